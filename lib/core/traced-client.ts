import { AsyncResource } from "node:async_hooks";
import { LRUCache } from "lru-cache";
import pg from "pg";
import { CopyQuery } from "./bulk-write.ts";
import { type Attributes, recordedSpan, type SpanStart, traced } from "./trace.ts";

// node-postgres with a span for each statement.

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

/** Sends statements as pg.Client does. */
export class TracedClient extends pg.Client {
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

/** A pool of them. Whoever waits for a connection goes on in its own trace, and not in that of whoever released it. */
export class TracedPool extends pg.Pool {
  override connect(...args: unknown[]): never {
    const bound = args.map((callback) =>
      typeof callback === "function" ? AsyncResource.bind(callback as () => void) : callback,
    );
    return super.connect(...(bound as [])) as never; // pg's overloads, as above.
  }
}
