/** The account of this browser, if its reader has one: a name, and a key that opens it. */

import { signal } from "@preact/signals";
import { dropSeats, heldSeats, keepSeat } from "./seats";
import { serviceIn } from "./service";

/** An account, and what opens it. */
export interface Account {
  name: string;
  key: string;
}

/** A seat that waits for the account. */
export interface Invited {
  game: string;
  title: string;
  seat: number;
}

const KEY = "seance.account";

/** As many games as are looked for. */
const MOST = 50;

function read(): Account | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "null") as Account) ?? undefined;
  } catch {
    return undefined;
  }
}

export const account = signal<Account | undefined>(read());

/** Seats at which the account may sit down. */
export const invitations = signal<readonly Invited[]>([]);

addEventListener("storage", ({ key }) => {
  if (key === KEY) account.value = read();
});

/** Keep an account until its reader signs out. */
export function signIn(own: Account): void {
  localStorage.setItem(KEY, JSON.stringify(own));
  account.value = own;
}

/** Forget the account, and the seats that its key opens. */
export function signOut(): void {
  const key = account.value?.key;
  localStorage.removeItem(KEY);
  account.value = undefined;
  invitations.value = [];
  dropSeats(({ token }) => token === key);
}

/** Keep the seats of the account that this browser does not know yet. */
export async function fetchSeats(language: string): Promise<void> {
  const own = account.value;
  if (!own) return;
  const { api } = serviceIn(language, own.key);
  const { data } = await api.listMyGames({ query: { limit: MOST } });
  const waiting: Invited[] = [];
  // The newest is kept last, and stands first.
  for (const { id: game, title, seats, created_at: at } of data.items.toReversed()) {
    for (const { seat, kind, account: name } of seats) {
      if (name !== own.name) continue;
      if (kind === "open") waiting.push({ game, title, seat });
      else if (!heldSeats.value.some((each) => each.game === game)) {
        keepSeat({ game, title, seat, token: own.key, since: Date.parse(at) });
      }
    }
  }
  invitations.value = waiting;
}
