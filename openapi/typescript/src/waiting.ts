/** Waiting: for how long, and until somebody no longer wants to. */

/** What every call that waits for something takes. */
export interface Cancellable {
  /** Aborted, it ends the call, which then throws the reason of the signal. */
  signal?: AbortSignal | undefined;
}

/** Wait so many milliseconds, or throw as soon as the signal is aborted. */
export function sleep(millis: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", cancel);
      resolve();
    }, millis);
    signal?.addEventListener("abort", cancel, { once: true });
    if (signal?.aborted) cancel();
  });
}

/** A time between half of the given one and all of it, so that clients spread out. */
export function spread(millis: number): number {
  return millis * (0.5 + Math.random() / 2);
}
