import type { Metadata, Viewport } from "next";
import { cookies, headers } from "next/headers";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { CARD_SIZE } from "@/components/scores/share-card.tsx";
import { NATIVE_FOLDS } from "@/components/site/native-folds.ts";
import { readTheme, THEME_COOKIE, type Theme } from "@/components/site/theme.ts";
import { getTexts, readLanguage } from "@/components/texts/server.tsx";
import { withBasePath } from "@/lib/core/base-path.ts";
import { env } from "@/lib/core/env.ts";
import "./globals.css";

/** A function, as the origin is known only at run time. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("site.metadata");
  return {
    metadataBase: new URL(env().PUBLIC_ORIGIN),
    title: { default: t("title"), template: "%s · Credence" },
    description: t("description"),
    openGraph: { type: "website", siteName: "Credence", images: [{ url: "/card.png", ...CARD_SIZE, alt: "Credence" }] },
  };
}

const paper = { light: "#fafaf8", dark: "#0e1013" };

export async function generateViewport(): Promise<Viewport> {
  const theme = await chosenTheme();
  preload(withBasePath("/fonts/inter-5-text.woff2"), { as: "font", type: "font/woff2", crossOrigin: "" });
  if (theme !== "system") return { colorScheme: theme, themeColor: paper[theme] };
  return {
    colorScheme: "light dark",
    themeColor: [
      { media: "(prefers-color-scheme: light)", color: paper.light },
      { media: "(prefers-color-scheme: dark)", color: paper.dark },
    ],
  };
}

/** Reading the cookie also makes every page dynamic, as each response needs its own nonce. */
async function chosenTheme(): Promise<Theme> {
  return readTheme((await cookies()).get(THEME_COOKIE)?.value);
}

/** The nonce of this response (proxy.ts). */
async function readNonce(): Promise<string | undefined> {
  return /'nonce-([^']+)'/.exec((await headers()).get("Content-Security-Policy") ?? "")?.[1];
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = await chosenTheme();
  return (
    <html lang={await readLanguage()} data-theme={theme === "system" ? undefined : theme}>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant. */}
        <script nonce={await readNonce()} dangerouslySetInnerHTML={{ __html: NATIVE_FOLDS }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
