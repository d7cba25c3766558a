/** The used part of autocannon, which has no types. */
declare module "autocannon" {
  interface Options {
    url: string;
    connections: number;
    headers: Record<string, string>;
    setupClient: (client: {
      setRequests: (requests: { method: string; path: string; body?: string }[]) => void;
    }) => void;
    /** Seconds. */
    duration?: number;
    amount?: number;
    /** Seconds until a response is late. */
    timeout?: number;
  }
  interface Result {
    requests: { total: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
    timeouts: number;
  }
  export default function autocannon(options: Options): Promise<Result> & {
    /** Called when every connection has built its requests. */
    on: (event: "start", listener: () => void) => void;
  };
}
