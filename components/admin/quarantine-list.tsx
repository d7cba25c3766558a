import { useTexts } from "#texts";
import type { QuarantinedTransaction } from "../../lib/domains/quarantine/schemas.ts";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { TimeAt } from "../ui/time-ago.tsx";
import { ShortAddress } from "../wallet/short-address.tsx";
import { ActButton } from "./act-button.tsx";

/** Transactions that could not be understood, and blocks that no node gave. */
export function QuarantineList({ transactions }: { transactions: readonly QuarantinedTransaction[] }) {
  const t = useTexts("admin.quarantine");
  if (transactions.length === 0) return <p className="text-ink-soft">{t("empty")}</p>;
  const columns: Column<QuarantinedTransaction>[] = [
    { head: t("chain"), cell: ({ chainId }) => chainId },
    {
      head: t("block"),
      className: "text-right figures",
      cell: ({ firstBlock, block }) =>
        firstBlock === undefined ? formatNumber(block, t.language) : t("blocks", { first: firstBlock, last: block }),
    },
    {
      head: t("transaction"),
      cellClassName: "whitespace-nowrap",
      cell: ({ hash, index }) =>
        hash ? <ShortAddress address={hash} always /> : index === null ? t("all") : t("number", { index }),
    },
    {
      head: t("reason"),
      cellClassName: "min-w-32 wrap-anywhere",
      cell: ({ reason }) => <span lang="en">{reason}</span>,
    },
    {
      head: t("next"),
      cell: ({ retryAt }) => (retryAt ? <TimeAt at={retryAt} /> : t("read")),
    },
    { head: t("actions"), cell: (transaction) => <Retry transaction={transaction} /> },
  ];
  return <DataTable caption={t("caption")} rows={transactions} columns={columns} />;
}

function Retry({ transaction: { chainId, block, resolvedAt } }: { transaction: QuarantinedTransaction }) {
  const t = useTexts("admin.quarantine");
  if (resolvedAt) return null;
  return (
    <ActButton
      act="retryQuarantined"
      target={`${chainId} ${block}`}
      label={t("retry.label")}
      title={t("retry.title", { block })}
      note={t("retry.note")}
    />
  );
}
