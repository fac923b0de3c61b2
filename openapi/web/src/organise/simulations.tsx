/** Simulations: all of them, and one with its report. */

import type { Report, Simulation } from "seance-sdk";
import { useLoaded } from "../pages/load";
import { hueClass, words } from "../pages/names";
import { to } from "../pages/route";
import { language } from "../pages/settings";
import { Trouble } from "../pages/trouble";
import { useLive } from "./live";
import { Chart, Progress, Sure, Table } from "./parts";
import { operatorKey, service, useTitleNames } from "./session";
import { moment, number, o, share } from "./words";

/** All simulations, the latest first. */
export function SimulationsPage() {
  const nameOf = useTitleNames();
  const found = useLoaded(async () => {
    const { api } = service();
    return (await api.listSimulations({ query: { limit: 50 } })).data.items;
  }, [language.value, operatorKey.value]);
  const all = found.value.value;
  return (
    <section>
      <p>
        <a class="button primary" href={to("organise", "simulations", "new")}>
          {o("newSimulation")}
        </a>
      </p>
      <Trouble of={found.value} />
      {all?.length === 0 && <p>{o("noSimulations")}</p>}
      <ul class="mine">
        {all?.map((each) => (
          <li key={each.id} class={hueClass(each.request.title)}>
            <a href={to("organise", "simulations", each.id)}>
              <strong>{nameOf(each.request.title)}</strong>
              <span>
                {each.request.seats.join(", ")}, {moment(each.created_at)}
              </span>
              <span class="state">{o(each.status)}</span>
            </a>
            <Progress {...each.progress} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Held {
  simulation: Simulation;
  chart: string | undefined;
}

async function fetchHeld(id: string, signal: AbortSignal): Promise<Held> {
  const { api } = service();
  const path = { simulation: id };
  const { data: simulation } = await api.getSimulation({ path, signal });
  // There is a picture when there is a report.
  if (!simulation.report) return { simulation, chart: undefined };
  const { data } = await api.drawSimulation({ path, parseAs: "text", signal });
  return { simulation, chart: data as unknown as string };
}

/** One simulation, followed to its end. */
export function SimulationPage({ id }: { id: string }) {
  const nameOf = useTitleNames();
  const held = useLive(
    id,
    (signal) => fetchHeld(id, signal),
    (signal) => service().simulations.watch(id, { signal }),
  );
  const { value } = held.value;
  if (!value) return <Trouble of={held.value} />;
  const { simulation, chart } = value;
  const { games_per_second: rate, seconds_left: left } = simulation.progress;
  return (
    <section data-simulation={simulation.status}>
      <h2>
        {nameOf(simulation.request.title)}: {simulation.request.seats.join(", ")}
      </h2>
      <p>
        <span class={`turn ${simulation.status}`}>{o(simulation.status)}</span>{" "}
        {rate !== undefined && o("rate", { rate: number(rate, 1) })}
        {left !== undefined &&
          simulation.status === "running" &&
          `, ${o("left", { seconds: Math.round(left) })}`}
      </p>
      <Progress {...simulation.progress} />
      {simulation.status === "running" && (
        <Sure
          label={o("stop")}
          question={o("stopSure")}
          onSure={() => service().simulations.cancel(id)}
        />
      )}
      {simulation.report && <ReportTables report={simulation.report} />}
      {chart && <Chart markup={chart} label={o("chart")} />}
    </section>
  );
}

function ReportTables({ report }: { report: Report }) {
  const groups = [
    ["byBot", "bot", report.by_bot],
    ["bySeat", "seat", report.by_seat],
  ] as const;
  return (
    <>
      {groups.map(([caption, kind, rates]) => (
        <Table
          key={caption}
          caption={o(caption)}
          head={[o(kind), o("played"), o("wins"), o("winRate")]}
        >
          {rates.map(({ name, seats, wins, win_rate: rate, interval }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{number(seats)}</td>
              <td>{number(wins)}</td>
              <td>{share(rate, interval)}</td>
            </tr>
          ))}
        </Table>
      ))}
      <Table caption={o("endings")} head={[o("endings"), o("played"), o("share")]}>
        {report.endings.map((each) => (
          <tr key={each.name}>
            <th scope="row">{words(each.name)}</th>
            <td>{number(each.games)}</td>
            <td>{share(each.share, each.interval)}</td>
          </tr>
        ))}
      </Table>
      <p>
        {o("length")}: {number(report.length.mean, 1)} ({number(report.length.lowest)}–
        {number(report.length.highest)})
      </p>
    </>
  );
}
