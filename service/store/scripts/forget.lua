-- Removes a game and everything about it.
--
-- KEYS  1 game  2 due  3 late  4 over  5 counts  6 commands  7 events  8 history
--       9...  the indexes that the game is in
-- ARGV  1 id  2 what the game is called in indexes  3 as what it is counted
--
-- Returns 1 if there was such a game, else 0.

local existed = redis.call('UNLINK', KEYS[1])
if existed == 1 then
  redis.call('HINCRBY', KEYS[5], ARGV[3], -1)
end
for place = 2, 4 do
  redis.call('ZREM', KEYS[place], ARGV[1])
end
redis.call('UNLINK', KEYS[6], KEYS[7], KEYS[8])
for place = 9, #KEYS do
  redis.call('ZREM', KEYS[place], ARGV[2])
end
return existed
