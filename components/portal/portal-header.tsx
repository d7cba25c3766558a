import type { ReactNode } from "react";
import { PageTabs } from "../ui/page-tabs.tsx";

const pages = [
  { href: "/portal", label: "Overview" },
  { href: "/portal/keys", label: "API keys" },
  { href: "/portal/lists", label: "Lists" },
  { href: "/portal/webhooks", label: "Webhooks" },
  { href: "/portal/notices", label: "Notices" },
  { href: "/portal/sessions", label: "Sessions" },
] as const;
type PortalPage = (typeof pages)[number]["href"];

/** Tabs and title of a portal page. */
export function PortalHeader(props: { current: PortalPage; title: string; note: ReactNode; action?: ReactNode }) {
  return (
    <>
      <PageTabs label="Portal" pages={pages} current={props.current} />
      <div className="mt-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-3xl font-semibold tracking-tight wrap-anywhere">{props.title}</h1>
          <p className="mt-1 max-w-2xl text-ink-soft">{props.note}</p>
        </div>
        {props.action}
      </div>
    </>
  );
}
