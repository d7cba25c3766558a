"use client";

import {
  Bell,
  ChevronDown,
  CircleUser,
  KeyRound,
  LogOut,
  MessageSquareQuote,
  Settings,
  ShieldCheck,
  SquareTerminal,
} from "lucide-react";
import { useTexts } from "#texts";
import { Menu, MenuItem, MenuLine, MenuLink } from "../ui/menu.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { Avatar } from "./avatar.tsx";
import { ShortAddress } from "./short-address.tsx";
import { useUnreadCount } from "./unread.tsx";
import { SignOutFailed, useSignOut } from "./use-sign-out.tsx";

/** The signed-in wallet, links to its own pages, and sign-out. */
export function AccountMenu(props: { account: string; name: string | null; isOperator: boolean }) {
  const t = useTexts("wallet.account");
  const { account, name, isOperator } = props;
  const unread = useUnreadCount();
  const { state, signOut } = useSignOut();
  return (
    <>
      <Menu
        className="relative flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border border-line px-2.5 transition-colors hover:bg-sunken"
        trigger={<Trigger account={account} name={name} unread={unread} isLeaving={state === "leaving"} />}
      >
        <p className="px-3 pt-2 pb-1 text-sm text-ink-faint">
          {t.rich("as", { address: () => <ShortAddress address={account} always className="block text-ink" /> })}
        </p>
        <MenuLine />
        <Links account={account} isOperator={isOperator} unread={unread} />
        <MenuLine />
        <MenuItem onClick={() => void signOut()}>
          <LogOut size={18} /> {t("signOut")}
        </MenuItem>
      </Menu>
      {state === "failed" && <SignOutFailed />}
    </>
  );
}

function Trigger(props: { account: string; name: string | null; unread: number; isLeaving: boolean }) {
  const t = useTexts("wallet.account");
  const { account, name, unread, isLeaving } = props;
  return (
    <>
      <span className="sr-only">{t("account")} </span>
      {isLeaving ? <Spinner size={26} /> : <Avatar address={account} size={26} />}
      <span className="hidden max-w-40 truncate text-sm sm:block lg:max-w-24 xl:max-w-40">
        {name ?? <ShortAddress address={account} always />}
      </span>
      <ChevronDown size={16} className="text-ink-faint" />
      {unread > 0 && (
        <>
          <span
            aria-hidden="true"
            className="absolute -top-1 -right-1 size-3 rounded-full border-2 border-paper bg-accent"
          />
          <span className="sr-only">
            , {unread > MAX_COUNT ? t("unreadMore", { count: MAX_COUNT }) : t("unread", { count: unread })}
          </span>
        </>
      )}
    </>
  );
}

function Links({ account, isOperator, unread }: { account: string; isOperator: boolean; unread: number }) {
  const t = useTexts("wallet.account");
  return (
    <>
      <MenuLink href={`/profile/${account}`}>
        <CircleUser size={18} /> {t("profile")}
      </MenuLink>
      {/* Not prefetched: few open it. */}
      <MenuLink href="/notifications" prefetch={false}>
        <Bell size={18} /> {t("notifications")}
        {unread > 0 && (
          <span className="figures ml-auto rounded-md bg-accent-soft px-2 text-sm text-accent">
            {unread > MAX_COUNT ? `${MAX_COUNT}+` : unread}
            <span className="sr-only"> {t("notRead")}</span>
          </span>
        )}
      </MenuLink>
      <MenuLink href="/attest/given">
        <MessageSquareQuote size={18} /> {t("attestations")}
      </MenuLink>
      <MenuLink href="/settings">
        <Settings size={18} /> {t("settings")}
      </MenuLink>
      <MenuLink href="/portal">
        <SquareTerminal size={18} /> {t("usage")}
      </MenuLink>
      <MenuLink href="/portal/keys">
        <KeyRound size={18} /> {t("keys")}
      </MenuLink>
      {isOperator && (
        <MenuLink href="/admin" prefetch={false}>
          <ShieldCheck size={18} /> {t("admin")}
        </MenuLink>
      )}
    </>
  );
}

const MAX_COUNT = 99;
