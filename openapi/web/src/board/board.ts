/** The service's own picture, made alive: it knows refs, and nothing of any title. */

import { lettersOf, parse, sizeOf } from "./geometry";
import { Motion, type Step, tumble } from "./motion";
import { type About, Spots, type SpotsHost } from "./spots";

/** How a picture is shown after another one. */
export interface Showing {
  steps: readonly Step[];
  /** 1 is the usual speed; 0 shows the end at once. */
  speed: number;
  /** Told before each step is shown. */
  onStep(index: number): void;
}

/** A picture on the page, with a button over everything that has a ref. */
export class Board {
  readonly element: HTMLElement;
  readonly #spots: Spots;
  readonly #tip: HTMLElement;
  #picture: SVGSVGElement | undefined;
  #motion: Motion | undefined;
  #options: ReadonlyMap<string, number> = new Map();
  #chosen: ReadonlySet<string> = new Set();
  #last: Promise<void> = Promise.resolve();

  constructor(host: Omit<SpotsHost, "onLook">) {
    this.element = document.createElement("div");
    this.element.className = "board";
    this.#tip = document.createElement("div");
    this.#tip.className = "tip";
    this.#tip.hidden = true;
    this.#tip.setAttribute("aria-hidden", "true");
    this.#spots = new Spots({
      about: (ref) => host.about(ref),
      label: (name, options) => host.label(name, options),
      onPick: (ref, spot) => host.onPick(ref, spot),
      onLook: (about, spot) => this.#look(about, spot),
    });
    this.element.append(this.#spots.element, this.#tip);
    // Nothing can be measured while it is not on the page.
    new ResizeObserver(() => {
      if (this.#picture !== undefined && this.#spots.isEmpty) this.#lay(this.#picture);
    }).observe(this.element);
  }

  /** What the picture says in sentences. */
  get description(): string {
    const said = [...(this.#picture?.children ?? [])];
    return said.find((each) => each.tagName === "desc")?.textContent ?? "";
  }

  /** Show a picture; with steps, what led to it first. One waits for the other. */
  show(markup: string, showing: Showing): Promise<void> {
    this.skip();
    this.#last = this.#last.then(() => this.#show(markup, showing));
    return this.#last;
  }

  async #show(markup: string, { steps, speed, onStep }: Showing): Promise<void> {
    const [old, next] = [this.#picture, parse(markup)];
    next.setAttribute("aria-hidden", "true");
    next.classList.add("picture");
    this.#tip.hidden = true;
    if (old !== undefined && speed > 0 && steps.length > 0 && !document.hidden) {
      this.mark(new Map(), new Set());
      next.classList.add("next");
      old.after(next);
      const motion = new Motion(old, next);
      this.#motion = motion;
      next.after(motion.layer);
      await motion.play(steps, speed, (index) => {
        onStep(index);
        this.#spots.light(steps[index]?.refs ?? []);
      });
      this.#motion = undefined;
      next.classList.remove("next");
    } else {
      for (const index of steps.keys()) onStep(index);
      this.element.prepend(next);
    }
    old?.remove();
    this.#picture = next;
    const { width, height } = sizeOf(next);
    this.element.style.setProperty("--ratio", String(width / height));
    this.element.style.setProperty("--width", `${width}px`);
    this.element.style.setProperty("--letters", String(lettersOf(next)));
    this.#lay(next);
    this.#spots.light([]);
    const touched = steps.flatMap(({ refs }) => refs);
    if (speed > 0) tumble(next, touched);
  }

  #lay(picture: SVGSVGElement): void {
    this.#spots.lay(picture);
    this.mark(this.#options, this.#chosen);
  }

  /** Go to the end of what is being shown. */
  skip(): void {
    this.#motion?.skip();
  }

  /** Outline what options touch, by how many do. */
  mark(options: ReadonlyMap<string, number>, chosen: ReadonlySet<string>): void {
    [this.#options, this.#chosen] = [options, chosen];
    this.#spots.mark(options, chosen);
  }

  /** Light up what a line of the log is about. */
  light(refs: readonly string[]): void {
    this.#spots.light(refs);
  }

  /** Let the first of some refs be seen, unless one of them can be seen already. */
  bringIntoView(refs: readonly string[]): void {
    // What else stands on the page may change with what is asked.
    requestAnimationFrame(() => {
      const spots = refs
        .map((ref) => this.#spots.buttonOf(ref))
        .filter((each) => !!each);
      if (spots.some((each) => this.#isSeen(each))) return;
      spots[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    });
  }

  /** Whether nothing of the page covers the middle of a button. */
  #isSeen(spot: HTMLElement): boolean {
    const { left, top, width, height } = spot.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return this.#spots.element.contains(there);
  }

  /** What a reader may know about a ref that is in the picture. */
  aboutOf(ref: string): About | undefined {
    return this.#spots.aboutOf(ref);
  }

  /** The button of a ref, to stand beside. */
  spot(ref: string): HTMLElement | undefined {
    return this.#spots.buttonOf(ref);
  }

  #look(about: About | undefined, spot: HTMLElement): void {
    this.#tip.hidden = about === undefined;
    if (about === undefined) return;
    const name = document.createElement("strong");
    name.textContent = about.name;
    this.#tip.replaceChildren(name);
    for (const line of [about.state, about.text]) {
      if (line) this.#tip.append(document.createElement("br"), line);
    }
    const [outer, inner] = [this.element, spot].map((each) =>
      each.getBoundingClientRect(),
    );
    if (outer === undefined || inner === undefined) return;
    const middle = inner.left + inner.width / 2 - outer.left;
    const half = this.#tip.offsetWidth / 2;
    const left = Math.max(half, Math.min(outer.width - half, middle));
    this.#tip.style.left = `${left}px`;
    const below = inner.bottom - outer.top + 6;
    const above = inner.top - outer.top - this.#tip.offsetHeight - 6;
    const lowest = Math.min(innerHeight, outer.bottom);
    const isLow = inner.bottom + this.#tip.offsetHeight + 12 > lowest;
    this.#tip.style.top = `${isLow && above > 0 ? above : below}px`;
  }
}
