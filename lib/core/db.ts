import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient } from "../../prisma/generated/client.ts";
import { env } from "./env.ts";
import { processSingleton } from "./process-singleton.ts";

export type Database = PrismaClient;

/** Prisma inside a transaction. */
export type Transaction = Parameters<Parameters<Database["$transaction"]>[0]>[0];

/** Anything that runs SQL: the pool, or one client inside a transaction. */
export type Sql = Pick<pg.ClientBase, "query">;

const INT8_ARRAY: number = 1016;
const INT4_ARRAY: number = 1007;
// bigint columns (chain ids, block numbers, sequences, unix seconds) stay below 2^53; numeric (wei) stays a decimal string.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(INT8_ARRAY, pg.types.getTypeParser(INT4_ARRAY));

/** The clients of this process; null until they are needed. */
const open = processSingleton("database", () => ({ clients: null as { pool: pg.Pool; prisma: PrismaClient } | null }));

function connect(): { pool: pg.Pool; prisma: PrismaClient } {
  if (!open.clients) {
    const { DATABASE_URL, DATABASE_POOL, ROLE } = env();
    const pool = createPool(DATABASE_URL, DATABASE_POOL, ROLE === "web" ? timeouts.web : timeouts.worker);
    open.clients = { pool, prisma: createPrisma(pool) };
  }
  return open.clients;
}

/** Longest wait for a connection, milliseconds; a burst on a busy machine waits for seconds. */
const CONNECT_MS = 10_000;

/**
 * How long a statement may run, and a transaction may be idle, milliseconds: otherwise what hangs would hold its connection for
 * ever. A worker's statements also wait for locks that other workers hold during long work.
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
  // The pool replaces an idle connection that breaks; a held one fails its next query.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** How long a transaction may wait for a connection, and last, milliseconds. A burst is no fault. */
const transactionOptions = { maxWait: 10_000, timeout: 15_000 };

export function createPrisma(pool: pg.Pool): PrismaClient {
  return new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions });
}

export function pool(): pg.Pool {
  return connect().pool;
}

export function prisma(): PrismaClient {
  return connect().prisma;
}

export async function closeDatabase(): Promise<void> {
  const { clients } = open;
  open.clients = null;
  await clients?.prisma.$disconnect();
  await clients?.pool.end();
}

// Lost and refused connections, and statements that took too long (57014): PostgreSQL's error classes, Node's codes and Prisma's.
const UNREACHABLE =
  /^(?:08...|57P0[1-5]|57014|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|P1001|P1002|P1008|P1017|P2024|P2028)$/;

// The same as texts: of pg, which gives no code, and of Prisma, which quotes PostgreSQL's.
const UNREACHABLE_TEXT =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error|Code: `(?:08...|57P0[1-5]|57014|53300)`/;

/** Whether an error means that the database gave no answer, rather than that it refused a statement. */
export function isDatabaseUnreachable(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return codesOf(thrown).some((code) => UNREACHABLE.test(code)) || UNREACHABLE_TEXT.test(thrown.message);
}

/** The codes of an error: its own, and PostgreSQL's, which Prisma's adapter wraps where a transaction begins or ends. */
function codesOf(thrown: Error): string[] {
  const { cause } = thrown;
  const wrapped =
    typeof cause === "object" && cause !== null && "originalCode" in cause ? cause.originalCode : undefined;
  return ["code" in thrown ? thrown.code : undefined, wrapped].filter((code) => typeof code === "string");
}
