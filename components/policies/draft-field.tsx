import { useState } from "react";
import { TextField } from "../ui/field.tsx";
import { writeValue } from "./draft.ts";

/** A text field for a value. Keeps the text as typed while it reads as the current value. */
export function DraftField<T>(props: {
  label: string;
  error?: string | undefined;
  value: T;
  /** The value of a text. */
  read: (text: string) => T;
  onChange: (value: T) => void;
  hint?: string;
  numeric?: boolean;
  placeholder?: string;
}) {
  const { value, read, numeric, onChange, ...rest } = props;
  const written = writeValue(value);
  const [typed, setTyped] = useState(written);
  return (
    <TextField
      {...rest}
      code
      value={writeValue(read(typed)) === written ? typed : written}
      inputMode={numeric ? "decimal" : undefined}
      onChange={(text) => {
        setTyped(text);
        onChange(read(text));
      }}
      className="figures w-full"
    />
  );
}
