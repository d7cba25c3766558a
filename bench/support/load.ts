import autocannon from "autocannon";

export interface Load {
  url: string;
  paths: readonly string[];
  headers: Record<string, string>;
  connections: number;
  /** Either so many seconds, or so many requests in all. */
  seconds?: number;
  amount?: number;
}

export interface Measured {
  /** Requests a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Send requests over keep-alive connections, each path in turn. Throws if an answer is not 200. */
export async function measure(load: Load): Promise<Measured> {
  const result = await autocannon({
    url: load.url,
    connections: load.connections,
    headers: load.headers,
    requests: load.paths.map((path) => ({ method: "GET", path })),
    ...(load.amount === undefined ? { duration: load.seconds ?? 5 } : { amount: load.amount }),
  });
  const wrong = result.non2xx + result.errors + result.timeouts;
  if (wrong > 0) throw new Error(`${wrong} of ${result.requests.total} requests to ${load.url} failed.`);
  return { rate: result.requests.total / result.duration, p50: result.latency.p50, p99: result.latency.p99 };
}
