// Chromium as people use it: what it forbids to pages stays forbidden.
//
// The browser is bundled for Linux on x86-64, with the libraries that it needs; on any
// other machine CHROMIUM names one that is there.
import { rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import bundled, { inflate, setupLambdaEnvironment } from "@sparticuz/chromium";
import { chromium } from "playwright-core";

/** In milliseconds: how long anything may take on a busy machine. */
export const PATIENCE = Number(process.env.PATIENCE ?? 300_000);

const UNSAFE = ["--disable-web-security", "--allow-running-insecure-content"];

/** Unpack the bundled browser into the folder for temporary files, unless it is there. */
export async function unpacked() {
  const packaged = import.meta.resolve("@sparticuz/chromium");
  const libraries = fileURLToPath(new URL("../bin/al2023.tar.br", packaged));
  setupLambdaEnvironment(join(await inflate(libraries), "lib"));
  const executable = await bundled.executablePath();
  process.env.FONTCONFIG_FILE = await fonts();
  return executable;
}

/** Tell where the bundled fonts are: they come with a list of fixed folders. */
async function fonts() {
  const list = join(tmpdir(), "fonts.conf");
  const [folder, cache] = [join(tmpdir(), "fonts"), join(tmpdir(), "fonts-cache")];
  const listed = `<dir>${folder}</dir><cachedir>${cache}</cachedir>`;
  // Another browser may read the list in this moment.
  const written = `${list}.${process.pid}`;
  await writeFile(written, `<?xml version="1.0"?><fontconfig>${listed}</fontconfig>`);
  await rename(written, list);
  return list;
}

/** Start the browser. */
export async function launch() {
  bundled.setGraphicsMode = false;
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? (await unpacked()),
    args: bundled.args.filter((flag) => !UNSAFE.includes(flag)),
    timeout: PATIENCE,
  });
}

/** Open a page that waits for as long as a busy machine takes. */
export async function openPage(browser, options = {}) {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE);
  return context.newPage();
}
