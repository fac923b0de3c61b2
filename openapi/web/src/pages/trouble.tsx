/** What a page says while it waits, and when something went wrong. */

import { Problem, Unreachable } from "seance-sdk";
import type { Loaded } from "./load";
import { to } from "./route";
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

/** Where to go from a page that has nothing to show. */
export function WaysOut() {
  return (
    <p class="row after">
      <a class="button primary" href={to()}>
        {t("app.games")}
      </a>
      <a class="button" href={to("watch")}>
        {t("home.watching")}
      </a>
    </p>
  );
}

/** A page that cannot be shown: why, and where to go instead. */
export function DeadEnd({ of }: { of: Loaded<unknown> }) {
  return (
    <div class="page slim">
      {of.error !== undefined && <h1>{t("app.nothing")}</h1>}
      <Trouble of={of} />
      {of.error !== undefined && <WaysOut />}
    </div>
  );
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
