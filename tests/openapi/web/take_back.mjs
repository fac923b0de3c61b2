// Two people at one table: a choice is taken back when the other agrees, and not if not;
// with a setting, a choice is made twice before it is sent.
//
//   node take_back.mjs http://127.0.0.1:1234
import { shownVersion, sitDown, startBrowser } from "./browser_table.mjs";

const [url] = process.argv.slice(2);
const [hers, his] = [await startBrowser(), await startBrowser()];
const [ann, ben] = [await hers.openPage(url), await his.openPage(url)];
await sitDown(ann, "ghost-stories", { name: "Ann", seats: [{ kind: "open" }] });
await ben.goto(await ann.locator(".waiting input").inputValue());
await ben.fill("form.panel input", "Ben");
await ben.click("form.panel button");
const told = {};

/** Who is asked, and who is not. */
async function whoseTurn() {
  for (;;) {
    for (const [who, other] of [[ann, ben], [ben, ann]]) {
      const open = who.locator(".side .options:not(.inert) .option");
      if ((await open.count()) > 0) return [who, other];
    }
    await ann.waitForTimeout(50);
  }
}

const optionsOf = (page) => page.locator(".side .option").allInnerTexts();
const isLater = (page, version) =>
  page.waitForFunction(
    (before) => Number(document.querySelector("[data-version]").dataset.version) > before,
    Number(version),
  );

/** Choose the first option as it stands. */
async function chooseFirst(page) {
  const version = await shownVersion(page);
  await page.locator(".side .option").first().click();
  await isLater(page, version);
}

/** Make choices until one can be taken back: not one that drew a card or rolled a die. */
async function chooseAndAsk() {
  for (;;) {
    const [who, other] = await whoseTurn();
    told.before = await optionsOf(who);
    await chooseFirst(who);
    await whoseTurn();
    await who.keyboard.press("u");
    const isAsked = other.waitForSelector(".asked .primary").then(() => true);
    const isRefused = who.waitForSelector(".notice").then(() => false);
    if (await Promise.any([isAsked, isRefused])) return [who, other];
  }
}

const [who, other] = await chooseAndAsk();
told.asked = await other.innerText(".asked");
told.waits = await who.innerText(".asked");

// Not agreed: everything stays as it is.
await other.locator(".asked button").last().click();
await who.waitForFunction(() => !document.querySelector(".asked"));
await who.locator(".take-back").click();
await other.waitForSelector(".asked .primary");
const version = await shownVersion(who);
await other.click(".asked .primary");
await isLater(who, version);
await who.waitForFunction(() => document.querySelector(".side .options:not(.inert) .option"));
told.after = await optionsOf(who);

// Whoever wants so is asked once more.
await who.click(".top > button");
await who.getByLabel("Ask once more", { exact: false }).check();
await who.keyboard.press("Escape");
const still = await shownVersion(who);
await who.locator(".side .option").first().click();
await who.waitForSelector(".badge.sure");
told.sent = (await shownVersion(who)) !== still;
await chooseFirst(who);
told.twice = (await shownVersion(who)) !== still;
await Promise.all([hers.close(), his.close()]);
console.log(JSON.stringify({ ...told, complaints: [...hers.complaints, ...his.complaints] }));
