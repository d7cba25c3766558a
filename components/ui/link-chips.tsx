import Link from "next/link";
import type { ReactNode } from "react";
import { LinkPending } from "./link-pending.tsx";

/** A choice between views of a page, one link each. */
export function LinkChips(props: {
  label: string;
  choices: readonly { name: string; href: string; current: boolean; note?: ReactNode }[];
}) {
  return (
    <nav aria-label={props.label}>
      <ul className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap">
        {props.choices.map(({ name, href, current, note }) => (
          <li key={href}>
            <Link
              href={href}
              scroll={false}
              aria-current={current ? "page" : undefined}
              className="relative flex min-h-11 items-center gap-2.5 overflow-hidden rounded-lg border border-line px-3.5 whitespace-nowrap text-sm text-ink-soft transition-colors hover:border-line-strong hover:text-ink aria-[current]:border-ink aria-[current]:bg-surface aria-[current]:font-medium aria-[current]:text-ink"
            >
              {name}
              {note !== undefined && <span className="figures text-ink-faint">{note}</span>}
              <LinkPending />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
