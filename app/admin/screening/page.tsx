import { ListChecks } from "lucide-react";
import type { Metadata } from "next";
import { useTexts } from "#texts";
import { ActButton } from "@/components/admin/act-button.tsx";
import { AdminHeader } from "@/components/admin/admin-header.tsx";
import { getTexts } from "@/components/texts/server.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { DataTable } from "@/components/ui/data-table.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { formatNumber } from "@/components/ui/numbers.ts";
import { TimeAgo } from "@/components/ui/time-ago.tsx";
import { listScreeningLists } from "@/lib/domains/screening/index.ts";
import type { ScreeningListView } from "@/lib/domains/screening/schemas.ts";
import { readOperator } from "../_lib/read-operator.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("admin.screening");
  return { title: t("title") };
}

export default async function ScreeningPage() {
  const t = await getTexts("admin.screening");
  const operator = await readOperator();
  if ("instead" in operator) return operator.instead;
  const { ctx } = operator;
  const { lists } = await listScreeningLists(ctx);
  return (
    <>
      <AdminHeader current="/admin/screening" title={t("title")} note={t("note")} />
      <div className="mt-8">
        {lists.length === 0 ? (
          <EmptyState icon={ListChecks} title={t("empty.title")}>
            <p>{t("empty.text")}</p>
          </EmptyState>
        ) : (
          <Lists lists={lists} now={ctx.now} />
        )}
      </div>
    </>
  );
}

function Lists({ lists, now }: { lists: readonly ScreeningListView[]; now: Date }) {
  const t = useTexts("admin.screening");
  return (
    <DataTable
      caption={t("title")}
      rows={lists}
      columns={[
        { head: t("list"), cellClassName: "min-w-24 wrap-anywhere", cell: (list) => <Name list={list} /> },
        { head: t("state"), cell: (list) => <State list={list} /> },
        { head: t("asOf"), cell: ({ asOf }) => (asOf === null ? "–" : <TimeAgo at={asOf} now={now} />) },
        {
          head: t("addresses"),
          className: "figures text-right",
          cell: ({ source, entries }) => (source === "oracle" ? "–" : formatNumber(entries, t.language)),
        },
        { head: t("fault"), cellClassName: "min-w-24 wrap-anywhere", cell: (list) => <Fault list={list} /> },
        { head: t("actions"), cell: (list) => <Actions list={list} /> },
      ]}
    />
  );
}

function Name({ list: { name, title, source, place } }: { list: ScreeningListView }) {
  const t = useTexts("admin.screening");
  return (
    <>
      <span className="font-mono text-sm">{name}</span> {title}
      <span className="block text-sm text-ink-faint">{t("sources", { source, place: place ?? "" })}</span>
    </>
  );
}

function State({ list: { source, stale, error } }: { list: ScreeningListView }) {
  const t = useTexts("admin.screening");
  if (source === "oracle") return <Badge>{t("onChain")}</Badge>;
  if (stale) return <Badge tone="bad">{t("stale")}</Badge>;
  return error === null ? <Badge tone="good">{t("current")}</Badge> : <Badge tone="caution">{t("failing")}</Badge>;
}

function Fault({ list: { error, unread } }: { list: ScreeningListView }) {
  const t = useTexts("admin.screening");
  if (error === null && unread === 0) return "–";
  return (
    <>
      {error !== null && <span lang="en">{error}</span>} {unread > 0 && t("unread", { count: unread })}
    </>
  );
}

function Actions({ list: { name, source, refused } }: { list: ScreeningListView }) {
  const t = useTexts("admin.screening");
  if (source === "oracle") return null;
  return (
    <div className="flex flex-wrap gap-2">
      <ActButton
        act="refreshScreeningList"
        target={name}
        label={t("refresh.label")}
        title={t("refresh.title", { name })}
        note={t("refresh.note")}
      />
      {refused !== null && (
        <ActButton
          act="acceptScreeningList"
          target={name}
          label={t("accept.label", { count: refused })}
          title={t("accept.title", { name, count: refused })}
          note={t("accept.note")}
        />
      )}
    </div>
  );
}
