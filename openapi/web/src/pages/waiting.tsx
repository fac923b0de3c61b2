/** A table with open seats: links to send, and who is there already. */

import { useSignal } from "@preact/signals";
import type { GameSeat } from "seance-sdk";
import { keepInvitation, seatAt, serviceIn, type Table } from "../table";
import { seatName } from "./names";
import { to } from "./route";
import { language, t } from "./settings";
import { wordsOf } from "./trouble";

/** Keep an open seat for whoever gets the link; only the owner may. */
export async function invite(id: string, seat: number, owner: string): Promise<void> {
  const { api } = serviceIn(language.value, owner);
  const { data } = await api.createInvitation({ path: { game: id, seat } });
  keepInvitation(id, seat, data.invitation);
}

/** The open seats of a table that has not begun. */
export function Waiting({ table, id }: { table: Table; id: string }) {
  const seats = table.known.value?.seats ?? [];
  return (
    <section class="panel waiting">
      <h2>{t("table.waiting")}</h2>
      <p>{t("table.waiting.help")}</p>
      <ol>
        {seats.map((each) => (
          <li key={each.seat}>
            {each.kind === "open" ? <OpenSeat seat={each} id={id} /> : seatName(each)}
          </li>
        ))}
      </ol>
    </section>
  );
}

function OpenSeat({ seat, id }: { seat: GameSeat; id: string }) {
  const isCopied = useSignal(false);
  const error = useSignal("");
  const held = seatAt(id);
  const owner = held?.owner;
  const secret = seat.reserved ? held?.invitations?.[seat.seat] : undefined;
  const path = to("join", id, seat.seat, ...(secret ? [secret] : []));
  const link = `${location.origin}/${path}`;
  const hasLink = secret !== undefined || !seat.reserved;
  async function copy() {
    await navigator.clipboard?.writeText(link);
    isCopied.value = true;
  }
  async function close() {
    try {
      if (owner) await invite(id, seat.seat, owner);
      isCopied.value = false;
    } catch (problem) {
      error.value = wordsOf(problem);
    }
  }
  return (
    <>
      {hasLink ? (
        <label class="field">
          <span>{t("table.send", { seat: seatName(seat) })}</span>
          <input
            readOnly
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          {secret && <small>{t("table.invite.once")}</small>}
        </label>
      ) : (
        <p>{seat.name ? t("table.kept", { name: seat.name }) : t("table.kept.link")}</p>
      )}
      <p class="row">
        {hasLink && (
          <button type="button" onClick={() => void copy()}>
            {isCopied.value ? t("table.copied") : t("table.copy")}
          </button>
        )}
        {owner && (
          <button type="button" class="quiet" onClick={() => void close()}>
            {t(seat.reserved ? "table.invite.new" : "table.invite")}
          </button>
        )}
      </p>
      {error.value && (
        <p class="notice" role="alert">
          {error.value}
        </p>
      )}
    </>
  );
}
