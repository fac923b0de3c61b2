/** Tournaments: all of them, and one as it goes on. */

import { useSignal } from "@preact/signals";
import type { TournamentDetails, TournamentGame } from "seance-sdk";
import { useLoaded } from "../pages/load";
import { hueClass } from "../pages/names";
import { to } from "../pages/route";
import { language } from "../pages/settings";
import { Trouble } from "../pages/trouble";
import { useLive } from "./live";
import { Chart, Progress, Table } from "./parts";
import { CrossTable, GameList } from "./results";
import { issued, operatorKey, service, useTitleNames } from "./session";
import { Entry } from "./entry";
import { Downloads, phaseWords, Registration, Steering } from "./steering";
import { type Awaited, Waits, whoIsAwaited } from "./waits";
import { moment, number, o, share } from "./words";

/** As many games as are fetched for a page. */
const MOST_GAMES = 2_000;
const PAGE = 500;

/** In milliseconds: how often is looked for whom a round waits. */
const LOOK_EVERY = 10_000;

/** As many games as are listed below each other. */
const LISTED = 100;

/** All tournaments, the latest first. */
export function TournamentsPage() {
  const nameOf = useTitleNames();
  const found = useLoaded(async () => {
    const { api } = service();
    return (await api.listTournaments({ query: { limit: 50 } })).data.items;
  }, [language.value, operatorKey.value]);
  const all = found.value.value;
  return (
    <section>
      <p>
        <a class="button primary" href={to("organise", "tournaments", "new")}>
          {o("newTournament")}
        </a>
      </p>
      <Trouble of={found.value} />
      {all?.length === 0 && <p>{o("noTournaments")}</p>}
      <ul class="mine">
        {all?.map((each) => (
          <li key={each.id} class={hueClass(each.title)}>
            <a href={to("organise", "tournaments", each.id)}>
              <strong>{nameOf(each.title)}</strong>
              <span>
                {o(each.format)}, {moment(each.created_at)}
              </span>
              <span class="state">{phaseWords(each)}</span>
            </a>
            <Progress {...each.progress} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Held {
  tournament: TournamentDetails;
  games: TournamentGame[];
  awaited: Awaited[];
  chart: string;
}

async function fetchHeld(id: string, signal: AbortSignal): Promise<Held> {
  const { api } = service();
  const path = { tournament: id };
  const [{ data: tournament }, chart] = await Promise.all([
    api.getTournament({ path, signal }),
    api.drawTournament({ path, parseAs: "text", signal }),
  ]);
  const games: TournamentGame[] = [];
  for (let cursor = 0; games.length < MOST_GAMES;) {
    const query = { cursor, limit: PAGE };
    const { data } = await api.listTournamentGames({ path, query, signal });
    games.push(...data.items);
    if (data.next_cursor === undefined) break;
    cursor = Number(data.next_cursor);
  }
  const awaited = await whoIsAwaited(tournament, games, signal);
  // The document calls pictures files; as text they are strings.
  return { tournament, games, awaited, chart: chart.data as unknown as string };
}

/** One tournament, followed to its end. */
export function TournamentPage({ id }: { id: string }) {
  const nameOf = useTitleNames();
  const changes = useSignal(0);
  const onChange = () => (changes.value += 1);
  const held = useLive(
    id,
    (signal) => fetchHeld(id, signal),
    (signal) => service().tournaments.watch(id, { signal }),
    { again: changes.value, every: LOOK_EVERY },
  );
  const { value } = held.value;
  if (!value) return <Trouble of={held.value} />;
  const { tournament, games, awaited, chart } = value;
  return (
    <section data-tournament={tournament.status}>
      <h2>
        {nameOf(tournament.title)}: {o(tournament.format)}
      </h2>
      <p>
        <span class={`turn ${tournament.status}`}>{phaseWords(tournament)}</span>{" "}
        {moment(tournament.created_at)}
      </p>
      <Progress {...tournament.progress} />
      <Tokens id={id} />
      <Registration tournament={tournament} />
      <Entry tournament={tournament} onChange={onChange} />
      <Steering tournament={tournament} onChange={onChange} />
      <Waits awaited={awaited} />
      <Standings tournament={tournament} />
      <Downloads id={id} />
      {games.length > 0 && <CrossTable tournament={tournament} games={games} />}
      {tournament.progress.done > 0 && <Chart markup={chart} label={o("chart")} />}
      <details class="panel">
        <summary>
          <h2>{o("allGames")}</h2>
        </summary>
        <GameList games={games.slice(-LISTED)} />
      </details>
    </section>
  );
}

/** The tokens of programs outside; they are shown until the page is left. */
export function Tokens({ id }: { id: string }) {
  const tokens = issued.value.get(id);
  if (!tokens) return null;
  return (
    <div class="panel">
      <p>{o("tokens")}</p>
      <dl class="rules">
        {tokens.map(({ entrant, token }) => (
          <div key={entrant}>
            <dt>{entrant}</dt>
            <dd>
              <code>{token}</code>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Standings({ tournament: { standings } }: { tournament: TournamentDetails }) {
  // Columns that would be empty for everybody are left out.
  const extra = (["byes", "timeouts", "forfeits"] as const).filter((column) =>
    standings.some((each) => each[column]),
  );
  const head = ["rank", "entrant", "played", "wins", "points", "winRate"] as const;
  const hasScores = standings.some((each) => each.mean_score);
  return (
    <Table
      caption={o("standings")}
      head={[
        ...head.map((each) => o(each)),
        ...(hasScores ? [o("score")] : []),
        ...extra.map((each) => o(each)),
      ]}
    >
      {standings.map((each) => (
        <tr key={each.entrant}>
          <td>{each.rank}</td>
          <th scope="row">
            {each.entrant}
            {each.is_out && <em class="badge">{o("out")}</em>}
          </th>
          <td>{each.games}</td>
          <td>{each.wins}</td>
          <td>{number(each.points)}</td>
          <td>
            {each.win_rate === undefined
              ? "–"
              : share(each.win_rate, each.win_rate_interval)}
          </td>
          {hasScores && (
            <td>{each.mean_score !== undefined && number(each.mean_score, 1)}</td>
          )}
          {extra.map((column) => (
            <td key={column}>{each[column] ?? 0}</td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
