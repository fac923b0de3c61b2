/** How a game ended. */

import type { GameState } from "seance-sdk";
import { useSignal } from "@preact/signals";
import { type HeldSeat, keepSeat, seatAt, serviceIn } from "../table";
import { seatName } from "./names";
import { go, to } from "./route";
import { language, t } from "./settings";
import { wordsOf } from "./trouble";

/** The result, and where to go from here. */
export function OutcomePanel(props: {
  game: GameState;
  id: string;
  seat?: number | undefined;
}) {
  const { game, id, seat } = props;
  const { outcome } = game;
  if (!outcome) return null;
  const hasWon = seat !== undefined && outcome.winners.includes(seat);
  // Some titles count no points.
  const hasScores = outcome.scores.some((score) => score !== 0);
  const order = game.seats
    .map((each, index) => ({ each, place: outcome.places[index] ?? 0, index }))
    .sort((a, b) => a.place - b.place);
  return (
    <section class="panel outcome" data-outcome={outcome.reason}>
      <h2>{hasWon ? t("table.won") : t("table.outcome")}</h2>
      <p>{outcome.text}</p>
      <ol class="places">
        {order.map(({ each, place, index }) => (
          <li key={index} class={outcome.winners.includes(index) ? "won" : ""}>
            <span class="place">{place}</span>
            <span>
              {seatName(each)}
              {index === seat && ` (${t("table.you")})`}
            </span>
            {hasScores && (
              <span class="score">
                {t("table.score", { score: outcome.scores[index] ?? 0 })}
              </span>
            )}
          </li>
        ))}
      </ol>
      <p class="row">
        {seatAt(id) && <Rematch id={id} />}
        <a
          class={seatAt(id) ? "button" : "button primary"}
          href={to("new", game.title)}
        >
          {t("table.again")}
        </a>
        <a class="button" href={to("replay", id, 0)}>
          {t("table.replay")}
        </a>
      </p>
    </section>
  );
}

/** Once more: whoever asks first makes the new table, all others find the same. */
function Rematch({ id }: { id: string }) {
  const error = useSignal("");
  const held = seatAt(id);
  if (!held) return null;
  async function rematch({ title, token, owner, seat }: HeldSeat) {
    try {
      const { api } = serviceIn(language.value, token);
      const { data } = await api.rematch({ path: { game: id } });
      keepSeat({
        ...{ game: data.game.id, title, seat: data.seat ?? seat },
        ...{ token: data.token ?? token, since: Date.now() },
        ...(owner && { owner }),
      });
      go(to("play", data.game.id));
    } catch (problem) {
      error.value = wordsOf(problem);
    }
  }
  return (
    <>
      <button type="button" class="primary" onClick={() => void rematch(held)}>
        {t("table.rematch")}
      </button>
      {error.value && <span role="alert">{error.value}</span>}
    </>
  );
}
