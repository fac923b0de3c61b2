/** What must be said at once: your turn, a refusal, a lost connection. */

import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Notice, Table } from "../table";
import { announce } from "./announce";
import { callPlayer, showTurn } from "./bell";
import { t } from "./settings";

/** A notice of the table, unless the page has told it, and the alerts that go with it. */
export function Alerts({ table, isTold }: { table: Table; isTold?: boolean }) {
  const wasMine = useRef(false);
  useSignalEffect(() => {
    const game = table.shown.value?.game;
    const isMine = game?.decision !== undefined;
    if (game?.decision && !wasMine.current) {
      announce(`${t("table.yours")}: ${game.decision.prompt}`, "at once");
      void callPlayer(game, game.decision.prompt);
    }
    wasMine.current = isMine;
    showTurn(isMine);
  });
  useSignalEffect(() => {
    if (table.connection.value === "lost") announce(t("table.lost"), "at once");
  });
  useSignalEffect(() => {
    const notice = table.notice.value;
    if (notice) announce(noticeWords(notice), "at once");
  });
  useEffect(() => () => showTurn(false), []);
  const notice = table.notice.value;
  if (!notice || isTold) return null;
  return (
    <p class="notice">
      {noticeWords(notice)}{" "}
      <button
        type="button"
        class="quiet"
        onClick={() => (table.notice.value = undefined)}
      >
        {t("app.close")}
      </button>
    </p>
  );
}

function noticeWords(notice: Notice): string {
  if (notice.kind !== "refused") return t(`table.${notice.kind}`);
  const rules = notice.rules.length > 0 ? ` (${notice.rules.join(", ")})` : "";
  return t("table.refused", { text: notice.text }) + rules;
}
