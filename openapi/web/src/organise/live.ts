/** How far something is, as it goes on. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Problem } from "seance-sdk";
import type { Loaded } from "../pages/load";
import { whileSeen } from "../pages/seen";
import { language } from "../pages/settings";
import { operatorKey } from "./session";

/** In milliseconds: no oftener is everything fetched again. */
const EVERY = 1_000;

/**
 * Fetch something now, whenever its stream tells of a change, and at its end.
 *
 * With `every`, in milliseconds, also when nothing is told: who waits tells nothing.
 */
export function useLive<T>(
  id: string,
  fetch: (signal: AbortSignal) => Promise<T>,
  changes: (signal: AbortSignal) => AsyncIterable<unknown>,
  { again = 0, every = 0 } = {},
): Signal<Loaded<T>> {
  const loaded = useSignal<Loaded<T>>({});
  useEffect(() => {
    const gone = new AbortController();
    let [begun, shown] = [0, 0];
    const look = async (signal: AbortSignal) => {
      const number = ++begun;
      const value = await fetch(signal);
      // Of two looks the later one counts, whichever comes back first.
      if (number < shown) return;
      shown = number;
      loaded.value = { value };
    };
    const refused = (error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      loaded.value = { error };
    };
    void whileSeen(gone.signal, {
      look: (signal) => look(signal).catch(refused),
      async follow(signal) {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const quietly = () => void look(signal).catch(() => undefined);
        const clock = every > 0 ? setInterval(quietly, every) : undefined;
        try {
          for await (const _ of changes(signal)) {
            timer ??= setTimeout(() => {
              timer = undefined;
              // What goes wrong here goes wrong at the end, too, and is told then.
              quietly();
            }, EVERY);
          }
          await look(signal);
        } catch (error) {
          refused(error);
        } finally {
          clearTimeout(timer);
          clearInterval(clock);
        }
      },
    });
    return () => gone.abort();
  }, [id, language.value, operatorKey.value, again]);
  return loaded;
}
