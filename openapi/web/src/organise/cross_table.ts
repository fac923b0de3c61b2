/** Who did what against whom, from the games of a tournament. */

import type { TournamentGame } from "seance-sdk";

/** What a row has achieved in the games that it shares with a column. */
export interface Cell {
  games: TournamentGame[];
  /** Points of the row in those that have ended: 1, a half or 0 each. */
  points: number;
  ended: number;
}

/** The cells by row and column. */
export type Cells = ReadonlyMap<string, ReadonlyMap<string, Cell>>;

type Counted = (
  row: string,
  column: string,
  game: TournamentGame,
  points: number,
) => void;

function collect(each: (count: Counted) => void): Cells {
  const cells = new Map<string, Map<string, Cell>>();
  each((row, column, game, points) => {
    const cellsOfRow = cells.get(row) ?? new Map<string, Cell>();
    cells.set(row, cellsOfRow);
    const cell = cellsOfRow.get(column) ?? { games: [], points: 0, ended: 0 };
    cellsOfRow.set(column, cell);
    cell.games.push(game);
    if (!game.result) return;
    cell.points += points;
    cell.ended += 1;
  });
  return cells;
}

/** Entrants against entrants: who was placed before whom. */
export function crossTable(games: readonly TournamentGame[]): Cells {
  return collect((count) => {
    for (const game of games) {
      for (const [seat, row] of game.entrants.entries()) {
        for (const [other, column] of game.entrants.entries()) {
          if (row === column) continue;
          const mine = game.result?.places[seat] ?? 0;
          const theirs = game.result?.places[other] ?? 0;
          const points = mine < theirs ? 1 : mine === theirs ? 0.5 : 0;
          count(row, column, game, points);
        }
      }
    }
  });
}

/** Teams that play alone, each with the same deals: who won with which. */
export function dealTable(games: readonly TournamentGame[]): Cells {
  return collect((count) => {
    for (const game of games) {
      const [team = ""] = game.entrants;
      const deal = `${game.round + 1}.${game.repeat + 1}`;
      count(team, deal, game, (game.result?.winners.length ?? 0) > 0 ? 1 : 0);
    }
  });
}

/** Points as one writes them: 2½. */
export function pointsWords(points: number): string {
  const whole = Math.floor(points);
  if (points === whole) return String(whole);
  return whole === 0 ? "½" : `${whole}½`;
}
