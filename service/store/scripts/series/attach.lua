-- Keeps data that belong to parts of a series, each once, up to a size in all.
--
-- KEYS  1 series  2 attachments
-- ARGV  1 how many bytes there may be  2... parts and data in turn
--
-- Returns 1 if the data are kept. Beyond the size nothing is, now and later: 0, as when
-- the series is over.

if redis.call('HGET', KEYS[1], 'status') ~= 'running' then
  return 0
end
local total = tonumber(redis.call('HGET', KEYS[1], 'attached') or '0')
if total > tonumber(ARGV[1]) then
  return 0
end
for place = 2, #ARGV, 2 do
  if redis.call('HSETNX', KEYS[2], ARGV[place], ARGV[place + 1]) == 1 then
    total = total + #ARGV[place + 1]
  end
end
redis.call('HSET', KEYS[1], 'attached', total)
if total > tonumber(ARGV[1]) then
  redis.call('UNLINK', KEYS[2])
  return 0
end
return 1
