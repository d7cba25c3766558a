import Link from "next/link";
import type { ReactNode } from "react";
import { useTexts } from "#texts";
import { DayFilter } from "../ui/day-filter.tsx";
import { Filter } from "../ui/filter.tsx";
import { FilterForm } from "../ui/filter-form.tsx";
import { LinkPending } from "../ui/link-pending.tsx";

interface Choice {
  value: string;
  label: string;
}

/** The category of a leaderboard. */
export function CategoryTabs(props: { choices: readonly (Choice & { href: string })[]; current: string }) {
  const t = useTexts("leaderboard.filters");
  return (
    <nav aria-label={t("category")} className="mt-8 md:border-b md:border-line">
      {/* Three rows of three on a narrow screen, one row of tabs elsewhere. */}
      <ul className="grid grid-cols-3 gap-px overflow-hidden rounded-lg border border-line bg-line md:-mb-px md:flex md:flex-wrap md:gap-x-1 md:overflow-visible md:rounded-none md:border-0 md:bg-transparent">
        {props.choices.map(({ value, label, href }) => (
          <li key={value} className="grid">
            <Link
              href={href}
              prefetch={false}
              aria-current={value === props.current ? "page" : undefined}
              className="relative flex min-h-11 items-center justify-center bg-surface px-3 md:max-lg:px-2 text-ink-soft transition-colors hover:text-ink max-md:text-sm aria-[current]:font-medium max-md:aria-[current]:bg-ink max-md:aria-[current]:text-paper md:border-b-2 md:border-transparent md:bg-transparent md:aria-[current]:border-accent md:aria-[current]:text-ink"
            >
              {label}
              <LinkPending />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Chain, period and day of a leaderboard; `children` follow in the row. */
export function BoardFilters(props: {
  category: string;
  chains: readonly Choice[];
  chain: string;
  timeframes: readonly Choice[];
  timeframe: string;
  /** The chosen day (YYYY-MM-DD), or an empty string for now; `days`: those to choose from, if there are any. */
  day: string;
  days: { first: string; last: string } | null;
  children?: ReactNode;
}) {
  const t = useTexts("leaderboard.filters");
  return (
    <FilterForm
      action="/leaderboard"
      params={{ category: props.category }}
      className="mt-6 grid grid-cols-2 items-end gap-4 sm:flex"
    >
      <Filter className="sm:w-56" label={t("chain")} name="chainId" value={props.chain} options={props.chains} />
      <Filter
        className="sm:w-44"
        label={t("changeOver")}
        name="timeframe"
        value={props.timeframe}
        options={props.timeframes}
      />
      {props.days && <DayFilter className="sm:w-44" label={t("asOf")} value={props.day} {...props.days} />}
      {props.children}
    </FilterForm>
  );
}
