"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { LinkPending } from "../ui/link-pending.tsx";
import type { NavItem } from "./navigation.ts";

/** A link of the header; the one to where the reader is says so. */
export function NavLink({ href, label }: NavItem) {
  const path = usePathname();
  const here = path === href || path.startsWith(`${href}/`);
  return (
    <Link
      href={href}
      aria-current={here ? "page" : undefined}
      className="relative flex min-h-11 items-center overflow-hidden rounded-lg px-3 text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-[current]:text-ink"
    >
      {label}
      <LinkPending />
    </Link>
  );
}
