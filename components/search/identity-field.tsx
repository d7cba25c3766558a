"use client";

import { type ReactNode, useId } from "react";
import { useTexts } from "#texts";
import { Field, keepTyped } from "../ui/field.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { SuggestionNote } from "./suggestion-note.tsx";
import { useCombobox } from "./use-combobox.tsx";

interface Props {
  label: string;
  hint?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** A field for a name or an address, with suggestions. */
export function IdentityField({ label, hint, value, onChange, error }: Props) {
  const t = useTexts("search.box");
  const list = useId();
  const box = useCombobox({ text: value, list, onPick: (one) => onChange(one.svcId ?? one.address) });
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            {...box.field}
            value={value}
            ref={keepTyped(value, onChange)}
            placeholder={t("placeholder")}
            onChange={(event) => {
              onChange(event.currentTarget.value);
              box.typed();
            }}
            className="field w-full pr-11 pl-3 placeholder:text-ink-faint"
          />
          {box.loading && <Spinner size={18} className="pointer-events-none absolute top-3.5 right-4 text-ink-faint" />}
          {box.suggestions}
          <SuggestionNote>{box.failure}</SuggestionNote>
        </div>
      )}
    </Field>
  );
}
