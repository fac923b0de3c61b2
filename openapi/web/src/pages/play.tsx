/** A table: the picture, what is asked, what happened. */

import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { type About, Board } from "../board";
import { serviceIn, Table } from "../table";
import { Alerts } from "./alerts";
import { announce } from "./announce";
import { DecisionPanel } from "./decision";
import { LogPanel } from "./log";
import { LookBack } from "./look_back";
import { drawBoard, getTitle, textsOf, useLoaded } from "./load";
import { isTyping } from "./keys";
import { OutcomePanel } from "./outcome";
import { Menu, Selection } from "./selection";
import { isWide, language, shortcuts, t, theme, zoom } from "./settings";
import { StatusBar } from "./status";
import { TakeBackPanel } from "./take_back";
import { WaysOut } from "./trouble";
import { Waiting } from "./waiting";

interface Props {
  id: string;
  token?: string | undefined;
  seat?: number | undefined;
}

/** A game that is played or watched. */
export function PlayPage({ id, token, seat }: Props) {
  const table = useMemo(() => {
    const opened: Table = new Table(
      serviceIn(language.value, token, (path) => {
        if (path.endsWith("/stream")) opened.onConnection(false);
      }),
      id,
    );
    return opened;
  }, []);
  const caption = useSignal("");
  const description = useSignal("");
  const host = useRef<HTMLDivElement>(null);
  const about = useRef(new Map<string, About>());
  const board = useMemo(
    () =>
      new Board({
        about: (ref) => about.current.get(ref),
        label: spotLabel,
        onPick: (ref) => selection.pick(ref),
      }),
    [],
  );
  const selection: Selection = useMemo(
    () =>
      new Selection(
        table,
        (ref) => board.aboutOf(ref),
        (ref) => board.spot(ref),
      ),
    [],
  );
  const lookBack = useMemo(() => new LookBack(board, table), []);
  const name = useComputed(() => table.known.value?.title);
  const title = useLoaded(
    () => (name.value ? getTitle(name.value) : Promise.reject(new Error())),
    [name.value],
  );
  about.current = useMemo(() => textsOf(title.value.value), [title.value.value]);

  useEffect(() => {
    host.current?.append(board.element);
    const seance = serviceIn(language.value, token);
    void table.open({
      draw: () => drawBoard(seance, id),
      async show(picture, events, { version }) {
        await lookBack.show(version, picture, events, (text) => (caption.value = text));
        description.value = board.description;
        const told = events.map((event) => event.text).join(" ");
        if (told) announce(told);
      },
    });
    return () => table.close();
  }, []);

  // The picture follows the looks of the page.
  const looks = `${theme.value} ${isWide.value}`;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) table.redraw();
    isFirst.current = false;
  }, [looks]);
  useSignalEffect(() => {
    const { counts, refs } = selection;
    // What was cannot be pointed at.
    if (lookBack.isNow.value) board.mark(counts.value, refs.value);
    else board.mark(new Map(), new Set());
    const isCut = !isWide.value || zoom.value === "larger";
    if (isCut && lookBack.isNow.value) board.bringIntoView([...counts.value.keys()]);
  });
  useSkip(board);

  const shown = table.shown.value?.game;
  const status = table.known.value?.status;
  if (!shown && table.notice.value?.kind === "gone") return <NoTable table={table} />;
  return (
    <div
      class={`table ${zoom.value} ${shown?.decision ? "asks" : ""} ${status === "waiting" ? "waits" : ""}`}
      data-version={shown?.version}
    >
      <StatusBar table={table} title={title.value.value?.name} id={id} />
      <Alerts table={table} />
      {status === "waiting" && <Waiting table={table} id={id} />}
      <section class="felt" aria-label={t("table.board")} hidden={status === "waiting"}>
        <div class="board-host" ref={host}>
          {isWide.value && <Menu selection={selection} />}
        </div>
        {lookBack.isNow.value ? (
          <p class="caption" aria-hidden="true">
            {caption}
          </p>
        ) : (
          <p class="caption back">
            {t("table.back", { version: lookBack.moment.value ?? 0 })}{" "}
            <button type="button" class="primary" onClick={() => lookBack.now()}>
              {t("table.forward")}
            </button>
          </p>
        )}
      </section>
      <aside class="side" hidden={status === "waiting"}>
        <TakeBackPanel table={table} seat={seat} />
        {shown?.outcome && <OutcomePanel game={shown} id={id} seat={seat} />}
        {shown && !shown.outcome && (
          <DecisionPanel
            table={table}
            selection={selection}
            isPlayer={token !== undefined && seat !== undefined}
            seat={seat}
          />
        )}
        <LogPanel
          table={table}
          seat={seat}
          lookBack={lookBack}
          seats={shown?.seats ?? []}
          light={(refs) => board.light(refs)}
          onStep={(text) => (caption.value = text)}
        />
        <details class="panel words">
          <summary>
            <h2>{t("table.words")}</h2>
          </summary>
          <ul>
            {description.value.split("\n").map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        </details>
      </aside>
    </div>
  );
}

/** The address names a game that is not there, or not for this reader. */
function NoTable({ table }: { table: Table }) {
  return (
    <div class="page slim">
      <h1>{t("table.gone.heading")}</h1>
      <p class="lead">{t("table.gone")}</p>
      <Alerts table={table} isTold />
      <WaysOut />
    </div>
  );
}

/** How a thing on the table is called for those who hear it. */
function spotLabel(name: string, count: number): string {
  if (count === 0) return name;
  return t(count === 1 ? "table.option.one" : "table.option.many", { name, count });
}

/** Any click or key ends what is being shown. */
export function useSkip(board: Board): void {
  useEffect(() => {
    const skip = () => board.skip();
    const onKey = (event: KeyboardEvent) => {
      if (!isTyping(event) && shortcuts.value === "on") board.skip();
    };
    addEventListener("pointerdown", skip, { capture: true });
    addEventListener("keydown", onKey, { capture: true });
    return () => {
      removeEventListener("pointerdown", skip, { capture: true });
      removeEventListener("keydown", onKey, { capture: true });
    };
  }, []);
}
