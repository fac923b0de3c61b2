// Open a page that plays, click on whatever it lights up or lists until it is done, and
// tell what it has counted, what it has asked others than its own origin for, and what
// went wrong.
//
//   node click.mjs http://127.0.0.1:1234/page.html 7
import { launch, openPage } from "./browser.mjs";

const [url, seed] = process.argv.slice(2);
const browser = await launch();
const page = await openPage(browser);
const complaints = [];
page.on("console", (said) => said.type() === "error" && complaints.push(said.text()));
page.on("pageerror", (error) => complaints.push(String(error)));
const asked = [];
page.on("request", (request) => {
  const address = new URL(request.url());
  const isOurs = address.origin === new URL(url).origin || address.protocol === "data:";
  if (!isOurs) asked.push(`${request.method()} ${address.pathname}`);
});

/** Click on one thing, if there is any; tell whether the page is done. */
function click(random) {
  if (document.body.dataset.done) return true;
  const things = [...document.querySelectorAll(".lit, #list button")];
  things.at(Math.floor(random * things.length))?.dispatchEvent(
    new MouseEvent("click", { bubbles: true }),
  );
  return false;
}

let state = Number(seed);
await page.goto(url);
while (!complaints.length) {
  const ready = "document.body.dataset.done || document.querySelector('.lit, #list button')";
  await page.waitForFunction(ready, undefined, { timeout: 600_000 });
  state = (state * 48271) % 2147483647;
  if (await page.evaluate(click, state / 2147483647)) break;
}
const done = await page.evaluate(() => document.body.dataset.done ?? "{}");
await browser.close();
console.log(JSON.stringify({ ...JSON.parse(done), asked, complaints }));
