import type { Metadata } from "next";
import type { ReactNode } from "react";
import { RoleProvider } from "@/components/admin/role.tsx";
import { SiteFrame } from "../(site)/_lib/site-frame.tsx";
import { readActing } from "./_lib/read-operator.tsx";

export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: { default: "Administration", template: "%s · Administration · Credence" },
  robots: { index: false },
};

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const acting = await readActing();
  return (
    <SiteFrame>
      <RoleProvider role={acting?.role ?? null}>{children}</RoleProvider>
    </SiteFrame>
  );
}
