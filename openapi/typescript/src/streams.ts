/** Server-sent events that go on where they stopped (WHATWG HTML, section 9.2). */

import type { Event, Game } from "./generated/index.js";
import { type Cancellable, sleep, spread } from "./waiting.js";

/** In milliseconds: the service is never silent for as long, so the connection is dead. */
const SILENCE = 45_000;

/** In milliseconds: when to come back, unless the stream says. */
const RETRY = 1_000;

/** One message of a stream. */
export interface Message {
  event: string;
  /** Empty if the message only says how far the client has heard. */
  data: string;
  /** What to come back with, if the message has it. */
  id: string | undefined;
  /** In milliseconds: when to come back if the stream is lost. */
  retry: number;
}

/** Open the stream after an event; nothing if no more comes. */
export type Open = (after: number) => Promise<ReadableStream<Uint8Array> | null>;

/** What a stream sends: an event, or the game after the last event of a version. */
export type Update =
  | { readonly event: Event; readonly game?: never }
  | { readonly game: Game; readonly event?: never };

/** Called when a stream has opened (`true`) and when it has broken off (`false`). */
export type OnConnection = (isOpen: boolean) => void;

/**
 * Every event after a given one, once and in order, until the end of the game.
 *
 * A stream that breaks off is opened again after the last event that was heard.
 */
export async function* follow(
  open: Open,
  after: number,
  { signal, onConnection }: Cancellable & { onConnection?: OnConnection | undefined },
): AsyncGenerator<Update, void, undefined> {
  let heard = after;
  let retry = RETRY;
  for (;;) {
    const body = await open(heard);
    if (body === null) return;
    onConnection?.(true);
    for await (const message of messages(body)) {
      retry = message.retry;
      if (message.event === "end") return;
      if (message.event === "game") yield { game: JSON.parse(message.data) as Game };
      if (message.event !== "message" || message.data === "") continue;
      const event = JSON.parse(message.data) as Event;
      if (event.number <= heard) continue;
      heard = event.number;
      yield { event };
    }
    signal?.throwIfAborted();
    onConnection?.(false);
    await sleep(spread(retry), signal);
  }
}

/** Open a stream of how things stand; nothing if no more comes. */
export type OpenLatest = () => Promise<ReadableStream<Uint8Array> | null>;

/**
 * How things stand, whenever that has changed, until the end.
 *
 * A stream that breaks off is opened again, and begins with how things stand then.
 */
export async function* followLatest<Summary>(
  open: OpenLatest,
  options: Cancellable,
): AsyncGenerator<Summary, void, undefined> {
  for await (const { event, data } of followAll(open, options)) {
    if (event === "message") yield JSON.parse(data) as Summary;
  }
}

/** Every message of a stream that needs not be resumed, over any number of connections. */
export async function* followAll(
  open: OpenLatest,
  options: Cancellable,
): AsyncGenerator<Message, void, undefined> {
  for await (const message of resume(open, options)) {
    if (message.event === "end") return;
    if (message.data !== "") yield message;
  }
}

/**
 * Every message of a stream that has no end, over any number of connections.
 *
 * Each connection begins after the last message that was heard.
 */
export async function* resume(
  open: (heard: string | undefined) => Promise<ReadableStream<Uint8Array> | null>,
  { signal }: Cancellable,
): AsyncGenerator<Message, void, undefined> {
  let heard: string | undefined;
  let retry = RETRY;
  for (;;) {
    const body = await open(heard);
    if (body === null) return;
    for await (const message of messages(body)) {
      ({ retry } = message);
      heard = message.id ?? heard;
      yield message;
    }
    await sleep(spread(retry), signal);
  }
}

/** The messages of a stream; comments and unfinished messages are left out. */
async function* messages(body: ReadableStream<Uint8Array>): AsyncGenerator<Message> {
  let event = "message";
  let data: string[] = [];
  let id: string | undefined;
  let retry = RETRY;
  for await (const line of lines(body)) {
    if (line === "") {
      const hasNews = data.length > 0 || id !== undefined;
      if (hasNews) yield { event, data: data.join("\n"), id, retry };
      event = "message";
      data = [];
      id = undefined;
      continue;
    }
    const colon = line.indexOf(":");
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "data") data.push(value);
    else if (field === "event") event = value;
    else if (field === "id") id = value;
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
