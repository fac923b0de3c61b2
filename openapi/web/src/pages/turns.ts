/** What happened, turn by turn: a turn lasts as long as the same seat acts. */

import type { Event } from "seance-sdk";

/** Everything that one seat did before another one acted. */
export interface Turn {
  /** Who acted; nobody before the first one does. */
  actor: number | undefined;
  /** What each command caused, in order. */
  commands: Event[][];
}

/** The events of a game, grouped by turn and by command. */
export function turnsOf(events: readonly Event[]): Turn[] {
  const turns: Turn[] = [];
  for (const command of commandsOf(events)) {
    const actor = command.find((event) => event.actor !== undefined)?.actor;
    const last = turns.at(-1);
    // What nobody did belongs to the turn in which it happened.
    if (last && (actor === undefined || actor === last.actor)) {
      last.commands.push(command);
    } else turns.push({ actor, commands: [command] });
  }
  return turns;
}

function commandsOf(events: readonly Event[]): Event[][] {
  const commands: Event[][] = [];
  for (const event of events) {
    const last = commands.at(-1);
    if (last?.[0]?.version === event.version) last.push(event);
    else commands.push([event]);
  }
  return commands;
}

/** The version at which each turn ended. */
export function endsOf(turns: readonly Turn[]): number[] {
  return turns.map(({ commands }) => commands.at(-1)?.[0]?.version ?? 0);
}
