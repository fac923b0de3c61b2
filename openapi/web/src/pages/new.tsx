/** A new table: who sits where, and by which options. */

import { useSignal } from "@preact/signals";
import type {
  CreateGameRequest,
  GameSeat,
  SeatRequest,
  TitleDetails,
} from "seance-sdk";
import { account, keepSeat, serviceIn } from "../table";
import { Art } from "./art";
import { getTitle, useLoaded } from "./load";
import { hueClass } from "./names";
import { type Answers, OptionFields } from "./option_fields";
import { go, to } from "./route";
import { type Place, Seats } from "./seats";
import { AutoSwitch } from "./dialogs";
import { auto, language, playerName, t } from "./settings";
import { DeadEnd, wordsOf } from "./trouble";
import { invite } from "./waiting";

/** What bots are called at a table, in every language. */
const GHOSTS = ["Wisp", "Banshee", "Phantom", "Spectre", "Shade", "Wraith"];

/** In seconds: how long a decision may take; 0 is for ever. */
const TIMES = [0, 30, 60, 120, 300, 600];

/** Prepare a table, and sit down at it. */
export function NewPage({ id }: { id: string }) {
  const title = useLoaded(() => getTitle(id), [id, language.value]);
  const { value } = title.value;
  if (!value) return <DeadEnd of={title.value} />;
  return (
    <div class={`page slim ${hueClass(id)}`}>
      <Preparation title={value} />
    </div>
  );
}

function firstPlaces({ players, bots }: TitleDetails): Place[] {
  const count = Math.min(players.maximum, Math.max(players.minimum, 2));
  const best = bots.at(-1);
  const bot = best ? `${best.id}/${best.levels}` : "";
  return Array.from({ length: count }, (_, seat) => ({
    kind: seat === 0 ? "me" : "bot",
    bot,
  }));
}

function seatRequest(place: Place, seat: number): SeatRequest {
  if (place.kind === "me") {
    const name = playerName.value.trim() || t("new.me");
    return {
      kind: "human",
      name,
      auto: auto.value === "on" ? "single" : "off",
      ...(account.value && { account: account.value.name }),
    };
  }
  if (place.kind === "open") return { kind: "open" };
  const [id = "", level] = place.bot.split("/");
  const name = GHOSTS[(seat + GHOSTS.length - 1) % GHOSTS.length] ?? "";
  return { kind: "bot", name, bot: { id, level: Number(level) } };
}

function Preparation({ title }: { title: TitleDetails }) {
  const places = useSignal(firstPlaces(title));
  const answers = useSignal<Answers>({});
  const seconds = useSignal(0);
  const isPublic = useSignal(false);
  const error = useSignal("");
  const isBusy = useSignal(false);

  async function sitDown(event: SubmitEvent) {
    event.preventDefault();
    isBusy.value = true;
    error.value = "";
    const request: CreateGameRequest = {
      title: title.id,
      options: answers.value as CreateGameRequest["options"] & {},
      seats: places.value.map(seatRequest),
      public: isPublic.value,
      ...(seconds.value > 0 && { turn_seconds: seconds.value }),
    };
    try {
      const table = await serviceIn(language.value, account.value?.key).createGame(
        request,
      );
      const { owner, seats } = table.credentials;
      const seat = places.value.findIndex(({ kind }) => kind === "me");
      const mine = seats.find((each) => each.seat === seat);
      const held = { game: table.id, title: title.id, owner, since: Date.now() };
      // A seat of an account is opened by its key; without a seat, one looks on as the owner.
      const key = seat < 0 ? owner : (account.value?.key ?? owner);
      keepSeat({ ...held, seat, token: mine?.token ?? key });
      // Strangers find the open seats of public tables; others are for whoever is sent a link.
      if (!isPublic.value) await inviteAll(table.id, table.state.seats, owner);
      go(to("play", table.id));
    } catch (problem) {
      error.value = wordsOf(problem);
    } finally {
      isBusy.value = false;
    }
  }

  return (
    <form onSubmit={(event) => void sitDown(event)}>
      <div class="masthead">
        <Art title={title.id} />
        <div>
          <h1>{t("new.heading", { title: title.name })}</h1>
          <p class="lead">{title.summary}</p>
        </div>
      </div>
      <Seats title={title} places={places} />
      <details class="panel">
        <summary>
          <h2>{t("new.options")}</h2>
        </summary>
        <OptionFields title={title} answers={answers} />
        <label class="field">
          <span>{t("new.time")}</span>
          <select
            value={seconds.value}
            onChange={({ currentTarget }) =>
              (seconds.value = Number(currentTarget.value))
            }
          >
            {TIMES.map((each) => (
              <option key={each} value={each}>
                {timeWords(each)}
              </option>
            ))}
          </select>
          <small>{t("new.time.help")}</small>
        </label>
        <AutoSwitch />
        <label class="switch">
          <input
            type="checkbox"
            checked={isPublic.value}
            onChange={({ currentTarget }) => (isPublic.value = currentTarget.checked)}
          />
          <span>
            {t("new.public")}
            <small>{t("new.public.help")}</small>
          </span>
        </label>
      </details>
      {error.value && (
        <p class="notice" role="alert">
          {error.value}
        </p>
      )}
      <button class="primary big" disabled={isBusy.value}>
        {t("new.start")}
      </button>
    </form>
  );
}

async function inviteAll(id: string, seats: readonly GameSeat[], owner: string) {
  for (const { seat, kind } of seats) {
    if (kind === "open") await invite(id, seat, owner);
  }
}

function timeWords(seconds: number): string {
  if (seconds === 0) return t("new.time.none");
  if (seconds < 120) return t("new.time.seconds", { seconds });
  return t("new.time.minutes", { minutes: seconds / 60 });
}
