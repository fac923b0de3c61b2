/**
 * A bot that enters the next open tournament and plays it: `tournament_bot.ts ada-bot`.
 *
 * Started again with the key that it printed (`KEY=...`), it goes on where it was.
 */

import { playTournament, Seance } from "seance-sdk";

const { SEANCE: url = "http://127.0.0.1:8000", KEY: token } = process.env;
const seance = new Seance(url, { token });
const name = process.argv[2] ?? "ada-bot";
const bot = token ? seance : await seance.register({ name, kind: "program" });
console.log("The key:", bot.token);
const held = await playTournament(bot, (_, { options }) =>
  Math.floor(Math.random() * options.length),
);
for (const line of held.standings) console.log(line.rank, line.entrant, line.points);
