import { TextAreaField } from "../ui/field.tsx";
import type { PolicyError } from "./draft.ts";

/** The policy as JSON, to read, edit or paste. */
export function JsonEditor(props: {
  text: string;
  isInvalidJson: boolean;
  errors: readonly PolicyError[];
  onChange: (text: string) => void;
}) {
  const rows = Math.min(32, Math.max(8, props.text.split("\n").length));
  return (
    <>
      <TextAreaField
        label="JSON"
        hint="The form and the JSON stay in sync."
        error={props.isInvalidJson ? "This is not valid JSON: check quotes, commas and brackets." : undefined}
        code
        rows={rows}
        value={props.text}
        onChange={props.onChange}
        className="block resize-y font-mono text-[0.8rem] leading-6 wrap-anywhere"
      />
      {props.errors.length > 0 && (
        <ul aria-label="Errors" className="mt-3 grid gap-1 text-sm text-down">
          {props.errors.map(({ path, message }) => (
            <li key={`${path} ${message}`} className="wrap-anywhere">
              <code className="font-mono">{path || "policy"}</code> {message}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
