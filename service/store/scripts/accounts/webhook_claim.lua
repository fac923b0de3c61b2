-- Gives the webhook of an account that has waited longest to one process, for a while.
--
-- KEYS  1 webhooks  2 webhooks due  3 accounts with webhooks due
-- ARGV  1 name of the account  2 for how many seconds
--
-- Returns the webhook, or nothing if none has anything to send now.

local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local claimed = false
while not claimed do
  local id = redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', string.format('%.6f', now),
    'LIMIT', 0, 1)[1]
  if not id then
    break
  end
  claimed = redis.call('HGET', KEYS[1], id)
  if claimed then
    redis.call('ZADD', KEYS[2], string.format('%.6f', now + ARGV[2]), id)
  else
    redis.call('ZREM', KEYS[2], id)
  end
end
local first = redis.call('ZRANGE', KEYS[2], 0, 0, 'WITHSCORES')
if first[1] then
  redis.call('ZADD', KEYS[3], first[2], ARGV[1])
else
  redis.call('ZREM', KEYS[3], ARGV[1])
end
return claimed
