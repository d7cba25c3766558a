import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient } from "../../prisma/client.js";
import { type Env, env } from "./env.ts";
import { processSingleton } from "./process-singleton.ts";
import { inUtc } from "./reconnecting-client.ts";
import { tracedDriver } from "./trace.ts";

export type Database = PrismaClient;

export type Transaction = Parameters<Parameters<Database["$transaction"]>[0]>[0];

/** The pool, or a client inside a transaction. */
export type Sql = Pick<pg.ClientBase, "query">;

const INT8_ARRAY: number = 1016;
const INT4_ARRAY: number = 1007;
// bigint columns (chain ids, block numbers, sequences, unix seconds) stay below 2^53; numeric (wei) stays a decimal string.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(INT8_ARRAY, pg.types.getTypeParser(INT4_ARRAY));

/** Created at first use. */
const open = processSingleton("database", () => ({ clients: null as { pool: pg.Pool; prisma: PrismaClient } | null }));

function connect(): { pool: pg.Pool; prisma: PrismaClient } {
  open.clients ??= openClients(env().DATABASE_URL, env());
  return open.clients;
}

/** A pool of the process's size for one server, with its Prisma client. */
export function openClients(
  connectionString: string,
  { DATABASE_POOL, ROLE }: Pick<Env, "DATABASE_POOL" | "ROLE">,
): { pool: pg.Pool; prisma: PrismaClient } {
  const pool = createPool(connectionString, DATABASE_POOL, ROLE === "web" ? timeouts.web : timeouts.worker);
  return { pool, prisma: createPrisma(pool) };
}

/** Longest wait for a connection, milliseconds; bursts on a busy machine take seconds. */
const CONNECT_MS = 10_000;

/** Milliseconds. A worker's statements also wait for locks that other workers hold during long work. */
export const timeouts = {
  web: { statement_timeout: 300_000, idle_in_transaction_session_timeout: 300_000 },
  worker: { statement_timeout: 3_600_000, idle_in_transaction_session_timeout: 600_000 },
} as const;

export function createPool(
  connectionString: string,
  max: number,
  settings: Pick<
    pg.PoolConfig,
    "statement_timeout" | "idle_in_transaction_session_timeout" | "onConnect"
  > = timeouts.worker,
): pg.Pool {
  const { Pool, Client } = tracedDriver() ?? pg;
  const pool = new Pool({
    Client,
    connectionString: inUtc(connectionString),
    max,
    ...settings,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  });
  // The pool replaces an idle connection that breaks; a connection in use fails its next query.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/**
 * SQL that makes PostgreSQL plan each prepared statement once. By itself it would plan statements with estimates that depend on their
 * parameters each time, which takes longer than reading a few rows. Citus, which chooses shards by the parameters, cannot run such plans.
 */
export function planOnce(scope: "session" | "transaction"): string {
  return `select set_config('plan_cache_mode', 'force_generic_plan', ${scope === "transaction"})
    where not exists (select from pg_extension where extname = 'citus')`;
}

/** One connection for named statements that are sent all the time; see {@link planOnce}. */
export function createReader(connectionString: string): pg.Pool {
  return createPool(connectionString, 1, { ...timeouts.web, onConnect: (client) => client.query(planOnce("session")) });
}

/** One connection of a worker outside the pool. */
export function createClient(connectionString: string): pg.Client {
  const { Client } = tracedDriver() ?? pg;
  return new Client({ connectionString: inUtc(connectionString), ...timeouts.worker, keepAlive: true });
}

/** Milliseconds. `maxWait` is long enough for bursts. */
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

// Lost and refused connections, statement timeouts (57014), and a standby that is being promoted (25006): codes of PostgreSQL, Node
// and Prisma.
const UNREACHABLE =
  /^(?:08...|57P0[1-5]|57014|53300|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|P1001|P1002|P1008|P1017|P2024|P2028)$/;

// The same in messages: of pg, which sets no code, and of Prisma, which quotes PostgreSQL's.
const UNREACHABLE_TEXT =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error|Code: `(?:08...|57P0[1-5]|57014|53300|25006)`/;

/** Whether an error means that the database did not respond, rather than that it rejected a statement. */
export function isDatabaseUnreachable(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return codesOf(thrown).some((code) => UNREACHABLE.test(code)) || UNREACHABLE_TEXT.test(thrown.message);
}

/** Prisma's adapter wraps PostgreSQL's code in `cause` where a transaction begins or ends. */
function codesOf(thrown: Error): string[] {
  const { cause } = thrown;
  const wrapped =
    typeof cause === "object" && cause !== null && "originalCode" in cause ? cause.originalCode : undefined;
  return ["code" in thrown ? thrown.code : undefined, wrapped].filter((code) => typeof code === "string");
}
