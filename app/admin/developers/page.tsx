import { Users } from "lucide-react";
import type { Metadata } from "next";
import Form from "next/form";
import Link from "next/link";
import { AdminHeader } from "@/components/admin/admin-header.tsx";
import { FilterField } from "@/components/admin/filter-field.tsx";
import type { Texts } from "@/components/texts/create-texts.ts";
import { getTexts } from "@/components/texts/server.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { type Column, DataTable } from "@/components/ui/data-table.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { TimeAgo } from "@/components/ui/time-ago.tsx";
import { ShortAddress } from "@/components/wallet/short-address.tsx";
import { listDevelopers } from "@/lib/domains/developers/index.ts";
import type { Developer } from "@/lib/domains/developers/schemas.ts";
import { offsetParam, type PageProps, textParam } from "../../(site)/_lib/query.ts";
import { readOperator } from "../_lib/read-operator.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("admin.developers");
  return { title: t("title") };
}

const PAGE_SIZE = 25;
const LONGEST_QUERY = 100;

export default async function DevelopersPage({ searchParams }: PageProps) {
  const t = await getTexts("admin.developers");
  const operator = await readOperator();
  if ("instead" in operator) return operator.instead;
  const query = await searchParams;
  const q = textParam(query, "q")?.trim().slice(0, LONGEST_QUERY) || undefined;
  const { ctx } = operator;
  const { developers, pagination } = await listDevelopers(ctx, { q, limit: PAGE_SIZE, offset: offsetParam(query) });
  const rest = q === undefined ? "" : `&q=${encodeURIComponent(q)}`;
  return (
    <>
      <AdminHeader current="/admin/developers" title={t("title")} note={t("note")} />
      <Form action="/admin/developers" className="mt-8 mb-6 flex flex-wrap items-end gap-3">
        <FilterField name="q" label={t("query")} value={q} className="sm:w-96" />
        <Button type="submit" kind="quiet">
          {t("search")}
        </Button>
      </Form>
      {developers.length === 0 ? (
        <EmptyState icon={Users} title={t("empty.title")}>
          <p>{t("empty.text")}</p>
        </EmptyState>
      ) : (
        <DataTable caption={t("title")} rows={developers} columns={columnsAt(ctx.now, t)} />
      )}
      <PageLinks page={pagination} href={(to) => `/admin/developers?offset=${to}${rest}`} />
    </>
  );
}

function columnsAt(now: Date, t: Texts<"admin.developers">): Column<Developer>[] {
  return [
    {
      head: t("wallet"),
      cellClassName: "font-mono text-sm",
      cell: ({ id, wallet }) => (
        <Link
          href={`/admin/developers/${id}`}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          <ShortAddress address={wallet} />
        </Link>
      ),
    },
    { head: t("tier"), cellClassName: "capitalize", cell: ({ tier }) => tier },
    { head: t("activeKeys"), className: "text-right figures", cell: ({ keys }) => keys },
    { head: t("lastUse"), cell: ({ lastUsedAt }) => (lastUsedAt ? <TimeAgo at={lastUsedAt} now={now} /> : t("never")) },
    {
      head: t("state"),
      cell: ({ suspendedAt }) =>
        suspendedAt ? <Badge tone="bad">{t("suspended")}</Badge> : <Badge tone="good">{t("active")}</Badge>,
    },
  ];
}
