import { Field } from "../ui/field.tsx";
import type { PolicyError } from "./draft.ts";

/** The policy as JSON, to read, edit or paste. */
export function JsonEditor(props: {
  text: string;
  unreadable: boolean;
  faults: readonly PolicyError[];
  onChange: (text: string) => void;
}) {
  const rows = Math.min(32, Math.max(8, props.text.split("\n").length));
  return (
    <>
      <Field
        label="JSON"
        hint="The form and the JSON stay in sync."
        error={props.unreadable ? "This is not valid JSON: check quotes, commas and brackets." : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            value={props.text}
            rows={rows}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            onChange={(event) => props.onChange(event.currentTarget.value)}
            className="field block w-full resize-y px-3 py-2.5 font-mono text-[0.8rem] leading-6 wrap-anywhere"
          />
        )}
      </Field>
      {props.faults.length > 0 && (
        <ul aria-label="Faults" className="mt-3 grid gap-1 text-sm text-down">
          {props.faults.map(({ path, message }) => (
            <li key={`${path} ${message}`} className="wrap-anywhere">
              <code className="font-mono">{path || "policy"}</code> {message}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
