/** A bot in ten lines: it plays any title against a bot of the service. */

import { play, Seance } from "seance-sdk";

const seance = new Seance(process.env.SEANCE ?? "http://127.0.0.1:8000");
const table = await seance.createGame({
  title: process.argv[2] ?? "ghooost",
  seats: [
    { kind: "human", name: "Ten Lines" },
    { kind: "bot", bot: { id: "heuristic" } },
  ],
});
const outcome = await play(await table.seat(0), (_, { options }) =>
  Math.floor(Math.random() * options.length),
);
console.log(outcome.text, outcome.scores);
