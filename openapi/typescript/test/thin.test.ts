/** What has a method of its own: pictures, tickets, simulations and tournaments. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { PROBLEM_CODES, Problem, type SeatRequest } from "seance-sdk";
import { HUMAN, lay, seance, toAct } from "./tables.ts";

test("what the service refuses has one of the codes that are exported", async () => {
  const refused = await seance.game("0123456789abcdef").catch((error) => error);

  assert.ok(refused instanceof Problem);
  assert.ok((PROBLEM_CODES as readonly string[]).includes(refused.code));
  assert.equal(new Set(PROBLEM_CODES).size, PROBLEM_CODES.length);
});

test("a picture is drawn as it is asked for", async () => {
  const mine = await toAct(await lay());
  const highlight = mine.options.find(({ refs }) => refs.length > 0)?.refs ?? [];

  const drawn = await Promise.all([
    mine.draw(),
    mine.draw({ theme: "dark" }),
    mine.draw({ layout: "narrow" }),
    mine.draw({ lang: "nl" }),
    mine.draw({ highlight }),
  ]);

  assert.equal(new Set(drawn).size, 5);
  assert.ok(drawn[0].includes(`data-ref="${highlight[0]}"`));
  assert.ok((await mine.describe()).length > 0);
});

test("a ticket shows a private table without a token", async () => {
  const mine = await toAct(await lay());
  const { ticket } = await mine.ticket();
  const look = { theme: "dark", highlight: ["seat:0"] } as const;

  const shown = await fetch(mine.boardUrl(ticket, look));

  assert.equal(shown.status, 200);
  assert.equal(await shown.text(), await mine.draw(look));
  assert.equal((await fetch(mine.boardUrl("x".repeat(43)))).status, 401);
});

test("a choice is taken back, and a spectator sees it later", async () => {
  const table = await seance.createGame({
    title: "halloween",
    seats: [HUMAN, HUMAN],
    seed: "7",
  });
  const behind = await table.spectator({ delay: 1 });
  const mine = await toAct(table);
  const first = mine.state.to_act[0] ?? 0;
  const before = mine.view;
  await mine.send(0);

  const asked = await mine.undo();
  const other = await table.seat(1 - first);
  const done = await other.answerUndo(true);

  assert.deepEqual(asked.undo?.waiting_for, [1 - first]);
  assert.equal(done.version, asked.version + 1);
  assert.deepEqual((await mine.refresh()).view, before);
  assert.equal((await behind.refresh()).version, asked.version);
});

test("a tournament gives programs their tokens, and can be cancelled", async () => {
  const held = await seance.tournaments.create({
    title: "ghooost",
    format: "round_robin",
    seats: 2,
    entrants: [
      { name: "mine", external: true },
      { name: "theirs", bots: ["random"] },
    ],
  });
  const watched = seance.tournaments.watch(held.id);
  const first = await watched.next();
  const cancelled = await seance.tournaments.cancel(held.id);
  const rest = await Array.fromAsync(watched);
  const ids = await Array.fromAsync(seance.tournaments.all(), ({ id }) => id);

  assert.deepEqual(
    held.credentials.map(({ entrant }) => entrant),
    ["mine"],
  );
  assert.equal(first.value?.status, "running");
  assert.equal(cancelled.status, "cancelled");
  assert.ok(rest.every(({ id }) => id === held.id));
  assert.equal((await seance.tournaments.get(held.id)).status, "cancelled");
  assert.ok(ids.includes(held.id));
  for await (const game of seance.tournaments.games(held.id)) {
    assert.deepEqual(game.entrants.toSorted(), ["mine", "theirs"]);
  }
});

test("a simulation is watched until it is cancelled", async () => {
  const begun = await seance.simulations.create({
    title: "ghooost",
    seats: ["random", "random"],
    games: 1000,
  });
  const watched = seance.simulations.watch(begun.id);
  const first = await watched.next();
  const cancelled = await seance.simulations.cancel(begun.id);
  const rest = await Array.fromAsync(watched);
  const ids = await Array.fromAsync(seance.simulations.all(), ({ id }) => id);

  assert.equal(first.value?.status, "running");
  assert.equal(cancelled.status, "cancelled");
  assert.ok(rest.every(({ id }) => id === begun.id));
  assert.equal((await seance.simulations.get(begun.id)).status, "cancelled");
  assert.ok(ids.includes(begun.id));
});

test("a simulation that has ended has its report, and what was decided", async () => {
  const begun = await seance.simulations.create({
    title: "ghooost",
    options: { no_progress_actions: 20 },
    seats: ["random", "random"],
    games: 2,
    keep_decisions: true,
  });
  for await (const { status } of seance.simulations.watch(begun.id)) {
    if (status === "finished") break;
  }

  const decisions = await Array.fromAsync(seance.simulations.decisions(begun.id));
  const picture = await seance.simulations.draw(begun.id);
  const table = await seance.simulations.export(begun.id);

  assert.deepEqual(new Set(decisions.map(({ game }) => game)), new Set([1, 2]));
  for (const { options, choice, view, seat } of decisions) {
    assert.ok(options[choice]);
    assert.ok("hand" in view);
    assert.ok(seat < 2);
  }
  assert.ok(picture.startsWith("<svg"));
  assert.ok(table.split("\n").length > 2);
});

test("a tournament that has ended has its games and its tables", async () => {
  const held = await seance.tournaments.create({
    title: "ghooost",
    format: "round_robin",
    seats: 2,
    options: { no_progress_actions: 20 },
    entrants: [
      { name: "one", bots: ["random"] },
      { name: "other", bots: ["random"] },
    ],
  });
  assert.ok((await seance.tournaments.pause(held.id)).paused);
  assert.ok(!(await seance.tournaments.resume(held.id)).paused);
  for await (const { status } of seance.tournaments.watch(held.id)) {
    if (status === "finished") break;
  }

  const games = await Array.fromAsync(seance.tournaments.games(held.id));
  const replayed = await Array.fromAsync(seance.tournaments.exportReplays(held.id));
  const crossed = await seance.tournaments.crossTable(held.id);

  assert.deepEqual(
    replayed.map(({ game }) => game),
    games.map(({ game }) => game),
  );
  for (const { replay } of replayed) assert.ok((await seance.verify(replay)).valid);
  assert.deepEqual(crossed.map(({ entrant }) => entrant).toSorted(), ["one", "other"]);
  assert.ok((await seance.tournaments.draw(held.id)).startsWith("<svg"));
  assert.ok((await seance.tournaments.exportStandings(held.id)).includes("other"));
  const ended = await seance.tournaments.exportGames(held.id);
  assert.ok(ended.includes(games[0]?.game ?? "no game"));
});

test("a schedule holds tournaments until it is ended", async () => {
  const { id } = await seance.schedules.create({
    cron: "0 4 1 1 *",
    tournament: {
      title: "ghooost",
      format: "round_robin",
      seats: 2,
      entrants: [
        { name: "one", bots: ["random"] },
        { name: "other", bots: ["random"] },
      ],
    },
  });
  const before = (await seance.schedules.all()).map((each) => each.id);
  const found = await seance.schedules.get(id);
  await seance.schedules.delete(id);
  const after = (await seance.schedules.all()).map((each) => each.id);

  assert.equal(found.cron, "0 4 1 1 *");
  assert.ok(before.includes(id));
  assert.ok(!after.includes(id));
});

test("an operator grants an account the right to organise", async () => {
  const name = `bot-${Math.random().toString(36).slice(2)}`;
  await seance.register({ name, kind: "program" });

  const granted = await seance.grant(name, ["play", "organise"]);

  assert.deepEqual(granted.scopes, ["play", "organise"]);
  assert.deepEqual(granted.keys[0]?.scopes, ["play", "organise"]);
});

test("a seat is spared what leaves no choice, and asked again when it wants", async () => {
  const table = await lay([{ kind: "human", auto: "single" }, HUMAN]);
  assert.equal(table.state.seats[0]?.auto, "single");

  const mine = await (await table.seat(0)).takeBack(0, { auto: "off" });

  assert.equal(mine.state.seats[0]?.auto, undefined);
});

test("whoever resigns loses, and all find the same rematch", async () => {
  const table = await lay();
  const [ann, bob] = await Promise.all([table.seat(0), table.seat(1)]);
  await ann.resign(0);
  await bob.refresh();

  const [hers, his] = await Promise.all([ann.rematch(), bob.rematch()]);
  await hers.refresh();

  assert.deepEqual(bob.outcome?.winners, [1]);
  assert.equal(hers.id, his.id);
  assert.equal(hers.state.status, "playing");
});

test("a seat that waits for somebody is found by nobody else", async () => {
  const open: SeatRequest = { kind: "open" };
  const table = await seance.createGame({
    title: "ghooost",
    options: { no_progress_actions: 23 },
    seats: [HUMAN, open],
    public: true,
  });
  const found = { openSeats: true, options: { no_progress_actions: 23 } };
  const watched = seance.watchGames(found);
  const ids = await Array.fromAsync(seance.publicGames(found), ({ id }) => id);
  const first = await watched.next();

  const { invitation } = await table.invite(1);
  const second = await watched.next();
  await watched.return();

  assert.deepEqual(ids, [table.id]);
  assert.ok(first.value && "id" in first.value && first.value.id === table.id);
  assert.deepEqual(second.value, { gone: table.id });
  await assert.rejects(seance.claim(table.id, 1), { code: "seat_reserved" });
  const claimed = await seance.claim(table.id, 1, { invitation });
  assert.equal(claimed.state.status, "playing");
});
