import type { Metadata } from "next";
import { useTexts } from "#texts";
import { ActButton } from "@/components/admin/act-button.tsx";
import { AdminHeader } from "@/components/admin/admin-header.tsx";
import type { Texts } from "@/components/texts/create-texts.ts";
import { getTexts } from "@/components/texts/server.tsx";
import { Badge, type Tone } from "@/components/ui/badge.tsx";
import { type Column, DataTable } from "@/components/ui/data-table.tsx";
import { formatNumber } from "@/components/ui/numbers.ts";
import { Refresh } from "@/components/ui/refresh.tsx";
import { Section } from "@/components/ui/section.tsx";
import { TimeAt } from "@/components/ui/time-ago.tsx";
import { listWork } from "@/lib/domains/administration/index.ts";
import {
  type Backfill,
  type Job,
  type ReadOnce,
  type RequestedTask,
  requestedTasks,
} from "@/lib/domains/administration/schemas.ts";
import { canPublish } from "@/lib/domains/epochs/index.ts";
import { readOperator } from "../_lib/read-operator.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("admin.jobs");
  return { title: t("title") };
}

const REFRESH_SECONDS = 15;

export default async function JobsPage() {
  const t = await getTexts("admin.jobs");
  const operator = await readOperator();
  if ("instead" in operator) return operator.instead;
  const { ctx } = operator;
  const { jobs, backfills, readOnce } = await listWork(ctx);
  const all = Object.keys(requestedTasks) as RequestedTask[]; // The table's own keys.
  const tasks = all.filter((task) => task !== "epoch.publish" || canPublish(ctx));
  return (
    <>
      <AdminHeader current="/admin/jobs" title={t("title")} note={t("note")} />
      <Refresh seconds={REFRESH_SECONDS} />
      <Section id="jobs" title={t("title")}>
        {jobs.length === 0 ? (
          <p className="text-ink-soft">{t("empty")}</p>
        ) : (
          <DataTable caption={t("caption")} rows={jobs} columns={jobColumns(t)} />
        )}
      </Section>
      <StartSection tasks={tasks} />
      <Section id="backfills" title={t("backfills.title")} note={t("backfills.note")}>
        {backfills.length === 0 ? (
          <p className="text-ink-soft">{t("backfills.empty")}</p>
        ) : (
          <DataTable caption={t("backfills.caption")} rows={backfills} columns={backfillColumns(t)} />
        )}
      </Section>
      <ReadOnceSection readOnce={readOnce} />
    </>
  );
}

function StartSection({ tasks }: { tasks: readonly RequestedTask[] }) {
  const t = useTexts("admin.jobs");
  return (
    <Section id="start" title={t("start.title")} note={t("start.note")}>
      <div className="flex flex-wrap gap-3">
        {tasks.map((task) => (
          <ActButton
            key={task}
            act="startJob"
            target={task}
            label={t(`tasks.${taskKeys[task]}`)}
            title={t("taskNow", { task: t(`tasks.${taskKeys[task]}`) })}
            note={t(`taskNotes.${taskKeys[task]}`)}
          />
        ))}
      </div>
    </Section>
  );
}

function ReadOnceSection({ readOnce }: { readOnce: ReadOnce }) {
  const t = useTexts("admin.jobs");
  return (
    <Section
      id="read-once"
      title={t("once.title")}
      note={t("once.note", {
        wallets: readOnce.wallets,
        waiting: readOnce.waiting,
        size: Math.ceil(readOnce.bytes / 1_048_576),
      })}
    >
      {readOnce.developers.length === 0 ? (
        <p className="text-ink-soft">{t("once.empty")}</p>
      ) : (
        <DataTable caption={t("once.caption")} rows={readOnce.developers} columns={onceColumns(t)} />
      )}
    </Section>
  );
}

type Words = Texts<"admin.jobs">;

const taskKeys = {
  "clusters.search": "clusters",
  "trust.compute": "trust",
  "epoch.create": "epoch",
  "epoch.publish": "publish",
} as const satisfies Record<RequestedTask, string>;

const tones: Record<Job["state"], Tone> = { running: "good", waiting: "plain", failed: "bad" };
const stateColumn = <Row extends Pick<Job, "state">>(t: Words): Column<Row> => ({
  head: t("state"),
  cell: (row) => <Badge tone={tones[row.state]}>{t(`states.${row.state}`)}</Badge>,
});
const errorColumn = <Row extends Pick<Job, "error">>(t: Words): Column<Row> => ({
  head: t("error"),
  cellClassName: "min-w-56 text-sm wrap-anywhere",
  cell: (row) => (row.error === null ? "–" : <span lang="en">{row.error}</span>),
});

function jobColumns(t: Words): Column<Job>[] {
  return [
    { head: t("task"), cellClassName: "font-medium", cell: ({ task }) => task },
    stateColumn(t),
    {
      head: t("attempts"),
      className: "text-right figures",
      cell: ({ attempts, maxAttempts }) => t("attemptsOf", { attempts, most: maxAttempts }),
    },
    { head: t("due"), cell: ({ runAt }) => <TimeAt at={runAt} /> },
    errorColumn(t),
    { head: t("actions"), cell: (job) => <Retry job={job} /> },
  ];
}

function backfillColumns(t: Words): Column<Backfill>[] {
  return [
    { head: t("wallet"), cellClassName: "font-mono text-sm", cell: ({ wallet }) => wallet },
    { head: t("chain"), className: "text-right figures", cell: ({ chainId }) => chainId },
    stateColumn(t),
    { head: t("failedTurns"), className: "text-right figures", cell: ({ attempts }) => attempts },
    { head: t("due"), cell: ({ dueAt }) => <TimeAt at={dueAt} /> },
    errorColumn(t),
    {
      head: t("actions"),
      cell: ({ wallet, chainId, state: of }) =>
        of !== "running" && (
          <ActButton
            act="retryBackfill"
            target={`${wallet} ${chainId}`}
            label={t("readNow.label")}
            title={t("readNow.title")}
            note={t("readNow.note")}
          />
        ),
    },
  ];
}

function onceColumns(t: Words): Column<ReadOnce["developers"][number]>[] {
  const count = (value: number) => formatNumber(value, t.language);
  return [
    {
      head: t("once.for"),
      cell: ({ developerId }) =>
        developerId === null ? t("once.visitors") : <span className="font-mono text-sm">{developerId}</span>,
    },
    { head: t("once.wallets"), className: "text-right figures", cell: ({ wallets }) => count(wallets) },
    { head: t("once.waiting"), className: "text-right figures", cell: ({ waiting }) => count(waiting) },
    { head: t("once.reads"), className: "text-right figures", cell: ({ readsToday }) => count(readsToday) },
  ];
}

function Retry({ job: { id, task, state: of } }: { job: Job }) {
  const t = useTexts("admin.jobs");
  if (of === "running") return null;
  return (
    <ActButton
      act="retryJob"
      target={id}
      label={t("retry.label")}
      title={t("retry.title", { task })}
      note={t("retry.note")}
    />
  );
}
