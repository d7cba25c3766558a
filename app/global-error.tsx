"use client";

import { FaultPage, type FaultPageProps } from "@/components/site/fault-page.tsx";
import "./globals.css";

/** Stands in the place of everything, header and footer included, where not even those could be made. */
export default function GlobalErrorPage(props: FaultPageProps) {
  return (
    <html lang="en">
      <body>
        <main className="mx-auto w-full max-w-6xl px-4 sm:px-6">
          <FaultPage {...props} />
        </main>
      </body>
    </html>
  );
}
