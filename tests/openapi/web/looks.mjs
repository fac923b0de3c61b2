// Look at a page as it is: axe-core looks for barriers, what does not fit is measured, in
// both themes, wide and narrow, with large text and with long labels.
import { readFile } from "node:fs/promises";

const axe = await readFile(
  new URL("../../../openapi/web/node_modules/axe-core/axe.min.js", import.meta.url),
  "utf8",
);
const SIZES = { wide: { width: 1280, height: 720 }, phone: { width: 360, height: 740 } };

/** What axe-core finds; it looks at contrasts only where nothing else can differ. */
async function barriers(page, rules) {
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(axe);
  return page.evaluate(async (only) => {
    const runOnly = only ? { runOnly: { type: "rule", values: only } } : {};
    const { violations, passes } = await window.axe.run(document, runOnly);
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((each) => each.html).slice(0, 3).join(" | ")}`,
    );
    return { violations: found, passes: passes.length };
  }, rules);
}

/** What does not fit, at the size that the page has now. */
function measure(page) {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    const isShown = (each) =>
      each.checkVisibility({ visibilityProperty: true }) && !each.closest(".unseen, .spots");
    const shown = [...document.querySelectorAll("a, button, select, input")].filter(isShown);
    const small = shown
      .map((each) => each.closest("label") ?? each)
      .filter((each) => Math.min(each.offsetWidth, each.offsetHeight) < 24)
      .map((each) => each.outerHTML.slice(0, 120));
    const worded = [...document.querySelectorAll("body *:not(svg *)")]
      .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
      .filter(isShown);
    const letters = worded.map((each) => Number.parseFloat(getComputedStyle(each).fontSize));
    return {
      sideways: scrollWidth - clientWidth,
      down: scrollHeight - clientHeight,
      letters: Math.min(...letters),
      small,
      cut: worded.filter((each) => isCut(each)).map((each) => each.outerHTML.slice(0, 160)),
    };

    /** Whether words end where nobody can scroll to. */
    function isCut(element) {
      if (element.matches("option, select, .connection span")) return false;
      const range = document.createRange();
      range.selectNodeContents(element);
      const words = range.getBoundingClientRect();
      if (words.width === 0) return false;
      for (let each = element; each && each !== document.body; each = each.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(each);
        const box = each.getBoundingClientRect();
        // What scrolls shows everything to whoever scrolls.
        if (["auto", "scroll"].includes(overflowX)) return false;
        const hides = ["hidden", "clip"];
        if (hides.includes(overflowX) && (words.right > box.right + 1 || words.left < box.left - 1)) {
          return true;
        }
        if (["auto", "scroll"].includes(overflowY)) return false;
        if (hides.includes(overflowY) && words.bottom > box.bottom + 1) return true;
        if (position === "fixed") break;
      }
      return words.right > innerWidth + 1 || words.left < -1;
    }
  });
}

/** Make every text of the page four tenths longer, or as it was. */
function lengthen(page) {
  return page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    window.asItWas = [];
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (!node.data.trim() || node.parentElement.closest("svg, .unseen")) continue;
      window.asItWas.push([node, node.data]);
      const more = Math.ceil(node.data.trim().length * 0.4);
      // As in other languages: some longer words, and a word more.
      const half = Math.floor(more / 2);
      node.data += "n".repeat(half) + (more > half ? ` ${"n".repeat(more - half)}` : "");
    }
  });
}

function shorten(page) {
  return page.evaluate(() => {
    for (const [node, data] of window.asItWas) node.data = data;
  });
}

/** Measure with text at 200 %, and with labels that are 40 % longer. */
async function stretch(page, name, size) {
  const found = [];
  const inspector = await page.context().newCDPSession(page);
  await inspector.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === "32px");
  // Pictures follow the room that is left.
  await page.waitForTimeout(100);
  found.push({ name: `${name}-large-${size}`, ...(await measure(page)) });
  await inspector.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === "16px");
  await inspector.detach();
  await lengthen(page);
  found.push({ name: `${name}-long-${size}`, ...(await measure(page)) });
  await shorten(page);
  return found;
}

/** Look at a page in both themes and sizes; pictures are taken if a folder is named. */
export async function lookAt(page, name, { extent, folder }) {
  const seen = [];
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const theme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await page.waitForFunction((now) => document.documentElement.dataset.theme === now, theme);
      // A phone in the dark has the sizes of one in the light, and the colours of a desktop.
      if (extent === "some" && size === "phone" && theme === "dark" && !folder) continue;
      const isFirst = size === "wide" && theme === "light";
      const rules = isFirst || extent === "all" ? undefined : ["color-contrast"];
      const found = extent === "all" || size === "wide" ? await barriers(page, rules) : {};
      seen.push({ name: `${name}-${theme}-${size}`, ...found, ...(await measure(page)) });
      if (theme === "light") seen.push(...(await stretch(page, name, size)));
      if (!folder) continue;
      // Pictures of the table follow the theme.
      await page.waitForTimeout(700);
      const path = `${folder}/${name}-${theme}-${size}.png`;
      await page.screenshot({ path, fullPage: !name.match(/table|pointed|outcome|replay/) });
    }
  }
  await page.setViewportSize(SIZES.wide);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  return seen;
}
