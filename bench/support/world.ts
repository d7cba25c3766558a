import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDatabase } from "../../scripts/database/embedded.ts";
import { prepareDatabase } from "../../scripts/database/prepare.ts";
import { withClient } from "../../scripts/database/with-client.ts";
import { type Guard, startGuard } from "../../scripts/processes/guard.ts";
import { ensureBuilt } from "../../scripts/setup/build.ts";

const root = join(import.meta.dirname, "../..");

/** The environment of a bench: processes that end with it, a temporary folder, and new databases. */
export interface World {
  guard: Guard;
  folder: string;
  /** The URL of the server of BENCH_DATABASE_URL, or of an embedded PostgreSQL that starts when it is first asked for. */
  databaseServer: () => Promise<string>;
  /** Run on an empty, migrated database; it is dropped afterwards. */
  withDatabase: <T>(work: (url: string) => Promise<T>) => Promise<T>;
}

/** Run a bench; everything that it started ends with it. */
export async function inWorld(bench: (world: World) => Promise<void>): Promise<void> {
  const guard = await startGuard();
  try {
    const folder = mkdtempSync(join(tmpdir(), "credence-bench-"));
    guard.removeAtEnd(folder);
    let server: Promise<string> | undefined;
    const databaseServer = () => {
      server ??= process.env.BENCH_DATABASE_URL
        ? Promise.resolve(process.env.BENCH_DATABASE_URL)
        : startServer(guard, folder);
      return server;
    };
    const withDatabase: World["withDatabase"] = async (work) => withNewDatabase(await databaseServer(), work);
    await bench({ guard, folder, databaseServer, withDatabase });
  } finally {
    await guard.close();
  }
}

/** Run a bench of the built programs. */
export function inBuiltWorld(bench: (world: World) => Promise<void>): Promise<void> {
  return inWorld(async (world) => {
    await ensureBuilt(root, world.folder);
    await bench(world);
  });
}

async function startServer(guard: Guard, folder: string): Promise<string> {
  const database = await startDatabase({ dataDir: folder, guard, temporary: true, log: join(folder, "postgres.log") });
  return database.url;
}

async function withNewDatabase<T>(server: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `credence_bench_${randomBytes(6).toString("hex")}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await withClient(server, (client) => client.query(`create database ${name}`));
  try {
    await prepareDatabase(url.href);
    return await work(url.href);
  } finally {
    await withClient(server, (client) => client.query(`drop database if exists ${name} with (force)`));
  }
}
