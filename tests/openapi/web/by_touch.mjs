// A player with a phone of 360 px: everything is done by touches at places on the screen.

/** How a phone is, for `openPage`. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};

/** Touch the middle of an element, wherever it is on the screen after scrolling to it. */
async function touch(page, locator) {
  await locator.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const { x, y, width, height } = await locator.boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** Sit down by touches; the form is as it stands, but for the bots. */
export async function sitDownByTouch(page, title, { seats = [], options = {} } = {}) {
  await touch(page, page.locator(`a[href="#/new/${title}"]`));
  await page.waitForSelector(".seats input");
  for (const [index, { bot }] of seats.entries()) {
    const row = page.locator(".seats li").nth(index + 1);
    await row.locator("select").nth(1).selectOption(bot);
  }
  if (Object.keys(options).length > 0) await touch(page, page.locator("summary"));
  for (const [label, value] of Object.entries(options)) {
    const field = page.getByLabel(label, { exact: false }).first();
    if (value === true) await touch(page, field);
    else await field.fill(String(value));
  }
  await touch(page, page.locator("button.big"));
  await page.waitForSelector(".table .status");
}

/** Choose by touches: something outlined on the table first, then an option that is left. */
export async function chooseByTouch(page, random) {
  const version = await page.locator("[data-version]").getAttribute("data-version");
  const spots = page.locator(".spot.open");
  const count = await spots.count();
  let pointed = false;
  if (count > 0 && random(3) === 0) {
    await touch(page, spots.nth(random(count)));
    pointed = (await page.locator(".spot.chosen").count()) > 0;
  }
  const list = page.locator(".side .options:not(.inert) .option");
  const options = await list.count();
  const hasClicked = options > 0;
  if (hasClicked) {
    await list.nth(random(4) === 0 ? random(options) : 0).tap();
    await page.waitForFunction(
      (before) =>
        document.querySelector("[data-outcome]") ||
        document.querySelector(".notice") ||
        document.querySelector("[data-version]")?.dataset.version !== before,
      version,
    );
  }
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (sideways > 0) throw new Error(`The page is ${sideways} px too wide.`);
  return { pointed, hasClicked };
}
