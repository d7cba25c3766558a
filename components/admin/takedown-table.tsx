import type { Takedown } from "../../lib/domains/takedowns/schemas.ts";
import { Badge } from "../ui/badge.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { TimeAgo } from "../ui/time-ago.tsx";
import { ActButton } from "./act-button.tsx";

/** The log of takedowns; for operators with the act that lifts one. */
export function TakedownTable(props: { takedowns: readonly Takedown[]; now: Date; forOperators?: boolean }) {
  const { takedowns, now, forOperators = false } = props;
  const columns: Column<Takedown>[] = [
    { head: "When", cell: ({ at }) => <TimeAgo at={at} now={now} /> },
    { head: "Hidden", cell: ({ kind }) => kind },
    { head: "Target", cellClassName: "font-mono text-sm wrap-anywhere", cell: ({ target }) => target },
    { head: "Reason", cellClassName: "min-w-56 wrap-anywhere", cell: ({ reason }) => reason },
    {
      head: "State",
      cell: ({ liftedAt }) => (liftedAt ? <Badge>lifted</Badge> : <Badge tone="caution">hidden</Badge>),
    },
    ...(forOperators ? [{ head: "Actions", cell: (row: Takedown) => <Lift takedown={row} /> }] : []),
  ];
  return <DataTable caption="Takedowns" rows={takedowns} columns={columns} />;
}

function Lift({ takedown: { id, kind, target, liftedAt } }: { takedown: Takedown }) {
  if (liftedAt) return null;
  return (
    <ActButton
      act="liftTakedown"
      target={id}
      label="Lift"
      title={`Show this ${kind} again?`}
      note={`${target} appears on pages and in lists again. The log retains both.`}
    />
  );
}
