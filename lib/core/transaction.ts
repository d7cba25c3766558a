import { AsyncLocalStorage } from "node:async_hooks";
import pLimit from "p-limit";
import type { Pool, PoolClient } from "pg";
import { CopyQuery } from "./bulk-write.ts";
import { type Database, planOnce, type Sql, type Transaction } from "./db.ts";
import { processSingleton } from "./process-singleton.ts";

/** Runs a statement in the transaction. Returns the number of changed rows. */
type Execute = (statement: string, values: readonly unknown[]) => Promise<number>;

/** Records what the transactions of a piece of work return, so that another process can continue it after a crash. */
export interface TransactionLog {
  /** Results of the transactions that are committed already, in order. The first ones of the work take them instead of running. */
  readonly results: unknown[];
  /** Runs last in transaction number `index` (from 0); an error rolls it back. */
  beforeCommit(execute: Execute, index: number, result: unknown): Promise<void>;
}

interface Scope {
  log: TransactionLog | null;
  begun: number;
}

const scopes = processSingleton("logged transactions", () => new AsyncLocalStorage<Scope>());

/** Runs `work` with a log of its transactions, whose order must depend on its input alone. */
export async function withTransactionLog<T>(log: TransactionLog, work: () => Promise<T>): Promise<T> {
  const scope: Scope = { log, begun: 0 };
  try {
    return await scopes.run(scope, work);
  } finally {
    // Timers and loops started by the work continue after it.
    scope.log = null;
  }
}

/** Runs work whose transactions are not logged, because it is no part of the request that happens to start it. */
export function withoutTransactionLog<T>(work: () => T): T {
  return scopes.exit(work);
}

/**
 * Runs checks and then one transaction, and returns that transaction's result unchanged. If the log already has the result, `work`
 * does not run: its checks could fail because of what it committed.
 */
export async function checkedTransaction<T>(work: () => Promise<T>): Promise<T> {
  const scope = scopes.getStore();
  if (!scope?.log?.results.length) return work();
  scope.begun++;
  return scope.log.results.shift() as T; // Results are in order: the transaction of this call returned it.
}

type BeforeCommit<T> = (execute: Execute, result: T) => Promise<void>;

function logged<T>(run: (beforeCommit: BeforeCommit<T>) => Promise<T>): Promise<T> {
  return checkedTransaction(() => {
    const scope = scopes.getStore();
    const index = scope ? scope.begun++ : 0;
    return run(async (execute, result) => scope?.log?.beforeCommit(execute, index, result));
  });
}

/** Runs `work` in one transaction of Prisma, for records; an error rolls it back. Use {@link sqlTransaction} for sets of rows. */
export function transaction<T>(ctx: { db: Database }, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return logged((beforeCommit) =>
    ctx.db.$transaction(async (tx) => {
      const result = await work(tx);
      await beforeCommit((statement, values) => tx.$executeRawUnsafe(statement, ...values), result);
      return result;
    }),
  );
}

/** Runs `work` in one transaction on a connection of the pool; an error rolls it back. */
export function sqlTransaction<T>(pool: Pool, work: (sql: PoolClient) => Promise<T>): Promise<T> {
  return logged((beforeCommit) =>
    withConnection(pool, (client, onBroken) =>
      run(client, "begin", () => workAndLog(client, work, beforeCommit), onBroken),
    ),
  );
}

/** Like {@link sqlTransaction}, on the caller's connection. */
export function sqlTransactionOn<T, C extends Sql>(client: C, work: (sql: C) => Promise<T>): Promise<T> {
  return logged((beforeCommit) => run(client, "begin", () => workAndLog(client, work, beforeCommit)));
}

async function workAndLog<T, C extends Sql>(
  client: C,
  work: (sql: C) => Promise<T>,
  beforeCommit: BeforeCommit<T>,
): Promise<T> {
  const result = await work(client);
  await beforeCommit(async (text, values) => (await client.query(text, [...values])).rowCount ?? 0, result);
  return result;
}

const BEGIN_SNAPSHOT = "begin isolation level repeatable read read only";
/** Also plans each prepared statement once, and not for its values. */
export const BEGIN_GENERIC_SNAPSHOT = `${BEGIN_SNAPSHOT}; ${planOnce("transaction")}`;

/** Runs all queries of `read` on one read-only snapshot, one after the other, as prepared statements. */
export function readSnapshot<T>(
  pool: Pool,
  read: (sql: Sql) => Promise<T>,
  begin: typeof BEGIN_SNAPSHOT | typeof BEGIN_GENERIC_SNAPSHOT = BEGIN_SNAPSHOT,
): Promise<T> {
  return withConnection(pool, (client, onBroken) =>
    run(client, begin, () => read(serializeQueries(prepared(client))), onBroken),
  );
}

/** Statements that a process names at most: more would mean that their texts contain values. */
const MOST_NAMES = 500;
/** One table for both copies of this module: they share connections, where a name belongs to one statement. */
const names = processSingleton("statement names", () => new Map<string, string>());

/** Names statements that have parameters, so that each connection parses them once, and plans once those whose plan suits all values. */
function prepared(client: Sql): Sql {
  const query = (text: unknown, values?: unknown[]) => {
    const name = typeof text === "string" && values ? nameOf(text) : undefined;
    const sent: unknown[] = name ? [{ name, text, values }] : [text, values];
    return client.query(...(sent as Parameters<Sql["query"]>));
  };
  // Only the overloads of pg that return promises are used.
  return { query: query as unknown as Sql["query"] };
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size === MOST_NAMES) return known;
  const name = `read ${names.size}`;
  names.set(text, name);
  return name;
}

/** Calls `onBroken` if the connection can no longer be used. */
async function run<T>(
  client: Sql,
  begin: string,
  work: () => Promise<T>,
  onBroken: (error: Error) => void = () => {},
): Promise<T> {
  try {
    await client.query(begin);
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(onBroken);
    throw error;
  }
}

async function withConnection<T>(
  pool: Pool,
  work: (client: PoolClient, onBroken: (error: Error) => void) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await work(client, (error) => {
      broken = error;
    });
  } finally {
    client.release(broken);
  }
}

/** Accepts concurrent queries and runs them one after the other. pg's own queue is deprecated. */
export function serializeQueries(client: Sql): Sql {
  const serialize = pLimit(1);
  const query = (...args: Parameters<Sql["query"]>) => {
    const answer = serialize(async () => {
      const sent: unknown = client.query(...args);
      // pg returns a custom query unchanged.
      return sent instanceof CopyQuery ? sent.done : sent;
    });
    // copyRows waits for its query and not for this promise.
    answer.catch(() => {});
    return answer;
  };
  // Only the overloads of pg that return promises are used.
  return { query: query as unknown as Sql["query"] };
}
