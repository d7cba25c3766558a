import { type ComponentType, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import type { Shown, Suggestion } from "./suggestion.ts";
import type { SuggestionsProps } from "./suggestions.tsx";

/** A field with suggestions, after the ARIA combobox pattern. */
export interface Combobox extends Shown {
  /** To be rendered beside the field; null until their code has come, which the first focus asks for. Without it the form works all the same. */
  suggestions: ReactNode;
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
  close: () => void;
}

interface Options {
  text: string;
  /** Id of the list. */
  list: string;
  /** One was chosen: by Enter, or by a click unless it is a link. */
  onPick: (one: Suggestion) => void;
  /** Options are links to profiles. */
  links?: boolean;
  /** One of the links was clicked. */
  onFollow?: () => void;
  /** Wider than a narrow field. */
  wide?: boolean;
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

const nothing: Shown = { count: 0, loading: false, failure: "", note: "" };

/** Suggestions for a text. Such fields are on every page, so that here is only what one needs before somebody uses it. */
export function useCombobox({ text, list, ...options }: Options): Combobox {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [shown, setShown] = useState(nothing);
  const onKey = useRef<((event: KeyboardEvent<HTMLInputElement>) => void) | null>(null);
  const { Suggestions, load } = useLoaded();
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  return {
    ...shown,
    suggestions: Suggestions && (
      <Suggestions
        {...options}
        id={list}
        text={text}
        open={open}
        active={active}
        onOpen={() => setOpen(true)}
        onClose={close}
        onPoint={setActive}
        onShow={setShown}
        onKey={onKey}
      />
    ),
    field: {
      ...attributes,
      "aria-expanded": shown.count > 0,
      "aria-controls": list,
      "aria-activedescendant": shown.count > 0 && active >= 0 ? `${list}-${active}` : undefined,
      onKeyDown: (event) => onKey.current?.(event),
      onFocus: load,
      onBlur: close,
    },
    typed: () => {
      // The field may have had the focus before scripts ran.
      load();
      setActive(-1);
      setOpen(true);
    },
    close,
  };
}

/** The suggestions, once their code has come. */
function useLoaded(): { Suggestions: ComponentType<SuggestionsProps> | null; load: () => void } {
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);
  const load = () => {
    if (Suggestions) return;
    import("./suggestions.tsx").then(
      (module) => setSuggestions(() => module.Suggestions),
      () => {},
    );
  };
  return { Suggestions, load };
}
