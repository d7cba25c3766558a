import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startDatabase } from "../../scripts/database/embedded.ts";
import { prepareDatabase } from "../../scripts/database/prepare.ts";
import { type Guard, startGuard } from "../../scripts/processes/guard.ts";

/** The environment of a bench: processes that end with it, a temporary folder, and new databases. */
export interface World {
  guard: Guard;
  folder: string;
  /** Run on an empty, migrated database; it is dropped afterwards. */
  withDatabase: <T>(work: (url: string) => Promise<T>) => Promise<T>;
}

/** Run a bench on the server of BENCH_DATABASE_URL, or on a new embedded PostgreSQL. */
export async function inWorld(bench: (world: World) => Promise<void>): Promise<void> {
  const guard = await startGuard();
  try {
    const folder = mkdtempSync(join(tmpdir(), "credence-bench-"));
    guard.removeAtEnd(folder);
    const server = process.env.BENCH_DATABASE_URL ?? (await startServer(guard, folder));
    await bench({ guard, folder, withDatabase: (work) => withDatabase(server, work) });
  } finally {
    await guard.close();
  }
}

async function startServer(guard: Guard, folder: string): Promise<string> {
  const database = await startDatabase({ dataDir: folder, guard, temporary: true, log: join(folder, "postgres.log") });
  return database.url;
}

async function withDatabase<T>(server: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `credence_bench_${randomBytes(6).toString("hex")}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await runOn(server, `create database ${name}`);
  try {
    await prepareDatabase(url.href);
    return await work(url.href);
  } finally {
    await runOn(server, `drop database if exists ${name} with (force)`);
  }
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
