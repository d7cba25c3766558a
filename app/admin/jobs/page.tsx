import type { Metadata } from "next";
import { ActButton } from "@/components/admin/act-button.tsx";
import { AdminHeader } from "@/components/admin/admin-header.tsx";
import { Badge, type Tone } from "@/components/ui/badge.tsx";
import { type Column, DataTable } from "@/components/ui/data-table.tsx";
import { formatCount, formatNumber } from "@/components/ui/numbers.ts";
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

export const metadata: Metadata = { title: "Jobs" };

const REFRESH_SECONDS = 15;

export default async function JobsPage() {
  const operator = await readOperator();
  if ("instead" in operator) return operator.instead;
  const { ctx } = operator;
  const { jobs, backfills, readOnce } = await listWork(ctx);
  const all = Object.keys(requestedTasks) as RequestedTask[]; // The table's own keys.
  const tasks = all.filter((task) => task !== "epoch.publish" || canPublish(ctx));
  return (
    <>
      <AdminHeader
        current="/admin/jobs"
        title="Jobs"
        note="What runs, waits and failed: at most 100 of each, failed ones first."
      />
      <Refresh seconds={REFRESH_SECONDS} />
      <Section id="jobs" title="Jobs">
        {jobs.length === 0 ? (
          <p className="text-ink-soft">The queue is empty.</p>
        ) : (
          <DataTable caption="Jobs in the queue" rows={jobs} columns={jobColumns} />
        )}
      </Section>
      <Section
        id="start"
        title="Start a task"
        note="A worker does each once a day by itself. Here it does it as soon as it is free."
      >
        <div className="flex flex-wrap gap-3">
          {tasks.map((task) => (
            <ActButton
              key={task}
              act="startJob"
              target={task}
              label={requestedTasks[task]}
              title={`${requestedTasks[task]} now?`}
              note={taskNotes[task]}
            />
          ))}
        </div>
      </Section>
      <Section id="backfills" title="Backfills" note="Histories of tracked wallets that are not read yet.">
        {backfills.length === 0 ? (
          <p className="text-ink-soft">Every history is read.</p>
        ) : (
          <DataTable caption="Unread histories" rows={backfills} columns={backfillColumns} />
        )}
      </Section>
      <ReadOnceSection readOnce={readOnce} />
    </>
  );
}

function ReadOnceSection({ readOnce }: { readOnce: ReadOnce }) {
  return (
    <Section
      id="read-once"
      title="Wallets read once"
      note={`${formatCount(readOnce.wallets, "wallet")}, known by questions and lists alone: ${formatNumber(readOnce.waiting)} waiting, ${formatNumber(Math.ceil(readOnce.bytes / 1_048_576))} MiB of the database. Each is forgotten 30 days after the last question.`}
    >
      {readOnce.developers.length === 0 ? (
        <p className="text-ink-soft">Nobody asked for unknown wallets.</p>
      ) : (
        <DataTable caption="Wallets read once, by developer" rows={readOnce.developers} columns={onceColumns} />
      )}
    </Section>
  );
}

const taskNotes: Record<RequestedTask, string> = {
  "clusters.search": "Every wallet is compared with every other, and those whose clusters changed are scored again.",
  "trust.compute":
    "Trust flows over payments from your seeds, and who paid an address whose trust changed is scored again.",
  "epoch.create": "It proves the scores of this moment: see the list of epochs. It cannot be undone.",
  "epoch.publish":
    "It proves the scores of this moment, also on chain. The publisher pays gas, and it cannot be undone.",
};

const tones: Record<Job["state"], Tone> = { running: "good", waiting: "plain", failed: "bad" };
const state = <Row extends Pick<Job, "state">>(): Column<Row> => ({
  head: "State",
  cell: (row) => <Badge tone={tones[row.state]}>{row.state}</Badge>,
});
const error = <Row extends Pick<Job, "error">>(): Column<Row> => ({
  head: "Last error",
  cellClassName: "min-w-56 text-sm wrap-anywhere",
  cell: (row) => row.error ?? "–",
});

const jobColumns: Column<Job>[] = [
  { head: "Task", cellClassName: "font-medium", cell: ({ task }) => task },
  state(),
  {
    head: "Attempts",
    className: "text-right figures",
    cell: ({ attempts, maxAttempts }) => `${attempts} of ${maxAttempts}`,
  },
  { head: "Due", cell: ({ runAt }) => <TimeAt at={runAt} /> },
  error(),
  { head: "Actions", cell: (job) => <Retry job={job} /> },
];

const backfillColumns: Column<Backfill>[] = [
  { head: "Wallet", cellClassName: "font-mono text-sm", cell: ({ wallet }) => wallet },
  { head: "Chain", className: "text-right figures", cell: ({ chainId }) => chainId },
  state(),
  { head: "Failed turns", className: "text-right figures", cell: ({ attempts }) => attempts },
  { head: "Due", cell: ({ dueAt }) => <TimeAt at={dueAt} /> },
  error(),
  {
    head: "Actions",
    cell: ({ wallet, chainId, state: of }) =>
      of !== "running" && (
        <ActButton
          act="retryBackfill"
          target={`${wallet} ${chainId}`}
          label="Read now"
          title="Read this history now?"
          note="Its next turn is due at once."
        />
      ),
  },
];

const onceColumns: Column<ReadOnce["developers"][number]>[] = [
  {
    head: "For",
    cell: ({ developerId }) =>
      developerId === null ? "Visitors of pages" : <span className="font-mono text-sm">{developerId}</span>,
  },
  { head: "Wallets", className: "text-right figures", cell: ({ wallets }) => formatNumber(wallets) },
  { head: "Waiting", className: "text-right figures", cell: ({ waiting }) => formatNumber(waiting) },
  { head: "Reads, 24 hours", className: "text-right figures", cell: ({ readsToday }) => formatNumber(readsToday) },
];

function Retry({ job: { id, task, state: of } }: { job: Job }) {
  if (of === "running") return null;
  return (
    <ActButton
      act="retryJob"
      target={id}
      label="Run now"
      title={`Run ${task} now?`}
      note="It runs as soon as a worker is free, with all its attempts."
    />
  );
}
