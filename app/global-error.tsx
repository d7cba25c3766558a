"use client";

import { ErrorView, type ErrorViewProps } from "@/components/site/error-view.tsx";
import { themeFromCookies } from "@/components/site/theme.ts";
import { withBasePath } from "@/lib/core/base-path.ts";
import "./globals.css";

/** Replaces the whole document if the layout itself failed. */
export default function GlobalErrorPage(props: ErrorViewProps) {
  // Rendered in the browser only, so the theme comes from its cookies.
  const theme = typeof document === "undefined" ? "system" : themeFromCookies(document.cookie);
  const language = (typeof document === "undefined" ? "" : document.documentElement.lang) || "en";
  return (
    <html lang={language} data-theme={theme === "system" ? undefined : theme}>
      <body>
        <header className="border-b border-line">
          <div className="mx-auto flex h-16 max-w-6xl items-center px-4 sm:px-6">
            {/* A full page load, as this document is broken. */}
            <a href={withBasePath("/")} className="flex min-h-11 items-center text-lg font-semibold tracking-tight">
              Credence
            </a>
          </div>
        </header>
        <main className="mx-auto w-full max-w-6xl px-4 sm:px-6">
          <ErrorView {...props} retry={() => location.reload()} />
        </main>
      </body>
    </html>
  );
}
