// Two tabs of one seat choose at the same version: one of them comes too late, says so,
// sends nothing again, and both go on.
//
//   node two_tabs.mjs http://127.0.0.1:1234 3
import { shownVersion, sitDown, startBrowser, waitForTurn } from "../browser_table.mjs";
import { startProxy } from "../proxy.mjs";

const [url, rounds] = process.argv.slice(2);
const proxy = await startProxy(url);
const { openPage, complaints, close } = await startBrowser();
const first = await openPage(proxy.url);
await sitDown(first, "ghooost", { seats: [{ kind: "bot", bot: "random/1" }] });
const second = await first.context().newPage();
await second.goto(first.url());

const clickFirst = (page) =>
  page.evaluate(() => document.querySelector(".side .options:not(.inert) .option").click());
const later = (page) => page.waitForTimeout(20);
const told = [];
for (let round = 0; round < Number(rounds); round++) {
  if (await waitForTurn(first)) break;
  await waitForTurn(second);
  let letGo;
  proxy.rules.stream = new Promise((resolve) => (letGo = resolve));
  const before = proxy.seen.commands.length;
  const versions = [await shownVersion(first), await shownVersion(second)];
  await clickFirst(first);
  while (proxy.seen.commands.length < before + 1) await later(first);
  await clickFirst(second);
  while (proxy.seen.commands.length < before + 2) await later(first);
  await second.waitForSelector(".notice");
  const notice = await second.innerText(".notice");
  proxy.rules.stream = undefined;
  letGo();
  // Until the stream comes, a tab shows what it showed before, and can be chosen from.
  for (const page of [first, second]) {
    await page.waitForFunction(
      (before) => document.querySelector("[data-version]").dataset.version !== before,
      versions[0],
    );
    await waitForTurn(page);
  }
  const after = [await shownVersion(first), await shownVersion(second)];
  const statuses = proxy.seen.commands.slice(before).map(({ status }) => status);
  told.push({ versions, after, statuses, notice });
}
await close();
proxy.close();
console.log(JSON.stringify({ told, complaints }));
