import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import "./globals.css";

// Bundled from npm: no request to another host, and a fallback of the same metrics, so that nothing shifts.
const inter = localFont({
  src: "../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  variable: "--font-inter",
  weight: "100 900",
  // A font that comes late is kept for the next page instead of moving this one.
  display: "optional",
});

export const metadata: Metadata = {
  title: { default: "Credence: trust scores anyone can recompute", template: "%s · Credence" },
  description: "Trust scores for wallets, computed from their on-chain history by a public model.",
};

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fafaf8" },
    { media: "(prefers-color-scheme: dark)", color: "#0e1013" },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={inter.variable}>
      <body>{children}</body>
    </html>
  );
}
