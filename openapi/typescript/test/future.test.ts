/** A service that is newer than this package: answers may grow. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { type Event, type Fetch, play, Seance } from "seance-sdk";
import { byChance, heard, lay, seatsOf, URL } from "./tables.ts";

/** What a newer service could say: another title, another event, another kind of seat. */
const NEWS = [
  ['"title":"ghooost"', '"title":"ghooost-2"'],
  [
    '"type":"ghooost.ghosts_played"',
    '"type":"ghooost.ghosts_danced","mood":{"glad":1}',
  ],
  ['"kind":"human"', '"kind":"cyborg"'],
] as const;

/** The answers of the service, as a newer one would give them. */
const newer: Fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (response.body === null) return response;
  const renewed = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(
      new TransformStream<string, string>({
        transform(text, out) {
          for (const [old, now] of NEWS) text = text.replaceAll(old, now);
          out.enqueue(text);
        },
      }),
    )
    .pipeThrough(new TextEncoderStream());
  return new Response(renewed, response);
};

test("a game of a title that nobody knew is played and watched to its end", async () => {
  const table = await lay(undefined, new Seance(URL, { fetch: newer }));
  const games = await seatsOf(table);
  const hearing = heard(table.events());

  const outcomes = await Promise.all(
    games.map((game, seat) => play(game, byChance(seat))),
  );

  assert.deepEqual(outcomes[0], outcomes[1]);
  assert.equal(table.view?.title as string, "ghooost-2");
  assert.equal(table.state.seats[0]?.kind as string, "cyborg");
  const events = await hearing;
  const danced = events.filter(
    ({ type }) => (type as string) === "ghooost.ghosts_danced",
  );
  assert.ok(danced.length > 0);
  assert.deepEqual(
    danced.map(describe),
    danced.map(({ text }) => text),
  );
});

/** What is known of an event: every event has a text, whatever its type. */
function describe(event: Event): string {
  const { text } = event;
  switch (event.type) {
    case "ghooost.ghosts_played":
      return `${event.player} played ${event.numbered + event.copies}`;
    default:
      return text;
  }
}
