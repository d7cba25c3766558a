import type { Metadata } from "next";
import { AdminHeader } from "@/components/admin/admin-header.tsx";
import { ChainTable } from "@/components/admin/chain-table.tsx";
import { OperatorSignIn } from "@/components/admin/operator-sign-in.tsx";
import { QuarantineList } from "@/components/admin/quarantine-list.tsx";
import { Section } from "@/components/ui/section.tsx";
import { listChains } from "@/lib/domains/chain-control/index.ts";
import { listQuarantined } from "@/lib/domains/quarantine/index.ts";
import { readOperator } from "../_lib/read-operator.ts";

export const metadata: Metadata = { title: "Chains" };

const QUARANTINED = 50;

export default async function ChainsPage() {
  const operator = await readOperator();
  if (!operator) return <OperatorSignIn />;
  const { ctx } = operator;
  const [{ chains }, quarantined] = await Promise.all([listChains(ctx), listQuarantined(ctx, { limit: QUARANTINED })]);
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
        note="Transactions that could not be understood. The worker reads them again by itself; npm run admin -- quarantine retry does at once."
      >
        <QuarantineList transactions={quarantined} />
      </Section>
    </>
  );
}
