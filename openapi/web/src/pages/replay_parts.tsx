/** What a replay is steered by, and what can be done with its moments. */

import { useSignal } from "@preact/signals";
import type { Game, UpdateSeatRequest } from "seance-sdk";
import { keepSeat } from "../table";
import { useLoaded } from "./load";
import { go, to } from "./route";
import { t } from "./settings";
import { Trouble, wordsOf } from "./trouble";

/** One back and one on, by turn or by event. */
export function Pair(props: {
  label: string;
  name: "turn" | "event";
  onStep: (by: number) => void;
}) {
  const { label, name, onStep } = props;
  return (
    <div class="pair" role="group" aria-label={label}>
      <Step
        label={t(`replay.${name}.previous`)}
        sign="M15 6l-7 6 7 6"
        onClick={() => onStep(-1)}
      />
      <span aria-hidden="true">{label}</span>
      <Step
        label={t(`replay.${name}.next`)}
        sign="M9 6l7 6-7 6"
        onClick={() => onStep(1)}
      />
    </div>
  );
}

/** A button with a sign. */
export function Step(props: {
  label: string;
  sign: string;
  /** Whether it is the one that most look for. */
  isMain?: boolean;
  onClick: () => void;
}) {
  const { label, sign, isMain, onClick } = props;
  return (
    <button
      type="button"
      class={`step ${isMain ? "primary" : ""}`}
      aria-label={label}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} fill={sign.endsWith("z") ? undefined : "none"} />
      </svg>
    </button>
  );
}

/** Play on from a moment: the reader in the seat that is looked from, bots in the others. */
export function Fork(props: { game: Game; version: number; seat: number }) {
  const { game, version } = props;
  const seat = Math.max(0, props.seat);
  const error = useSignal("");
  if (version === game.state.version) return null;
  async function fork() {
    try {
      const seats = game.state.seats.map((each): UpdateSeatRequest => ({
        kind: each.seat === seat ? "human" : "bot",
      }));
      const table = await game.fork({ version, seats });
      const { owner } = table.credentials;
      const { token } = await table.seat(seat);
      const { title } = table.state;
      const since = Date.now();
      keepSeat({ game: table.id, title, seat, token: token ?? owner, owner, since });
      go(to("play", table.id));
    } catch (problem) {
      error.value = wordsOf(problem);
    }
  }
  return (
    <>
      <button type="button" class="primary" onClick={() => void fork()}>
        {t("replay.fork")}
      </button>
      {error.value && <span role="alert"> {error.value}</span>}
    </>
  );
}

/** Whether the service, playing it again, comes to the same end. */
export function Verified({ game }: { game: Game }) {
  const verified = useLoaded(
    async () => game.seance.verify(await game.replay()),
    [game.id],
  );
  const { value, error } = verified.value;
  if (error !== undefined) return <Trouble of={verified.value} />;
  if (!value) return <p class="proof">{t("replay.verifying")}</p>;
  if (value.valid) return <p class="proof good">{t("replay.verified")}</p>;
  const version = value.divergence?.version ?? 0;
  return <p class="proof bad">{t("replay.unverified", { version })}</p>;
}

/** The address of the page names the moment that it shows; it can be sent. */
export function CopyAddress() {
  const isCopied = useSignal(false);
  if (!navigator.clipboard) return null;
  async function copy() {
    await navigator.clipboard.writeText(location.href);
    isCopied.value = true;
    setTimeout(() => (isCopied.value = false), 2_000);
  }
  return (
    <button type="button" onClick={() => void copy()}>
      {t(isCopied.value ? "table.copied" : "replay.copy")}
    </button>
  );
}
