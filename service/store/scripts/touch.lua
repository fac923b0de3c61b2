-- Writes a game again as it is: a server has passed on all that it wrote before to those
-- of its replicas that have this, too, and a connection waits only for what it wrote.
--
-- KEYS  1 game  2 response
-- ARGV  1 version  2 revision, as the game must be; empty for any
--
-- Returns 'done' and the response that is stored, or 'stale' if the game is not so.

local known = redis.call('HMGET', KEYS[1], 'version', 'revision', 'ticket')
if ARGV[1] ~= '' and (known[1] ~= ARGV[1] or known[2] ~= ARGV[2]) then
  return {'stale'}
end
if known[3] then
  -- A full server refuses a script whose first write may take memory.
  redis.call('HDEL', KEYS[1], '')
  redis.call('HSET', KEYS[1], 'ticket', known[3])
end
return {'done', redis.call('GET', KEYS[2]) or ''}
