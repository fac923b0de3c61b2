/** The operator's key: kept for this tab, gone when it is closed. */

import { effect, signal } from "@preact/signals";
import type { EntrantCredential, Seance } from "seance-sdk";
import { useLoaded } from "../pages/load";
import { words } from "../pages/names";
import { language } from "../pages/settings";
import { serviceIn } from "../table";

const KEY = "seance.operator";

export const operatorKey = signal(sessionStorage.getItem(KEY) ?? "");
effect(() => {
  if (operatorKey.value) sessionStorage.setItem(KEY, operatorKey.value);
  else sessionStorage.removeItem(KEY);
});

/** Tokens of programs outside, by tournament: the service tells them once. */
export const issued = signal<ReadonlyMap<string, readonly EntrantCredential[]>>(
  new Map(),
);

/** Keep the tokens of a new tournament or schedule until the page is left. */
export function keepTokens(
  id: string,
  credentials: readonly EntrantCredential[],
): void {
  if (credentials.length > 0)
    issued.value = new Map([...issued.value, [id, credentials]]);
}

/** What titles are called in the language of the page, by their ids. */
export function useTitleNames(): (id: string) => string {
  const titles = useLoaded(
    async () => (await service().api.listTitles()).data.items,
    [language.value],
  );
  const names = new Map(titles.value.value?.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? words(id);
}

/** The service for the organiser, with the key if there is one. */
export function service(): Seance {
  return serviceIn(language.value, operatorKey.value || undefined);
}
