-- Strikes a due time whose tournament exists, and notes the tournament as a run.
--
-- KEYS  1 due  2 runs
-- ARGV  1 due time  2 tournament  3 how many runs are kept
--
-- Returns 1 if it was still due, else 0.

if redis.call('ZREM', KEYS[1], ARGV[1]) == 0 then
  return 0
end
redis.call('LPUSH', KEYS[2], ARGV[1] .. ' ' .. ARGV[2])
redis.call('LTRIM', KEYS[2], 0, ARGV[3] - 1)
return 1
