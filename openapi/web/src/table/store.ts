/**
 * One game as this page knows it: the game at a version, the last event that was heard,
 * the command under way, and the connection.
 *
 * What is *known* and what is *shown* are two things. News come at any time; they are
 * shown in order, each before the next. Only what is shown can be chosen.
 */

import { batch, computed, signal } from "@preact/signals";
import {
  type Event,
  type Game,
  type GameState,
  NotFound,
  Problem,
  type Seance,
  Stale,
  Conflict,
  Unauthorised,
  Unreachable,
  Unavailable,
} from "seance-sdk";
import { content, isForBots, newKey } from "./compare";
import { follow } from "./feed";
import { setClock } from "./service";

/** The game and its picture, as they are on the page. */
export interface Shown {
  game: GameState;
  /** The events that led to it are shown up to this number. */
  lastEvent: number;
}

/** How pictures are drawn and shown; the store does not know how. */
export interface Stage {
  /** Fetch the picture as it is now. */
  draw(): Promise<string>;
  /** Show a picture after what led to it. */
  show(picture: string, events: readonly Event[], game: GameState): Promise<void>;
}

/** What the page must say. */
export type Notice =
  | { kind: "stale" | "conflict" | "unsent" | "gone" }
  | { kind: "refused"; text: string; rules: readonly string[] };

/** A request about a game at a version, that counts once. */
interface AboutVersion {
  path: { game: string };
  headers: { "If-Match": string; "Idempotency-Key": string };
  signal: AbortSignal;
}

/** How news come. */
export type Connection = "connecting" | "live" | "lost" | "over";

/** In milliseconds: options cannot be chosen for so long after they changed. */
export const INERT = 300;

/** How often a picture is drawn again because the game went on meanwhile. */
const REDRAWS = 2;

/** In milliseconds: bots that answer at once share one picture with what led to it. */
const BOTS_ANSWER = 250;

/** As many events as the service tells at once. */
const PAGE = 500;

/** One game at which the reader sits, or which is watched. */
export class Table {
  /** The newest game that is known. */
  readonly known = signal<GameState | undefined>();
  readonly shown = signal<Shown | undefined>();
  /** Every event that was heard, in order. */
  readonly log = signal<readonly Event[]>([]);
  /** The command that is under way: what was chosen, at which version. */
  readonly pending = signal<{ version: number; index: number } | undefined>();
  readonly connection = signal<Connection>("connecting");
  readonly notice = signal<Notice | undefined>();
  readonly #isSettled = signal(false);
  /** Whether an option can be chosen now. */
  readonly isArmed = computed(
    () =>
      this.#isSettled.value &&
      this.pending.value === undefined &&
      this.shown.value?.game.version === this.known.value?.version,
  );
  readonly #seance: Seance;
  readonly #id: string;
  readonly #stop = new AbortController();
  #stage: Stage | undefined;
  #game: Game | undefined;
  #heard = 0;
  #onNews: (() => void) | undefined;
  #isShowing = false;
  #isAsking = false;
  #mustDraw = false;
  #armTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(seance: Seance, id: string) {
    this.#seance = seance;
    this.#id = id;
  }

  /** Look at the game, show it on a stage, and follow it from there. */
  async open(stage: Stage): Promise<void> {
    this.#stage = stage;
    try {
      const game = await this.#seance.game(this.#id, undefined, {
        signal: this.#stop.signal,
      });
      this.#game = game;
      this.#heard = game.state.last_event;
      this.#see(game.state);
      void this.#remember(game);
      await follow(
        game,
        {
          onEvent: (event) => this.#hear(event),
          onGame: (state) => this.#see(state),
          onConnection: (isLive) => this.onConnection(isLive),
          onEnd: (reason) => this.#end(reason),
          heard: () => this.#heard,
        },
        this.#stop.signal,
      );
    } catch (error) {
      if (this.#stop.signal.aborted) return;
      if (error instanceof Problem) this.#end(error);
      else {
        this.connection.value = "lost";
        setTimeout(() => this.#stop.signal.aborted || void this.open(stage), 2_000);
      }
    }
  }

  /** Stop following. */
  close(): void {
    clearTimeout(this.#armTimer);
    this.#stop.abort();
  }

  /** Told that news come at once, or no longer. */
  onConnection(isLive: boolean): void {
    if (this.connection.value === "over") return;
    this.connection.value = isLive ? "live" : "lost";
  }

  /** Draw the picture again: its looks have changed. */
  redraw(): void {
    this.#mustDraw = true;
    void this.#settle();
  }

  /**
   * Send the option that was on the page at a version, once.
   *
   * Nothing is sent unless just that version is shown and nothing is under way. What is
   * stale is never sent again: the reader is told, and chooses anew.
   */
  async choose(version: number, index: number): Promise<boolean> {
    const shown = this.shown.value?.game;
    const option = shown?.decision?.options[index];
    if (!this.isArmed.value || shown?.version !== version || !option) return false;
    const base = shown.last_event;
    batch(() => {
      this.pending.value = { version, index };
      this.notice.value = undefined;
    });
    try {
      const { data } = await this.#seance.api.sendCommands({
        path: { game: this.#id },
        headers: { "If-Match": `"${version}"`, "Idempotency-Key": newKey() },
        body: { commands: [option.command] },
        signal: this.#stop.signal,
      });
      // Else a stream has more to tell first, and will tell this, too.
      if (this.#heard >= base) {
        for (const event of data.events) this.#hear(event);
        if (data.game.last_event <= this.#heard) this.#see(data.game);
      }
      return true;
    } catch (error) {
      if (!this.#stop.signal.aborted) this.#refused(error);
      return false;
    } finally {
      this.pending.value = undefined;
      this.#arm();
    }
  }

  /** The option that a strong bot would take at the version that is shown. */
  async hint(): Promise<number | undefined> {
    const game = this.shown.value?.game;
    if (!game?.decision) return undefined;
    const hint = await this.#game?.hint({ signal: this.#stop.signal });
    if (hint === undefined || this.shown.value?.game.version !== game.version) {
      return undefined;
    }
    const wanted = JSON.stringify(hint.command);
    return game.decision.options.findIndex(
      ({ command }) => JSON.stringify(command) === wanted,
    );
  }

  /** Ask to take one's last choice back; people at the table have to agree. */
  takeBack(): Promise<boolean> {
    return this.#ask((request) => this.#seance.api.requestUndo(request));
  }

  /** Agree that somebody takes a choice back, or do not; also to withdraw one's own wish. */
  answerTakeBack(agree: boolean): Promise<boolean> {
    return this.#ask((request) =>
      this.#seance.api.answerUndo({ ...request, body: { agree } }),
    );
  }

  /** Ask for something about the version that is shown; what comes of it is told. */
  async #ask(work: (request: AboutVersion) => Promise<{ data: GameState }>) {
    const version = this.shown.value?.game.version;
    if (version === undefined || this.#isAsking) return false;
    this.#isAsking = true;
    this.notice.value = undefined;
    const { signal } = this.#stop;
    try {
      const { data } = await work({
        path: { game: this.#id },
        headers: { "If-Match": `"${version}"`, "Idempotency-Key": newKey() },
        signal,
      });
      const after = this.#heard;
      const news = (await this.#game?.news({ after, signal })) ?? [];
      for (const event of news) this.#hear(event);
      if (data.last_event <= this.#heard) this.#see(data);
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      if (error instanceof Conflict) this.#say(error);
      else this.#refused(error);
      return false;
    } finally {
      this.#isAsking = false;
    }
  }

  #refused(error: unknown): void {
    if (error instanceof Stale) this.notice.value = { kind: "stale" };
    else if (error instanceof Conflict) this.notice.value = { kind: "conflict" };
    else if (error instanceof Unreachable || error instanceof Unavailable) {
      this.notice.value = { kind: "unsent" };
    } else if (error instanceof Problem) this.#say(error);
    else throw error;
  }

  /** Say what the service says. */
  #say({ detail, title, rules }: Problem): void {
    this.notice.value = { kind: "refused", text: detail || title, rules };
  }

  /** Take in an event, once and in order. */
  #hear(event: Event): void {
    if (event.number <= this.#heard) return;
    this.#heard = event.number;
    this.log.value = [...this.log.value, event];
  }

  /** Take in a game, unless a newer one is known: answers may overtake each other. */
  #see(game: GameState): void {
    setClock(game.server_time);
    const known = this.known.value;
    if (known && (game.version < known.version || game.last_event < known.last_event)) {
      return;
    }
    // A stream begins with the game, and an answer may have told it before.
    if (known && content(known) === content(game)) return;
    this.known.value = game;
    this.#onNews?.();
    void this.#settle();
  }

  /** Show what is known, until it is shown. */
  async #settle(): Promise<void> {
    if (this.#isShowing || this.#stage === undefined) return;
    this.#isShowing = true;
    try {
      for (let tries = 0; this.#isBehind(); tries++) {
        this.#mustDraw = false;
        await this.#awaitBots();
        const drawn = this.known.value;
        const picture = drawn?.view ? await this.#draw() : undefined;
        // Rather one picture of now than an old one, unless the game never rests.
        if (this.known.value !== drawn && tries < REDRAWS) continue;
        tries = 0;
        if (drawn !== undefined) await this.#show(drawn, picture);
      }
    } finally {
      this.#isShowing = false;
    }
  }

  /** Wait a moment while bots are to answer, unless there is nothing to look at yet. */
  async #awaitBots(): Promise<void> {
    const until = performance.now() + BOTS_ANSWER;
    const before = this.shown.value?.game;
    while (before && this.known.value !== before && isForBots(this.known.value)) {
      const left = until - performance.now();
      if (left <= 0 || document.hidden) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#onNews = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  #isBehind(): boolean {
    if (this.#stop.signal.aborted) return false;
    return this.#mustDraw || this.known.value !== this.shown.value?.game;
  }

  async #draw(): Promise<string | undefined> {
    try {
      return await this.#stage?.draw();
    } catch (error) {
      // The table is played by its options all the same.
      if (error instanceof Problem || error instanceof Unreachable) return undefined;
      throw error;
    }
  }

  async #show(game: GameState, picture: string | undefined): Promise<void> {
    const before = this.shown.value?.lastEvent ?? game.last_event;
    const events = this.log.value.filter(
      ({ number }) => number > before && number <= game.last_event,
    );
    if (picture !== undefined) await this.#stage?.show(picture, events, game);
    batch(() => {
      const hasChanged = this.shown.value?.game.version !== game.version;
      this.shown.value = { game, lastEvent: game.last_event };
      if (hasChanged) this.#arm();
    });
  }

  /** Let options be chosen, a moment after they changed. */
  #arm(): void {
    this.#isSettled.value = false;
    clearTimeout(this.#armTimer);
    this.#armTimer = setTimeout(() => (this.#isSettled.value = true), INERT);
  }

  /** Fetch what happened before the page was opened, for the log. */
  async #remember(game: Game): Promise<void> {
    const last = this.#heard;
    const past: Event[] = [];
    try {
      for (let after = 0; after < last; after = past.at(-1)?.number ?? last) {
        const { signal } = this.#stop;
        const page = await game.news({ after, signal });
        past.push(...page.filter(({ number }) => number <= last));
        if (page.length < PAGE) break;
      }
    } catch {
      return; // The log begins later; nothing else depends on it.
    }
    const later = this.log.value.filter(({ number }) => number > last);
    this.log.value = [...past, ...later];
  }

  #end(reason?: Problem): void {
    this.connection.value = "over";
    if (reason instanceof NotFound || reason instanceof Unauthorised) {
      this.notice.value = { kind: "gone" };
    } else if (reason) this.#refused(reason);
  }
}
