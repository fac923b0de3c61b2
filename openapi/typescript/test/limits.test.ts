/** A service that takes only so many requests in a minute. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { RateLimited, type Retry, Seance } from "seance-sdk";
import { lay, toAct, URL } from "./tables.ts";

test("whoever has sent too many requests waits as long as asked, and goes on", async () => {
  const table = await lay();
  const mine = await toAct(table);
  const hasty = new Seance(URL, { token: mine.token, patience: 0 });
  const limited = await untilLimited(() =>
    hasty.api.listEvents({ path: { game: mine.id }, query: { limit: 1 } }),
  );
  const retries: Retry[] = [];
  const onRetry = (retry: Retry) => retries.push(retry);
  const patient = await new Seance(URL, { onRetry }).game(mine.id, mine.token);
  const began = performance.now();

  await patient.send(0);

  assert.equal(limited.code, "too_many_requests");
  assert.ok(limited.retryAfter !== undefined && limited.retryAfter <= 60);
  assert.equal(patient.state.version, 1);
  assert.ok(retries.length > 0);
  for (const { cause, delay } of retries) {
    assert.ok(cause instanceof Response && cause.status === 429);
    assert.ok(delay >= Number(cause.headers.get("Retry-After")) * 1_000);
  }
  assert.ok(performance.now() - began < 75_000);
});

/**
 * Send requests, many at a time, until all are refused because there were too many.
 *
 * Processes of the service tell each other what they counted, so one may know it later.
 * If it will be over in a moment, go on: it could be over before anybody looks.
 */
async function untilLimited(send: () => Promise<unknown>): Promise<RateLimited> {
  for (;;) {
    const results = await Promise.allSettled(Array.from({ length: 20 }, send));
    const limits = results.flatMap((result) =>
      result.status === "rejected" && result.reason instanceof RateLimited
        ? [result.reason]
        : [],
    );
    const [limited] = limits;
    const isLong = limited?.retryAfter !== undefined && limited.retryAfter > 3;
    if (isLong && limits.length === results.length) return limited;
  }
}
