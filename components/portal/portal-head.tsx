import Link from "next/link";
import type { ReactNode } from "react";
import { Pending } from "../ui/pending.tsx";

const pages = [
  { href: "/portal", label: "Overview" },
  { href: "/portal/keys", label: "API keys" },
  { href: "/portal/webhooks", label: "Webhooks" },
] as const;
export type PortalPage = (typeof pages)[number]["href"];

/** Title of a portal page, and the way to the others. */
export function PortalHead(props: { here: PortalPage; title: string; note: ReactNode; action?: ReactNode }) {
  return (
    <>
      <nav aria-label="Portal" className="mt-8 border-b border-line">
        <ul className="-mb-px flex flex-wrap gap-x-1">
          {pages.map(({ href, label }) => (
            <li key={href}>
              <Link
                href={href}
                aria-current={href === props.here ? "page" : undefined}
                className="relative flex min-h-11 items-center border-b-2 border-transparent px-3 text-ink-soft transition-colors hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
              >
                {label}
                <Pending />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-3xl font-semibold tracking-tight wrap-anywhere">{props.title}</h1>
          <p className="mt-1 max-w-2xl text-ink-soft">{props.note}</p>
        </div>
        {props.action}
      </div>
    </>
  );
}
