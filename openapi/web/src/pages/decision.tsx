/** What is asked: the prompt, all options, a hint, the rules. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Table } from "../table";
import { announce } from "./announce";
import { Dialog } from "./dialogs";
import { isTyping } from "./keys";
import { useLoaded } from "./load";
import { actors } from "./names";
import { Hinted, OptionList } from "./option_list";
import { Picked, type Selection } from "./selection";
import { serviceIn } from "../table";
import { language, shortcuts, t } from "./settings";
import { toggleZoom } from "./status";
import { hasChosen, TakeBackButton } from "./take_back";
import { Trouble, wordsOf } from "./trouble";

interface Props {
  table: Table;
  selection: Selection;
  isPlayer: boolean;
  seat: number | undefined;
}

/** The decision of the reader, or whom the table waits for. */
export function DecisionPanel({ table, selection, isPlayer, seat }: Props) {
  const game = table.shown.value?.game;
  const decision = game?.decision;
  const prompt = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  const hint = useSignal<{ version: number; index: number } | undefined>(undefined);
  const isHinting = useSignal(false);
  const isReading = useSignal(false);
  const isFolded = useSignal(false);

  // Focus follows from an option that is gone to the next prompt, and never else.
  const hadFocus = useRef(false);
  hadFocus.current ||= panel.current?.contains(document.activeElement) ?? false;
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      prompt.current?.focus();
    }
    hadFocus.current = false;
  }, [game?.version]);

  // What is asked anew is seen, and so is what is left after pointing.
  useEffect(() => {
    isFolded.value = false;
  }, [game?.version, selection.refs.value]);

  async function askHint() {
    if (isHinting.value || !game?.decision || game.tournament) return;
    isHinting.value = true;
    try {
      const index = await table.hint();
      const option = index === undefined ? undefined : game.decision.options[index];
      if (option && index !== undefined) {
        hint.value = { version: game.version, index };
        announce(t("table.hinted", { label: option.label }));
        panel.current
          ?.querySelector(`[data-option="${index}"]`)
          ?.scrollIntoView({ block: "nearest" });
      } else announce(t("table.nohint"));
    } catch (error) {
      announce(wordsOf(error));
    } finally {
      isHinting.value = false;
    }
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || shortcuts.value === "off") return;
      if (document.querySelector("dialog[open]")) return;
      const offered = selection.left.value[Number(event.key) - 1];
      if (/^[1-9]$/.test(event.key) && offered) selection.choose(offered.index);
      else if (event.key === "Escape") selection.clear();
      else if (event.key === "h") void askHint();
      else if (event.key === "u" && hasChosen({ table, seat })) void table.takeBack();
      else if (event.key === "z") toggleZoom();
      else if (event.key === "p") prompt.current?.focus();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  if (!game || !decision) {
    const names = game ? actors(game) : "";
    return (
      <section class="panel decision">
        <h2 class="prompt" ref={prompt} tabIndex={-1}>
          {game?.status === "playing"
            ? t("table.theirs", { names })
            : t("table.waiting")}
        </h2>
        {!isPlayer && <p>{t("table.watching")}</p>}
        {game?.status === "playing" && <span class="dots" aria-hidden="true" />}
        <TakeBackButton table={table} seat={seat} />
      </section>
    );
  }
  const { left, all, refs } = selection;
  const hinted = hint.value?.version === game.version ? hint.value.index : undefined;
  return (
    <section
      class={`panel decision yours ${isFolded.value ? "folded" : ""}`}
      ref={panel}
      aria-label={t("table.options")}
    >
      <button
        type="button"
        class="fold"
        aria-label={t(isFolded.value ? "table.unfold" : "table.fold")}
        aria-expanded={!isFolded.value}
        onClick={() => (isFolded.value = !isFolded.value)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={isFolded.value ? "M5 15l7-7 7 7" : "M5 9l7 7 7-7"} />
        </svg>
      </button>
      <h2 class="prompt" ref={prompt} tabIndex={-1}>
        {decision.prompt}
      </h2>
      <div class="row">
        {!game.tournament && (
          <button
            type="button"
            class="quiet"
            aria-disabled={isHinting.value}
            onClick={() => void askHint()}
          >
            {isHinting.value ? t("table.hinting") : t("table.hint")}
          </button>
        )}
        <button type="button" class="quiet" onClick={() => (isReading.value = true)}>
          {t("table.rules")}
        </button>
        <TakeBackButton table={table} seat={seat} />
        {refs.value.size > 0 && (
          <button type="button" class="quiet" onClick={() => selection.clear()}>
            {t("table.all", { count: all.value.length })}
          </button>
        )}
      </div>
      <Picked selection={selection} />
      <Hinted.Provider value={hinted}>
        <OptionList selection={selection} offered={left.value} numbered />
      </Hinted.Provider>
      {isReading.value && (
        <RulesDialog
          title={game.title}
          ids={decision.rules}
          onClose={() => (isReading.value = false)}
        />
      )}
    </section>
  );
}

/** The rules that ask, in the words of the service. */
function RulesDialog(props: {
  title: string;
  ids: readonly string[];
  onClose: () => void;
}) {
  const rules = useLoaded(async () => {
    const { api } = serviceIn(language.value);
    const { data } = await api.listRules({ path: { title: props.title } });
    return data.items.filter(({ id }) => props.ids.includes(id));
  }, []);
  return (
    <Dialog heading={t("table.rules")} onClose={props.onClose}>
      <Trouble of={rules.value} />
      <dl class="rules">
        {rules.value.value?.map(({ id, text }) => (
          <div key={id}>
            <dt>{id}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
