/** Watch a public game, the newest or a named one: `node spectator.ts [id]`. */

import { Seance } from "seance-sdk";

const seance = new Seance(process.env.SEANCE ?? "http://127.0.0.1:8000");
const { data: playing } = await seance.api.listGames({ query: { status: "playing" } });
const id = process.argv[2] ?? playing.items[0]?.id;
if (id === undefined) {
  console.error("No public game is being played.");
  process.exit(1);
}
const game = await seance.game(id);
for await (const event of game.events()) {
  console.log(String(event.number).padStart(4), event.text);
}
await game.refresh();
console.log(`The game is ${game.state.status}.`);
