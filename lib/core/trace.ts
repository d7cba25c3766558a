import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import { processSingleton } from "./process-singleton.ts";

// Traces are off unless lib/core/trace-export.ts starts them. Then `traced` calls its work and does nothing else.

export type Attributes = Record<string, string | number | boolean | undefined>;

export interface SpanStart {
  /** Of few different values. */
  name: string;
  kind?: "server" | "client";
  /** By the semantic conventions of OpenTelemetry. Never a key, an address of a person, a body or a value of a statement. */
  attributes?: Attributes;
  /** Begins a trace where there is none. Other spans only continue one, so that idle loops are no traces. */
  begins?: true;
  /** The trace that it continues, as {@link traceparent} gave it, and never as a stranger did; by default that of the caller. */
  parent?: string | null | undefined;
  /** Another trace that it names without being part of it, in the same form; any other text is ignored. */
  link?: string | null | undefined;
}

/** A part of a trace: a piece of work with its time. */
export interface Span {
  traceId: string;
  spanId: string;
  /** False if the sampler left the trace out. */
  isRecorded: boolean;
  /** What runs in its context later, such as a timer, is no part of it. */
  hasEnded(): boolean;
  set(attributes: Attributes, name?: string): void;
  /** Marks it as failed, by a text of few values. Of an error only its code or class is recorded: messages may have values. */
  fail(error: unknown): void;
  link(traceparent: string): void;
  end(): void;
}

/** What happened to the spans that ended in this process. */
export interface SpanCounts {
  sent: number;
  /** The queue was full. */
  dropped: number;
  /** The collector did not take them. */
  failed: number;
}

export interface Tracer {
  /** Null if the trace has as many spans as it may have. */
  begin(start: SpanStart, parent: Span | null): Span | null;
  counts: Readonly<SpanCounts>;
  /** node-postgres with a span for each statement. */
  driver: Pick<typeof pg, "Pool" | "Client">;
  /** Sends what waits, for a limited time. */
  stop(): Promise<void>;
}

// Next's bundle has a copy of this module.
const state = processSingleton("traces", () => ({
  tracer: null as Tracer | null,
  spans: new AsyncLocalStorage<Span | undefined>(),
}));

export function setTracer(tracer: Tracer | null): void {
  state.tracer = tracer;
}

/** The driver of the database while traces are on. */
export function tracedDriver(): Tracer["driver"] | null {
  return state.tracer?.driver ?? null;
}

/** Null while traces are off. */
export function spanCounts(): Readonly<SpanCounts> | null {
  return state.tracer?.counts ?? null;
}

export async function stopTracing(): Promise<void> {
  const { tracer } = state;
  state.tracer = null;
  await tracer?.stop();
}

function activeSpan(): Span | null {
  const span = state.spans.getStore();
  return span && !span.hasEnded() ? span : null;
}

/** The recorded span that this code runs in. */
export function recordedSpan(): Span | null {
  const span = state.tracer && activeSpan();
  return span?.isRecorded ? span : null;
}

/** The position in the recorded trace that this code runs in, by which other work continues it (W3C Trace Context). */
export function traceparent(span: Span | null = recordedSpan()): string | null {
  return span?.isRecorded ? `00-${span.traceId}-${span.spanId}-01` : null;
}

/** Runs `work` as a span, which ends with it or with its promise. `work` gets null where nothing is recorded. */
export function traced<T>(start: () => SpanStart, work: (span: Span | null) => T): T {
  const { tracer, spans } = state;
  if (!tracer) return work(null);
  const active = activeSpan();
  if (active && !active.isRecorded) return work(null);
  const wanted = start();
  if (!active && !wanted.begins && !wanted.parent) return work(null);
  const span = tracer.begin(wanted, active);
  if (!span) return work(null);
  return spans.run(span, () => endWith(span, work));
}

function endWith<T>(span: Span, work: (span: Span | null) => T): T {
  const failed = (error: unknown): never => {
    span.fail(error);
    span.end();
    throw error;
  };
  const ended = <R>(result: R): R => {
    span.end();
    return result;
  };
  let result: T;
  try {
    result = work(span.isRecorded ? span : null);
  } catch (error) {
    return failed(error);
  }
  // The same promise type: `ended` returns what it gets.
  return result instanceof Promise ? (result.then(ended, failed) as T) : ended(result);
}

/**
 * Work that several callers wait for together, each with its span. It belongs to the trace of the first; the others name it. Without any it
 * is part of no trace: an earlier caller's may have begun it.
 */
export function sharedBy<T>(callers: readonly (Span | null)[], work: () => T): T {
  const [first, ...others] = callers.filter((span) => span !== null);
  if (!first) return state.spans.run(undefined, work);
  const position = traceparent(first);
  for (const span of new Set(others)) if (position !== null && span !== first) span.link(position);
  return state.spans.run(first, work);
}
