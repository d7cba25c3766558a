import type { QuarantinedTransaction } from "../../lib/domains/quarantine/index.ts";
import { type Column, DataTable } from "../ui/data-table.tsx";

/** Transactions that could not be understood. */
export function QuarantineList({ transactions }: { transactions: readonly QuarantinedTransaction[] }) {
  if (transactions.length === 0) return <p className="text-ink-soft">No transaction is quarantined.</p>;
  const columns: Column<QuarantinedTransaction>[] = [
    { head: "Chain", cell: ({ chainId }) => chainId },
    { head: "Block", className: "text-right figures", cell: ({ block }) => block },
    {
      head: "Transaction",
      cellClassName: "font-mono text-sm wrap-anywhere",
      cell: ({ hash, index }) => hash ?? `number ${index}`,
    },
    { head: "Reason", cellClassName: "min-w-56 wrap-anywhere", cell: ({ reason }) => reason },
    { head: "Next attempt", cell: ({ retryAt }) => retryAt?.toISOString() ?? "read" },
  ];
  return <DataTable caption="Quarantined transactions" rows={transactions} columns={columns} />;
}
