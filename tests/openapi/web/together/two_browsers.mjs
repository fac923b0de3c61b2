// Two people with a browser each play each other: one sends the other a link, and a third
// one looks on. Each page is read as a whole again and again, also while things move and
// after a tab has changed its seat, and so is all traffic.
//
//   node two_browsers.mjs http://127.0.0.1:1234 12
import { shownVersion, sitDown, startBrowser } from "../browser_table.mjs";
import { startProxy } from "../proxy.mjs";

const [url, most] = process.argv.slice(2);

/** Answers that tell of a game in JSON. */
const FACTS = /\/games\/\w+(\/(stream|commands|events).*)?$/;

/** A person: a browser of their own, and all that it is sent. */
async function person(name) {
  const [proxy, browser] = [await startProxy(url), await startBrowser()];
  const page = await browser.openPage(proxy.url, { still: false });
  return { name, proxy, browser, page };
}

const [ann, ben] = [await person("Ann"), await person("Ben")];
await sitDown(ann.page, "ghooost", { name: "Ann", seats: [{ kind: "open" }] });
const link = await ann.page.locator(".waiting input").inputValue();
await ben.page.goto(ben.proxy.url + new URL(link).hash);
await ben.page.fill("form.panel input", "Ben");
await ben.page.click("form.panel button");
await ann.page.waitForSelector(".table:not(.waits)");

// The table is not public: spectators have a link of their own.
await ann.page.click(".status > button");
await ann.page.click(".watchers button");
const watching = await ann.page.locator(".watchers input").inputValue();
await ann.page.keyboard.press("Escape");
const eve = await person("Eve");
await eve.page.goto(eve.proxy.url + new URL(watching).hash);
await eve.page.waitForSelector("[data-version]");

/** The newest view of the table that a person was sent. */
function viewOf({ proxy }) {
  const views = proxy.seen.bodies
    .filter(({ path }) => FACTS.test(path))
    .map(({ text }) => JSON.parse(text))
    .map((sent) => (sent.game ?? sent).view)
    .filter((view) => view?.hand);
  return views.at(-1);
}

const wrong = [];
let [looks, own] = [0, 0];

/** What spectators are told of a hand. */
const NO_HAND = { hand: [] };

/** Cards that only the other one holds: nothing of them may be on this page. */
async function compare(one, other) {
  const [mine, theirs] = [one === eve ? NO_HAND : viewOf(one), viewOf(other)];
  if (!mine || !theirs) return;
  // What one was ever told as a fact is no secret: it is looked at by itself below.
  const told = one.proxy.seen.bodies.filter(({ path }) => FACTS.test(path));
  const known = told.map(({ text }) => text).join();
  const secret = theirs.hand.filter((card) => !new RegExp(`\\b${card}"`).test(known));
  const html = await one.page.content();
  const shown = secret.filter((card) => new RegExp(`[:.]${card}"`).test(html));
  looks += secret.length;
  // Their own cards are found in the same way, or the search would prove nothing.
  own += mine.hand.filter((card) => new RegExp(`[:.]${card}"`).test(html)).length;
  const isStill = one === eve || JSON.stringify(viewOf(one)) === JSON.stringify(mine);
  if (shown.length > 0 && isStill) {
    const at = html.indexOf(`card:${shown[0]}"`);
    wrong.push({ who: one.name, shown, mine, around: html.slice(at - 300, at + 40) });
  }
}

/** Who can choose now. */
async function whoseTurn() {
  for (;;) {
    for (const who of [ann, ben]) {
      const open = who.page.locator(".side .options:not(.inert) .option");
      if ((await open.count()) > 0) return who;
    }
    await ann.page.waitForTimeout(50);
  }
}

let last = "";
for (let decision = 0; decision < Number(most); decision++) {
  const who = await whoseTurn();
  const other = who === ann ? ben : ann;
  await compare(who, other);
  await compare(other, who);
  const version = await shownVersion(who.page);
  await who.page.evaluate(() => document.querySelector(".side .option").click());
  // In the middle of what moves.
  await compare(other, who);
  await compare(eve, who);
  await compare(eve, other);
  await who.page.waitForFunction(
    (before) => document.querySelector("[data-version]").dataset.version !== before,
    version,
  );
  last = await shownVersion(who.page);
}

/** Private facts about another seat in what a person was sent. */
function leaks({ proxy, name }, seat) {
  const found = [];
  for (const { path, text } of proxy.seen.bodies) {
    if (!FACTS.test(path)) continue;
    const sent = JSON.parse(text);
    const events = sent.events ?? sent.items ?? [sent];
    for (const { type, player, cards } of events) {
      const isPrivate = ["ghooost.hand_dealt", "ghooost.cards_drawn"].includes(type);
      if (isPrivate && player !== seat && cards) found.push({ name, type });
    }
    const { view } = sent.game ?? sent;
    if (view?.hand && view.seat !== seat) found.push({ name, path });
  }
  return found;
}

// The spectator has seen it all, without a hand of anybody.
await eve.page.waitForFunction(
  (version) => document.querySelector("[data-version]")?.dataset.version === version,
  last,
);
const watched = await eve.page.innerText(".side");

// Ann's tab leaves her seat and looks on: nothing of her hand stays behind.
const had = viewOf(ann).hand;
await ann.page.goto(ann.proxy.url + new URL(watching).hash);
await ann.page.waitForFunction(
  (version) => document.querySelector("[data-version]")?.dataset.version === version,
  last,
);
await ann.page.waitForSelector("svg.picture");
const told = eve.proxy.seen.bodies.map(({ text }) => text).join();
const left = await ann.page.content();
const stayed = had.filter((card) => {
  const isOpen = new RegExp(`\\b${card}"`).test(told);
  return !isOpen && new RegExp(`[:.]${card}"`).test(left);
});
if (stayed.length > 0) wrong.push({ stayed });

wrong.push(...leaks(ann, 0), ...leaks(ben, 1), ...leaks(eve, -1));
const names = await Promise.all([ben, eve].map(({ page }) => page.innerText(".side")));
const all = [ann, ben, eve];
const complaints = all.flatMap(({ browser }) => browser.complaints);
for (const { browser, proxy } of all) {
  await browser.close();
  proxy.close();
}
const bodies = all.reduce((sum, { proxy }) => sum + proxy.seen.bodies.length, 0);
const { length: cards } = had;
console.log(JSON.stringify({ looks, own, bodies, cards, watched, wrong, names, complaints }));
