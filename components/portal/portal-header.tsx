import type { ReactNode } from "react";
import { useTexts } from "#texts";
import { PageTabs } from "../ui/page-tabs.tsx";

const pages = [
  { href: "/portal", key: "overview" },
  { href: "/portal/keys", key: "keys" },
  { href: "/portal/lists", key: "lists" },
  { href: "/portal/webhooks", key: "webhooks" },
  { href: "/portal/notices", key: "notices" },
  { href: "/portal/sessions", key: "sessions" },
] as const;
type PortalPage = (typeof pages)[number]["href"];

/** Tabs and title of a portal page. */
export function PortalHeader(props: { current: PortalPage; title: string; note: ReactNode; action?: ReactNode }) {
  const t = useTexts("portal.header");
  return (
    <>
      <PageTabs
        label={t("label")}
        pages={pages.map(({ href, key }) => ({ href, label: t(`pages.${key}`) }))}
        current={props.current}
      />
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
