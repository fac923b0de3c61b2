/** What goes on only while somebody looks: a browser allows few streams at once. */

/** In milliseconds: until what went wrong is tried again. */
const AGAIN = 2_000;

/**
 * Do some work while the page is seen, until it says that it is done.
 *
 * Its signal is aborted when the page is hidden; it begins again when the page is seen,
 * and a moment after it has failed. It ends for good when `gone` is aborted.
 */
export async function whileSeen(
  gone: AbortSignal,
  work: (signal: AbortSignal) => Promise<boolean | void>,
): Promise<void> {
  while (!gone.aborted) {
    const hidden = new AbortController();
    const onHide = () => document.hidden && hidden.abort();
    document.addEventListener("visibilitychange", onHide);
    try {
      if (await work(AbortSignal.any([gone, hidden.signal]))) return;
    } catch {
      // Hidden, or the service is away: it is tried again when it is worth it.
    } finally {
      document.removeEventListener("visibilitychange", onHide);
    }
    if (!gone.aborted) await untilSeen();
  }
}

/** Wait a moment, and until the page is seen. */
async function untilSeen(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, AGAIN));
  if (!document.hidden) return;
  await new Promise((resolve) =>
    document.addEventListener("visibilitychange", resolve, { once: true }),
  );
}
