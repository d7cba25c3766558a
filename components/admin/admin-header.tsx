"use client";

import type { ReactNode } from "react";
import { PageTabs } from "../ui/page-tabs.tsx";
import { useRole } from "./role.tsx";

const pages = [
  { href: "/admin", label: "Overview" },
  { href: "/admin/chains", label: "Chains" },
  { href: "/admin/developers", label: "Developers" },
  { href: "/admin/webhooks", label: "Webhooks" },
  { href: "/admin/jobs", label: "Jobs" },
  { href: "/admin/models", label: "Models" },
  { href: "/admin/appeals", label: "Appeals" },
  { href: "/admin/screening", label: "Screening" },
  { href: "/admin/takedowns", label: "Takedowns" },
  { href: "/admin/notices", label: "Notices" },
  { href: "/admin/audit", label: "Audit log" },
  { href: "/admin/sessions", label: "Sessions" },
] as const;
export type AdminPage = (typeof pages)[number]["href"];

/** What a reviewer of appeals sees. */
const reviewersPages: ReadonlySet<AdminPage> = new Set(["/admin/appeals", "/admin/sessions"]);

/** Tabs and title of a page of administration. */
export function AdminHeader(props: { current: AdminPage; title: string; note: ReactNode }) {
  const role = useRole();
  const shown = role === "reviewer" ? pages.filter(({ href }) => reviewersPages.has(href)) : pages;
  return (
    <>
      <PageTabs label="Administration" pages={shown} current={props.current} />
      <h1 className="mt-8 text-3xl font-semibold tracking-tight wrap-anywhere">{props.title}</h1>
      <p className="mt-1 max-w-2xl text-ink-soft">{props.note}</p>
      {role === "reader" && (
        <p className="mt-1 text-sm text-ink-faint">You are a reader: you see all of this and change nothing.</p>
      )}
    </>
  );
}
