import type { ReactNode } from "react";
import { Frame } from "@/components/site/frame.tsx";

// Every page reads the newest scores.
export const dynamic = "force-dynamic";

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <Frame>{children}</Frame>;
}
