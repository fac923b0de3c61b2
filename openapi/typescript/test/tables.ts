/** What the tests play, and how: every title, by chance that can be repeated. */

import { env } from "node:process";
import { type Choose, type CreateGameRequest, Seance, type SeatRequest } from "seance-sdk";

/** Where the service of the tests is. */
export const URL = env["SEANCE"] ?? "http://127.0.0.1:8000";

export const seance = new Seance(URL);

export const HUMAN: SeatRequest = { kind: "human" };
export const BOT: SeatRequest = { kind: "bot", bot: { id: "heuristic" } };

/** Every title and expansion. */
export const TITLES: Record<string, Omit<CreateGameRequest, "seats">> = {
  "Ghost Stories": { title: "ghost-stories" },
  "White Moon": { title: "ghost-stories", options: { expansions: ["white_moon"] } },
  "Ghooost!": { title: "ghooost", options: { no_progress_actions: 20 } },
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
