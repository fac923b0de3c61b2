-- The one way in which a game changes: all of it at once, or not at all.
--
-- KEYS  1 game  2 commands  3 events  4 due  5 late  6 over  7 response  8 counts
--       9 due, for the other kind of games  10 waiting  11 playing  12 expiring
--       13 abandoned  14 games whose news must be carried to accounts
--       15...  the lists that the game leaves, then those that it enters
-- ARGV  1 the change, packed with MessagePack; its fields are those of
--       ``ChangeArgument`` in change.py, beside this file
--
-- Returns 'done', or 'stale' if the game is no longer as expected, or the response that
-- is stored already. A change that is sent again after its reply was lost finds its own
-- ticket, and is done.

local game_key, commands_key, events_key = KEYS[1], KEYS[2], KEYS[3]
local due_key, late_key, over_key = KEYS[4], KEYS[5], KEYS[6]
local response_key, counts_key, other_due_key = KEYS[7], KEYS[8], KEYS[9]
local lives = {
  waiting = KEYS[10], playing = KEYS[11], expiring = KEYS[12],
  finished = over_key, abandoned = KEYS[13]
}
local uncarried_key = KEYS[14]
local first_list = 15
local change = cmsgpack.unpack(ARGV[1])

local known = redis.call('HMGET', game_key, 'version', 'revision', 'ticket')

-- A connection waits only for what it wrote itself. A full server refuses a script whose
-- first write may take memory.
local function touch()
  if change.is_waited_for then
    redis.call('HDEL', game_key, '')
    redis.call('HSET', game_key, 'ticket', known[3])
  end
end

if known[3] == change.ticket then
  touch()
  return {'done'}
end
if change.response ~= '' then
  local response = redis.call('GET', response_key)
  if response then
    touch()
    return {'answered', response}
  end
end
local version, revision = known[1] or '', known[2] or ''
if version ~= change.version or revision ~= change.revision then
  return {'stale'}
end

if change.makes_room then
  -- A full server refuses a script whose first write may take memory. This one frees
  -- some, and what follows it is carried out: games can end when nothing else can.
  redis.call('ZREM', lives[change.life_before], change.id)
end
redis.call('HSET', game_key, 'ticket', change.ticket, unpack(change.fields))
for _, command in ipairs(change.commands) do
  redis.call('RPUSH', commands_key, command)
end
local number = change.events_before
for _, entry in ipairs(change.events) do
  number = number + 1
  redis.call('XADD', events_key, number .. '-0', unpack(entry))
end
if change.response ~= '' then
  redis.call('SET', response_key, change.response, 'EX', change.response_seconds)
end

local time = redis.call('TIME')
local now = time[1] .. '.' .. string.format('%06d', time[2])
if change.bot == 'due' then
  redis.call('ZADD', due_key, now, change.id)
  redis.call('ZREM', other_due_key, change.id)
elseif change.bot == 'done' then
  redis.call('ZREM', due_key, change.id)
  redis.call('ZREM', other_due_key, change.id)
end
if change.act_by == '0' then
  redis.call('ZREM', late_key, change.id)
elseif change.act_by ~= '' then
  redis.call('ZADD', late_key, change.act_by, change.id)
end
if change.life_before ~= '' and change.life_before ~= change.life then
  redis.call('ZREM', lives[change.life_before], change.id)
end
local since = change.life == 'expiring' and change.expires_at or now
redis.call('ZADD', lives[change.life], since, change.id)

if change.is_for_accounts then
  redis.call('ZADD', uncarried_key, now, change.id)
end

local first_entered = first_list + change.lists_left
for place = first_list, first_entered - 1 do
  redis.call('ZREM', KEYS[place], change.member)
end
for place = first_entered, #KEYS do
  redis.call('ZADD', KEYS[place], 0, change.member)
end

if change.counted_before ~= change.counted then
  if change.counted_before ~= '' then
    redis.call('HINCRBY', counts_key, change.counted_before, -1)
  end
  redis.call('HINCRBY', counts_key, change.counted, 1)
end
-- A fork brings commands along that were counted when they were taken.
if change.version ~= '' and #change.commands > 0 then
  redis.call('HINCRBY', counts_key, change.counted_commands, #change.commands)
end

redis.call('PUBLISH', 'seance:wake', change.id .. ' ' .. number)
return {'done'}
