import type { Metadata } from "next";
import { AdminHeader } from "@/components/admin/admin-header.tsx";
import { ComparisonView } from "@/components/admin/model-comparison.tsx";
import { ModelTable } from "@/components/admin/model-table.tsx";
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

export const metadata: Metadata = { title: "Models" };

const REFRESH_SECONDS = 2;

export default async function ModelsPage({ searchParams }: PageProps) {
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
      <AdminHeader
        current="/admin/models"
        title="Models"
        note={`Compare a model with the active one, then schedule the switch. Users get ${noticeDays} days of notice.`}
      />
      <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-4">
        <Definition name="Active">{active.version}</Definition>
        <Definition name="Since">{active.from ? <TimeAt at={active.from} /> : "the first worker"}</Definition>
        <Definition name="Scheduled">
          {scheduled ? `${scheduled.version}, for ${formatTime(scheduled.from)}` : "none"}
        </Definition>
      </dl>
      <div className="mt-8">
        <ModelTable models={models} />
      </div>
      {shown && (
        <Section
          id="comparison"
          title={`What model ${shown.candidate} changes`}
          note={`Every subject scored by model ${shown.active} and by model ${shown.candidate}.`}
        >
          <ComparisonView result={shown} />
        </Section>
      )}
      <Section id="switches" title="Switches">
        <DataTable caption="Switches between models" rows={[...switches].reverse()} columns={columns} />
      </Section>
    </>
  );
}

const columns: Column<RecordedSwitch>[] = [
  { head: "Model", cellClassName: "font-medium", cell: ({ version }) => version },
  { head: "Announced", cell: ({ announcedAt }) => <TimeAt at={announcedAt} /> },
  {
    head: "Active from",
    cell: ({ activatedAt }) => (activatedAt ? <TimeAt at={activatedAt} /> : "scheduled"),
  },
  {
    head: "Every score by",
    cell: ({ rescoredAt }) => (rescoredAt ? <TimeAt at={rescoredAt} /> : "–"),
  },
];
