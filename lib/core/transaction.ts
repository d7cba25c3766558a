import { AsyncLocalStorage } from "node:async_hooks";
import pLimit from "p-limit";
import type { Pool, PoolClient } from "pg";
import { CopyQuery } from "./bulk-write.ts";
import type { Database, Sql, Transaction } from "./db.ts";
import { processSingleton } from "./process-singleton.ts";

/** Runs a statement in the transaction. Returns the number of changed rows. */
type Execute = (statement: string, values: readonly unknown[]) => Promise<number>;
/** Runs last in a transaction; an error rolls it back. */
export type BeforeCommit = (execute: Execute) => Promise<void>;

const hooks = processSingleton(
  "hooks before commit",
  () => new AsyncLocalStorage<{ beforeCommit: BeforeCommit | null; onUncertain: () => void }>(),
);

/** Runs `work`; each of its transactions runs `beforeCommit` last. Calls `onUncertain` if one may be committed although its commit failed. */
export async function withBeforeCommit<T>(
  beforeCommit: BeforeCommit,
  work: () => Promise<T>,
  onUncertain: () => void,
): Promise<T> {
  const scope: { beforeCommit: BeforeCommit | null; onUncertain: () => void } = { beforeCommit, onUncertain };
  try {
    return await hooks.run(scope, work);
  } finally {
    // Timers and loops started by the work continue after it.
    scope.beforeCommit = null;
  }
}

/** Runs `work` in one transaction of Prisma, for records; an error rolls it back. Use {@link sqlTransaction} for sets of rows. */
export async function transaction<T>(ctx: { db: Database }, work: (tx: Transaction) => Promise<T>): Promise<T> {
  let isAtCommit = false;
  try {
    return await ctx.db.$transaction(async (tx) => {
      const result = await work(tx);
      await hooks.getStore()?.beforeCommit?.((statement, values) => tx.$executeRawUnsafe(statement, ...values));
      isAtCommit = true;
      return result;
    });
  } catch (error) {
    if (isAtCommit) hooks.getStore()?.onUncertain();
    throw error;
  }
}

/** Runs `work` in one transaction on a connection of the pool; an error rolls it back. */
export function sqlTransaction<T>(pool: Pool, work: (sql: PoolClient) => Promise<T>): Promise<T> {
  return withConnection(pool, (client, onBroken) => sqlTransactionOn(client, work, onBroken));
}

/** The same on the caller's connection. Calls `onBroken` if the connection can no longer be used. */
export function sqlTransactionOn<T, C extends Sql>(
  client: C,
  work: (sql: C) => Promise<T>,
  onBroken?: (error: Error) => void,
): Promise<T> {
  const workAndHook = async () => {
    const result = await work(client);
    await hooks
      .getStore()
      ?.beforeCommit?.(async (statement, values) => (await client.query(statement, [...values])).rowCount ?? 0);
    return result;
  };
  return run(client, "begin", workAndHook, onBroken);
}

/** Runs all queries of `read` on one read-only snapshot. */
export function readSnapshot<T>(pool: Pool, read: (sql: PoolClient) => Promise<T>): Promise<T> {
  const begin = "begin isolation level repeatable read read only";
  return withConnection(pool, (client, onBroken) => run(client, begin, () => read(client), onBroken));
}

async function run<T>(
  client: Sql,
  begin: string,
  work: () => Promise<T>,
  onBroken: (error: Error) => void = () => {},
): Promise<T> {
  let isAtCommit = false;
  try {
    await client.query(begin);
    const result = await work();
    isAtCommit = true;
    await client.query("commit");
    return result;
  } catch (error) {
    if (isAtCommit) hooks.getStore()?.onUncertain();
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
