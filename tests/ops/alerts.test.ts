import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import type { Readiness } from "../../lib/api/health.ts";
import { metricsText, recordMetrics, recordPage } from "../../lib/api/metrics.ts";
import type { ChainHealth } from "../../lib/core/chain-health.ts";
import { chainStates } from "../../lib/core/chain-states.ts";
import { find } from "../docs/run-example.ts";
import { useFolder } from "../setup/folder.ts";

// Prometheus' own promtool evaluates each rule on what /metrics returns. It comes with Debian's package prometheus.

const root = join(import.meta.dirname, "../..");
const folder = useFolder();

interface Rule {
  alert: string;
  expr: string;
  annotations: { runbook_url: string };
}
const rulesFile = join(root, "ops/prometheus/alerts.yml");
const rules: Rule[] = parse(readFileSync(rulesFile, "utf8")).groups[0].rules;

const chain: ChainHealth = {
  chainId: 10,
  name: "OP Mainnet",
  state: "following",
  pausedAt: null,
  block: 100,
  head: 101,
  lag: 1,
  quarantined: 0,
  missingBlocks: null,
  oddTimes: null,
  pendingAttestations: 0,
  error: null,
  action: null,
};
const healthy: Readiness = {
  status: "ready",
  failures: [],
  warnings: [],
  database: { ok: true },
  redis: { ok: true },
  replica: null,
  boards: { state: "ready" },
  pages: { state: "up" },
  chains: [chain],
  explorers: [],
  queue: { waiting: 0, running: 0, failed: 0, oldestSeconds: 0 },
  backfills: { waiting: 0, running: 0, retrying: 0, firstTurnSeconds: 0, laterTurnSeconds: 0 },
  recomputation: null,
  staleCloses: 0,
  appeals: { open: 0, late: 0 },
  screening: [{ list: "sanctions", stale: false }],
  workers: 2,
  notices: { mailFault: null, messages: { pending: 0, failed: 0 } },
  walArchive: { failing: false, late: false },
};
const backfills = { waiting: 1, running: 0, retrying: 0, firstTurnSeconds: 0, laterTurnSeconds: 0 };
const queue = { waiting: 1, running: 0, failed: 0, oldestSeconds: 0 };
const finished = (status: number, durationMs: number) =>
  recordMetrics({ route: null, caller: null, at: 0, status, durationMs });

/** Values by minute, by the name and labels of a series. */
type Series = Map<string, number[]>;
/** Longer than the longest `for` of a rule. */
const MINUTES = 75;
const labels = 'job="credence",instance="web:3000"';

interface Cause {
  /** A state of the service. */
  state?: Partial<Readiness>;
  /** Requests in each minute. */
  eachMinute?: () => void;
  /** Series that this process cannot bring about. */
  series?: Record<string, number>;
}

/** What makes each alert fire. */
const causes: Record<string, Cause> = {
  CredenceDown: { series: { [`up{${labels}}`]: 0 } },
  CredenceNotReady: { state: { status: "unavailable" } },
  CredenceDatabaseDown: { state: { database: { ok: false } } },
  CredenceRedisDown: { state: { redis: { ok: false } } },
  CredencePagesDown: { state: { pages: { state: "down" } } },
  CredenceMailFailing: {
    state: { notices: { mailFault: { since: "", error: "" }, messages: { pending: 1, failed: 0 } } },
  },
  CredenceNoWorker: { state: { workers: 0 } },
  CredenceChainStopped: { state: { chains: [{ ...chain, state: "stopped" }] } },
  CredenceChainRestarting: { state: { chains: [{ ...chain, state: "restarting" }] } },
  CredenceChainUnreachable: { state: { chains: [{ ...chain, state: "unreachable" }] } },
  CredenceChainRetrying: { state: { chains: [{ ...chain, state: "retrying" }] } },
  CredenceChainLag: { state: { chains: [{ ...chain, lag: 301 }] } },
  CredenceQuarantine: { state: { chains: [{ ...chain, quarantined: 1 }] } },
  CredenceMissingBlocks: {
    state: { chains: [{ ...chain, quarantined: 1, missingBlocks: { blocks: 1, from: 99, newest: 99 } }] },
  },
  CredencePendingAttestations: { state: { chains: [{ ...chain, pendingAttestations: 101 }] } },
  CredenceJobsFailed: { state: { queue: { ...queue, failed: 1 } } },
  CredenceJobsWaiting: { state: { queue: { ...queue, oldestSeconds: 901 } } },
  CredenceExplorerFailing: {
    state: { explorers: [{ chainId: 10, host: "explorer.example", status: 401, error: "", since: "" }] },
  },
  CredenceBackfillsWaiting: { state: { backfills: { ...backfills, laterTurnSeconds: 3_601 } } },
  CredenceErrors: { eachMinute: () => finished(503, 5) },
  CredenceSlow: { eachMinute: () => finished(200, 2_000) },
  CredencePagesFailing: {
    eachMinute: () => {
      for (let page = 0; page < 10; page++) recordPage("failed");
    },
  },
  CredenceEventLoopBlocked: { series: { [`nodejs_eventloop_lag_p99_seconds{${labels}}`]: 0.3 } },
  CredenceAppealsLate: { state: { appeals: { open: 1, late: 1 } } },
  CredenceScreeningListStale: { state: { screening: [{ list: "sanctions", stale: true }] } },
  CredenceWalArchiveFailing: { state: { walArchive: { failing: true, late: false } } },
  CredenceWalArchiveLate: { state: { walArchive: { failing: false, late: true } } },
};

/** What Prometheus stores of this process while the cause lasts. */
async function scrape({ state = {}, eachMinute, series: given = {} }: Cause): Promise<Series> {
  const series: Series = new Map();
  for (let minute = 0; minute < MINUTES; minute++) {
    if (minute > 0 && eachMinute === undefined) {
      for (const values of series.values()) values.push(values[0] ?? 0);
      continue;
    }
    // In each minute, requests that succeed.
    if (eachMinute) finished(200, 5);
    eachMinute?.();
    for (const line of (await metricsText({ ...healthy, ...state })).body.split("\n")) {
      const [, name, own = "", value] = /^([a-z_]+)(?:\{(.*)\})? (\S+)/.exec(line) ?? [];
      // Other test files of this process may have left what their chains were.
      const isOfOther = own.includes('chain="') && !own.includes(`chain="${chain.chainId}"`);
      if (name === undefined || isOfOther) continue;
      const key = `${name}{${own === "" ? "" : `${own},`}${labels}}`;
      series.set(key, [...(series.get(key) ?? []), Number(value)]);
    }
  }
  // A busy machine that runs this test is no fault of the service.
  const calm = { [`up{${labels}}`]: 1, [`nodejs_eventloop_lag_p99_seconds{${labels}}`]: 0.01 };
  for (const [key, value] of Object.entries({ ...calm, ...given })) series.set(key, Array(MINUTES).fill(value));
  return series;
}

/** One case of `promtool test rules`: how many alerts of the selector fire after the last minute. */
async function caseOf(name: string, cause: Cause, selector: string, firing: number) {
  const series = await scrape(cause);
  return {
    name,
    interval: "1m",
    input_series: [...series]
      .filter(([key]) => rules.some(({ expr }) => expr.includes(key.slice(0, key.indexOf("{")))))
      .map(([key, values]) => ({ series: key, values: values.join(" ") })),
    promql_expr_test: [
      {
        expr: `count(ALERTS{${selector}alertstate="firing"})`,
        eval_time: `${MINUTES - 1}m`,
        exp_samples: firing === 0 ? [] : [{ labels: "{}", value: firing }],
      },
    ],
  };
}

const promtool = find("promtool");
if (!promtool)
  console.warn("The alert rules are not evaluated: promtool is missing (Debian: apt-get install prometheus).");

test.skipIf(!promtool)("each alert fires by its cause, and none without one", async () => {
  const cases = [await caseOf("healthy", {}, "", 0)];
  for (const [alert, cause] of Object.entries(causes)) {
    cases.push(await caseOf(alert, cause, `alertname="${alert}",`, 1));
  }
  const path = join(folder, "rules.test.yml");
  writeFileSync(path, stringify({ rule_files: [rulesFile], evaluation_interval: "1m", tests: cases }));
  execFileSync(promtool ?? "", ["test", "rules", path], { encoding: "utf8" });
});

test("each alert has a cause here, and a runbook in docs/operations.md", () => {
  const names = rules.map(({ alert }) => alert);
  expect(Object.keys(causes).sort()).toEqual([...names].sort());
  const headings = readFileSync(join(root, "docs/operations.md"), "utf8").match(/^#### Credence\w+$/gm);
  expect(headings?.map((heading) => heading.slice(5)).sort()).toEqual([...names].sort());
  for (const { alert, annotations } of rules) {
    expect(annotations.runbook_url).toBe(`docs/operations.md#${alert.toLowerCase()}`);
  }
});

test("docs/operations.md says of each state of a chain what it means and what to do", () => {
  const text = readFileSync(join(root, "docs/operations.md"), "utf8");
  const table = text.slice(text.indexOf("| state of a chain |"), text.indexOf("Scores of a chain that is not read"));
  const states = [...table.matchAll(/^\| (\w+) \|/gm)].map(([, name]) => name).filter((name) => name !== "state");
  expect(states.sort()).toEqual(Object.keys(chainStates).sort());
  for (const [state, { fails, action }] of Object.entries(chainStates))
    if (fails) expect([state, action]).not.toContain(null);
});

test("rules and dashboard read metrics that /metrics has", async () => {
  const dashboard = JSON.parse(readFileSync(join(root, "ops/grafana/credence.json"), "utf8"));
  const queries: string[] = dashboard.panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  );
  const named = [...rules.map(({ expr }) => expr), ...queries].flatMap(
    (expr) => expr.match(/\b(?:credence|nodejs|process)_\w+/g) ?? [],
  );
  const { body } = await metricsText(healthy);
  const exposed = [...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
  for (const name of named) expect(exposed).toContain(name.replace(/_(?:bucket|count|sum)$/, ""));
  const own = exposed.filter((name) => name?.startsWith("credence_"));
  const text = readFileSync(join(root, "docs/operations.md"), "utf8");
  for (const name of own) expect(text).toContain(`\`${name}\``);
});
