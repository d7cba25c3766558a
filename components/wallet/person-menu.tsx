"use client";

import { ChevronDown, LogOut, ShieldCheck, UserRound } from "lucide-react";
import { useTexts } from "#texts";
import { Menu, MenuItem, MenuLine, MenuLink } from "../ui/menu.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { SignOutFailed, useSignOut } from "./use-sign-out.tsx";

/** Who signed in by the provider, the pages of administration, and sign-out. */
export function PersonMenu({ subject, role }: { subject: string; role: string }) {
  const t = useTexts("wallet.account");
  const { state, signOut } = useSignOut();
  return (
    <>
      <Menu
        className="flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border border-line px-2.5 transition-colors hover:bg-sunken"
        trigger={
          <>
            <span className="sr-only">{t("account")} </span>
            {state === "leaving" ? <Spinner size={22} /> : <UserRound size={22} />}
            <span className="hidden text-sm capitalize sm:block">{role}</span>
            <ChevronDown size={16} className="text-ink-faint" />
          </>
        }
      >
        <p className="max-w-72 px-3 pt-2 pb-1 text-sm text-ink-faint">
          {t.rich("asPerson", { subject: () => <span className="block wrap-anywhere text-ink">{subject}</span> })}
        </p>
        <MenuLine />
        <MenuLink href="/admin" prefetch={false}>
          <ShieldCheck size={18} /> {t("admin")}
        </MenuLink>
        <MenuLine />
        <MenuItem onClick={() => void signOut()}>
          <LogOut size={18} /> {t("signOut")}
        </MenuItem>
      </Menu>
      {state === "failed" && <SignOutFailed />}
    </>
  );
}
