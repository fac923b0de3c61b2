/** What happened, shown between one picture and the next. */

import { type Box, boxOf, centre, find, sizeOf } from "./geometry";

/** Something that moved, as an event tells it. */
export interface Movement {
  ref: string;
  from?: string;
  to?: string;
}

/** One event: what it touches and what it moves. */
export interface Step {
  refs: readonly string[];
  moves: readonly Movement[];
}

/** In milliseconds: everything that one command caused takes no longer. */
export const LONGEST = 1_500;
const EACH = 520;

/** More things than these at once are a blur. */
const MOST_FLYING = 24;

/** Per cent of the time of a step that its things fly. */
const FLIGHT = 0.9;

const SVG = "http://www.w3.org/2000/svg";

/** Show steps over the old picture; returns how to end it at once, and when it is over. */
export class Motion {
  readonly #old: SVGSVGElement;
  readonly #next: SVGSVGElement;
  readonly #layer: SVGSVGElement;
  readonly #animations: Animation[] = [];
  #flying = 0;
  #isOver = false;
  #wake: (() => void) | undefined;

  constructor(old: SVGSVGElement, next: SVGSVGElement) {
    this.#old = old;
    this.#next = next;
    this.#layer = document.createElementNS(SVG, "svg");
    const { x, y, width, height } = sizeOf(old);
    this.#layer.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    this.#layer.setAttribute("class", "flying");
    this.#layer.setAttribute("aria-hidden", "true");
    for (const name of ["font-family", "font-size", "fill"]) {
      this.#layer.setAttribute(name, old.getAttribute(name) ?? "");
    }
  }

  /** Where the flying things are, to be put over the picture. */
  get layer(): SVGSVGElement {
    return this.#layer;
  }

  /** Show each step before the next; `onStep` is told before each. */
  async play(
    steps: readonly Step[],
    speed: number,
    onStep: (index: number) => void,
  ): Promise<void> {
    const each = Math.min(EACH, LONGEST / Math.max(1, steps.length)) / speed;
    for (const [index, step] of steps.entries()) {
      if (this.#isOver) break;
      onStep(index);
      for (const move of step.moves) this.#fly(move, each * FLIGHT);
      await this.#pause(each);
    }
    this.skip();
    this.#layer.remove();
  }

  /** End it at once. */
  skip(): void {
    this.#isOver = true;
    for (const animation of this.#animations) animation.finish();
    this.#wake?.();
  }

  #pause(millis: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, millis);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #fly({ ref, from, to }: Movement, millis: number): void {
    if (this.#flying >= MOST_FLYING) return;
    const isThing = ref !== from && ref !== to;
    const old = isThing ? find(this.#old, ref, from) : undefined;
    const next = isThing ? find(this.#next, ref, to) : undefined;
    const start = old ?? (from === undefined ? undefined : find(this.#old, from));
    const end =
      next ?? (to === undefined ? undefined : place(this.#next, this.#old, to));
    if (start === undefined && end === undefined) return;
    const starts = start && this.#box(start);
    const ends = end && this.#box(end);
    const first = starts ?? ends;
    if (first === undefined) return;
    this.#flying += 1;
    // Of a stack one token flies, and not the whole stack with its number.
    const token = isThing ? undefined : tokenOf(find(this.#old, ref) ?? start ?? end);
    const source = old ?? next ?? token;
    const shape = source
      ? (source.cloneNode(true) as SVGGraphicsElement)
      : chip(first, ref);
    const home = token ? this.#box(token) : old || !next ? first : (ends ?? first);
    if (old !== undefined) old.style.visibility = "hidden";
    const flyer = document.createElementNS(SVG, "g");
    flyer.append(shape);
    this.#layer.append(flyer);
    const frames = [at(home, starts ?? first), at(home, ends ?? first)];
    if (starts === undefined && frames[0]) frames[0].opacity = 0;
    if (ends === undefined && frames[1]) frames[1].opacity = 0;
    const timing = {
      duration: millis,
      easing: "ease-in-out",
      fill: "forwards",
    } as const;
    this.#animations.push(flyer.animate(frames, timing));
  }

  #box(element: SVGGraphicsElement): Box {
    const isOld = this.#old.contains(element);
    return boxOf(isOld ? this.#old : this.#next, element);
  }
}

/** The token that a stack shows beside its number, if it does. */
function tokenOf(
  stack: SVGGraphicsElement | undefined,
): SVGGraphicsElement | undefined {
  return stack?.querySelector<SVGGraphicsElement>(":scope > use") ?? undefined;
}

function place(next: SVGSVGElement, old: SVGSVGElement, ref: string) {
  return find(next, ref) ?? find(old, ref);
}

/** How a shape that was drawn at home stands in the middle of another box. */
function at(home: Box, box: Box): Keyframe {
  const [a, b] = [centre(home), centre(box)];
  return { transform: `translate(${b.x - a.x}px, ${b.y - a.y}px)`, opacity: 1 };
}

/** What flies where a picture has no shape for it: the back of a card, or a token. */
function chip(box: Box, ref: string): SVGGraphicsElement {
  const middle = centre(box);
  const back = document.createElementNS(SVG, "rect");
  const isCard = /^(hand|pile):/.test(ref);
  const [width, height] = isCard ? [26, 36] : [22, 22];
  back.setAttribute("x", String(middle.x - width / 2));
  back.setAttribute("y", String(middle.y - height / 2));
  back.setAttribute("width", String(width));
  back.setAttribute("height", String(height));
  back.setAttribute("rx", isCard ? "5" : "11");
  back.setAttribute("class", "chip");
  return back;
}

/** Let dice tumble to the number that came. */
export function tumble(picture: SVGSVGElement, refs: readonly string[]): void {
  for (const ref of new Set(refs.filter((each) => each.startsWith("die:")))) {
    const die = find(picture, ref);
    if (die === undefined) continue;
    die.classList.add("die");
    const frames = [
      { transform: "rotate(-200deg) scale(0.6)" },
      { transform: "rotate(25deg) scale(1.15)", offset: 0.7 },
      { transform: "none" },
    ];
    die.animate(frames, { duration: 420, easing: "ease-out" });
  }
}
