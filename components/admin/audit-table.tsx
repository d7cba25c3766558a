import type { AuditEntry } from "../../lib/domains/administration/schemas.ts";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { TimeAgo } from "../ui/time-ago.tsx";
import { ShortAddress } from "../wallet/short-address.tsx";

export function AuditTable({ entries, now }: { entries: readonly AuditEntry[]; now: Date }) {
  const columns: Column<AuditEntry>[] = [
    { head: "When", cell: ({ at }) => <TimeAgo at={at} now={now} /> },
    { head: "Act", cellClassName: "font-medium whitespace-nowrap", cell: ({ act }) => act },
    { head: "Target", cellClassName: "font-mono text-sm", cell: ({ target }) => target },
    { head: "Actor", cellClassName: "font-mono text-sm", cell: ({ actor }) => <Actor actor={actor} /> },
    { head: "Details", cellClassName: "min-w-64 text-sm wrap-break-word", cell: ({ details }) => detailsText(details) },
  ];
  return <DataTable caption="Entries of the audit log" rows={entries} columns={columns} />;
}

/** A wallet, shortened; or the command line or the service itself. */
function Actor({ actor }: Pick<AuditEntry, "actor">) {
  return actor.startsWith("0x") ? <ShortAddress address={actor} always /> : actor;
}

/** Such as "reason: spam; from: free". */
function detailsText(details: AuditEntry["details"]): string {
  const text = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${text(value)}`)
    .join("; ");
}
