// The service is away when a page is opened, and is upgraded while a tab is open.
//
//   node trouble.mjs http://127.0.0.1:1234
import { startBrowser } from "./browser_table.mjs";
import { startProxy } from "./proxy.mjs";

const [url] = process.argv.slice(2);
const proxy = await startProxy(url);
const { openPage, complaints, close } = await startBrowser();
const told = {};

// The page came, and then the service went away: it says so, and goes on by itself.
proxy.rules.away = /^\/v1\//;
const page = await openPage(proxy.url);
told.away = await page.innerText(".banner");
proxy.rules.away = undefined;
await page.waitForSelector(".titles a");
told.after = await page.locator(".banner").count();

// A newer service has other parts than those that this tab knows.
proxy.rules.gone = /^\/page\/organise/;
proxy.rules.build = "newer";
await page.click('a[href="#/organise"]');
told.banner = await page.innerText(".banner");
told.trouble = await page.locator(".notice").count();
proxy.rules.gone = undefined;
await page.click(".banner button");
await page.waitForSelector(".organise h1");
told.banners = await page.locator(".banner").count();
await close();
proxy.close();
// A part that is not there is what this is about.
told.complaints = complaints.filter((each) => !each.includes("organise"));
console.log(JSON.stringify(told));
