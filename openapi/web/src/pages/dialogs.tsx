/** What opens over a page: settings, shortcuts, rules. */

import { type Signal, useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { type Key, LANGUAGES, type Language } from "../words";
import { askToNotify } from "./bell";
import * as settings from "./settings";
import { t } from "./settings";

/** A dialog; Escape and its button close it. */
export function Dialog(props: {
  heading: string;
  onClose: () => void;
  children: ComponentChildren;
}) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => element.current?.showModal(), []);
  return (
    <dialog ref={element} onClose={props.onClose} aria-labelledby="dialog-heading">
      <h2 id="dialog-heading">{props.heading}</h2>
      {props.children}
      <form method="dialog">
        <button class="primary">{t("app.close")}</button>
      </form>
    </dialog>
  );
}

function Choice<T extends string>(props: {
  label: string;
  chosen: Signal<T>;
  all: readonly (readonly [T, string])[];
}) {
  return (
    <label class="field">
      <span>{props.label}</span>
      <select
        value={props.chosen.value}
        onChange={({ currentTarget }) =>
          (props.chosen.value = currentTarget.value as T)
        }
      >
        {props.all.map(([value, words]) => (
          <option key={value} value={value} selected={value === props.chosen.value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Something that is on or off. */
function Switch(props: { label: string; chosen: Signal<"on" | "off">; help?: string }) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={props.chosen.value === "on"}
        onChange={({ currentTarget }) =>
          (props.chosen.value = currentTarget.checked ? "on" : "off")
        }
      />
      <span>
        {props.label}
        {props.help && <small>{props.help}</small>}
      </span>
    </label>
  );
}

/** Whether the service answers what leaves no choice. */
export function AutoSwitch() {
  return (
    <Switch label={t("new.auto")} chosen={settings.auto} help={t("new.auto.help")} />
  );
}

/** Notifications are asked for when they are switched on, and never before. */
function NotifySwitch() {
  const isBlocked = useSignal(false);
  const chosen = settings.notifyAlert;
  useSignalEffect(() => {
    if (chosen.value === "off") return;
    void askToNotify().then((isAllowed) => {
      isBlocked.value = !isAllowed;
      if (!isAllowed) chosen.value = "off";
    });
  });
  return (
    <>
      <Switch label={t("settings.alert.notify")} chosen={chosen} />
      {isBlocked.value && <small role="alert">{t("settings.alert.blocked")}</small>}
    </>
  );
}

/** What a reader can choose for this browser. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog heading={t("app.settings")} onClose={onClose}>
      <Choice
        label={t("settings.language")}
        chosen={settings.language}
        all={Object.entries(LANGUAGES) as [Language, string][]}
      />
      <Choice
        label={t("settings.theme")}
        chosen={settings.themeChoice}
        all={settings.THEMES.map((each) => [each, t(`settings.theme.${each}`)])}
      />
      <Choice
        label={t("settings.motion")}
        chosen={settings.motion}
        all={settings.MOTIONS.map((each) => [each, t(`settings.motion.${each}`)])}
      />
      <fieldset class="several">
        <legend>{t("settings.alert")}</legend>
        <Switch label={t("settings.alert.title")} chosen={settings.titleAlert} />
        <Switch label={t("settings.alert.icon")} chosen={settings.iconAlert} />
        <Switch label={t("settings.sound")} chosen={settings.sound} />
        <NotifySwitch />
      </fieldset>
      <Switch
        label={t("settings.confirm")}
        chosen={settings.confirm}
        help={t("settings.confirm.help")}
      />
      <Switch label={t("settings.keys")} chosen={settings.shortcuts} />
    </Dialog>
  );
}

/** What is pressed: by what stands on the key or, if it begins with `keys.`, in words. */
const KEYS: readonly (readonly [string, Key])[] = [
  ["1 – 9", "keys.digit"],
  ["keys.name.arrows", "keys.arrows"],
  ["Enter", "keys.enter"],
  ["Esc", "keys.escape"],
  ["H", "keys.hint"],
  ["U", "keys.undo"],
  ["Z", "keys.zoom"],
  ["P", "keys.log"],
  ["keys.name.any", "keys.any"],
  ["keys.name.sides", "keys.replay"],
  ["keys.name.shifted", "keys.replay.turn"],
  [", .", "keys.replay.event"],
  ["?", "keys.help"],
];

/** All shortcuts. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog heading={t("keys.heading")} onClose={onClose}>
      <dl class="keys">
        {KEYS.map(([key, words]) => (
          <div key={words}>
            <dt>
              <kbd>{key.startsWith("keys.") ? t(key as Key) : key}</kbd>
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
