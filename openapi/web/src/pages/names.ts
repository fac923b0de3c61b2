/** What things are called on the page. */

import type { GameSeat, GameState } from "seance-sdk";
import type { Key } from "../words";
import { t } from "./settings";

/** What a seat is called. */
export function seatName({ seat, name, kind }: GameSeat): string {
  if (name) return name;
  if (kind === "bot") return `${t("new.kind.bot")} ${seat + 1}`;
  return t("new.seat", { number: seat + 1 });
}

/** The names of the seats that are to act. */
export function actors(game: Pick<GameState, "seats" | "to_act">): string {
  return game.to_act
    .map((seat) => game.seats[seat])
    .filter((seat) => seat !== undefined)
    .map(seatName)
    .join(", ");
}

const BOTS: Readonly<Record<string, Key>> = {
  random: "bot.random",
  heuristic: "bot.heuristic",
  search: "bot.search",
  expert: "bot.expert",
};

/** How a bot plays, in words where the page has some. */
export function botName(id: string): string {
  const key = BOTS[id];
  return key ? t(key) : words(id);
}

/** An id as words: `fr_wording` is "fr wording". */
export function words(id: string): string {
  return id.replaceAll("_", " ");
}

/** One of six numbers for each title, so that tables can be told apart. */
export function hueOf(title: string): number {
  let sum = 0;
  for (const letter of title) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return sum % 6;
}

/** The colour of a title. */
export function hueClass(title: string): string {
  return `hue-${hueOf(title)}`;
}
