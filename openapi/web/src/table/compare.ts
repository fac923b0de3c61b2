/** What the store asks about a game, and a key for each of its requests. */

import type { GameState } from "seance-sdk";

/** Whether nobody but bots is to answer. */
export function isForBots(game: GameState | undefined): boolean {
  if (game?.status !== "playing") return false;
  return game.to_act.every((seat) => game.seats[seat]?.kind === "bot");
}

/** A game without the time at which it was asked for. */
export function content({ server_time: _, ...game }: GameState): string {
  return JSON.stringify(game);
}

/** A key that nobody else will use; `randomUUID` is missing in pages without TLS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
