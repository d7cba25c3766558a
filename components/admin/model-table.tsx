import Link from "next/link";
import { useTexts } from "#texts";
import type { ModelsView, StoredComparison } from "../../lib/domains/models/schemas.ts";
import { Badge } from "../ui/badge.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { formatTime } from "../ui/dates.ts";
import { TimeAt } from "../ui/time-ago.tsx";
import { ActButton } from "./act-button.tsx";

interface Row {
  version: string;
  comparison: StoredComparison | undefined;
}

/** The models of the program, newest first, with their comparisons and acts. */
export function ModelTable({ models }: { models: ModelsView }) {
  const t = useTexts("admin.models");
  const { versions, comparisons } = models;
  const rows = versions.map((version) => ({
    version,
    comparison: comparisons.find((one) => one.version === version),
  }));
  const columns: Column<Row>[] = [
    { head: t("model"), cellClassName: "font-medium", cell: ({ version }) => version },
    { head: t("state"), cell: ({ version }) => <State version={version} models={models} /> },
    {
      head: t("comparison"),
      cellClassName: "min-w-48 text-sm wrap-anywhere",
      cell: ({ comparison }) => (comparison ? <Progress comparison={comparison} /> : "–"),
    },
    { head: t("actions"), cell: (row) => <Acts {...row} models={models} /> },
  ];
  return <DataTable caption={t("caption")} rows={rows.reverse()} columns={columns} />;
}

function State({ version, models: { active, scheduled } }: { version: string; models: ModelsView }) {
  const t = useTexts("admin.models");
  if (version === active.version) return <Badge tone="good">{t("active")}</Badge>;
  return version === scheduled?.version ? (
    <Badge tone="caution">{t("scheduled")}</Badge>
  ) : (
    <Badge>{t("available")}</Badge>
  );
}

function Progress({
  comparison: { version, finishedAt, error, compared, subjects, result },
}: {
  comparison: StoredComparison;
}) {
  const t = useTexts("admin.models");
  if (finishedAt && result) {
    return (
      <Link
        href={`/admin/models?compared=${encodeURIComponent(version)}#comparison`}
        className="inline-block py-3 text-accent underline underline-offset-4"
      >
        {t.rich("comparedWith", { version: result.active, time: () => <TimeAt at={finishedAt} /> })}
      </Link>
    );
  }
  const progress = t("progress", { compared, subjects });
  return error ? t("triedAgain", { progress, error }) : progress;
}

function Acts({ version, comparison, models }: Row & { models: ModelsView }) {
  const t = useTexts("admin.models");
  const { active, scheduled, earliestSwitch } = models;
  if (version === scheduled?.version) {
    return (
      <ActButton
        act="cancelSwitch"
        target={version}
        label={t("cancel.label")}
        title={t("cancel.title", { version })}
        note={t("cancel.note")}
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
        label={t("compare.label")}
        title={t("compare.title", { version, active: active.version })}
        note={t("compare.note")}
      />
      {isCompared && !scheduled && (
        <>
          <ActButton
            act="scheduleModel"
            target={version}
            label={t("schedule.label")}
            title={t("schedule.title", { version })}
            note={t("schedule.note", { time: formatTime(earliestSwitch, t.language) })}
            field={{
              label: t("schedule.field"),
              hint: t("schedule.hint"),
            }}
          />
          <ActButton
            act="switchModelNow"
            target={version}
            label={t("switch.label")}
            title={t("switch.title", { version })}
            note={t("switch.note")}
          />
        </>
      )}
    </div>
  );
}
