// An organiser with a browser: types an operator's key, holds a tournament and follows it
// to its end, opens a game from the cross table, and looks at everything else.
//
//   node organise.mjs http://127.0.0.1:1234 operator-key some|all [folder]
import { startBrowser } from "./browser_table.mjs";
import { lookAt } from "./looks.mjs";

const [url, key, extent, folder] = process.argv.slice(2);
const { openPage, complaints, close } = await startBrowser();
const page = await openPage(`${url}/#/organise`);
const told = { seen: [], progress: [] };

async function look(name) {
  told.seen.push(...(await lookAt(page, name, { extent, folder })));
}

// Without the key nothing can be held.
await page.click("a[href='#/organise/tournaments/new']");
await page.click(".organise button.big");
told.refusal = await page.innerText(".organise .notice");

await page.click(".organise .key summary");
await page.fill(".organise .key input", key);
await look("key");
await page.click(".organise .key button");
told.kept = await page.evaluate(() => ({
  session: Object.values(sessionStorage).length,
  local: JSON.stringify(localStorage),
  address: location.href,
}));

// Three bots that are quick, each twice against each.
await page.locator(".organise .panel select").first().selectOption("ghooost");
await page.waitForFunction(() => document.querySelectorAll(".entries li").length > 0);
while ((await page.locator(".entries li").count()) > 3) {
  await page.locator(".entries li button").last().click();
}
for (const [index, name] of ["Ann", "Ben", "Cem"].entries()) {
  const row = page.locator(".entries li").nth(index);
  await row.locator("input").fill(name);
  await row.locator("select").selectOption(["random", "heuristic@1", "heuristic@2"][index]);
}
await page.locator(".organise details summary").last().click();
await page.getByLabel("Actions without progress", { exact: false }).first().fill("20");
await page.getByLabel("Games of a table", { exact: false }).fill("2");
await look("tournament-form");
await page.click(".organise button.big");
await page.waitForSelector("[data-tournament]");
for (;;) {
  const now = await page.locator("progress").getAttribute("value");
  if (told.progress.at(-1) !== now) told.progress.push(now);
  if ((await page.locator("[data-tournament=finished]").count()) > 0) break;
  await page.waitForTimeout(50);
}
told.progress.push(await page.locator("progress").getAttribute("value"));
told.rows = await page.locator(".scrolls").first().locator("tbody tr").allInnerTexts();
told.cells = await page.locator(".result").allInnerTexts();
told.chart = await page.locator(".chart svg text").count();
await look("tournament");

// A cell opens its games, and a game opens.
await page.locator(".result").first().click();
await page.waitForSelector("dialog[open] .games a");
told.games = await page.locator("dialog[open] .games a").count();
await look("cell");
await page.locator("dialog[open] .games a").first().click();
await page.waitForSelector(".proof.good");
told.replay = page.url();
await page.goBack();

await page.click("a[href='#/organise/ratings']");
await page.waitForSelector(".organise .field select");
await page.locator(".organise .field select").selectOption("ghooost");
await page.waitForSelector(".scrolls tbody tr");
told.ratings = await page.locator(".scrolls tbody tr").allInnerTexts();
await look("ratings");

await page.click("a[href='#/organise/simulations']");
await page.click("a[href='#/organise/simulations/new']");
await page.waitForSelector(".entries select");
await page.locator(".organise .panel select").first().selectOption("ghooost");
await page.waitForFunction(() => document.querySelector(".entries option")?.value.startsWith("random"));
for (const select of await page.locator(".entries select").all()) {
  await select.selectOption("random");
}
await page.getByLabel("Games", { exact: true }).fill("40");
await look("simulation-form");
await page.click(".organise button.big");
await page.waitForSelector("[data-simulation=finished] .chart svg");
told.simulation = await page.locator(".scrolls").first().locator("tbody tr").allInnerTexts();
await look("simulation");

await page.goto(`${url}/#/organise/simulations`);
await page.waitForSelector(".organise .mine li");
await look("simulations");

// A schedule is made by the same form, and removed after it asked once more.
await page.goto(`${url}/#/organise/tournaments/new`);
await page.waitForSelector(".entries li");
await page.getByLabel("Hold it again", { exact: false }).check();
await page.click(".organise button.big");
await page.waitForSelector("[data-schedule]");
await look("schedules");
await page.click("[data-schedule] .danger");
await page.click("[data-schedule] .danger");
await page.waitForFunction(() => !document.querySelector("[data-schedule]"));

// Programs outside do not answer: the round says so, can be paused, and goes on.
const entrants = ["Prog one", "Prog two"].map((name) => ({ name, external: true }));
const asked = { title: "ghooost", format: "round_robin", seats: 2, entrants, move_seconds: 3600 };
const headers = { "Content-Type": "application/json", Authorization: `Bearer ${key}` };
const made = await fetch(`${url}/v1/tournaments`, {
  ...{ method: "POST", headers },
  body: JSON.stringify(asked),
});
const { id } = await made.json();
await page.goto(`${url}/#/organise/tournaments/${id}`);
await page.waitForSelector("[data-waits]");
told.waits = await page.innerText("[data-waits]");
await look("waits");
told.phases = [];
for (const phase of ["paused", "being played"]) {
  await page.locator(".steering > button").click();
  await page.locator(".turn", { hasText: phase }).waitFor();
  told.phases.push(phase);
}
told.files = [];
for (const link of await page.locator(".downloads a").all()) {
  const answer = await fetch(url + (await link.getAttribute("href")));
  told.files.push([answer.status, answer.headers.get("Content-Type").split(";")[0]]);
}
await page.click(".steering .danger");
await page.click(".steering .danger");
await page.waitForSelector("[data-tournament=cancelled]");

// A tournament that accounts may enter.
await page.goto(`${url}/#/account`);
await page.getByLabel("Name of the account").fill("ann-of-the-tests");
await look("account");
await page.click("form.panel button.primary");
await page.waitForSelector("[data-account] .row");
await look("account-own");
await page.goto(`${url}/#/organise/tournaments/new`);
await page.getByLabel("Accounts may enter").check();
await page.click(".organise button.big");
await page.click(".entry button");
await page.locator(".entry", { hasText: "ann-of-the-tests" }).waitFor();
await page.locator(".entry button", { hasText: "Leave it" }).waitFor();
await look("entry");
await page.click(".steering .primary");
await page.waitForFunction(() => !document.querySelector(".entry"));

// At its own table an entrant gets what tournaments allow: no hint, nothing back.
await page.goto(`${url}/#/`);
await page.locator(".mine .state.yours").first().click();
await page.waitForSelector(".side .options:not(.inert) .option");
const choosing = await page.locator("[data-version]").getAttribute("data-version");
await page.locator(".side .option").first().click();
await page.waitForFunction(
  (before) => document.querySelector("[data-version]").dataset.version !== before,
  choosing,
);
await page.waitForSelector(".side .options:not(.inert) .option");
told.offered = await page.locator(".decision .row button").allInnerTexts();
await page.keyboard.press("h");
await page.keyboard.press("u");
told.refused = await page.locator(".notice").count();
await page.click(".status > button");
await page.waitForSelector("dialog[open] .resign");
told.switches = await page.locator("dialog[open] .switch").count();
await page.keyboard.press("Escape");
await page.goto(`${url}/#/organise/tournaments`);

await page.click("a[href='#/organise/tournaments']");
await page.waitForSelector(".organise .mine li");
await look("tournaments");
await close();
console.log(JSON.stringify({ ...told, complaints }));
