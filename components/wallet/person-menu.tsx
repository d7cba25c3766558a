"use client";

import { ChevronDown, LogOut, ShieldCheck, UserRound } from "lucide-react";
import { Menu, MenuItem, MenuLine, MenuLink } from "../ui/menu.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { SignOutFailed, useSignOut } from "./use-sign-out.tsx";

/** Who signed in by the provider, the pages of administration, and sign-out. */
export function PersonMenu({ subject, role }: { subject: string; role: string }) {
  const { state, signOut } = useSignOut();
  return (
    <>
      <Menu
        className="flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border border-line px-2.5 transition-colors hover:bg-sunken"
        trigger={
          <>
            <span className="sr-only">Account </span>
            {state === "leaving" ? <Spinner size={22} /> : <UserRound size={22} />}
            <span className="hidden text-sm capitalize sm:block">{role}</span>
            <ChevronDown size={16} className="text-ink-faint" />
          </>
        }
      >
        <p className="max-w-72 px-3 pt-2 pb-1 text-sm text-ink-faint">
          Signed in by the provider as <span className="block wrap-anywhere text-ink">{subject}</span>
        </p>
        <MenuLine />
        <MenuLink href="/admin" prefetch={false}>
          <ShieldCheck size={18} /> Administration
        </MenuLink>
        <MenuLine />
        <MenuItem onClick={() => void signOut()}>
          <LogOut size={18} /> Sign out
        </MenuItem>
      </Menu>
      {state === "failed" && <SignOutFailed />}
    </>
  );
}
