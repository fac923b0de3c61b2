/**
 * The service is killed and started again while a game is played and watched.
 *
 * Whoever runs this does it whenever a line says so.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { play, type Retry, Seance, Unreachable } from "seance-sdk";
import { BOT, byChance, HUMAN, heard, lay, listed, seatsOf, URL } from "./tables.ts";

/** After how many answers of ours the service is restarted. */
const RESTARTS = [10, 30];

test("a game is played and watched across restarts of the service", async () => {
  const lost: Retry[] = [];
  const onRetry = (retry: Retry) => {
    if (retry.cause instanceof Unreachable) lost.push(retry);
  };
  const table = await lay([HUMAN, HUMAN, BOT], new Seance(URL, { onRetry }));
  const games = await seatsOf(table);
  const hearing = heard(table.events());
  let answers = 0;

  await Promise.all(
    games.map((game, seat) => {
      const choose = byChance(seat);
      return play(game, (game, decision) => {
        answers += 1;
        if (RESTARTS.includes(answers)) console.log("restart");
        return choose(game, decision);
      });
    }),
  );

  assert.equal((await table.refresh()).status, "finished");
  assert.ok(lost.length >= RESTARTS.length);
  assert.deepEqual(await hearing, await listed(table));
});
