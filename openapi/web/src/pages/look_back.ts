/** Earlier moments of a live game, as far as this tab has seen them. */

import { computed, signal } from "@preact/signals";
import type { Event } from "seance-sdk";
import type { Board } from "../board";
import type { Table } from "../table";
import { speed } from "./settings";

/** As many moments as are kept. */
const MOST = 200;

/** The pictures that were shown, by version; one of them may be on the page again. */
export class LookBack {
  readonly #board: Board;
  readonly #table: Table;
  readonly #pictures = new Map<number, string>();
  /** Which versions can be looked at. */
  readonly versions = signal<ReadonlySet<number>>(new Set());
  /** The version that is looked back at; nothing while the page shows what is now. */
  readonly moment = signal<number | undefined>();
  /** Whether the page shows what is now. */
  readonly isNow = computed(() => this.moment.value === undefined);

  constructor(board: Board, table: Table) {
    this.#board = board;
    this.#table = table;
  }

  /** Show a new picture, unless the reader looks back: then it is kept for later. */
  async show(
    version: number,
    picture: string,
    events: readonly Event[],
    onStep: (text: string) => void,
  ): Promise<void> {
    this.#pictures.set(version, picture);
    const [oldest] = this.#pictures.keys();
    if (this.#pictures.size > MOST && oldest !== undefined)
      this.#pictures.delete(oldest);
    this.versions.value = new Set(this.#pictures.keys());
    if (this.isNow.value) await this.#draw(version, events, onStep);
  }

  /** Look at an earlier moment. */
  jump(version: number): void {
    if (!this.#pictures.has(version)) return;
    this.moment.value = version;
    void this.#draw(version, [], () => undefined);
  }

  /** Show again what happened since a moment, up to now. */
  async since(version: number, onStep: (text: string) => void): Promise<void> {
    this.jump(version);
    const later = [...this.#pictures.keys()].filter((each) => each > version);
    let before = version;
    for (const each of later) {
      if (this.moment.value !== before) return;
      this.moment.value = each;
      const events = this.#table.log.value.filter(
        (event) => event.version > before && event.version <= each,
      );
      await this.#draw(each, events, onStep);
      before = each;
    }
    if (this.moment.value === before) this.now();
  }

  /** Back to what is now. */
  now(): void {
    const newest = Math.max(...this.#pictures.keys());
    this.moment.value = undefined;
    void this.#draw(newest, [], () => undefined);
  }

  async #draw(
    version: number,
    steps: readonly Event[],
    onStep: (text: string) => void,
  ): Promise<void> {
    await this.#board.show(this.#pictures.get(version) ?? "", {
      steps,
      speed: speed.value,
      onStep: (index) => onStep(steps[index]?.text ?? ""),
    });
  }
}
