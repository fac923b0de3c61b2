/**
 * Which windows keep a stream open. A browser opens six connections to a service, for all
 * of its windows together: with a stream each, the seventh would hang.
 */

/** As many streams as a browser keeps open; the other connections are for all the rest. */
const MOST = 4;

/** What came of some work; nothing of what was not begun, or ended before its time. */
export type Done<T> = { value: T } | undefined;

/**
 * Do some work that keeps a stream open, if this window may: then tell what came of it.
 *
 * A window may while it is seen and not too many others do. The signal of the work is
 * aborted when it no longer may, or when `outer` is.
 */
export async function withStream<T>(
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<Done<T>> {
  if (document.hidden) return undefined;
  if (!navigator.locks) {
    // A page without TLS has no locks: there the window that is used keeps a stream.
    return document.hasFocus() ? whileAllowed(outer, work, "blur") : undefined;
  }
  for (let place = 0; place < MOST; place++) {
    const held = await navigator.locks.request(
      `seance.stream.${place}`,
      { ifAvailable: true },
      async (lock) => lock && { done: await whileAllowed(outer, work) },
    );
    if (held) return held.done;
  }
  return undefined;
}

/** Do the work until it is done, or the window is hidden, or something else happens. */
async function whileAllowed<T>(
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
  ending?: "blur",
): Promise<Done<T>> {
  const ended = new AbortController();
  const onHide = () => document.hidden && ended.abort();
  const onEnd = () => ended.abort();
  document.addEventListener("visibilitychange", onHide);
  if (ending) addEventListener(ending, onEnd);
  try {
    return { value: await work(AbortSignal.any([outer, ended.signal])) };
  } catch (error) {
    if (ended.signal.aborted && !outer.aborted) return undefined;
    throw error;
  } finally {
    document.removeEventListener("visibilitychange", onHide);
    if (ending) removeEventListener(ending, onEnd);
  }
}
