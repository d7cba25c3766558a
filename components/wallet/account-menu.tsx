"use client";

import {
  AtSign,
  Bell,
  ChevronDown,
  CircleUser,
  KeyRound,
  LoaderCircle,
  LogOut,
  MessageSquareQuote,
  SquareTerminal,
} from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Menu, MenuItem, MenuLine, MenuLink } from "../ui/menu.tsx";
import { Avatar } from "./avatar.tsx";
import { ShortAddress } from "./short-address.tsx";
import { useUnreadCount } from "./unread.tsx";

/** Who is signed in, where their things are, and the way out. */
export function AccountMenu({ account }: { account: string }) {
  const router = useRouter();
  const unread = useUnreadCount();
  const [state, setState] = useState<"idle" | "leaving" | "failed">("idle");
  const leave = async () => {
    setState("leaving");
    try {
      const { endSession } = await import("./sign-out.ts");
      await endSession();
      router.refresh();
    } catch {
      setState("failed");
    }
  };
  return (
    <>
      <Menu
        className="relative flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border border-line px-2.5 transition-colors hover:bg-sunken"
        face={
          <>
            <span className="sr-only">Account </span>
            {state === "leaving" ? (
              <LoaderCircle size={26} className="motion-safe:animate-spin" />
            ) : (
              <Avatar address={account} size={26} />
            )}
            <span className="hidden text-sm sm:block">
              <ShortAddress address={account} always />
            </span>
            <ChevronDown size={16} className="text-ink-faint" />
            {unread > 0 && (
              <>
                <span
                  aria-hidden="true"
                  className="absolute -top-1 -right-1 size-3 rounded-full border-2 border-paper bg-accent"
                />
                <span className="sr-only">, {unreadLabel(unread)}</span>
              </>
            )}
          </>
        }
      >
        <p className="px-3 pt-2 pb-1 text-sm text-ink-faint">
          Signed in as <ShortAddress address={account} always className="block text-ink" />
        </p>
        <MenuLine />
        <MenuLink href={`/profile/${account}`}>
          <CircleUser size={18} /> My profile
        </MenuLink>
        {/* Not fetched ahead: few open it. */}
        <MenuLink href="/notifications" prefetch={false}>
          <Bell size={18} /> Notifications
          {unread > 0 && (
            <span className="figures ml-auto rounded-md bg-accent-soft px-2 text-sm text-accent">
              {unread > SHOWN ? `${SHOWN}+` : unread}
              <span className="sr-only"> not read</span>
            </span>
          )}
        </MenuLink>
        <MenuLink href="/attest/given">
          <MessageSquareQuote size={18} /> Attestations
        </MenuLink>
        <MenuLink href="/settings">
          <AtSign size={18} /> Names and wallets
        </MenuLink>
        <MenuLink href="/portal">
          <SquareTerminal size={18} /> Usage and limits
        </MenuLink>
        <MenuLink href="/portal/keys">
          <KeyRound size={18} /> API keys
        </MenuLink>
        <MenuLine />
        <MenuItem onClick={() => void leave()}>
          <LogOut size={18} /> Sign out
        </MenuItem>
      </Menu>
      {state === "failed" && (
        <p
          role="alert"
          className="fixed inset-x-4 bottom-4 z-50 rounded-xl bg-ink px-4 py-3 text-paper sm:left-auto sm:w-96"
        >
          The service could not be reached, so you are still signed in. Check the connection and sign out again.
        </p>
      )}
    </>
  );
}

/** More is not counted out. */
const SHOWN = 99;

function unreadLabel(unread: number): string {
  if (unread > SHOWN) return `more than ${SHOWN} notifications not read`;
  return unread === 1 ? "1 notification not read" : `${unread} notifications not read`;
}
