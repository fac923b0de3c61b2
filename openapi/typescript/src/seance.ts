/** The service: where it is, and who asks. */

import { Game, seatQuery, Table } from "./game.js";
import { type Client, createClient } from "./generated/client/index.js";
import {
  type ClaimSeatRequest,
  type CreateAccountRequest,
  type CreateGameRequest,
  type GameSummary,
  Operations,
  type OwnAccount,
  type Replay,
  type UpdateAccountRequest,
  type Verification,
  type VerifyReplayRequest,
} from "./generated/index.js";
import { problem, SeanceError } from "./problems.js";
import { type Fetch, persistent, type Retry } from "./retries.js";
import { Schedules } from "./schedules.js";
import { pages, Simulations, Tournaments } from "./series.js";
import { followAll } from "./streams.js";
import type { Cancellable } from "./waiting.js";

/** What a client can be told, besides where the service is. */
export interface Settings {
  /** A token: an operator's key, or that of a game. */
  token?: string | undefined;
  /** The language of all texts: `en`, `nl` or `fr`. */
  language?: string | undefined;
  /** In seconds: how long a request is tried again while the service is away. */
  patience?: number | undefined;
  /** Called before a request is tried again. */
  onRetry?: ((retry: Retry) => void) | undefined;
  /** What to send requests with, instead of the global `fetch`. */
  fetch?: Fetch | undefined;
}

/** Which public games are looked for. */
export interface Found {
  title?: string;
  status?: GameSummary["status"];
  /** Whether anybody may claim a seat. */
  openSeats?: boolean;
  /** Options that a game has, by their names. */
  options?: Record<string, string | number | boolean>;
}

/** A game that does not fit any more what is watched for. */
export interface Gone {
  gone: string;
}

function queryOf({ title, status, openSeats, options = {} }: Found) {
  const named = Object.entries(options).map(([name, value]) => `${name}:${value}`);
  return {
    ...(title === undefined ? {} : { title }),
    ...(status === undefined ? {} : { status }),
    ...(openSeats === undefined
      ? {}
      : { open_seats: openSeats ? ("true" as const) : ("false" as const) }),
    ...(named.length > 0 ? { option: named.join(",") } : {}),
  };
}

const NO_CONTENT = 204;

/** In seconds: longer than the longest `Retry-After` of a rate limit. */
const PATIENCE = 75;

/** A Seance service, as the holder of one token uses it. */
export class Seance {
  /** Every operation of the published document, typed; refusals are thrown as `Problem`. */
  readonly api: Operations;
  /** Many games between the same bots. */
  readonly simulations: Simulations;
  /** Tournaments of bots and of programs. */
  readonly tournaments: Tournaments;
  /** Tournaments that are held again and again. */
  readonly schedules: Schedules;
  /** The token that goes with every request that takes one. */
  readonly token: string | undefined;
  readonly #client: Client;
  readonly #url: string;
  readonly #settings: Settings;

  /** Talk to the service at an address such as `http://127.0.0.1:8000`. */
  constructor(url: string | URL, settings: Settings = {}) {
    this.#url = String(url);
    this.#settings = settings;
    this.token = settings.token;
    const { token, language, onRetry, patience = PATIENCE } = settings;
    // A page's own `fetch` must be called as a function of the page.
    const { fetch = (...request) => globalThis.fetch(...request) } = settings;
    this.#client = createClient({
      baseUrl: this.#url,
      fetch: persistent({ fetch, patience, onRetry }),
      headers: { "Accept-Language": language },
      throwOnError: true,
      ...(token === undefined ? {} : { auth: token }),
    });
    this.#client.interceptors.error.use((error, response) => {
      // Without a response, or with one of ours, it is already what it should be.
      if (response === undefined || error instanceof SeanceError) return error;
      return response.ok ? error : problem(response, error);
    });
    this.api = new Operations({ client: this.#client });
    const open = (path: string, { signal }: Cancellable) =>
      this.#open(path, {}, signal);
    this.simulations = new Simulations(this.api, open);
    this.tournaments = new Tournaments(this.api, open);
    this.schedules = new Schedules(this.api);
  }

  /** The same service for the holder of another token, or of none. */
  as(token: string | undefined): Seance {
    return new Seance(this.#url, { ...this.#settings, token });
  }

  /** Create a game. Each human seat gets a token, each open one when it is claimed. */
  async createGame(
    request: CreateGameRequest,
    { signal }: Cancellable = {},
  ): Promise<Table> {
    const { data, response } = await this.api.createGame({
      body: request,
      signal: signal ?? null,
    });
    return new Table(this, data, response);
  }

  /**
   * Look at a game with the token of a seat or of its owner; without, as a spectator.
   *
   * With the key of an account that holds several seats, `seat` says which.
   */
  async game(
    id: string,
    token: string | undefined = this.token,
    { signal, seat }: Cancellable & { seat?: number | undefined } = {},
  ): Promise<Game> {
    const seance = this.as(token);
    const { data, response } = await seance.api.getGame({
      path: { game: id },
      query: seatQuery(seat),
      signal: signal ?? null,
    });
    return new Game(seance, data, response, seat);
  }

  /**
   * Register an account; the result is the service with its key, told this once.
   *
   * Keep its `token`.
   */
  async register(
    request: CreateAccountRequest,
    { signal }: Cancellable = {},
  ): Promise<Seance> {
    const { data } = await this.api.createAccount({
      body: request,
      signal: signal ?? null,
    });
    return this.as(data.key);
  }

  /** Say, as an operator, what the keys of an account may do from now on. */
  async grant(
    name: string,
    scopes: UpdateAccountRequest["scopes"],
    { signal }: Cancellable = {},
  ): Promise<OwnAccount> {
    const { data } = await this.api.updateAccount({
      path: { account: name },
      body: { scopes },
      signal: signal ?? null,
    });
    return data;
  }

  /** Take an open seat. Keep the `token` of the game: it is told this once. */
  async claim(
    id: string,
    seat: number,
    request: ClaimSeatRequest = {},
    { signal }: Cancellable = {},
  ): Promise<Game> {
    const { data, response } = await this.api.claimSeat({
      path: { game: id, seat },
      body: request,
      signal: signal ?? null,
    });
    return new Game(this.as(data.token), data.game, response);
  }

  /** The games that everybody may watch, the newest first. */
  publicGames(
    found: Found = {},
    { signal }: Cancellable = {},
  ): AsyncGenerator<GameSummary, void, undefined> {
    return pages((cursor) => {
      const query = { ...queryOf(found), ...cursor };
      return this.api.listGames({ query, signal: signal ?? null });
    });
  }

  /** The games that fit, and whatever changes about them, without end. */
  async *watchGames(
    found: Found = {},
    { signal }: Cancellable = {},
  ): AsyncGenerator<GameSummary | Gone, void, undefined> {
    const query = new URLSearchParams(queryOf(found));
    const open = () => this.#open(`/v1/lobby/stream?${query}`, {}, signal);
    for await (const { event, data } of followAll(open, { signal })) {
      const told = JSON.parse(data) as GameSummary;
      yield event === "gone" ? { gone: told.id } : told;
    }
  }

  /** Have a replay played again: whether it leads to what it says, and if not, since when. */
  async verify(replay: Replay, { signal }: Cancellable = {}): Promise<Verification> {
    const { data } = await this.api.verifyReplay({
      // The game has finished, so nothing about its chance is secret any more.
      body: replay as VerifyReplayRequest,
      signal: signal ?? null,
    });
    return data;
  }

  /** Open the live events of a game after one of them; nothing if it is over. */
  async openStream(
    id: string,
    after: number,
    {
      signal,
      seat,
      withGame,
    }: Cancellable & { seat?: number | undefined; withGame?: boolean } = {},
  ): Promise<ReadableStream<Uint8Array> | null> {
    const heard = { "Last-Event-ID": String(after) };
    const url = `/v1/games/${encodeURIComponent(id)}/stream`;
    const query = { ...seatQuery(seat), ...(withGame ? { with: "game" } : {}) };
    return this.#open(url, heard, signal, query);
  }

  /** The address of something that a page shows by itself, such as an `<img>`. */
  address(path: string, query: Record<string, string>): string {
    const address = new URL(this.#url.replace(/\/$/, "") + path);
    address.search = new URLSearchParams(query).toString();
    return address.href;
  }

  async #open(
    url: string,
    headers: Record<string, string>,
    signal: AbortSignal | undefined,
    query: Record<string, unknown> = {},
  ): Promise<ReadableStream<Uint8Array> | null> {
    // The generated client would read the stream itself, and not come back after a drop.
    const { response } = await this.#client.get<unknown, unknown, true>({
      url,
      query,
      headers,
      security: [{ scheme: "bearer", type: "http" }],
      parseAs: "stream",
      signal: signal ?? null,
    });
    return response.status === NO_CONTENT ? null : response.body;
  }

  /** Open the messages to the account whose key this is, after the last one heard. */
  async openInbox(
    heard: string | undefined,
    { signal }: Cancellable = {},
  ): Promise<ReadableStream<Uint8Array> | null> {
    const headers = heard === undefined ? {} : { "Last-Event-ID": heard };
    return this.#open("/v1/me/stream", headers, signal);
  }
}
