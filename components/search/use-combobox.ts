import { type KeyboardEvent, useState } from "react";
import { LEAST_CHARACTERS, type Suggestion, useSuggestions } from "./use-suggestions.ts";

/** A field with suggestions below it: a combobox as the ARIA practices describe it. */
export interface Combobox {
  /** What is suggested now; empty while nothing is to be shown. */
  results: readonly Suggestion[];
  active: number;
  loading: boolean;
  /** How many there are, for readers; empty while nothing is to be shown. */
  announcement: string;
  /** Attributes of the field. */
  field: {
    role: "combobox";
    "aria-expanded": boolean;
    "aria-controls": string;
    "aria-autocomplete": "list";
    "aria-activedescendant": string | undefined;
    maxLength: number;
    autoComplete: "off";
    autoCapitalize: "none";
    autoCorrect: "off";
    spellCheck: false;
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
    onBlur: () => void;
  };
  /** Call when somebody types. */
  typed: () => void;
  point: (index: number) => void;
  close: () => void;
}

/** Suggestions for a text, and the keys that go through them. `list`: the id of their list. */
export function useCombobox(options: { text: string; list: string; onPick: (one: Suggestion) => void }): Combobox {
  const { text, list, onPick } = options;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { results: found, loading } = useSuggestions(open ? text : "");
  const shown = open && found !== null && text.trim().length >= LEAST_CHARACTERS;
  const results = shown ? found : [];
  const count = results.length;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const keyed = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = results[active];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      if (count > 0) setActive(stepFrom(active, event.key === "ArrowDown" ? 1 : -1, count));
    } else if (event.key === "Escape" && shown) {
      event.preventDefault();
      close();
    } else if (event.key === "Enter" && chosen) {
      event.preventDefault();
      close();
      onPick(chosen);
    }
  };

  return {
    results,
    active,
    loading,
    announcement: shown ? describeCount(count) : "",
    field: {
      role: "combobox",
      "aria-expanded": count > 0,
      "aria-controls": list,
      "aria-autocomplete": "list",
      "aria-activedescendant": count > 0 && active >= 0 ? `${list}-${active}` : undefined,
      maxLength: 255,
      autoComplete: "off",
      autoCapitalize: "none",
      autoCorrect: "off",
      spellCheck: false,
      onKeyDown: keyed,
      onBlur: close,
    },
    typed: () => {
      setActive(-1);
      setOpen(true);
    },
    point: setActive,
    close,
  };
}

/** The next place in a list that runs round, with one place before its first: the field itself (-1). */
function stepFrom(active: number, step: 1 | -1, count: number): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1;
}

function describeCount(count: number): string {
  if (count === 0) return "No matches.";
  return count === 1 ? "One suggestion." : `${count} suggestions.`;
}
