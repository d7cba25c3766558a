import { type ComponentType, type KeyboardEvent, useState } from "react";
import { useTexts } from "#texts";
import type { Texts } from "../texts/create-texts.ts";
import type { SuggestionListProps } from "./suggestion-list.tsx";
import { MIN_CHARACTERS, type Suggestion, useSuggestions } from "./use-suggestions.ts";

/** An address in whatever form. */
const ADDRESS = /^\S*0x[0-9a-f]{40}\S*$/i;
const ENS_NAME = /^\S+\.eth$/i;

/** A field with suggestions, after the ARIA combobox pattern. */
export interface Combobox {
  /** The shown suggestions. */
  results: readonly Suggestion[];
  /** Shows them; null until its code has come, which the first focus asks for. Without it the form works all the same. */
  List: ComponentType<SuggestionListProps> | null;
  active: number;
  loading: boolean;
  /** Their number, or that they failed, for screen readers. */
  announcement: string;
  /** That they could not be loaded; empty otherwise. */
  failure: string;
  /** The same, or that there are none, and what to do then; not of a whole address, which can be looked up all the same. */
  note: string;
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
    onFocus: () => void;
    onBlur: () => void;
  };
  /** To be called when the text changes. */
  typed: () => void;
  point: (index: number) => void;
  close: () => void;
}

/** Those that never change. */
const attributes = {
  role: "combobox",
  "aria-autocomplete": "list",
  maxLength: 255,
  autoComplete: "off",
  autoCapitalize: "none",
  autoCorrect: "off",
  spellCheck: false,
} as const;

/** Suggestions for a text, and their keyboard handling. `list`: id of the list. */
export function useCombobox(options: { text: string; list: string; onPick: (one: Suggestion) => void }): Combobox {
  const t = useTexts("search.suggestions");
  const { text, list, onPick } = options;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { results: found, loading, failed } = useSuggestions(open ? text : "");
  const isShown = open && found !== null && text.trim().length >= MIN_CHARACTERS;
  const results = isShown ? found : [];
  const count = results.length;
  const failure = open && failed ? t("failed") : "";
  const announcement = failure || (isShown ? t("count", { count }) : "");

  const { List, load } = useSuggestionList();
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = results[active];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      if (count > 0) setActive(stepFrom(active, event.key === "ArrowDown" ? 1 : -1, count));
    } else if (event.key === "Escape" && isShown) {
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
    List,
    active,
    loading,
    announcement,
    failure,
    note: failure || (isShown && count === 0 ? adviseOn(t, text.trim()) : ""),
    field: {
      ...attributes,
      "aria-expanded": count > 0,
      "aria-controls": list,
      "aria-activedescendant": count > 0 && active >= 0 ? `${list}-${active}` : undefined,
      onKeyDown,
      onFocus: load,
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

function useSuggestionList(): { List: ComponentType<SuggestionListProps> | null; load: () => void } {
  const [List, setList] = useState<ComponentType<SuggestionListProps> | null>(null);
  const load = () => {
    if (List) return;
    import("./suggestion-list.tsx").then(
      ({ SuggestionList }) => setList(() => SuggestionList),
      () => {},
    );
  };
  return { List, load };
}

/** The next index of a cyclic list, with -1 for the field itself. */
function stepFrom(active: number, step: 1 | -1, count: number): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1;
}

/** What to do with a text that nothing indexed begins with. */
function adviseOn(t: Texts<"search.suggestions">, text: string): string {
  if (ADDRESS.test(text)) return "";
  return ENS_NAME.test(text) ? t("ens") : t("count", { count: 0 });
}
