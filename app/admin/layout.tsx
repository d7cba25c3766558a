import type { Metadata } from "next";
import type { ReactNode } from "react";
import { RoleProvider } from "@/components/admin/role.tsx";
import { ClientTexts, getTexts } from "@/components/texts/server.tsx";
import { SiteFrame } from "../(site)/_lib/site-frame.tsx";
import { readActing } from "./_lib/read-operator.tsx";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("admin.header");
  return {
    title: { default: t("label"), template: `%s · ${t("label")} · Credence` },
    robots: { index: false },
  };
}

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const acting = await readActing();
  return (
    <SiteFrame>
      <ClientTexts of={["admin.act", "admin.decide", "admin.header", "admin.provider", "api.problem"]}>
        <RoleProvider role={acting?.role ?? null}>{children}</RoleProvider>
      </ClientTexts>
    </SiteFrame>
  );
}
