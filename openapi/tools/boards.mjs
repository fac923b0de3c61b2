// Measure boards as a browser shows them: letters, targets, and what can be hit.
//
// node boards.mjs WIDTH FILE...: a JSON list, one entry for each picture.
import { readFile } from "node:fs/promises";
import { launch, openPage } from "./browser.mjs";

const [width, ...files] = process.argv.slice(2);
const browser = await launch();
const page = await openPage(browser, {
  viewport: { width: Number(width), height: 800 },
});

/** Runs in the page: what a reader of the picture can see and hit. */
function measure() {
  const sheet = document.querySelector("svg");
  const scale = sheet.getScreenCTM().a;
  const letters = [...sheet.querySelectorAll("text")].map((text) => ({
    text: text.textContent,
    size: Number.parseFloat(getComputedStyle(text).fontSize) * scale,
  }));
  const smallest = letters.reduce((a, b) => (b.size < a.size ? b : a));
  const shown = [...sheet.querySelectorAll("text")].filter((t) => !t.closest("defs"));
  const outside = shown
    .filter((text) => {
      const box = text.getBoundingClientRect();
      return box.left < -1 || box.right > sheet.getBoundingClientRect().right + 1;
    })
    .map((text) => text.textContent);
  const targets = [...sheet.querySelectorAll("[data-ref]")].map((element) => {
    const box = element.getBoundingClientRect();
    const least = Math.min(box.width, box.height);
    const isLeaf = element.querySelector("[data-ref]") === null;
    return { ref: element.dataset.ref, least, hit: isLeaf ? hits(element, box) : null };
  });
  return { smallest, outside, targets, overflow: document.body.scrollWidth };
}

/** Runs in the page: how many square pixels of an element one hits in fact. */
function hits(element, box) {
  const STEP = 4;
  let found = 0;
  for (let x = box.left + STEP / 2; x < box.right; x += STEP) {
    for (let y = box.top + STEP / 2; y < box.bottom; y += STEP) {
      const hit = document.elementFromPoint(x, y)?.closest("[data-ref]");
      if (hit === element) found += STEP * STEP;
    }
  }
  return found;
}

const measured = [];
for (const file of files) {
  const picture = await readFile(file, "utf8");
  await page.setContent(`<body style="margin:0">${picture}</body>`);
  // Only what is inside of the window can be hit.
  const height = await page.evaluate(() => document.body.scrollHeight);
  await page.setViewportSize({ width: Number(width), height });
  const code = `(() => { ${hits} ${measure} return measure(); })()`;
  measured.push({ file, ...(await page.evaluate(code)) });
}
process.stdout.write(JSON.stringify(measured));
await browser.close();
