-- Writes an account, if it is as expected.
--
-- KEYS  1 account  2 names  3 accounts with webhooks due
--       4... all that goes with an account that is deleted
-- ARGV  1 the revision expected, '' for a new account  2 the account  3 its name
--       4 '1' if it is deleted
--
-- Returns 1, or 0 if it has changed meanwhile, or exists already.

local revision = redis.call('HGET', KEYS[1], 'revision') or ''
if revision ~= ARGV[1] then
  return 0
end
if ARGV[4] == '1' then
  redis.call('ZREM', KEYS[2], ARGV[3])
  redis.call('ZREM', KEYS[3], ARGV[3])
  redis.call('UNLINK', unpack(KEYS, 4))
  redis.call('HSET', KEYS[1], 'deleted', 1)
else
  redis.call('ZADD', KEYS[2], 0, ARGV[3])
end
redis.call('HSET', KEYS[1], 'account', ARGV[2], 'revision', (tonumber(revision) or 0) + 1)
return 1
