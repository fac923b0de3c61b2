/** Play against bots in the terminal: `node terminal_player.ts ghooost 3 --bot random`. */

import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { type Decision, type Game, play, Seance, type SeatRequest } from "seance-sdk";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: "string", default: "You" },
    language: { type: "string", default: "en" },
    bot: { type: "string" },
  },
});
const [title = "ghooost", players = "2"] = positionals;
const typed = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
let heard = 0;

/** Print what has happened since the last time. */
async function tellNews(game: Game): Promise<void> {
  for (const event of await game.news({ after: heard })) {
    console.log(event.text);
    heard = event.number;
  }
}

/** Ask the person at the keyboard, until the answer is one of the numbers. */
async function choose(game: Game, decision: Decision): Promise<number> {
  await tellNews(game);
  console.log(`\n${decision.prompt}`);
  for (const [index, option] of decision.options.entries()) {
    console.log(`${String(index + 1).padStart(3)}  ${option.label}`);
  }
  for (;;) {
    process.stdout.write("> ");
    const line = await typed.next();
    if (line.done) process.exit(1);
    const number = Number(line.value);
    if (decision.options[number - 1]) return number - 1;
    console.log(`A number from 1 to ${decision.options.length}, please.`);
  }
}

const seance = new Seance(process.env.SEANCE ?? "http://127.0.0.1:8000", {
  language: values.language,
});
// The best bot of the title, unless another is named.
const opponent: SeatRequest = {
  kind: "bot",
  ...(values.bot && { bot: { id: values.bot } }),
};
const table = await seance.createGame({
  title,
  seats: [
    { kind: "human", name: values.name },
    ...Array.from({ length: Number(players) - 1 }, () => opponent),
  ],
});
const game = await table.seat(0);
const outcome = await play(game, choose);
await tellNews(game);
// Not every title counts points.
const scores = outcome.scores.length > 0 ? ` Scores: ${outcome.scores}` : "";
console.log(`\n${outcome.text} Places: ${outcome.places}${scores}`);
process.exit();
