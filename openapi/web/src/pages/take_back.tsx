/** Taking a choice back: whoever asks waits until all people at the table agree. */

import { useSignalEffect } from "@preact/signals";
import type { GameState } from "seance-sdk";
import type { Table } from "../table";
import { announce } from "./announce";
import { seatName } from "./names";
import { t } from "./settings";

interface Props {
  table: Table;
  seat: number | undefined;
}

/** Whether a seat has chosen something that it might want back; tournaments give nothing back. */
export function hasChosen({ table, seat }: Props): boolean {
  const game = table.shown.value?.game;
  if (game?.status !== "playing" || game.undo || game.tournament) return false;
  if (seat === undefined || seat < 0) return false;
  return table.log.value.some(({ actor }) => actor === seat);
}

/** Ask for one's last choice back. */
export function TakeBackButton(props: Props) {
  if (!hasChosen(props)) return null;
  return (
    <button
      type="button"
      class="quiet take-back"
      onClick={() => void props.table.takeBack()}
    >
      {t("table.undo")}
    </button>
  );
}

/** Who asks for a choice back, and what this reader can say to it. */
export function TakeBackPanel({ table, seat }: Props) {
  useSignalEffect(() => {
    const game = table.shown.value?.game;
    if (game?.undo && game.undo.waiting_for.includes(seat ?? -1)) {
      announce(t("table.undo.asked", { name: whoAsks(game) }), "at once");
    }
  });
  const game = table.shown.value?.game;
  if (!game?.undo) return null;
  const { undo } = game;
  const names = undo.waiting_for
    .map((each) => game.seats[each])
    .filter((each) => each !== undefined)
    .map(seatName)
    .join(", ");
  const answer = (agree: boolean) => () => void table.answerTakeBack(agree);
  return (
    <section class="panel asked">
      {undo.waiting_for.includes(seat ?? -1) ? (
        <>
          <p>{t("table.undo.asked", { name: whoAsks(game) })}</p>
          <p class="row">
            <button type="button" class="primary" onClick={answer(true)}>
              {t("table.undo.agree")}
            </button>
            <button type="button" onClick={answer(false)}>
              {t("table.undo.refuse")}
            </button>
          </p>
        </>
      ) : (
        <>
          <p>{t("table.undo.waits", { name: whoAsks(game), names })}</p>
          {undo.seat === seat && (
            <button type="button" onClick={answer(false)}>
              {t("table.undo.withdraw")}
            </button>
          )}
        </>
      )}
    </section>
  );
}

function whoAsks({ seats, undo }: GameState): string {
  const seat = undo && seats[undo.seat];
  return seat ? seatName(seat) : "";
}
