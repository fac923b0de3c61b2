/** Whole games of every title, from the first decision to the outcome. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Abandoned, type Game, play, Seance } from "seance-sdk";
import { BOT, byChance, HUMAN, lay, seance, seatsOf, TITLES, URL } from "./tables.ts";

for (const [name, request] of Object.entries(TITLES)) {
  test(`${name}: a seat plays with bots to the end`, async () => {
    const seats = [BOT, HUMAN, BOT];
    const table = await seance.createGame({ ...request, seats, seed: name });
    const mine = await table.seat(1);

    const outcome = await play(mine, byChance(1));

    await table.refresh();
    assert.equal(mine.state.status, "finished");
    assert.deepEqual(outcome, table.outcome);
    assert.equal(outcome.places.length, 3);
  });

  test(`${name}: three seats play each other to the end`, async () => {
    const seats = [HUMAN, HUMAN, HUMAN];
    const table = await seance.createGame({ ...request, seats, seed: name });
    const games = await seatsOf(table);

    const outcomes = await Promise.all(
      games.map((game, seat) => play(game, byChance(seat))),
    );

    await table.refresh();
    assert.deepEqual(outcomes, [table.outcome, table.outcome, table.outcome]);
    const verdict = await seance.verify(await table.replay());
    assert.equal(verdict.valid, true);
  });
}

test("a seat sees its own hand and nobody else's", async () => {
  const table = await lay([HUMAN, HUMAN, HUMAN, BOT]);
  const games = await seatsOf(table);
  let looks = 0;

  await Promise.all(
    games.map((game, seat) => {
      const choose = byChance(seat);
      return play(game, (game, decision) => {
        assert.deepEqual(handsIn(game), [seat]);
        looks += 1;
        return choose(game, decision);
      });
    }),
  );

  assert.deepEqual(handsIn(table), []);
  assert.ok(looks > 20);
});

/** The seats whose cards are seen. */
function handsIn({ view }: Game): (number | undefined)[] {
  assert.ok(view?.title === "ghooost");
  for (const seat of view.seats) assert.equal(typeof seat.hand, "number");
  if (view.hand === undefined) return [];
  assert.equal(view.hand.length, view.seats[view.seat ?? -1]?.hand);
  return [view.seat];
}

test("an open seat is claimed, and the game begins", async () => {
  const table = await seance.createGame({
    title: "ghost-stories",
    seats: [HUMAN, { kind: "open" }],
  });
  const first = await table.seat(0);
  const playing = play(first, byChance(0));
  assert.equal(first.state.status, "waiting");

  const second = await seance.claim(table.id, 1, { name: "Bea", seed: "mine" });

  const outcomes = await Promise.all([playing, play(second, byChance(1))]);
  assert.deepEqual(outcomes[0], outcomes[1]);
  const again = await seance.game(table.id, second.token);
  assert.equal(again.state.seats[1]?.name, "Bea");
});

test("a seat is handed to a bot and taken back with a new token", async () => {
  const table = await lay();
  const first = await table.seat(0);

  await first.handOver(0, { bot: { id: "random" } });
  assert.deepEqual(first.state.seats[0]?.bot, { id: "random" });
  const back = await first.takeBack(0);

  assert.equal(back.state.seats[0]?.kind, "human");
  assert.notEqual(back.token, first.token);
  await assert.rejects(first.refresh(), { name: "Unauthorised" });
});

test("a bot gives a hint, which is one of the options", async () => {
  const table = await lay([HUMAN, BOT]);
  const mine = await table.seat(0);
  let hints = 0;

  await play(mine, async (game) => {
    if (hints === 3) return 0;
    hints += 1;
    const hint = await game.hint();
    assert.ok(hint);
    assert.ok(game.options.some(({ label }) => label === hint.label));
    return hint;
  });

  assert.equal(hints, 3);
});

test("a game is forked and both go on", async () => {
  const table = await lay([HUMAN, HUMAN]);
  const mine = await table.seat(table.state.to_act[0] ?? -1);
  await mine.send(0);

  const fork = await mine.fork({ version: 0 });

  assert.notEqual(fork.id, mine.id);
  assert.equal(fork.state.version, 0);
  assert.equal(mine.state.version, 1);
  const games = await seatsOf(fork);
  await Promise.all(games.map((game, seat) => play(game, byChance(seat))));
  assert.equal((await fork.refresh()).status, "finished");
});

test("whoever plays a game that is abandoned is told", async () => {
  const table = await lay([HUMAN, HUMAN]);
  const waiting = await table.seat(table.state.to_act[0] === 0 ? 1 : 0);
  const playing = assert.rejects(
    play(waiting, () => 0),
    Abandoned,
  );

  await table.abandon();

  await playing;
  assert.equal(waiting.state.status, "abandoned");
});

test("texts are in the language that is asked for", async () => {
  const { id, token } = await (await lay()).seat(0);

  const french = await new Seance(URL, { language: "fr" }).game(id, token);

  const english = await seance.game(id, token);
  assert.notDeepEqual(
    english.options.map(({ label }) => label),
    french.options.map(({ label }) => label),
  );
  assert.deepEqual(
    english.options.map(({ command }) => command),
    french.options.map(({ command }) => command),
  );
});
