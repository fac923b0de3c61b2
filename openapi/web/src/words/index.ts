/** The words of the page in the language of its reader. */

import { type Key, type Words, en } from "./en";
import { fr } from "./fr";
import { nl } from "./nl";

export type { Key } from "./en";

export const LANGUAGES = { en: "English", nl: "Nederlands", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;

const WORDS: Readonly<Record<Language, Words>> = { en, nl, fr };

/** Whether the page has words in a language. */
export function isLanguage(name: string): name is Language {
  return name in LANGUAGES;
}

/** A text with its blanks filled in. */
export function text(
  language: Language,
  key: Key,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return WORDS[language][key].replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? ""),
  );
}
