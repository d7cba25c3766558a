import type { Metadata } from "next";
import { useTexts } from "#texts";
import { ActButton } from "@/components/admin/act-button.tsx";
import { AdminHeader } from "@/components/admin/admin-header.tsx";
import { ChainTable } from "@/components/admin/chain-table.tsx";
import { QuarantineList } from "@/components/admin/quarantine-list.tsx";
import { getTexts } from "@/components/texts/server.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { Section } from "@/components/ui/section.tsx";
import { listChains } from "@/lib/domains/chain-control/index.ts";
import { listQuarantined } from "@/lib/domains/quarantine/index.ts";
import { offsetParam, type PageProps } from "../../(site)/_lib/query.ts";
import { readOperator } from "../_lib/read-operator.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("admin.chainsPage");
  return { title: t("title") };
}

const PAGE_SIZE = 25;

export default async function ChainsPage({ searchParams }: PageProps) {
  const t = await getTexts("admin.chainsPage");
  const operator = await readOperator();
  if ("instead" in operator) return operator.instead;
  const { ctx } = operator;
  const page = { limit: PAGE_SIZE, offset: offsetParam(await searchParams) };
  const [{ chains }, { transactions, pagination }] = await Promise.all([listChains(ctx), listQuarantined(ctx, page)]);
  return (
    <>
      <AdminHeader current="/admin/chains" title={t("title")} note={t("note")} />
      <div className="mt-8">
        <ChainTable chains={chains} now={ctx.now} />
      </div>
      <Section id="quarantine" title={t("quarantine.title")} note={t("quarantine.note")}>
        {transactions.some(({ resolvedAt }) => resolvedAt === null) && <RetryAll />}
        <QuarantineList transactions={transactions} />
        <PageLinks page={pagination} href={(to) => `/admin/chains?offset=${to}#quarantine`} />
      </Section>
    </>
  );
}

function RetryAll() {
  const t = useTexts("admin.chainsPage");
  return (
    <div className="mb-4">
      <ActButton
        act="retryQuarantined"
        target=""
        label={t("retryAll.label")}
        title={t("retryAll.title")}
        note={t("retryAll.note")}
      />
    </div>
  );
}
