// Play titles against bots, each until the game is over or so many decisions were made,
// and tell what was seen and what it cost: a line for each title.
//
//   node play.mjs http://127.0.0.1:1234 10 '{"title": "ghooost", "seats": [...]}' ...
import { chooseByTouch, PHONE, sitDownByTouch } from "./by_touch.mjs";
import { playByTree, sitDownByTree } from "./by_tree.mjs";
import {
  choose,
  chooseByKeys,
  dice,
  loggedEvents,
  sitDown,
  sitDownByKeys,
  startBrowser,
  waitForTurn,
} from "./browser_table.mjs";

const [url, most, ...setups] = process.argv.slice(2);
const { openPage, complaints, close } = await startBrowser();

const WAYS = {
  clicks: { sit: sitDown, choose },
  keys: { sit: sitDownByKeys, choose: chooseByKeys },
  touch: { sit: sitDownByTouch, choose: chooseByTouch },
};

/** In milliseconds of the processor, which do not depend on what else the machine does. */
async function startClock(page) {
  const inspector = await page.context().newCDPSession(page);
  await inspector.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await inspector.send("Performance.getMetrics");
    return 1_000 * metrics.find(({ name }) => name === "TaskDuration").value;
  };
}

/** What a request is about. */
function kindOf(path) {
  return ["commands", "board.svg", "stream", "hints"].find((each) => path.includes(each)) ?? "other";
}

async function play({ title, way = "clicks", ...table }) {
  let clock;
  const prepare = async (page) => (clock = await startClock(page));
  const page = await openPage(url, { prepare, ...(way === "touch" ? PHONE : {}) });
  await page.waitForSelector(".titles a");
  const paint = await clock();
  const counts = { decisions: 0, pointed: 0 };
  const requests = { commands: 0, "board.svg": 0, stream: 0, hints: 0, other: 0 };
  const random = dice(7);
  await WAYS[way].sit(page, title, table);
  await waitForTurn(page);
  page.on("request", (request) => (requests[kindOf(request.url())] += 1));
  const before = await clock();
  while (!(await waitForTurn(page)) && counts.decisions < Number(most)) {
    const { pointed, hasClicked } = await WAYS[way].choose(page, random);
    if (hasClicked) counts.decisions += 1;
    if (pointed) counts.pointed += 1;
    // A driver from outside may do something to the service in the middle of the game.
    if (counts.decisions === 4) console.log("PLAYING");
  }
  const work = ((await clock()) - before) / counts.decisions;
  const isOver = (await page.locator("[data-outcome]").count()) > 0;
  const events = await loggedEvents(page);
  await page.close();
  return { ...counts, requests, paint, work, isOver, events, complaints };
}

/** The same through the accessibility tree alone. */
async function listen({ title }) {
  const page = await openPage(url);
  const reader = await sitDownByTree(page, new RegExp(title));
  const told = await playByTree(page, reader, Number(most), dice(7));
  const [turns, lines] = [[...told.turns], [...told.lines]];
  await page.close();
  return { ...told, turns, lines, complaints };
}

for (const setup of setups.map((each) => JSON.parse(each))) {
  console.log(JSON.stringify(await (setup.way === "tree" ? listen : play)(setup)));
}
await close();
