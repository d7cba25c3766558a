import { useTexts } from "#texts";
import type { AuditEntry } from "../../lib/domains/administration/schemas.ts";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { TimeAgo } from "../ui/time-ago.tsx";
import { StrangersText } from "../ui/visible-text.tsx";
import { ShortAddress } from "../wallet/short-address.tsx";
import { labelDetails } from "./audit-details.ts";

export function AuditTable({ entries, now }: { entries: readonly AuditEntry[]; now: Date }) {
  const t = useTexts("admin.audit");
  const columns: Column<AuditEntry>[] = [
    { head: t("when"), cell: ({ at }) => <TimeAgo at={at} now={now} /> },
    { head: t("actTarget"), cell: (entry) => <Act entry={entry} /> },
    { head: t("actor"), cellClassName: "font-mono text-sm", cell: ({ actor }) => <Actor actor={actor} /> },
    { head: t("details"), cell: ({ details }) => <Details details={details} /> },
  ];
  return <DataTable caption={t("caption")} rows={entries} columns={columns} />;
}

function Act({ entry: { act, target } }: { entry: AuditEntry }) {
  return (
    <>
      <p className="font-medium wrap-anywhere">{act}</p>
      <p className="max-w-56 font-mono text-sm wrap-anywhere xl:max-w-none">{target}</p>
    </>
  );
}

/** A wallet, shortened; or the command line or the service itself. */
function Actor({ actor }: Pick<AuditEntry, "actor">) {
  return actor.startsWith("0x") ? <ShortAddress address={actor} always /> : actor;
}

function Details({ details }: Pick<AuditEntry, "details">) {
  return (
    <dl lang="en" className="grid min-w-44 gap-1 text-sm">
      {labelDetails(details).map(({ label, value }) => (
        <div key={label} className="wrap-anywhere">
          <dt className="inline text-ink-faint">{label}: </dt>
          <dd className="inline">
            <StrangersText lines>{value}</StrangersText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
