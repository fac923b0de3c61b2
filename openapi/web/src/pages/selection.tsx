/** What the reader has pointed at, and which options are left of all. */

import { computed, effect, signal } from "@preact/signals";
import type { Option } from "seance-sdk";
import type { About } from "../board";
import type { Table } from "../table";
import { OptionList } from "./option_list";
import { confirm, t } from "./settings";

/** An option with its place among all of the decision. */
export interface Offered {
  index: number;
  option: Option;
}

/** The refs that were pointed at narrow the options down. */
export class Selection {
  readonly #table: Table;
  /** What a reader may know about a ref. */
  readonly about: (ref: string) => About | undefined;
  /** The button of a ref, beside which a menu stands. */
  readonly spotOf: (ref: string) => HTMLElement | undefined;
  /** The refs that were pointed at, at the version that is shown. */
  readonly refs = signal<ReadonlySet<string>>(new Set());
  /** The option that was chosen once, where choices are asked for twice. */
  readonly wanted = signal<number | undefined>();
  /** All options of the decision that is shown. */
  readonly all = computed<Offered[]>(() => {
    const options = this.#table.shown.value?.game.decision?.options ?? [];
    return options.map((option, index) => ({ option, index }));
  });
  /** Those that touch everything that was pointed at. */
  readonly left = computed(() =>
    this.all.value.filter(({ option }) =>
      [...this.refs.value].every((ref) => option.refs.includes(ref)),
    ),
  );
  /** How many of them touch each ref. */
  readonly counts = computed(() => {
    const counts = new Map<string, number>();
    for (const { option } of this.left.value) {
      for (const ref of new Set(option.refs)) {
        if (!this.refs.value.has(ref)) counts.set(ref, (counts.get(ref) ?? 0) + 1);
      }
    }
    return counts;
  });

  constructor(
    table: Table,
    about: (ref: string) => About | undefined,
    spotOf: (ref: string) => HTMLElement | undefined,
  ) {
    this.#table = table;
    this.about = about;
    this.spotOf = spotOf;
    // What was pointed at is about the options of its time.
    let version: number | undefined;
    effect(() => {
      const now = table.shown.value?.game.version;
      if (now !== version) this.clear();
      version = now;
    });
  }

  /** Point at a ref; once more takes it back, or chooses its only option. */
  pick(ref: string): void {
    const refs = this.refs.value;
    if (refs.has(ref)) {
      const [only, ...others] = this.left.value;
      if (only && others.length === 0) return this.choose(only.index);
      this.refs.value = new Set([...refs].filter((each) => each !== ref));
      return;
    }
    const isNext = this.counts.value.has(ref);
    const isOther = this.all.value.some(({ option }) => option.refs.includes(ref));
    if (!isNext && !isOther) return this.clear();
    this.refs.value = new Set(isNext ? [...refs, ref] : [ref]);
  }

  /** Show all options again. */
  clear(): void {
    if (this.refs.peek().size > 0) this.refs.value = new Set();
    this.wanted.value = undefined;
  }

  /** Choose an option of what is shown; if the reader wants so, it takes two times. */
  choose(index: number): void {
    if (confirm.value === "on" && this.isArmed && this.wanted.value !== index) {
      this.wanted.value = index;
      return;
    }
    const version = this.#table.shown.value?.game.version;
    if (version !== undefined) void this.#table.choose(version, index);
  }

  /** Whether an option can be chosen now. */
  get isArmed(): boolean {
    return this.#table.isArmed.value;
  }

  /** What was chosen and is under way. */
  get pending(): number | undefined {
    return this.#table.pending.value?.index;
  }
}

/** What was pointed at last, and what it does. */
export function Picked({ selection }: { selection: Selection }) {
  const about = selection.about([...selection.refs.value].at(-1) ?? "");
  if (!about) return null;
  return (
    <p class="picked">
      <strong>{about.name}</strong>
      {about.text && <small>{about.text}</small>}
    </p>
  );
}

/** The options that touch what was pointed at, beside it. */
export function Menu({ selection }: { selection: Selection }) {
  const [...refs] = selection.refs.value;
  // What was pointed at last; its button is another one in each picture.
  const anchor = selection.spotOf(refs.at(-1) ?? "");
  if (!anchor?.isConnected) return null;
  const host = anchor.closest(".board-host")?.getBoundingClientRect();
  const box = anchor.getBoundingClientRect();
  if (!host) return null;
  const place = (element: HTMLElement | null) => {
    if (!element) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const room = innerWidth - 12 - width - host.left;
    const besides = box.right - host.left + 8;
    const isRight = besides <= Math.min(room, host.width - width * 0.4);
    const left = isRight ? besides : Math.max(0, box.left - host.left - width - 8);
    const lowest = innerHeight - 12 - height - host.top;
    element.style.left = `${left}px`;
    element.style.top = `${Math.max(0, Math.min(lowest, box.top - host.top))}px`;
  };
  return (
    <div class="menu" ref={place}>
      <Picked selection={selection} />
      <OptionList
        selection={selection}
        offered={selection.left.value}
        numbered={false}
      />
      <button type="button" class="quiet" onClick={() => selection.clear()}>
        {t("table.all", { count: selection.all.value.length })}
      </button>
    </div>
  );
}
