import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { processSingleton } from "../core/process-singleton.ts";
import type { FinishedRequest } from "./finished-request.ts";
import type { Readiness } from "./health.ts";

interface Metrics {
  registry: Registry;
  seconds: Histogram<"operation" | "status">;
  limited: Counter<"operation">;
  pages: Counter<"outcome">;
  ready: Gauge;
  lag: Gauge<"chain">;
  quarantined: Gauge<"chain">;
  jobs: Gauge<"state">;
  backfills: Gauge<"state">;
  backfillWait: Gauge<"turn">;
}

function metrics(): Metrics {
  return processSingleton("metrics", createMetrics);
}

function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = <Label extends string = never>(name: string, help: string, label?: Label) =>
    new Gauge<Label>({ name, help, labelNames: label ? [label] : [], registers: [registry] });
  return {
    registry,
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
    ready: gauge("credence_ready", "1 while the service can answer, otherwise 0."),
    lag: gauge(
      "credence_chain_lag_blocks",
      "Blocks between the newest indexed block and the head of the chain.",
      "chain",
    ),
    quarantined: gauge(
      "credence_quarantined_transactions",
      "Transactions of the chain that could not be understood and wait for a retry.",
      "chain",
    ),
    jobs: gauge("credence_jobs", "Background jobs by state.", "state"),
    backfills: gauge("credence_backfills", "Backfills of tracked wallets by state.", "state"),
    backfillWait: gauge(
      "credence_backfill_wait_seconds",
      "Longest wait of a due backfill for its first or a later turn.",
      "turn",
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
export type PageOutcome = "answered" | "limited" | "busy" | "unavailable" | "failed";

export function recordPage(outcome: PageOutcome): void {
  metrics().pages.inc({ outcome });
}

/** All metrics of this process and its dependencies, in Prometheus' text format. */
export async function metricsText(state: Readiness): Promise<{ contentType: string; body: string }> {
  const { registry, ready, lag, quarantined, jobs, backfills, backfillWait } = metrics();
  ready.set(state.status === "unavailable" ? 0 : 1);
  for (const one of state.chains) {
    if (one.lag !== null) lag.set({ chain: one.chainId }, one.lag);
    quarantined.set({ chain: one.chainId }, one.quarantined);
  }
  for (const name of ["waiting", "running", "failed"] as const) {
    if (state.queue) jobs.set({ state: name }, state.queue[name]);
  }
  if (state.backfills) {
    for (const name of ["waiting", "running", "retrying"] as const)
      backfills.set({ state: name }, state.backfills[name]);
    backfillWait.set({ turn: "first" }, state.backfills.firstTurnSeconds);
    backfillWait.set({ turn: "later" }, state.backfills.laterTurnSeconds);
  }
  return { contentType: registry.contentType, body: await registry.metrics() };
}
