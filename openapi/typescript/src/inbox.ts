/** Playing all games of an account, as its inbox lists them. */

import type { Game } from "./game.js";
import type { Choose } from "./play.js";
import { Conflict, Forbidden, NotFound, Stale } from "./problems.js";
import type { Seance } from "./seance.js";
import { pages } from "./series.js";
import { resume } from "./streams.js";
import type { Cancellable } from "./waiting.js";

/** The most games that the service lists at once. */
const PAGE = 500;

/** What a message to an account says. Types that are not known here may come. */
export interface InboxMessage {
  type: string;
  game: string;
  seat: number;
  version: number;
  /** When a bot answers in its place (RFC 3339), if ever. */
  act_by?: string;
  /** Turns with which a stream begins have none. */
  number?: number;
}

/** How the games of an account are played. */
export interface PlayInbox extends Cancellable {
  /** Whether invitations are accepted; they are, unless it says otherwise. */
  accept?: boolean;
  /** Called for each game that has ended. */
  over?: (game: Game) => void | Promise<void>;
}

/**
 * Answer every decision that waits for an account by `choose`, in all its games.
 *
 * `account` is the service with the account's key. One connection says what there is to
 * do, and is opened again wherever it was lost. Games are played side by side, each by one
 * call of `choose` at a time. Goes on until the signal is aborted, and throws its reason;
 * what `choose` or `over` throws ends it, too.
 */
export async function playInbox(
  account: Seance,
  choose: Choose,
  options: PlayInbox = {},
): Promise<never> {
  await listen(account, choose, options, () => Promise.resolve(false));
  throw new Error("The stream of an inbox has no end.");
}

/** What an inbox has, apart from games; nothing if a stream begins anew. */
export interface Heard {
  type?: string;
  tournament?: string;
}

/** Play all games of an account until the last message. */
export async function listen(
  account: Seance,
  choose: Choose,
  { accept = true, over, signal }: PlayInbox,
  isLast: (message: Heard) => Promise<boolean>,
): Promise<void> {
  const ending = new AbortController();
  const stop = () => ending.abort(signal?.reason);
  signal?.addEventListener("abort", stop, { once: true });
  if (signal?.aborted) stop();
  const ends = ending.signal;
  const player = new Player(account, choose, ends, (error) => ending.abort(error));
  const open = (heard: string | undefined) =>
    account.openInbox(heard, { signal: ends });
  let hasHeardAll = false;
  try {
    for await (const message of resume(open, { signal: ends })) {
      ends.throwIfAborted();
      // A new stream lists turns alone; later, it has every message.
      if (message.data === "" && accept) await player.acceptAll();
      const news = (message.data && JSON.parse(message.data)) || {};
      const { type, game, seat } = news as InboxMessage;
      if (type === "turn") player.begin(game, seat);
      else if (type === "invitation" && accept) await player.accept(game, seat);
      else if (type === "game_over") await over?.(await player.game(game, seat));
      // The caller may have had enough at the end of a game.
      ends.throwIfAborted();
      hasHeardAll = await isLast(news as Heard);
      if (hasHeardAll) break;
    }
  } finally {
    signal?.removeEventListener("abort", stop);
    // Answers that are being given after the last message are not cut off.
    if (!hasHeardAll) ending.abort();
    await player.finish();
  }
  ends.throwIfAborted();
}

/** Gives the answers of an account, side by side for its games. */
class Player {
  /** The games that are being answered, with the seat that was asked meanwhile. */
  readonly #asked = new Map<string, number | undefined>();
  readonly #begun = new Set<Promise<void>>();
  readonly #account: Seance;
  readonly #choose: Choose;
  readonly #signal: AbortSignal;
  readonly #fail: (error: unknown) => void;

  constructor(
    account: Seance,
    choose: Choose,
    signal: AbortSignal,
    fail: (error: unknown) => void,
  ) {
    this.#account = account;
    this.#choose = choose;
    this.#signal = signal;
    this.#fail = fail;
  }

  /** Answer a game, unless that is going on: then it is looked at again. */
  begin(game: string, seat: number): void {
    if (this.#asked.has(game)) {
      this.#asked.set(game, seat);
      return;
    }
    this.#asked.set(game, undefined);
    const answering = this.#answer(game, seat)
      .catch(this.#fail)
      .finally(() => this.#begun.delete(answering));
    this.#begun.add(answering);
  }

  /** Accept the invitations that came before. */
  async acceptAll(): Promise<void> {
    const signal = this.#signal;
    const { name } = (await this.#account.api.getMe({ signal })).data;
    const waiting = { status: "waiting", limit: PAGE } as const;
    const invited = pages((cursor) => {
      const query = { ...waiting, ...cursor };
      return this.#account.api.listMyGames({ query, signal });
    });
    for await (const game of invited) {
      for (const { seat, kind, account } of game.seats) {
        if (kind === "open" && account === name) await this.accept(game.id, seat);
      }
    }
  }

  /** Accept an invitation, if it still is one. */
  async accept(game: string, seat: number): Promise<void> {
    try {
      await this.#account.claim(game, seat, {}, { signal: this.#signal });
    } catch (error) {
      const isGone = [Conflict, Forbidden, NotFound].some((it) => error instanceof it);
      if (!isGone) throw error;
    }
  }

  /** A game of the account, as one of its seats sees it. */
  game(id: string, seat: number): Promise<Game> {
    return this.#account.game(id, this.#account.token, { signal: this.#signal, seat });
  }

  /** Wait for the answers that are being given. */
  async finish(): Promise<void> {
    await Promise.all(this.#begun);
  }

  async #answer(id: string, seat: number): Promise<void> {
    const signal = this.#signal;
    for (let asked: number | undefined = seat; asked !== undefined;) {
      const game = await this.game(id, asked);
      while (!game.isOver && game.decision !== undefined && !signal.aborted) {
        try {
          await game.send(await this.#choose(game, game.decision), { signal });
        } catch (error) {
          // Others were asked, too, or it is too late: a bot has the seat.
          const isLate = error instanceof Stale || error instanceof Conflict;
          if (!isLate) throw error;
          await game.refresh({ signal });
        }
      }
      asked = this.#asked.get(id);
      if (asked === undefined) this.#asked.delete(id);
      else this.#asked.set(id, undefined);
    }
  }
}
