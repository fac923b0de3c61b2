// Create a game and send a command, with what openapi-typescript has generated.
import createClient from "openapi-fetch";
import type { components, paths } from "./generated/document.js";

type Event = components["schemas"]["Event"];

const client = createClient<paths>({ baseUrl: process.argv[2]! });
const { data: made } = await client.POST("/v1/games", {
  body: { title: "ghooost", seats: [{ kind: "human" }, { kind: "human" }] },
});
for (const { token } of made!.credentials.seats) {
  const headers = { Authorization: `Bearer ${token}` };
  const path = { game: made!.id };
  const { data: game, response } = await client.GET("/v1/games/{game}", {
    params: { path },
    headers,
  });
  const option = game!.decision?.options[0];
  if (option) {
    const match = { "If-Match": response.headers.get("ETag")! };
    const { data: result, error } = await client.POST("/v1/games/{game}/commands", {
      params: { path, header: match },
      headers,
      body: { commands: [option.command] },
    });
    if (error) throw new Error(error.detail);
    if (result.game.version !== made!.version + 1) throw new Error("no move");
    const event: Event = result.events[0]!;
    console.log(option.label, "->", event.text);
    break;
  }
}
