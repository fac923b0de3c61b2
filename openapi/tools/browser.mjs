// Chromium as people use it: what it forbids to pages stays forbidden.
//
// The browser is bundled for Linux on x86-64, with the libraries that it needs; on any
// other machine CHROMIUM names one that is there.
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import bundled, { inflate, setupLambdaEnvironment } from "@sparticuz/chromium";
import { chromium } from "playwright-core";

const UNSAFE = ["--disable-web-security", "--allow-running-insecure-content"];

async function unpacked() {
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
  await writeFile(list, `<?xml version="1.0"?><fontconfig>${listed}</fontconfig>`);
  return list;
}

/** Start the browser. */
export async function launch() {
  bundled.setGraphicsMode = false;
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? (await unpacked()),
    args: bundled.args.filter((flag) => !UNSAFE.includes(flag)),
  });
}
