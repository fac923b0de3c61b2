/** A new tournament, held once or again and again. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TitleDetails, TournamentRequest } from "seance-sdk";
import { getTitle, useLoaded } from "../pages/load";
import { type Answers, OptionFields } from "../pages/option_fields";
import { go, to } from "../pages/route";
import { language } from "../pages/settings";
import { Trouble } from "../pages/trouble";
import { ACCOUNT, BotSelect, botsOf, NumberField, TitleField } from "./fields";
import { refusalWords } from "./parts";
import { keepTokens, operatorKey, service } from "./session";
import { o } from "./words";

const FORMATS = ["round_robin", "swiss", "knock_out"] as const;
type Format = (typeof FORMATS)[number];

interface Entry {
  name: string;
  /** A bot such as `heuristic@1`, an account of that name; empty for a program outside. */
  bot: string;
}

/** Each bot at its best: a field that is not large, and soon played. */
function strongest(title: TitleDetails): string[] {
  return botsOf(title).filter((bot) => !bot.includes("@"));
}

/** Choose a game, and then everything else about it. */
export function TournamentForm() {
  const chosen = useSignal("");
  const found = useLoaded(async () => {
    const titles = (await service().api.listTitles()).data.items;
    const id = chosen.value || titles[0]?.id || "";
    return { titles, title: await getTitle(id) };
  }, [language.value, chosen.value]);
  const { value } = found.value;
  if (!value) return <Trouble of={found.value} />;
  return (
    <section>
      <h2>{o("newTournament")}</h2>
      <div class="panel">
        <TitleField
          titles={value.titles}
          chosen={value.title.id}
          onChoose={(id) => (chosen.value = id)}
        />
        <Form key={value.title.id} title={value.title} />
      </div>
    </section>
  );
}

function Form({ title }: { title: TitleDetails }) {
  const format = useSignal<Format>("round_robin");
  const seats = useSignal(Math.max(title.players.minimum, 2));
  const rounds = useSignal(3);
  const repeats = useSignal(1);
  const moveSeconds = useSignal(60);
  const gameSeconds = useSignal(0);
  const maxTimeouts = useSignal(3);
  const parallel = useSignal(4);
  const isOpen = useSignal(false);
  const isSkipped = useSignal(false);
  const entries = useSignal<Entry[]>(
    strongest(title).map((bot) => ({ name: bot, bot })),
  );
  const answers = useSignal<Answers>({});
  const isAgain = useSignal(false);
  const cron = useSignal("0 20 * * *");
  const zone = useSignal(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const error = useSignal("");
  const isBusy = useSignal(false);
  useEffect(() => void (error.value = ""), [operatorKey.value]);

  function request(): TournamentRequest {
    return {
      title: title.id,
      format: format.value,
      seats: seats.value,
      repeats: repeats.value,
      move_seconds: moveSeconds.value,
      game_seconds: gameSeconds.value,
      max_timeouts: maxTimeouts.value,
      parallel: parallel.value,
      ...(isOpen.value && { registration: "open" as const }),
      options: answers.value as TournamentRequest["options"] & {},
      entrants: entries.value.map(({ name, bot }) =>
        bot === ACCOUNT
          ? { name, account: name }
          : bot
            ? { name, bots: [bot] }
            : { name, external: true },
      ),
      ...(format.value === "swiss" && { rounds: rounds.value }),
    };
  }

  async function hold(event: SubmitEvent) {
    event.preventDefault();
    [isBusy.value, error.value] = [true, ""];
    try {
      if (isAgain.value) {
        const overlap = isSkipped.value ? ("skip" as const) : ("allow" as const);
        const when = { cron: cron.value, zone: zone.value, overlap };
        const body = { ...when, tournament: request() };
        const { data } = await service().api.createSchedule({ body });
        keepTokens(data.id, data.credentials);
        go(to("organise", "schedules"));
      } else {
        const created = await service().tournaments.create(request());
        keepTokens(created.id, created.credentials);
        go(to("organise", "tournaments", created.id));
      }
    } catch (problem) {
      error.value = refusalWords(problem);
    } finally {
      isBusy.value = false;
    }
  }

  return (
    <form onSubmit={(event) => void hold(event)}>
      <label class="field">
        <span>{o("format")}</span>
        <select
          onChange={({ currentTarget }) =>
            (format.value = currentTarget.value as Format)
          }
        >
          {FORMATS.map((each) => (
            <option key={each} value={each} selected={each === format.value}>
              {o(each)}
            </option>
          ))}
        </select>
      </label>
      <NumberField
        label={o("seats")}
        value={seats}
        least={title.cooperative ? title.players.minimum : 2}
        most={title.players.maximum}
      />
      {format.value === "swiss" && (
        <NumberField label={o("rounds")} value={rounds} least={1} most={100} />
      )}
      <NumberField label={o("repeats")} value={repeats} least={1} most={1000} />
      <Entries title={title} entries={entries} isOpen={isOpen.value} />
      <Switch label={o("openEntry")} chosen={isOpen} />
      {(isOpen.value || entries.value.some(({ bot }) => !bot || bot === ACCOUNT)) && (
        <>
          <NumberField
            label={o("moveSeconds")}
            value={moveSeconds}
            least={1}
            most={86_400}
          />
          <NumberField
            label={o("gameSeconds")}
            value={gameSeconds}
            least={0}
            most={2_592_000}
          />
          <NumberField
            label={o("maxTimeouts")}
            value={maxTimeouts}
            least={1}
            most={1000}
          />
          <NumberField label={o("parallel")} value={parallel} least={1} most={100} />
        </>
      )}
      <details>
        <summary>
          <h3>{o("options")}</h3>
        </summary>
        <OptionFields title={title} answers={answers} />
      </details>
      <Switch label={o("again")} chosen={isAgain} />
      {isAgain.value && (
        <>
          <TextField label={o("cron")} value={cron} />
          <TextField label={o("zone")} value={zone} />
          <Switch label={o("overlap")} chosen={isSkipped} />
        </>
      )}
      {error.value && (
        <p class="notice" role="alert">
          {error.value}
        </p>
      )}
      <button class="primary big" disabled={isBusy.value}>
        {o(isAgain.value ? "schedule" : "hold")}
      </button>
    </form>
  );
}

function Switch({ label, chosen }: { label: string; chosen: Signal<boolean> }) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={chosen.value}
        onChange={({ currentTarget }) => (chosen.value = currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

function TextField({ label, value }: { label: string; value: Signal<string> }) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        required
        value={value.value}
        onInput={({ currentTarget }) => (value.value = currentTarget.value)}
      />
    </label>
  );
}

/** Who takes part: bots, and programs outside that get a token. */
function Entries(props: {
  title: TitleDetails;
  entries: Signal<Entry[]>;
  /** Whether others may enter: then nobody need be there before. */
  isOpen: boolean;
}) {
  const { title, entries, isOpen } = props;
  const all = entries.value;
  const change = (index: number, changed: Partial<Entry>) => {
    entries.value = all.map((each, at) =>
      at === index ? { ...each, ...changed } : each,
    );
  };
  return (
    <fieldset class="several">
      <legend>{o("entrants")}</legend>
      <ol class="entries">
        {all.map(({ name, bot }, index) => (
          <li key={index}>
            <input
              aria-label={o("name")}
              required
              maxLength={40}
              value={name}
              onInput={({ currentTarget }) =>
                change(index, { name: currentTarget.value })
              }
            />
            <BotSelect
              title={title}
              label={`${o("plays")}: ${name}`}
              chosen={bot}
              mayBeOutside
              onChoose={(chosen) => change(index, { bot: chosen })}
            />
            {all.length > (isOpen ? 0 : 2) && (
              <button
                type="button"
                class="quiet"
                aria-label={o("remove", { name })}
                onClick={() => (entries.value = all.filter((_, at) => at !== index))}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ol>
      <button
        type="button"
        onClick={() => {
          const bot = botsOf(title).at(-1) ?? "";
          entries.value = [...all, { name: `${bot} (${all.length + 1})`, bot }];
        }}
      >
        + {o("add")}
      </button>
    </fieldset>
  );
}
