/**
 * A button over everything in a picture that can be pointed at.
 *
 * Elements with refs are nested, buttons must not be: so they lie over the picture, the
 * smaller ones on top. One of them is a stop of the Tab key, arrow keys lead to others.
 * Whoever hears the page visits them as lists; what has something in it heads a list.
 */

import { boxOf, type Box, centre, sizeOf, withRefs } from "./geometry";
import { outline, stateOf, wordsIn } from "./outline";

/** What a reader may know about a ref. */
export interface About {
  name: string;
  /** What stands on it in the picture, where letters may be small. */
  state?: string | undefined;
  text?: string | undefined;
}

/** What the spots are told, and whom they tell. */
export interface SpotsHost {
  /** What is known about a ref besides what the picture says. */
  about(ref: string): About | undefined;
  /** How a spot is called: its name, and how many options touch it. */
  label(name: string, options: number): string;
  /** Somebody points at a ref: with a click, a tap or a key. */
  onPick(ref: string, spot: HTMLElement): void;
  /** Somebody looks at a ref, or no longer. */
  onLook(about: About | undefined, spot: HTMLElement): void;
}

/** Per mille of a picture's side: the outline stands a little outside of its thing. */
const MARGIN = 2;

interface Spot {
  ref: string;
  name: string;
  about: About;
  box: Box;
  element: SVGGraphicsElement;
  button: HTMLButtonElement;
}

/** The buttons over one picture. */
export class Spots {
  readonly element: HTMLElement;
  readonly #host: SpotsHost;
  #spots: Spot[] = [];

  constructor(host: SpotsHost) {
    this.#host = host;
    this.element = document.createElement("div");
    this.element.className = "spots";
    this.element.addEventListener("keydown", (event) => this.#onKey(event));
  }

  /** Whether there is no button at all. */
  get isEmpty(): boolean {
    return this.#spots.length === 0;
  }

  /** Lay buttons over a picture that is on the page. */
  lay(picture: SVGSVGElement): void {
    const focused = this.#focused()?.ref;
    const size = sizeOf(picture);
    const found = withRefs(picture)
      .filter((element) => element.closest("defs") === null)
      .map((element) => ({ element, box: boxOf(picture, element) }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    this.#spots = found.map(({ element, box }) => this.#spot(element, box));
    // The smaller a thing, the further up: what lies inside of another can be hit.
    const bySize = [...this.#spots].sort(
      (a, b) => b.box.width * b.box.height - a.box.width * a.box.height,
    );
    for (const [level, { button, box }] of bySize.entries()) {
      button.style.zIndex = String(level + 1);
      button.style.left = `${((box.x - size.x) / size.width) * 100 - MARGIN / 20}%`;
      button.style.top = `${((box.y - size.y) / size.height) * 100 - MARGIN / 20}%`;
      button.style.width = `${(box.width / size.width) * 100 + MARGIN / 10}%`;
      button.style.height = `${(box.height / size.height) * 100 + MARGIN / 10}%`;
    }
    this.element.replaceChildren(outline(this.#spots));
    this.#rove(this.#spots.find(({ ref }) => ref === focused) ?? this.#spots[0]);
    if (focused !== undefined)
      this.#spots.find((s) => s.ref === focused)?.button.focus();
  }

  /** Outline what options touch; `chosen` are those that were pointed at. */
  mark(options: ReadonlyMap<string, number>, chosen: ReadonlySet<string>): void {
    let first: Spot | undefined;
    for (const spot of this.#spots) {
      const count = options.get(spot.ref) ?? 0;
      const isChosen = chosen.has(spot.ref);
      spot.button.classList.toggle("open", count > 0);
      spot.button.classList.toggle("chosen", isChosen);
      spot.button.setAttribute("aria-pressed", String(isChosen));
      if (count === 0 && !isChosen) spot.button.removeAttribute("aria-pressed");
      spot.button.setAttribute("aria-label", this.#host.label(spot.name, count));
      if (count > 0) first ??= spot;
    }
    if (this.#focused() === undefined) this.#rove(first ?? this.#spots[0]);
  }

  /** Light up what something is about, or nothing. */
  light(refs: readonly string[]): void {
    for (const { ref, button } of this.#spots) {
      button.classList.toggle("lit", refs.includes(ref));
    }
  }

  /** What a reader may know about a ref. */
  aboutOf(ref: string): About | undefined {
    return this.#spots.find((each) => each.ref === ref)?.about;
  }

  /** The button of a ref. */
  buttonOf(ref: string): HTMLElement | undefined {
    return this.#spots.find((each) => each.ref === ref)?.button;
  }

  #spot(element: SVGGraphicsElement, box: Box): Spot {
    const ref = element.dataset["ref"] ?? "";
    const about = this.#host.about(ref);
    const title = [...element.children].find((child) => child.tagName === "title");
    const called = title?.textContent || about?.name;
    const name = called ? wordsIn(element, called) : wordsIn(element) || wordsOf(ref);
    const button = document.createElement("button");
    button.type = "button";
    button.className = "spot";
    button.dataset["spot"] = ref;
    button.tabIndex = -1;
    button.setAttribute("aria-label", name);
    const text = about?.text;
    const state = called && stateOf(element, `${called} ${text ?? ""}`);
    const shown = { name: called || name, state, text };
    const spot = { ref, name, about: shown, box, element, button };
    button.addEventListener("click", () => {
      this.#rove(spot);
      // What follows stands in the same place.
      if (button.classList.contains("open")) this.#host.onLook(undefined, button);
      this.#host.onPick(ref, button);
    });
    for (const on of ["focus", "pointerenter"]) {
      button.addEventListener(on, () => this.#host.onLook(shown, button));
    }
    for (const off of ["blur", "pointerleave"]) {
      button.addEventListener(off, () => this.#host.onLook(undefined, button));
    }
    return spot;
  }

  #focused(): Spot | undefined {
    return this.#spots.find(({ button }) => button === document.activeElement);
  }

  /** Let the Tab key stop at one spot. */
  #rove(stop: Spot | undefined): void {
    for (const spot of this.#spots) spot.button.tabIndex = spot === stop ? 0 : -1;
  }

  #onKey(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key];
    const from = this.#focused();
    if (direction === undefined || from === undefined) return;
    event.preventDefault();
    const next = nearest(from, this.#spots, direction);
    if (next === undefined) return;
    this.#rove(next);
    next.button.focus();
  }
}

/** A ref as words, where there are no better ones. */
function wordsOf(ref: string): string {
  return ref.replace(/^[a-z_]+:/, "").replaceAll(/[._]/g, " ") || ref;
}

type Direction = readonly [number, number];

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest spot in a direction; what lies aside counts as farther away. */
function nearest(from: Spot, spots: Spot[], [x, y]: Direction): Spot | undefined {
  const start = centre(from.box);
  let [best, least] = [undefined as Spot | undefined, Number.POSITIVE_INFINITY];
  for (const spot of spots) {
    const end = centre(spot.box);
    const ahead = (end.x - start.x) * x + (end.y - start.y) * y;
    const aside = Math.abs((end.x - start.x) * y) + Math.abs((end.y - start.y) * x);
    const far = ahead + 2 * aside;
    if (spot !== from && ahead > 1 && far < least) [best, least] = [spot, far];
  }
  return best;
}
