import type { Metadata } from "next";
import { ActButton } from "@/components/admin/act-button.tsx";
import { AdminHeader } from "@/components/admin/admin-header.tsx";
import { ChainTable } from "@/components/admin/chain-table.tsx";
import { QuarantineList } from "@/components/admin/quarantine-list.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { Section } from "@/components/ui/section.tsx";
import { listChains } from "@/lib/domains/chain-control/index.ts";
import { listQuarantined } from "@/lib/domains/quarantine/index.ts";
import { offsetParam, type PageProps } from "../../(site)/_lib/query.ts";
import { readOperator } from "../_lib/read-operator.tsx";

export const metadata: Metadata = { title: "Chains" };

const PAGE_SIZE = 25;

export default async function ChainsPage({ searchParams }: PageProps) {
  const operator = await readOperator();
  if ("instead" in operator) return operator.instead;
  const { ctx } = operator;
  const page = { limit: PAGE_SIZE, offset: offsetParam(await searchParams) };
  const [{ chains }, { transactions, pagination }] = await Promise.all([listChains(ctx), listQuarantined(ctx, page)]);
  return (
    <>
      <AdminHeader
        current="/admin/chains"
        title="Chains"
        note="How far each chain is indexed. Pause one, or index it again."
      />
      <div className="mt-8">
        <ChainTable chains={chains} now={ctx.now} />
      </div>
      <Section
        id="quarantine"
        title="Quarantine"
        note="Transactions that could not be understood, and blocks that no node gave. The worker reads them again by itself, with growing pauses."
      >
        {transactions.some(({ resolvedAt }) => resolvedAt === null) && <RetryAll />}
        <QuarantineList transactions={transactions} />
        <PageLinks page={pagination} href={(to) => `/admin/chains?offset=${to}#quarantine`} />
      </Section>
    </>
  );
}

function RetryAll() {
  return (
    <div className="mb-4">
      <ActButton
        act="retryQuarantined"
        target=""
        label="Read all again"
        title="Read all of them again?"
        note="The workers read what waits as soon as they have reached the head of each chain."
      />
    </div>
  );
}
