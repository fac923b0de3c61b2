/** The cross table of a tournament: every cell opens its games. */

import { useSignal } from "@preact/signals";
import type { TournamentDetails, TournamentGame } from "seance-sdk";
import { Dialog } from "../pages/dialogs";
import { to } from "../pages/route";
import { type Cell, crossTable, dealTable, pointsWords } from "./cross_table";
import { Table } from "./parts";
import { o } from "./words";

/** More entrants than these make no table that anybody reads. */
const MOST = 40;

interface Opened {
  row: string;
  column: string;
  games: readonly TournamentGame[];
}

/** Entrants against entrants or, where teams play alone, with the same deals. */
export function CrossTable(props: {
  tournament: TournamentDetails;
  games: readonly TournamentGame[];
}) {
  const { tournament, games } = props;
  const opened = useSignal<Opened | undefined>(undefined);
  const isAlone = games.some(
    ({ entrants }) => new Set(entrants).size < entrants.length,
  );
  const isSolo = isAlone || tournament.seats === 1;
  const cells = isSolo ? dealTable(games) : crossTable(games);
  const rows = tournament.standings.map(({ entrant }) => entrant);
  const columns = isSolo
    ? [...new Set([...cells.values()].flatMap((row) => [...row.keys()]))]
    : rows;
  if (rows.length > MOST) return null;
  const caption = o(isSolo ? "deals" : "cross");
  return (
    <div class="cross">
      <Table caption={caption} head={[o("entrant"), ...columns]}>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {columns.map((column) => {
              const cell = cells.get(row)?.get(column);
              return (
                <td key={column} class="cell">
                  {cell ? (
                    <CellLink
                      row={row}
                      column={column}
                      cell={cell}
                      isSolo={isSolo}
                      onOpen={(games) => (opened.value = { row, column, games })}
                    />
                  ) : (
                    <span aria-hidden="true">·</span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </Table>
      {opened.value && (
        <GamesDialog opened={opened.value} onClose={() => (opened.value = undefined)} />
      )}
    </div>
  );
}

function resultWords({ games, points, ended }: Cell, isSolo: boolean): string {
  if (ended === 0) return "…";
  if (isSolo && games.length === 1) return o(points > 0 ? "won" : "lost");
  const lost = pointsWords(ended - points);
  return games.length === 1 ? pointsWords(points) : `${pointsWords(points)} : ${lost}`;
}

function CellLink(props: {
  row: string;
  column: string;
  cell: Cell;
  isSolo: boolean;
  onOpen: (games: readonly TournamentGame[]) => void;
}) {
  const { row, column, cell, isSolo, onOpen } = props;
  const result = resultWords(cell, isSolo);
  const label = o(isSolo ? "dealCell" : "crossCell", { row, column, result });
  const [only, ...others] = cell.games;
  if (only && others.length === 0) {
    return only.status === "pending" ? (
      <span>{result}</span>
    ) : (
      <a class="result" href={gameAddress(only)} aria-label={label}>
        {result}
      </a>
    );
  }
  return (
    <button
      type="button"
      class="result"
      aria-label={label}
      onClick={() => onOpen(cell.games)}
    >
      {result}
    </button>
  );
}

function gameAddress({ game, status }: TournamentGame): string {
  return to(status === "finished" ? "replay" : "watch", game);
}

function GamesDialog({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const { row, column } = opened;
  return (
    <Dialog heading={o("gamesOf", { row, column })} onClose={onClose}>
      <GameList games={opened.games} />
    </Dialog>
  );
}

/** Games with who sat where and how they ended. */
export function GameList({ games }: { games: readonly TournamentGame[] }) {
  return (
    <ol class="games">
      {games.map((game) => (
        <li key={game.game}>
          {game.status === "pending" ? (
            <span>{gameWords(game)}</span>
          ) : (
            <a href={gameAddress(game)}>{gameWords(game)}</a>
          )}
          <small>{outcomeWords(game)}</small>
          {clockWords(game).map((words) => (
            <small key={words}>{words}</small>
          ))}
        </li>
      ))}
    </ol>
  );
}

function gameWords({ round, table, repeat }: TournamentGame): string {
  return o("game", { round: round + 1, table: table + 1, repeat: repeat + 1 });
}

/** What the clocks did to a game. */
function clockWords({ entrants, result }: TournamentGame): string[] {
  if (!result) return [];
  if (result.abandoned) return [o("abandoned")];
  const nameOf = (seat: number) => entrants[seat] ?? "";
  const late = (result.timeouts ?? [])
    .map((count, seat) => ({ name: nameOf(seat), count }))
    .filter(({ count }) => count > 0);
  return [
    ...late.map((each) => o("timedOut", each)),
    ...(result.forfeits ?? []).map((seat) => o("forfeit", { name: nameOf(seat) })),
  ];
}

function outcomeWords({ entrants, result, status }: TournamentGame): string {
  const names = [...new Set(entrants)];
  if (!result) {
    return `${names.join(" – ")}: ${o(status === "pending" ? "notYet" : "waitsNow")}`;
  }
  if (names.length === 1) {
    return `${names[0]}: ${o(result.winners.length > 0 ? "won" : "lost")}`;
  }
  return entrants
    .map((name, seat) => `${result.places[seat] ?? 0}. ${name}`)
    .toSorted()
    .join(", ");
}
