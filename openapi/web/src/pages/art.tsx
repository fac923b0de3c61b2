/** A picture for each title, made of what all of them have: night, houses, ghosts. */

import { hueOf } from "./names";

/** Houses against the sky, in a picture of 320 by 120; a title gets one by its id. */
const HOUSES = [
  // A mansion on a hill, with its towers.
  "M0 120V104Q80 84 160 84T320 100V120ZM118 92V50h10V34l9-12 9 12v16h28V38l11-15 11 15v12h10v44ZM142 50l18-18 16 18Z",
  // The roofs of a town.
  "M0 120V86h16V66l20-16 20 16v20h14V58h34v30h12V70l16-30 16 30v18h20V62l24-18 24 18v26h18V72h30v16h16V58l18-14 18 14v62Z",
  // Pagodas of a village, between mountains.
  "M0 120V96L44 58l34 30 22-18 30 26h12V84h-10q10-4 14-14h-6q10-4 12-14h-4q12-5 16-16 4 11 16 16h-4q2 10 12 14h-6q4 10 14 14h-10v12h20l36-30 26 20 26-22 16 12v36Z",
] as const;

/** The lights in the windows of those houses. */
const WINDOWS = [
  "M132 44h8v10h-8ZM178 48h8v10h-8ZM154 66h10v13h-10ZM126 70h7v9h-7ZM190 70h7v9h-7Z",
  "M30 68h10v11H30ZM78 66h8v9h-8ZM92 66h8v9h-8ZM128 66h9v11h-9ZM188 66h10v12h-10ZM258 78h8v8h-8ZM294 66h8v10h-8Z",
  "M152 88h7v9h-7ZM165 88h7v9h-7ZM158 70h8v8h-8Z",
] as const;

/** Where ghosts are: from the left, from above, how large, how clear. */
const GHOSTS = [
  [
    [26, 54, 58, 0.95],
    [212, 26, 30, 0.6],
    [284, 62, 24, 0.35],
  ],
  [
    [214, 46, 62, 0.95],
    [96, 20, 30, 0.55],
    [250, 12, 24, 0.35],
    [158, 8, 20, 0.3],
  ],
  [
    [226, 56, 52, 0.95],
    [62, 22, 38, 0.6],
    [196, 18, 22, 0.35],
  ],
] as const;

const GHOST =
  "M12 56V30a20 20 0 0 1 40 0v26l-6.7-7-6.7 7-6.6-7-6.7 7-6.6-7zM25 25.5a4.5 4.5 0 1 0 .1 0zM40 25.5a4.5 4.5 0 1 0 .1 0z";

const STARS = "M18 20h1M58 12h1M104 30h1M150 14h1M206 24h1M252 10h1M300 28h1M284 52h1";

/** The picture of a title. */
export function Art({ title }: { title: string }) {
  const scene = Math.floor(hueOf(title) / 2);
  const moon = [262, 52, 278][scene] ?? 262;
  return (
    <svg
      class="art"
      viewBox="0 0 320 120"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path class="stars" d={STARS} />
      <circle class="halo" cx={moon} cy="34" r="32" />
      <circle class="moon" cx={moon} cy="34" r="17" />
      <path class="houses" d={HOUSES[scene]} />
      <path class="windows" d={WINDOWS[scene]} />
      {GHOSTS[scene]?.map(([x, y, size, opacity]) => (
        <path
          key={x}
          class="spook"
          d={GHOST}
          fill-rule="evenodd"
          opacity={opacity}
          transform={`translate(${x} ${y}) scale(${size / 64})`}
        />
      ))}
    </svg>
  );
}
