/** Where things are in a picture, in its own units. */

/** A rectangle in the units of a picture. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Read a picture of the service; it is trusted no further than the page's policy goes. */
export function parse(markup: string): SVGSVGElement {
  const parsed = new DOMParser().parseFromString(markup, "image/svg+xml");
  return document.importNode(parsed.documentElement, true) as unknown as SVGSVGElement;
}

/** How large a picture is meant to be. */
export function sizeOf(picture: SVGSVGElement): Box {
  const { x, y, width, height } = picture.viewBox.baseVal;
  return { x, y, width, height };
}

/** Where an element is, in the units of its picture. */
export function boxOf(picture: SVGSVGElement, element: Element): Box {
  const outer = picture.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  const size = sizeOf(picture);
  const scale = outer.width > 0 ? size.width / outer.width : 1;
  return {
    x: size.x + (inner.left - outer.left) * scale,
    y: size.y + (inner.top - outer.top) * scale,
    width: inner.width * scale,
    height: inner.height * scale,
  };
}

/** The middle of a box. */
export function centre({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** All elements that have a ref. */
export function withRefs(picture: SVGSVGElement): SVGGraphicsElement[] {
  return [...picture.querySelectorAll<SVGGraphicsElement>("[data-ref]")];
}

/** The element of a ref, inside of another ref's element if it is there. */
export function find(
  picture: SVGSVGElement,
  ref: string,
  within?: string,
): SVGGraphicsElement | undefined {
  const all = withRefs(picture).filter((each) => each.dataset["ref"] === ref);
  const inside = all.find((each) => each.closest(`[data-ref="${within ?? ref}"]`));
  return inside ?? all[0];
}

/** The size of the smallest letters of a picture that is on the page, in its own units. */
export function lettersOf(picture: SVGSVGElement): number {
  const whole = picture.getScreenCTM()?.a || 1;
  const sizes = [...picture.querySelectorAll("text")]
    .filter((text) => text.closest("defs") === null)
    .map((text) => {
      const scale = (text.getScreenCTM()?.a ?? whole) / whole;
      return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
    });
  return Math.min(...sizes.filter((size) => size > 0), 16);
}
