/** The frame of all pages: where one is, and where one can go. */

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { account, isOutdated, isUnanswered, seatAt, serviceIn } from "../table";
import { Announcer } from "./announce";
import { HomePage } from "./home";
import { JoinPage } from "./join";
import { useLoaded } from "./load";
import { LobbyPage } from "./lobby";
import { NewPage } from "./new";
import { PlayPage } from "./play";
import { ReplayPage } from "./replay";
import { route, to } from "./route";
import { language, shortcuts, t } from "./settings";
import { HelpDialog, SettingsDialog } from "./dialogs";
import { Trouble } from "./trouble";
import { WatchPage } from "./watch";

/** Which dialog is open, if any. */
export const dialog = signal<"settings" | "help" | undefined>();

/** The page that the address names. */
function Page() {
  const { page, parts } = route.value;
  const [id = "", more, ...rest] = parts;
  // In another language everything is fetched again.
  const key = `${page}/${id}/${language.value}`;
  switch (page) {
    case "new":
      return <NewPage key={key} id={id} />;
    case "join":
      return (
        <JoinPage key={key} id={id} seat={Number(more ?? 0)} invitation={rest[0]} />
      );
    case "lobby":
      return <LobbyPage key={key} />;
    case "organise":
    case "account":
      return <OrganisePage />;
    case "play": {
      const held = seatAt(id);
      return (
        <PlayPage
          key={`${key}/${held?.token ?? ""}`}
          id={id}
          token={held?.token}
          seat={held?.seat}
        />
      );
    }
    case "watch":
      // Of a table that is not public, the link of its spectators has a secret.
      return id ? (
        <PlayPage key={`${key}/${more ?? ""}`} id={id} token={more} />
      ) : (
        <WatchPage key={key} />
      );
    case "replay":
      return (
        <ReplayPage
          key={key}
          id={id}
          version={more === undefined ? undefined : Number(more)}
          seat={rest[0] === undefined ? undefined : Number(rest[0])}
        />
      );
    default:
      return <HomePage key={key} />;
  }
}

/** What organisers need is fetched when the first one comes. */
function OrganisePage() {
  const loaded = useLoaded(() => import("../organise").catch(explain), []);
  const Organise = loaded.value.value?.Organise;
  if (Organise) return <Organise />;
  // Then a banner says so.
  return isOutdated.value ? null : <Trouble of={loaded.value} />;
}

/** A part of the page did not come: a service that answers all the same has others now. */
async function explain(error: unknown): Promise<never> {
  // Titles may come from what the browser keeps, and would not tell.
  await serviceIn(language.value).api.listGames({ query: { limit: 1 } });
  isOutdated.value = true;
  throw error;
}

/** Show the list of shortcuts by `?`. */
function onKey(event: KeyboardEvent): void {
  const isTyping = event.target instanceof HTMLElement && event.target.matches("input");
  if (event.key !== "?" || isTyping || shortcuts.value === "off") return;
  dialog.value = "help";
}

/** All of the page. */
export function App() {
  const { page, parts } = route.value;
  const isAtTable =
    ["play", "replay"].includes(page) || (page === "watch" && parts.length > 0);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  useEffect(() => {
    document.title = "Seance";
    scrollTo(0, 0);
  }, [page]);
  const current = (name: string) => (page === name ? "page" : undefined);
  return (
    <>
      <header class={`top ${isAtTable ? "at-table" : ""}`}>
        <a class="brand" href={to()} aria-label={t("app.home")}>
          <Ghost /> <span>Seance</span>
        </a>
        <nav>
          <a href={to()} aria-current={current("")}>
            {t("app.play")}
          </a>
          <a href={to("watch")} aria-current={current("watch")}>
            {t("app.watch")}
          </a>
          <a href={to("lobby")} aria-current={current("lobby")}>
            {t("app.lobby")}
          </a>
          <a href={to("organise")} aria-current={current("organise")}>
            {t("app.organise")}
          </a>
          <a class="quiet wide-only" href="/docs">
            {t("app.api")}
          </a>
        </nav>
        <a
          class="icon button"
          href={to("account")}
          aria-label={account.value?.name ?? t("app.account")}
          aria-current={current("account")}
        >
          <svg class="gear" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 4a4 4 0 1 1-.1 0zM4 20c1-9 15-9 16 0" />
          </svg>
          <span>{account.value?.name ?? t("app.account")}</span>
        </a>
        <button
          type="button"
          class="icon"
          aria-label={t("app.settings")}
          onClick={() => (dialog.value = "settings")}
        >
          <svg class="gear" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5" />
          </svg>
          <span>{t("app.settings")}</span>
        </button>
      </header>
      {isOutdated.value && (
        <p class="banner">
          {t("app.outdated")}{" "}
          <button type="button" onClick={() => location.reload()}>
            {t("app.reload")}
          </button>
        </p>
      )}
      {isUnanswered.value && !isAtTable && (
        <p class="banner" role="status">
          {t("table.lost")}
        </p>
      )}
      <main ref={main}>
        <Page />
      </main>
      <Announcer />
      {dialog.value === "settings" && <SettingsDialog onClose={closeDialog} />}
      {dialog.value === "help" && <HelpDialog onClose={closeDialog} />}
    </>
  );
}

function closeDialog(): void {
  dialog.value = undefined;
}

/** The ghost of the house. */
export function Ghost() {
  return (
    <svg class="ghost" viewBox="0 0 64 64" aria-hidden="true">
      <path d="M12 56V30a20 20 0 0 1 40 0v26l-6.7-7-6.7 7-6.6-7-6.7 7-6.6-7z" />
      <circle class="eye" cx="25" cy="30" r="4.5" />
      <circle class="eye" cx="40" cy="30" r="4.5" />
    </svg>
  );
}
