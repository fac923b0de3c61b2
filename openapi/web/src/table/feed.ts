/** News of a game, as they come: by a stream while the page is seen, else by looking. */

import { type Game, type GameState, Problem, type Event } from "seance-sdk";

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

/** In milliseconds: how often a hidden page looks. A browser allows few streams at once. */
const LOOK_EVERY = 5_000;

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
      const isOver = document.hidden
        ? await look(game, listener, signal)
        : await listen(game, listener, signal);
      if (isOver) return listener.onEnd();
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

/** Listen while the page is seen; returns whether the game is over. */
async function listen(game: Game, listener: Listener, outer: AbortSignal) {
  const hidden = new AbortController();
  const onChange = () => document.hidden && hidden.abort();
  document.addEventListener("visibilitychange", onChange);
  const signal = AbortSignal.any([outer, hidden.signal]);
  try {
    const onConnection = (isOpen: boolean) => listener.onConnection(isOpen);
    const updates = game.updates({ after: listener.heard(), signal, onConnection });
    for await (const update of updates) {
      if (update.event) listener.onEvent(update.event);
      else listener.onGame(update.game);
    }
    // The end of a game is told by its last state, which a stream need not repeat.
    listener.onGame(await game.refresh({ signal }));
    return true;
  } catch (error) {
    if (hidden.signal.aborted && !outer.aborted) return false;
    throw error;
  } finally {
    document.removeEventListener("visibilitychange", onChange);
  }
}

/** Look once, and wait until the page is seen again or the next look is due. */
async function look(game: Game, listener: Listener, signal: AbortSignal) {
  for (const event of await game.news({ after: listener.heard(), signal })) {
    listener.onEvent(event);
  }
  const state = await game.refresh({ signal });
  if (state.last_event <= listener.heard()) listener.onGame(state);
  listener.onConnection(true);
  if (game.isOver && state.last_event <= listener.heard()) return true;
  await rest(LOOK_EVERY, signal);
  return false;
}

/** Wait, until the page is seen again at most. */
function rest(millis: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, millis);
    document.addEventListener("visibilitychange", done);
    signal.addEventListener("abort", done);
  });
}
