/** What a player can do about a table besides playing: resign, and let the service answer. */

import { useSignal } from "@preact/signals";
import { keepSeat, seatAt, serviceIn, type Table } from "../table";
import { announce } from "./announce";
import { Dialog } from "./dialogs";
import { to } from "./route";
import { auto, language, t } from "./settings";
import { wordsOf } from "./trouble";

/** A button, and the dialog that it opens. */
export function TableMenu({ table, id }: { table: Table; id: string }) {
  const isOpen = useSignal(false);
  const game = table.known.value;
  const held = seatAt(id);
  const isPlayed = game?.status === "playing" && held !== undefined && held.seat >= 0;
  if (!game?.public && !isPlayed && !held?.owner) return null;
  return (
    <>
      <button type="button" class="quiet" onClick={() => (isOpen.value = true)}>
        {t("table.menu")}
      </button>
      {isOpen.value && (
        <Dialog heading={t("table.menu")} onClose={() => (isOpen.value = false)}>
          <Spectators id={id} isPublic={game?.public ?? false} />
          {isPlayed && (
            <Mine table={table} id={id} seat={held.seat} token={held.token} />
          )}
        </Dialog>
      )}
    </>
  );
}

/** A link by which others look on; that of a table that is not public has a secret. */
function Spectators({ id, isPublic }: { id: string; isPublic: boolean }) {
  const error = useSignal("");
  const held = seatAt(id);
  const secret = isPublic ? undefined : held?.spectators;
  async function make(owner: string) {
    try {
      const { api } = serviceIn(language.value, owner);
      const { data } = await api.createSpectator({ path: { game: id } });
      if (held) keepSeat({ ...held, spectators: data.token });
    } catch (problem) {
      error.value = wordsOf(problem);
    }
  }
  const { owner } = held ?? {};
  if (!isPublic && !secret) {
    return owner ? (
      <p class="watchers">
        <button type="button" onClick={() => void make(owner)}>
          {t("table.spectators.make")}
        </button>
        <small>{t("table.spectators.help")}</small>
        {error.value && <span role="alert">{error.value}</span>}
      </p>
    ) : null;
  }
  return (
    <label class="field watchers">
      <span>{t("table.spectators")}</span>
      <input
        readOnly
        value={`${location.origin}/${to("watch", id, ...(secret ? [secret] : []))}`}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <small>{t("table.spectators.help")}</small>
    </label>
  );
}

function Mine(props: { table: Table; id: string; seat: number; token: string }) {
  const { table, id, seat, token } = props;
  const isSure = useSignal(false);
  const error = useSignal("");
  const path = { game: id, seat };
  const { api } = serviceIn(language.value, token);
  const mine = table.known.value?.seats[seat];
  if (mine?.resigned) return <p>{t("table.resigned")}</p>;

  async function attempt(work: () => Promise<void>) {
    try {
      await work();
    } catch (problem) {
      error.value = wordsOf(problem);
    }
  }
  const answerSingle = (isOn: boolean) =>
    attempt(async () => {
      const body = { kind: "human", auto: isOn ? "single" : "off" } as const;
      const { data } = await api.updateSeat({ path, body });
      auto.value = isOn ? "on" : "off";
      const held = seatAt(id);
      // Whoever takes a seat again gets a new token, and the old one opens nothing.
      if (held && data.token) keepSeat({ ...held, token: data.token });
    });
  const resign = () =>
    attempt(async () => {
      await api.resignSeat({ path });
      announce(t("table.resigned"));
    });
  return (
    <>
      {/* Where clocks run, everybody answers everything. */}
      {!table.known.value?.clocks && (
        <label class="switch">
          <input
            type="checkbox"
            checked={mine?.auto === "single"}
            onChange={({ currentTarget }) => void answerSingle(currentTarget.checked)}
          />
          <span>
            {t("new.auto")}
            <small>{t("new.auto.help")}</small>
          </span>
        </label>
      )}
      <div class="resign">
        {isSure.value ? (
          <>
            <p role="alert">{t("table.resign.sure")}</p>
            <p class="row">
              <button type="button" class="danger" onClick={() => void resign()}>
                {t("table.resign")}
              </button>
              <button type="button" onClick={() => (isSure.value = false)}>
                {t("app.back")}
              </button>
            </p>
          </>
        ) : (
          <button type="button" class="danger" onClick={() => (isSure.value = true)}>
            {t("table.resign")}…
          </button>
        )}
      </div>
      {error.value && (
        <p class="notice" role="alert">
          {error.value}
        </p>
      )}
    </>
  );
}
