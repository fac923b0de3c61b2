// A phone sleeps at a table while others play on: its connections die without a word, and
// when it wakes the page catches up by itself. Then its network goes and comes.
//
//   node asleep.mjs http://127.0.0.1:1234
import { loggedEvents, shownVersion, sitDown, startBrowser } from "../browser_table.mjs";
import { PHONE } from "../by_touch.mjs";
import { startProxy } from "../proxy.mjs";

const [url] = process.argv.slice(2);
const proxy = await startProxy(url);
const { openPage, complaints, close } = await startBrowser();
// What time it is can be set: nobody has to wait while the phone sleeps.
const prepare = (page) => page.clock.install();
const page = await openPage(proxy.url, { ...PHONE, prepare });
await sitDown(page, "ghooost", { seats: [{ kind: "open" }] });
const [, , game, seat, invitation] = new URL(
  await page.locator(".waiting input").inputValue(),
).hash.split("/");

/** Ben has no browser: he asks the service. */
async function ask(path, { body, token, headers = {} } = {}) {
  const answer = await fetch(`${url}/v1/games/${game}${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      "Content-Type": "application/json",
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body && JSON.stringify(body),
  });
  return answer.json();
}

const { token } = await ask(`/seats/${seat}/claims`, { body: { name: "Ben", invitation } });

/** Ben plays for as long as it is his turn; returns the version then. */
async function benPlays() {
  for (;;) {
    const { decision, version } = await ask("", { token });
    if (!decision) return version;
    const [{ command }] = decision.options;
    const headers = { "If-Match": `"${version}"` };
    await ask("/commands", { body: { commands: [command] }, token, headers });
  }
}

const shows = (version) =>
  page.waitForFunction(
    (wanted) => Number(document.querySelector("[data-version]")?.dataset.version) >= wanted,
    version,
  );
const canChoose = () => page.waitForSelector(".side .options:not(.inert) .option");
const chooseFirst = () => page.evaluate(() => document.querySelector(".side .option").click());

/** Choose until it is Ben's turn. */
async function annPlays() {
  for (;;) {
    await shows((await ask("", { token })).version);
    if ((await ask("", { token })).decision) return;
    await canChoose();
    const version = await shownVersion(page);
    await chooseFirst();
    await shows(Number(version) + 1);
  }
}

const told = { caught: [] };
/** Headless Chromium freezes no page: the event is sent that a frozen one gets. */
const WAKES = {
  clock: () => page.clock.fastForward(60_000),
  resume: () => page.evaluate(() => document.dispatchEvent(new Event("resume"))),
};

// Ben plays while the phone sleeps.
for (const wake of Object.values(WAKES)) {
  await benPlays();
  await annPlays();
  proxy.rules.asleep = true;
  const version = await benPlays();
  const before = Number(await shownVersion(page));
  proxy.rules.asleep = false;
  await wake();
  await shows(version);
  await canChoose();
  told.caught.push([before < version, Number(await shownVersion(page)) === version]);
}

// A choice is under way when the phone falls asleep: its answer never comes.
const sent = proxy.seen.commands.length;
const asked = Number(await shownVersion(page));
proxy.rules.asleep = true;
await chooseFirst();
while (proxy.seen.commands.length === sent) await page.waitForTimeout(20);
proxy.rules.asleep = false;
await WAKES.clock();
await shows(asked + 1);
const again = proxy.seen.commands.slice(sent);
told.sent = again.map(({ version, status }) => [version - asked, status]);
told.keys = new Set(again.map(({ key }) => key)).size;
told.notices = await page.locator(".notice").count();

// The network goes, which the page says, and comes.
await annPlays();
await page.context().setOffline(true);
await page.waitForSelector(".connection.lost");
told.lost = await page.innerText(".connection.lost");
const version = await benPlays();
await page.context().setOffline(false);
await shows(version);
await page.waitForSelector(".connection.live");
await canChoose();

const events = await loggedEvents(page);
told.events = events.every((number, index) => number === events[0] + index);
await close();
proxy.close();
console.log(JSON.stringify({ ...told, complaints }));
