/** What pages fetch before they show something. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type Seance, type TitleDetails, Unavailable, Unreachable } from "seance-sdk";
import type { About } from "../board";
import { serviceIn } from "../table";
import { isWide, language, theme } from "./settings";

/** Something that is fetched: it is there, or went wrong, or neither yet. */
export interface Loaded<T> {
  value?: T;
  error?: unknown;
}

/** In milliseconds: until what did not come is fetched again. */
const AGAIN = 2_000;

/** Whether the service may answer another time. */
function isAway(error: unknown): boolean {
  return error instanceof Unreachable || error instanceof Unavailable;
}

/**
 * Fetch again whenever one of the things changes that it depends on, and while the
 * service does not answer.
 */
export function useLoaded<T>(
  fetch: () => Promise<T>,
  dependencies: readonly unknown[],
): Signal<Loaded<T>> {
  const loaded = useSignal<Loaded<T>>({});
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = () =>
      void fetch().then(
        (value) => isWanted && (loaded.value = { value }),
        (error: unknown) => {
          if (!isWanted) return;
          // What was there before is shown until it comes anew.
          loaded.value = isAway(error) ? { ...loaded.value, error } : { error };
          if (isAway(error)) timer = setTimeout(attempt, AGAIN);
        },
      );
    attempt();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, dependencies);
  return loaded;
}

const titles = new Map<string, Promise<TitleDetails>>();

/** A title in the language of the page; asked for once. */
export function getTitle(id: string): Promise<TitleDetails> {
  const key = `${language.value}/${id}`;
  const known = titles.get(key);
  if (known) return known;
  const asked = serviceIn(language.value)
    .api.getTitle({ path: { title: id } })
    .then(({ data }) => data);
  titles.set(key, asked);
  asked.catch(() => titles.delete(key));
  return asked;
}

/** Which picture: at which moment and for whom, if the game has finished. */
export interface Moment {
  version?: number;
  view_as?: number;
}

/** The picture of a game as the page looks now. */
export async function drawBoard(
  seance: Seance,
  game: string,
  moment: Moment = {},
): Promise<string> {
  const { data } = await seance.api.drawBoard({
    path: { game },
    query: {
      ...moment,
      lang: language.value,
      theme: theme.value,
      layout: isWide.value ? "wide" : "narrow",
    },
    parseAs: "text",
  });
  // The document calls pictures files; as text they are strings.
  return data as unknown as string;
}

/** Names and texts of the components of a title, by their refs. */
export function textsOf(title: TitleDetails | undefined): Map<string, About> {
  const texts = new Map<string, About>();
  for (const component of Object.values(title?.components ?? {}).flat()) {
    const { ref, name, text } = component as Record<string, string | undefined>;
    if (ref && name) texts.set(ref, { name, text });
  }
  return texts;
}
