import type { ReactNode } from "react";
import { SiteFrame } from "./_lib/site-frame.tsx";

// Every page shows the newest scores.
export const dynamic = "force-dynamic";

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}
