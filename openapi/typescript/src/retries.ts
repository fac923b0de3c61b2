/** Requests that are tried again where that is safe: the service may restart meanwhile. */

import { retryAfter, Unreachable } from "./problems.js";
import { sleep, spread } from "./waiting.js";

/** The part of the `fetch` of browsers and Node that is needed. */
export type Fetch = typeof globalThis.fetch;

/** A request that is about to be tried again. */
export interface Retry {
  request: Request;
  /** What came of the last try: an answer that asks to wait, or none at all. */
  cause: Response | Unreachable;
  /** In milliseconds: how long until the next try. */
  delay: number;
}

/** How long to go on. */
export interface Persistence {
  fetch: Fetch;
  /** In seconds: a request that has taken so long is not tried again. */
  patience: number;
  /** Called before each new try. */
  onRetry?: ((retry: Retry) => void) | undefined;
}

/** In milliseconds: the delay doubles from the first to the longest. */
const FIRST_DELAY = 200;
const LONGEST_DELAY = 5_000;

/** In milliseconds: an answer must have come by then; no long poll takes as long. */
const ANSWER_WITHIN = 60_000;

/** What has no body by its status; a browser may show an empty one all the same. */
const BODILESS = [204, 205, 304];

/** The service did nothing and says so, or something before it answers in its place. */
const BUSY = [502, 503, 504];
const TOO_MANY_REQUESTS = 429;

const KEY = "Idempotency-Key";

/**
 * A `fetch` that tries again when no answer comes or the service asks to wait.
 *
 * A request has the same effect however often it arrives, because of its method or, if it
 * is a `POST`, of its Idempotency-Key: it gets one here unless it has one.
 */
export function persistent({ fetch, patience, onRetry }: Persistence): Fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (request.method === "POST" && !request.headers.has(KEY)) {
      request.headers.set(KEY, newKey());
    }
    const deadline = performance.now() + patience * 1_000;
    for (let tries = 0; ; tries++) {
      const cause = await attempt(fetch, request);
      if (!shouldRepeat(cause)) return answered(cause);
      const delay = delayBefore(tries, cause);
      if (performance.now() + delay > deadline) return answered(cause);
      onRetry?.({ request, cause, delay });
      await sleep(delay, request.signal);
    }
  };
}

function answered(result: Response | Unreachable): Response {
  if (result instanceof Unreachable) throw result;
  return result;
}

/** Try once. Only the caller's own signal throws. */
async function attempt(
  fetch: Fetch,
  request: Request,
): Promise<Response | Unreachable> {
  const overdue = new AbortController();
  const timer = setTimeout(() => overdue.abort(), ANSWER_WITHIN);
  try {
    const signal = AbortSignal.any([request.signal, overdue.signal]);
    const response = await fetch(request.clone(), { signal });
    // An answer that breaks off in the middle is no answer, so it is read here. A stream
    // has its own way to go on.
    if (BODILESS.includes(response.status) || isStream(response)) return response;
    return new Response(await response.arrayBuffer(), response);
  } catch (error) {
    request.signal.throwIfAborted();
    return new Unreachable(request, error);
  } finally {
    clearTimeout(timer);
  }
}

function isStream(response: Response): boolean {
  return response.headers.get("Content-Type")?.startsWith("text/event-stream") ?? false;
}

function shouldRepeat(result: Response | Unreachable): boolean {
  if (result instanceof Unreachable) return true;
  return result.status === TOO_MANY_REQUESTS || BUSY.includes(result.status);
}

/** A key that nobody else will use; `randomUUID` is missing in pages without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** In milliseconds: never sooner than the service asks for. */
function delayBefore(tries: number, cause: Response | Unreachable): number {
  const growing = spread(Math.min(FIRST_DELAY * 2 ** tries, LONGEST_DELAY));
  const asked = cause instanceof Response ? (retryAfter(cause) ?? 0) * 1_000 : 0;
  return asked + growing;
}
