"use client";

import Link from "next/link";
import { LinkPending } from "./link-pending.tsx";

/** Links between related pages in one row, which scrolls on small screens; `current` is the URL of the shown one. */
export function PageTabs(props: {
  label: string;
  pages: readonly { href: string; label: string }[];
  current: string | null;
}) {
  return (
    <nav aria-label={props.label} className="mt-8 border-b border-line print:hidden">
      <ul className="scroll-edges relative -mb-px flex overflow-x-auto [--ground:var(--paper)] max-sm:-mx-4 max-sm:px-2 lg:gap-x-1">
        {props.pages.map(({ href, label }) => (
          <li key={href}>
            <Link
              ref={href === props.current ? scrollIntoRow : null}
              href={href}
              aria-current={href === props.current ? "page" : undefined}
              className="relative flex min-h-11 items-center border-b-2 border-transparent px-3 whitespace-nowrap text-ink-soft -outline-offset-2 max-lg:px-2 max-lg:text-[0.9375rem] max-sm:text-sm transition-colors hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
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

/** Scrolls the row only: `scrollIntoView` would scroll the page too. */
function scrollIntoRow(link: HTMLAnchorElement | null): void {
  const row = link?.closest("ul");
  if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}
