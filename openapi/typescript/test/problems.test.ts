/** Refusals are errors with a class, a code and, where a rule refused, its name. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  type Command,
  Forbidden,
  GameOver,
  NotFound,
  NotYourTurn,
  Problem,
  play,
  Refused,
  SeatTaken,
  Stale,
  Unauthorised,
} from "seance-sdk";
import { BOT, HUMAN, lay, seance, toAct } from "./tables.ts";

test("of two clients that answer the same decision one is told that it is stale", async () => {
  const table = await lay();
  const first = await toAct(table);
  const twin = await seance.game(first.id, first.token);

  const results = await Promise.allSettled([first.send(0), twin.send(0)]);

  const lost = results.filter((result) => result.status === "rejected");
  assert.equal(lost.length, 1);
  assert.ok(lost[0]?.reason instanceof Stale);
  assert.equal(lost[0].reason.code, "stale_version");
  assert.equal(lost[0].reason.status, 412);
  // The loser has looked again, and can go on.
  assert.equal(first.state.version, 1);
  assert.equal(twin.state.version, 1);
  assert.equal(first.etag, twin.etag);
});

test("play goes on when somebody else was faster", async () => {
  const table = await lay([HUMAN, BOT]);
  const mine = await table.seat(0);
  const twin = await table.seat(0);
  let overtaken = 0;

  const outcome = await play(mine, async (_, decision) => {
    if (overtaken < 3) {
      overtaken += 1;
      await twin.refresh();
      await twin.send(0);
    }
    return decision.options.length - 1;
  });

  assert.equal(overtaken, 3);
  assert.deepEqual(outcome, mine.outcome);
});

test("an illegal command names the rule that refuses it and changes nothing", async () => {
  const table = await lay();
  const mine = await toAct(table);
  const { etag } = mine;
  const illegal: Command = { type: "ghooost.take" };

  const error = await refusal(mine.send(illegal), Refused);

  assert.equal(error.status, 422);
  assert.equal(error.code, "illegal_command");
  assert.match(error.rules[0] ?? "", /^GH-\d/);
  assert.equal(error.errors[0]?.pointer, "/commands/0");
  assert.match(error.requestId ?? "", /./);
  assert.equal(error.message, error.detail);
  await mine.refresh();
  assert.equal(mine.etag, etag);
});

test("of several commands all are carried out, or those before the first refused one", async () => {
  const table = await lay();
  const mine = await toAct(table);
  const illegal: Command = { type: "ghooost.take" };

  await refusal(mine.sendAll([0, illegal]), Problem);
  assert.equal((await mine.refresh()).version, 0);
  const result = await mine.sendAll([0, illegal], { untilRefused: true });

  assert.equal(result.taken, 1);
  assert.ok(result.refusal);
  assert.equal(mine.state.version, 1);
});

test("an option that is not in the list is refused before it is sent", async () => {
  const mine = await toAct(await lay());

  await assert.rejects(mine.send(1_000), RangeError);
});

test("a wrong field is named by its place", async () => {
  const wrong = seance.createGame({
    title: "ghooost",
    seats: [{ kind: "human", name: "" }],
  });

  const error = await refusal(wrong, Refused);

  assert.equal(error.code, "invalid_field");
  assert.deepEqual(
    error.errors.map(({ pointer }) => pointer),
    ["/seats/0/name"],
  );
  assert.match(error.message, /^\/seats\/0\/name: Expected a name of 1 to 40/);
});

test("what a caller handles has a class of its own", async () => {
  const table = await lay();
  const waiting = await table.seat(table.state.to_act[0] === 0 ? 1 : 0);
  const [option] = (await toAct(table)).options;
  assert.ok(option);

  await refusal(waiting.send(option), NotYourTurn);
  await refusal(table.send(option), Forbidden);
  await refusal(waiting.abandon(), Forbidden);
  await refusal(seance.claim(table.id, 0), SeatTaken);
  await refusal(seance.game(table.id, "no-token-of-this-game"), Unauthorised);
  await refusal(seance.game("no-game"), NotFound);
  await table.abandon();
  await refusal(waiting.send(option), GameOver);
});

test("operations of the document throw the same errors", async () => {
  const path = { title: "no-such-title" };

  const error = await refusal(seance.api.getTitle({ path }), NotFound);

  assert.equal(error.code, "unknown_title");
});

/** What a call is refused with, which must be of the given class. */
async function refusal<Kind extends Problem>(
  call: Promise<unknown>,
  kind: abstract new (...given: never[]) => Kind,
): Promise<Kind> {
  const error: unknown = await call.then(
    () => assert.fail("it was not refused"),
    (error: unknown) => error,
  );
  assert.ok(error instanceof kind, `${error} is no ${kind.name}`);
  return error;
}
