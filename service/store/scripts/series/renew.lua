-- Prolongs the claim on parts that are still being played.
--
-- KEYS  1 leases
-- ARGV  1 for how many seconds  2... the parts
--
-- Returns how many of them are still claimed.

local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local renewed = 0
for place = 2, #ARGV do
  if redis.call('ZSCORE', KEYS[1], ARGV[place]) then
    redis.call('ZADD', KEYS[1], 'XX', now + ARGV[1], ARGV[place])
    renewed = renewed + 1
  end
end
return renewed
