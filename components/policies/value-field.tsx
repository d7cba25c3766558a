import { useState } from "react";
import { Field } from "../ui/field.tsx";
import { writeValue } from "./draft.ts";

/** A labelled line of text that stands for a value. What is typed stays as typed while it means the value there is. */
export function TextField<T>(props: {
  label: string;
  error?: string | undefined;
  value: T;
  /** What a text means. */
  read: (text: string) => T;
  onChange: (value: T) => void;
  hint?: string;
  numeric?: boolean;
  placeholder?: string;
}) {
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
