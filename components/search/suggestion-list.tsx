import Link from "next/link";
import type { MouseEvent } from "react";
import { useLanguage, useTexts } from "#texts";
import { TierBadge } from "../scores/tiers.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { Avatar } from "../wallet/avatar.tsx";
import type { Suggestion } from "./use-suggestions.ts";

export interface SuggestionListProps {
  id: string;
  results: readonly Suggestion[];
  active: number;
  onPick: (one: Suggestion) => void;
  onPoint: (index: number) => void;
  /** Options are links to profiles. */
  links?: boolean;
  /** Wider than a narrow field. */
  wide?: boolean;
}

/** The list of a combobox. The focus stays in the field; `active` is the highlighted option. */
export function SuggestionList({
  id,
  results,
  active,
  onPick,
  onPoint,
  links = false,
  wide = false,
}: SuggestionListProps) {
  const t = useTexts("search.suggestions");
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
          onClick: () => onPick(one),
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
