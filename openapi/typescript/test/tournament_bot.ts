/** A program that plays a tournament of each title: `tournament_bot.ts ada-bot ghooost`. */

import { playTournament, Seance } from "seance-sdk";

const [name = "", ...titles] = process.argv.slice(2);
const seance = new Seance(process.env["SEANCE"] ?? "", { patience: 600 });
const bot = await seance.register({ name, kind: "program" });
for (const title of titles) {
  const held = await playTournament(
    bot,
    (_, { options }) => Math.floor(Math.random() * options.length),
    { title },
  );
  console.log(held.id, held.status);
}
