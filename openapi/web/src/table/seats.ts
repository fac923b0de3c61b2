/** The seats that this browser holds: their tokens stay here until they are forgotten. */

import { signal } from "@preact/signals";

/** A seat at a table, and what opens it. */
export interface HeldSeat {
  game: string;
  title: string;
  seat: number;
  token: string;
  /** The token of the owner, where this browser created the game. */
  owner?: string | undefined;
  /** Secrets by which its open seats can be claimed, by seat, as far as they are known. */
  invitations?: Readonly<Record<number, string>>;
  /** What lets spectators look on, where the table is not public. */
  spectators?: string | undefined;
  /** When it was taken, in milliseconds. */
  since: number;
}

const KEY = "seance.seats";

function read(): HeldSeat[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as HeldSeat[]) : [];
  } catch {
    return [];
  }
}

/** All seats of this browser, the newest first; other tabs change them, too. */
export const heldSeats = signal<readonly HeldSeat[]>(read());

addEventListener("storage", ({ key }) => {
  if (key === KEY) heldSeats.value = read();
});

function write(seats: HeldSeat[]): void {
  localStorage.setItem(KEY, JSON.stringify(seats));
  heldSeats.value = seats;
}

/** Keep a seat. */
export function keepSeat(seat: HeldSeat): void {
  const others = read().filter(
    (each) => each.game !== seat.game || each.seat !== seat.seat,
  );
  write([seat, ...others]);
}

/** Keep the secret by which an open seat of a game can be claimed. */
export function keepInvitation(game: string, seat: number, secret: string): void {
  write(
    read().map((each) =>
      each.game === game && each.owner
        ? { ...each, invitations: { ...each.invitations, [seat]: secret } }
        : each,
    ),
  );
}

/** Forget some seats. */
export function dropSeats(isDropped: (seat: HeldSeat) => boolean): void {
  write(read().filter((each) => !isDropped(each)));
}

/** Forget all seats of a game. */
export function forgetGame(game: string): void {
  dropSeats((each) => each.game === game);
}

/** The seat that this browser holds at a game, if any. */
export function seatAt(game: string): HeldSeat | undefined {
  return heldSeats.value.find((each) => each.game === game);
}
