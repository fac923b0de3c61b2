/** The things of a picture for those who hear it: what they say, and what lies in what. */

/** A thing of the picture, and the button that stands for it. */
interface Thing {
  element: Element;
  button: HTMLElement;
}

/** Headings begin below that of the page, and go no further down than this. */
const DEEPEST = 4;

/** Lists of buttons, nested as the things are; what contains others is a heading. */
export function outline(things: readonly Thing[]): HTMLElement {
  const byElement = new Map(things.map((thing) => [thing.element, thing]));
  const inside = new Map<Thing | undefined, Thing[]>();
  for (const thing of things) {
    const outer = outerOf(thing, byElement);
    inside.set(outer, [...(inside.get(outer) ?? []), thing]);
  }

  function list(of: Thing | undefined, depth: number): HTMLElement {
    const items = document.createElement("ul");
    // Without marks some browsers no longer call it a list.
    items.setAttribute("role", "list");
    for (const thing of inside.get(of) ?? []) {
      const item = document.createElement("li");
      if (inside.has(thing)) {
        const heading = document.createElement(`h${Math.min(depth, DEEPEST)}`);
        heading.append(thing.button);
        item.append(heading, list(thing, depth + 1));
      } else item.append(thing.button);
      items.append(item);
    }
    return items;
  }

  return list(undefined, 2);
}

function outerOf({ element }: Thing, things: ReadonlyMap<Element, Thing>) {
  let outer = element.parentElement;
  while (outer !== null && !things.has(outer)) outer = outer.parentElement;
  return outer === null ? undefined : things.get(outer);
}

/** The words of a text, which may be broken into lines. */
function lineOf(text: Element): string {
  const lines = [...text.querySelectorAll("tspan")];
  return (lines.length > 0 ? lines : [text])
    .map((each) => each.textContent?.trim() ?? "")
    .join(" ");
}

/** What a thing is called, with what stands on it besides: its state. */
export function wordsIn(element: Element, called = ""): string {
  const state = stateOf(element, called);
  if (state === "") return called;
  return called ? `${called.replace(/\.$/, "")}: ${state}` : state;
}

/** What stands on a thing besides what is known of it. */
export function stateOf(element: Element, known: string): string {
  const lower = known.toLowerCase();
  return [...element.querySelectorAll("text")]
    .filter((text) => text.closest("[data-ref]") === element)
    .map((text) => lineOf(text).replace(/^· /, ""))
    .filter((words) => words !== "" && !lower.includes(words.toLowerCase()))
    .join(", ");
}
