/** The service: where it is, and who asks. */

import { Game, Table } from "./game.js";
import { type Client, createClient } from "./generated/client/index.js";
import {
  type ClaimSeatRequest,
  type CreateGameRequest,
  Operations,
  type Replay,
  type Verification,
  type VerifyReplayRequest,
} from "./generated/index.js";
import { problem, SeanceError } from "./problems.js";
import { type Fetch, persistent, type Retry } from "./retries.js";
import type { Cancellable } from "./waiting.js";

/** What a client can be told, besides where the service is. */
export interface Settings {
  /** A token: an operator's key, or that of a game. */
  token?: string | undefined;
  /** The language of all texts: `en`, `nl` or `fr`. */
  language?: string | undefined;
  /** In seconds: how long a request is tried again while the service is away. */
  patience?: number | undefined;
  /** Told before a request is tried again. */
  onRetry?: ((retry: Retry) => void) | undefined;
  /** What to send requests with, instead of the global `fetch`. */
  fetch?: Fetch | undefined;
}

const NO_CONTENT = 204;

/** In seconds: longer than the longest `Retry-After` of a rate limit. */
const PATIENCE = 75;

/** A Seance service, as the holder of one token uses it. */
export class Seance {
  /** Every operation of the published document, typed; refusals are thrown as `Problem`. */
  readonly api: Operations;
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

  /** Look at a game with the token of a seat or of its owner; without, as a spectator. */
  async game(
    id: string,
    token: string | undefined = this.token,
    { signal }: Cancellable = {},
  ): Promise<Game> {
    const seance = this.as(token);
    const { data, response } = await seance.api.getGame({
      path: { game: id },
      signal: signal ?? null,
    });
    return new Game(seance, data, response);
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
    { signal }: Cancellable = {},
  ): Promise<ReadableStream<Uint8Array> | null> {
    // The generated client would read the stream itself, and not come back after a drop.
    const { response } = await this.#client.get<unknown, unknown, true>({
      url: "/v1/games/{game}/stream",
      path: { game: id },
      headers: { "Last-Event-ID": String(after) },
      security: [{ scheme: "bearer", type: "http" }],
      parseAs: "stream",
      signal: signal ?? null,
    });
    return response.status === NO_CONTENT ? null : response.body;
  }
}
