/** Events as they happen. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { type Event, play } from "seance-sdk";
import { BOT, byChance, HUMAN, heard, lay, listed, seatsOf } from "./tables.ts";

test("every event is heard live, once and in order, as its reader may see it", async () => {
  const table = await lay([HUMAN, HUMAN, BOT]);
  const games = await seatsOf(table);
  const readers = [table, ...games];
  let live = 0;
  const hearings = readers.map(async (reader) => {
    const events: Event[] = [];
    for await (const event of reader.events()) {
      if (!games.some((game) => game.isOver)) live += 1;
      events.push(event);
    }
    return events;
  });

  await Promise.all(games.map((game, seat) => play(game, byChance(seat))));

  assert.ok(live > 30);
  for (const [index, events] of (await Promise.all(hearings)).entries()) {
    const numbers = events.map(({ number }) => number);
    assert.deepEqual(
      numbers,
      numbers.map((_, place) => place + 1),
    );
    assert.deepEqual(events, await listed(readers[index] ?? table));
    // The first reader is the owner, who holds no cards.
    assert.deepEqual(
      handsIn(events),
      new Set(index === 0 ? [] : [games.indexOf(readers[index] ?? table)]),
    );
  }
});

/** Whose cards are told. A switch by `type` knows the fields of each event. */
function handsIn(events: Event[]): Set<number> {
  const seen = new Set<number>();
  for (const event of events) {
    switch (event.type) {
      case "ghooost.hand_dealt":
      case "ghooost.cards_drawn":
        if (event.cards !== undefined) seen.add(event.player);
        break;
      default:
      // Others, and those that a later version of the service will tell.
    }
  }
  return seen;
}

test("events go on after any of them, also when the game is over", async () => {
  const table = await lay([HUMAN, BOT]);
  await play(await table.seat(0), byChance(3));
  const all = await listed(table);

  const later = await heard(table.events({ after: 7 }));

  assert.deepEqual(later, all.slice(7));
  assert.deepEqual(await heard(table.events({ after: all.length })), []);
});

test("whoever has heard enough just stops", async () => {
  const table = await lay();

  for await (const event of table.events()) {
    if (event.number === 2) break;
  }

  const [next] = await take(1, table.events({ after: 2 }));
  assert.equal(next?.number, 3);
});

async function take(count: number, events: AsyncIterable<Event>): Promise<Event[]> {
  const taken: Event[] = [];
  for await (const event of events) {
    taken.push(event);
    if (taken.length === count) break;
  }
  return taken;
}

test("an aborted signal ends the events", async () => {
  const table = await lay();
  const leaving = new AbortController();
  const hearing = heard(table.events({ signal: leaving.signal }));

  setTimeout(() => leaving.abort(), 100);

  await assert.rejects(hearing, { name: "AbortError" });
});

test("whoever loses the seat hears no more of it", async () => {
  const table = await lay();
  const first = await table.seat(0);
  const hearing = heard(first.events());

  await table.handOver(0);
  await table.takeBack(0);

  await assert.rejects(hearing, { name: "Unauthorised", code: "token_unknown" });
});
