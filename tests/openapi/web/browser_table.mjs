// A player with a browser: opens the page, sits down, and chooses by clicks.
import { launch, PATIENCE } from "../../../openapi/tools/browser.mjs";

/** Numbers that look random and are the same every time. */
export function dice(seed) {
  let state = seed;
  return (sides) => {
    state = (state * 48271) % 2147483647;
    return state % sides;
  };
}

/** Start a browser; what pages complain about is collected. */
export async function startBrowser() {
  const browser = await launch();
  const complaints = [];
  async function openPage(url, { still = true, prepare, ...options } = {}) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 720 },
      reducedMotion: still ? "reduce" : "no-preference",
      ...options,
    });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    page.on("console", (said) => {
      // A browser says so by itself when an answer is a refusal or does not come.
      const isOurs = !said.text().startsWith("Failed to load resource");
      if (said.type() === "error" && isOurs) complaints.push(said.text());
    });
    page.on("pageerror", (error) => complaints.push(`${error} ${error.stack}`));
    await prepare?.(page);
    await page.goto(url);
    return page;
  }
  return { openPage, complaints, close: () => browser.close() };
}

/** Choose a title on the first page, fill in the form, and sit down. */
export async function sitDown(page, title, { name = "Ann", seats = [], options = {} } = {}) {
  await page.click(`a[href="#/new/${title}"]`);
  await page.fill(".seats input", name);
  for (const [index, { kind, bot }] of seats.entries()) {
    if ((await page.locator(".seats li").count()) < index + 2) {
      await page.click("fieldset.panel > button");
    }
    const row = page.locator(".seats li").nth(index + 1);
    await row.locator("select").first().selectOption(kind);
    if (bot) await row.locator("select").nth(1).selectOption(bot);
  }
  if (Object.keys(options).length > 0) await page.click("summary");
  for (const [label, value] of Object.entries(options)) {
    const field = page.getByLabel(label, { exact: false }).first();
    if (value === true) await field.check();
    else if (typeof value === "number") await field.fill(String(value));
    else await field.selectOption(value);
  }
  await page.click("button.big");
  await page.waitForSelector(".table .status");
}

/** Press Tab until something has the focus, as somebody without a mouse does. */
export async function tabTo(page, selector) {
  for (let presses = 0; presses < 100; presses++) {
    const isThere = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    );
    if (isThere) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The Tab key does not lead to ${selector}.`);
}

/** Sit down by the keyboard alone. */
export async function sitDownByKeys(page, title) {
  await page.waitForSelector(".titles a");
  await tabTo(page, `a[href="#/new/${title}"]`);
  await page.keyboard.press("Enter");
  await page.waitForSelector(".seats input");
  await tabTo(page, ".seats input");
  await page.keyboard.type("Ann");
  await tabTo(page, "summary");
  await page.keyboard.press("Enter");
  await tabTo(page, "input[type=number]");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("20");
  await tabTo(page, "button.big");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".table .status");
}

/** Choose by the keyboard alone: by number, or by pointing at the board. */
export async function chooseByKeys(page, random) {
  const version = await shownVersion(page);
  const pointed = random(4) === 0 && (await page.locator(".spot.open").count()) > 0;
  if (pointed) {
    await tabTo(page, ".spot");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Escape");
  }
  const options = await page.locator(".side .option").count();
  const number = 1 + (random(4) === 0 ? random(Math.min(9, options)) : 0);
  await page.keyboard.press(String(number));
  await page.waitForFunction(
    (before) =>
      document.querySelector("[data-outcome]") ||
      document.querySelector("[data-version]")?.dataset.version !== before,
    version,
  );
  return { pointed, hasClicked: true };
}

/** Wait until something can be chosen; tells whether the game is over instead. */
export async function waitForTurn(page) {
  await page.waitForSelector(".side .options:not(.inert) .option, [data-outcome]");
  return (await page.locator("[data-outcome]").count()) > 0;
}

/**
 * Make one choice as a person would: point at the board if something is outlined there,
 * then take one of the options that are left. Tells whether the board was used.
 */
export async function choose(page, random) {
  const spots = await page.$$eval(".spot.open", (all) => all.map((each) => each.dataset.spot));
  let pointed = false;
  if (spots.length > 0 && random(3) > 0) {
    const ref = spots[random(spots.length)];
    pointed = await page.evaluate((wanted) => {
      const spot = document.querySelector(`.spot.open[data-spot="${wanted}"]`);
      spot?.click();
      return spot !== null;
    }, ref);
  }
  const version = await shownVersion(page);
  // The first options are those that bring a game forward, in every title.
  const index = random(4) === 0 ? random(1_000_000) : 0;
  const hasClicked = await page.evaluate((number) => {
    const list = [...document.querySelectorAll(".side .options:not(.inert) .option")];
    const option = list[number % list.length];
    option?.click();
    return option !== undefined;
  }, index);
  if (hasClicked) {
    await page.waitForFunction(
      (before) =>
        document.querySelector("[data-outcome]") ||
        document.querySelector(".notice") ||
        document.querySelector("[data-version]")?.dataset.version !== before,
      version,
    );
  }
  return { pointed, hasClicked };
}

/** The version that the page shows. */
export function shownVersion(page) {
  return page.locator("[data-version]").getAttribute("data-version");
}

/** The numbers of the events that the log shows. */
export function loggedEvents(page) {
  return page.$$eval("[data-event]", (all) => all.map((each) => Number(each.dataset.event)));
}
