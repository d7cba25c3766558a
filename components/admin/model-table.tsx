import Link from "next/link";
import type { ModelsView, StoredComparison } from "../../lib/domains/models/schemas.ts";
import { Badge } from "../ui/badge.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { formatTime } from "../ui/dates.ts";
import { formatNumber } from "../ui/numbers.ts";
import { TimeAt } from "../ui/time-ago.tsx";
import { ActButton } from "./act-button.tsx";

interface Row {
  version: string;
  comparison: StoredComparison | undefined;
}

/** The models of the program, newest first, with their comparisons and acts. */
export function ModelTable({ models }: { models: ModelsView }) {
  const { versions, comparisons } = models;
  const rows = versions.map((version) => ({
    version,
    comparison: comparisons.find((one) => one.version === version),
  }));
  const columns: Column<Row>[] = [
    { head: "Model", cellClassName: "font-medium", cell: ({ version }) => version },
    { head: "State", cell: ({ version }) => <State version={version} models={models} /> },
    {
      head: "Comparison",
      cellClassName: "min-w-48 text-sm wrap-anywhere",
      cell: ({ comparison }) => (comparison ? <Progress comparison={comparison} /> : "–"),
    },
    { head: "Actions", cell: (row) => <Acts {...row} models={models} /> },
  ];
  return <DataTable caption="Models of this program" rows={rows.reverse()} columns={columns} />;
}

function State({ version, models: { active, scheduled } }: { version: string; models: ModelsView }) {
  if (version === active.version) return <Badge tone="good">active</Badge>;
  return version === scheduled?.version ? <Badge tone="caution">scheduled</Badge> : <Badge>available</Badge>;
}

function Progress({
  comparison: { version, finishedAt, error, compared, subjects, result },
}: {
  comparison: StoredComparison;
}) {
  if (finishedAt && result) {
    return (
      <Link
        href={`/admin/models?compared=${encodeURIComponent(version)}#comparison`}
        className="inline-block py-3 text-accent underline underline-offset-4"
      >
        with {result.active}, <TimeAt at={finishedAt} />
      </Link>
    );
  }
  const progress = `${formatNumber(compared)} of ${formatNumber(subjects)} subjects compared`;
  return error ? `${progress}; it is tried again after: ${error}` : progress;
}

function Acts({ version, comparison, models }: Row & { models: ModelsView }) {
  const { active, scheduled, earliestSwitch } = models;
  if (version === scheduled?.version) {
    return (
      <ActButton
        act="cancelSwitch"
        target={version}
        label="Cancel"
        title={`Cancel the switch to model ${version}?`}
        note="The event model.cancelled says so to every webhook."
      />
    );
  }
  if (version === active.version) return null;
  const isCompared = comparison?.result?.active === active.version;
  return (
    <div className="flex gap-2 max-lg:flex-col max-lg:items-start">
      <ActButton
        act="compareModel"
        target={version}
        label="Compare"
        title={`Compare model ${version} with model ${active.version}?`}
        note="A worker scores every subject by it too. No score changes. This page shows the progress and who would change."
      />
      {isCompared && !scheduled && (
        <>
          <ActButton
            act="scheduleModel"
            target={version}
            label="Schedule"
            title={`Schedule the switch to model ${version}?`}
            note={`Pages, the API and webhooks announce it. The notice allows it from ${formatTime(earliestSwitch)} on.`}
            field={{
              label: "From",
              hint: "Such as 2026-12-31, or 2026-12-31T12:00:00Z. Empty: as soon as the notice allows.",
            }}
          />
          <ActButton
            act="switchModelNow"
            target={version}
            label="Switch now"
            title={`Switch to model ${version} without notice?`}
            note="A worker computes every score again within seconds. Scores and tiers change without a warning to anybody."
          />
        </>
      )}
    </div>
  );
}
