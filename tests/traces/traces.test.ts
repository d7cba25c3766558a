import type { ChildProcess } from "node:child_process";
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Address, ChainConfig } from "../../lib/core/chains.ts";
import { createKey, ensureDeveloper } from "../../lib/domains/developers/index.ts";
import { registerWebhook } from "../../lib/domains/webhooks/index.ts";
import { listen } from "../../scripts/processes/listen.ts";
import { startScriptedExplorer, transactionRow, wallet } from "../chain/scripted-explorer.ts";
import { address } from "../chain/scripted-node.ts";
import { bearer } from "../contract/api-server.ts";
import { send } from "../contract/http-client.ts";
import { type ServerProcess, startServer } from "../contract/server-process.ts";
import { type Anvil, end, startAnvil } from "../indexer/anvil.ts";
import { type SimulatedChain, simulateChain } from "../indexer/simulated-chain.ts";
import { bundleWorker, startWorker } from "../indexer/worker-process.ts";
import { useContext } from "../setup/context.ts";
import { type Collector, type ReceivedSpan, startCollector } from "../setup/otlp-collector.ts";
import { until } from "../setup/until.ts";

// A server and a worker with a real chain, and a collector that decodes what they send.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const GENESIS = Date.UTC(2025, 0, 1) / 1000;
const SECRET = "collector-password";
const holder = useContext();
const explorer = await startScriptedExplorer({
  txlist: Array.from({ length: 4 }, (_, i) => transactionRow(1_000 + i)),
});
let collector: Collector;
let anvil: Anvil;
let life: SimulatedChain;
let server: ServerProcess;
let worker: ChildProcess;
let receiver: Awaited<ReturnType<typeof listen>>;
let apiKey: string;
const arrived: Record<string, string | string[] | undefined>[] = [];

beforeAll(async () => {
  await bundleWorker();
  collector = await startCollector();
  anvil = await startAnvil({ chainId: 31337, genesis: GENESIS, accounts: 10 });
  life = await simulateChain(anvil, { seed: 3, wallets: 10, genesis: GENESIS });
  const chains: Partial<ChainConfig>[] = [
    { id: 31337, name: "Test", rpcUrls: [anvil.url], finalityDepth: 3, wallets: "all", local: true },
    {
      id: 1,
      name: "Explored",
      explorers: [{ url: `${explorer.url}/api?secret=in-url`, rate: 1_000, pageSize: 1_000 }],
    },
  ];
  const traces = tracesTo(collector.url);
  server = await startServer({ ...settings(chains), ...traces });
  for (const [name, value] of Object.entries(traces)) vi.stubEnv(name, value);
  worker = startWorker(holder.url(), chains);
  vi.unstubAllEnvs();
  receiver = await listen(
    createServer((request, response) => {
      arrived.push(request.headers);
      response.end();
    }),
  );
  const ctx = holder.ctx({ now: new Date() });
  const { id: developerId, wallet: owner } = await ensureDeveloper(ctx, { wallet: address("developer") as Address });
  apiKey = (await createKey(ctx, { developerId, name: "test", permissions: ["admin"] })).apiKey;
  const actor = { kind: "session", developerId, wallet: owner, sessionId: "ses_1", tier: "free" } as const;
  const url = `http://127.0.0.1:${receiver.port}/hook?token=in-path`;
  await registerWebhook({ ...ctx, actor }, { url, events: ["score.updated"] });
});

afterAll(async () => {
  await end(worker, "SIGTERM");
  server?.child.kill("SIGTERM");
  await server?.exited;
  await Promise.all([anvil?.stop(), explorer.close(), receiver?.close()]);
  await collector?.close();
});

function settings(chains: readonly Partial<ChainConfig>[] = []): Record<string, string> {
  const { RECEIPT_SIGNER_KEY, SESSION_SECRET } = holder.ctx().env;
  // The pages are never built, so that only the server runs.
  const env = { DATABASE_URL: holder.url(), CHAINS: JSON.stringify(chains), AWAIT_BUILD: "/nowhere" };
  return { ...env, RECEIPT_SIGNER_KEY, SESSION_SECRET };
}

function tracesTo(url: string): Record<string, string> {
  return {
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_EXPORTER_OTLP_HEADERS: `authorization=Bearer%20${SECRET}`,
    OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=tests",
    OTEL_BSP_SCHEDULE_DELAY: "100",
  };
}

/** The spans of one trace once all of these are there. */
async function traceWith(names: readonly string[], isRoot: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan[]> {
  let found: ReceivedSpan[] | undefined;
  await until(() => {
    const roots = collector.spans.filter(isRoot);
    found = roots
      .map(({ traceId }) => collector.spans.filter((span) => span.traceId === traceId))
      .find((spans) => names.every((name) => spans.some((span) => span.name === name)));
    return found !== undefined;
  });
  return found ?? [];
}

/** The names from the root of the trace to a span. */
function pathTo(span: ReceivedSpan | undefined, spans: readonly ReceivedSpan[]): string[] {
  if (!span) return [];
  return [
    ...pathTo(
      spans.find(({ spanId }) => spanId === span.parentSpanId),
      spans,
    ),
    span.name,
  ];
}

const named = (spans: readonly ReceivedSpan[], name: string) => spans.find((span) => span.name === name);

test("a look-up that misses is one trace: the request, its statements, and what the worker asks of chains", async () => {
  const path = `/v1/score/${wallet}?wait=20`;
  const answered = await send(server.port, { path, headers: bearer(apiKey) });
  expect(answered.status).toBe(200);
  const isLookUp = (span: ReceivedSpan) => span.name === "GET /v1/score/{identity}";
  const spans = await traceWith(["INSERT once_wallet", "read wallet once", "explorer txlist"], isLookUp);
  const request = spans.find(isLookUp);
  expect(request).toMatchObject({
    kind: 2,
    parentSpanId: "",
    resource: { "service.name": "credence", "credence.part": "web", "deployment.environment.name": "tests" },
    attributes: {
      "http.request.method": "GET",
      "http.route": "/v1/score/{identity}",
      "http.response.status_code": 200,
    },
  });
  expect(pathTo(named(spans, "INSERT once_wallet"), spans)).toEqual([request?.name, "INSERT once_wallet"]);
  const asked = named(spans, "explorer txlist");
  expect(pathTo(asked, spans)).toEqual([request?.name, "read wallet once", "explorer txlist"]);
  expect(asked).toMatchObject({
    kind: 3,
    resource: { "credence.part": "worker" },
    attributes: { "server.address": "127.0.0.1" },
  });
  const statement = named(spans, "INSERT once_wallet");
  expect(statement?.attributes).toMatchObject({ "db.system.name": "postgresql", "db.operation.name": "INSERT" });
  expect(statement?.attributes["db.query.text"]).toMatch(/^insert into once_wallet .* \$1, \$2/);
});

test("a request that asks a node has its JSON-RPC in its trace", async () => {
  const rule = {
    module: "contract",
    params: {
      chainId: 31337,
      address: address("contract"),
      function: "f(address) view returns (bool)",
      args: ["{wallet}"],
    },
    cmp: "eq",
    value: true,
  };
  const known = async () => (await holder.ctx().pg.query("select subject from score limit 1")).rows[0]?.subject;
  await life.mine(1);
  await until(async () => (await known()) !== undefined);
  const identity = await known();
  const asked = await send(server.port, {
    method: "POST",
    path: "/v1/trust/policies/evaluate",
    headers: { ...bearer(apiKey), "content-type": "application/json" },
    body: JSON.stringify({ policy: { op: "all", rules: [rule] }, identity }),
  });
  expect(asked.status).toBe(200);
  const isEvaluation = (span: ReceivedSpan) => span.name === "POST /v1/trust/policies/evaluate";
  const spans = await traceWith(["eth_getCode"], isEvaluation);
  const call = named(spans, "eth_getCode");
  expect(pathTo(call, spans)).toEqual(["POST /v1/trust/policies/evaluate", "eth_getCode"]);
  expect(call).toMatchObject({
    kind: 3,
    attributes: { "rpc.method": "eth_getCode", "http.response.status_code": 200 },
  });
  expect(spans.some(({ attributes }) => attributes["db.system.name"] === "postgresql")).toBe(true);
});

test("a block is one trace: JSON-RPC, rows, scores, and the webhook that they cause", async () => {
  await life.mine(5);
  await until(() => arrived.length > 0);
  const isDownload = (span: ReceivedSpan) => span.name === "download blocks";
  const spans = await traceWith(["index blocks", "store rows", "score", "deliver webhook"], isDownload);
  const path = (name: string) => pathTo(named(spans, name), spans);
  expect(path("store rows")).toEqual(["download blocks", "index blocks", "store rows"]);
  expect(path("score")).toEqual(["download blocks", "index blocks", "score"]);
  const delivery = named(spans, "deliver webhook");
  expect(path("deliver webhook").slice(0, 2)).toEqual(["download blocks", "index blocks"]);
  expect(delivery).toMatchObject({
    kind: 3,
    attributes: { "http.response.status_code": 200, "server.address": "127.0.0.1" },
  });
  const call = spans.find(({ attributes }) => attributes["rpc.system.name"] === "jsonrpc");
  expect(pathTo(call, spans)).toEqual(["download blocks", call?.name]);
  expect(spans.filter(({ attributes }) => attributes["db.system.name"] === "postgresql").length).toBeGreaterThan(5);
  // Receivers are strangers: the trace ends here.
  expect(arrived[0]).not.toHaveProperty("traceparent");
  expect(arrived.map((headers) => headers["webhook-id"])).toContain(delivery?.attributes["credence.message.id"]);
});

test("nothing that is secret or personal is sent", async () => {
  expect(collector.spans.length).toBeGreaterThan(20);
  const sent = collector.raw();
  for (const secret of [apiKey, wallet, wallet.slice(2), "in-url", "in-path", SECRET, address("developer")]) {
    expect(sent.toLowerCase()).not.toContain(secret.toLowerCase());
  }
  for (const headers of collector.headers) expect(headers.authorization).toBe(`Bearer ${SECRET}`);
});

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const traceparent = (flags = "01") => ({ traceparent: `00-${TRACE}-00f067aa0ba902b7-${flags}` });

/** Sends requests with these headers to a server with these settings, and returns what it sent to its collector by its end. */
async function tracesOf(env: Record<string, string>, headers: readonly Record<string, string>[]) {
  const own = await startCollector();
  const one = await startServer({ ...settings(), ...tracesTo(own.url), ...env });
  try {
    for (const each of headers) {
      expect(
        (await send(one.port, { path: "/v1/trust/modules", headers: { ...bearer(apiKey), ...each } })).status,
      ).toBe(200);
    }
  } finally {
    one.child.kill("SIGTERM");
    await one.exited;
    await own.close();
  }
  return own.spans.filter((span) => span.kind === 2);
}

test("a stranger's traceparent is named and not followed, and has no request recorded", async () => {
  const followed = await tracesOf({}, [
    traceparent(),
    traceparent("00"),
    { traceparent: `00-${"0".repeat(32)}-1-01` },
    {},
  ]);
  expect(followed).toHaveLength(4);
  expect(followed.every(({ traceId, parentSpanId }) => traceId !== TRACE && parentSpanId === "")).toBe(true);
  expect(followed.map(({ links }) => links)).toEqual([[TRACE], [TRACE], [], []]);
  const sampled = { OTEL_TRACES_SAMPLER: "parentbased_traceidratio", OTEL_TRACES_SAMPLER_ARG: "0" };
  expect(await tracesOf(sampled, [traceparent(), traceparent()])).toEqual([]);
});

test("where the settings trust clients, their trace goes on, and is recorded as they say", async () => {
  const sampled = {
    OTEL_TRACES_SAMPLER: "parentbased_traceidratio",
    OTEL_TRACES_SAMPLER_ARG: "0",
    TRUST_TRACEPARENT: "true",
  };
  const followed = await tracesOf(sampled, [traceparent(), traceparent("00"), {}, { traceparent: "garbage" }]);
  expect(followed).toMatchObject([{ traceId: TRACE, parentSpanId: "00f067aa0ba902b7", links: [] }]);
});

test.each([
  ["refuses connections", "http://127.0.0.1:9"],
  ["never answers", ""],
])("a collector that %s delays no request and no end, and what is lost is counted", async (_, url) => {
  const hanging = await startCollector(() => {});
  const env = {
    ...settings(),
    ...tracesTo(url || hanging.url),
    OTEL_BSP_MAX_EXPORT_BATCH_SIZE: "64",
    METRICS_TOKEN: "a token of tests",
  };
  const one = await startServer({ ...env, ADDRESS_PER_MINUTE: "100000" });
  const slowest = { ms: 0 };
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (let n = 0; n < 400; n++) {
        const begun = performance.now();
        await send(one.port, { path: "/v1/trust/modules" });
        slowest.ms = Math.max(slowest.ms, performance.now() - begun);
      }
    }),
  );
  const metrics = await send(one.port, { path: "/metrics", headers: { authorization: "Bearer a token of tests" } });
  const lost = /credence_trace_spans_total\{outcome="dropped"\} (\d+)/.exec(metrics.body)?.[1];
  expect(Number(lost)).toBeGreaterThan(1_000);
  expect(slowest.ms).toBeLessThan(5_000);
  const ending = performance.now();
  one.child.kill("SIGTERM");
  expect(await one.exited).toBe(0);
  expect(performance.now() - ending).toBeLessThan(8_000);
  await hanging.close();
});
