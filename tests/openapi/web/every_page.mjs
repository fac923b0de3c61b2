// Visit every page, look at it in both themes, wide and narrow: axe-core looks for
// barriers, what does not fit is measured, and pictures are taken if a folder is named.
//
//   node every_page.mjs http://127.0.0.1:1234 some|all [folder]
import { sitDown, startBrowser, waitForTurn } from "./browser_table.mjs";
import { lookAt } from "./looks.mjs";

const [url, extent, folder] = process.argv.slice(2);
const { openPage, complaints, close } = await startBrowser();
const seen = [];

/** Play a public game to its end without a browser; returns its id. */
async function finishedGame() {
  const body = (value) => ({ method: "POST", body: JSON.stringify(value) });
  const json = { "Content-Type": "application/json" };
  const seats = [{ kind: "human", name: "Ann" }, { kind: "human", name: "Ben" }];
  const table = { title: "ghooost", options: { no_progress_actions: 20 }, seats, public: true };
  const created = await (await fetch(`${url}/v1/games`, { ...body(table), headers: json })).json();
  const path = `${url}/v1/games/${created.id}`;
  let { game } = { game: created };
  while (game.status === "playing") {
    const { token } = created.credentials.seats[game.to_act[0]];
    const headers = { ...json, Authorization: `Bearer ${token}` };
    const { decision } = await (await fetch(path, { headers })).json();
    const sent = { ...body({ commands: [decision.options[0].command] }) };
    const match = { ...headers, "If-Match": `"${game.version}"` };
    ({ game } = await (await fetch(`${path}/commands`, { ...sent, headers: match })).json());
  }
  return created.id;
}

/** Look at a page in both themes and sizes. */
async function look(page, name) {
  seen.push(...(await lookAt(page, name, { extent, folder })));
}

/** In pixels: the smallest letters of the picture, once they are as they should be. */
async function lettersOf(page, areRight) {
  for (;;) {
    const size = await smallestLetters(page);
    // A picture for another size of the page comes a moment after the page has it.
    if (areRight(size)) return size;
    await page.waitForTimeout(50);
  }
}

function smallestLetters(page) {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll("svg.picture text")];
    const sizes = texts
      .filter((text) => text.closest("defs") === null)
      .map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a);
    return Math.min(...sizes);
  });
}

/** Go through a replay in all ways that there are; tell where one comes to. */
async function scrub(page) {
  const slider = page.locator("input[type=range]");
  const at = async (version) => {
    await page.waitForFunction(
      (wanted) => document.querySelector("input[type=range]").value === wanted,
      String(version),
    );
    return Number(await slider.inputValue());
  };
  const told = {};
  // The service tells who did what; a turn lasts until somebody else acts.
  const { items } = await (await fetch(`${url}/v1/games/${finished}/events?limit=500`)).json();
  const actors = new Map(items.map(({ version, actor }) => [version, actor]));
  const ends = [...actors.keys()].filter((version) => actors.get(version) !== actors.get(version + 1));
  const [, first, second] = ends;
  await slider.fill(String(first));
  told.slider = await at(first);
  await page.keyboard.press("Shift+ArrowRight");
  told.turn = await at(second);
  await page.keyboard.press("Shift+ArrowLeft");
  told.back = await at(first);
  told.ends = [first, second, first];
  await slider.fill("0");
  await at(0);
  // The deal has three events; the next one belongs to the first command.
  await page.keyboard.press(".");
  told.event = await at(1);
  await page.keyboard.press(",");
  told.deal = await at(0);
  // The words come with their picture.
  const dealt = items.findLast(({ version }) => version === 0).text;
  await page.waitForFunction((text) => document.querySelector(".told").innerText === text, dealt);
  await page.locator(".status select").selectOption("0");
  await page.waitForFunction(() => /0\/0$/.test(location.hash));
  await page.waitForFunction(() => document.querySelector("svg.picture").textContent.includes("Your hand"));
  told.address = page.url();
  await page.locator(".paces select").selectOption("4");
  await page.click(`.step[aria-label="Play"]`);
  // It runs on from there: nobody can count on seeing just this moment.
  await page.waitForFunction(() => Number(document.querySelector("input[type=range]").value) >= 2);
  told.ran = 2;
  // An address opens its moment in the same tab.
  await page.goto(told.address);
  told.opened = await at(0);
  return told;
}

const finished = await finishedGame();
const page = await openPage(url);
await page.waitForSelector(".titles a");
await look(page, "home");
await page.click('a[href="#/new/ghost-stories"]');
await page.click("summary");
await look(page, "new");
await page.goto(`${url}/#/`);
await sitDown(page, "ghooost", { seats: [{ kind: "bot", bot: "random/1" }] });
await waitForTurn(page);
await look(page, "table");
// As large as its letters need: it pans, and the page does not scroll.
const fitted = await lettersOf(page, (size) => size < 12);
await page.keyboard.press("z");
await page.waitForSelector(".table.larger");
const larger = await lettersOf(page, (size) => Math.round(100 * size) >= 1200);
await look(page, "table-larger");
await page.keyboard.press("z");
await page.click(".status > button");
await page.waitForSelector("dialog[open]");
// axe-core cannot tell what a small dialog stands on while there is so much below it.
const hide = (isHidden) => {
  for (const each of document.querySelectorAll(".felt, .side")) each.hidden = isHidden;
};
await page.evaluate(hide, true);
await look(page, "menu");
await page.evaluate(hide, false);
await page.keyboard.press("Escape");
await page.locator(".spot.open").first().evaluate((spot) => spot.click());
await look(page, "pointed");
await page.keyboard.press("Escape");
await page.keyboard.press("?");
await page.waitForSelector("dialog[open]");
await look(page, "help");
await page.keyboard.press("Escape");
await page.click(".top > button");
await page.waitForSelector("dialog[open]");
await page.evaluate(hide, true);
await look(page, "settings");
await page.evaluate(hide, false);
await page.keyboard.press("Escape");
await page.goto(`${url}/#/watch/${finished}`);
await page.waitForSelector("[data-outcome]");
await look(page, "outcome");
await page.goto(`${url}/#/replay/${finished}`);
await page.waitForSelector(".proof.good");
await look(page, "replay");
await page.keyboard.press("ArrowLeft");
await page.waitForFunction(() => document.querySelector("input[type=range]").value !== document.querySelector("input[type=range]").max);
const moment = page.url();
const scrubbed = await scrub(page);
await page.goto(`${url}/#/lobby`);
await page.waitForSelector(".page[data-tables]");
await look(page, "lobby");
await page.goto(`${url}/#/watch`);
await page.waitForSelector(".mine li");
await look(page, "watch");
await page.goto(`${url}/#/`);
await page.waitForSelector(".mine li");
await look(page, "mine");
await sitDown(page, "ghooost", { seats: [{ kind: "open" }] });
await page.waitForSelector(".waiting input");
await look(page, "waiting");
await page.goto(await page.locator(".waiting input").inputValue());
await page.waitForSelector("form.panel");
await look(page, "join");
// Addresses of what is not there.
await page.goto(`${url}/#/play/0123456789abcdef`);
await page.waitForSelector("main h1");
await look(page, "gone");
await page.goto(`${url}/#/replay/0123456789abcdef`);
await page.waitForSelector("main .notice");
await look(page, "dead-end");
const ways = await page.locator("main a.button").evaluateAll((all) => all.map((each) => each.hash));
await close();
console.log(JSON.stringify({ seen, ways, moment, scrubbed, letters: { fitted, larger }, complaints }));
