import type { Metadata } from "next";
import type { ReactNode } from "react";
import { DocsProvider } from "@/components/docs/console/docs-context.tsx";
import { DocsNav, PreviousNext } from "@/components/docs/docs-nav.tsx";
import { ClientTexts, getTexts } from "@/components/texts/server.tsx";
import { env } from "@/lib/core/env.ts";
import { errorCodes } from "@/lib/core/errors.ts";
import { docsNavigation } from "./_lib/sections.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("docs.nav");
  return { title: { default: t("meta.title"), template: t("meta.template") } };
}

export default async function DocsLayout({ children }: { children: ReactNode }) {
  const t = await getTexts("docs.nav");
  const sections = docsNavigation(t);
  return (
    <ClientTexts of={["docs.frame", "docs.heading"]}>
      <DocsProvider origin={env().PUBLIC_ORIGIN} errors={errorCodes}>
        <div className="lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:gap-x-14">
          <DocsNav sections={sections} />
          <div className="min-w-0 pt-8 lg:pt-12">
            {t.language !== "en" && <p className="mb-6 text-sm text-ink-faint">{t("english")}</p>}
            {children}
            <PreviousNext sections={sections} />
          </div>
        </div>
      </DocsProvider>
    </ClientTexts>
  );
}
