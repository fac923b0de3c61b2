-- Writes a webhook of an account, if it is as expected, and when it is looked at again.
--
-- KEYS  1 account  2 webhooks  3 webhooks due  4 accounts with webhooks due  5 deliveries
-- ARGV  1 name of the account  2 id  3 the webhook expected, '' for a new one
--       4 the webhook, '' to remove it
--       5 in how many seconds it has something to send; 'soon' for at once, unless it is
--       held or waits; 'never', or '' to leave that
--       6 the number of the last message that was looked at: with 'never', a later one
--       is to be sent at once  7 what was sent, '' for nothing
--       8 how many of those are kept  9 how many webhooks an account may have
--
-- Returns 1, or 2 if there is something to send at once; 0 if it has changed meanwhile,
-- -1 if the account has as many as it may, -2 if there is no such account any more.

if redis.call('HEXISTS', KEYS[1], 'deleted') == 1 then
  return -2
end
local known = redis.call('HGET', KEYS[2], ARGV[2]) or ''
if known ~= ARGV[3] then
  return 0
end
if known == '' and redis.call('HLEN', KEYS[2]) >= tonumber(ARGV[9]) then
  return -1
end
local due = ARGV[5]
if ARGV[4] == '' then
  redis.call('HDEL', KEYS[2], ARGV[2])
  redis.call('ZREM', KEYS[3], ARGV[2])
  due = ''
else
  redis.call('HSET', KEYS[2], ARGV[2], ARGV[4])
end
local reply = 1
if due == 'never' then
  local last = tonumber(redis.call('HGET', KEYS[1], 'messages') or 0)
  if last > tonumber(ARGV[6]) then
    due, reply = '0', 2
  else
    redis.call('ZREM', KEYS[3], ARGV[2])
    due = ''
  end
end
if due ~= '' then
  local time = redis.call('TIME')
  local at = time[1] + time[2] / 1000000 + (tonumber(due) or 0)
  local which = due == 'soon' and 'NX' or 'CH'
  redis.call('ZADD', KEYS[3], which, string.format('%.6f', at), ARGV[2])
end
if ARGV[7] ~= '' then
  redis.call('XADD', KEYS[5], 'MAXLEN', ARGV[8], '*', 'delivery', ARGV[7])
end
local first = redis.call('ZRANGE', KEYS[3], 0, 0, 'WITHSCORES')
if first[1] then
  redis.call('ZADD', KEYS[4], first[2], ARGV[1])
else
  redis.call('ZREM', KEYS[4], ARGV[1])
end
return reply
