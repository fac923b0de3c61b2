/** An account: games that come back on any device, tournaments, and a rating. */

import { useSignal } from "@preact/signals";
import type { OwnAccount } from "seance-sdk";
import { useLoaded } from "../pages/load";
import { to } from "../pages/route";
import { language } from "../pages/settings";
import { Trouble, wordsOf } from "../pages/trouble";
import { account, serviceIn, signIn, signOut } from "../table";
import { Sure, Table } from "./parts";
import { useTitleNames } from "./session";
import { number, o } from "./words";

/** A normal value lies this many deviations around its mean in 95 % of the cases. */
const SURE = 1.96;

/** One's own account, or how to get one. */
export function AccountPage() {
  return (
    <div class="page slim organise">
      <h1>{o("accountHeading")}</h1>
      <p class="lead">{o("accountLead")}</p>
      {account.value ? <Own key={account.value.key} /> : <Strangers />}
    </div>
  );
}

function Strangers() {
  const name = useSignal("");
  const key = useSignal("");
  const error = useSignal("");
  async function attempt(event: SubmitEvent, work: () => Promise<void>) {
    event.preventDefault();
    error.value = "";
    try {
      await work();
    } catch (problem) {
      error.value = wordsOf(problem);
    }
  }
  const create = async () => {
    const { api } = serviceIn(language.value);
    const body = { name: name.value.trim(), kind: "person" } as const;
    const { data } = await api.createAccount({ body });
    signIn({ name: data.name, key: data.key });
  };
  const enter = async () => {
    const own = key.value.trim();
    const { data } = await serviceIn(language.value, own).api.getMe();
    signIn({ name: data.name, key: own });
  };
  return (
    <>
      {error.value && (
        <p class="notice" role="alert">
          {error.value}
        </p>
      )}
      <form class="panel" onSubmit={(event) => void attempt(event, create)}>
        <h2>{o("accountNew")}</h2>
        <label class="field">
          <span>{o("accountName")}</span>
          <input
            required
            pattern="[a-z0-9][a-z0-9_\-]{2,29}"
            autoComplete="username"
            value={name.value}
            onInput={({ currentTarget }) => (name.value = currentTarget.value)}
          />
          <small>{o("accountNameHelp")}</small>
        </label>
        <button class="primary">{o("accountCreate")}</button>
      </form>
      <form class="panel" onSubmit={(event) => void attempt(event, enter)}>
        <h2>{o("accountHave")}</h2>
        <label class="field">
          <span>{o("accountKey")}</span>
          <input
            required
            type="password"
            autoComplete="current-password"
            value={key.value}
            onInput={({ currentTarget }) => (key.value = currentTarget.value)}
          />
        </label>
        <button>{o("accountEnter")}</button>
      </form>
    </>
  );
}

function Own() {
  const { key = "", name = "" } = account.value ?? {};
  const found = useLoaded(async () => {
    const { api } = serviceIn(language.value, key);
    const [{ data: own }, { data: profile }] = await Promise.all([
      api.getMe(),
      api.getAccount({ path: { account: name } }),
    ]);
    return { ...own, ...profile, keys: own.keys };
  }, [key, language.value]);
  const { value } = found.value;
  return (
    <>
      <section class="panel" data-account={name}>
        <h2>{name}</h2>
        <Trouble of={found.value} />
        {value && <p>{o("accountGames", { count: value.games ?? 0 })}</p>}
        <Key secret={key} />
        <p class="row">
          <a class="button" href={to()}>
            {o("accountToGames")}
          </a>
          <a class="button" href={to("organise", "tournaments")}>
            {o("tournaments")}
          </a>
        </p>
        <Sure
          label={o("signOut")}
          question={o("signOutSure")}
          onSure={async () => signOut()}
        />
      </section>
      {value?.ratings && value.ratings.length > 0 && <Ratings of={value} />}
    </>
  );
}

/** The key, to be taken to another device; it is shown when it is asked for. */
function Key({ secret }: { secret: string }) {
  const isShown = useSignal(false);
  return (
    <div class="field">
      <span>{o("accountKey")}</span>
      {isShown.value ? (
        <code>{secret}</code>
      ) : (
        <p>
          <button type="button" onClick={() => (isShown.value = true)}>
            {o("accountShow")}
          </button>
        </p>
      )}
      <small>{o("accountKeyHelp")}</small>
    </div>
  );
}

function Ratings({ of: { ratings } }: { of: Pick<OwnAccount, "ratings"> }) {
  const nameOf = useTitleNames();
  return (
    <Table
      caption={o("ratings")}
      head={[o("title"), o("players"), o("rating"), o("played")]}
    >
      {ratings?.map(({ title, players, mean, deviation, games }) => (
        <tr key={`${title}/${players}`}>
          <th scope="row">{nameOf(title)}</th>
          <td>{players}</td>
          <td>
            {number(mean, 1)} ({number(mean - SURE * deviation, 1)}–
            {number(mean + SURE * deviation, 1)})
          </td>
          <td>{number(games)}</td>
        </tr>
      ))}
    </Table>
  );
}
