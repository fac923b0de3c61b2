/** The options of a title as a form, made from their JSON Schema. */

import type { Signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { TitleDetails } from "seance-sdk";
import { words } from "./names";

/** What was chosen; what is left out is as usual. */
export type Answers = Readonly<Record<string, unknown>>;

/** One option, as far as a form needs to know. */
interface Schema {
  type?: string;
  title?: string;
  enum?: readonly string[];
  oneOf?: readonly { const: string | number; title?: string }[];
  description?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  items?: Schema;
}

/** Numbers up to this many are chosen from a list. */
const FEW = 12;

/** What the values of an option are called, by their ids. */
type NameOf = (id: string) => string;

/** Components have names in the language of the reader; what has none keeps its id. */
function namesIn({ components }: TitleDetails): NameOf {
  const names = new Map<string, string>();
  for (const component of Object.values(components).flat()) {
    const { id, number, name } = component as Record<string, string | undefined>;
    if (id && name) names.set(id, name);
    if (number !== undefined && name) names.set(String(number), name);
  }
  return (id) => names.get(id) ?? words(id);
}

/** What a value of an option is called: by its schema, else by a component. */
function valueName({ oneOf }: Schema, value: string | number, nameOf: NameOf): string {
  return oneOf?.find((each) => each.const === value)?.title ?? nameOf(String(value));
}

/** A field for each option, with what it means. */
export function OptionFields(props: { title: TitleDetails; answers: Signal<Answers> }) {
  const { title, answers } = props;
  const { properties = {} } = title.options_schema as {
    properties?: Record<string, Schema>;
  };
  const nameOf = useMemo(() => namesIn(title), [title]);
  return (
    <>
      {Object.entries(properties).map(([name, schema]) => (
        <Field
          key={name}
          name={name}
          schema={schema}
          nameOf={nameOf}
          value={answers.value[name] ?? schema.default}
          onChange={(value) => (answers.value = { ...answers.value, [name]: value })}
        />
      ))}
    </>
  );
}

interface FieldProps {
  name: string;
  schema: Schema;
  nameOf: NameOf;
  value: unknown;
  onChange: (value: unknown) => void;
}

function Field(props: FieldProps) {
  const { name, schema, nameOf, value, onChange } = props;
  const help = <small>{schema.description}</small>;
  if (schema.type === "boolean") {
    return (
      <label class="switch">
        <input
          type="checkbox"
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>
          {schema.title ?? words(name)}
          {help}
        </span>
      </label>
    );
  }
  if (schema.type === "array") {
    return <Several {...props} />;
  }
  return (
    <label class="field">
      <span>{schema.title ?? words(name)}</span>
      {schema.enum ? (
        <select onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {schema.enum.map((each) => (
            <option key={each} value={each} selected={each === value}>
              {valueName(schema, each, nameOf)}
            </option>
          ))}
        </select>
      ) : isFew(schema) ? (
        <select onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}>
          {numbers(schema).map((each) => (
            <option key={each} value={each} selected={each === value}>
              {valueName(schema, each, String)}
            </option>
          ))}
        </select>
      ) : (
        <input
          type="number"
          min={schema.minimum}
          max={schema.maximum}
          value={String(value)}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        />
      )}
      {help}
    </label>
  );
}

function Several({ name, schema, nameOf, value, onChange }: FieldProps) {
  const chosen = Array.isArray(value) ? (value as unknown[]) : [];
  const all: readonly (string | number)[] = schema.items?.enum ?? numbers(schema.items);
  return (
    <fieldset class="several">
      <legend>{schema.title ?? words(name)}</legend>
      <small>{schema.description}</small>
      <div>
        {all.map((each) => (
          <label key={each} class="chip-box">
            <input
              type="checkbox"
              checked={chosen.includes(each)}
              onChange={({ currentTarget }) =>
                onChange(
                  currentTarget.checked
                    ? [...chosen, each]
                    : chosen.filter((other) => other !== each),
                )
              }
            />
            <span>{valueName(schema.items ?? {}, each, nameOf)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function isFew({ minimum, maximum }: Schema): boolean {
  if (minimum === undefined || maximum === undefined) return false;
  return maximum - minimum < FEW;
}

function numbers({ minimum = 0, maximum = 0 }: Schema = {}): number[] {
  return Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
}
