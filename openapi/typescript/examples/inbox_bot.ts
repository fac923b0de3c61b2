/**
 * A bot that others invite by its name, until it is stopped: `inbox_bot.ts ada-bot`.
 *
 * Keep the key to come back under the same name: `new Seance(url, { token: key })`.
 */

import { playInbox, Seance } from "seance-sdk";

const seance = new Seance(process.env.SEANCE ?? "http://127.0.0.1:8000");
const bot = await seance.register({
  name: process.argv[2] ?? "ada-bot",
  kind: "program",
});
console.log("The key:", bot.token);
await playInbox(bot, (_, { options }) => Math.floor(Math.random() * options.length), {
  over: (game) => console.log(game.id, game.outcome?.text ?? "abandoned"),
});
