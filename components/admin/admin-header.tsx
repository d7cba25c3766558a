"use client";

import type { ReactNode } from "react";
import { useTexts } from "#texts";
import { PageTabs } from "../ui/page-tabs.tsx";
import { useRole } from "./role.tsx";

const pages = [
  { href: "/admin", key: "overview" },
  { href: "/admin/chains", key: "chains" },
  { href: "/admin/developers", key: "developers" },
  { href: "/admin/webhooks", key: "webhooks" },
  { href: "/admin/jobs", key: "jobs" },
  { href: "/admin/models", key: "models" },
  { href: "/admin/appeals", key: "appeals" },
  { href: "/admin/screening", key: "screening" },
  { href: "/admin/takedowns", key: "takedowns" },
  { href: "/admin/notices", key: "notices" },
  { href: "/admin/audit", key: "audit" },
  { href: "/admin/sessions", key: "sessions" },
] as const;
export type AdminPage = (typeof pages)[number]["href"];

/** What a reviewer of appeals sees. */
const reviewersPages: ReadonlySet<AdminPage> = new Set(["/admin/appeals", "/admin/sessions"]);

/** Tabs and title of a page of administration. */
export function AdminHeader(props: { current: AdminPage; title: string; note: ReactNode }) {
  const t = useTexts("admin.header");
  const role = useRole();
  const shown = role === "reviewer" ? pages.filter(({ href }) => reviewersPages.has(href)) : pages;
  return (
    <>
      <PageTabs
        label={t("label")}
        pages={shown.map(({ href, key }) => ({ href, label: t(`pages.${key}`) }))}
        current={props.current}
      />
      <h1 className="mt-8 text-3xl font-semibold tracking-tight wrap-anywhere">{props.title}</h1>
      <p className="mt-1 max-w-2xl text-ink-soft">{props.note}</p>
      {role === "reader" && <p className="mt-1 text-sm text-ink-faint">{t("reader")}</p>}
    </>
  );
}
