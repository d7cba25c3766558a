import autocannon from "autocannon";

export interface Load {
  url: string;
  paths: readonly string[];
  /** JSON bodies: each is posted to each of the paths. */
  bodies?: readonly string[];
  headers: Record<string, string>;
  connections: number;
  /** Either so many seconds, or so many requests in all. */
  seconds?: number;
  amount?: number;
}

export interface Measured {
  /** Requests a second. */
  rate: number;
  /** Requests that were answered. */
  answered: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/**
 * Send requests over keep-alive connections, which share the paths out and ask for theirs in turn. Throws if an answer is
 * not 200.
 */
export async function measure(load: Load): Promise<Measured> {
  let next = 0;
  const { bodies } = load;
  const requests = load.paths.flatMap((path) =>
    bodies ? bodies.map((body) => ({ method: "POST", path, body })) : [{ method: "GET", path }],
  );
  const result = await autocannon({
    url: load.url,
    connections: load.connections,
    headers: { ...load.headers, ...(bodies && { "content-type": "application/json" }) },
    // Each connection makes its requests before the first is sent: all of them for each would take seconds.
    setupClient: (client) => {
      const turn = next++;
      const own = requests.filter((_, index) => index % load.connections === turn % load.connections);
      client.setRequests(own.length > 0 ? own : requests);
    },
    ...(load.amount === undefined ? { duration: load.seconds ?? 5 } : { amount: load.amount }),
  });
  const { non2xx, errors, timeouts } = result;
  if (non2xx + errors + timeouts > 0) {
    throw new Error(`${load.url}: ${non2xx} answers were not 2xx, ${errors} failed, ${timeouts} timed out.`);
  }
  const answered = result.requests.total;
  return { rate: answered / result.duration, answered, p50: result.latency.p50, p99: result.latency.p99 };
}
