-- Removes a game and everything about it.
--
-- KEYS  1 game  2 counts  3 commands  4 events  5 history
--       6...  the lists that the game is in, then the indexes by its id
-- ARGV  1 id  2 what the game is called in lists  3 as what it is counted
--       4 how many lists there are
--
-- Returns 1 if there was such a game, else 0.

-- A full server carries it out: the first write takes no memory.
local existed = redis.call('UNLINK', KEYS[1])
redis.call('UNLINK', KEYS[3], KEYS[4], KEYS[5])
if existed == 1 and ARGV[3] ~= '' then
  redis.call('HINCRBY', KEYS[2], ARGV[3], -1)
end
local first_index = 6 + ARGV[4]
for place = 6, #KEYS do
  redis.call('ZREM', KEYS[place], place < first_index and ARGV[2] or ARGV[1])
end
return existed
