/**
 * Hold a tournament: `node tournament.ts halloween 2 random heuristic`.
 *
 * A service with operator keys wants one of them in SEANCE_TOKEN.
 */

import { setTimeout } from "node:timers/promises";
import { Seance } from "seance-sdk";

const [title = "ghooost", seats = "2", ...bots] = process.argv.slice(2);
const seance = new Seance(process.env.SEANCE ?? "http://127.0.0.1:8000", {
  token: process.env.SEANCE_TOKEN,
});
const { data: created } = await seance.api.createTournament({
  body: {
    title,
    format: "round_robin",
    seats: Number(seats),
    entrants: bots.map((bot, index) => ({ name: `${bot} ${index + 1}`, bots: [bot] })),
    repeats: 10,
  },
});
const path = { tournament: created.id };
let { data: tournament } = await seance.api.getTournament({ path });
while (tournament.status === "running") {
  console.log(`${tournament.progress.done} of ${tournament.progress.total} games`);
  await setTimeout(1_000);
  tournament = (await seance.api.getTournament({ path })).data;
}
for (const { rank, entrant, points } of tournament.standings) {
  console.log(`${rank}. ${entrant}: ${points} points`);
}
