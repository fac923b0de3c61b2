/** Public tables with a free seat, as they come and go. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GameSummary } from "seance-sdk";
import { serviceIn } from "../table";
import { useLoaded } from "./load";
import { hueClass, seatName, words } from "./names";
import { to } from "./route";
import { whileSeen } from "./seen";
import { language, t } from "./settings";
import { Trouble } from "./trouble";

type Tables = ReadonlyMap<string, GameSummary>;

/** The tables that fit now, as they come and go while the page is seen. */
function useOpenTables() {
  const tables = useSignal<Tables | undefined>(undefined);
  useEffect(() => {
    const gone = new AbortController();
    const seance = serviceIn(language.value);
    void whileSeen(gone.signal, {
      async look(signal) {
        const query = { open_seats: "true" } as const;
        const { data } = await seance.api.listGames({ query, signal });
        tables.value = new Map(data.items.toReversed().map((game) => [game.id, game]));
      },
      async follow(signal) {
        for await (const told of seance.watchGames({ openSeats: true }, { signal })) {
          const changed = new Map(tables.value);
          if ("gone" in told) changed.delete(told.gone);
          else changed.set(told.id, told);
          tables.value = changed;
        }
      },
    });
    return () => gone.abort();
  }, [language.value]);
  return tables;
}

/** Where a stranger may sit down. */
function freeSeats(game: GameSummary): number[] {
  return game.seats
    .filter(({ kind, reserved, account }) => kind === "open" && !reserved && !account)
    .map(({ seat }) => seat);
}

/** The lobby. */
export function LobbyPage() {
  const tables = useOpenTables();
  const titles = useLoaded(
    async () => (await serviceIn(language.value).api.listTitles()).data.items,
    [language.value],
  );
  const names = new Map(titles.value.value?.map(({ id, name }) => [id, name]));
  const found = [...(tables.value?.values() ?? [])].reverse();
  return (
    <div class="page" data-tables={tables.value?.size}>
      <h1>{t("app.lobby")}</h1>
      <p class="lead">{t("lobby.lead")}</p>
      {tables.value === undefined && <Trouble of={titles.value} />}
      {tables.value !== undefined && found.length === 0 && (
        <>
          <p>{t("lobby.nobody")}</p>
          <p class="after">
            <a class="button primary" href={to()}>
              {t("lobby.open")}
            </a>
          </p>
        </>
      )}
      <ul class="mine">
        {found.map((game) => {
          const free = freeSeats(game);
          return (
            <li key={game.id} class={hueClass(game.title)}>
              <a href={to("join", game.id, free[0] ?? 0)}>
                <strong>{names.get(game.title) ?? words(game.title)}</strong>
                <span>
                  {game.seats
                    .filter(({ kind }) => kind !== "open")
                    .map(seatName)
                    .join(", ")}
                </span>
                <span class="state">{t("lobby.free", { count: free.length })}</span>
                <span class="button primary">{t("lobby.sit")}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
