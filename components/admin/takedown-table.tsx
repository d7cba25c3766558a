import { useTexts } from "#texts";
import type { Takedown } from "../../lib/domains/takedowns/schemas.ts";
import { Badge } from "../ui/badge.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { TimeAgo } from "../ui/time-ago.tsx";

/** The log of takedowns. `actions`: what operators have besides. */
export function TakedownTable(props: { takedowns: readonly Takedown[]; now: Date; actions?: Column<Takedown> }) {
  const t = useTexts("admin.takedownTable");
  const { takedowns, now, actions } = props;
  const columns: Column<Takedown>[] = [
    { head: t("when"), cell: ({ at }) => <TimeAgo at={at} now={now} /> },
    { head: t("hidden"), cell: ({ kind }) => t(`kinds.${kind}`) },
    { head: t("target"), cellClassName: "font-mono text-sm wrap-anywhere", cell: ({ target }) => target },
    { head: t("reason"), cellClassName: "min-w-56 wrap-anywhere", cell: ({ reason }) => reason },
    {
      head: t("state"),
      cell: ({ liftedAt }) => (liftedAt ? <Badge>{t("lifted")}</Badge> : <Badge tone="caution">{t("isHidden")}</Badge>),
    },
    ...(actions ? [actions] : []),
  ];
  return <DataTable caption={t("caption")} rows={takedowns} columns={columns} />;
}
