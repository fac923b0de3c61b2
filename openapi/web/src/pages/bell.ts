/** Tell a player whose turn it is, in the ways that the player has switched on. */

import type { GameState } from "seance-sdk";
import icon from "./icon.svg";
import turnIcon from "./icon_turn.svg";
import { iconAlert, notifyAlert, sound, t, titleAlert } from "./settings";

/** The turns that were rung for, in any tab of this browser. */
const RUNG = "seance.rung";

/** As many turns as are remembered. */
const MOST = 50;

/** In milliseconds: while one tab rings, no other does. */
const RINGS = 1_000;

/** Say in the title and the icon of the tab whether it is the reader's turn. */
export function showTurn(isMine: boolean): void {
  const isTold = isMine && titleAlert.value === "on";
  document.title = isTold ? `● ${t("table.yours")} – Seance` : "Seance";
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = isMine && iconAlert.value === "on" ? turnIcon : icon;
}

/** Ring and notify once for a turn, in one tab: the first that shows it. */
export async function callPlayer(game: GameState, prompt: string): Promise<void> {
  const turn = `${game.id}/${game.version}`;
  if (!navigator.locks) return ringOnce(turn, game, prompt);
  await navigator.locks.request(
    "seance.ring",
    { ifAvailable: true },
    async (lock) => lock && ringOnce(turn, game, prompt),
  );
}

async function ringOnce(turn: string, game: GameState, prompt: string): Promise<void> {
  const rung = (localStorage.getItem(RUNG) ?? "").split(" ");
  if (rung.includes(turn)) return;
  localStorage.setItem(RUNG, [...rung.slice(1 - MOST), turn].join(" "));
  const isElsewhere = document.hidden || !document.hasFocus();
  if (notifyAlert.value === "on" && isElsewhere) notify(game, prompt);
  if (sound.value === "on") await ring();
}

async function ring(): Promise<void> {
  const audio = new AudioContext();
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = 660;
  volume.gain.setValueAtTime(0.12, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.6);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  await new Promise((resolve) => setTimeout(resolve, RINGS));
  await audio.close();
}

function notify(game: GameState, prompt: string): void {
  try {
    const shown = new Notification(t("table.yours"), { body: prompt, tag: game.id });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Some browsers know notifications, but allow them to service workers only.
  }
}

/** Ask whether notifications may be shown; the browser asks the reader if need be. */
export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  if (Notification.permission === "granted") return true;
  return (await Notification.requestPermission()) === "granted";
}
