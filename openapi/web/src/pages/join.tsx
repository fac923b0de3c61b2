/** Somebody was sent a link to an open seat. */

import { useSignal } from "@preact/signals";
import { account, keepSeat, seatAt, serviceIn } from "../table";
import { AutoSwitch } from "./dialogs";
import { go, to } from "./route";
import { auto, language, playerName, t } from "./settings";
import { wordsOf } from "./trouble";

/** Ask for a name, and take the seat. */
export function JoinPage(props: {
  id: string;
  seat: number;
  invitation?: string | undefined;
}) {
  const { id, seat, invitation } = props;
  const error = useSignal("");
  const isBusy = useSignal(false);
  async function sit(event: SubmitEvent) {
    event.preventDefault();
    isBusy.value = true;
    try {
      const name = playerName.value.trim() || t("new.me");
      const game = await serviceIn(language.value, account.value?.key).claim(id, seat, {
        name,
        auto: auto.value === "on" ? "single" : "off",
        ...(invitation && { invitation }),
      });
      keepSeat({
        ...{ game: id, title: game.state.title, seat },
        ...{ token: game.token ?? "", since: Date.now() },
      });
      go(to("play", id));
    } catch (problem) {
      error.value = wordsOf(problem);
    } finally {
      isBusy.value = false;
    }
  }
  return (
    <div class="page slim">
      <h1>{t("join.heading")}</h1>
      <p>{t("join.lead")}</p>
      <form class="panel" onSubmit={(event) => void sit(event)}>
        <label class="field">
          <span>{t("new.name")}</span>
          <input
            value={playerName.value}
            maxLength={30}
            autoComplete="nickname"
            onInput={({ currentTarget }) => (playerName.value = currentTarget.value)}
          />
        </label>
        <AutoSwitch />
        {error.value && (
          <p class="notice" role="alert">
            {error.value}
          </p>
        )}
        <button class="primary big" disabled={isBusy.value}>
          {t("join.sit")}
        </button>
        {seatAt(id) && (
          <a class="button" href={to("play", id)}>
            {t("home.open")}
          </a>
        )}
      </form>
    </div>
  );
}
