// Between a page and the service: holds answers and streams back, and cuts streams.
import { createServer, request } from "node:http";

/**
 * Serve a service under another address. `rules.answer` and `rules.stream` are promises
 * that answers to commands and messages of streams wait for; `rules.cut` says after how
 * many more messages of a stream it is cut, once. Paths that `rules.away` fits get no
 * answer; after an upgrade `rules.build` answers, and parts that `rules.gone` fits are not
 * there any more. While `rules.asleep`, nothing comes through and no connection ends, as
 * for a phone that sleeps; those of that time stay dead after it.
 */
export async function startProxy(service) {
  const { hostname, port } = new URL(service);
  const rules = {
    ...{ answer: undefined, stream: undefined, cut: 0 },
    ...{ away: undefined, build: undefined, gone: undefined, asleep: false },
  };
  const seen = {
    ...{ commands: [], messages: 0, games: new Map(), cuts: 0, bodies: [] },
    ...{ streams: 0, mostStreams: 0 },
  };
  const server = createServer((asked, answer) => {
    const chunks = [];
    asked.on("data", (chunk) => chunks.push(chunk));
    asked.on("end", () => pass(asked, Buffer.concat(chunks), answer));
  });

  function pass(asked, body, answer) {
    const { method, url } = asked;
    if (rules.away?.test(url)) return answer.destroy();
    const path = rules.gone?.test(url) ? `${url}.gone` : url;
    // What is compressed could not be looked at.
    const headers = { ...asked.headers, "accept-encoding": "identity" };
    const forward = request({ hostname, port, method, path, headers }, async (came) => {
      if (path.includes("/stream")) return stream(path, came, answer);
      const data = [];
      for await (const chunk of came) data.push(chunk);
      if (path.endsWith("/commands")) {
        const { commands } = JSON.parse(body);
        const version = Number(headers["if-match"].replaceAll('"', ""));
        const key = headers["idempotency-key"];
        seen.commands.push({ version, key, command: commands[0], status: came.statusCode });
        await rules.answer;
      }
      if (rules.asleep) return;
      seen.bodies.push({ path, text: Buffer.concat(data).toString() });
      if (rules.build) came.headers["seance-build"] = rules.build;
      answer.writeHead(came.statusCode, came.headers);
      answer.end(Buffer.concat(data));
    });
    forward.on("error", () => answer.destroy());
    forward.end(body);
  }

  async function stream(path, came, answer) {
    answer.writeHead(came.statusCode, came.headers);
    seen.streams += 1;
    seen.mostStreams = Math.max(seen.mostStreams, seen.streams);
    answer.on("close", () => {
      seen.streams -= 1;
      came.destroy();
    });
    let rest = "";
    try {
      for await (const chunk of came) {
        const parts = (rest + chunk).split("\n\n");
        rest = parts.pop();
        for (const part of parts) {
          await rules.stream;
          if (rules.asleep) return;
          const data = part.split("\n").find((line) => line.startsWith("data: "));
          if (data && part.includes("event: game")) remember(JSON.parse(data.slice(6)));
          if (data) seen.bodies.push({ path, text: data.slice(6) });
          answer.write(`${part}\n\n`);
          if (data) seen.messages += 1;
          if (data && rules.cut > 0 && --rules.cut === 0) {
            seen.cuts += 1;
            return answer.destroy();
          }
        }
      }
      answer.end();
    } catch {
      answer.destroy();
    }
  }

  function remember(game) {
    if (game.decision) seen.games.set(game.version, game.decision.options);
  }

  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${server.address().port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, rules, seen, close };
}
