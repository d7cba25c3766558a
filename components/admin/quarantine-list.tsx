import type { QuarantinedTransaction } from "../../lib/domains/quarantine/schemas.ts";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { TimeAt } from "../ui/time-ago.tsx";
import { ShortAddress } from "../wallet/short-address.tsx";
import { ActButton } from "./act-button.tsx";

/** Transactions that could not be understood, and blocks that no node gave. */
export function QuarantineList({ transactions }: { transactions: readonly QuarantinedTransaction[] }) {
  if (transactions.length === 0) return <p className="text-ink-soft">No transaction is quarantined.</p>;
  const columns: Column<QuarantinedTransaction>[] = [
    { head: "Chain", cell: ({ chainId }) => chainId },
    {
      head: "Block",
      className: "text-right figures",
      cell: ({ firstBlock, block }) =>
        (firstBlock === undefined ? "" : `${formatNumber(firstBlock)} to `) + formatNumber(block),
    },
    {
      head: "Transaction",
      cellClassName: "whitespace-nowrap",
      cell: ({ hash, index }) =>
        hash ? <ShortAddress address={hash} always /> : index === null ? "all" : `number ${index}`,
    },
    { head: "Reason", cellClassName: "min-w-32 wrap-anywhere", cell: ({ reason }) => reason },
    {
      head: "Next attempt",
      cell: ({ retryAt }) => (retryAt ? <TimeAt at={retryAt} /> : "read"),
    },
    { head: "Actions", cell: (transaction) => <Retry transaction={transaction} /> },
  ];
  return <DataTable caption="Quarantined transactions" rows={transactions} columns={columns} />;
}

function Retry({ transaction: { chainId, block, resolvedAt } }: { transaction: QuarantinedTransaction }) {
  if (resolvedAt) return null;
  return (
    <ActButton
      act="retryQuarantined"
      target={`${chainId} ${block}`}
      label="Read again"
      title={`Read block ${formatNumber(block)} again?`}
      note="The worker reads what waits of this block as soon as it has reached the head of the chain."
    />
  );
}
