/** One game: what is known of it, what is shown, what is under way. No page in it. */

export {
  account,
  fetchSeats,
  invitations,
  signIn,
  signOut,
  type Account,
} from "./account";
export {
  forgetGame,
  heldSeats,
  keepInvitation,
  keepSeat,
  seatAt,
  type HeldSeat,
} from "./seats";
export { rest } from "./awake";
export { clockOffset, isOutdated, isUnanswered, serviceIn, setClock } from "./service";
export {
  type Connection,
  INERT,
  type Notice,
  type Shown,
  type Stage,
  Table,
} from "./store";
export { withStream } from "./streams";
