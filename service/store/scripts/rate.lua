-- Moves ratings by one game of a tournament, each game once and in the order of play.
--
-- KEYS  1 ratings  2 how many games of each tournament are counted  3 version
--       4... the history of each bot that moves
-- ARGV  1 version expected  2 tournament  3 the place of the game in it, from 0
--       4 how many entries a history keeps
--       5... bot, rating and entry of the history, for each bot that moves
--
-- Returns 1, or 0 if the ratings have moved or the game is counted already.

if (redis.call('GET', KEYS[3]) or '0') ~= ARGV[1] then
  return 0
end
if (redis.call('HGET', KEYS[2], ARGV[2]) or '0') ~= ARGV[3] then
  return 0
end
for place = 5, #ARGV, 3 do
  local history = KEYS[4 + (place - 5) / 3]
  redis.call('HSET', KEYS[1], ARGV[place], ARGV[place + 1])
  redis.call('RPUSH', history, ARGV[place + 2])
  redis.call('LTRIM', history, -ARGV[4], -1)
end
redis.call('HSET', KEYS[2], ARGV[2], ARGV[3] + 1)
redis.call('INCR', KEYS[3])
return 1
