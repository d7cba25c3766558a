import { type Load, type Measured, measure } from "./load.ts";
import { makeKey, processorTimeOf, processorTimeOfDatabase, startServer, waitFor } from "./servers.ts";
import type { World } from "./world.ts";

/** `headers`: in place of the key without limits. */
export type Requests = Pick<Load, "paths" | "bodies" | "amount" | "seconds"> & Partial<Pick<Load, "headers">>;

/** Requests, and the processor time that each took, milliseconds: the web process's, and PostgreSQL's (null if it may be on another machine). */
export interface Costed extends Measured {
  web: number;
  database: number | null;
}

/** A server of the product that answers. Its requests have a key without limits. */
export interface Served {
  url: string;
  pid: number;
  headers: Record<string, string>;
  /** Milliseconds from its start until it answered. */
  readyAfter: number;
  /** Its first answer. */
  answer: Response;
  load(requests: Requests): Promise<Costed>;
  stop(): Promise<void>;
}

/** Start the product on a database, and wait until it answers `path`. */
export async function serve(
  world: World,
  settings: Record<string, string>,
  { path, connections = 32 }: { path: string; connections?: number },
): Promise<Served> {
  const databaseUrl = settings.DATABASE_URL ?? "";
  const headers = { authorization: `Bearer ${await makeKey(databaseUrl)}` };
  const begun = performance.now();
  const { url, process } = await startServer(world, "server", settings);
  const answer = await waitFor(url + path, headers);
  const readyAfter = performance.now() - begun;
  const times = async () => [processorTimeOf(process.pid), await processorTimeOfDatabase(databaseUrl)] as const;
  return {
    url,
    pid: process.pid,
    headers,
    readyAfter,
    answer,
    async load(requests) {
      const before = await times();
      const measured = await measure({ url, headers, connections, ...requests });
      const after = await times();
      const database = before[1] === null || after[1] === null ? null : (after[1] - before[1]) / measured.answered;
      return { ...measured, web: (after[0] - before[0]) / measured.answered, database };
    },
    stop: () => process.stop(),
  };
}
