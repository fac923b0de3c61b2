/** What an organiser does with a tournament that goes on, and what can be taken away from it. */

import { useSignal } from "@preact/signals";
import type { TournamentDetails } from "seance-sdk";
import { refusalWords, Sure } from "./parts";
import { service } from "./session";
import { moment, o, type OrganiseKey } from "./words";

/** How far a tournament is, in words where the page has some. */
export function phaseWords({ phase, status }: { phase: string; status: string }) {
  const known = ["registration", "playing", "paused", "finished", "cancelled"];
  return o((known.includes(phase) ? phase : status) as OrganiseKey);
}

/** Begin it, let it rest, go on, or stop it for good. */
export function Steering(props: {
  tournament: TournamentDetails;
  onChange: () => void;
}) {
  const { tournament, onChange } = props;
  const error = useSignal("");
  if (tournament.status !== "running") return null;
  const { api, tournaments } = service();
  const path = { tournament: tournament.id };
  const isOpen = tournament.phase === "registration";
  async function act(work: () => Promise<unknown>) {
    error.value = "";
    try {
      await work();
      onChange();
    } catch (problem) {
      error.value = refusalWords(problem);
    }
  }
  const start = () => act(() => api.startTournament({ path }));
  const pause = () => act(() => api.pauseTournament({ path }));
  const resume = () => act(() => api.resumeTournament({ path }));
  return (
    <div class="row steering">
      {isOpen && (
        <button type="button" class="primary" onClick={() => void start()}>
          {o("start")}
        </button>
      )}
      {!isOpen && (
        <button
          type="button"
          onClick={() => void (tournament.paused ? resume() : pause())}
        >
          {o(tournament.paused ? "resume" : "pause")}
        </button>
      )}
      <Sure
        label={o("stop")}
        question={o("stopSure")}
        onSure={() => tournaments.cancel(tournament.id)}
      />
      {error.value && <span role="alert">{error.value}</span>}
    </div>
  );
}

/** Until when accounts may enter. */
export function Registration({ tournament }: { tournament: TournamentDetails }) {
  const { registration } = tournament;
  if (!registration?.open) return null;
  return (
    <p class="notice calm">
      {registration.starts_at
        ? o("entryUntil", { time: moment(registration.starts_at) })
        : o("entryOpen")}
    </p>
  );
}

/** Tables and replays as files; anybody may have them. */
export function Downloads({ id }: { id: string }) {
  const files = [
    ["csvStandings", "standings.csv"],
    ["csvGames", "games.csv"],
    ["replays", "replays.jsonl"],
  ] as const;
  return (
    <p class="row downloads">
      <span>{o("downloads")}</span>
      {files.map(([words, file]) => (
        <a key={file} class="button" href={`/v1/tournaments/${id}/${file}`} download>
          {o(words)}
        </a>
      ))}
    </p>
  );
}
