import { connect, type Socket } from "node:net";
import { Pool } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Endpoint } from "../../lib/api/declaration/define-endpoint.ts";
import { policyEndpoints } from "../../lib/api/endpoints/policies.ts";
import { boardsOf } from "../../lib/domains/scores/index.ts";
import { addressNumber, writeScoreRows } from "../factories/scores.ts";
import { until } from "../setup/until.ts";
import { apiOnSocket, bearer } from "./api-server.ts";

/** Six pages of a simulation. */
const SUBJECTS = 600;
const PAGES = 6;
/** Of the newest request. */
let signal: AbortSignal | undefined;
const { simulatePolicy } = policyEndpoints;
const watched: Endpoint = {
  ...simulatePolicy,
  handler: (input) => {
    signal = input.ctx.signal?.();
    // The registry erases the types of the body in the same way.
    return (simulatePolicy as Endpoint).handler(input);
  },
};
const api = apiOnSocket({ simulatePolicy: watched });

beforeAll(async () => {
  const ctx = api.context.ctx();
  const subjects = Array.from({ length: SUBJECTS }, (_, n) => addressNumber(n + 1));
  await writeScoreRows(
    ctx.pg,
    subjects.map((subject, n) => ({ subject, points: { activity: n % 10 } })),
  );
  await boardsOf(ctx).loaded;
});
afterAll(() => boardsOf(api.context.ctx()).stop());
afterEach(() => {
  vi.restoreAllMocks();
});

/** Counts the pages that are read, each with one statement of this name, and holds the page of this number until `release`. */
function holdPage(held: number) {
  const { query } = Pool.prototype;
  const page = { count: 0, release: () => {} };
  const released = new Promise<void>((resolve) => {
    page.release = resolve;
  });
  vi.spyOn(Pool.prototype, "query").mockImplementation(function (this: Pool, ...args: unknown[]) {
    const send = () => Reflect.apply(query, this, args) as unknown;
    const [first] = args;
    const isPage =
      typeof first === "object" && first !== null && "name" in first && first.name === "read-current-facts";
    if (!isPage) return send();
    return ++page.count === held ? released.then(send) : send();
  });
  return page;
}

/** Sends a simulation on everybody. */
async function simulate(headers: Record<string, string> = {}): Promise<Socket> {
  const { apiKey } = await api.key();
  const body = JSON.stringify({ policy: { op: "all", rules: [{ module: "total", cmp: "gte", value: 5 }] } });
  const lines = Object.entries({
    ...bearer(apiKey),
    "Content-Type": "application/json",
    "Content-Length": String(body.length),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect(api.port(), "127.0.0.1");
  socket.write(`POST /v1/trust/policies/simulate HTTP/1.1\r\nHost: localhost\r\n${lines.join("")}\r\n${body}`);
  return socket;
}

describe("a simulation whose client closes the connection", () => {
  it("reads no further page", async () => {
    const page = holdPage(2);
    const socket = await simulate();
    await until(() => page.count === 2);
    expect(signal?.aborted).toBe(false);
    socket.destroy();
    await until(() => signal?.aborted === true);
    api.finished.length = 0;
    page.release();
    await until(() => api.finished.length === 1);
    expect(page.count).toBe(2);
    expect(api.finished).toMatchObject([{ route: { operation: "simulatePolicy" }, status: 400 }]);
  });

  it("with an Idempotency-Key is completed, since its repetition returns the result", async () => {
    const page = holdPage(2);
    const socket = await simulate({ "Idempotency-Key": "one" });
    await until(() => page.count === 2);
    expect(signal).toBeUndefined();
    socket.destroy();
    api.finished.length = 0;
    page.release();
    await until(() => api.finished.length === 1);
    expect(page.count).toBe(PAGES);
    expect(api.finished).toMatchObject([{ status: 200 }]);
  });
});

it("the signal of a request that was answered is never aborted", async () => {
  const socket = await simulate({ Connection: "close" });
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  await new Promise((resolve) => socket.once("close", resolve));
  expect(Buffer.concat(chunks).toString()).toContain("HTTP/1.1 200");
  expect(signal?.aborted).toBe(false);
});
