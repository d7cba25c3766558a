import Link from "next/link";
import { TierBadge } from "../scores/tiers.tsx";
import { Avatar } from "../wallet/avatar.tsx";
import type { Suggestion } from "./use-suggestions.ts";

/** The list below the field. The focus stays in the field; `active` is the option its arrows point at. */
export function SuggestionList(props: {
  id: string;
  results: readonly Suggestion[];
  active: number;
  onPick: () => void;
  onPoint: (index: number) => void;
}) {
  return (
    <div
      id={props.id}
      role="listbox"
      aria-label="Suggestions"
      hidden={props.results.length === 0}
      className="rise absolute inset-x-0 top-full z-20 mt-2 overflow-hidden rounded-xl border border-line bg-surface py-1.5 shadow-lg"
    >
      {props.results.map((one, i) => (
        <Link
          key={one.address}
          id={`${props.id}-${i}`}
          role="option"
          aria-selected={i === props.active}
          tabIndex={-1}
          prefetch={false}
          href={`/profile/${one.svcId ?? one.address}`}
          onClick={props.onPick}
          // Pressing must not take the focus from the field: it would close the list before the click arrives.
          onMouseDown={(event) => event.preventDefault()}
          onMouseEnter={() => props.onPoint(i)}
          className="flex min-h-12 items-center gap-3 px-4 py-1.5 aria-selected:bg-sunken"
        >
          <Avatar address={one.address} size={28} />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-mono text-[0.8rem]">{one.svcId ?? one.address}</span>
            {one.svcId && <span className="block truncate font-mono text-xs text-ink-faint">{one.address}</span>}
          </span>
          <span className="hidden w-24 sm:block">
            <TierBadge tier={one.tier} />
          </span>
          <span className="figures w-10 text-right font-semibold">{one.total.toLocaleString("en")}</span>
        </Link>
      ))}
    </div>
  );
}
