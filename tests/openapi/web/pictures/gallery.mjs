// Take pictures of every page, on a desktop and on phones, light and dark.
//
//   node gallery.mjs http://127.0.0.1:1234 operator-key folder [part...]
import { choose, dice, sitDown, startBrowser, waitForTurn } from "../browser_table.mjs";

const [url, key, folder, ...wanted] = process.argv.slice(2);
const { openPage, complaints, close } = await startBrowser();
const ALL_SIZES = {
  wide: { width: 1280, height: 720 },
  small: { width: 360, height: 640 },
  phone: { width: 390, height: 844 },
};
const ALL_THEMES = ["light", "dark"];
// SIZES and THEMES may name fewer of them.
const some = (names, all) => all.filter((each) => !names || names.split(",").includes(each));
const THEMES = some(process.env.THEMES, ALL_THEMES);
const SIZES = Object.fromEntries(
  some(process.env.SIZES, Object.keys(ALL_SIZES)).map((name) => [name, ALL_SIZES[name]]),
);
const json = { "Content-Type": "application/json" };

/** Ask the service for something, as an operator or as the holder of a token. */
async function ask(path, { method = "GET", body, token = key, headers = {} } = {}) {
  const answer = await fetch(`${url}/v1${path}`, {
    method,
    headers: { ...json, Authorization: `Bearer ${token}`, ...headers },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return answer.json();
}

/** Take the pictures of a page as it is; whole, unless it is a table that fits its window. */
async function shoot(page, name, { sizes = Object.keys(SIZES), fullPage = true } = {}) {
  for (const size of sizes.filter((each) => each in SIZES)) {
    await page.setViewportSize(SIZES[size]);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      // The documentation has no themes of its own.
      if (!name.startsWith("page-")) {
        await page.waitForFunction((now) => document.documentElement.dataset.theme === now, colorScheme);
      }
      // The picture of a table follows size and theme, and streams never rest.
      await page.waitForTimeout(900);
      await page.screenshot({ path: `${folder}/${name}-${size}-${colorScheme}.png`, fullPage });
    }
  }
  await page.setViewportSize(ALL_SIZES.wide);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  console.log(name);
}

/** Play a public game to its end by its first options; returns its id. */
async function finished(title, options, seats) {
  const created = await ask("/games", { method: "POST", body: { title, options, seats, public: true } });
  let { game } = { game: created };
  while (game.status === "playing") {
    const { token } = created.credentials.seats.find(({ seat }) => game.to_act.includes(seat)) ?? {};
    if (!token) {
      game = await ask(`/games/${created.id}`);
      await new Promise((done) => setTimeout(done, 50));
      continue;
    }
    const { decision, version } = await ask(`/games/${created.id}`, { token });
    const body = { commands: [decision.options[0].command] };
    const headers = { "If-Match": `"${version}"` };
    ({ game } = await ask(`/games/${created.id}/commands`, { method: "POST", token, headers, body }));
  }
  return created.id;
}

const PEOPLE = ["Ann", "Ben"].map((name) => ({ kind: "human", name }));

async function start() {
  const page = await openPage(url);
  await page.waitForSelector(".titles a");
  await shoot(page, "home");
  for (const title of ["ghooost", "ghost-stories", "halloween"]) {
    await page.goto(`${url}/#/new/${title}`);
    await page.waitForSelector(".seats");
    if (title !== "ghooost") await page.click("summary");
    await shoot(page, `new-${title}`);
  }
  await page.goto(`${url}/#/lobby`);
  await page.waitForSelector(".page[data-tables]");
  await shoot(page, "lobby-empty");
  await page.goto(`${url}/#/watch`);
  await page.waitForSelector("h1");
  await page.waitForTimeout(500);
  await shoot(page, "watch-empty");
  await page.goto(`${url}/#/account`);
  await page.waitForSelector("form.panel");
  await shoot(page, "account-stranger");
  await page.getByLabel("Name of the account").fill("ann-of-the-gallery");
  await page.click("form.panel button.primary");
  await page.waitForSelector("[data-account]");
  await shoot(page, "account-own");
  await page.close();
  const help = await openPage(url);
  await help.waitForSelector(".titles a");
  await help.keyboard.press("?");
  await shoot(help, "help", { fullPage: false });
  await help.keyboard.press("Escape");
  await help.click(".top > button");
  await shoot(help, "settings", { fullPage: false });
  await help.close();
}

const TABLES = {
  ghooost: ["ghooost", {}, 1],
  "ghooost-six": ["ghooost", {}, 5],
  "ghost-stories": ["ghost-stories", {}, 3],
  "white-moon": ["ghost-stories", { "white moon": true }, 3],
  halloween: ["halloween", {}, 1],
};

async function tables() {
  for (const [name, [title, options, bots]] of Object.entries(TABLES)) {
    if (PICKED.length > 0 && !PICKED.includes(name)) continue;
    const page = await openPage(url);
    const seats = Array(bots).fill({ kind: "bot", bot: "heuristic/1" });
    await sitDown(page, title, { seats, options });
    await waitForTurn(page);
    const random = dice(3);
    for (let decision = 0; decision < 6; decision++) {
      if (await waitForTurn(page)) break;
      await choose(page, random);
    }
    for (let tries = 0; tries < 40; tries++) {
      if (await waitForTurn(page)) break;
      if ((await page.locator(".spot.open").count()) > 2) break;
      await choose(page, random);
    }
    await waitForTurn(page);
    await page.mouse.move(2, 2);
    await shoot(page, `table-${name}`, { fullPage: false });
    await shoot(page, `table-${name}-full`, { sizes: ["small"] });
    await page.keyboard.press("z");
    await shoot(page, `table-${name}-larger`, { sizes: ["wide"], fullPage: false });
    await page.keyboard.press("z");
    const open = page.locator(".spot.open");
    if ((await open.count()) > 0) {
      await open.first().evaluate((spot) => spot.click());
      await shoot(page, `table-${name}-pointed`, { sizes: ["wide", "phone"], fullPage: false });
      await page.keyboard.press("Escape");
    }
    if (name === "ghooost") {
      await page.click(".status > button");
      await shoot(page, "table-menu", { fullPage: false });
      await page.keyboard.press("Escape");
      await page.locator(".decision .row button").nth(1).click();
      await page.waitForSelector(".rules dd");
      await shoot(page, "table-rules", { fullPage: false });
      await page.keyboard.press("Escape");
      await page.keyboard.press("h");
      await page.waitForSelector(".option.hinted");
      await shoot(page, "table-hint", { fullPage: false });
      await page.locator(".jump").first().click();
      await shoot(page, "table-back", { fullPage: false });
    }
    await page.close();
  }
}

async function people() {
  const page = await openPage(url);
  await page.waitForSelector(".titles a");
  await sitDown(page, "ghooost", { seats: [{ kind: "open" }] });
  await page.waitForSelector(".waiting input");
  await shoot(page, "waiting");
  const link = await page.locator(".waiting input").inputValue();
  await page.goto(`${url}/#/`);
  await sitDown(page, "halloween", {
    seats: [{ kind: "open" }],
    options: { "take an open seat": true },
  });
  await page.waitForSelector(".waiting input");
  await shoot(page, "waiting-public");
  await page.goto(`${url}/#/`);
  await sitDown(page, "ghooost", { seats: [{ kind: "bot", bot: "random/1" }] });
  await waitForTurn(page);
  await page.goto(`${url}/#/lobby`);
  await page.waitForSelector(".page[data-tables='1']");
  await shoot(page, "lobby");
  const over = await finished("ghooost", { no_progress_actions: 20 }, PEOPLE);
  await page.goto(`${url}/#/watch`);
  await page.waitForSelector(".mine li");
  await shoot(page, "watch");
  await page.goto(`${url}/#/`);
  await page.waitForSelector(".mine li:nth-child(3)");
  await shoot(page, "home-mine");
  await page.locator(".mine li .quiet").first().click();
  await shoot(page, "home-forget", { sizes: ["wide", "small"] });
  const other = await openPage(link);
  await other.waitForSelector("form.panel");
  await shoot(other, "join");
  await other.goto(`${url}/#/replay/${over}`);
  await other.waitForSelector(".proof.good");
  await shoot(other, "replay-end", { fullPage: false });
  await other.keyboard.press("ArrowLeft");
  await other.keyboard.press("ArrowLeft");
  await shoot(other, "replay", { fullPage: false });
  await shoot(other, "replay-full", { sizes: ["small"] });
  await other.goto(`${url}/#/watch/${over}`);
  await other.waitForSelector("[data-outcome]");
  await shoot(other, "outcome", { fullPage: false });
  // Somebody looks on.
  const created = await ask("/games", {
    method: "POST",
    body: { title: "ghost-stories", seats: [...PEOPLE, ...PEOPLE], public: true },
  });
  await other.goto(`${url}/#/watch/${created.id}`);
  await other.waitForSelector("[data-version]");
  await shoot(other, "spectate", { fullPage: false });
  await other.close();
  await page.close();
}

async function trouble() {
  const page = await openPage(`${url}/#/play/0123456789abcdef`);
  await page.waitForSelector(".notice");
  await shoot(page, "error-gone");
  await page.goto(`${url}/#/replay/0123456789abcdef`);
  await page.waitForSelector(".notice");
  await shoot(page, "error-replay", { sizes: ["wide", "small"] });
  await page.goto(`${url}/#/new/nothing`);
  await page.waitForSelector(".notice");
  await shoot(page, "error-title", { sizes: ["wide", "small"] });
  await page.goto(`${url}/#/nowhere`);
  await page.waitForTimeout(500);
  await shoot(page, "error-page", { sizes: ["wide", "small"] });
  await page.goto(`${url}/#/organise/tournaments/0123456789abcdef`);
  await page.waitForSelector(".notice");
  await shoot(page, "error-tournament", { sizes: ["wide", "small"] });
  await page.route("**/v1/**", (route) => route.abort());
  await page.goto(`${url}/#/organise/tournaments`);
  await page.waitForTimeout(500);
  await page.goto(`${url}/#/`);
  await page.waitForSelector(".banner");
  await shoot(page, "error-away", { sizes: ["wide", "small"] });
  await page.unroute("**/v1/**");
  await page.close();
  for (const path of ["docs", "nowhere"]) {
    const other = await openPage(`${url}/${path}`);
    await other.waitForTimeout(3_000);
    await shoot(other, `page-${path}`, { sizes: ["wide", "small"], fullPage: false });
    await other.close();
  }
}

async function organise() {
  const page = await openPage(`${url}/#/organise`);
  await page.waitForSelector(".organise section");
  for (const name of ["tournaments", "simulations", "schedules", "ratings"]) {
    await page.click(`.tabs a[href='#/organise/${name}']`);
    await page.waitForTimeout(400);
    await shoot(page, `organise-${name}-empty`);
  }
  await page.goto(`${url}/#/organise/tournaments`);
  await page.click(".organise .key summary");
  await page.fill(".organise .key input", key);
  await shoot(page, "organise-key", { sizes: ["wide", "small"] });
  await page.click(".organise .key button");
  await page.goto(`${url}/#/organise/tournaments/new`);
  await page.waitForSelector(".entries li");
  await page.locator(".organise details summary").last().click();
  await shoot(page, "organise-tournament-form");
  const bots = ["random", "heuristic@1", "heuristic@2", "heuristic"];
  const entrants = bots.map((bot, index) => ({ name: `${["Ann", "Ben", "Cem", "Dirk-Jan of the village"][index]}`, bots: [bot] }));
  const options = { no_progress_actions: 20 };
  const held = await ask("/tournaments", {
    method: "POST",
    body: { title: "ghooost", format: "round_robin", seats: 2, entrants, options, repeats: 2 },
  });
  await page.goto(`${url}/#/organise/tournaments/${held.id}`);
  await page.waitForSelector("[data-tournament=finished]");
  await page.waitForSelector(".chart svg text");
  await shoot(page, "organise-tournament");
  await page.locator(".result").first().click();
  await page.waitForSelector("dialog[open] .games a");
  await shoot(page, "organise-cell", { fullPage: false });
  await page.keyboard.press("Escape");
  const outside = ["Prog one", "Prog two"].map((name) => ({ name, external: true }));
  const waits = await ask("/tournaments", {
    method: "POST",
    body: { title: "ghooost", format: "round_robin", seats: 2, entrants: outside, move_seconds: 3600 },
  });
  await page.goto(`${url}/#/organise/tournaments/${waits.id}`);
  await page.waitForSelector("[data-waits]");
  await shoot(page, "organise-waits");
  const open = await ask("/tournaments", {
    method: "POST",
    body: { title: "ghooost", format: "swiss", rounds: 3, seats: 2, entrants: entrants.slice(1), registration: "open" },
  });
  await page.goto(`${url}/#/organise/tournaments/${open.id}`);
  await page.waitForSelector(".entry");
  await shoot(page, "organise-registration");
  await page.goto(`${url}/#/organise/simulations/new`);
  await page.waitForSelector(".entries select");
  await shoot(page, "organise-simulation-form");
  const simulated = await ask("/simulations", {
    method: "POST",
    body: { title: "ghooost", seats: ["random", "heuristic@1"], games: 200, options },
  });
  await page.goto(`${url}/#/organise/simulations/${simulated.id}`);
  await page.waitForSelector("[data-simulation=running]");
  await page.screenshot({ path: `${folder}/organise-simulation-running-wide-light.png` });
  await page.waitForSelector("[data-simulation=finished] .chart svg");
  await shoot(page, "organise-simulation");
  await ask("/schedules", {
    method: "POST",
    body: {
      cron: "0 20 * * *", zone: "Europe/Brussels",
      tournament: { title: "ghooost", format: "round_robin", seats: 2, entrants, options },
    },
  });
  await page.goto(`${url}/#/organise/schedules`);
  await page.waitForSelector("[data-schedule]");
  await shoot(page, "organise-schedules");
  await page.goto(`${url}/#/organise/ratings/ghooost`);
  await page.waitForSelector(".scrolls tbody tr");
  await shoot(page, "organise-ratings");
  for (const name of ["tournaments", "simulations"]) {
    await page.goto(`${url}/#/organise/${name}`);
    await page.waitForSelector(".mine li");
    await shoot(page, `organise-${name}`);
  }
  await page.close();
}

const PARTS = { start, tables, people, trouble, organise };
const [parts, picks] = [wanted.filter((each) => each in PARTS), wanted.filter((each) => !(each in PARTS))];
const PICKED = picks;
for (const [name, take] of Object.entries(PARTS)) {
  if (parts.length > 0 && !parts.includes(name)) continue;
  await take();
}
await close();
if (complaints.length > 0) console.log(`Complaints: ${complaints.join("\n")}`);
