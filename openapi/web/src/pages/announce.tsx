/** What is said to those who do not look. */

import { signal } from "@preact/signals";

const polite = signal("");
const urgent = signal("");

/** Say something when the reader is idle; `at once` only if it cannot wait. */
export function announce(words: string, when: "idle" | "at once" = "idle"): void {
  const line = when === "idle" ? polite : urgent;
  // The same words twice are two announcements.
  line.value = line.value === words ? `${words}\u00a0` : words;
}

/** Where it is said. */
export function Announcer() {
  return (
    <>
      <div class="unseen" role="status" aria-live="polite" data-live="polite">
        {polite}
      </div>
      <div class="unseen" role="alert" aria-live="assertive" data-live="assertive">
        {urgent}
      </div>
    </>
  );
}
