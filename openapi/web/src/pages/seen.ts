/** What is followed only while somebody looks. */

import { rest, withStream } from "../table";

/** In milliseconds: until what went wrong, or cannot be followed, is looked at again. */
const AGAIN = 2_000;

/** Something that a page shows as it changes. */
export interface Followed {
  /** Look at it now. */
  look(signal: AbortSignal): Promise<void>;
  /** Follow it to its end; the browser keeps a stream open meanwhile. */
  follow(signal: AbortSignal): Promise<void>;
}

/**
 * Look at something, and follow it while the page is seen, until its end.
 *
 * Without a stream it is looked at again and again. It begins anew when the page is seen
 * again, and a moment after it has failed. It ends for good when `gone` is aborted.
 */
export async function whileSeen(
  gone: AbortSignal,
  { look, follow }: Followed,
): Promise<void> {
  while (!gone.aborted) {
    try {
      const followed = async (signal: AbortSignal) => {
        await look(signal);
        await follow(signal);
      };
      if (await withStream(gone, followed)) return;
      if (!document.hidden) await look(gone);
    } catch {
      // The service is away: it is tried again when it is worth it.
    }
    if (!gone.aborted) await untilSeen(gone);
  }
}

/** Wait a moment, and until the page is seen. */
async function untilSeen(gone: AbortSignal): Promise<void> {
  await rest(AGAIN, gone);
  while (document.hidden && !gone.aborted) await rest(60 * AGAIN, gone);
}
