-- Writes down what is due of a schedule, and up to when somebody has looked.
--
-- KEYS  1 schedule  2 due
-- ARGV  1 when it was looked at before, as expected  2 when now  3... the due times
--
-- Returns 1, or 0 if somebody else has looked meanwhile or the schedule is gone.

if redis.call('HGET', KEYS[1], 'looked') ~= ARGV[1] then
  return 0
end
redis.call('HSET', KEYS[1], 'looked', ARGV[2])
for place = 3, #ARGV do
  redis.call('ZADD', KEYS[2], ARGV[place], ARGV[place])
end
return 1
