-- Puts a message into an inbox once, beside the news of its games. tell.lua is before it.
--
-- KEYS  1 account  2 messages  3 webhooks  4 webhooks due  5 accounts with webhooks due
--       6 what was announced already
-- ARGV  1 name  2 how many messages are kept  3 kind  4 what names the news: it is sent
--       once  5 how many such names are kept  6... fields and values of the message
--
-- Returns how many webhooks have something to send since, or -1 if nothing was told.

local account = redis.call('HMGET', KEYS[1], 'account', 'deleted')
if not account[1] or account[2] then
  return -1
end
if redis.call('ZADD', KEYS[6], 'NX', present(), ARGV[4]) == 0 then
  return -1
end
redis.call('ZREMRANGEBYRANK', KEYS[6], 0, -1 - ARGV[5])
local inbox = {
  account = KEYS[1], messages = KEYS[2], webhooks = KEYS[3], due = KEYS[4],
  index = KEYS[5], name = ARGV[1], kept = ARGV[2]
}
local fields = {}
for place = 6, #ARGV do
  fields[#fields + 1] = ARGV[place]
end
local last, marked = tell(inbox, ARGV[3], fields)
redis.call('PUBLISH', 'seance:wake', '@' .. ARGV[1] .. ' ' .. last)
return marked
