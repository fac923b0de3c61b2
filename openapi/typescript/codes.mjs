// Write src/codes.ts: the codes of all refusals, each of which has its example in the
// document. `npm run generate` runs it.
import { readFile, writeFile } from "node:fs/promises";

const document = JSON.parse(
  await readFile(new URL("../openapi.json", import.meta.url)),
);
const codes = Object.values(document.components.examples).map(
  ({ value }) => value.code,
);
const lines = codes.sort().map((code) => `  "${code}",\n`);
await writeFile(
  new URL("src/codes.ts", import.meta.url),
  `/** Made from the document by \`npm run generate\`; do not edit. */

/** The codes of refusals that this version of the API knows; a newer one may have more. */
export const PROBLEM_CODES = [
${lines.join("")}] as const;

/** One of them. */
export type ProblemCode = (typeof PROBLEM_CODES)[number];
`,
);
