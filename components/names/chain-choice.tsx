import Link from "next/link";
import { LinkPending } from "../ui/link-pending.tsx";

/** On which chain the name shall live. */
export function ChainChoice(props: { choices: readonly { name: string; href: string; current: boolean }[] }) {
  return (
    <nav aria-label="Chain">
      <ul className="flex flex-wrap gap-2">
        {props.choices.map((choice) => (
          <li key={choice.href}>
            <Link
              href={choice.href}
              scroll={false}
              aria-current={choice.current ? "page" : undefined}
              className="relative flex min-h-11 items-center overflow-hidden rounded-lg border border-line px-3.5 text-sm text-ink-soft transition-colors hover:border-line-strong hover:text-ink aria-[current]:border-ink aria-[current]:bg-surface aria-[current]:font-medium aria-[current]:text-ink"
            >
              {choice.name}
              <LinkPending />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
