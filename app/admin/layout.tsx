import type { Metadata } from "next";
import type { ReactNode } from "react";
import { SiteFrame } from "../(site)/_lib/site-frame.tsx";

export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: { default: "Administration", template: "%s · Administration · Credence" },
  robots: { index: false },
};

export default function AdminLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}
