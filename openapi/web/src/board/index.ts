/** The picture of a table: plain TypeScript, no framework, no title. */

export { Board, type Showing } from "./board";
export type { Movement, Step } from "./motion";
export type { About } from "./spots";
