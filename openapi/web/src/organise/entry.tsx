/** Entering a tournament with one's own account, and leaving it before it starts. */

import { useSignal } from "@preact/signals";
import type { TournamentDetails } from "seance-sdk";
import { to } from "../pages/route";
import { language } from "../pages/settings";
import { wordsOf } from "../pages/trouble";
import { account, serviceIn } from "../table";
import { o } from "./words";

/** Who has entered, and a way to do so. */
export function Entry(props: { tournament: TournamentDetails; onChange: () => void }) {
  const { tournament, onChange } = props;
  const error = useSignal("");
  if (!tournament.registration?.open) return null;
  const names = tournament.entrants.map(({ name }) => name).join(", ");
  const own = account.value;
  const entered = tournament.entrants.find((each) => each.account === own?.name);
  async function act() {
    const { api } = serviceIn(language.value, own?.key);
    const path = { tournament: tournament.id };
    try {
      if (own && entered) {
        await api.leaveTournament({ path: { ...path, entrant: entered.name } });
      } else await api.enterTournament({ path });
      onChange();
    } catch (problem) {
      error.value = wordsOf(problem);
    }
  }
  return (
    <div class="row entry">
      <span>{o("entrantsSoFar", { names: names || "–" })}</span>
      {own ? (
        <button type="button" class="primary" onClick={() => void act()}>
          {entered ? o("leave") : o("enter", { name: own.name })}
        </button>
      ) : (
        <a class="button" href={to("account")}>
          {o("accountHeading")}
        </a>
      )}
      {error.value && <span role="alert">{error.value}</span>}
    </div>
  );
}
