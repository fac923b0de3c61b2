-- The one way in which a game changes: all of it at once, or not at all.
--
-- KEYS  1 game  2 commands  3 events  4 due  5 late  6 over  7 answer  8 counts
--       9...  the indexes that the game leaves, then those that it enters
-- ARGV  1 id  2 ticket, different for every change
--       3 version expected, '' for a new game  4 revision expected, '' likewise
--       5 the answer to remember, '' for none  6 for how many seconds
--       7 '1' if a bot must act next, '0' if none must any more, '' if none had to
--       8 what the game is called in indexes  9 how many indexes it leaves
--       10 how many events it has told before
--       11 when time runs out for a person, '0' for never, '' if nothing changed
--       12 '1' if the game is over, else ''
--       13 as what the game was counted before, '' for a new one  14 and now
--       15 as what its commands are counted
--       16 how many of what follows are fields  17 and how many are commands
--       18...  fields and values of the game, then commands, then events
--
-- Returns 'done', or 'stale' if the game is no longer as expected, or the answer that
-- is remembered already. A change that is sent again after its reply was lost finds its
-- own ticket, and is done.

local known = redis.call('HMGET', KEYS[1], 'version', 'revision', 'ticket')
if known[3] == ARGV[2] then
  return {'done'}
end
if ARGV[5] ~= '' then
  local answer = redis.call('GET', KEYS[7])
  if answer then
    return {'answered', answer}
  end
end
if (known[1] or '') ~= ARGV[3] or (known[2] or '') ~= ARGV[4] then
  return {'stale'}
end

local at = 18
local fields = {'ticket', ARGV[2]}
for place = at, at + ARGV[16] - 1 do
  fields[#fields + 1] = ARGV[place]
end
redis.call('HSET', KEYS[1], unpack(fields))

at = at + ARGV[16]
for place = at, at + ARGV[17] - 1 do
  redis.call('RPUSH', KEYS[2], ARGV[place])
end

at = at + ARGV[17]
local number = tonumber(ARGV[10])
for place = at, #ARGV do
  number = number + 1
  redis.call('XADD', KEYS[3], number .. '-0', 'event', ARGV[place])
end

if ARGV[5] ~= '' then
  redis.call('SET', KEYS[7], ARGV[5], 'EX', ARGV[6])
end

local now
if ARGV[7] == '1' or ARGV[12] == '1' then
  local time = redis.call('TIME')
  now = time[1] .. '.' .. string.format('%06d', time[2])
end
if ARGV[7] == '1' then
  redis.call('ZADD', KEYS[4], now, ARGV[1])
elseif ARGV[7] == '0' then
  redis.call('ZREM', KEYS[4], ARGV[1])
end

if ARGV[11] == '0' then
  redis.call('ZREM', KEYS[5], ARGV[1])
elseif ARGV[11] ~= '' then
  redis.call('ZADD', KEYS[5], ARGV[11], ARGV[1])
end
if ARGV[12] == '1' then
  redis.call('ZADD', KEYS[6], now, ARGV[1])
end

local leaves = tonumber(ARGV[9])
for place = 9, 8 + leaves do
  redis.call('ZREM', KEYS[place], ARGV[8])
end
for place = 9 + leaves, #KEYS do
  redis.call('ZADD', KEYS[place], 0, ARGV[8])
end

if ARGV[13] ~= ARGV[14] then
  if ARGV[13] ~= '' then
    redis.call('HINCRBY', KEYS[8], ARGV[13], -1)
  end
  redis.call('HINCRBY', KEYS[8], ARGV[14], 1)
end
-- A fork brings commands along that were counted when they were taken.
if ARGV[3] ~= '' and ARGV[17] ~= '0' then
  redis.call('HINCRBY', KEYS[8], ARGV[15], ARGV[17])
end

redis.call('PUBLISH', 'seance:wake', ARGV[1] .. ' ' .. number)
return {'done'}
