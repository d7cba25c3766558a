import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../tests/setup/database.ts";
import { type Collector, startCollector } from "../../tests/setup/otlp-collector.ts";
import { createPool } from "./db.ts";
import { createLogger } from "./log.ts";
import { readTogether } from "./shared-snapshot.ts";
import { recordedSpan, setTracer, sharedBy, spanCounts, stopTracing, traced, traceparent } from "./trace.ts";
import { describeStatement, parseTraceparent, startTracing } from "./trace-export.ts";

let collector: Collector;
let database: TestDatabase;
let pool: pg.Pool;
const log = createLogger("silent");

beforeAll(async () => {
  collector = await startCollector();
  database = await createTestDatabase();
  await start();
  pool = createPool(database.url, 1);
});
beforeEach(() => {
  collector.spans.length = 0;
});
afterAll(async () => {
  await pool.end();
  await stopTracing();
  await database.drop();
  await collector.close();
});

/** Traces as a program of the service has them. */
async function start(): Promise<void> {
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: undefined };
  const others = { OTEL_SDK_DISABLED: false, OTEL_SERVICE_NAME: undefined };
  await startTracing({ env: { ...env, ...others }, log }, "web");
}

/** What was sent until now, by name. */
async function sent(): Promise<Map<string, (typeof collector.spans)[number]>> {
  await stopTracing();
  await start();
  return new Map(collector.spans.map((span) => [span.name, span]));
}

const root = (name: string) => () => ({ name, begins: true }) as const;

test("spans are children of those that they run in, and end with their work", async () => {
  const made = await traced(root("outer"), async () => {
    await traced(
      () => ({ name: "inner" }),
      () => wait(20),
    );
    return traced(
      () => ({ name: "at once" }),
      () => 7,
    );
  });
  expect(made).toBe(7);
  const spans = await sent();
  const [outer, inner] = [spans.get("outer"), spans.get("inner")];
  expect(inner?.parentSpanId).toBe(outer?.spanId);
  expect(spans.get("at once")?.parentSpanId).toBe(outer?.spanId);
  expect(Number((inner?.end ?? 0n) - (inner?.start ?? 0n))).toBeGreaterThan(15_000_000);
});

test("idle work, and work that goes on after its span, is no part of a trace", async () => {
  traced(
    () => ({ name: "idle" }),
    (span) => expect(span).toBeNull(),
  );
  let later: Promise<unknown> | undefined;
  traced(root("short"), () => {
    later = wait(5).then(() =>
      traced(
        () => ({ name: "late" }),
        (span) => span,
      ),
    );
  });
  expect(await later).toBeNull();
  expect([...(await sent()).keys()]).toEqual(["short"]);
});

test("work that callers without a trace share is no part of the trace of whoever began it", () => {
  traced(root("earlier"), (earlier) => {
    const part = () =>
      traced(
        () => ({ name: "part" }),
        (span) => span?.traceId ?? null,
      );
    expect(sharedBy([null, null], part)).toBeNull();
    expect(sharedBy([null, earlier], part)).toBe(earlier?.traceId);
  });
});

test("a failure has its code and never its message", async () => {
  const failing = traced(root("failing"), async () => {
    throw Object.assign(new Error("of wallet 0x1234"), { code: "TIMEOUT" });
  });
  await expect(failing).rejects.toThrow("of wallet");
  expect((await sent()).get("failing")).toMatchObject({ isError: true, attributes: { "error.type": "TIMEOUT" } });
  expect(collector.raw()).not.toContain("0x1234");
});

test("a trace has at most a thousand spans", async () => {
  traced(root("large"), () => {
    for (let n = 0; n < 2_000; n++)
      traced(
        () => ({ name: `part ${n}` }),
        () => {},
      );
  });
  expect((await sent()).size).toBe(1_000);
});

test("lines of the log have the ids of their trace, and none outside", async () => {
  const lines: string[] = [];
  const own = createLogger("info", { write: (line: string) => void lines.push(line) });
  own.info("before");
  const ids = traced(root("logged"), (span) => {
    own.info("within");
    return { trace_id: span?.traceId, span_id: span?.spanId };
  });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.not.objectContaining({ trace_id: expect.anything() }),
    expect.objectContaining(ids),
  ]);
});

test("each statement is in the trace of whoever sent it, also where it waited for a connection", async () => {
  const ask = (name: string) =>
    traced(root(name), async () => {
      await pool.query(`select $1::text as ${name}`, ["value"]);
      const client = await pool.connect();
      await client
        .query(`update pg_class set relname = relname where false and relname = '${name}'`)
        .finally(() => client.release());
    });
  await Promise.all([ask("first"), ask("second"), ask("third")]);
  await sent();
  const traceOf = new Map(
    collector.spans.map(({ traceId, name }) => [traceId, name] as const).filter(([, name]) => !/ |^S/.test(name)),
  );
  const statements = collector.spans.filter(({ attributes }) => attributes["db.query.text"]);
  expect(statements).toHaveLength(6);
  for (const { traceId, attributes } of statements) {
    const text = String(attributes["db.query.text"]);
    if (text.startsWith("select")) expect(text).toContain(traceOf.get(traceId));
    else expect(text).toContain("relname = ?");
  }
  expect(collector.raw()).not.toContain("value");
});

test("a statement that several share is in the trace of the first, which the others name", async () => {
  const read = (name: string) => traced(root(name), () => readTogether(pool, (sql) => sql.query("select 1 as shared")));
  await Promise.all([read("first"), read("second")]);
  const spans = await sent();
  const first = spans.get("first");
  expect(spans.get("BEGIN")?.traceId).toBe(first?.traceId);
  expect(spans.get("second")?.links).toEqual([first?.traceId]);
});

test("what waits for a collector is bounded and counted", async () => {
  for (let n = 0; n < 10_000; n++) traced(root("burst"), () => {});
  const counts = { ...spanCounts() };
  expect(counts.dropped).toBeGreaterThan(4_000);
  await sent();
  expect(collector.spans.length).toBe(10_000 - (counts.dropped ?? 0));
});

test("off, work runs as it is", () => {
  setTracer(null);
  const result = {};
  expect(
    traced(root("off"), (span) => (span === null && recordedSpan() === null && traceparent() === null ? result : null)),
  ).toBe(result);
  expect(spanCounts()).toBeNull();
});

test("a traceparent is read as the standard says, and nothing else is", () => {
  const [trace, span] = ["4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"];
  expect(parseTraceparent(`00-${trace}-${span}-01`)).toMatchObject({ traceId: trace, spanId: span, traceFlags: 1 });
  expect(parseTraceparent(`cc-${trace}-${span}-03-more`)).toMatchObject({ traceFlags: 1 });
  const wrong = [`ff-${trace}-${span}-01`, `00-${"0".repeat(32)}-${span}-01`, `00-${trace}-${"0".repeat(16)}-01`];
  const texts = [
    "",
    "garbage",
    `00-${trace.toUpperCase()}-${span}-01`,
    `00-${trace}-${span}-01\n`,
    `00-${trace}-${span}`,
  ];
  for (const text of [...wrong, ...texts, null, undefined]) expect(parseTraceparent(text)).toBeNull();
});

test.each([
  [
    "select a from score where subject = 'secret''s' and n = 42 and b = $1",
    "SELECT score",
    "select a from score where subject = ? and n = ? and b = $1",
  ],
  [
    "insert into outbox (a1) values ($1)\n  returning id",
    "INSERT outbox",
    "insert into outbox (a1) values ($1) returning id",
  ],
  ["commit", "COMMIT", "commit"],
  [
    'SELECT "public"."key"."id" FROM "public"."api_key" LIMIT $1',
    "SELECT api_key",
    'SELECT "public"."key"."id" FROM "public"."api_key" LIMIT $1',
  ],
])("%s has its name and no value", (text, name, shown) => {
  expect(describeStatement(text)).toMatchObject({ name, attributes: { "db.query.text": shown } });
});
