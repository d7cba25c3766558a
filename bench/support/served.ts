import { type Load, type Measured, measure } from "./load.ts";
import { makeKey, startMeter, startServer, waitFor } from "./servers.ts";
import { inTurns } from "./turns.ts";
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
  /** Loads it with each of these requests in turns; what each found, by its name. */
  loadInTurns(requests: Readonly<Record<string, Requests>>, rounds: number): Promise<Record<string, Costed[]>>;
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
  const load = async (requests: Requests): Promise<Costed> => {
    const meter = await startMeter([process.pid], databaseUrl);
    const measured = await measure({ url, headers, connections, ...requests });
    const { program, database } = await meter();
    const { answered } = measured;
    return { ...measured, web: program / answered, database: database === null ? null : database / answered };
  };
  return {
    ...{ url, pid: process.pid, headers, readyAfter, answer, load },
    loadInTurns(requests, rounds) {
      const works = Object.entries(requests).map(([name, one]) => [name, () => load(one)] as const);
      return inTurns(rounds, Object.fromEntries(works));
    },
    stop: () => process.stop(),
  };
}
