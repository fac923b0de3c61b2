/** A finished game, moment by moment. */

import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Event, Game, Seance } from "seance-sdk";
import { type About, Board } from "../board";
import { seatAt, serviceIn } from "../table";
import { isTyping } from "./keys";
import { drawBoard, getTitle, textsOf, useLoaded } from "./load";
import { seatName } from "./names";
import { OutcomePanel } from "./outcome";
import { useSkip } from "./play";
import { CopyAddress, Fork, Pair, Step, Verified } from "./replay_parts";
import { settle, to } from "./route";
import { isWide, language, speed, t, theme, zoom } from "./settings";
import { ZoomButton } from "./status";
import { DeadEnd } from "./trouble";
import { endsOf, turnsOf } from "./turns";

/** In milliseconds: how long a moment stands while the replay runs. */
const STANDS = 900;

/** How fast it runs: times the usual speed. */
const PACES = [0.5, 1, 2, 4];

interface Props {
  id: string;
  version: number | undefined;
  seat: number | undefined;
}

interface Past {
  seance: Seance;
  game: Game;
  events: Event[];
}

/** The game and everything that happened in it. */
async function fetchPast(id: string): Promise<Past> {
  const seance = serviceIn(language.value, seatAt(id)?.token);
  const game = await seance.game(id);
  const events: Event[] = [];
  while (events.length < game.state.last_event) {
    const page = await game.news({ after: events.length });
    if (page.length === 0) break;
    events.push(...page);
  }
  return { seance, game, events };
}

/** A game that has ended, or why it cannot be looked at. */
export function ReplayPage({ id, version, seat }: Props) {
  const past = useLoaded(() => fetchPast(id), [id, language.value]);
  const found = past.value.value;
  if (!found) return <DeadEnd of={past.value} />;
  if (found.game.state.status !== "finished") {
    return (
      <div class="page slim">
        <p>{t("replay.live")}</p>
        <p class="after">
          <a class="button primary" href={to("play", id)}>
            {t("home.open")}
          </a>
        </p>
      </div>
    );
  }
  return <Replay past={found} version={version} seat={seat ?? seatAt(id)?.seat} />;
}

function Replay(props: {
  past: Past;
  version: number | undefined;
  seat: number | undefined;
}) {
  const { seance, game, events } = props.past;
  const last = game.state.version;
  const moment = useSignal(Math.min(last, Math.max(0, props.version ?? last)));
  const viewer = useSignal(props.seat ?? -1);
  const isRunning = useSignal(false);
  const pace = useSignal(1);
  /** The event that is shown by itself; none while the whole moment is. */
  const single = useSignal<Event | undefined>(undefined);
  const turnEnds = useMemo(() => endsOf(turnsOf(events)), []);
  const caption = useSignal("");
  const host = useRef<HTMLDivElement>(null);
  const about = useRef(new Map<string, About>());
  const board = useMemo(
    () =>
      new Board({
        about: (ref) => about.current.get(ref),
        label: (name) => name,
        onPick: () => undefined,
      }),
    [],
  );
  const title = useLoaded(() => getTitle(game.state.title), [language.value]);
  about.current = useMemo(() => textsOf(title.value.value), [title.value.value]);
  const told = useComputed(() =>
    events.filter((event) => event.version === moment.value).map(({ text }) => text),
  );
  useEffect(() => void host.current?.append(board.element), []);
  useSkip(board);

  // One picture at a time, and never one that nobody wants any more.
  const before = useRef(-1);
  const looks = `${theme.value} ${isWide.value}`;
  useEffect(() => {
    let isWanted = true;
    const version = moment.value;
    settle(to("replay", game.id, version, ...(viewer.value < 0 ? [] : [viewer.value])));
    void drawBoard(seance, game.id, {
      version,
      ...(viewer.value < 0 ? {} : { view_as: viewer.value }),
    }).then(async (picture) => {
      if (!isWanted) return;
      const isNext = version === before.current + 1;
      before.current = version;
      const steps = isNext ? events.filter((event) => event.version === version) : [];
      const onStep = (index: number) => (caption.value = steps[index]?.text ?? "");
      await board.show(picture, { steps, speed: speed.value * pace.value, onStep });
      if (!isWanted) return;
      caption.value = single.value?.text ?? told.value.join(" ");
      board.light(single.value?.refs ?? []);
      if (!isRunning.value || !isWanted) return;
      setTimeout(
        () => isWanted && isRunning.value && step(1),
        STANDS / ((speed.value || 1) * pace.value),
      );
    });
    return () => {
      isWanted = false;
    };
  }, [moment.value, viewer.value, looks, isRunning.value, single.value]);

  /** Go to a moment, or to one event of it. */
  function goTo(version: number, event?: Event) {
    single.value = event;
    moment.value = Math.min(last, Math.max(0, version));
  }

  function step(by: number) {
    const next = Math.min(last, Math.max(0, moment.value + by));
    if (next === moment.value) isRunning.value = false;
    goTo(next);
  }

  /** To the end of the turn before, or of the next one. */
  function stepTurn(by: number) {
    isRunning.value = false;
    const now = moment.value;
    const before = turnEnds.findLast((each) => each < now) ?? 0;
    goTo(by < 0 ? before : (turnEnds.find((each) => each > now) ?? last));
  }

  function stepEvent(by: number) {
    isRunning.value = false;
    const now = single.value?.number;
    // A whole moment stands for the last of its events.
    const shown = events.findLastIndex((event) =>
      now === undefined ? event.version <= moment.value : event.number <= now,
    );
    const event = events[Math.max(0, shown + by)];
    if (event) goTo(event.version, event);
  }

  // Somebody opens the address of another moment in the same tab.
  useEffect(() => {
    isRunning.value = false;
    if (props.version !== undefined) goTo(props.version);
    if (props.seat !== undefined) viewer.value = props.seat;
  }, [props.version, props.seat]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key, shiftKey } = event;
      const isSlider = target instanceof HTMLInputElement && target.type === "range";
      // The slider has its own arrows: by moment, as the keys have.
      const isBeyond =
        [",", "."].includes(key) || (shiftKey && key.startsWith("Arrow"));
      if (isSlider ? !isBeyond : isTyping(event)) return;
      if (host.current?.contains(document.activeElement)) return;
      if (isSlider) event.preventDefault();
      const stepBy = shiftKey ? stepTurn : step;
      if (key === "ArrowLeft") stepBy(-1);
      else if (key === "ArrowRight") stepBy(1);
      else if (key === ",") stepEvent(-1);
      else if (key === ".") stepEvent(1);
      else if (key === "Home") goTo(0);
      else if (key === "End") goTo(last);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  return (
    <div class={`table replays ${zoom.value}`}>
      <div class="status">
        <h1>{t("replay.heading", { title: title.value.value?.name ?? "" })}</h1>
        <p class="turn">{t("replay.moment", { version: moment.value, last })}</p>
        <label class="field inline">
          <span>{t("replay.view")}</span>
          <select
            onChange={({ currentTarget }) =>
              (viewer.value = Number(currentTarget.value))
            }
          >
            <option value={-1} selected={viewer.value === -1}>
              {t("replay.everybody")}
            </option>
            {game.state.seats.map((each) => (
              <option
                key={each.seat}
                value={each.seat}
                selected={viewer.value === each.seat}
              >
                {seatName(each)}
              </option>
            ))}
          </select>
        </label>
        {isWide.value && <ZoomButton />}
      </div>
      <section class="felt" aria-label={t("table.board")}>
        <div class="board-host" ref={host} />
      </section>
      <aside class="side loose">
        <section class="panel player">
          <input
            type="range"
            min={0}
            max={last}
            value={moment.value}
            aria-label={t("replay.slider")}
            aria-valuetext={t("replay.moment", { version: moment.value, last })}
            onInput={({ currentTarget }) => {
              isRunning.value = false;
              goTo(Number(currentTarget.value));
            }}
          />
          <div class="row">
            <Step
              label={t("replay.first")}
              sign="M6 5v14M19 5l-10 7 10 7z"
              onClick={() => goTo(0)}
            />
            <Step
              label={t("replay.previous")}
              sign="M16 5L8 12l8 7"
              onClick={() => step(-1)}
            />
            <Step
              label={t(isRunning.value ? "replay.pause" : "replay.run")}
              sign={isRunning.value ? "M8 5v14M16 5v14" : "M7 4l13 8-13 8z"}
              isMain
              onClick={() => {
                if (!isRunning.value && moment.value === last) goTo(0);
                isRunning.value = !isRunning.value;
              }}
            />
            <Step
              label={t("replay.next")}
              sign="M8 5l8 7-8 7"
              onClick={() => step(1)}
            />
            <Step
              label={t("replay.last")}
              sign="M18 5v14M5 5l10 7-10 7z"
              onClick={() => goTo(last)}
            />
          </div>
          <div class="row paces">
            <Pair label={t("replay.turn")} name="turn" onStep={stepTurn} />
            <Pair label={t("replay.event")} name="event" onStep={stepEvent} />
            <label class="field inline">
              <span>{t("replay.speed")}</span>
              <select
                onChange={({ currentTarget }) =>
                  (pace.value = Number(currentTarget.value))
                }
              >
                {PACES.map((each) => (
                  <option key={each} value={each} selected={each === pace.value}>
                    {each} ×
                  </option>
                ))}
              </select>
            </label>
          </div>
          <p class="told">{caption}</p>
          <p class="row">
            <Fork game={game} version={moment.value} seat={viewer.value} />
            <CopyAddress />
          </p>
          <Verified game={game} />
        </section>
        <OutcomePanel game={game.state} id={game.id} seat={seatAt(game.id)?.seat} />
      </aside>
    </div>
  );
}
