-- Changes the request of a series that is running, if it is as expected.
--
-- KEYS  1 series
-- ARGV  1 the revision expected  2 the request
--
-- Returns 1, or 0 if it has changed meanwhile or the series is over.

if redis.call('HGET', KEYS[1], 'status') ~= 'running' then
  return 0
end
if (redis.call('HGET', KEYS[1], 'revision') or '0') ~= ARGV[1] then
  return 0
end
local time = redis.call('TIME')
local now = string.format('%.0f', time[1] * 1000000 + time[2])
redis.call('HSET', KEYS[1], 'request', ARGV[2], 'revision', ARGV[1] + 1, 'moved', now)
return 1
