import Link from "next/link";
import { LinkPending } from "../ui/link-pending.tsx";

/** The scopes of a score: all chains together, or one; each with its points. */
export function ChainTabs(props: {
  choices: readonly { name: string; total: number | null; href: string; current: boolean }[];
}) {
  return (
    <nav aria-label="Chain">
      <ul className="flex flex-wrap gap-2">
        {props.choices.map((choice) => (
          <li key={choice.href}>
            <Link
              href={choice.href}
              scroll={false}
              aria-current={choice.current ? "page" : undefined}
              className="relative flex min-h-11 items-center gap-2.5 overflow-hidden rounded-lg border border-line px-3.5 text-sm text-ink-soft transition-colors hover:border-line-strong hover:text-ink aria-[current]:border-ink aria-[current]:bg-surface aria-[current]:font-medium aria-[current]:text-ink"
            >
              {choice.name}
              <span className="figures text-ink-faint">
                {choice.total === null ? <NoScore /> : choice.total.toLocaleString("en")}
              </span>
              <LinkPending />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NoScore() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">no score</span>
    </>
  );
}
