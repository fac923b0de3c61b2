-- Begins a series: a simulation or a tournament. One that exists already stays as it is.
--
-- KEYS  1 series  2 running  3 all
-- ARGV  1 id  2 what it is called in lists  3... fields and values
--
-- Returns 1 if it is new, else 0.

if redis.call('EXISTS', KEYS[1]) == 1 then
  return 0
end
redis.call('HSET', KEYS[1], 'status', 'running', unpack(ARGV, 3))
redis.call('SADD', KEYS[2], ARGV[1])
redis.call('ZADD', KEYS[3], 0, ARGV[2])
return 1
