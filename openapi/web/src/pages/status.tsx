/** Always visible: whose turn it is, how long it may take, and the connection. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GameState } from "seance-sdk";
import { clockOffset, type Table } from "../table";
import { actors } from "./names";
import { isWide, t, zoom } from "./settings";
import { TableMenu } from "./table_menu";

/** The line above a table. */
export function StatusBar({
  table,
  title,
  id,
}: {
  table: Table;
  title: string | undefined;
  id: string;
}) {
  const game = table.known.value;
  const shown = table.shown.value?.game;
  const isMine = shown?.decision !== undefined;
  const connection = table.connection.value;
  return (
    <div class="status">
      <h1>{title ?? "Seance"}</h1>
      <p class={`turn ${isMine ? "yours" : ""}`}>{turnWords(shown ?? game, isMine)}</p>
      {game?.act_by && game.status === "playing" && <Clock until={game.act_by} />}
      <TableMenu table={table} id={id} />
      {isWide.value && shown?.view && <ZoomButton />}
      <p class={`connection ${connection}`}>
        <span class="dot" aria-hidden="true" />
        <span>{t(connection === "over" ? "table.ended" : `table.${connection}`)}</span>
      </p>
    </div>
  );
}

/** The whole table, or as large as its smallest letters need. */
export function ZoomButton() {
  const isLarger = zoom.value === "larger";
  return (
    <button type="button" class="quiet zoom" onClick={toggleZoom}>
      {t(isLarger ? "table.whole" : "table.larger")}
    </button>
  );
}

/** Change between the whole table and larger letters. */
export function toggleZoom(): void {
  zoom.value = zoom.value === "larger" ? "whole" : "larger";
}

function turnWords(game: GameState | undefined, isMine: boolean): string {
  if (!game) return t("app.loading");
  if (isMine) return t("table.yours");
  if (game.status === "finished") return t("table.over");
  if (game.status === "abandoned") return t("table.abandoned");
  if (game.status === "waiting") return t("table.waiting");
  return t("table.theirs", { names: actors(game) });
}

/** Seconds until a time, by the clock of the service. */
function Clock({ until }: { until: string }) {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = (Date.parse(until) - now.value - clockOffset.value) / 1_000;
  const seconds = Math.max(0, Math.round(left));
  return (
    <p class={`clock ${seconds <= 10 ? "short" : ""}`}>
      {t("table.seconds", { seconds })}
    </p>
  );
}
