/** What happened: turn by turn, a paragraph for each decision. */

import { useEffect, useRef } from "preact/hooks";
import type { Event, GameSeat } from "seance-sdk";
import type { Table } from "../table";
import type { LookBack } from "./look_back";
import { seatName } from "./names";
import { t } from "./settings";
import { turnsOf } from "./turns";

/** As many turns as anybody scrolls through. */
const MOST = 200;

interface Props {
  table: Table;
  seat: number | undefined;
  seats: readonly GameSeat[];
  lookBack: LookBack;
  light: (refs: readonly string[]) => void;
  onStep: (text: string) => void;
}

/** The log; it is not live, announcements are. Each line leads back to its moment. */
export function LogPanel({ table, seat, seats, lookBack, light, onStep }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const until = table.shown.value?.lastEvent ?? 0;
  const events = table.log.value.filter(({ number }) => number <= until);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [events.length]);
  const seen = lookBack.versions.value;
  const own = events.findLast((event) => event.actor === seat)?.version ?? -1;
  // Others may have answered before there was a picture of just that moment.
  const mine = Math.max(...[...seen].filter((version) => version <= own));
  return (
    <section class="panel log" aria-label={t("table.log")}>
      <div class="row">
        <h2>{t("table.log")}</h2>
        {seat !== undefined && seen.has(mine) && (
          <button
            type="button"
            class="quiet"
            onClick={() => void lookBack.since(mine, onStep)}
          >
            {t("table.since")}
          </button>
        )}
      </div>
      <ol ref={list} tabIndex={0} aria-label={t("table.log")}>
        {turnsOf(events)
          .slice(-MOST)
          .map(({ actor, commands }) => (
            <li key={commands[0]?.[0]?.number} class={actor === seat ? "own" : ""}>
              <Who seat={actor === undefined ? undefined : seats[actor]} />
              <ol>
                {commands.map((group) => (
                  <Entry
                    key={group[0]?.number}
                    group={group}
                    lookBack={lookBack}
                    light={light}
                  />
                ))}
              </ol>
            </li>
          ))}
      </ol>
    </section>
  );
}

/** Whose turn it was. */
function Who({ seat }: { seat: GameSeat | undefined }) {
  return seat ? <p class="who">{seatName(seat)}</p> : null;
}

function Entry(props: {
  group: readonly Event[];
  lookBack: LookBack;
  light: (refs: readonly string[]) => void;
}) {
  const { group, lookBack, light } = props;
  const version = group[0]?.version ?? 0;
  const texts = group.map((event) => (
    <span
      key={event.number}
      data-event={event.number}
      onPointerEnter={() => light(event.refs)}
      onPointerLeave={() => light([])}
    >
      {event.text}{" "}
    </span>
  ));
  if (!lookBack.versions.value.has(version)) return <li>{texts}</li>;
  const isHere = lookBack.moment.value === version;
  return (
    <li class={isHere ? "here" : ""}>
      {texts}
      <button
        type="button"
        class="jump"
        aria-label={t("table.jump", { version })}
        onClick={() => (isHere ? lookBack.now() : lookBack.jump(version))}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 12a8 8 0 1 0 3-6.2L4 8M4 3v5h5M12 8v4l3 2" />
        </svg>
      </button>
    </li>
  );
}
