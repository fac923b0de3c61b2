/** The service that served the page, in the language of the page. */

import { signal } from "@preact/signals";
import { Seance } from "seance-sdk";
import { untilWake } from "./awake";

/** Whether the service is another build than the one that the page began with. */
export const isOutdated = signal(false);

/** Whether the last request got no answer; it is tried again for a while. */
export const isUnanswered = signal(false);

/** In milliseconds: what to add to this machine's clock to get the server's. */
export const clockOffset = signal(0);

let build: string | undefined;

/**
 * Fetch, and look which build answers.
 *
 * What is under way when the page wakes is given up, as if the connection was lost: the
 * SDK sends it again, and the service lets it count once.
 */
async function watchedFetch(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const given = init?.signal ?? (input instanceof Request ? input.signal : undefined);
  const woken = untilWake();
  const signal = AbortSignal.any(given ? [given, woken] : [woken]);
  const response = await globalThis
    .fetch(input, { ...init, signal })
    .catch((error: unknown) => {
      isUnanswered.value = !signal.aborted;
      throw error;
    });
  isUnanswered.value = false;
  // What the browser may have kept tells of a build that may be gone.
  const isKept = response.headers.get("Cache-Control")?.includes("max-age");
  const answering = isKept ? build : (response.headers.get("Seance-Build") ?? build);
  build ??= answering;
  if (answering !== build) isOutdated.value = true;
  return response;
}

/** Set the clock by an answer of the service. */
export function setClock(serverTime: string): void {
  clockOffset.value = Date.parse(serverTime) - Date.now();
}

/** The service for the holder of a token, or for anybody. */
export function serviceIn(
  language: string,
  token?: string,
  onRetry?: (path: string) => void,
): Seance {
  return new Seance(location.origin, {
    language,
    token,
    fetch: watchedFetch,
    onRetry: ({ request }) => onRetry?.(new URL(request.url).pathname),
  });
}
