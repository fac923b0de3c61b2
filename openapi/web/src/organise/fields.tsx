/** Fields of the forms of organisers. */

import type { Signal } from "@preact/signals";
import type { TitleDetails, TitleSummary } from "seance-sdk";
import { botName } from "../pages/names";
import { t } from "../pages/settings";
import { o } from "./words";

/** Which game is played. */
export function TitleField(props: {
  titles: readonly TitleSummary[];
  chosen: string;
  onChoose: (id: string) => void;
}) {
  return (
    <label class="field">
      <span>{o("title")}</span>
      <select onChange={({ currentTarget }) => props.onChoose(currentTarget.value)}>
        {props.titles.map(({ id, name }) => (
          <option key={id} value={id} selected={id === props.chosen}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A number. */
export function NumberField(props: {
  label: string;
  value: Signal<number>;
  least: number;
  most: number;
}) {
  return (
    <label class="field">
      <span>{props.label}</span>
      <input
        type="number"
        required
        min={props.least}
        max={props.most}
        value={props.value.value}
        onChange={({ currentTarget }) =>
          (props.value.value = Number(currentTarget.value))
        }
      />
    </label>
  );
}

/** What stands for an account where bots are chosen: no bot has such a name. */
export const ACCOUNT = "/account";

/** All bots of a title at all their levels, such as `heuristic@1`; the best has none. */
export function botsOf({ bots }: TitleDetails): string[] {
  return bots.flatMap(({ id, levels }) =>
    Array.from({ length: levels }, (_, index) =>
      index + 1 === levels ? id : `${id}@${index + 1}`,
    ),
  );
}

/** Which bot plays. */
export function BotSelect(props: {
  title: TitleDetails;
  label: string;
  chosen: string;
  /** Whether a program outside may play instead; it is called by the empty text. */
  mayBeOutside?: boolean;
  onChoose: (bot: string) => void;
}) {
  const { title, chosen } = props;
  return (
    <select
      aria-label={props.label}
      onChange={({ currentTarget }) => props.onChoose(currentTarget.value)}
    >
      {botsOf(title).map((bot) => (
        <option key={bot} value={bot} selected={bot === chosen}>
          {botWords(title, bot)}
        </option>
      ))}
      {props.mayBeOutside && (
        <option value="" selected={chosen === ""}>
          {o("outside")}
        </option>
      )}
      {props.mayBeOutside && (
        <option value={ACCOUNT} selected={chosen === ACCOUNT}>
          {o("account")}
        </option>
      )}
    </select>
  );
}

function botWords({ bots }: TitleDetails, bot: string): string {
  const [id = "", named] = bot.split("@");
  const levels = bots.find((each) => each.id === id)?.levels ?? 1;
  const level = named ?? levels;
  if (levels === 1) return botName(id);
  return `${botName(id)}, ${t("new.level", { level, levels })}`;
}
