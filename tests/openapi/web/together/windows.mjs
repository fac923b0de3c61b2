// Eight windows of one browser, each with a game of its own, and all of them seen at once:
// a browser opens six connections to a service, so eight streams would leave none.
//
//   node windows.mjs http://127.0.0.1:1234 8
import { shownVersion, startBrowser, waitForTurn } from "../browser_table.mjs";
import { startProxy } from "../proxy.mjs";

const [url, count] = process.argv.slice(2);
const proxy = await startProxy(url);
const { openPage, complaints, close } = await startBrowser();

/** Begin a game against a bot; what opens it is as a page keeps it. */
async function begin(_, number) {
  const seats = [{ kind: "human", name: "Ann" }, { kind: "bot", bot: { id: "random" } }];
  const answer = await fetch(`${url}/v1/games`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ title: "ghooost", seats, seed: `window ${number}` }),
  });
  const { id, credentials } = await answer.json();
  return { game: id, title: "ghooost", seat: 0, token: credentials.seats[0].token, since: 1 };
}

const games = await Promise.all(Array.from({ length: Number(count) }, begin));
const first = await openPage(proxy.url);
await first.evaluate((held) => localStorage.setItem("seance.seats", JSON.stringify(held)), games);
const context = first.context();
const pages = await Promise.all(
  games.map(async ({ game }) => {
    const page = await context.newPage();
    await page.goto(`${proxy.url}/#/play/${game}`);
    return page;
  }),
);
await first.close();

/** Choose in a window, and wait until it shows what came of it, and asks again. */
async function playOn(page) {
  if (await waitForTurn(page)) return;
  const version = await shownVersion(page);
  await page.evaluate(() => document.querySelector(".side .option").click());
  await page.waitForFunction(
    (before) => document.querySelector("[data-version]").dataset.version !== before,
    version,
  );
  await waitForTurn(page);
}

const told = { seen: 0, versions: [] };
for (const page of pages) {
  told.seen += await page.evaluate(() => Number(document.visibilityState === "visible"));
}
await Promise.all(pages.map(playOn));
await Promise.all(pages.map(playOn));
for (const page of pages) told.versions.push(Number(await shownVersion(page)));
told.most = proxy.seen.mostStreams;
// A window is closed: another one gets its stream.
while (proxy.seen.streams < told.most) await pages[0].waitForTimeout(20);
const closing = async (page) => {
  const before = proxy.seen.streams;
  await page.close();
  return before;
};
for (const page of pages.slice(0, 4)) await closing(page);
while (proxy.seen.streams !== Math.min(4, pages.length - 4)) await pages[5].waitForTimeout(20);
told.left = proxy.seen.streams;
await Promise.all(pages.slice(4).map(playOn));
told.commands = proxy.seen.commands.map(({ status }) => status);
await close();
proxy.close();
console.log(JSON.stringify({ ...told, complaints }));
