/** What the tests play, and how: every title, by chance that can be repeated. */

import { env } from "node:process";
import {
  type Choose,
  type CreateGameRequest,
  type Event,
  type EventList,
  type Game,
  Seance,
  type SeatRequest,
  type Table,
} from "seance-sdk";

/** Where the service of the tests is. */
export const URL = env.SEANCE ?? "http://127.0.0.1:8000";

export const seance = new Seance(URL);

export const HUMAN: SeatRequest = { kind: "human" };
export const BOT: SeatRequest = { kind: "bot", bot: { id: "heuristic" } };

/** Options of Ghooost! that make for short rounds. */
const QUICK = { no_progress_actions: 20 };

/** Every title and expansion. */
export const TITLES: Record<string, Omit<CreateGameRequest, "seats">> = {
  "Ghost Stories": { title: "ghost-stories" },
  "White Moon": { title: "ghost-stories", options: { expansions: ["white_moon"] } },
  "Ghooost!": { title: "ghooost", options: QUICK },
  Halloween: { title: "halloween" },
};

/** Chooses by chance, the same for the same seed (mulberry32). */
export function byChance(seed: number): Choose {
  let state = seed;
  return (_, decision) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % decision.options.length;
  };
}

/** A table of Ghooost!, the quickest title: two people, unless said otherwise. */
export function lay(
  seats: SeatRequest[] = [HUMAN, HUMAN],
  by: Seance = seance,
): Promise<Table> {
  return by.createGame({ title: "ghooost", options: QUICK, seats, seed: "lay" });
}

/** The game as each of its human seats sees it. */
export function seatsOf(table: Table): Promise<Game[]> {
  return Promise.all(table.credentials.seats.map(({ seat }) => table.seat(seat)));
}

/** The seat that has to answer. */
export async function toAct(table: Table): Promise<Game> {
  await table.refresh();
  return table.seat(table.state.to_act[0] ?? -1);
}

/** All events of a game as its holder may see them, by pages. */
export async function listed(game: Game): Promise<Event[]> {
  const events: Event[] = [];
  let page: EventList;
  do {
    const { data } = await game.seance.api.listEvents({
      path: { game: game.id },
      query: { after: events.length, limit: 100 },
    });
    page = data;
    events.push(...page.items);
  } while (page.next_cursor !== undefined);
  return events;
}

/** The events that were heard, in an array. */
export function heard(events: AsyncIterable<Event>): Promise<Event[]> {
  return Array.fromAsync(events);
}
