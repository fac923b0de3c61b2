/** A new simulation: many games between the same bots. */

import { useSignal } from "@preact/signals";
import type { CreateSimulationRequest, TitleDetails } from "seance-sdk";
import { getTitle, useLoaded } from "../pages/load";
import { type Answers, OptionFields } from "../pages/option_fields";
import { go, to } from "../pages/route";
import { language, t } from "../pages/settings";
import { Trouble } from "../pages/trouble";
import { BotSelect, botsOf, NumberField, TitleField } from "./fields";
import { refusalWords } from "./parts";
import { service } from "./session";
import { o } from "./words";

/** Choose a game, and then who plays it. */
export function SimulationForm() {
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
      <h2>{o("newSimulation")}</h2>
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
  const { minimum, maximum } = title.players;
  const bots = useSignal(
    Array.from({ length: Math.max(minimum, 2) }, () => botsOf(title)[0] ?? ""),
  );
  const games = useSignal(1_000);
  const seed = useSignal(0);
  const answers = useSignal<Answers>({});
  const error = useSignal("");
  const isBusy = useSignal(false);

  async function begin(event: SubmitEvent) {
    event.preventDefault();
    [isBusy.value, error.value] = [true, ""];
    try {
      const created = await service().simulations.create({
        ...{ title: title.id, seats: bots.value, games: games.value, seed: seed.value },
        options: answers.value as CreateSimulationRequest["options"] & {},
      });
      go(to("organise", "simulations", created.id));
    } catch (problem) {
      error.value = refusalWords(problem);
    } finally {
      isBusy.value = false;
    }
  }

  return (
    <form onSubmit={(event) => void begin(event)}>
      <fieldset class="several">
        <legend>{o("bots")}</legend>
        <ol class="entries">
          {bots.value.map((bot, seat) => (
            <li key={seat}>
              <span>{t("new.seat", { number: seat + 1 })}</span>
              <BotSelect
                title={title}
                label={t("new.seat", { number: seat + 1 })}
                chosen={bot}
                onChoose={(chosen) => (bots.value = bots.value.with(seat, chosen))}
              />
              {bots.value.length > minimum && (
                <button
                  type="button"
                  class="quiet"
                  aria-label={t("new.remove", { number: seat + 1 })}
                  onClick={() => (bots.value = bots.value.toSpliced(seat, 1))}
                >
                  ×
                </button>
              )}
            </li>
          ))}
        </ol>
        {bots.value.length < maximum && (
          <button
            type="button"
            onClick={() => (bots.value = [...bots.value, bots.value.at(-1) ?? ""])}
          >
            + {t("new.add")}
          </button>
        )}
      </fieldset>
      <NumberField label={o("games")} value={games} least={1} most={10_000_000} />
      <NumberField
        label={o("seed")}
        value={seed}
        least={0}
        most={Number.MAX_SAFE_INTEGER}
      />
      <details>
        <summary>
          <h3>{o("options")}</h3>
        </summary>
        <OptionFields title={title} answers={answers} />
      </details>
      {error.value && (
        <p class="notice" role="alert">
          {error.value}
        </p>
      )}
      <button class="primary big" disabled={isBusy.value}>
        {o("begin")}
      </button>
    </form>
  );
}
