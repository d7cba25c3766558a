import type { AuditEntry } from "../../lib/domains/administration/schemas.ts";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { TimeAgo } from "../ui/time-ago.tsx";

export function AuditTable({ entries, now }: { entries: readonly AuditEntry[]; now: Date }) {
  const columns: Column<AuditEntry>[] = [
    { head: "When", cell: ({ at }) => <TimeAgo at={at} now={now} /> },
    { head: "Act", cellClassName: "font-medium whitespace-nowrap", cell: ({ act }) => act },
    { head: "Target", cellClassName: "font-mono text-sm", cell: ({ target }) => target },
    { head: "Actor", cellClassName: "font-mono text-sm", cell: ({ actor }) => actor },
    { head: "Details", cellClassName: "min-w-64 text-sm wrap-anywhere", cell: ({ details }) => detailsText(details) },
  ];
  return <DataTable caption="Entries of the audit log" rows={entries} columns={columns} />;
}

/** Such as "reason: spam; from: free". */
function detailsText(details: AuditEntry["details"]): string {
  const text = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${text(value)}`)
    .join("; ");
}
