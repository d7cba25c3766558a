import Link from "next/link";
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from "react";
import { useLanguage, useTexts } from "#texts";
import { TierBadge } from "../scores/tiers.tsx";
import type { Texts } from "../texts/create-texts.ts";
import { formatNumber } from "../ui/numbers.ts";
import { Avatar } from "../wallet/avatar.tsx";
import { ADDRESS, MIN_CHARACTERS, type Shown, type Suggestion } from "./suggestion.ts";

const ENS_NAME = /^\S+\.eth$/i;
/** Pause in typing before a request. */
const PAUSE_MS = 120;

export interface SuggestionsProps {
  id: string;
  text: string;
  /** Whether they are to be shown. */
  open: boolean;
  active: number;
  onPick: (one: Suggestion) => void;
  onFollow?: () => void;
  onOpen: () => void;
  onClose: () => void;
  onPoint: (index: number) => void;
  onShow: (shown: Shown) => void;
  /** Where the field finds what a key does. */
  onKey: RefObject<((event: KeyboardEvent<HTMLInputElement>) => void) | null>;
  links?: boolean;
  wide?: boolean;
}

/** The suggestions of a combobox and their keys. The focus stays in the field; `active` is the highlighted option. */
export function Suggestions(props: SuggestionsProps) {
  const t = useTexts("search.suggestions");
  const { text, open, active, onPick, onOpen, onClose, onPoint, onShow, onKey } = props;
  const { results: found, loading, failed } = useSuggestions(open ? text : "");
  const isShown = open && found !== null && text.trim().length >= MIN_CHARACTERS;
  const results = isShown ? found : [];
  const count = results.length;
  const failure = open && failed ? t("failed") : "";
  const note = failure || (isShown && count === 0 ? adviseOn(t, text.trim()) : "");
  // Before the paint: the field must not say less than is shown.
  useLayoutEffect(() => onShow({ count, loading, failure, note }), [onShow, count, loading, failure, note]);
  useImperativeHandle(onKey, () => (event: KeyboardEvent) => {
    const chosen = results[active];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      onOpen();
      if (count > 0) onPoint(stepFrom(active, event.key === "ArrowDown" ? 1 : -1, count));
    } else if (event.key === "Escape" && isShown) {
      event.preventDefault();
      onClose();
    } else if (event.key === "Enter" && chosen) {
      event.preventDefault();
      onClose();
      onPick(chosen);
    }
  });
  return (
    <>
      <List {...props} results={results} />
      <span role="status" className="sr-only">
        {failure || (isShown && t("count", { count }))}
      </span>
    </>
  );
}

/** Suggestions for a text; null before the first response and after a failed one. */
function useSuggestions(text: string): {
  results: readonly Suggestion[] | null;
  loading: boolean;
  failed: boolean;
} {
  const [failed, setFailed] = useState(false);
  const [results, setResults] = useState<readonly Suggestion[] | null>(null);
  const [loading, setLoading] = useState(false);
  const q = text.trim();
  useEffect(() => {
    if (q.length < MIN_CHARACTERS) {
      setResults(null);
      setFailed(false);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      setLoading(true);
      try {
        // Loaded when somebody types: many only go through such a field.
        const { api } = await import("../api/client.ts");
        setResults((await api.call("GET /v1/search", { query: { q }, signal: abort.signal })).results);
        setFailed(false);
      } catch {
        // The form works without suggestions. An aborted call is followed by another.
        if (abort.signal.aborted) return;
        setResults(null);
        setFailed(true);
      } finally {
        if (!abort.signal.aborted) setLoading(false);
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
      setLoading(false);
    };
  }, [q]);
  return { results, loading, failed };
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

function List(props: SuggestionsProps & { results: readonly Suggestion[] }) {
  const t = useTexts("search.suggestions");
  const { id, results, active, onPick, onFollow, onClose, onPoint, links = false, wide = false } = props;
  const click = (one: Suggestion) => {
    onClose();
    if (links) onFollow?.();
    else onPick(one);
  };
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t("title")}
      hidden={results.length === 0}
      className={`rise absolute top-full right-0 z-20 mt-2 w-full overflow-hidden rounded-xl border border-line bg-surface py-1.5 shadow-lg ${wide ? "lg:w-100" : ""}`}
    >
      {results.map((one, i) => {
        const option = {
          id: `${id}-${i}`,
          role: "option",
          "aria-selected": i === active,
          tabIndex: -1,
          onClick: () => click(one),
          // Losing the focus would close the list before the click arrives.
          onMouseDown: (event: MouseEvent) => event.preventDefault(),
          onMouseEnter: () => onPoint(i),
          className: "flex min-h-12 w-full items-center gap-3 px-4 py-1.5 text-left aria-selected:bg-sunken",
        } as const;
        return links ? (
          <Link
            key={`${one.svcId} ${one.address}`}
            {...option}
            prefetch={false}
            href={`/profile/${one.svcId ?? one.address}`}
          >
            <Option {...one} />
          </Link>
        ) : (
          <button key={`${one.svcId} ${one.address}`} type="button" {...option}>
            <Option {...one} />
          </button>
        );
      })}
    </div>
  );
}

function Option(one: Suggestion) {
  return (
    <>
      <Avatar address={one.address} size={28} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-mono text-[0.8rem]">{one.svcId ?? one.address}</span>
        {one.svcId && <span className="block truncate font-mono text-xs text-ink-faint">{one.address}</span>}
      </span>
      <span className="hidden w-24 sm:block">
        <TierBadge tier={one.tier} />
      </span>
      <span className="figures w-10 text-right font-semibold">{formatNumber(one.total, useLanguage())}</span>
    </>
  );
}
