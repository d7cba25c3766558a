"use client";

import { LoaderCircle, Search } from "lucide-react";
import Form from "next/form";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { SuggestionList } from "./suggestion-list.tsx";
import { useCombobox } from "./use-combobox.ts";
import { LEAST_CHARACTERS } from "./use-suggestions.ts";

interface Props {
  id: string;
  value?: string;
  /** What is wrong with the value. */
  invalid?: string;
}

/** Looks up a name or a wallet, with suggestions while one types. It is a plain GET form too, which works without scripts. */
export function SearchBox({ id, value = "", invalid }: Props) {
  const router = useRouter();
  const [text, setText] = useState(value);
  const list = `${id}-suggestions`;
  const message = `${id}-message`;
  const box = useCombobox({ text, list, onPick: (one) => router.push(`/profile/${one.svcId ?? one.address}`) });

  return (
    <Form action="/search" role="search" className="w-full" onSubmit={box.close}>
      <label htmlFor={id} className="mb-2 block text-sm font-medium text-ink-soft">
        Name or wallet address
      </label>
      <div className="flex flex-col gap-3 sm:flex-row">
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
            minLength={LEAST_CHARACTERS}
            value={text}
            placeholder="alice.svc or 0x…"
            onChange={(event) => {
              setText(event.target.value);
              box.typed();
            }}
            className="field h-13 w-full pr-11 pl-4 text-base placeholder:text-ink-faint"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-ink-faint"
          >
            {box.loading ? <LoaderCircle size={18} className="motion-safe:animate-spin" /> : <Search size={18} />}
          </span>
          <SuggestionList
            id={list}
            results={box.results}
            active={box.active}
            onPick={box.close}
            onPoint={box.point}
            links
          />
          <span role="status" className="sr-only">
            {box.announcement}
          </span>
        </div>
        <Button type="submit" className="h-13">
          Look up
        </Button>
      </div>
      {invalid && (
        <p id={message} className="mt-2 text-down">
          {invalid}
        </p>
      )}
    </Form>
  );
}
