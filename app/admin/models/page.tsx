import type { Metadata } from "next";
import { AdminHeader } from "@/components/admin/admin-header.tsx";
import { ComparisonView } from "@/components/admin/model-comparison.tsx";
import { ModelTable } from "@/components/admin/model-table.tsx";
import type { Texts } from "@/components/texts/create-texts.ts";
import { getTexts } from "@/components/texts/server.tsx";
import { type Column, DataTable } from "@/components/ui/data-table.tsx";
import { formatTime } from "@/components/ui/dates.ts";
import { Definition } from "@/components/ui/definition.tsx";
import { Refresh } from "@/components/ui/refresh.tsx";
import { Section } from "@/components/ui/section.tsx";
import { TimeAt } from "@/components/ui/time-ago.tsx";
import { getModels } from "@/lib/domains/models/index.ts";
import type { RecordedSwitch } from "@/lib/domains/models/schemas.ts";
import { type PageProps, textParam } from "../../(site)/_lib/query.ts";
import { readOperator } from "../_lib/read-operator.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("admin.modelsPage");
  return { title: t("title") };
}

const REFRESH_SECONDS = 2;

export default async function ModelsPage({ searchParams }: PageProps) {
  const t = await getTexts("admin.modelsPage");
  const operator = await readOperator();
  if ("instead" in operator) return operator.instead;
  const models = await getModels(operator.ctx);
  const { active, scheduled, noticeDays, comparisons, switches } = models;
  const chosen = textParam(await searchParams, "compared") ?? scheduled?.version;
  const finished = comparisons.filter(({ result }) => result !== null);
  const shown = (finished.find(({ version }) => version === chosen) ?? finished[0])?.result;
  return (
    <>
      {finished.length < comparisons.length && <Refresh seconds={REFRESH_SECONDS} />}
      <AdminHeader current="/admin/models" title={t("title")} note={t("note", { days: noticeDays })} />
      <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-4">
        <Definition name={t("active")}>{active.version}</Definition>
        <Definition name={t("since")}>{active.from ? <TimeAt at={active.from} /> : t("firstWorker")}</Definition>
        <Definition name={t("scheduled.title")}>
          {scheduled
            ? t("scheduled.for", { version: scheduled.version, time: formatTime(scheduled.from, t.language) })
            : t("scheduled.none")}
        </Definition>
      </dl>
      <div className="mt-8">
        <ModelTable models={models} />
      </div>
      {shown && (
        <Section
          id="comparison"
          title={t("changes.title", { candidate: shown.candidate })}
          note={t("changes.note", { active: shown.active, candidate: shown.candidate })}
        >
          <ComparisonView result={shown} />
        </Section>
      )}
      <Section id="switches" title={t("switches.title")}>
        <DataTable caption={t("switches.caption")} rows={[...switches].reverse()} columns={columnsOf(t)} />
      </Section>
    </>
  );
}

function columnsOf(t: Texts<"admin.modelsPage">): Column<RecordedSwitch>[] {
  return [
    { head: t("switches.model"), cellClassName: "font-medium", cell: ({ version }) => version },
    { head: t("switches.announced"), cell: ({ announcedAt }) => <TimeAt at={announcedAt} /> },
    {
      head: t("switches.from"),
      cell: ({ activatedAt }) => (activatedAt ? <TimeAt at={activatedAt} /> : t("switches.scheduled")),
    },
    {
      head: t("switches.rescored"),
      cell: ({ rescoredAt }) => (rescoredAt ? <TimeAt at={rescoredAt} /> : "–"),
    },
  ];
}
