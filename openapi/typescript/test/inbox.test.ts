/** Programs that play by the inbox of their account alone. */

import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { test } from "node:test";
import { playInbox, Seance, type SeatRequest, type Table } from "seance-sdk";
import { lossyProxy } from "./lossy_proxy.ts";
import { byChance, lay, seance, URL } from "./tables.ts";

const newName = () => `bot-${randomBytes(8).toString("hex")}`;

const invited = (account: string): SeatRequest => ({ kind: "human", account });

/** Play until so many games have ended; return which. */
async function playUntil(
  account: Seance,
  games: number,
  seed: number,
): Promise<string[]> {
  const enough = new AbortController();
  const ended: string[] = [];
  const over = ({ id, isOver }: { id: string; isOver: boolean }) => {
    assert.ok(isOver);
    if (ended.push(id) === games) enough.abort("enough");
  };
  const { signal } = enough;
  await assert.rejects(
    playInbox(account, byChance(seed), { over, signal }),
    (reason) => reason === "enough",
  );
  return ended;
}

test("programs are invited and play several games over streams that break", async () => {
  const isStream = ({ url }: IncomingMessage) => url?.endsWith("/me/stream") ?? false;
  await using proxy = await lossyProxy(URL, (seen) =>
    isStream(seen.at(-1) as IncomingMessage) && seen.filter(isStream).length <= 4
      ? "halve"
      : "pass",
  );
  const far = new Seance(proxy.url);
  const names = [newName(), newName()];
  const accounts = await Promise.all(
    names.map((name) => far.register({ name, kind: "program" })),
  );
  const seats = names.map(invited);
  const early = await lay(seats);
  const together = await seance.createGame({
    title: "ghost-stories",
    seats: [...seats, ...seats],
  });

  const playing = accounts.map((account, seed) => playUntil(account, 3, seed));
  const late = await lay(seats.toReversed());
  const ended = await Promise.all(playing);

  const ids = [early, together, late].map(({ id }: Table) => id).sort();
  for (const each of ended) assert.deepEqual(each.toSorted(), ids);
  for (const table of [early, together, late]) {
    assert.equal((await table.refresh()).status, "finished");
  }
  assert.ok(proxy.seen.filter(isStream).length > 4);
});

test("a program that waits for nothing stops when it is told to", async () => {
  const account = await seance.register({ name: newName(), kind: "program" });
  const stop = new AbortController();
  const playing = playInbox(account, byChance(0), { signal: stop.signal });
  // It listens by then, or will find out before it does.
  setTimeout(() => stop.abort("enough"), 500);

  await assert.rejects(playing, (reason) => reason === "enough");
});

test("what a program throws ends it", async () => {
  const name = newName();
  const account = await seance.register({ name, kind: "program" });
  await seance.createGame({ title: "ghost-stories", seats: [invited(name)] });
  const fail = () => {
    throw new Error("no idea");
  };

  await assert.rejects(playInbox(account, fail), /no idea/);
});
