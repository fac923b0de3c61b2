/** Many games at once: simulations and tournaments. */

import type {
  Command,
  CreatedTournament,
  CrossTableRow,
  CreateSimulationRequest,
  Operations,
  ReplaceEntrantRequest,
  Replay,
  Simulation,
  SimulationSummary,
  TournamentDetails,
  TournamentForecast,
  TournamentGame,
  TournamentRequest,
  TournamentSummary,
} from "./generated/index.js";
import { jsonLines, unpacked } from "./lines.js";
import { followLatest, type OpenLatest } from "./streams.js";
import type { Cancellable } from "./waiting.js";

/** Opens a stream of the service. */
type OpenAt = (path: string, options: Cancellable) => ReturnType<OpenLatest>;

/** A decision of a simulation that has kept them. */
export interface KeptDecision {
  /** Which game of the simulation, counted from 1. */
  game: number;
  /** Which decision of the game, counted from 1. */
  decision: number;
  bot: string;
  seat: number;
  /** What the seat saw: a view of the title, without its name. */
  view: Readonly<Record<string, unknown>>;
  options: Command[];
  /** The place of the answer among the options. */
  choice: number;
  /** How the game ended. */
  outcome: { reason: string; winners: number[]; places: number[]; scores: number[] };
}

/** A finished game of a tournament, with what verifyReplay takes. */
export interface ReplayedGame {
  game: string;
  number: number;
  round: number;
  table: number;
  repeat: number;
  /** By seat. */
  entrants: string[];
  replay: Replay;
}

/** Many games between the same bots, and what they tell of them. */
export class Simulations {
  readonly #api: Operations;
  readonly #open: OpenAt;

  /** For the operations of a service. */
  constructor(api: Operations, open: OpenAt) {
    this.#api = api;
    this.#open = open;
  }

  /** Have bots such as `heuristic@1` play; with `stop`, until enough is known. */
  async create(
    body: CreateSimulationRequest,
    { signal }: Cancellable = {},
  ): Promise<Simulation> {
    return (await this.#api.createSimulation({ body, signal: signal ?? null })).data;
  }

  /** How far it is and, once it has finished, its report. */
  async get(
    id: string,
    { comparedWith, signal }: Cancellable & { comparedWith?: string } = {},
  ): Promise<Simulation> {
    const query = comparedWith === undefined ? {} : { compared_with: comparedWith };
    const path = { simulation: id };
    const asked = { path, query, signal: signal ?? null };
    return (await this.#api.getSimulation(asked)).data;
  }

  /** Every simulation that the service remembers, the latest first. */
  all({ signal }: Cancellable = {}): AsyncGenerator<
    SimulationSummary,
    void,
    undefined
  > {
    return pages((cursor) =>
      this.#api.listSimulations({ query: cursor, signal: signal ?? null }),
    );
  }

  /** How far it is, whenever that has changed, until its end. */
  watch(
    id: string,
    { signal }: Cancellable = {},
  ): AsyncGenerator<SimulationSummary, void, undefined> {
    const path = `/v1/simulations/${encodeURIComponent(id)}/stream`;
    return followLatest(() => this.#open(path, { signal }), { signal });
  }

  /** Stop it. */
  async cancel(id: string, { signal }: Cancellable = {}): Promise<SimulationSummary> {
    const path = { simulation: id };
    return (await this.#api.cancelSimulation({ path, signal: signal ?? null })).data;
  }

  /** The report as a picture (SVG). */
  async draw(
    id: string,
    { comparedWith, signal }: Cancellable & { comparedWith?: string } = {},
  ): Promise<string> {
    const query = comparedWith === undefined ? {} : { compared_with: comparedWith };
    const asked = { path: { simulation: id }, query, signal: signal ?? null };
    return (await this.#api.drawSimulation(asked)).data.text();
  }

  /** The figures of the report as a table (CSV). */
  async export(id: string, { signal }: Cancellable = {}): Promise<string> {
    const asked = { path: { simulation: id }, signal: signal ?? null };
    return (await this.#api.exportSimulation({ ...asked, parseAs: "text" })).data;
  }

  /** Every decision of one that was created with `keep_decisions`, to learn from. */
  async *decisions(
    id: string,
    { signal }: Cancellable = {},
  ): AsyncGenerator<KeptDecision, void, undefined> {
    const asked = { path: { simulation: id }, signal: signal ?? null };
    const { data } = await this.#api.exportDecisions({ ...asked, parseAs: "blob" });
    yield* jsonLines<KeptDecision>(unpacked(data));
  }
}

/** Tournaments of bots and of programs. */
export class Tournaments {
  readonly #api: Operations;
  readonly #open: OpenAt;

  /** For the operations of a service. */
  constructor(api: Operations, open: OpenAt) {
    this.#api = api;
    this.#open = open;
  }

  /** Hold a tournament; tokens of programs outside come with it, this once. */
  async create(
    body: TournamentRequest,
    { signal }: Cancellable = {},
  ): Promise<CreatedTournament> {
    const { data } = await this.#api.createTournament({ body, signal: signal ?? null });
    // Only a dry run is answered by a forecast.
    return data as CreatedTournament;
  }

  /** How many games a tournament would have, and how long it could take; none is held. */
  async forecast(
    body: TournamentRequest,
    { signal }: Cancellable = {},
  ): Promise<TournamentForecast> {
    const query = { dry_run: "true" } as const;
    const asked = { body, query, signal: signal ?? null };
    return (await this.#api.createTournament(asked)).data as TournamentForecast;
  }

  /** A tournament with its standings. */
  async get(id: string, { signal }: Cancellable = {}): Promise<TournamentDetails> {
    const path = { tournament: id };
    return (await this.#api.getTournament({ path, signal: signal ?? null })).data;
  }

  /** Every tournament that the service remembers, or that has not ended; latest first. */
  all({
    signal,
    running = false,
  }: Cancellable & { running?: boolean } = {}): AsyncGenerator<
    TournamentSummary,
    void,
    undefined
  > {
    const only = running ? ({ running: "true" } as const) : {};
    return pages((cursor) =>
      this.#api.listTournaments({
        query: { ...cursor, ...only },
        signal: signal ?? null,
      }),
    );
  }

  /** The games of all rounds that have begun, in the order of play. */
  games(
    id: string,
    { signal }: Cancellable = {},
  ): AsyncGenerator<TournamentGame, void, undefined> {
    const path = { tournament: id };
    return pages(({ cursor }) => {
      const query = cursor === undefined ? {} : { cursor: Number(cursor) };
      return this.#api.listTournamentGames({ path, query, signal: signal ?? null });
    });
  }

  /** How far it is, whenever that has changed, until its end. */
  watch(
    id: string,
    { signal }: Cancellable = {},
  ): AsyncGenerator<TournamentSummary, void, undefined> {
    const path = `/v1/tournaments/${encodeURIComponent(id)}/stream`;
    return followLatest(() => this.#open(path, { signal }), { signal });
  }

  /** Enter one that is open, with the account whose key this has. */
  async enter(id: string, { signal }: Cancellable = {}): Promise<TournamentDetails> {
    const path = { tournament: id };
    return (await this.#api.enterTournament({ path, signal: signal ?? null })).data;
  }

  /** Leave one that has not started, by the name of the account. */
  async leave(
    id: string,
    name: string,
    { signal }: Cancellable = {},
  ): Promise<TournamentDetails> {
    const path = { tournament: id, entrant: name };
    return (await this.#api.leaveTournament({ path, signal: signal ?? null })).data;
  }

  /** Let bots or an account take the place of an entrant. */
  async replace(
    id: string,
    name: string,
    body: ReplaceEntrantRequest,
    { signal }: Cancellable = {},
  ): Promise<TournamentDetails> {
    const path = { tournament: id, entrant: name };
    const asked = { path, body, signal: signal ?? null };
    return (await this.#api.replaceEntrant(asked)).data;
  }

  /** End the registration and begin to play. */
  async start(id: string, { signal }: Cancellable = {}): Promise<TournamentDetails> {
    const path = { tournament: id };
    return (await this.#api.startTournament({ path, signal: signal ?? null })).data;
  }

  /** Stop the clocks; no game is begun. */
  async pause(id: string, { signal }: Cancellable = {}): Promise<TournamentDetails> {
    const path = { tournament: id };
    return (await this.#api.pauseTournament({ path, signal: signal ?? null })).data;
  }

  /** Let it go on after a pause. */
  async resume(id: string, { signal }: Cancellable = {}): Promise<TournamentDetails> {
    const path = { tournament: id };
    return (await this.#api.resumeTournament({ path, signal: signal ?? null })).data;
  }

  /** What each entrant has achieved against each other one. */
  async crossTable(id: string, { signal }: Cancellable = {}): Promise<CrossTableRow[]> {
    const path = { tournament: id };
    return (await this.#api.getCrossTable({ path, signal: signal ?? null })).data.items;
  }

  /** The standings as a picture (SVG). */
  async draw(id: string, { signal }: Cancellable = {}): Promise<string> {
    const asked = { path: { tournament: id }, signal: signal ?? null };
    return (await this.#api.drawTournament(asked)).data.text();
  }

  /** The standings as a table (CSV). */
  async exportStandings(id: string, { signal }: Cancellable = {}): Promise<string> {
    const asked = { path: { tournament: id }, signal: signal ?? null };
    return (await this.#api.exportStandings({ ...asked, parseAs: "text" })).data;
  }

  /** The games that have ended as a table (CSV). */
  async exportGames(id: string, { signal }: Cancellable = {}): Promise<string> {
    const asked = { path: { tournament: id }, signal: signal ?? null };
    return (await this.#api.exportTournamentGames({ ...asked, parseAs: "text" })).data;
  }

  /** Each finished game with its replay, in order. */
  async *exportReplays(
    id: string,
    { signal }: Cancellable = {},
  ): AsyncGenerator<ReplayedGame, void, undefined> {
    const asked = { path: { tournament: id }, signal: signal ?? null };
    const { data } = await this.#api.exportTournament({ ...asked, parseAs: "stream" });
    // Asked for as a stream it is one, whatever the document says of its type.
    const bytes = data as unknown as ReadableStream<Uint8Array<ArrayBuffer>>;
    yield* jsonLines<ReplayedGame>(bytes.pipeThrough(new TextDecoderStream()));
  }

  /** Stop it. */
  async cancel(id: string, { signal }: Cancellable = {}): Promise<TournamentDetails> {
    const path = { tournament: id };
    return (await this.#api.cancelTournament({ path, signal: signal ?? null })).data;
  }
}

interface Page<Item> {
  data: { items: Item[]; next_cursor?: string };
}

/** The items of all pages of a list. */
export async function* pages<Item>(
  page: (query: { cursor?: string }) => Promise<Page<Item>>,
): AsyncGenerator<Item, void, undefined> {
  let query: { cursor?: string } = {};
  for (;;) {
    const { data } = await page(query);
    yield* data.items;
    if (data.next_cursor === undefined) return;
    query = { cursor: data.next_cursor };
  }
}
