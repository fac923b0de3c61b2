-- Keeps the results of parts: each part counts once, whoever played it how often.
--
-- KEYS  1 series  2 results  3 leases
-- ARGV  parts and results in turn
--
-- Returns how many parts have a result now; -1 if the series is over.

if redis.call('HGET', KEYS[1], 'status') ~= 'running' then
  return -1
end
for place = 1, #ARGV, 2 do
  redis.call('HSETNX', KEYS[2], ARGV[place], ARGV[place + 1])
  redis.call('ZREM', KEYS[3], ARGV[place])
end
local time = redis.call('TIME')
local now = string.format('%.0f', time[1] * 1000000 + time[2])
redis.call('HSET', KEYS[1], 'moved', now)
return redis.call('HLEN', KEYS[2])
