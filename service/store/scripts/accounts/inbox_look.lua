-- Looks at an inbox as it is at one moment.
--
-- KEYS  1 account  2 games  3 turns  4 messages
-- ARGV  1 how many turns at most
--
-- Returns the number of the last message, that of the oldest one that is kept (0 for
-- none), and of each game that waits for the account the news that say so.

local last = redis.call('HGET', KEYS[1], 'messages') or '0'
local oldest = redis.call('XRANGE', KEYS[4], '-', '+', 'COUNT', 1)
local first = oldest[1] and string.match(oldest[1][1], '^%d+') or '0'
local turns = {}
if tonumber(ARGV[1]) > 0 then
  for _, game in ipairs(redis.call('ZRANGE', KEYS[3], 0, ARGV[1] - 1)) do
    turns[#turns + 1] = redis.call('HGET', KEYS[2], game)
  end
end
return {last, first, turns}
