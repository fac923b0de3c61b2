// Open /docs in Chromium, create a game by "try it", and tell what was seen.
//
//   node docs_page.mjs http://127.0.0.1:8000 folder-for-screenshots
import { join } from "node:path";
import { launch, openPage } from "./browser.mjs";

const [url, folder] = process.argv.slice(2);
const browser = await launch();
const page = await openPage(browser, { viewport: { width: 1280, height: 1000 } });

const asked = [];
const complaints = [];
page.on("console", (said) => said.type() === "error" && complaints.push(said.text()));
page.on("pageerror", (error) => complaints.push(String(error)));
await page.route("**/*", (route) => {
  asked.push(route.request().url());
  return new URL(route.request().url()).origin === url ? route.continue() : route.abort();
});

await page.goto(`${url}/docs`);
await page.locator(".opblock").last().waitFor();
const operations = await page.locator(".opblock").count();
await page.screenshot({ path: join(folder, "docs.png") });

// In processor time, which does not depend on what else the machine does.
const inspector = await page.context().newCDPSession(page);
await inspector.send("Performance.enable", { timeDomain: "threadTicks" });
const taskSeconds = async () => {
  const { metrics } = await inspector.send("Performance.getMetrics");
  return metrics.find((metric) => metric.name === "TaskDuration").value;
};
const before = await taskSeconds();
const sendCommands = page.locator("#operations-commands-sendCommands");
await sendCommands.locator(".opblock-summary-control").click();
await sendCommands.locator(".responses-table").first().waitFor();
// Two frames: all that the click has brought about is drawn.
await page.evaluate(
  () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
);
const processorSeconds = (await taskSeconds()) - before;

const createGame = page.locator("#operations-games-createGame");
await createGame.locator(".opblock-summary-control").click();
await createGame.locator("button.execute").click();
const answer = createGame.locator(".live-responses-table");
await answer.waitFor();
const status = await answer.locator("tbody td.response-col_status").first().innerText();
const body = await answer.locator(".highlight-code").first().innerText();
await answer.scrollIntoViewIfNeeded();
await page.screenshot({ path: join(folder, "create_game.png") });

await browser.close();
console.log(
  JSON.stringify({
    operations,
    status,
    body,
    asked,
    complaints,
    processor_seconds: processorSeconds,
  }),
);
