/** Options as buttons. */

import { useContext } from "preact/hooks";
import { createContext } from "preact";
import type { Offered, Selection } from "./selection";
import { t } from "./settings";

/** The option that a hint names, if any. */
export const Hinted = createContext<number | undefined>(undefined);

/** Options as short as this, in letters, stand side by side where there are many. */
const SHORT = 30;
const MANY = 4;

/** The list; nothing in it can be chosen before it has stood there for a moment. */
export function OptionList(props: {
  selection: Selection;
  offered: readonly Offered[];
  numbered: boolean;
}) {
  const { selection, offered, numbered } = props;
  const hinted = useContext(Hinted);
  const isArmed = selection.isArmed;
  const isShort =
    offered.length >= MANY &&
    offered.every(({ option: { label, help } }) => !help && label.length <= SHORT);
  return (
    <ol class={`options ${isArmed ? "" : "inert"} ${isShort ? "short" : ""}`}>
      {offered.map(({ option, index }, place) => (
        <li key={index}>
          <button
            type="button"
            data-option={index}
            class={`option ${index === hinted ? "hinted" : ""}`}
            aria-disabled={!isArmed}
            onClick={() => selection.choose(index)}
          >
            {numbered && place < 9 && <kbd aria-hidden="true">{place + 1}</kbd>}
            <span>
              {option.label}
              {option.help && (
                // Read once, it need not stand below each of the options that follow.
                <small
                  class={
                    option.help === offered[place - 1]?.option.help ? "unseen" : ""
                  }
                >
                  {option.help}
                </small>
              )}
              {index === hinted && <em class="badge">{t("table.hint")}</em>}
              {index === selection.wanted.value && selection.pending === undefined && (
                <em class="badge sure">{t("table.sure")}</em>
              )}
              {index === selection.pending && (
                <em class="badge">{t("table.sending")}</em>
              )}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
