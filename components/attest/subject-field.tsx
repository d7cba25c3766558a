"use client";

import { LoaderCircle } from "lucide-react";
import { useId } from "react";
import { SuggestionList } from "../search/suggestion-list.tsx";
import { useCombobox } from "../search/use-combobox.ts";
import { Field } from "../ui/field.tsx";

interface Props {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Asks whom an attestation is about, with suggestions while one types. */
export function SubjectField({ value, onChange, error }: Props) {
  const list = useId();
  const box = useCombobox({ text: value, list, onPick: (one) => onChange(one.svcId ?? one.address) });
  return (
    <Field
      label="Whom it is about"
      hint="A name or an address. A name stands for the address it belongs to now; the attestation stays with that address."
      error={error}
    >
      {(control) => (
        <div className="relative">
          <input
            {...control}
            {...box.field}
            value={value}
            placeholder="alice.svc or 0x…"
            onChange={(event) => {
              onChange(event.currentTarget.value);
              box.typed();
            }}
            className="field w-full pr-11 pl-3 placeholder:text-ink-faint"
          />
          {box.loading && (
            <LoaderCircle
              aria-hidden="true"
              size={18}
              className="pointer-events-none absolute top-3.5 right-4 text-ink-faint motion-safe:animate-spin"
            />
          )}
          <SuggestionList
            id={list}
            results={box.results}
            active={box.active}
            onPoint={box.point}
            onPick={(one) => {
              onChange(one.svcId ?? one.address);
              box.close();
            }}
          />
          <span role="status" className="sr-only">
            {box.told}
          </span>
        </div>
      )}
    </Field>
  );
}
