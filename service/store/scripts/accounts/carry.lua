-- Carries the news of a game into the inbox of an account, once and in order. tell.lua
-- stands before it.
--
-- KEYS  1 account  2 games  3 turns  4 messages  5 list of all games
--       6 waiting  7 playing  8 finished  9 abandoned
--       10 webhooks  11 webhooks due  12 accounts with webhooks due
-- ARGV  1 the news, packed with MessagePack; its fields are those of ``GameNews`` in
--       inbox.py  2 how many messages are kept
--
-- A game may be carried by several processes, in any order: what is older than what is
-- known changes nothing, and every fact is added when it is new. Returns how many
-- webhooks have something to send since.

local account_key, games_key, turns_key = KEYS[1], KEYS[2], KEYS[3]
local messages_key, all_key = KEYS[4], KEYS[5]
local lists = {
  waiting = KEYS[6], playing = KEYS[7], finished = KEYS[8], abandoned = KEYS[9]
}
local news = cmsgpack.unpack(ARGV[1])

if redis.call('HEXISTS', account_key, 'deleted') == 1 then
  return 0
end
local stored = redis.call('HGET', games_key, news.game)
local known = {moment = -1, status = '', is_invited = false, is_started = false,
  turn = ''}
if stored then
  known = cmsgpack.unpack(stored)
end
if known.moment >= news.moment then
  return 0
end
redis.call('HSET', games_key, news.game, ARGV[1])

if known.status ~= '' then
  redis.call('ZREM', lists[known.status], news.member)
end
if news.status == '' then
  redis.call('ZREM', all_key, news.member)
else
  redis.call('ZADD', lists[news.status], 0, news.member)
  redis.call('ZADD', all_key, 0, news.member)
end
if news.turn == '' then
  redis.call('ZREM', turns_key, news.game)
elseif news.turn ~= known.turn then
  redis.call('ZADD', turns_key, present(), news.game)
end

local inbox = {
  account = account_key, messages = messages_key, webhooks = KEYS[10], due = KEYS[11],
  index = KEYS[12], name = news.account, kept = ARGV[2]
}
local last, due = 0, 0
local function say(kind)
  local marked
  last, marked = tell(inbox, kind, {'game', news.game, 'seat', news.seat,
    'version', news.version, 'act_by', news.act_by})
  due = due + marked
end
local function is_over(status)
  return status == 'finished' or status == 'abandoned'
end
if news.is_invited and not known.is_invited then
  say('invitation')
end
if news.is_started and not known.is_started then
  say('game_started')
end
if news.turn ~= '' and news.turn ~= known.turn then
  say('turn')
end
if is_over(news.status) and not is_over(known.status) then
  say('game_over')
end
if last > 0 then
  redis.call('PUBLISH', 'seance:wake', '@' .. news.account .. ' ' .. last)
end
return due
