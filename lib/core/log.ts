import { type DestinationStream, type Logger, pino } from "pino";
import { recordedSpan } from "./trace.ts";

export type { Logger };

const REMOVED = "[removed]";
/** Fields with secret values, in lower case and without `-` and `_`. */
const SECRET_FIELDS: ReadonlySet<string> = new Set(
  "authorization proxyauthorization cookie setcookie apikey xapikey secret clientsecret sessionsecret token sessiontoken signature password privatekey encryptionkey".split(
    " ",
  ),
);
const DEEPEST = 12;

/** A structured log. Removes secrets by field name at any depth, and by their form in texts. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: traceIds,
      // The fields are an object, for which the function returns an object.
      formatters: { log: (fields) => withoutSecretFields(fields, new Set()) as Record<string, unknown> },
      // pino's own serializer does not recognise the copies of errors that `formatters` makes.
      serializers: { err: (error: unknown) => error },
      hooks: { streamWrite: withoutSecretTexts },
    },
    destination ?? pino.destination(1),
  );
}

/** The ids for lines of the log, by the names of OpenTelemetry. */
function traceIds(): { trace_id?: string; span_id?: string } {
  const span = recordedSpan();
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
}

function withoutSecretFields(value: unknown, within: ReadonlySet<unknown>): unknown {
  if (typeof value !== "object" || value === null || value instanceof Date || ArrayBuffer.isView(value)) return value;
  if (within.has(value)) return "[circular]";
  if (within.size >= DEEPEST) return "[too deep]";
  const inside = new Set(within).add(value);
  if (Array.isArray(value)) return value.map((item) => withoutSecretFields(item, inside));
  const fields: [string, unknown][] = Object.entries(value instanceof Error ? errorFields(value) : value);
  return Object.fromEntries(
    fields.map(([name, item]) => [name, isSecret(name) ? REMOVED : withoutSecretFields(item, inside)]),
  );
}

function isSecret(name: string): boolean {
  return SECRET_FIELDS.has(name.toLowerCase().replaceAll(/[-_]/g, ""));
}

/** An error's own fields and those that JSON omits. */
function errorFields(error: Error): Record<string, unknown> {
  const { message, stack, cause } = error;
  const several = error instanceof AggregateError ? { errors: error.errors } : {};
  return { ...error, type: error.constructor.name, message, stack, ...(cause !== undefined && { cause }), ...several };
}

const URLS = /\b(https?|wss?):\/\/([^\s"'`<>\\]+)/gi;
const CONNECTIONS = /\b(postgres(?:ql)?|rediss?):\/\/([^\s"'`<>\\]+)/gi;
const CREDENTIALS = /\b(Bearer|Basic)\s+[\w.~+/-]+=*/gi;
const API_KEYS = /\bsvc_(live|test)_\w+/g;

/** Removes keys in URLs (also in paths), connection passwords, and credentials. */
function withoutSecretTexts(line: string): string {
  return line
    .replaceAll(URLS, (_, scheme: string, rest: string) => {
      const host = hostOf(rest);
      return `${scheme}://${host}${rest.endsWith(host) ? "" : "/…"}`;
    })
    .replaceAll(CONNECTIONS, (_, scheme: string, rest: string) => `${scheme}://${hostOf(rest)}/…`)
    .replaceAll(CREDENTIALS, `$1 ${REMOVED}`)
    .replaceAll(API_KEYS, `svc_$1_${REMOVED}`);
}

/** The host in a URL without its scheme. A password may contain unescaped characters, so URL parsers do not work. */
function hostOf(rest: string): string {
  const query = rest.search(/[?#]/);
  const before = query < 0 ? rest : rest.slice(0, query);
  const [host = ""] = before.slice(before.lastIndexOf("@") + 1).split("/", 1);
  return host;
}
