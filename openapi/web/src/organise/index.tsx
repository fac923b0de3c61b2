/** The pages of organisers; a part of its own, fetched when it is wanted. */

import { useSignal } from "@preact/signals";
import { route, to } from "../pages/route";
import { AccountPage } from "./account";
import { RatingsPage } from "./ratings";
import { SchedulesPage } from "./schedules";
import { operatorKey } from "./session";
import { SimulationForm } from "./simulation_form";
import { SimulationPage, SimulationsPage } from "./simulations";
import { TournamentForm } from "./tournament_form";
import { TournamentPage, TournamentsPage } from "./tournaments";
import { o } from "./words";
import "./organise.css";

const SECTIONS = ["tournaments", "simulations", "schedules", "ratings"] as const;
type Section = (typeof SECTIONS)[number];

/** The section and the thing in it that the address names. */
export function Organise() {
  if (route.value.page === "account") return <AccountPage />;
  const [named = "", id] = route.value.parts;
  const section = SECTIONS.find((each) => each === named) ?? "tournaments";
  return (
    <div class="page organise">
      <h1>{o("heading")}</h1>
      <p class="lead">{o("lead")}</p>
      <KeyPanel />
      <nav class="tabs" aria-label={o("heading")}>
        {SECTIONS.map((each) => (
          <a
            key={each}
            href={to("organise", each)}
            aria-current={each === section ? "page" : undefined}
          >
            {o(each)}
          </a>
        ))}
      </nav>
      <SectionPage key={`${section}/${id ?? ""}`} section={section} id={id} />
    </div>
  );
}

function SectionPage({ section, id }: { section: Section; id: string | undefined }) {
  switch (section) {
    case "tournaments":
      if (id === "new") return <TournamentForm />;
      return id ? <TournamentPage id={id} /> : <TournamentsPage />;
    case "simulations":
      if (id === "new") return <SimulationForm />;
      return id ? <SimulationPage id={id} /> : <SimulationsPage />;
    case "schedules":
      return <SchedulesPage />;
    case "ratings":
      return <RatingsPage title={id} />;
  }
}

/** Ask for an operator's key, or say that there is one. */
function KeyPanel() {
  const typed = useSignal("");
  if (operatorKey.value) {
    return (
      <p class="row key">
        <span>{o("keyThere")}</span>
        <button type="button" class="quiet" onClick={() => (operatorKey.value = "")}>
          {o("keyForget")}
        </button>
      </p>
    );
  }
  return (
    <details class="panel key">
      <summary>
        <h2>{o("key")}</h2>
      </summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          operatorKey.value = typed.value.trim();
        }}
      >
        <p>{o("keyNone")}</p>
        <label class="field">
          <span>{o("key")}</span>
          <input
            type="password"
            autoComplete="off"
            value={typed.value}
            onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
          />
          <small>{o("keyHelp")}</small>
        </label>
        <button class="primary">{o("keyUse")}</button>
      </form>
    </details>
  );
}
