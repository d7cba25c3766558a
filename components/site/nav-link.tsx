"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { LinkPending } from "../ui/link-pending.tsx";
import { isWithin, type NavItem } from "./navigation.ts";

/** A link of the header or its menu, marked on its own pages. It closes the menu that it is in. */
export function NavLink({ href, label, className }: NavItem & { className: string }) {
  const isCurrent = isWithin(usePathname(), href);
  return (
    <Link
      href={href}
      aria-current={isCurrent ? "page" : undefined}
      onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()}
      className={`relative flex items-center overflow-hidden rounded-lg font-medium hover:bg-sunken ${className}`}
    >
      {label}
      <LinkPending />
    </Link>
  );
}
