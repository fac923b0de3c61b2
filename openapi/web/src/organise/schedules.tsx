/** Tournaments that are held again and again. */

import { useSignal } from "@preact/signals";
import { useLoaded } from "../pages/load";
import { to } from "../pages/route";
import { language } from "../pages/settings";
import { Missing, Sure } from "./parts";
import { operatorKey, service } from "./session";
import { Tokens } from "./tournaments";
import { moment, o } from "./words";

/** All schedules: when they were held, and when they will be. */
export function SchedulesPage() {
  const changes = useSignal(0);
  const found = useLoaded(
    async () => (await service().api.listSchedules()).data.items,
    [language.value, operatorKey.value, changes.value],
  );
  const all = found.value.value;
  async function remove(id: string) {
    await service().api.deleteSchedule({ path: { schedule: id } });
    changes.value += 1;
  }
  return (
    <section>
      <p>
        <a class="button primary" href={to("organise", "tournaments", "new")}>
          {o("newTournament")}
        </a>
      </p>
      <Missing of={found.value} />
      {all?.length === 0 && <p>{o("noSchedules")}</p>}
      {all?.map((each) => (
        <article key={each.id} class="panel" data-schedule={each.id}>
          <h2>
            <code>{each.cron}</code> {each.zone}
          </h2>
          <Tokens id={each.id} />
          <p>
            {o("nextRuns")}: {each.next_runs.slice(0, 3).map(moment).join(" · ")}
          </p>
          {each.open_tournament && (
            <p>
              <a href={to("organise", "tournaments", each.open_tournament)}>
                {o("nextOpen")}
              </a>
            </p>
          )}
          {each.last_runs.length > 0 && (
            <>
              <p>{o("lastRuns")}:</p>
              <ul>
                {each.last_runs.map((run) => (
                  <li key={run.tournament}>
                    <a href={to("organise", "tournaments", run.tournament)}>
                      {moment(run.due_at)}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
          <Sure
            label={o("remove1")}
            question={o("removeSure")}
            onSure={() => remove(each.id)}
          />
        </article>
      ))}
    </section>
  );
}
