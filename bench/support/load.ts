import autocannon from "autocannon";
import { makeKey, startMeter, startServer, waitFor } from "./servers.ts";
import { inTurns } from "./turns.ts";
import type { World } from "./world.ts";

interface Load {
  url: string;
  paths: readonly string[];
  /** JSON bodies to post to each path. */
  bodies?: readonly string[];
  headers: Record<string, string>;
  connections: number;
  /** Duration, or total number of requests. */
  seconds?: number;
  amount?: number;
}

export interface Measured {
  /** Requests a second. */
  rate: number;
  /** Requests with a response. */
  answered: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/**
 * Send requests over keep-alive connections, each with its share of the paths in turn. Throws if a response is
 * not 200.
 */
export async function measure(load: Load): Promise<Measured> {
  let next = 0;
  const { bodies } = load;
  const requests = load.paths.flatMap((path) =>
    bodies ? bodies.map((body) => ({ method: "POST", path, body })) : [{ method: "GET", path }],
  );
  let from = 0;
  const running = autocannon({
    url: load.url,
    // Building the requests may take longer than a response.
    timeout: 120,
    connections: load.connections,
    headers: { ...load.headers, ...(bodies && { "content-type": "application/json" }) },
    // Each connection builds its requests in advance: building all of them for each would take seconds.
    setupClient: (client) => {
      const turn = next++;
      const own = requests.filter((_, index) => index % load.connections === turn % load.connections);
      client.setRequests(own.length > 0 ? own : requests);
    },
    ...(load.amount === undefined ? { duration: load.seconds ?? 5 } : { amount: load.amount }),
  });
  // Its own duration begins before it builds the requests.
  running.on("start", () => {
    from = performance.now();
  });
  const result = await running;
  const seconds = (performance.now() - from) / 1_000;
  const { non2xx, errors, timeouts } = result;
  if (non2xx + errors + timeouts > 0) {
    throw new Error(`${load.url}: ${non2xx} responses were not 2xx, ${errors} failed, ${timeouts} timed out.`);
  }
  const answered = result.requests.total;
  return { rate: answered / seconds, answered, p50: result.latency.p50, p99: result.latency.p99 };
}

/** `headers`: in place of the key without limits. */
type Requests = Pick<Load, "paths" | "bodies" | "amount" | "seconds"> & Partial<Pick<Load, "headers">>;

/** Requests, and the processor time that each took, milliseconds: the web process's, and PostgreSQL's (null if it may be on another machine). */
export interface Costed extends Measured {
  web: number;
  database: number | null;
}

/** A server of the product that answers. */
export type Served = Awaited<ReturnType<typeof serve>>;

/** Start the product on a database, and wait until it answers `path`. Its requests have a key without limits. */
export async function serve(
  world: World,
  settings: Record<string, string>,
  { path, connections = 32 }: { path: string; connections?: number },
) {
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
    url,
    pid: process.pid,
    headers,
    /** Milliseconds from its start until it answered. */
    readyAfter,
    /** Its first answer. */
    answer,
    load,
    /** Loads it with each of these requests in turns; what each found, by its name. */
    loadInTurns(requests: Readonly<Record<string, Requests>>, rounds: number): Promise<Record<string, Costed[]>> {
      const works = Object.entries(requests).map(([name, one]) => [name, () => load(one)] as const);
      return inTurns(rounds, Object.fromEntries(works));
    },
    stop: () => process.stop(),
  };
}
