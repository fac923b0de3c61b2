/** Public games: those that are played now, and those that can be looked at again. */

import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { serviceIn } from "../table";
import { useLoaded } from "./load";
import { actors, hueClass, seatName } from "./names";
import { to } from "./route";
import { language, t } from "./settings";
import { Trouble } from "./trouble";

/** In milliseconds: how often the list is fetched again. */
const EVERY = 10_000;

/** The list of public games. */
export function WatchPage() {
  const tick = useSignal(0);
  useEffect(() => {
    const timer = setInterval(() => document.hidden || tick.value++, EVERY);
    return () => clearInterval(timer);
  }, []);
  const games = useLoaded(async () => {
    const { api } = serviceIn(language.value);
    const [titles, playing, finished] = await Promise.all([
      api.listTitles(),
      api.listGames({ query: { status: "playing" } }),
      api.listGames({ query: { status: "finished" } }),
    ]);
    const names = new Map(titles.data.items.map(({ id, name }) => [id, name]));
    return [...playing.data.items, ...finished.data.items].map((game) => ({
      ...game,
      name: names.get(game.title) ?? game.title,
    }));
  }, [language.value, tick.value]);
  const found = games.value.value;
  return (
    <div class="page">
      <h1>{t("home.watching")}</h1>
      <p class="lead">{t("home.watching.lead")}</p>
      <p>
        <a class="button" href={to("organise", "tournaments")}>
          {t("watch.tournaments")}
        </a>
      </p>
      <Trouble of={games.value} />
      {found?.length === 0 && (
        <>
          <p class="after">{t("home.nobody")}</p>
          <p class="after">
            <a class="button primary" href={to()}>
              {t("lobby.open")}
            </a>
          </p>
        </>
      )}
      <ul class="mine">
        {found?.map((game) => (
          <li key={game.id} class={hueClass(game.title)}>
            <a href={to(game.status === "finished" ? "replay" : "watch", game.id)}>
              <strong>{game.name}</strong>
              <span>{game.seats.map(seatName).join(", ")}</span>
              <span class="state">
                {game.status === "finished"
                  ? t("home.finished")
                  : t("home.others", { names: actors(game) })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
