/**
 * Whether this page is awake. A phone freezes pages, a laptop sleeps, a network goes and
 * comes: what was under way before will not be answered any more, though nothing says so.
 */

/** In milliseconds: how often the clock is looked at. */
const TICK = 5_000;

/** In milliseconds: when no tick came for so long, the page has slept. */
const ASLEEP = 20_000;

let life = new AbortController();
let lastTick = Date.now();

/** Aborted when the page wakes: what was under way before is to be begun again. */
export function untilWake(): AbortSignal {
  return life.signal;
}

function wake(): void {
  lastTick = Date.now();
  const before = life;
  life = new AbortController();
  before.abort(new DOMException("The page woke.", "AbortError"));
}

function look(): void {
  if (Date.now() - lastTick > ASLEEP) wake();
  lastTick = Date.now();
}

document.addEventListener("resume", wake);
document.addEventListener("visibilitychange", () => document.hidden || wake());
addEventListener("pageshow", ({ persisted }) => persisted && wake());
addEventListener("online", wake);
addEventListener("offline", wake);
setInterval(look, TICK);

/** Wait, until the page wakes or is hidden at most; a signal that is aborted ends it, too. */
export function rest(millis: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ends = AbortSignal.any([signal, untilWake()]);
    const done = () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", done);
      ends.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, millis);
    document.addEventListener("visibilitychange", done);
    ends.addEventListener("abort", done);
    if (ends.aborted) done();
  });
}
