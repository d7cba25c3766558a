import { type RefObject, useRef } from "react";
import { useTexts } from "#texts";
import { TextAreaField } from "../ui/field.tsx";
import { lineOf, lineRange, syntaxErrorLine } from "../ui/json-lines.ts";
import type { PolicyError } from "./draft.ts";

/** The policy as JSON, to read, edit or paste. Each error links to its line. */
export function JsonEditor(props: {
  text: string;
  isInvalidJson: boolean;
  errors: readonly PolicyError[];
  onChange: (text: string) => void;
}) {
  const t = useTexts("policies.json");
  const { text, errors } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const rows = Math.min(32, Math.max(12, text.split("\n").length));
  return (
    <>
      <TextAreaField
        ref={area}
        label="JSON"
        hint={t("hint")}
        error={props.isInvalidJson ? t("invalid", { line: syntaxErrorLine(text) }) : undefined}
        code
        rows={rows}
        value={text}
        onChange={props.onChange}
        className="block resize-y font-mono text-[0.8rem] leading-6 wrap-anywhere"
      />
      {errors.length > 0 && <ErrorList text={text} errors={errors} area={area} />}
    </>
  );
}

function ErrorList({
  text,
  errors,
  area,
}: {
  text: string;
  errors: readonly PolicyError[];
  area: RefObject<HTMLTextAreaElement | null>;
}) {
  const t = useTexts("policies.json");
  return (
    <ul aria-label={t("errors")} className="mt-3 grid gap-1 text-sm text-down">
      {errors.map(({ path, message }) => {
        const line = lineOf(text, path);
        return (
          <li key={`${path} ${message}`} className="wrap-anywhere">
            <button
              type="button"
              className="mr-2 min-h-6 cursor-pointer underline underline-offset-2"
              onClick={() => {
                area.current?.focus();
                area.current?.setSelectionRange(...lineRange(text, line));
              }}
            >
              {t("line", { line })}
            </button>
            <code className="font-mono">{path || "policy"}</code> {message}
          </li>
        );
      })}
    </ul>
  );
}
