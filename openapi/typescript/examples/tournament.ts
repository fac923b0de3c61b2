/**
 * Hold a tournament: `node tournament.ts halloween 2 random heuristic`.
 *
 * A service with operator keys wants one of them in SEANCE_TOKEN.
 */

import { Seance } from "seance-sdk";

const [title = "ghooost", seats = "2", ...bots] = process.argv.slice(2);
const seance = new Seance(process.env.SEANCE ?? "http://127.0.0.1:8000", {
  token: process.env.SEANCE_TOKEN,
});
const { id } = await seance.tournaments.create({
  title,
  format: "round_robin",
  seats: Number(seats),
  entrants: bots.map((bot, index) => ({ name: `${bot} ${index + 1}`, bots: [bot] })),
  repeats: 10,
});
for await (const { progress } of seance.tournaments.watch(id)) {
  console.log(`${progress.done} of ${progress.total} games`);
}
for (const { rank, entrant, points } of (await seance.tournaments.get(id)).standings) {
  console.log(`${rank}. ${entrant}: ${points} points`);
}
