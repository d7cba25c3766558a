import { AsyncLocalStorage } from "node:async_hooks";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient } from "../../prisma/generated/client.ts";
import { CopyIn } from "./copy-in.ts";
import { env } from "./env.ts";

export type Database = PrismaClient;

/** What Prisma gives to the work of a transaction. */
export type Transaction = Parameters<Parameters<Database["$transaction"]>[0]>[0];

/** Anything that runs SQL: the pool, or one client inside a transaction. */
export type Sql = Pick<pg.ClientBase, "query">;

// bigint columns (block numbers, sequences, unix seconds) stay below 2^53; numeric (wei) stays a decimal string.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

// Modules are loaded twice (Next's bundle and the server's); both share one pool.
const shared = globalThis as typeof globalThis & {
  __credenceDb?: { pool: pg.Pool; prisma: PrismaClient };
  __credenceCommits?: AsyncLocalStorage<{ beforeCommit: BeforeCommit | null }>;
};

/** Runs a statement in the transaction that is about to commit. Returns how many rows it changed. */
type Execute = (statement: string, values: readonly unknown[]) => Promise<number>;
/** What each transaction of some work does last: it commits with the work, and rolls it back where it throws. */
export type BeforeCommit = (execute: Execute) => Promise<void>;

shared.__credenceCommits ??= new AsyncLocalStorage();
const commits = shared.__credenceCommits;

/** Run `work`; every transaction that it commits, by node-postgres or by Prisma, runs `beforeCommit` first. */
export async function withBeforeCommit<T>(beforeCommit: BeforeCommit, work: () => Promise<T>): Promise<T> {
  const scope: { beforeCommit: BeforeCommit | null } = { beforeCommit };
  try {
    return await commits.run(scope, work);
  } finally {
    // Timers and loops that the work began go on after it.
    scope.beforeCommit = null;
  }
}

function connect(): { pool: pg.Pool; prisma: PrismaClient } {
  if (!shared.__credenceDb) {
    const { DATABASE_URL, DATABASE_POOL, ROLE } = env();
    const pool = createPool(DATABASE_URL, DATABASE_POOL, ROLE === "web" ? timeouts.web : timeouts.worker);
    shared.__credenceDb = { pool, prisma: createPrisma(pool) };
  }
  return shared.__credenceDb;
}

/** Longest wait for a connection, milliseconds: then the database counts as unreachable. A burst on a busy machine waits for seconds. */
const CONNECT_MS = 10_000;

/**
 * How long a statement may run, and a transaction wait for its next one, milliseconds: what hangs must not hold a connection for
 * ever. A worker's statements also wait for locks of other workers' long work.
 */
export const timeouts = {
  web: { statement_timeout: 300_000, idle_in_transaction_session_timeout: 300_000 },
  worker: { statement_timeout: 3_600_000, idle_in_transaction_session_timeout: 600_000 },
} as const;

export function createPool(
  connectionString: string,
  max: number,
  timeout: (typeof timeouts)[keyof typeof timeouts] = timeouts.worker,
): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, ...timeout, connectionTimeoutMillis: CONNECT_MS, keepAlive: true });
  // An idle connection that breaks (server restart) is replaced at its next use; one that is held tells its next query.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** A transaction may wait for a connection, and for others that hold its rows: a burst is no fault. Milliseconds. */
const transactionOptions = { maxWait: 10_000, timeout: 15_000 };

export function createPrisma(pool: pg.Pool): PrismaClient {
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions });
  const run = prisma.$transaction.bind(prisma);
  const withHook = (work: (tx: Transaction) => Promise<unknown>, options?: Parameters<typeof run>[1]) =>
    run(async (tx) => {
      const result = await work(tx);
      await commits.getStore()?.beforeCommit?.((statement, values) => tx.$executeRawUnsafe(statement, ...values));
      return result;
    }, options);
  // Of its overloads only the one that takes work is used.
  prisma.$transaction = withHook as typeof prisma.$transaction;
  return prisma;
}

export function pool(): pg.Pool {
  return connect().pool;
}

export function prisma(): PrismaClient {
  return connect().prisma;
}

export async function closeDatabase(): Promise<void> {
  const open = shared.__credenceDb;
  delete shared.__credenceDb;
  if (open) {
    await open.prisma.$disconnect();
    await open.pool.end();
  }
}

// PostgreSQL's classes for lost and refused connections, Node's and Prisma's codes for the same.
const UNREACHABLE =
  /^(?:08...|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|P1001|P1002|P1008|P1017|P2024|P2028)$/;

// What pg says without a code, and what Prisma passes on of PostgreSQL's codes.
const UNREACHABLE_SAID =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error|Code: `(?:08...|57P0[1-5]|53300)`/;

/** Whether a thrown value says that the database could not be reached, not that it refused what was asked. */
export function isDatabaseUnreachable(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return codesOf(thrown).some((code) => UNREACHABLE.test(code)) || UNREACHABLE_SAID.test(thrown.message);
}

/** Codes of an error: its own, and PostgreSQL's as Prisma's adapter wraps it where a transaction begins or ends. */
function codesOf(thrown: Error): string[] {
  const { cause } = thrown;
  const wrapped =
    typeof cause === "object" && cause !== null && "originalCode" in cause ? cause.originalCode : undefined;
  return ["code" in thrown ? thrown.code : undefined, wrapped].filter((code) => typeof code === "string");
}

/** Run `work` in one transaction: committed when it returns, rolled back when it throws. */
export async function transaction<T>(pool: pg.Pool, work: (sql: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await transactionOn(client, work, (error) => {
      broken = error;
    });
  } finally {
    client.release(broken);
  }
}

/** The same on a connection that the caller holds. `onBroken` is told when it can be used no more. */
export async function transactionOn<T, C extends Sql>(
  client: C,
  work: (sql: C) => Promise<T>,
  onBroken: (error: Error) => void = () => {},
): Promise<T> {
  try {
    await client.query("begin");
    const result = await work(client);
    await commit(client);
    return result;
  } catch (error) {
    await client.query("rollback").catch(onBroken);
    throw error;
  }
}

/** Commit what was begun on this connection, with what {@link withBeforeCommit} adds to it. */
export async function commit(client: Sql): Promise<void> {
  await commits
    .getStore()
    ?.beforeCommit?.(async (statement, values) => (await client.query(statement, [...values])).rowCount ?? 0);
  await client.query("commit");
}

/** The same connection, its queries sent one after the other however they come: pg will not queue them itself for ever. */
export function inLine(client: Sql): Sql {
  let last: Promise<unknown> = Promise.resolve();
  const query = (...args: Parameters<Sql["query"]>) => {
    const sent = last.then(() => {
      const asked: unknown = client.query(...args);
      // pg gives what it was given where that is no query of its own.
      return asked instanceof CopyIn ? asked.done : asked;
    });
    // Who asked hears of a fault; the next one is sent all the same.
    last = sent.catch(() => {});
    return sent;
  };
  // The overloads of pg that take no callback give promises, and no other is used here.
  return { query: query as unknown as Sql["query"] };
}
