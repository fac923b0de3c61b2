/** Who sits where at a new table. */

import type { Signal } from "@preact/signals";
import type { TitleDetails } from "seance-sdk";
import { botName } from "./names";
import { playerName, t } from "./settings";

/** Who plays a seat: the reader, a bot, or whoever gets the link. */
export interface Place {
  kind: "me" | "bot" | "open";
  /** The bot and its level, such as `search/3`. */
  bot: string;
}

const KINDS = ["me", "bot", "open"] as const;

/** The seats of a new table, to be changed. */
export function Seats(props: { title: TitleDetails; places: Signal<Place[]> }) {
  const { title, places } = props;
  const { minimum, maximum } = title.players;
  const all = places.value;

  function change(seat: number, changed: Partial<Place>) {
    places.value = all.map((place, index) => {
      if (index === seat) return { ...place, ...changed };
      // There is one reader: who takes a seat leaves the other.
      return changed.kind === "me" && place.kind === "me"
        ? { ...place, kind: "bot" }
        : place;
    });
  }

  return (
    <fieldset class="panel">
      <legend>
        <h2>{t("new.seats")}</h2>
      </legend>
      <ol class="seats">
        {all.map((place, seat) => (
          <li key={seat}>
            <select
              aria-label={t("new.seat", { number: seat + 1 })}
              value={place.kind}
              onChange={({ currentTarget }) =>
                change(seat, { kind: currentTarget.value as Place["kind"] })
              }
            >
              {KINDS.map((kind) => (
                <option key={kind} value={kind} selected={kind === place.kind}>
                  {t(`new.kind.${kind}`)}
                </option>
              ))}
            </select>
            <Occupant title={title} place={place} seat={seat} change={change} />
            {all.length > minimum && seat > 0 && (
              <button
                type="button"
                class="quiet"
                aria-label={t("new.remove", { number: seat + 1 })}
                onClick={() => (places.value = all.filter((_, each) => each !== seat))}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ol>
      {all.length < maximum && (
        <button
          type="button"
          onClick={() =>
            (places.value = [...all, { kind: "bot", bot: all.at(-1)?.bot ?? "" }])
          }
        >
          + {t("new.add")}
        </button>
      )}
    </fieldset>
  );
}

function Occupant(props: {
  title: TitleDetails;
  place: Place;
  seat: number;
  change: (seat: number, changed: Partial<Place>) => void;
}) {
  const { title, place, seat, change } = props;
  switch (place.kind) {
    case "me":
      return (
        <input
          aria-label={t("new.name")}
          placeholder={t("new.name")}
          value={playerName.value}
          maxLength={30}
          autoComplete="nickname"
          onInput={({ currentTarget }) => (playerName.value = currentTarget.value)}
        />
      );
    case "bot":
      return (
        <select
          aria-label={t("new.bot")}
          value={place.bot}
          onChange={({ currentTarget }) => change(seat, { bot: currentTarget.value })}
        >
          {title.bots.flatMap(({ id, levels }) =>
            Array.from({ length: levels }, (_, index) => (
              <option
                key={`${id}/${index + 1}`}
                value={`${id}/${index + 1}`}
                selected={place.bot === `${id}/${index + 1}`}
              >
                {botName(id)}
                {levels > 1 && `, ${t("new.level", { level: index + 1, levels })}`}
              </option>
            )),
          )}
        </select>
      );
    case "open":
      return <small>{t("new.open.help")}</small>;
  }
}
