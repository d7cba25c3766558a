"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { ErrorViewProps } from "@/components/site/error-notice.tsx";
import { withBasePath } from "@/lib/core/base-path.ts";
import "./globals.css";

/** Replaces the whole document if the layout itself failed. Every page loads this file, so that what it shows comes by itself. */
export default function GlobalErrorPage(props: ErrorViewProps) {
  const [Broken, setBroken] = useState<ComponentType<ErrorViewProps> | null>(null);
  // The one of the document that failed, which has none if the server rendered nothing of it.
  const [language] = useState(() => (typeof document === "undefined" ? "" : document.documentElement.lang) || "en");
  useEffect(() => {
    import("@/components/site/broken-document.tsx").then(
      ({ BrokenDocument }) => setBroken(() => BrokenDocument),
      // Without the network the link is left.
      () => {},
    );
  }, []);
  if (Broken) return <Broken {...props} />;
  return (
    <html lang={language}>
      <body>
        <a href={withBasePath("/")} className="m-4 flex min-h-11 items-center text-lg font-semibold tracking-tight">
          Credence
        </a>
      </body>
    </html>
  );
}
