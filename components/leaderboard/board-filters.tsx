import Form from "next/form";
import Link from "next/link";
import { Button } from "../ui/button.tsx";
import { Pending } from "../ui/pending.tsx";
import { Select } from "../ui/select.tsx";

interface Choice {
  value: string;
  label: string;
}

/** The category of a board as a row of links. Every choice stands in the address. */
export function CategoryTabs(props: { choices: readonly (Choice & { href: string })[]; current: string }) {
  return (
    <nav aria-label="Category" className="mt-8 border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-1">
        {props.choices.map(({ value, label, href }) => (
          <li key={value}>
            <Link
              href={href}
              aria-current={value === props.current ? "page" : undefined}
              className="relative flex min-h-11 items-center border-b-2 border-transparent px-3 text-ink-soft transition-colors hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
            >
              {label}
              <Pending />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function BoardFilters(props: {
  category: string;
  chains: readonly Choice[];
  chain: string;
  timeframes: readonly Choice[];
  timeframe: string;
}) {
  return (
    <Form action="/leaderboard" className="mt-6 grid grid-cols-2 gap-4 sm:flex sm:items-end">
      <input type="hidden" name="category" value={props.category} />
      <div className="sm:w-56">
        <Select label="Chain" name="chainId" value={props.chain} options={props.chains} />
      </div>
      <div className="sm:w-44">
        <Select label="Change over" name="timeframe" value={props.timeframe} options={props.timeframes} />
      </div>
      <noscript>
        <Button type="submit" kind="quiet">
          Show
        </Button>
      </noscript>
    </Form>
  );
}
