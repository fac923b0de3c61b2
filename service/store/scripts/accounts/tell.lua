-- Stands before the scripts that put a message into an inbox.

-- Returns the time in seconds, as a score.
local function present()
  local time = redis.call('TIME')
  return time[1] .. '.' .. string.format('%06d', time[2])
end

-- Puts a message into an inbox, and marks the webhooks that send messages of its kind.
-- ``inbox`` has the keys ``account``, ``messages``, ``webhooks``, ``due`` and ``index``,
-- the ``name`` of the account and how many messages are ``kept``; ``fields`` are names
-- and values. One that waits for its next attempt is not brought forward. Returns the
-- number of the message, and how many webhooks have something to send since.
local function tell(inbox, kind, fields)
  local last = redis.call('HINCRBY', inbox.account, 'messages', 1)
  local now = present()
  redis.call('XADD', inbox.messages, 'MAXLEN', '~', inbox.kept, last .. '-0',
    'type', kind, 'at', string.gsub(now, '%.', ''), unpack(fields))
  local marked = 0
  local found = redis.call('HVALS', inbox.webhooks)
  for _, packed in ipairs(found) do
    local webhook = cjson.decode(packed)
    local is_wanted = false
    for _, each in ipairs(webhook.kinds) do
      is_wanted = is_wanted or each == kind
    end
    if is_wanted and webhook.disabled == '' then
      marked = marked + redis.call('ZADD', inbox.due, 'NX', now, webhook.id)
    end
  end
  if marked > 0 then
    redis.call('ZADD', inbox.index, 'LT', now, inbox.name)
  end
  return last, marked
end

