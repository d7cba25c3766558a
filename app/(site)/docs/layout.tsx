import type { Metadata } from "next";
import type { ReactNode } from "react";
import { DocsProvider } from "@/components/docs/console/docs-context.tsx";
import { DocsNav, PreviousNext } from "@/components/docs/docs-nav.tsx";
import { env } from "@/lib/core/env.ts";
import { errorCodes } from "@/lib/core/errors.ts";
import { docsNavigation } from "./_lib/sections.ts";

export const metadata: Metadata = { title: { default: "Docs", template: "%s · Credence docs" } };

export default function DocsLayout({ children }: { children: ReactNode }) {
  const sections = docsNavigation();
  return (
    <DocsProvider origin={env().PUBLIC_ORIGIN} errors={errorCodes}>
      <div className="lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:gap-x-14">
        <DocsNav sections={sections} />
        <div className="min-w-0 pt-8 lg:pt-12">
          {children}
          <PreviousNext sections={sections} />
        </div>
      </div>
    </DocsProvider>
  );
}
