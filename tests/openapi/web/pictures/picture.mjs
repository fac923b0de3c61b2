// Take the picture of a table that the README shows: a real game, some decisions in.
//
//   node picture.mjs http://127.0.0.1:1234 table.png
import { choose, dice, sitDown, startBrowser, waitForTurn } from "../browser_table.mjs";

const [url, file] = process.argv.slice(2);
const { openPage, close } = await startBrowser();
const page = await openPage(url);
const bot = { kind: "bot", bot: "heuristic/3" };
await sitDown(page, "ghost-stories", { seats: [bot, bot, bot] });
const random = dice(3);
for (let decision = 0; decision < 10; decision++) {
  if (await waitForTurn(page)) break;
  await choose(page, random);
}
// A decision with something to point at, and more than one answer.
for (;;) {
  await waitForTurn(page);
  const spots = await page.locator(".spot.open").count();
  const options = await page.locator(".side .option").count();
  if (spots > 2 && options > 3) break;
  await choose(page, random);
}
await page.mouse.move(2, 2);
await page.screenshot({ path: file });
await close();
