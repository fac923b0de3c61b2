/** Playing a tournament from its registration to its end. */

import type { TournamentDetails, TournamentSummary } from "./generated/index.js";
import { listen, type PlayInbox } from "./inbox.js";
import type { Choose } from "./play.js";
import { Conflict } from "./problems.js";
import type { Seance } from "./seance.js";
import { type Cancellable, sleep } from "./waiting.js";

/** In milliseconds: how often is looked for a tournament that can be entered. */
const LOOK_EVERY = 2000;

/** Which tournament is played, and how. */
export interface PlayTournament extends Omit<PlayInbox, "accept"> {
  /** Its id; left out, the next one that is open. */
  tournament?: string;
  /** Only one of this title. */
  title?: string;
}

/**
 * Enter a tournament, play it by `choose` to its end, and return it.
 *
 * Without an id it is the one that the account has entered before and that is still
 * played, so that a program which is started again goes on; else the one that is open and
 * starts first. Until there is one, this waits. All else is as with `playInbox`, which
 * also answers whatever else waits for the account; invitations are not accepted.
 */
export async function playTournament(
  account: Seance,
  choose: Choose,
  { tournament, title, over, signal }: PlayTournament = {},
): Promise<TournamentDetails> {
  const cancel: Cancellable = signal === undefined ? {} : { signal };
  const id = tournament ?? (await enterNext(account, title, cancel));
  if (tournament !== undefined) await account.tournaments.enter(id, cancel);
  const told = over === undefined ? {} : { over };
  await listen(account, choose, { ...told, ...cancel, accept: false }, async (news) => {
    // A new stream has nothing of what came before it.
    if (news.type === undefined) {
      return (await account.tournaments.get(id, cancel)).status !== "running";
    }
    return news.type === "tournament_over" && news.tournament === id;
  });
  // The inbox says so as soon as all games are over; ratings come after that.
  for await (const { status } of account.tournaments.watch(id, cancel)) {
    if (status !== "running") break;
  }
  return account.tournaments.get(id, cancel);
}

/** Enter the next tournament, and return its id; waits for one. */
async function enterNext(
  account: Seance,
  title: string | undefined,
  { signal }: Cancellable,
): Promise<string> {
  const cancel: Cancellable = signal === undefined ? {} : { signal };
  const { name } = (await account.api.getMe({ signal: signal ?? null })).data;
  for (;;) {
    const found: TournamentSummary[] = [];
    for await (const each of account.tournaments.all({ ...cancel, running: true })) {
      const isFit = (title ?? each.title) === each.title;
      if (isFit && (isOpen(each) || isIn(each, name))) found.push(each);
    }
    const place = (each: TournamentSummary) =>
      // One that an organiser starts by hand comes last.
      `${isOpen(each)} ${!isIn(each, name)} ${each.registration?.starts_at ?? "9"}`;
    found.sort((one, other) => (place(one) < place(other) ? -1 : 1));
    for (const { id } of found) {
      try {
        return (await account.tournaments.enter(id, cancel)).id;
      } catch (error) {
        // Registration has ended in between, or there is no place left.
        if (!(error instanceof Conflict)) throw error;
      }
    }
    await sleep(LOOK_EVERY, signal);
  }
}

function isOpen({ registration }: TournamentSummary): boolean {
  return registration?.open ?? false;
}

function isIn({ entrants }: TournamentSummary, name: string): boolean {
  return entrants.some(({ account }) => account === name);
}
