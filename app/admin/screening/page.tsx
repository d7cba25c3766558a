import { ListChecks } from "lucide-react";
import type { Metadata } from "next";
import { ActButton } from "@/components/admin/act-button.tsx";
import { AdminHeader } from "@/components/admin/admin-header.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { DataTable } from "@/components/ui/data-table.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { formatNumber } from "@/components/ui/numbers.ts";
import { TimeAgo } from "@/components/ui/time-ago.tsx";
import { listScreeningLists } from "@/lib/domains/screening/index.ts";
import type { ScreeningListView } from "@/lib/domains/screening/schemas.ts";
import { readOperator } from "../_lib/read-operator.tsx";

export const metadata: Metadata = { title: "Screening lists" };

export default async function ScreeningPage() {
  const operator = await readOperator();
  if ("instead" in operator) return operator.instead;
  const { ctx } = operator;
  const { lists } = await listScreeningLists(ctx);
  return (
    <>
      <AdminHeader
        current="/admin/screening"
        title="Screening lists"
        note="Lists of addresses that rules of policies and checks name. They change no score. SCREENING_LISTS declares them."
      />
      <div className="mt-8">
        {lists.length === 0 ? (
          <EmptyState icon={ListChecks} title="No list is kept">
            <p>The setting SCREENING_LISTS names files, URLs and oracles on chain.</p>
          </EmptyState>
        ) : (
          <Lists lists={lists} now={ctx.now} />
        )}
      </div>
    </>
  );
}

function Lists({ lists, now }: { lists: readonly ScreeningListView[]; now: Date }) {
  return (
    <DataTable
      caption="Screening lists"
      rows={lists}
      columns={[
        { head: "List", cellClassName: "min-w-48 wrap-anywhere", cell: (list) => <Name list={list} /> },
        { head: "State", cell: (list) => <State list={list} /> },
        { head: "As of", cell: ({ asOf }) => (asOf === null ? "–" : <TimeAgo at={asOf} now={now} />) },
        {
          head: "Addresses",
          className: "figures text-right",
          cell: ({ source, entries }) => (source === "oracle" ? "–" : formatNumber(entries)),
        },
        { head: "Fault", cellClassName: "min-w-56 wrap-anywhere", cell: (list) => <Fault list={list} /> },
        { head: "Actions", cell: (list) => <Actions list={list} /> },
      ]}
    />
  );
}

function Name({ list: { name, title, source, place } }: { list: ScreeningListView }) {
  return (
    <>
      <span className="font-mono text-sm">{name}</span> {title}
      <span className="block text-sm text-ink-faint">
        {source === "url" ? "URL at" : source} {place}
      </span>
    </>
  );
}

function State({ list: { source, stale, error } }: { list: ScreeningListView }) {
  if (source === "oracle") return <Badge>asked on chain</Badge>;
  if (stale) return <Badge tone="bad">stale</Badge>;
  return error === null ? <Badge tone="good">current</Badge> : <Badge tone="caution">failing</Badge>;
}

function Fault({ list: { error, unread } }: { list: ScreeningListView }) {
  const lines =
    unread === 0 ? null : `${formatNumber(unread)} ${unread === 1 ? "line names" : "lines name"} no address.`;
  return [error, lines].filter((one) => one !== null).join(" ") || "–";
}

function Actions({ list: { name, source, refused } }: { list: ScreeningListView }) {
  if (source === "oracle") return null;
  return (
    <div className="flex flex-wrap gap-2">
      <ActButton
        act="refreshScreeningList"
        target={name}
        label="Refresh"
        title={`Refresh ${name} now?`}
        note="A worker reads it within a minute."
      />
      {refused !== null && (
        <ActButton
          act="acceptScreeningList"
          target={name}
          label={`Accept ${formatNumber(refused)}`}
          title={`Accept that ${name} has only ${formatNumber(refused)} addresses?`}
          note="More than half of its addresses go. Rules on it no longer find these; the log keeps them."
        />
      )}
    </div>
  );
}
