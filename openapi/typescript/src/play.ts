/** Playing a game to its end. */

import type { Choice, Game } from "./game.js";
import type { Decision, Outcome } from "./generated/index.js";
import { Abandoned, GameOver, NotYourTurn, Stale } from "./problems.js";
import type { Cancellable } from "./waiting.js";

/** In seconds: the longest that the service lets a request wait for events. */
const LONG_POLL = 25;

/** Answers a decision of a game; may take its time. */
export type Choose = (game: Game, decision: Decision) => Choice | Promise<Choice>;

/**
 * Play a seat to the end of the game: ask `choose` whenever the seat has to answer.
 *
 * Where others may answer too, somebody may be faster: then `choose` is asked about what
 * has become of the game. Returns how it ended; throws `Abandoned` if it never will.
 */
export async function play(
  game: Game,
  choose: Choose,
  { signal }: Cancellable = {},
): Promise<Outcome> {
  let heard = 0;
  await game.refresh({ signal });
  while (!game.isOver) {
    signal?.throwIfAborted();
    if (game.decision === undefined) {
      // Events from before the last look come at once: none can be missed.
      const events = await game.news({ after: heard, wait: LONG_POLL, signal });
      heard = events.at(-1)?.number ?? heard;
      await game.refresh({ signal });
      continue;
    }
    try {
      const { events } = await game.send(await choose(game, game.decision), { signal });
      heard = events.at(-1)?.number ?? heard;
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      await game.refresh({ signal });
    }
  }
  if (game.outcome === undefined) throw new Abandoned(game.id);
  return game.outcome;
}

/** Whether somebody else has answered first. */
function isOvertaken(error: unknown): boolean {
  return (
    error instanceof Stale || error instanceof NotYourTurn || error instanceof GameOver
  );
}
