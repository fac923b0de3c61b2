/**
 * What can go wrong, as one tree:
 *
 *     SeanceError
 *     ├── Unreachable          no answer came, however often it was tried
 *     ├── Abandoned            the game that was played has no outcome
 *     └── Problem              the service refused (RFC 9457)
 *         ├── Unauthorised     401  no token, or one that opens nothing here
 *         ├── Forbidden        403  not for this token
 *         ├── NotFound         404
 *         ├── Conflict         409
 *         │   ├── NotYourTurn       another seat has to answer
 *         │   ├── GameOver
 *         │   └── SeatTaken
 *         ├── Stale            412  the game has gone on
 *         ├── Refused          422  an illegal command (see `rules`) or a wrong field (see `errors`)
 *         ├── RateLimited      429  more requests than are allowed
 *         └── Unavailable      502, 503, 504
 *
 * Any other refusal is a plain Problem: answers may grow.
 */

import type { FieldError, Problem as ProblemDetails } from "./generated/index.js";

/** The root of all errors of this package. */
export class SeanceError extends Error {
  /** Say what went wrong; the name is that of the class. */
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** No answer came: the service is away, or the network is. */
export class Unreachable extends SeanceError {
  /** Wrap what `fetch` threw. */
  constructor(request: Request, cause: unknown) {
    super(`${request.method} ${request.url} got no answer`, { cause });
  }
}

/** The owner has ended the game before its time. */
export class Abandoned extends SeanceError {
  /** Name the game. */
  constructor(id: string) {
    super(`The game ${id} was abandoned.`);
  }
}

/** The service answered that it will not do what was asked, and why. */
export class Problem extends SeanceError {
  /** The HTTP status. */
  readonly status: number;
  /** What kind of problem it is, for programs: stable. Empty if something else answered. */
  readonly code: string;
  /** What kind of problem it is, in words. */
  readonly title: string;
  /** What happened here, in words. */
  readonly detail: string;
  /** The rules that refused, such as `GH-4.4`. */
  readonly rules: readonly string[];
  /** The fields that are wrong. */
  readonly errors: readonly FieldError[];
  /** Names the request in the log of the service. */
  readonly requestId: string | undefined;
  /** In seconds: when to come back, if the service said so. */
  readonly retryAfter: number | undefined;

  /** Describe a refusal by what came with it. */
  constructor(response: Response, said: Partial<ProblemDetails>) {
    const title = said.title ?? (response.statusText || `HTTP ${response.status}`);
    super(said.detail || title);
    this.status = response.status;
    this.code = said.code ?? "";
    this.title = title;
    this.detail = said.detail ?? "";
    this.rules = said.rules ?? [];
    this.errors = said.errors ?? [];
    this.requestId = said.request_id;
    this.retryAfter = retryAfter(response);
  }
}

/** No token came, or it opens nothing here. */
export class Unauthorised extends Problem {}
/** The token may not do this. */
export class Forbidden extends Problem {}
/** There is no such thing. */
export class NotFound extends Problem {}
/** It does not fit what has happened before. */
export class Conflict extends Problem {}
/** Another seat has to answer. */
export class NotYourTurn extends Conflict {}
/** The game has ended. */
export class GameOver extends Conflict {}
/** Somebody else has the seat. */
export class SeatTaken extends Conflict {}
/** The game has gone on since it was looked at. */
export class Stale extends Problem {}
/** A rule or a field refused: nothing has changed. */
export class Refused extends Problem {}
/** More requests came than are allowed; `retryAfter` says when to come back. */
export class RateLimited extends Problem {}
/** The service cannot answer at the moment. */
export class Unavailable extends Problem {}

const BY_CODE: Readonly<Record<string, typeof Problem>> = {
  not_your_decision: NotYourTurn,
  game_over: GameOver,
  seat_taken: SeatTaken,
};

const BY_STATUS: Readonly<Record<number, typeof Problem>> = {
  401: Unauthorised,
  403: Forbidden,
  404: NotFound,
  409: Conflict,
  412: Stale,
  422: Refused,
  429: RateLimited,
  502: Unavailable,
  503: Unavailable,
  504: Unavailable,
};

/** The error of a refusal. `said` is its body: a problem, or whatever a proxy sends. */
export function problem(response: Response, said: unknown): Problem {
  const details: Partial<ProblemDetails> =
    typeof said === "object" && said !== null ? said : { detail: String(said) };
  const kind = BY_CODE[details.code ?? ""] ?? BY_STATUS[response.status] ?? Problem;
  return new kind(response, details);
}

/** In seconds: when a response asks to come back, if it does. */
export function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get("Retry-After") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
