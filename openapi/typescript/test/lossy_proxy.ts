/** A bad network in front of the real service: it loses, cuts and refuses as it is told. */

import {
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

/** What becomes of a request. */
export type Fate =
  /** It is carried out and answered. */
  | "pass"
  /** It is carried out, but the connection breaks before the answer. */
  | "lose"
  /** It is carried out, but the connection breaks within the answer. */
  | "halve"
  /** It is not carried out, but told to come back in a second. */
  | "busy"
  | "limited"
  /** It is answered by something else than the service. */
  | "stray";

const STATUS = { busy: 503, limited: 429, stray: 418 };

/** Decides the fate of a request by all that came so far, itself the last of them. */
export type Rule = (seen: readonly IncomingMessage[]) => Fate;

export interface LossyProxy extends AsyncDisposable {
  url: string;
  /** Every request that came. */
  seen: readonly IncomingMessage[];
}

/** Put a bad network before the service at `target`. */
export async function lossyProxy(target: string, rule: Rule): Promise<LossyProxy> {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    const fate = rule(seen);
    if (fate === "pass" || fate === "lose" || fate === "halve") {
      pass(target, request, response, fate);
    } else {
      request.resume();
      response.writeHead(STATUS[fate], { "Retry-After": "1" }).end("<h1>Hello</h1>");
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pass(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  fate: "pass" | "lose" | "halve",
): void {
  const { method, headers, url = "/" } = request;
  const upstream = forward(new URL(url, target), { method: method ?? "GET", headers });
  upstream.on("response", (answer) => {
    const length = Number(answer.headers["content-length"] ?? CUT_STREAM_AT * 2);
    let left = fate === "pass" ? Number.POSITIVE_INFINITY : length / 2;
    if (fate !== "lose") response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.on("data", (chunk: Buffer) => {
      if (fate !== "lose") response.write(chunk.subarray(0, Math.max(0, left)));
      left -= chunk.length;
      if (left <= 0) response.destroy();
    });
    answer.on("end", () => (fate === "pass" ? response.end() : response.destroy()));
  });
  upstream.on("error", () => response.destroy());
  response.on("close", () => upstream.destroy());
  request.pipe(upstream);
}

/** In bytes: where a stream breaks off, in the middle of an event. */
const CUT_STREAM_AT = 1_000;
