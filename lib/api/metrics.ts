import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { ChainHealth } from "../core/chain-health.ts";
import { chainStates } from "../core/chain-states.ts";
import { processSingleton } from "../core/process-singleton.ts";
import { spanCounts } from "../core/trace.ts";
import type { Readiness } from "./health.ts";
import type { FinishedRequest } from "./usage.ts";

function metrics(): ReturnType<typeof createMetrics> {
  return processSingleton("metrics", createMetrics);
}

/** Makes a gauge of the registry. */
type MakeGauge = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) => Gauge<Label>;

function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge: MakeGauge = (name, help, ...labelNames) => new Gauge({ name, help, labelNames, registers: [registry] });
  traceMetrics(registry);
  return { registry, ...requestMetrics(registry), ...partGauges(gauge), ...chainGauges(gauge), ...workGauges(gauge) };
}

function requestMetrics(registry: Registry) {
  return {
    seconds: new Histogram({
      name: "credence_request_duration_seconds",
      help: "Time from a request's arrival to its response, by operation and status.",
      labelNames: ["operation", "status"],
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    }),
    limited: new Counter({
      name: "credence_requests_limited_total",
      help: "Requests refused because a limit was used up.",
      labelNames: ["operation"],
      registers: [registry],
    }),
    pages: new Counter({
      name: "credence_pages_total",
      help: "Requests for pages and their files, by outcome.",
      labelNames: ["outcome"],
      registers: [registry],
    }),
  };
}

/** Absent while traces are off. */
function traceMetrics(registry: Registry): void {
  new Counter({
    name: "credence_trace_spans_total",
    help: "Spans of this process by what became of them: sent, dropped because too many waited, or failed at the collector.",
    labelNames: ["outcome"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, spans] of Object.entries(spanCounts() ?? {})) this.inc({ outcome }, spans);
    },
  });
}

function partGauges(gauge: MakeGauge) {
  return {
    ready: gauge("credence_ready", "1 while the service can answer, otherwise 0."),
    up: gauge("credence_up", "1 while a part of the service responds to this process, otherwise 0.", "part"),
    walArchiveFailing: gauge(
      "credence_wal_archive_failing",
      "1 if the database's last attempt to archive its write-ahead log failed; absent if it archives none.",
    ),
    walArchiveLate: gauge(
      "credence_wal_archive_late",
      "1 if a finished segment of the database's write-ahead log waits for its archive for ten minutes; absent if it archives none.",
    ),
  };
}

function chainGauges(gauge: MakeGauge) {
  return {
    lag: gauge(
      "credence_chain_lag_blocks",
      "Blocks between the newest indexed block and the head of the chain.",
      "chain",
    ),
    chainState: gauge(
      "credence_chain_state",
      "1 for the state of the chain, 0 for every other state.",
      "chain",
      "state",
    ),
    quarantined: gauge(
      "credence_quarantined_transactions",
      "Transactions of the chain that could not be understood and wait for a retry.",
      "chain",
    ),
    missingBlocks: gauge(
      "credence_missing_blocks",
      "Blocks of the chain that no node gave, and without which it goes on.",
      "chain",
    ),
    explorerFailing: gauge("credence_explorer_failing", "1 while the explorer of the chain fails.", "chain", "host"),
    pendingAttestations: gauge(
      "credence_pending_attestations",
      "Attestations of indexed blocks whose contents no node has returned yet.",
      "chain",
    ),
  };
}

function workGauges(gauge: MakeGauge) {
  return {
    jobs: gauge("credence_jobs", "Background jobs by state.", "state"),
    oldestJob: gauge("credence_oldest_job_seconds", "How long the oldest due background job has waited."),
    workers: gauge("credence_workers", "Worker processes that run."),
    backfills: gauge("credence_backfills", "Backfills of tracked wallets by state.", "state"),
    backfillWait: gauge(
      "credence_backfill_wait_seconds",
      "Longest wait of a due backfill for its first or a later turn.",
      "turn",
    ),
    appeals: gauge(
      "credence_appeals",
      "Appeals without a decision: all that are open, and those past their deadline.",
      "state",
    ),
    notices: gauge(
      "credence_notices",
      "Messages with notices that wait to be sent, and that failed within a week.",
      "state",
    ),
    staleLists: gauge(
      "credence_screening_list_stale",
      "1 if the screening list was not refreshed in time, otherwise 0.",
      "list",
    ),
  };
}

export function recordMetrics({ route, status, durationMs }: FinishedRequest): void {
  const { seconds, limited } = metrics();
  const operation = route?.operation ?? "unknown";
  seconds.observe({ operation, status }, durationMs / 1000);
  if (status === 429) limited.inc({ operation });
}

/** The outcome of a request for a page. */
export type PageOutcome = "answered" | "limited" | "busy" | "building" | "unavailable" | "failed";

export function recordPage(outcome: PageOutcome): void {
  metrics().pages.inc({ outcome });
}

/** All metrics of this process and its dependencies, in Prometheus' text format. */
export async function metricsText(state: Readiness): Promise<{ contentType: string; body: string }> {
  const { registry, ready } = metrics();
  ready.set(state.status === "unavailable" ? 0 : 1);
  setParts(state);
  for (const chain of state.chains) setChain(chain);
  setExplorers(state.explorers);
  setWork(state);
  return { contentType: registry.contentType, body: await registry.metrics() };
}

function setParts({ database, redis, replica, pages, walArchive, notices }: Readiness): void {
  const { up, walArchiveFailing, walArchiveLate } = metrics();
  up.set({ part: "database" }, Number(database.ok));
  if (redis) up.set({ part: "redis" }, Number(redis.ok));
  if (replica) up.set({ part: "replica" }, Number(replica.ok));
  if (notices) up.set({ part: "mail" }, Number(notices.mailFault === null));
  if (pages) up.set({ part: "pages" }, Number(pages.state === "up"));
  if (walArchive) {
    walArchiveFailing.set(Number(walArchive.failing));
    walArchiveLate.set(Number(walArchive.late));
  }
}

function setChain(health: ChainHealth): void {
  const { lag, quarantined, missingBlocks, pendingAttestations, chainState } = metrics();
  const chain = health.chainId;
  if (health.lag !== null) lag.set({ chain }, health.lag);
  const missing = health.missingBlocks?.blocks ?? 0;
  quarantined.set({ chain }, health.quarantined - missing);
  missingBlocks.set({ chain }, missing);
  pendingAttestations.set({ chain }, health.pendingAttestations);
  for (const state of Object.keys(chainStates)) chainState.set({ chain, state }, Number(health.state === state));
}

function setExplorers(faults: Readiness["explorers"]): void {
  const { explorerFailing } = metrics();
  explorerFailing.reset();
  for (const { chainId, host } of faults) explorerFailing.set({ chain: chainId, host }, 1);
}

/** Values that cannot be read while the database does not respond stay as they were. */
function setWork({
  queue,
  backfills,
  workers: running,
  appeals: undecided,
  notices: sent,
  screening,
}: Readiness): void {
  const { jobs, oldestJob, workers, backfills: waiting, backfillWait, appeals, notices, staleLists } = metrics();
  if (queue) {
    for (const state of ["waiting", "running", "failed"] as const) jobs.set({ state }, queue[state]);
    oldestJob.set(queue.oldestSeconds);
  }
  if (running !== null) workers.set(running);
  if (undecided) for (const state of ["open", "late"] as const) appeals.set({ state }, undecided[state]);
  if (sent) for (const state of ["pending", "failed"] as const) notices.set({ state }, sent.messages[state]);
  for (const { list, stale } of screening ?? []) staleLists.set({ list }, Number(stale));
  if (!backfills) return;
  for (const state of ["waiting", "running", "retrying"] as const) waiting.set({ state }, backfills[state]);
  backfillWait.set({ turn: "first" }, backfills.firstTurnSeconds);
  backfillWait.set({ turn: "later" }, backfills.laterTurnSeconds);
}
