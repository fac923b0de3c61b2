/** Bad networks: what was sent counts once, what was told is heard once. */

import assert from "node:assert/strict";
import type { IncomingMessage } from "node:http";
import { test } from "node:test";
import {
  play,
  RateLimited,
  type Retry,
  Seance,
  Unavailable,
  Unreachable,
} from "seance-sdk";
import { type Fate, lossyProxy, type Rule } from "./lossy_proxy.ts";
import { byChance, HUMAN, heard, lay, listed, seance, toAct, URL } from "./tables.ts";

/** A fate for the first request of a kind, and a good one for all others. */
function first(fate: Fate, isMeant: (request: IncomingMessage) => boolean): Rule {
  return (seen) => {
    const [meant] = seen.filter(isMeant);
    return meant !== undefined && meant === seen.at(-1) ? fate : "pass";
  };
}

const isPost = ({ method }: IncomingMessage) => method === "POST";

for (const fate of ["lose", "halve", "busy", "limited"] as const) {
  test(`a command counts once: its first try meets a network that would ${fate}`, async () => {
    const table = await lay();
    const mine = await toAct(table);
    await using proxy = await lossyProxy(URL, first(fate, isPost));
    const retries: Retry[] = [];
    const onRetry = (retry: Retry) => retries.push(retry);
    const far = await new Seance(proxy.url, { onRetry }).game(mine.id, mine.token);

    const { events } = await far.send(0);

    assert.equal(far.state.version, 1);
    assert.equal((await table.refresh()).version, 1);
    assert.ok(events.length > 0);
    const keys = proxy.seen
      .filter(isPost)
      .map(({ headers }) => headers["idempotency-key"]);
    assert.equal(keys.length, 2);
    assert.equal(keys[0], keys[1]);
    assert.equal(retries.length, 1);
    const asksToWait = fate === "busy" || fate === "limited";
    assert.equal(retries[0]?.cause instanceof Unreachable, !asksToWait);
    if (asksToWait) assert.ok((retries[0]?.delay ?? 0) >= 1_000);
  });
}

test("a whole game over a network that loses every fifth answer", async () => {
  const table = await seance.createGame({ title: "ghost-stories", seats: [HUMAN] });
  await using proxy = await lossyProxy(URL, ({ length }) =>
    length % 5 === 0 ? (length % 2 === 0 ? "lose" : "halve") : "pass",
  );
  const far = await new Seance(proxy.url).game(table.id, (await table.seat(0)).token);
  const choose = byChance(0);
  let answers = 0;

  await play(far, (game, decision) => {
    answers += 1;
    return choose(game, decision);
  });

  assert.equal((await table.refresh()).status, "finished");
  assert.equal(table.state.version, answers);
});

test("events are heard once and in order over a connection that keeps breaking", async () => {
  const table = await lay();
  const isStream = ({ url }: IncomingMessage) => url?.endsWith("/stream") ?? false;
  await using proxy = await lossyProxy(URL, (seen) =>
    isStream(seen.at(-1) as IncomingMessage) && seen.filter(isStream).length <= 3
      ? "halve"
      : "pass",
  );
  const far = await new Seance(proxy.url).game(table.id, table.token);
  const hearing = heard(far.events());

  const seats = table.credentials.seats.map(({ seat }) => table.seat(seat));
  await Promise.all((await Promise.all(seats)).map((game) => play(game, byChance(7))));

  assert.deepEqual(await hearing, await listed(table));
  assert.ok(proxy.seen.filter(isStream).length > 3);
});

test("a game is created once, though the first answer was lost", async () => {
  await using proxy = await lossyProxy(URL, first("lose", isPost));

  const table = await lay([HUMAN, HUMAN], new Seance(proxy.url));

  const keys = proxy.seen.map(({ headers }) => headers["idempotency-key"]);
  assert.equal(keys.length, 2);
  assert.equal(keys[0], keys[1]);
  assert.equal((await (await table.seat(1)).refresh()).status, "playing");
});

test("a game is created when the service has time again", async () => {
  await using proxy = await lossyProxy(URL, first("limited", isPost));

  const table = await lay([HUMAN, HUMAN], new Seance(proxy.url));

  assert.equal(table.state.status, "playing");
  assert.equal(proxy.seen.length, 2);
});

test("whoever has no patience is told at once", async () => {
  const { id, token } = await (await lay()).seat(0);
  for (const [fate, kind] of [
    ["busy", Unavailable],
    ["limited", RateLimited],
    ["lose", Unreachable],
  ] as const) {
    await using proxy = await lossyProxy(URL, () => fate);
    const hasty = new Seance(proxy.url, { patience: 0 });

    const error: unknown = await hasty.game(id, token).catch((error: unknown) => error);

    assert.ok(error instanceof kind, String(error));
    assert.equal(error instanceof Unreachable ? 1 : error.retryAfter, 1);
    assert.equal(proxy.seen.length, 1);
  }
});

test("patience ends when nobody is there", async () => {
  const { url, [Symbol.asyncDispose]: close } = await lossyProxy(URL, () => "pass");
  await close();
  const retries: Retry[] = [];
  const onRetry = (retry: Retry) => retries.push(retry);

  const call = new Seance(url, { patience: 1, onRetry }).api.listTitles();

  await assert.rejects(call, Unreachable);
  assert.ok(retries.length >= 2);
  assert.ok(retries.every(({ delay }) => delay <= 1_000));
});

test("an aborted signal ends every wait at once", async () => {
  const table = await lay();
  const waiting = await table.seat(table.state.to_act[0] === 0 ? 1 : 0);
  await using proxy = await lossyProxy(URL, () => "busy");
  const away = new Seance(proxy.url);
  const calls: ((signal: AbortSignal) => Promise<unknown>)[] = [
    (signal) => play(waiting, () => 0, { signal }),
    (signal) => waiting.news({ after: 1_000, wait: 25, signal }),
    (signal) => heard(waiting.events({ signal })),
    (signal) => away.game(table.id, table.token, { signal }),
  ];
  for (const call of calls) {
    const began = performance.now();

    await assert.rejects(call(AbortSignal.timeout(300)), { name: "TimeoutError" });

    // None of them waits as long as it was asked to, 25 seconds or more.
    assert.ok(performance.now() - began < 20_000);
  }
  await assert.rejects(waiting.refresh({ signal: AbortSignal.abort() }), {
    name: "AbortError",
  });
});

test("another program in the place of the service is no crash", async () => {
  await using proxy = await lossyProxy(URL, () => "stray");

  const call = new Seance(proxy.url).api.listTitles();

  await assert.rejects(call, { name: "Problem", status: 418, code: "" });
});
