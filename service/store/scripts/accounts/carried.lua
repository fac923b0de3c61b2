-- Strikes a game from those whose news must be carried, unless it has gone on.
--
-- KEYS  1 game  2 games whose news must be carried
-- ARGV  1 id  2 version  3 revision
--
-- Returns 1 if it was struck, else 0.

local known = redis.call('HMGET', KEYS[1], 'version', 'revision')
if known[1] and (known[1] ~= ARGV[2] or known[2] ~= ARGV[3]) then
  return 0
end
return redis.call('ZREM', KEYS[2], ARGV[1])
