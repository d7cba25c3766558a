import { AsyncResource } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type * as Api from "@opentelemetry/api";
import type { ReadableSpan, SpanExporter, SpanProcessor } from "@opentelemetry/sdk-trace-base";
import { LRUCache } from "lru-cache";
import pg from "pg";
import { CopyQuery } from "./bulk-write.ts";
import type { Env } from "./env.ts";
import type { Logger } from "./log.ts";
import { installCommand, isInstalled, OPENTELEMETRY_PACKAGES } from "./optional-package.ts";
import {
  type Attributes,
  recordedSpan,
  type Span,
  type SpanCounts,
  type SpanStart,
  setTracer,
  type Tracer,
  traced,
} from "./trace.ts";

/** Spans that wait to be sent; further ones are dropped. */
const MOST_WAITING = 4_096;
/** Spans of one trace in one process. A batch of a thousand blocks has no more. */
const MOST_SPANS = 1_000;
/** How long the end waits for the collector, milliseconds. */
const FLUSH_MS = 2_000;
/** Between two lines of the log about spans that are lost, milliseconds. */
const REPORT_MS = 60_000;
/** Longest text of an attribute. */
const LONGEST_TEXT = 2_000;

type TraceSettings = Pick<
  Env,
  "OTEL_EXPORTER_OTLP_ENDPOINT" | "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT" | "OTEL_SDK_DISABLED" | "OTEL_SERVICE_NAME"
>;

/** Whether the settings name a collector for traces. */
function wantsTraces(env: TraceSettings): boolean {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: all, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces } = env;
  return (all ?? traces) !== undefined && !env.OTEL_SDK_DISABLED;
}

/**
 * Starts traces if the settings want them, before anything connects to the database. Throws, with the command that helps, if the packages
 * are not installed. `part`: which of the service's processes this is.
 */
export async function startTracing(
  { env, log }: { env: TraceSettings; log: Logger },
  part: "web" | "pages" | "worker",
): Promise<void> {
  if (!wantsTraces(env)) return;
  const root = process.cwd();
  if (!OPENTELEMETRY_PACKAGES.every((name) => isInstalled(root, name))) {
    throw new Error(
      `OTEL_EXPORTER_OTLP_ENDPOINT needs packages that are not installed: ${installCommand(root, ...OPENTELEMETRY_PACKAGES)}`,
    );
  }
  setTracer(await openTracer(env, part, log));
}

/** Sends statements as pg.Client does, with a span for each. */
class TracedClient extends pg.Client {
  // One implementation of pg's overloads, which are what callers see.
  override query(...args: unknown[]): never {
    const send = (sent: unknown[]): unknown => super.query(...(sent as Parameters<pg.Client["query"]>));
    // So pg's overloads have it.
    return (recordedSpan() ? sendTraced(args, send, () => this.#describe(args[0])) : send(args)) as never;
  }

  #describe(query: unknown): SpanStart {
    const isObject = typeof query === "object" && query !== null && "text" in query;
    const { name, attributes } = describeStatement(String(isObject ? query.text : query));
    const server = { "db.namespace": this.database, "server.address": this.host, "server.port": this.port };
    return { name, kind: "client", attributes: { ...attributes, ...server } };
  }
}

/** A pool of them. Whoever waits for a connection goes on in its own trace, and not in that of whoever released it. */
class TracedPool extends pg.Pool {
  override connect(...args: unknown[]): never {
    const bound = args.map((callback) =>
      typeof callback === "function" ? AsyncResource.bind(callback as () => void) : callback,
    );
    return super.connect(...(bound as [])) as never; // pg's overloads, as above.
  }
}

async function openTracer(env: TraceSettings, part: string, log: Logger): Promise<Tracer> {
  // Not at the top: bundles would load them always.
  const api = await import("@opentelemetry/api");
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-proto");
  const { detectResources, envDetector, resourceFromAttributes } = await import("@opentelemetry/resources");
  const { BasicTracerProvider, BatchSpanProcessor } = await import("@opentelemetry/sdk-trace-base");
  const counts: SpanCounts = { sent: 0, dropped: 0, failed: 0 };
  const queue = createQueue(counts, createReports(counts, log));
  const exporter = queue.exporter(new OTLPTraceExporter());
  const processor = queue.processor(new BatchSpanProcessor(exporter, { maxQueueSize: MOST_WAITING }));
  const own = resourceFromAttributes({
    "service.name": env.OTEL_SERVICE_NAME ?? "credence",
    "service.instance.id": randomUUID(),
    "credence.part": part,
  });
  const provider = new BasicTracerProvider({
    // The settings' attributes take precedence.
    resource: own.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [processor],
    spanLimits: { attributeValueLengthLimit: LONGEST_TEXT },
  });
  // No global provider: Next would send spans of its own, with addresses of pages.
  const tracer = provider.getTracer("credence");
  return {
    begin: createBegin(api, tracer),
    counts,
    driver: { Pool: TracedPool, Client: TracedClient },
    stop: async () => {
      const ended = provider.shutdown().catch(() => {});
      await Promise.race([ended, wait(FLUSH_MS, undefined, { ref: false })]);
    },
  };
}

/** Counts what is lost between the end of a span and the collector, and bounds what waits. The SDK's own queue drops without a word. */
function createQueue(counts: SpanCounts, report: (error?: Error) => void) {
  let waiting = 0;
  return {
    processor: (to: SpanProcessor): SpanProcessor => ({
      onStart: (...args) => to.onStart(...args),
      onEnd(span) {
        if (waiting < MOST_WAITING) {
          waiting++;
          to.onEnd(span);
          return;
        }
        counts.dropped++;
        report();
      },
      forceFlush: () => to.forceFlush(),
      shutdown: () => to.shutdown(),
    }),
    exporter: (to: SpanExporter): SpanExporter => ({
      export(spans: ReadableSpan[], done) {
        waiting -= spans.length;
        to.export(spans, (result) => {
          // 0: success.
          counts[result.code === 0 ? "sent" : "failed"] += spans.length;
          if (result.code !== 0) report(result.error);
          done(result);
        });
      },
      shutdown: () => to.shutdown(),
    }),
  };
}

/** Says in the log, once a minute, that spans are lost. */
function createReports(counts: SpanCounts, log: Logger): (error?: Error) => void {
  let next = 0;
  return (error) => {
    const now = performance.now();
    if (now < next) return;
    next = now + REPORT_MS;
    // Not the whole error: it has what the collector answered.
    const reason = error
      ? `${error.name} ${"code" in error ? String(error.code) : ""} ${error.message}`.slice(0, 200)
      : undefined;
    log.warn({ ...counts, reason }, "parts of traces are lost: the collector does not take them, or not fast enough");
  };
}

function createBegin(api: typeof Api, tracer: Api.Tracer): Tracer["begin"] {
  const { ROOT_CONTEXT, SpanKind, trace } = api;
  const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT };
  /** Spans that the trace of a span may still have. */
  const room = new WeakMap<Span, { left: number }>();
  return (start, parent) => {
    const given = start.parent ? parseTraceparent(start.parent) : null;
    const own = given ? null : parent;
    const left = (own && room.get(own)) ?? { left: MOST_SPANS };
    if (left.left-- <= 0) return null;
    const from = given ?? (own && { traceId: own.traceId, spanId: own.spanId, traceFlags: Number(own.isRecorded) });
    const link = parseTraceparent(start.link);
    const opened = tracer.startSpan(
      start.name,
      {
        kind: start.kind ? kinds[start.kind] : SpanKind.INTERNAL,
        ...(start.attributes && { attributes: start.attributes }),
        ...(link && { links: [{ context: link }] }),
      },
      from ? trace.setSpanContext(ROOT_CONTEXT, from) : ROOT_CONTEXT,
    );
    const span = asSpan(api, opened);
    room.set(span, left);
    return span;
  };
}

function asSpan({ SpanStatusCode }: typeof Api, opened: Api.Span): Span {
  const { traceId, spanId } = opened.spanContext();
  let hasEnded = false;
  return {
    traceId,
    spanId,
    isRecorded: opened.isRecording(),
    hasEnded: () => hasEnded,
    set(attributes, name) {
      opened.setAttributes(attributes);
      if (name !== undefined) opened.updateName(name);
    },
    fail(error) {
      opened.setAttribute("error.type", errorType(error));
      opened.setStatus({ code: SpanStatusCode.ERROR });
    },
    link(position) {
      const context = parseTraceparent(position);
      if (context) opened.addLink({ context });
    },
    end() {
      hasEnded = true;
      opened.end();
    },
  };
}

function errorType(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === "string" ? error : "_OTHER";
  return "code" in error && typeof error.code === "string" ? error.code : error.constructor.name;
}

/** A position in a trace; null for any other text. Its flags say whether the trace is recorded. */
export function parseTraceparent(text: string | null | undefined): Api.SpanContext | null {
  // Versions after 00 may have more fields.
  const [, version, traceId, spanId, flags] =
    /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/.exec(text ?? "") ?? [];
  if (!traceId || !spanId || !flags || version === "ff" || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}

/** Statements whose description is remembered. */
const MOST_TEXTS = 500;
/** Characters of a statement that are described. */
const LONGEST = 2_000;

interface Description {
  name: string;
  attributes: Attributes;
}
const descriptions = new LRUCache<string, Description>({ max: MOST_TEXTS });

/** The name of a statement's span, such as `SELECT outbox`, and its text without values. */
export function describeStatement(text: string): Description {
  const known = descriptions.get(text);
  if (known) return known;
  const shown = withoutValues(text).slice(0, LONGEST);
  const [operation = "SQL"] = /[a-z]+/i.exec(shown) ?? [];
  const [first = ""] = shown.split(";", 1);
  const [, table] = /\b(?:from|into|update|copy)\s+"?(?:public"?\."?)?([a-z_]\w*)/i.exec(first) ?? [];
  const verb = operation.toUpperCase();
  const summary = table ? `${verb} ${table}` : verb;
  const described = {
    name: summary,
    attributes: {
      "db.system.name": "postgresql",
      "db.operation.name": verb,
      "db.query.summary": summary,
      "db.query.text": shown,
    },
  };
  descriptions.set(text, described);
  return described;
}

/** The text with a question mark for each value that is written into it. Most values are parameters, which it does not have. */
function withoutValues(text: string): string {
  return text
    .replaceAll(/\$(\w*)\$.*?\$\1\$|'(?:[^']|'')*'/gs, "?")
    .replaceAll(/(?<![\w$".])\d+(?:\.\d+)?/g, "?")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Sends a statement in each of pg's forms: with a promise, with a callback, and `COPY`. */
function sendTraced(args: unknown[], send: (args: unknown[]) => unknown, start: () => SpanStart): unknown {
  const [query] = args;
  const callback = args.at(-1);
  if (query instanceof CopyQuery) {
    traced(start, () => query.done).catch(() => {});
    return send(args);
  }
  if (typeof callback !== "function") return traced(start, () => send(args));
  let end = (_: Error | null) => {};
  const answered = () =>
    new Promise<void>((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve());
    });
  traced(start, answered).catch(() => {});
  return send([
    ...args.slice(0, -1),
    (error: Error | null, result: unknown) => {
      end(error);
      callback(error, result);
    },
  ]);
}
