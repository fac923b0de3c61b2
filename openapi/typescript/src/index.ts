/** Play rule-exact ghost board games on a Seance service. */

export { PROBLEM_CODES, type ProblemCode } from "./codes.js";
export { type Choice, Game, type Look, Table } from "./game.js";
export type * from "./generated/index.js";
export type {
  Game as GameState,
  Problem as ProblemDetails,
} from "./generated/index.js";
export { type InboxMessage, type PlayInbox, playInbox } from "./inbox.js";
export { type PlayTournament, playTournament } from "./tournament.js";
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
export { type Found, type Gone, Seance, type Settings } from "./seance.js";
export { Schedules } from "./schedules.js";
export {
  type KeptDecision,
  type ReplayedGame,
  Simulations,
  Tournaments,
} from "./series.js";
export type { OnConnection, Update } from "./streams.js";
export type { Cancellable } from "./waiting.js";
