// Create a game and send a command, with what @hey-api/openapi-ts has generated.
import { createClient } from "./generated/client/index.js";
import { createGame, getGame, sendCommands } from "./generated/index.js";

const client = createClient({ baseUrl: process.argv[2]!, throwOnError: true });
const made = await createGame({
  client,
  throwOnError: true,
  body: { title: "ghooost", seats: [{ kind: "human" }, { kind: "human" }] },
});
const path = { game: made.data.id };
for (const { token } of made.data.credentials.seats) {
  const got = await getGame({ client, throwOnError: true, path, auth: token });
  const option = got.data.decision?.options[0];
  if (option) {
    const result = await sendCommands({
      client,
      throwOnError: true,
      path,
      auth: token,
      headers: { "If-Match": got.response.headers.get("ETag")! },
      body: { commands: [option.command] },
    });
    if (result.data.game.version !== made.data.version + 1) throw new Error("no move");
    console.log(option.label, "->", result.data.events[0]!.text);
    break;
  }
}
