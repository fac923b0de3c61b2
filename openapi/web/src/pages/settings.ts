/** What a reader has chosen for this browser: language, colours, motion, sound, keys. */

import { computed, effect, signal } from "@preact/signals";
import { isLanguage, type Key, type Language, text } from "../words";

const PREFIX = "seance.";

function kept<T extends string>(name: string, usual: T, all: readonly T[]) {
  const stored = localStorage.getItem(PREFIX + name) as T | null;
  const chosen = signal<T>(stored && all.includes(stored) ? stored : usual);
  effect(() => localStorage.setItem(PREFIX + name, chosen.value));
  return chosen;
}

function preferred(): Language {
  const spoken = navigator.languages.map((each) => each.slice(0, 2).toLowerCase());
  return spoken.find(isLanguage) ?? "en";
}

export const THEMES = ["auto", "light", "dark"] as const;
export const MOTIONS = ["auto", "fast", "none"] as const;
const SWITCH = ["on", "off"] as const;

export const language = kept<Language>("language", preferred(), ["en", "nl", "fr"]);
export const themeChoice = kept("theme", "auto", THEMES);
export const motion = kept("motion", "auto", MOTIONS);
export const sound = kept("sound", "off", SWITCH);
export const titleAlert = kept("alert.title", "on", SWITCH);
export const iconAlert = kept("alert.icon", "off", SWITCH);
export const notifyAlert = kept("alert.notify", "off", SWITCH);
/** Whether questions with one answer are answered by the service. */
export const auto = kept("auto", "off", SWITCH);
/** Whether a choice is sent only when it is made twice. */
export const confirm = kept("confirm", "off", SWITCH);
/** Whether a picture is shown whole, or as large as its letters need. */
export const zoom = kept("zoom", "whole", ["whole", "larger"]);
export const shortcuts = kept("shortcuts", "on", SWITCH);
/** The name that the reader sat down with last. */
export const playerName = signal(localStorage.getItem(`${PREFIX}name`) ?? "");
effect(() => localStorage.setItem(`${PREFIX}name`, playerName.value));

function media(query: string) {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => (matches.value = list.matches));
  return matches;
}

const isDark = media("(prefers-color-scheme: dark)");
const isStill = media("(prefers-reduced-motion: reduce)");
/** Whether there is room for the table and the options side by side. */
export const isWide = media("(min-width: 56em)");

export const theme = computed(() =>
  themeChoice.value === "auto" ? (isDark.value ? "dark" : "light") : themeChoice.value,
);

/** How fast pictures follow each other; 0 is at once. */
export const speed = computed(() => {
  if (motion.value === "none" || (motion.value === "auto" && isStill.value)) return 0;
  return motion.value === "fast" ? 2.5 : 1;
});

effect(() => {
  document.documentElement.lang = language.value;
  document.documentElement.dataset["theme"] = theme.value;
  document.documentElement.dataset["still"] = String(speed.value === 0);
});

/** A text of the page in the language of its reader. */
export function t(
  key: Key,
  values?: Readonly<Record<string, string | number>>,
): string {
  return text(language.value, key, values);
}
