import Link from "next/link";
import { LinkPending } from "./link-pending.tsx";

/** Links between related pages; `current` is the URL of the shown one. */
export function PageTabs(props: {
  label: string;
  pages: readonly { href: string; label: string }[];
  current: string | null;
}) {
  return (
    <nav aria-label={props.label} className="mt-8 border-b border-line print:hidden">
      <ul className="-mb-px flex flex-wrap sm:gap-x-1">
        {props.pages.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={href === props.current ? "page" : undefined}
              className="relative flex min-h-11 items-center border-b-2 border-transparent px-3 text-ink-soft max-sm:px-2 max-sm:text-sm transition-colors hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
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
