/** What the compiler knows: this file is only checked, never run. */

import { type Command, type Event, type Game, Seance, type View } from "seance-sdk";

/** A command has the fields of its type, all of them and no others. */
export const commands: Command[] = [
  { type: "ghooost.play", value: 3, numbered: 2, copies: 0 },
  // @ts-expect-error: a field is missing
  { type: "ghooost.play", value: 3 },
  // @ts-expect-error: there is no such field
  { type: "ghooost.take", value: 3 },
  // @ts-expect-error: there is no such type
  { type: "ghooost.fly" },
];

/** The type of an event tells its fields. */
export function player(event: Event): number {
  if (event.type === "ghooost.ghosts_played") return event.player;
  // @ts-expect-error: not every event has a player
  return event.player;
}

/** The title of a view tells its fields. */
export function handIn(view: View): readonly string[] | undefined {
  if (view.title === "ghooost") return view.hand;
  // @ts-expect-error: other titles have no hand
  return view.hand;
}

/** What may be absent has to be looked at. */
export function prompt(game: Game): string {
  // @ts-expect-error: there may be no decision
  return game.decision.prompt;
}

// @ts-expect-error: a service has an address
new Seance();
