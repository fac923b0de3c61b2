// Open a page in Chromium and tell what it shows when it is done, or what went wrong.
//
//   node front_end.mjs http://127.0.0.1:1234/page.html
import { launch, openPage } from "./browser.mjs";

const browser = await launch();
const page = await openPage(browser);
const complaints = [];
page.on("console", (said) => said.type() === "error" && complaints.push(said.text()));
const failed = page.waitForEvent("pageerror", { timeout: 0 }).then(
  (error) => complaints.push(String(error)),
  () => undefined, // the browser was closed, and no error has come
);

await page.goto(process.argv[2]);
const done = page.locator("body[data-done]");
await Promise.race([done.waitFor({ state: "attached", timeout: 600_000 }), failed]);
const told = await page.evaluate(() => document.body.dataset.done ?? "{}");
const shown = await page.locator("li").allTextContents();
const title = await page.title();

await browser.close();
console.log(JSON.stringify({ ...JSON.parse(told), shown, title, complaints }));
