"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { LinkPending } from "../ui/link-pending.tsx";
import { isWithin, type NavItem } from "./navigation.ts";

/** A link of the header, marked on its own pages. */
export function NavLink({ href, label }: NavItem) {
  const isCurrent = isWithin(usePathname(), href);
  return (
    <Link
      href={href}
      aria-current={isCurrent ? "page" : undefined}
      className="relative flex min-h-11 items-center overflow-hidden rounded-lg px-2 text-ink-soft xl:px-3 transition-colors hover:bg-sunken hover:text-ink aria-[current]:text-ink"
    >
      {label}
      <LinkPending />
    </Link>
  );
}
