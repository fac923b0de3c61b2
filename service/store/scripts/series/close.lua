-- Ends a series that is running: finished or cancelled, with what it came to.
--
-- KEYS  1 series  2 results  3 leases  4 running
-- ARGV  1 id  2 status  3 outcome, '' for none  4 '1' to drop the results of parts
--
-- Returns 1 if this call ended it, else 0.

if redis.call('HGET', KEYS[1], 'status') ~= 'running' then
  return 0
end
local time = redis.call('TIME')
local now = string.format('%.0f', time[1] * 1000000 + time[2])
-- First: a full server refuses a script whose first write may take memory.
redis.call('SREM', KEYS[4], ARGV[1])
redis.call('HSET', KEYS[1], 'status', ARGV[2], 'outcome', ARGV[3], 'ended', now)
redis.call('DEL', KEYS[3])
if ARGV[4] == '1' then
  redis.call('HSET', KEYS[1], 'parts', redis.call('HLEN', KEYS[2]))
  redis.call('DEL', KEYS[2])
end
return 1
