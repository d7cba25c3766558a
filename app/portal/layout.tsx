import type { Metadata } from "next";
import type { ReactNode } from "react";
import { ClientTexts, getTexts } from "@/components/texts/server.tsx";
import { SiteFrame } from "../(site)/_lib/site-frame.tsx";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("portal.overview");
  return {
    title: { default: t("portal"), template: "%s · Credence" },
    robots: { index: false },
  };
}

export default function PortalLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame>
      <ClientTexts of={["api.problem"]}>{children}</ClientTexts>
    </SiteFrame>
  );
}
