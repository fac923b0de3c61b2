-- Reads keys that belong together, at one moment.
--
-- KEYS  1... the keys that are read, then indexes in which something may be listed
-- ARGV  1 how many keys are read  2... what to look for in each of the indexes
--
-- Returns two lists. Of each key: its type ('none' if there is none), for how many
-- milliseconds it is still kept (-1 for ever), and what it holds. Of each index: the
-- score, '' for a set, and nothing (false) if it is not listed there.

local readers = {
  string = function(key) return redis.call('GET', key) end,
  hash = function(key) return redis.call('HGETALL', key) end,
  list = function(key) return redis.call('LRANGE', key, 0, -1) end,
  set = function(key) return redis.call('SMEMBERS', key) end,
  zset = function(key) return redis.call('ZRANGE', key, 0, -1, 'WITHSCORES') end,
  stream = function(key) return redis.call('XRANGE', key, '-', '+') end,
  none = function() return '' end
}

local parts, listed = {}, {}
local number = tonumber(ARGV[1])
for place = 1, number do
  local key = KEYS[place]
  local kind = redis.call('TYPE', key).ok
  parts[place] = {kind, redis.call('PTTL', key), readers[kind](key)}
end
for place = number + 1, #KEYS do
  local key, member = KEYS[place], ARGV[place - number + 1]
  local kind = redis.call('TYPE', key).ok
  local found = false
  if kind == 'set' then
    found = redis.call('SISMEMBER', key, member) == 1 and '' or false
  elseif kind == 'zset' then
    found = redis.call('ZSCORE', key, member)
  end
  listed[place - number] = found
end
return {parts, listed}
