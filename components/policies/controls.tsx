import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Field } from "../ui/field.tsx";
import { writeValue } from "./draft.ts";

interface Common {
  label: string;
  error?: string | undefined;
}

/** A labelled select. */
export function Choice(
  props: Common & {
    value: string;
    options: readonly { value: string; label: string }[];
    onChange: (value: string) => void;
  },
) {
  // What JSON says stays visible, though it is none of the choices.
  const unknown = props.options.every(({ value }) => value !== props.value);
  return (
    <Field label={props.label} error={props.error}>
      {(control) => (
        <span className="relative block">
          <select
            {...control}
            value={props.value}
            onChange={(event) => props.onChange(event.currentTarget.value)}
            className="field w-full cursor-pointer appearance-none py-2 pr-9 pl-3"
          >
            {unknown && <option value={props.value}>{props.value}</option>}
            {props.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            size={18}
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-faint"
          />
        </span>
      )}
    </Field>
  );
}

/** A labelled line of text that stands for a value. What is typed stays as typed while it means the value there is. */
export function TextField<T>(
  props: Common & {
    value: T;
    /** What a text means. */
    read: (text: string) => T;
    onChange: (value: T) => void;
    hint?: string;
    numeric?: boolean;
    placeholder?: string;
  },
) {
  const { value, read } = props;
  const [typed, setTyped] = useState(writeValue(value));
  const written = writeValue(value);
  return (
    <Field label={props.label} hint={props.hint} error={props.error}>
      {(control) => (
        <input
          {...control}
          value={writeValue(read(typed)) === written ? typed : written}
          inputMode={props.numeric ? "decimal" : undefined}
          placeholder={props.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            props.onChange(read(event.currentTarget.value));
          }}
          className="field figures w-full px-3"
        />
      )}
    </Field>
  );
}
