import { ScrollText } from "lucide-react";
import type { Metadata } from "next";
import { AdminHeader } from "@/components/admin/admin-header.tsx";
import { AuditFilters } from "@/components/admin/audit-filters.tsx";
import { AuditTable } from "@/components/admin/audit-table.tsx";
import { getTexts } from "@/components/texts/server.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { listAudit } from "@/lib/domains/administration/index.ts";
import { AuditQuery } from "@/lib/domains/administration/schemas.ts";
import { offsetParam, type PageProps, textParam } from "../../(site)/_lib/query.ts";
import { readOperator } from "../_lib/read-operator.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("admin.audit");
  return { title: t("title") };
}

const PAGE_SIZE = 25;
const filters = ["actor", "act", "target", "from", "to"] as const;

export default async function AuditPage({ searchParams }: PageProps) {
  const t = await getTexts("admin.audit");
  const operator = await readOperator();
  if ("instead" in operator) return operator.instead;
  const query = await searchParams;
  const given = Object.fromEntries(filters.map((name) => [name, textParam(query, name)?.trim() || undefined]));
  const parsed = AuditQuery.safeParse(given);
  const result = parsed.data
    ? await listAudit(operator.ctx, { ...parsed.data, limit: PAGE_SIZE, offset: offsetParam(query) })
    : null;
  const href = (offset: number) => {
    const chosen = Object.entries(given).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
    return `/admin/audit?${new URLSearchParams([...chosen, ["offset", String(offset)]])}`;
  };
  return (
    <>
      <AdminHeader current="/admin/audit" title={t("title")} note={t("note")} />
      <AuditFilters values={given} isInvalid={!parsed.success} />
      {result && result.entries.length > 0 && <AuditTable entries={result.entries} now={operator.ctx.now} />}
      {result?.entries.length === 0 && (
        <EmptyState icon={ScrollText} title={t("empty.title")}>
          <p>{t("empty.text")}</p>
        </EmptyState>
      )}
      {result && <PageLinks page={result.pagination} href={href} />}
    </>
  );
}
