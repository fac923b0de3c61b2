/** News of a game, as they come: by a stream while the page may have one, else by looking. */

import { type Game, type GameState, Problem, type Event } from "seance-sdk";
import { rest } from "./awake";
import { withStream } from "./streams";

/** Who is told. */
export interface Listener {
  onEvent(event: Event): void;
  onGame(game: GameState): void;
  /** Whether news come at once. */
  onConnection(isLive: boolean): void;
  /** The service will never tell more: the game is over, or not for this reader. */
  onEnd(reason?: Problem): void;
  /** The number of the last event that is known. */
  heard(): number;
}

/** In milliseconds: how often a page looks that is hidden, seen, or used. */
const LOOK_EVERY = { hidden: 5_000, seen: 2_000, used: 1_000 } as const;

/** In milliseconds: until a lost stream is tried again, after the SDK gave up. */
const AGAIN = 2_000;

/** Tell a listener everything that happens in a game, until the signal is aborted. */
export async function follow(
  game: Game,
  listener: Listener,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      const heard = await withStream(signal, (open) => listen(game, listener, open));
      if (heard || (await look(game, listener, signal))) return listener.onEnd();
    } catch (error) {
      if (signal.aborted) return;
      if (isFinal(error)) return listener.onEnd(error);
      listener.onConnection(false);
      await rest(AGAIN, signal);
    }
  }
}

/** Refused for good: no other try will bring anything else. */
function isFinal(error: unknown): error is Problem {
  return error instanceof Problem && [401, 403, 404, 410].includes(error.status);
}

/** Listen until the game is over. */
async function listen(
  game: Game,
  listener: Listener,
  signal: AbortSignal,
): Promise<void> {
  const onConnection = (isOpen: boolean) => listener.onConnection(isOpen);
  const updates = game.updates({ after: listener.heard(), signal, onConnection });
  for await (const update of updates) {
    if (update.event) listener.onEvent(update.event);
    else listener.onGame(update.game);
  }
  // The end of a game is told by its last state, which a stream need not repeat.
  listener.onGame(await game.refresh({ signal }));
}

/** Look once, and wait until the next look is due; tells whether the game is over. */
async function look(game: Game, listener: Listener, signal: AbortSignal) {
  for (const event of await game.news({ after: listener.heard(), signal })) {
    listener.onEvent(event);
  }
  const state = await game.refresh({ signal });
  if (state.last_event <= listener.heard()) listener.onGame(state);
  listener.onConnection(true);
  if (game.isOver && state.last_event <= listener.heard()) return true;
  await rest(LOOK_EVERY[attention()], signal);
  return false;
}

/** How much somebody looks at this window. */
function attention(): keyof typeof LOOK_EVERY {
  if (document.hidden) return "hidden";
  return document.hasFocus() ? "used" : "seen";
}
