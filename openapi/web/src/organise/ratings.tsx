/** How strong bots and programs are thought to be, and how sure that is. */

import { useLoaded } from "../pages/load";
import { go, to } from "../pages/route";
import { language } from "../pages/settings";
import { Trouble } from "../pages/trouble";
import { TitleField } from "./fields";
import { Table } from "./parts";
import { service } from "./session";
import { number, o } from "./words";

/** A normal value lies this many deviations around its mean in 95 % of the cases. */
const SURE = 1.96;

/** The ratings of a title, the strongest first. */
export function RatingsPage({ title }: { title: string | undefined }) {
  const found = useLoaded(async () => {
    const { api } = service();
    const titles = (await api.listTitles()).data.items;
    const chosen = title ?? titles[0]?.id ?? "";
    const { data } = await api.listRatings({ path: { title: chosen } });
    return { titles, chosen, ratings: data.items };
  }, [language.value, title]);
  const { value } = found.value;
  if (!value) return <Trouble of={found.value} />;
  return (
    <section>
      <TitleField
        titles={value.titles}
        chosen={value.chosen}
        onChoose={(id) => go(to("organise", "ratings", id))}
      />
      {value.ratings.length === 0 ? (
        <>
          <p>{o("noRatings")}</p>
          <p>
            <a class="button" href={to("organise", "tournaments")}>
              {o("tournaments")}
            </a>
          </p>
        </>
      ) : (
        <Table
          caption={o("ratings")}
          head={[o("bot"), o("players"), o("rating"), o("atLeast"), o("played")]}
        >
          {value.ratings.map((each) => (
            <tr key={`${each.players}/${each.bot}`}>
              <th scope="row">{each.bot}</th>
              <td>{each.players}</td>
              <td>
                {number(each.mean, 1)} ({number(each.mean - SURE * each.deviation, 1)}–
                {number(each.mean + SURE * each.deviation, 1)})
              </td>
              <td>{number(each.at_least, 1)}</td>
              <td>{number(each.games)}</td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}
