/** What a page says while it waits, and when something went wrong. */

import { Problem, Unreachable } from "seance-sdk";
import type { Loaded } from "./load";
import { t } from "./settings";

/** Say what went wrong with something that was fetched, or that it is on its way. */
export function Trouble({ of: { value, error } }: { of: Loaded<unknown> }) {
  if (error !== undefined) {
    return (
      <p class="notice" role="alert">
        {t("app.error", { text: wordsOf(error) })}
      </p>
    );
  }
  return value === undefined ? <p class="loading">{t("app.loading")}</p> : null;
}

/** An error in words: the service's own, in the language of the reader. */
export function wordsOf(error: unknown): string {
  if (error instanceof Problem) {
    const fields = error.errors.map(({ detail }) => detail).join(" ");
    return fields || error.detail || error.title;
  }
  if (error instanceof Unreachable) return t("app.unreachable");
  return error instanceof Error ? error.message : String(error);
}
