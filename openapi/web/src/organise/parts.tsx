/** What the pages of organisers are made of: bars, tables, charts, questions. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Problem } from "seance-sdk";
import type { Loaded } from "../pages/load";
import { isWide, t } from "../pages/settings";
import { Trouble, wordsOf } from "../pages/trouble";
import { o } from "./words";

/** What went wrong; whoever lacks the key is told where it goes. */
export function refusalWords(error: unknown): string {
  const isClosed = error instanceof Problem && [401, 403].includes(error.status);
  return isClosed ? o("keyMissing") : wordsOf(error);
}

/** What went wrong with something that was fetched, or that it is on its way. */
export function Missing({ of }: { of: Loaded<unknown> }) {
  if (of.error === undefined) return <Trouble of={of} />;
  return (
    <p class="notice" role="alert">
      {refusalWords(of.error)}
    </p>
  );
}

/** How many games are played, as a bar and in words. */
export function Progress({ done, total }: { done: number; total: number }) {
  const words = o("progress", { done, total });
  return (
    <p class="progress">
      <progress value={done} max={Math.max(1, total)} aria-label={words} />
      <span>{words}</span>
    </p>
  );
}

/** A table that scrolls by itself where it is wider than the page. */
export function Table(props: {
  caption: string;
  head: readonly string[];
  children: ComponentChildren;
}) {
  return (
    <div class="scrolls" tabIndex={0} role="region" aria-label={props.caption}>
      <table>
        <caption>{props.caption}</caption>
        <thead>
          <tr>
            {props.head.map((each, index) => (
              <th key={index} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{props.children}</tbody>
      </table>
    </div>
  );
}

/** A picture of the service, as it stands in an answer; folded where it has little room. */
export function Chart({ markup, label }: { markup: string; label: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const parsed = new DOMParser().parseFromString(markup, "image/svg+xml");
    host.current?.replaceChildren(document.importNode(parsed.documentElement, true));
  }, [markup]);
  return (
    <details class="panel" open={isWide.value}>
      <summary>
        <h2>{label}</h2>
      </summary>
      <div class="scrolls chart" tabIndex={0} role="region" aria-label={label}>
        <div ref={host} />
      </div>
    </details>
  );
}

/** Something that asks once more before it is done. */
export function Sure(props: {
  label: string;
  question: string;
  onSure: () => Promise<unknown>;
}) {
  const isAsking = useSignal(false);
  const error = useSignal("");
  async function act() {
    try {
      await props.onSure();
    } catch (problem) {
      error.value = refusalWords(problem);
    }
    isAsking.value = false;
  }
  if (!isAsking.value) {
    return (
      <p class="row">
        <button type="button" class="danger" onClick={() => (isAsking.value = true)}>
          {props.label}
        </button>
        {error.value && <span role="alert">{error.value}</span>}
      </p>
    );
  }
  return (
    <p class="row" role="group">
      <span>{props.question}</span>
      <button type="button" class="danger" onClick={() => void act()}>
        {props.label}
      </button>
      <button type="button" onClick={() => (isAsking.value = false)}>
        {t("app.back")}
      </button>
    </p>
  );
}
