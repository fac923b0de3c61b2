/** The first page: one's own games, and those that can be begun. */

import { useEffect, useRef } from "preact/hooks";
import { type Signal, useSignal } from "@preact/signals";
import { type GameState, NotFound, Unauthorised } from "seance-sdk";
import {
  account,
  fetchSeats,
  forgetGame,
  type HeldSeat,
  heldSeats,
  invitations,
  serviceIn,
} from "../table";
import { Art } from "./art";
import { useLoaded } from "./load";
import { actors, hueClass, seatName } from "./names";
import { to } from "./route";
import { language, t } from "./settings";
import { Trouble } from "./trouble";

/** Games that are looked at on the first page, the newest first. */
const MOST = 24;

/** In milliseconds: how often games are looked at while the page is seen. */
const EVERY = 10_000;

/** All titles, and the games of this browser. */
export function HomePage() {
  const titles = useLoaded(
    async () => (await serviceIn(language.value).api.listTitles()).data.items,
    [language.value],
  );
  useEffect(() => {
    // What is kept here is shown at once; what the account has besides comes later.
    const look = () => void fetchSeats(language.value).catch(() => undefined);
    look();
    const timer = setInterval(() => document.hidden || look(), EVERY);
    return () => clearInterval(timer);
  }, [account.value?.key]);
  return (
    <div class="page">
      <section class="hero">
        <h1>{t("home.heading")}</h1>
        <p>{t("home.lead")}</p>
      </section>
      {heldSeats.value.length + invitations.value.length > 0 && (
        <MyGames
          names={new Map(titles.value.value?.map(({ id, name }) => [id, name]))}
        />
      )}
      <Trouble of={titles.value} />
      <ul class="titles">
        {titles.value.value?.map((title) => (
          <li key={title.id} class={hueClass(title.id)}>
            <a class="title" href={to("new", title.id)}>
              <Art title={title.id} />
              <h2>{title.name}</h2>
              <p>{title.summary}</p>
              <p class="facts">
                <span>{t("home.players", title.players)}</span>
                {title.cooperative && <span>{t("home.together")}</span>}
              </p>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Mine {
  held: HeldSeat;
  /** The game; nothing if it is no longer there. */
  game?: GameState | undefined;
}

async function look(held: HeldSeat, before: Mine | undefined): Promise<Mine> {
  // What has ended stays as it is.
  if (before?.game?.outcome) return before;
  try {
    return {
      held,
      game: (await serviceIn(language.value, held.token).game(held.game)).state,
    };
  } catch (error) {
    if (error instanceof NotFound || error instanceof Unauthorised) return { held };
    throw error;
  }
}

/** What comes first: those that wait for the reader. */
function urgency({ game }: Mine): number {
  if (!game) return 4;
  if (game.decision) return 0;
  return { playing: 1, waiting: 2, finished: 3, abandoned: 3 }[game.status];
}

function MyGames({ names }: { names: ReadonlyMap<string, string> }) {
  const seats = heldSeats.value.slice(0, MOST);
  const ids = seats.map(({ game }) => game).join();
  const tick = useSignal(0);
  useEffect(() => {
    const onShow = () => document.hidden || tick.value++;
    const timer = setInterval(onShow, EVERY);
    document.addEventListener("visibilitychange", onShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onShow);
    };
  }, []);
  const known = useRef<readonly Mine[]>([]);
  const games = useLoaded(async () => {
    const find = ({ game, seat }: HeldSeat) =>
      known.current.find(({ held }) => held.game === game && held.seat === seat);
    known.current = await Promise.all(seats.map((held) => look(held, find(held))));
    return known.current;
  }, [ids, language.value, tick.value]);
  const sure = useSignal<string | undefined>(undefined);
  const sorted = [...(games.value.value ?? [])].sort((a, b) => urgency(a) - urgency(b));
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{t("home.mine")}</h2>
      <Trouble of={games.value} />
      <ul class="mine">
        {invitations.value.map(({ game, title, seat }) => (
          <li key={`${game}/${seat}`} class={hueClass(title)}>
            <a href={to("join", game, seat)}>
              <strong>{names.get(title) ?? title}</strong>
              <span class="state yours">{t("home.invited")}</span>
            </a>
          </li>
        ))}
        {sorted.map(({ held, game }) => (
          <li key={`${held.game}/${held.seat}`} class={hueClass(held.title)}>
            <a
              href={
                game?.status === "finished"
                  ? to("replay", held.game)
                  : to("play", held.game)
              }
            >
              <strong>{names.get(held.title) ?? held.title}</strong>
              <span>{game?.seats.map(seatName).join(", ")}</span>
              <Status game={game} />
            </a>
            {held.token !== account.value?.key && <Forget id={held.game} sure={sure} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Status({ game }: { game: GameState | undefined }) {
  if (!game) return <span class="state">{t("home.unknown")}</span>;
  if (game.decision) return <span class="state yours">{t("home.turn")}</span>;
  if (game.status !== "playing") {
    return <span class="state">{t(`home.${game.status}`)}</span>;
  }
  return <span class="state">{t("home.others", { names: actors(game) })}</span>;
}

/** Forgetting a seat asks once more: its token is nowhere else. */
function Forget({ id, sure }: { id: string; sure: Signal<string | undefined> }) {
  const button = useRef<HTMLButtonElement>(null);
  if (sure.value !== id) {
    return (
      <button
        type="button"
        class="quiet"
        onClick={() => (sure.value = id)}
        ref={button}
      >
        {t("home.forget")}
      </button>
    );
  }
  return (
    <span class="sure" role="group">
      {t("home.forget.sure")}{" "}
      <button type="button" class="danger" onClick={() => forgetGame(id)}>
        {t("home.forget")}
      </button>{" "}
      <button type="button" onClick={() => (sure.value = undefined)}>
        {t("app.back")}
      </button>
    </span>
  );
}
