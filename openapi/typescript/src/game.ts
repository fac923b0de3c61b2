/** A game as the holder of one token sees and plays it. */

import type {
  BotRequest,
  Command,
  CommandsResult,
  CreatedGame,
  Credentials,
  Decision,
  DrawBoardData,
  Event,
  ForkGameRequest,
  Game as GameState,
  IssuedInvitation,
  IssuedTicket,
  Option,
  Outcome,
  Replay,
  View,
} from "./generated/index.js";
import { Stale } from "./problems.js";
import type { Seance } from "./seance.js";
import { follow, type OnConnection, type Update } from "./streams.js";
import { type Cancellable, sleep } from "./waiting.js";

/** An answer to a decision: the place of an option in the list, the option, its command. */
export type Choice = number | Option | Command;

/** How a picture looks; of a finished game, `version` and `view_as` say which moment. */
export type Look = Omit<NonNullable<DrawBoardData["query"]>, "ticket" | "highlight"> & {
  /** Refs that get a frame, such as those of an option. */
  highlight?: readonly string[];
};

/** In milliseconds: how often a hint that is being worked out is asked for. */
const HINT_EVERY = 250;

/** The most events that one answer of the service has. */
const PAGE = 500;

const NOT_MODIFIED = 304;

/**
 * A game, as far as its token may see: a seat's, the owner's, or none for spectators.
 *
 * It shows the state that it saw last. `send` and `refresh` bring it up to date.
 */
export class Game {
  /** The service with the token of this game: all its operations are in `api`. */
  readonly seance: Seance;
  #state: GameState;
  #etag: string;
  readonly #seat: number | undefined;

  /**
   * Begin with a state and the response that it came with.
   *
   * With the key of an account that holds several seats, `seat` says which.
   */
  constructor(seance: Seance, state: GameState, response: Response, seat?: number) {
    this.seance = seance;
    this.#seat = seat;
    this.#state = state;
    this.#etag = etagOf(state, response);
  }

  /** The id of the game. */
  get id(): string {
    return this.#state.id;
  }

  /** What opens the game: keep it, to come back later. */
  get token(): string | undefined {
    return this.seance.token;
  }

  /** Everything that the token may see, as of the last look. */
  get state(): GameState {
    return this.#state;
  }

  /** Names the state; commands are for it and no other. */
  get etag(): string {
    return this.#etag;
  }

  /** The table as the token may see it, once the game has started. */
  get view(): View | undefined {
    return this.#state.view;
  }

  /** What is asked, if the holder of the token may answer. */
  get decision(): Decision | undefined {
    return this.#state.decision;
  }

  /** All legal answers, in a fixed order; none unless there is a decision. */
  get options(): readonly Option[] {
    return this.#state.decision?.options ?? [];
  }

  /** How the game ended, once it has. */
  get outcome(): Outcome | undefined {
    return this.#state.outcome;
  }

  /** Whether the game has ended, by its rules or because it was abandoned. */
  get isOver(): boolean {
    return this.#state.status === "finished" || this.#state.status === "abandoned";
  }

  /** Look again. */
  async refresh({ signal }: Cancellable = {}): Promise<GameState> {
    const { data, error, response } = await this.seance.api.getGame({
      path: { game: this.id },
      query: seatQuery(this.#seat),
      headers: { "If-None-Match": this.#etag },
      signal: signal ?? null,
      throwOnError: false,
    });
    if (response?.status === NOT_MODIFIED) return this.#state;
    if (data === undefined || response === undefined) throw error;
    return this.#see(data, response);
  }

  /**
   * Answer the decision.
   *
   * The answer counts once, even if the request had to be sent again. If the game has
   * gone on meanwhile, it is looked at again and `Stale` is thrown: choose anew.
   */
  send(choice: Choice, options: Cancellable = {}): Promise<CommandsResult> {
    return this.sendAll([choice], options);
  }

  /**
   * Answer several decisions in a row: all of them or, if one is refused, none.
   *
   * With `untilRefused`, those before the first refused one are carried out.
   */
  async sendAll(
    choices: readonly Choice[],
    { signal, untilRefused }: Cancellable & { untilRefused?: boolean } = {},
  ): Promise<CommandsResult> {
    const commands = choices.map((choice) => this.#command(choice));
    try {
      const { data, response } = await this.seance.api.sendCommands({
        path: { game: this.id },
        query: seatQuery(this.#seat),
        headers: { "If-Match": this.#etag },
        body: untilRefused ? { commands, until_refused: true } : { commands },
        signal: signal ?? null,
      });
      this.#see(data.game, response);
      return data;
    } catch (error) {
      if (error instanceof Stale) await this.refresh({ signal });
      throw error;
    }
  }

  /**
   * What happens, as it happens: every event after the given one, once and in order.
   *
   * Goes on when the connection is lost or the service restarts. Ends with the game.
   */
  async *events({
    after = 0,
    signal,
  }: Cancellable & { after?: number } = {}): AsyncGenerator<Event, void, undefined> {
    const seat = this.#seat;
    const open = (heard: number) =>
      this.seance.openStream(this.id, heard, { signal, seat });
    for await (const { event } of follow(open, after, { signal })) {
      if (event !== undefined) yield event;
    }
  }

  /**
   * The events, and after the last one of a version the game as the token may see it.
   *
   * The first game comes as soon as the stream opens: whoever has the events up to
   * `after` misses nothing. `onConnection` is called when the stream opens and breaks off.
   */
  updates({
    after = 0,
    signal,
    onConnection,
  }: Cancellable & {
    after?: number;
    onConnection?: OnConnection | undefined;
  } = {}): AsyncGenerator<Update, void, undefined> {
    const seat = this.#seat;
    const open = (heard: number) =>
      this.seance.openStream(this.id, heard, { signal, seat, withGame: true });
    return follow(open, after, { signal, onConnection });
  }

  /**
   * A page of what happened after an event; with `wait`, as soon as something does.
   *
   * After so many seconds without anything, the page is empty.
   */
  async news({
    after = 0,
    wait = 0,
    signal,
  }: Cancellable & { after?: number; wait?: number } = {}): Promise<Event[]> {
    const { data } = await this.seance.api.listEvents({
      path: { game: this.id },
      query: { ...seatQuery(this.#seat), after, wait, limit: PAGE },
      signal: signal ?? null,
    });
    return data.items;
  }

  /** What a strong bot would do, from what this seat sees; nothing if it is too late. */
  async hint({ signal }: Cancellable = {}): Promise<Option | undefined> {
    const path = { game: this.id };
    const query = seatQuery(this.#seat);
    const asked = await this.seance.api.requestHint({
      path,
      query,
      signal: signal ?? null,
    });
    let hint = asked.data;
    while (hint.status === "pending") {
      await sleep(HINT_EVERY, signal);
      const path = { hint: hint.id };
      const answered = { path, query, signal: signal ?? null };
      hint = (await this.seance.api.getHint(answered)).data;
    }
    return hint.option;
  }

  /** Let a bot play a seat: the best one, unless another is named. */
  async handOver(
    seat: number,
    { bot, signal }: Cancellable & { bot?: BotRequest } = {},
  ): Promise<void> {
    await this.seance.api.updateSeat({
      path: { game: this.id, seat },
      body: bot ? { kind: "bot", bot } : { kind: "bot" },
      signal: signal ?? null,
    });
    await this.refresh({ signal });
  }

  /**
   * Play a seat again that a bot has played, or one's own, with a new token.
   *
   * With `auto: "single"` the service answers for it what leaves no choice.
   */
  async takeBack(
    seat: number,
    { auto, signal }: Cancellable & { auto?: "single" | "off" } = {},
  ): Promise<Game> {
    const { data, response } = await this.seance.api.updateSeat({
      path: { game: this.id, seat },
      body: auto ? { kind: "human", auto } : { kind: "human" },
      signal: signal ?? null,
    });
    return new Game(this.seance.as(data.token), data.game, response);
  }

  /** Keep an open seat for who gets the link, as the owner. */
  async invite(seat: number, { signal }: Cancellable = {}): Promise<IssuedInvitation> {
    const path = { game: this.id, seat };
    const asked = { path, signal: signal ?? null };
    return (await this.seance.api.createInvitation(asked)).data;
  }

  /** Leave for good, as the holder of the seat: a bot plays on, and it ranks last. */
  async resign(seat: number, { signal }: Cancellable = {}): Promise<GameState> {
    const path = { game: this.id, seat };
    const asked = { path, signal: signal ?? null };
    const { data, response } = await this.seance.api.resignSeat(asked);
    return this.#see(data, response);
  }

  /**
   * Let somebody look on, as the owner: the game as they see it, with their token.
   *
   * With a `delay` they see it as it was that many versions ago.
   */
  async spectator({
    delay = 0,
    signal,
  }: Cancellable & { delay?: number } = {}): Promise<Game> {
    const { data } = await this.seance.api.createSpectator({
      path: { game: this.id },
      body: { delay },
      signal: signal ?? null,
    });
    return this.seance.game(this.id, data.token);
  }

  /**
   * Ask to take one's last choice back; it is done if nobody has to agree.
   *
   * Else `state.undo` says for whom it waits.
   */
  async undo({ signal }: Cancellable = {}): Promise<GameState> {
    const { data, response } = await this.seance.api.requestUndo({
      path: { game: this.id },
      query: seatQuery(this.#seat),
      headers: { "If-Match": this.#etag },
      signal: signal ?? null,
    });
    return this.#see(data, response);
  }

  /** Let another seat take its last choice back, or do not. */
  async answerUndo(agree: boolean, { signal }: Cancellable = {}): Promise<GameState> {
    const { data, response } = await this.seance.api.answerUndo({
      path: { game: this.id },
      query: seatQuery(this.#seat),
      headers: { "If-Match": this.#etag },
      body: { agree },
      signal: signal ?? null,
    });
    return this.#see(data, response);
  }

  /**
   * Play a finished game once more: the same new game for all who ask.
   *
   * It starts when everybody has asked who played, and the next one begins.
   */
  async rematch({ signal }: Cancellable = {}): Promise<Game> {
    const path = { game: this.id };
    const asked = { path, query: seatQuery(this.#seat), signal: signal ?? null };
    const { data, response } = await this.seance.api.rematch(asked);
    // The token that opens this game opens that one.
    return new Game(this.seance, data.game, response, this.#seat);
  }

  /** Begin a new game from this one as it is, or as it was. */
  async fork(
    request: ForkGameRequest = {},
    { signal }: Cancellable = {},
  ): Promise<Table> {
    const { data, response } = await this.seance.api.forkGame({
      path: { game: this.id },
      body: request,
      signal: signal ?? null,
    });
    return new Table(this.seance, data, response);
  }

  /** The table as a picture (SVG), as the token may see it. */
  async draw(look: Look = {}, { signal }: Cancellable = {}): Promise<string> {
    const path = { game: this.id };
    const query = { ...queryOf(look), ...seatQuery(this.#seat) };
    const asked = { path, query, signal: signal ?? null };
    return (await this.seance.api.drawBoard(asked)).data.text();
  }

  /** The table in sentences, as the token may see it. */
  async describe({ signal }: Cancellable = {}): Promise<string> {
    const { data } = await this.seance.api.describeBoard({
      path: { game: this.id },
      query: seatQuery(this.#seat),
      // In the form that the generated client knows; plain text is for people.
      headers: { Accept: "application/json" },
      signal: signal ?? null,
    });
    return data.text;
  }

  /** The address of the picture for an `<img>`, which cannot send a token. */
  boardUrl(ticket: string, look: Look = {}): string {
    const query = Object.entries({ ...queryOf(look), ticket });
    const path = `/v1/games/${encodeURIComponent(this.id)}/board.svg`;
    const texts = query.map(([name, value]) => [name, String(value)]);
    return this.seance.address(path, Object.fromEntries(texts));
  }

  /** A ticket that reads what the token reads, for `?ticket=` of a stream or picture. */
  async ticket({ signal }: Cancellable = {}): Promise<IssuedTicket> {
    const { data } = await this.seance.api.createTicket({
      path: { game: this.id },
      query: seatQuery(this.#seat),
      signal: signal ?? null,
    });
    return data;
  }

  /** Everything that is needed to play the game again; only of a finished one. */
  async replay({ signal }: Cancellable = {}): Promise<Replay> {
    const path = { game: this.id };
    return (await this.seance.api.getReplay({ path, signal: signal ?? null })).data;
  }

  /** End the game before its time. Only the owner may. */
  async abandon({ signal }: Cancellable = {}): Promise<void> {
    const path = { game: this.id };
    await this.seance.api.abandonGame({ path, signal: signal ?? null });
    await this.refresh({ signal });
  }

  /** Take in a state, unless a newer one is known: answers may overtake each other. */
  #see(state: GameState, response: Response): GameState {
    if (state.version >= this.#state.version) {
      this.#state = state;
      this.#etag = etagOf(state, response);
    }
    return this.#state;
  }

  #command(choice: Choice): Command {
    if (typeof choice !== "number") {
      return "command" in choice ? choice.command : choice;
    }
    const option = this.options[choice];
    if (option === undefined) {
      throw new RangeError(`Option ${choice} is none of the ${this.options.length}.`);
    }
    return option.command;
  }
}

/** A game that was just created, as its owner sees it. */
export class Table extends Game {
  /** The tokens of the owner and of the human seats, told this once: keep them. */
  readonly credentials: Credentials;

  /** Begin with what the service answered the owner. */
  constructor(seance: Seance, created: CreatedGame, response: Response) {
    const { credentials, ...state } = created;
    super(seance.as(credentials.owner), state, response);
    this.credentials = credentials;
  }

  /** The game as a human seat sees and plays it. */
  seat(number: number, options: Cancellable = {}): Promise<Game> {
    const held = this.credentials.seats.find((each) => each.seat === number);
    if (held === undefined) {
      throw new RangeError(`Seat ${number} is not for a human whose token is known.`);
    }
    return this.seance.game(this.id, held.token, options);
  }
}

function queryOf({
  highlight = [],
  ...look
}: Look): NonNullable<DrawBoardData["query"]> {
  return highlight.length > 0 ? { ...look, highlight: highlight.join(",") } : look;
}

/** The query that says which of its seats an account means. */
export function seatQuery(seat: number | undefined): { seat?: number } {
  return seat === undefined ? {} : { seat };
}

function etagOf(state: GameState, response: Response): string {
  return response.headers.get("ETag") ?? `"${state.version}"`;
}
