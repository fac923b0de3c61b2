/** Server-sent events that go on where they stopped (WHATWG HTML, section 9.2). */

import type { Event } from "./generated/index.js";
import { type Cancellable, sleep, spread } from "./waiting.js";

/** In milliseconds: the service is never silent for as long, so the connection is dead. */
const SILENCE = 45_000;

/** In milliseconds: when to come back, unless the stream says. */
const RETRY = 1_000;

interface Message {
  event: string;
  data: string;
  /** In milliseconds: when to come back if the stream is lost. */
  retry: number;
}

/** Open the stream after an event; nothing if there is no more to tell. */
export type Open = (after: number) => Promise<ReadableStream<Uint8Array> | null>;

/**
 * Every event after a given one, once and in order, until the end of the game.
 *
 * A stream that breaks off is opened again after the last event that was heard.
 */
export async function* follow(
  open: Open,
  after: number,
  { signal }: Cancellable,
): AsyncGenerator<Event, void, undefined> {
  let heard = after;
  let retry = RETRY;
  for (;;) {
    const body = await open(heard);
    if (body === null) return;
    for await (const message of messages(body)) {
      retry = message.retry;
      if (message.event === "end") return;
      if (message.event !== "message") continue;
      const event = JSON.parse(message.data) as Event;
      if (event.number <= heard) continue;
      heard = event.number;
      yield event;
    }
    await sleep(spread(retry), signal);
  }
}

/** The messages of a stream; comments and unfinished messages are left out. */
async function* messages(body: ReadableStream<Uint8Array>): AsyncGenerator<Message> {
  let event = "message";
  let data: string[] = [];
  let retry = RETRY;
  for await (const line of lines(body)) {
    if (line === "") {
      if (data.length > 0) yield { event, data: data.join("\n"), retry };
      event = "message";
      data = [];
      continue;
    }
    const colon = line.indexOf(":");
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "data") data.push(value);
    else if (field === "event") event = value;
    else if (field === "retry" && /^\d+$/.test(value)) retry = Number(value);
  }
}

/** The lines of a stream, until it ends, breaks off, or is silent for too long. */
async function* lines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const chunk = await nextChunk(reader);
      if (chunk === undefined) return;
      const read = (rest + decoder.decode(chunk, { stream: true })).split("\n");
      rest = read.pop() ?? "";
      for (const line of read) yield line.replace(/\r$/, "");
    }
  } finally {
    // Also when the reader of the events has heard enough: the connection is closed.
    await reader.cancel().catch(() => undefined);
  }
}

async function nextChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<Uint8Array | undefined> {
  const timer = setTimeout(() => reader.cancel().catch(() => undefined), SILENCE);
  try {
    return (await reader.read()).value;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
