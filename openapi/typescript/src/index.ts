/** Play rule-exact ghost board games on a Seance service. */

export { type Choice, Game, Table } from "./game.js";
export type * from "./generated/index.js";
export type {
  Game as GameState,
  Problem as ProblemDetails,
} from "./generated/index.js";
export { type Choose, play } from "./play.js";
export {
  Abandoned,
  Conflict,
  Forbidden,
  GameOver,
  NotFound,
  NotYourTurn,
  Problem,
  RateLimited,
  Refused,
  SeanceError,
  SeatTaken,
  Stale,
  Unauthorised,
  Unavailable,
  Unreachable,
} from "./problems.js";
export type { Fetch, Retry } from "./retries.js";
export { Seance, type Settings } from "./seance.js";
export type { Cancellable } from "./waiting.js";
