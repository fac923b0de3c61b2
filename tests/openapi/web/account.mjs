// Somebody makes an account, plays with it, and finds the game on another device.
//
//   node account.mjs http://127.0.0.1:1234
import { sitDown, startBrowser, waitForTurn } from "./browser_table.mjs";

const [url] = process.argv.slice(2);
// A browser each: contexts of one would share what it keeps.
const [first, second] = [await startBrowser(), await startBrowser()];
const page = await first.openPage(`${url}/#/account`);
const name = `ann-${Date.now()}`;
await page.getByLabel("Name of the account").fill(name);
await page.click("form.panel button.primary");
await page.waitForSelector("[data-account]");
const key = await page.evaluate(() => JSON.parse(localStorage.getItem("seance.account")).key);
const told = { name, key: key.length, shown: (await page.content()).includes(key) };
await page.goto(`${url}/#/`);
await sitDown(page, "ghooost", { seats: [{ kind: "bot", bot: "random/1" }] });
await waitForTurn(page);
const game = new URL(page.url()).hash.split("/")[2];

// Another device knows nothing but the key.
const other = await second.openPage(`${url}/#/account`);
await other.locator("input[type=password]").fill(key);
await other.locator("form.panel").last().locator("button").click();
await other.waitForSelector("[data-account]");
await other.goto(`${url}/#/`);
await other.click(`.mine a[href="#/play/${game}"]`);
told.isOver = await waitForTurn(other);
told.options = await other.locator(".side .option").count();
await other.goto(`${url}/#/account`);
await other.click(".danger");
await other.click(".danger");
await other.waitForSelector("form.panel");
told.left = await other.evaluate(() => localStorage.getItem("seance.seats"));
await Promise.all([first.close(), second.close()]);
const complaints = [...first.complaints, ...second.complaints];
console.log(JSON.stringify({ ...told, complaints }));
