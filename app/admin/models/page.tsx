import type { Metadata } from "next";
import { AdminHeader } from "@/components/admin/admin-header.tsx";
import { OperatorSignIn } from "@/components/admin/operator-sign-in.tsx";
import { type Column, DataTable } from "@/components/ui/data-table.tsx";
import { formatTime } from "@/components/ui/dates.ts";
import { Definition } from "@/components/ui/definition.tsx";
import { formatNumber } from "@/components/ui/numbers.ts";
import { Section } from "@/components/ui/section.tsx";
import { TimeAt } from "@/components/ui/time-ago.tsx";
import { getModel, listSwitches, type RecordedSwitch, type SwitchSummary } from "@/lib/domains/models/index.ts";
import { readOperator } from "../_lib/read-operator.ts";

export const metadata: Metadata = { title: "Models" };

export default async function ModelsPage() {
  const operator = await readOperator();
  if (!operator) return <OperatorSignIn />;
  const { ctx } = operator;
  const [{ active, scheduled, noticeDays }, switches] = await Promise.all([getModel(ctx), listSwitches(ctx.pg)]);
  return (
    <>
      <AdminHeader
        current="/admin/models"
        title="Models"
        note={`npm run model compares, schedules and cancels models, with a notice of ${noticeDays} days.`}
      />
      <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-4">
        <Definition name="Active">{active.version}</Definition>
        <Definition name="Since">{active.from ? <TimeAt at={active.from} /> : "the first worker"}</Definition>
        <Definition name="Scheduled">
          {scheduled ? `${scheduled.version}, for ${formatTime(scheduled.from)}` : "none"}
        </Definition>
      </dl>
      {scheduled?.summary && <Comparison summary={scheduled.summary} />}
      <Section id="switches" title="Switches">
        <DataTable caption="Switches between models" rows={[...switches].reverse()} columns={columns} />
      </Section>
    </>
  );
}

function Comparison({ summary }: { summary: SwitchSummary }) {
  const figures = {
    Subjects: summary.subjects,
    Rise: summary.rise,
    Fall: summary.fall,
    "Median change": summary.medianChange,
  };
  return (
    <Section id="comparison" title="What the scheduled model changes">
      <dl className="figures flex flex-wrap gap-x-12 gap-y-4">
        {Object.entries(figures).map(([name, value]) => (
          <Definition key={name} name={name}>
            {formatNumber(value)}
          </Definition>
        ))}
      </dl>
    </Section>
  );
}

const columns: Column<RecordedSwitch>[] = [
  { head: "Model", cellClassName: "font-medium", cell: ({ version }) => version },
  { head: "Announced", cell: ({ announcedAt }) => <TimeAt at={announcedAt.getTime()} /> },
  {
    head: "Active from",
    cell: ({ activatedAt }) => (activatedAt ? <TimeAt at={activatedAt.getTime()} /> : "scheduled"),
  },
  { head: "Every score by", cell: ({ rescoredAt }) => (rescoredAt ? <TimeAt at={rescoredAt.getTime()} /> : "–") },
];
