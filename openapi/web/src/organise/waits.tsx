/** For whom a round waits: programs and people outside who are to act. */

import type { GameState, TournamentDetails, TournamentGame } from "seance-sdk";
import { to } from "../pages/route";
import { language } from "../pages/settings";
import { serviceIn } from "../table";
import { moment, o } from "./words";

/** As many games as are asked who is to act. */
const MOST = 12;

/** Somebody who is to act, where, and until when. */
export interface Awaited {
  entrant: string;
  game: TournamentGame;
  until: string | undefined;
}

/** Ask the games that are played who is to act, unless bots alone take part. */
export async function whoIsAwaited(
  tournament: TournamentDetails,
  games: readonly TournamentGame[],
  signal: AbortSignal,
): Promise<Awaited[]> {
  const outside = new Set(
    tournament.entrants.filter(({ bots }) => !bots).map(({ name }) => name),
  );
  // Anybody may look at these games; the key of an operator opens none.
  const { api } = serviceIn(language.value);
  const open = games
    .filter(({ status, entrants }) => {
      return status === "playing" && entrants.some((each) => outside.has(each));
    })
    .slice(0, MOST);
  const found = await Promise.all(
    open.map(async (game) => {
      const path = { game: game.game };
      const { data } = await api.getGame({ path, signal });
      return awaitedIn(game, data, outside);
    }),
  );
  return found.flat();
}

function awaitedIn(
  game: TournamentGame,
  { to_act: seats, act_by: until }: GameState,
  outside: ReadonlySet<string>,
): Awaited[] {
  return seats
    .map((seat) => game.entrants[seat] ?? "")
    .filter((entrant) => outside.has(entrant))
    .map((entrant) => ({ entrant, game, until }));
}

/** The round waits, and says for whom. */
export function Waits({ awaited }: { awaited: readonly Awaited[] }) {
  if (awaited.length === 0) return null;
  return (
    <section class="panel waits" data-waits={awaited.length}>
      <h3>{o("waitsFor")}</h3>
      <ul>
        {awaited.map(({ entrant, game, until }) => (
          <li key={`${game.game}/${entrant}`}>
            <strong>{entrant}</strong>{" "}
            <a href={to("watch", game.game)}>
              {o("game", {
                round: game.round + 1,
                table: game.table + 1,
                repeat: game.repeat + 1,
              })}
            </a>
            {until && <small>{o("waitsUntil", { time: moment(until) })}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
