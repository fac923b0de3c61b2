-- Gives parts of a series to whoever asks: what nobody has begun first, then what was
-- begun so long ago that its worker must be dead.
--
-- KEYS  1 series  2 results  3 leases
-- ARGV  1 how many are wanted  2 for how many seconds  3... the parts in question
--
-- Returns the numbers of the parts.

if redis.call('HGET', KEYS[1], 'status') ~= 'running' then
  return {}
end
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local fresh, expired = {}, {}
for place = 3, #ARGV do
  local part = ARGV[place]
  if redis.call('HEXISTS', KEYS[2], part) == 0 then
    local lease = redis.call('ZSCORE', KEYS[3], part)
    if not lease then
      fresh[#fresh + 1] = part
    elseif tonumber(lease) <= now then
      expired[#expired + 1] = part
    end
  end
  if #fresh >= tonumber(ARGV[1]) then
    break
  end
end
local given = {}
for _, parts in ipairs({fresh, expired}) do
  for _, part in ipairs(parts) do
    if #given < tonumber(ARGV[1]) then
      given[#given + 1] = part
      redis.call('ZADD', KEYS[3], now + ARGV[2], part)
    end
  end
end
redis.call('HSETNX', KEYS[1], 'started', string.format('%.0f', now * 1000000))
return given
