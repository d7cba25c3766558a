import { Monitor, Moon, Search, Sun, Wallet, X } from "lucide-react";
import Link from "next/link";
import { Activity, type ComponentProps, type ReactNode } from "react";
import { useTexts } from "#texts";
import { withBasePath } from "../../lib/core/base-path.ts";
import { HeaderSearch } from "../search/header-search.tsx";
import { ClientTexts } from "../texts/server.tsx";
import { ConnectButton } from "../wallet/connect-button.tsx";
import { LazyAccountMenu, LazyPersonMenu } from "../wallet/lazy-account-menu.tsx";
import type { WalletSettings } from "../wallet/types.ts";
import { type Unread, UnreadProvider } from "../wallet/unread.tsx";
import { WalletProvider } from "../wallet/wallet-context.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { NavLink } from "./nav-link.tsx";
import { NavMenu } from "./nav-menu.tsx";
import { navigation } from "./navigation.ts";
import type { Theme } from "./theme.ts";
import { ThemeForm } from "./theme-form.tsx";

interface FrameProps {
  /** Checksummed address of the signed-in wallet. */
  account: string | null;
  /** The name of its activated identity. */
  accountName: string | null;
  /** Whether that wallet administers the service. */
  isOperator: boolean;
  /** Who signed in by the provider, in place of a wallet. */
  person: ComponentProps<typeof LazyPersonMenu> | null;
  unread: Unread;
  wallets: WalletSettings;
  theme: Theme;
  children: ReactNode;
}

/** Of client components that any page may have. What opens in few of them brings its own. */
const clientAreas = [
  ...(["dates", "ui", "site.error", "scores.tiers", "wallet.connect"] as const),
  ...(["search.header", "search.box", "search.suggestions"] as const),
];

/** Header and footer of every page. */
export function Frame({ unread, wallets, theme, children, ...signedIn }: FrameProps) {
  const t = useTexts("site");
  return (
    <ClientTexts of={clientAreas}>
      <WalletProvider account={signedIn.account} settings={wallets} icon={<Wallet size={18} />}>
        <UnreadProvider unread={unread}>
          <div className="flex min-h-dvh flex-col">
            <a
              href="#content"
              className="sr-only z-10 rounded-lg bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
            >
              {t("skip")}
            </a>
            <Header {...signedIn} />
            <main
              id="content"
              tabIndex={-1}
              className="mx-auto w-full max-w-6xl flex-1 px-4 pb-8 outline-none sm:px-6 sm:pb-20"
            >
              {/* Hydrated after the header, by itself. */}
              <Activity>{children}</Activity>
            </main>
            <Footer theme={theme} />
          </div>
        </UnreadProvider>
      </WalletProvider>
    </ClientTexts>
  );
}

type SignedIn = Pick<FrameProps, "account" | "accountName" | "isOperator" | "person">;

function Header({ account, accountName, isOperator, person }: SignedIn) {
  const t = useTexts("site");
  const items = navigation.map(({ href, key }) => ({ href, label: t(`navigation.${key}`) }));
  return (
    <header className="border-b border-line print:hidden">
      <div className="relative mx-auto flex h-16 max-w-6xl items-center gap-2 px-4 sm:gap-4 sm:px-6">
        <Link href="/" className="flex min-h-11 items-center gap-2.5 text-lg font-semibold tracking-tight">
          <Logo /> Credence
        </Link>
        <nav aria-label={t("menu.main")} className="ml-4 hidden items-center gap-1 text-sm font-medium lg:flex">
          {items.map((item) => (
            <NavLink
              key={item.href}
              {...item}
              className="min-h-11 px-2 text-ink-soft transition-colors hover:text-ink aria-[current]:text-ink xl:px-3"
            />
          ))}
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-1 sm:gap-2">
          <HeaderSearch opens={<Search size={20} />} closes={<X size={22} />} />
          {account || person ? (
            <ClientTexts of={["wallet.account"]}>
              {account && <LazyAccountMenu account={account} name={accountName} isOperator={isOperator} />}
              {person && <LazyPersonMenu {...person} />}
            </ClientTexts>
          ) : (
            <ConnectButton className="px-4 text-sm max-[26rem]:[&>.lucide-wallet]:hidden" />
          )}
          <NavMenu items={items} />
        </div>
      </div>
    </header>
  );
}

const links = [
  { href: "/network", key: "network" },
  { href: "/status", key: "status" },
  { href: "/appeals", key: "appeals" },
  { href: "/openapi.json", key: "openapi" },
  { href: "/.well-known/credence.json", key: "model" },
] as const;

/** Its minimum heights are what its content takes in any of the languages, so that nothing moves on short pages. */
function Footer({ theme }: Pick<FrameProps, "theme">) {
  const t = useTexts("site.footer");
  return (
    <footer className="min-h-68 border-t border-line sm:min-h-40 lg:min-h-31 print:hidden">
      <div className="mx-auto grid max-w-6xl gap-x-8 gap-y-2 px-4 py-4 text-sm text-ink-faint sm:gap-y-4 sm:px-6 sm:py-6 lg:flex lg:items-center lg:justify-between">
        <p>{t("promise")}</p>
        <div className="grid justify-items-start gap-x-6 gap-y-2 sm:flex sm:items-center sm:justify-between">
          <nav aria-label={t("about")} className="flex flex-wrap gap-x-6">
            {links.map(({ href, key }) => (
              <a
                key={href}
                href={withBasePath(href)}
                className="py-2 underline decoration-line-strong underline-offset-4 hover:text-ink"
              >
                {t(key)}
              </a>
            ))}
          </nav>
          <LanguageSwitch />
          <ThemeSwitch theme={theme} />
        </div>
      </div>
    </footer>
  );
}

function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32" fill="none">
      <path d="M25.5 21.9A11.2 11.2 0 1 1 25.5 10.1" stroke="currentColor" strokeWidth="3.6" strokeLinecap="round" />
      <path
        d="M11 16.4 15 20.2 22 12.4"
        stroke="currentColor"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="28" cy="16" r="2.4" className="fill-accent" />
    </svg>
  );
}

const choices = [
  { value: "system", icon: Monitor },
  { value: "light", icon: Sun },
  { value: "dark", icon: Moon },
] as const;

/** Chooses the theme. */
function ThemeSwitch({ theme }: { theme: Theme }) {
  const t = useTexts("site.theme");
  return (
    <ThemeForm className="flex rounded-lg border border-line p-0.5">
      <legend className="sr-only">{t("title")}</legend>
      {choices.map(({ value, icon: Icon }) => (
        <label
          key={value}
          title={t(value)}
          className="relative flex size-11 cursor-pointer items-center justify-center rounded-md text-ink-faint transition-colors hover:text-ink has-checked:bg-sunken has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="theme"
            value={value}
            defaultChecked={value === theme}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <Icon size={18} />
          <span className="sr-only">{t(value)}</span>
        </label>
      ))}
    </ThemeForm>
  );
}
