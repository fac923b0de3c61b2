-- Notes which due time of a schedule has a tournament that can be entered.
--
-- KEYS  1 schedule
-- ARGV  1 due time
--
-- Returns 1, or 0 if the schedule is gone.

if redis.call('EXISTS', KEYS[1]) == 0 then
  return 0
end
redis.call('HSET', KEYS[1], 'opened', ARGV[1])
return 1
