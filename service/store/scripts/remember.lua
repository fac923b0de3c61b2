-- Remembers an answer that changed nothing, unless one is remembered already.
--
-- KEYS  1 answer
-- ARGV  1 the answer  2 for how many seconds
--
-- Returns the answer that is remembered now.

local answer = redis.call('GET', KEYS[1])
if answer then
  return answer
end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
return ARGV[1]
