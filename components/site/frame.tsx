import Link from "next/link";
import type { ReactNode } from "react";
import { Pending } from "../ui/pending.tsx";
import { Mark } from "./mark.tsx";

/** What stands around every page: the way to skip it, header and footer. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-10 rounded-lg bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <header className="border-b border-line">
        <div className="mx-auto flex h-16 max-w-6xl items-center justify-between gap-4 px-4 sm:px-6">
          <Link href="/" className="flex min-h-11 items-center gap-2.5 text-lg font-semibold tracking-tight">
            <Mark /> Credence
          </Link>
          <nav aria-label="Main" className="flex items-center gap-1 text-sm font-medium sm:gap-2">
            <HeaderLink href="/leaderboard">Leaderboard</HeaderLink>
            <HeaderLink href="/search">Search</HeaderLink>
          </nav>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-6xl flex-1 px-4 pb-20 outline-none sm:px-6">
        {children}
      </main>
      <footer className="border-t border-line">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-6 text-sm text-ink-faint sm:px-6">
          <p>Every score can be recomputed from public blocks.</p>
          <nav aria-label="Machine-readable" className="flex gap-6">
            <a href="/openapi.json" className="py-2 underline decoration-line-strong underline-offset-4 hover:text-ink">
              OpenAPI
            </a>
            <a
              href="/.well-known/credence.json"
              className="py-2 underline decoration-line-strong underline-offset-4 hover:text-ink"
            >
              Model and chains
            </a>
          </nav>
        </div>
      </footer>
    </div>
  );
}

function HeaderLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="relative flex min-h-11 items-center overflow-hidden rounded-lg px-3 text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
    >
      {children}
      <Pending />
    </Link>
  );
}
