import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import type { Permission } from "../../lib/core/permissions.ts";
import { createKey } from "../../lib/domains/developers/index.ts";
import { withClient } from "../../scripts/database/with-client.ts";
import type { GuardedProcess } from "../../scripts/processes/guard.ts";
import { freePort } from "../../scripts/processes/ports.ts";
import { programs } from "../../scripts/setup/build.ts";
import { developerContext, withDependencies } from "./dependencies.ts";
import type { World } from "./world.ts";

const root = join(import.meta.dirname, "../..");
const UNLIMITED = "1000000000";

/** Settings of a web process: a database and very high limits, otherwise defaults. */
export function webSettings(databaseUrl: string): Record<string, string> {
  return {
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    ROLE: "web",
    HOST: "127.0.0.1",
    DATABASE_URL: databaseUrl,
    RECEIPT_SIGNER_KEY: `0x${randomBytes(32).toString("hex")}`,
    SESSION_SECRET: randomBytes(32).toString("hex"),
    ENTERPRISE_PER_MINUTE: UNLIMITED,
    ENTERPRISE_PER_DAY: UNLIMITED,
  };
}

const serverKinds = {
  /** The product: server.ts in front of Next. */
  server: join(root, programs.web.output),
  /** Only node:http, sending the given bytes. */
  bare: join(root, "bench/support/bare-server.mjs"),
} as const;

/** Where the programs of a bench run. */
type Place = Pick<World, "guard" | "folder">;

let started = 0;

/** Start a server in its own process. It may not be ready yet. */
export async function startServer(
  world: Place,
  kind: keyof typeof serverKinds,
  env: Record<string, string>,
): Promise<{ url: string; process: GuardedProcess }> {
  const port = String(await freePort());
  const id = `${kind} ${++started}`;
  const program = await startProgram(world, { id, args: [serverKinds[kind]], env: { ...env, PORT: port } });
  return { url: `http://127.0.0.1:${port}`, process: program };
}

/** Start the worker's program as it is delivered. It may not be ready yet. */
export function startWorker(world: Place, env: Record<string, string>): Promise<GuardedProcess> {
  const { flags, output } = programs.worker;
  const args = [...flags, join(root, output)];
  return startProgram(world, { id: `worker ${++started}`, args, env: { ...env, ROLE: "worker" } });
}

/** Start a program of Node's that ends with the bench. Its output goes to `<id>.log`, or to another log. */
export function startProgram(
  { guard, folder }: Place,
  { id, args, env, log = id }: { id: string; args: string[]; env: Record<string, string | undefined>; log?: string },
): Promise<GuardedProcess> {
  return guard.start({
    id,
    command: process.execPath,
    args,
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    log: join(folder, `${log}.log`),
  });
}

/** An unlimited key of a new developer. `origins`: a publishable one, for their pages. */
export function makeKey(
  databaseUrl: string,
  permissions: Permission[] = ["read"],
  origins: string[] = [],
): Promise<string> {
  return withDependencies(webSettings(databaseUrl), async (dependencies) => {
    const ctx = await developerContext(dependencies);
    const { developerId } = ctx.actor;
    const kind = origins.length > 0 ? ({ kind: "publishable", origins } as const) : {};
    const { apiKey } = await createKey(ctx, { developerId, name: "bench", permissions, ...kind });
    return apiKey;
  });
}

/** Sends a request, a POST with JSON where there is a body, and reads the answer. Throws unless it is a success. */
export async function ask(
  url: string,
  headers: Record<string, string>,
  body?: string | object,
): Promise<{ text: string; ms: number }> {
  const begun = performance.now();
  const response = await fetch(url, {
    method: body === undefined ? "GET" : "POST",
    headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text.slice(0, 300)}`);
  return { text, ms: performance.now() - begun };
}

/** Poll until the response is 200, and return it. Fails after two minutes. */
export async function waitFor(url: string, headers: Record<string, string>): Promise<Response> {
  const end = performance.now() + 120_000;
  for (;;) {
    const response = await fetch(url, { headers }).catch(() => null);
    if (response?.status === 200) return response;
    if (performance.now() > end)
      throw new Error(`${url} does not respond with 200: ${response?.status} ${await response?.text()}`);
    await response?.text();
    await setTimeout(50);
  }
}

/** Clock ticks per second of the system's processor times. */
const TICKS = 100;

/** Processor time a process has taken so far, its own and the system's for it, in milliseconds. */
export function processorTimeOf(pid: number): number {
  const fields = processFields(pid);
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}

/** What the system says of a process, from its state on. The program's name, which is before it, may contain anything. */
function processFields(pid: number): string[] {
  return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
}

/**
 * Processor time of PostgreSQL's processes so far, ended ones included, milliseconds; null if its server may be on another machine.
 */
export async function processorTimeOfDatabase(databaseUrl: string): Promise<number | null> {
  if (process.env.BENCH_DATABASE_URL) return null;
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ pid: number; own: boolean }>(
      "select pid, pid = pg_backend_pid() as own from pg_stat_activity where pid is not null",
    );
    const running = rows.reduce((sum, { pid }) => sum + processorTimeOf(pid), 0);
    const [, parent] = processFields(rows.find(({ own }) => own)?.pid ?? 0);
    // Times of children that have ended are the two fields after its own.
    const [user, system] = processFields(Number(parent)).slice(13);
    return running + ((Number(user) + Number(system)) * 1000) / TICKS;
  });
}

/** Milliseconds of processors: for programs, and for PostgreSQL (null where it cannot be measured). */
export interface Processors {
  program: number;
  database: number | null;
}

/** Measures the processor time of programs and their database from now on. */
export async function startMeter(pids: readonly number[], databaseUrl: string): Promise<() => Promise<Processors>> {
  const read = async () => ({
    program: pids.reduce((sum, pid) => sum + processorTimeOf(pid), 0),
    database: await processorTimeOfDatabase(databaseUrl),
  });
  const before = await read();
  return async () => {
    const { program, database } = await read();
    return {
      program: program - before.program,
      database: database === null ? null : database - (before.database ?? 0),
    };
  };
}

/** Bytes that a server has written ahead so far. */
export async function readBytesAhead(sql: Pick<pg.ClientBase, "query">): Promise<number> {
  const { rows } = await sql.query<{ bytes: string }>(
    "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as bytes",
  );
  return Number(rows[0]?.bytes);
}

/** Lets the peak memory of a process begin again at what it has now. */
export function resetPeakMemory(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
}

/** Current and peak resident memory of a process, MiB. */
export function memoryOf(pid: number): { now: number; highest: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const mebibytes = (field: string) => Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: mebibytes("VmRSS"), highest: mebibytes("VmHWM") };
}
