// Answers and streams overtake each other, streams are cut, clicks come too early: play
// so many rounds of it, and tell what was sent and what was shown.
//
//   node races.mjs http://127.0.0.1:1234 20
import { dice, loggedEvents, shownVersion, sitDown, startBrowser, waitForTurn } from "./browser_table.mjs";
import { startProxy } from "./proxy.mjs";

const [url, rounds] = process.argv.slice(2);
const proxy = await startProxy(url);
const { openPage, complaints, close } = await startBrowser();
const page = await openPage(proxy.url);
const random = dice(11);
const clicks = { wanted: 0, early: 0 };
const games = [];

/** Something that is waited for until it is let go. */
function held() {
  let release;
  const promise = new Promise((resolve) => (release = resolve));
  return [promise, release];
}

/** Click on an option of the list, as it stands there now. */
function click(index) {
  return page.evaluate((wanted) => {
    const all = [...document.querySelectorAll(".side .options .option")];
    all[wanted % all.length]?.click();
    // A second click in the same moment is one too many.
    all[0]?.click();
  }, index);
}

/** Click when the options change and soon after: nobody can have meant the new ones. */
function clickEarly() {
  return page.evaluate(() => {
    window.early = 0;
    const clickFirst = () => {
      const option = document.querySelector(".side .options .option");
      option?.click();
      if (option) window.early += 1;
    };
    const watch = new MutationObserver(() => {
      for (const delay of [0, 60, 150]) setTimeout(clickFirst, delay);
    });
    const table = document.querySelector(".table");
    watch.observe(table, { attributes: true, attributeFilter: ["data-version"] });
    window.stopEarly = () => watch.disconnect();
  });
}

const MODES = {
  async answerLate() {
    const [answer, letGo] = held();
    const before = proxy.seen.messages;
    proxy.rules.answer = answer;
    await click(random(2));
    while (proxy.seen.messages === before) await page.waitForTimeout(10);
    await page.waitForTimeout(50);
    letGo();
  },
  async streamLate() {
    const [stream, letGo] = held();
    const before = proxy.seen.commands.length;
    proxy.rules.stream = stream;
    await click(random(2));
    while (proxy.seen.commands.length === before) await page.waitForTimeout(10);
    await page.waitForTimeout(50);
    letGo();
  },
  async cut() {
    const before = proxy.seen.cuts;
    proxy.rules.cut = 1;
    await click(random(2));
    // The answer may come first, and all that it brings be shown before the stream is cut.
    while (proxy.seen.cuts === before) await page.waitForTimeout(10);
  },
  async clickEarly() {
    await clickEarly();
    await click(random(2));
  },
};

async function newGame() {
  await page.goto(`${proxy.url}/#/`);
  await sitDown(page, "ghooost", { seats: [{ kind: "bot", bot: "random/1" }] });
  games.push(page.url().split("/").at(-1));
  proxy.seen.games.clear();
}

await newGame();
const wrong = [];
for (let round = 0; round < Number(rounds); round++) {
  if (await waitForTurn(page)) await newGame();
  await waitForTurn(page);
  const version = Number(await shownVersion(page));
  const sent = proxy.seen.commands.length;
  const mode = Object.keys(MODES)[round % 4];
  await MODES[mode]();
  clicks.wanted += 1;
  await page.waitForFunction(
    (before) =>
      document.querySelector("[data-outcome]") ||
      (Number(document.querySelector("[data-version]")?.dataset.version) > before &&
        document.querySelector(".side .options:not(.inert) .option")),
    version,
  );
  proxy.rules.answer = proxy.rules.stream = undefined;
  proxy.rules.cut = 0;
  clicks.early += await page.evaluate(() => {
    window.stopEarly?.();
    const early = window.early ?? 0;
    window.early = 0;
    return early;
  });
  const commands = proxy.seen.commands.slice(sent);
  const keys = new Set(commands.map(({ key }) => key));
  if (keys.size !== 1) wrong.push({ round, mode, version, commands });
  for (const { version: at, command, status } of commands) {
    const offered = proxy.seen.games.get(at);
    const wasOnScreen = offered?.some(
      (option) => JSON.stringify(option.command) === JSON.stringify(command),
    );
    // The first game of a page does not come by a stream.
    if (at !== version || status !== 200 || (offered && !wasOnScreen)) {
      wrong.push({ round, mode, version, at, status });
    }
  }
  const events = await loggedEvents(page);
  // The log forgets what nobody would scroll to; what it has is without gaps.
  if (events.some((number, index) => number !== events[0] + index)) {
    wrong.push({ round, mode, events });
  }
}
await close();
proxy.close();
const { cuts, commands } = proxy.seen;
console.log(JSON.stringify({ clicks, cuts, commands: commands.length, games, wrong, complaints }));
