// Two people meet in the lobby, play, resign and play again; one invites the other by a
// secret link; two tabs of one seat ring once.
//
//   node people.mjs http://127.0.0.1:1234
import { choose, dice, sitDown, startBrowser, waitForTurn } from "./browser_table.mjs";

const [url] = process.argv.slice(2);
// A browser each: contexts of one would share what it keeps.
const [hers, his] = [await startBrowser(), await startBrowser()];
const told = {};
const idOf = (page) => new URL(page.url()).hash.split("/")[2];

/** Count what rings and what is notified, in every tab of a browser. */
async function count(page) {
  await page.context().grantPermissions(["notifications"], { origin: url });
  await page.addInitScript(() => {
    window.calls = { sounds: 0, notifications: 0 };
    for (const [name, kind] of [["AudioContext", "sounds"], ["Notification", "notifications"]]) {
      window[name] = new Proxy(window[name], {
        construct(made, values) {
          window.calls[kind] += 1;
          return Reflect.construct(made, values);
        },
      });
    }
    // Nobody looks at a page of these: all of them are elsewhere.
    document.hasFocus = () => false;
  });
}

const ann = await hers.openPage(url, { prepare: count });
const ben = await his.openPage(`${url}/#/lobby`);
await ben.waitForSelector(".page[data-tables='0']");

/** The page of whoever is to choose. */
async function whoseTurn() {
  for (;;) {
    for (const page of [ann, ben]) {
      if ((await page.locator(".decision.yours").count()) > 0) return page;
    }
    await ann.waitForTimeout(50);
  }
}

// All alerts are switched on, each by itself.
await ann.click(".top > button");
for (const box of await ann.locator("dialog fieldset input").all()) await box.check();
told.switches = await ann.locator("dialog fieldset input:checked").count();
await ann.click("dialog form button");

// A public table: its open seat comes up in the lobby by itself.
await sitDown(ann, "ghooost", {
  seats: [{ kind: "open" }],
  options: { "take an open seat": true, "without progress": 20, "Answer for me": true },
});
told.link = await ann.locator(".waiting input").inputValue();
await ben.waitForSelector(".page[data-tables='1']");
await ben.click(".mine a");
await ben.fill("form.panel input", "Ben");
await ben.click("form.panel button");
await ben.waitForSelector(".table .status");
await ann.waitForFunction(() => !document.querySelector(".table.waits"));
const second = await ann.context().newPage();
await count(second);
await second.goto(ann.url());

// Each plays until it was Ann's turn twice; both of her tabs know it.
const random = dice(5);
for (let turns = 0; ; ) {
  const page = await whoseTurn();
  if (page === ann && ++turns === 2) break;
  if (await waitForTurn(page)) throw new Error("The game is over too soon.");
  await choose(page, random);
}
await second.waitForSelector(".decision.yours");
// What a tab says follows what it shows.
await second.waitForFunction(() => document.title.startsWith("●"));
await ann.waitForFunction(() => localStorage.getItem("seance.rung"));
told.title = await second.title();
told.icon = await second.locator("link[rel=icon]").getAttribute("href");
told.turns = await ann.evaluate(() => localStorage.getItem("seance.rung").trim().split(" ").length);
told.calls = [await ann.evaluate(() => window.calls), await second.evaluate(() => window.calls)];
await second.close();

// Ben resigns, and is asked once more.
await ben.click(".status > button");
await ben.click("dialog .danger");
told.sure = await ben.innerText("dialog .resign p");
told.stillPlaying = (await ann.locator("[data-outcome]").count()) === 0;
await ben.click("dialog .danger");
await Promise.all([ann, ben].map((page) => page.waitForSelector("[data-outcome]")));
told.outcome = await ann.innerText(".outcome h2");

// Both want another one, and find the same.
const before = idOf(ann);
await ben.keyboard.press("Escape");
for (const page of [ann, ben]) {
  await page.click(".outcome button.primary");
  await page.waitForFunction((old) => !location.hash.includes(old), before);
}
await whoseTurn();
told.rematch = [before, idOf(ann), idOf(ben)];

// A table that is not public: its seat is for whoever has the link.
await ann.goto(`${url}/#/`);
await sitDown(ann, "ghooost", { seats: [{ kind: "open" }] });
const link = await ann.locator(".waiting input").inputValue();
const parts = new URL(link).hash.split("/");
await ben.goto(`${url}/${parts.slice(0, 4).join("/")}`);
await ben.click("form.panel button");
told.refusal = await ben.innerText("form.panel .notice");
await ben.goto(link);
await ben.click("form.panel button");
await ben.waitForSelector(".table .status");
told.secret = parts[4]?.length ?? 0;
await ann.waitForFunction(() => !document.querySelector(".table.waits"));

// Whoever plays lets the service answer, and takes it back.
const wantsAuto = async () => {
  const held = await ann.evaluate(() => JSON.parse(localStorage.getItem("seance.seats"))[0]);
  const headers = { Authorization: `Bearer ${held.token}` };
  const game = await (await fetch(`${url}/v1/games/${held.game}`, { headers })).json();
  return game.seats[held.seat].auto ?? "off";
};
told.auto = [await wantsAuto()];
await ann.click(".status > button");
// The dialog closes by it: whether the switch is off then, nobody can look up.
await ann.locator("dialog .switch input").click();
await ann.waitForFunction(() => !document.querySelector("dialog[open]"));
await ann.waitForSelector(".table .connection.live");
told.auto.push(await wantsAuto());
await Promise.all([hers.close(), his.close()]);
const complaints = [...hers.complaints, ...his.complaints];
console.log(JSON.stringify({ ...told, complaints }));
