"use client";

import { LoaderCircle, Search } from "lucide-react";
import Form from "next/form";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useState } from "react";
import { Button } from "../ui/button.tsx";
import { SuggestionList } from "./suggestion-list.tsx";
import { LEAST_CHARACTERS, useSuggestions } from "./use-suggestions.ts";

interface Props {
  id: string;
  value?: string;
  /** What is wrong with the value. */
  invalid?: string;
}

/**
 * Looks up a name or a wallet, with suggestions while one types: a combobox as the ARIA practices describe it. It is a plain
 * GET form too, which works without scripts.
 */
export function SearchBox({ id, value = "", invalid }: Props) {
  const router = useRouter();
  const [text, setText] = useState(value);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { results, loading } = useSuggestions(open ? text : "");
  const shown = open && results !== null && text.trim().length >= LEAST_CHARACTERS;
  const count = shown ? results.length : 0;
  const list = `${id}-suggestions`;
  const message = `${id}-message`;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const keyed = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = results?.[active];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      if (count > 0) setActive(stepFrom(active, event.key === "ArrowDown" ? 1 : -1, count));
    } else if (event.key === "Escape" && shown) {
      event.preventDefault();
      close();
    } else if (event.key === "Enter" && shown && chosen) {
      event.preventDefault();
      close();
      router.push(`/profile/${chosen.svcId ?? chosen.address}`);
    }
  };

  return (
    <Form action="/search" role="search" className="w-full" onSubmit={close}>
      <label htmlFor={id} className="mb-2 block text-sm font-medium text-ink-soft">
        Name or wallet address
      </label>
      <div className="flex flex-col gap-3 sm:flex-row">
        <div className="relative min-w-0 flex-1">
          <input
            id={id}
            name="q"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            role="combobox"
            aria-expanded={count > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={count > 0 && active >= 0 ? `${list}-${active}` : undefined}
            aria-invalid={invalid ? true : undefined}
            aria-describedby={invalid ? message : undefined}
            required
            minLength={LEAST_CHARACTERS}
            maxLength={255}
            value={text}
            placeholder="alice.svc or 0x…"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => {
              setText(event.target.value);
              setActive(-1);
              setOpen(true);
            }}
            onKeyDown={keyed}
            onBlur={close}
            className="field h-13 w-full pr-11 pl-4 text-base placeholder:text-ink-faint"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-ink-faint"
          >
            {loading ? <LoaderCircle size={18} className="motion-safe:animate-spin" /> : <Search size={18} />}
          </span>
          <SuggestionList id={list} results={shown ? results : []} active={active} onPick={close} onPoint={setActive} />
          <span role="status" className="sr-only">
            {shown ? told(count) : ""}
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

/** The next place in a list that runs round, with one place before its first: the field itself (-1). */
function stepFrom(active: number, step: 1 | -1, count: number): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1;
}

function told(count: number): string {
  if (count === 0) return "Nothing begins like this.";
  return count === 1 ? "One suggestion." : `${count} suggestions.`;
}
