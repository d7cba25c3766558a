"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTexts } from "#texts";
import { withBasePath } from "../../lib/core/base-path.ts";
import { Button } from "../ui/button.tsx";
import { FieldError, keepTyped } from "../ui/field.tsx";
import { SearchMark } from "../ui/search-icon.tsx";
import { MIN_CHARACTERS, type Suggestion } from "./suggestion.ts";
import { SuggestionNote } from "./suggestion-note.tsx";
import { useCombobox } from "./use-combobox.tsx";

interface Props {
  id: string;
  value?: string;
  /** Why the value is invalid. */
  invalid?: string;
}

/** Looks up a name or a wallet, with suggestions; a plain GET form without scripts. */
export function SearchBox({ id, value = "", invalid }: Props) {
  const t = useTexts("search.box");
  const router = useRouter();
  const [text, setText] = useState(value);
  const list = `${id}-suggestions`;
  const message = `${id}-message`;
  const onPick = (one: Suggestion) => router.push(`/profile/${one.svcId ?? one.address}`);
  const box = useCombobox({ text, list, onPick, links: true });
  return (
    <search className="w-full">
      <form
        action={withBasePath("/search")}
        onSubmit={(event) => {
          event.preventDefault();
          box.close();
          router.push(`/search?q=${encodeURIComponent(text)}`);
        }}
      >
        <label htmlFor={id} className="mb-2 block text-sm font-medium text-ink-soft">
          {t("label")}
        </label>
        <div className="relative flex flex-col gap-3 sm:flex-row">
          <div className="relative min-w-0 flex-1">
            <input
              {...box.field}
              id={id}
              name="q"
              type="text"
              inputMode="search"
              enterKeyHint="search"
              aria-invalid={invalid ? true : undefined}
              aria-describedby={invalid ? message : undefined}
              required
              minLength={MIN_CHARACTERS}
              value={text}
              ref={keepTyped(text, setText)}
              placeholder={t("placeholder")}
              onChange={(event) => {
                setText(event.target.value);
                box.typed();
              }}
              className="field h-13 w-full pr-11 pl-4 text-base placeholder:text-ink-faint"
            />
            <SearchMark loading={box.loading} />
            {box.suggestions}
          </div>
          <Button type="submit" className="h-13">
            {t("submit")}
          </Button>
          {/* Below the button on a phone, which it would cover. */}
          <SuggestionNote>{box.note}</SuggestionNote>
        </div>
        <FieldError id={message} message={invalid} />
      </form>
    </search>
  );
}
