import { setTimeout } from "node:timers/promises";
import { Agent, request } from "undici";
import type { Endpoint } from "../../../lib/api/declaration/define-endpoint.ts";
import { endpoints } from "../../../lib/api/endpoints/registry.ts";
import { type Callers, type Fields, flows, pick, rule, type Send } from "./flows.ts";
import type { Instance } from "./instance.ts";
import type { SoakSystem } from "./system.ts";
import { randomHex } from "./system.ts";

/** Longest response time, milliseconds. */
const PATIENCE_MS = 30_000;
/** Statuses of the specification, except internal errors. */
const expected: ReadonlySet<number> = new Set([200, 201, 400, 401, 403, 404, 429, 503]);

export interface Traffic {
  /** Responses by operation and status. */
  answers: Map<string, Map<number, number>>;
  /** Faults, the first of each kind. */
  faults: Map<string, string>;
  /** Requests without a response because their process was killed. */
  cutOff: number;
  stop(): Promise<void>;
}

/** Send requests to every endpoint, page and flow, over as many connections, until stopped. */
export function startTraffic(system: SoakSystem, callers: Callers, connections: number): Traffic {
  const agent = new Agent({ connections: 64, headersTimeout: PATIENCE_MS, bodyTimeout: PATIENCE_MS });
  const traffic: Omit<Traffic, "stop"> = { answers: new Map(), faults: new Map(), cutOff: 0 };
  const send = createSend(system, agent, traffic);
  let isOver = false;

  async function run(): Promise<void> {
    const list = Object.entries(endpoints) as [string, Endpoint][];
    for (let turn = Math.floor(Math.random() * list.length); !isOver; turn++) {
      try {
        await sendTurn(list, turn, { system, callers, send });
      } catch (error) {
        traffic.faults.set(`traffic: ${String(error).slice(0, 80)}`, error instanceof Error ? (error.stack ?? "") : "");
      }
      await setTimeout(20);
    }
  }

  const running = Array.from({ length: connections }, run);
  return Object.assign(traffic, {
    async stop() {
      isOver = true;
      await Promise.all(running);
      await agent.destroy();
    },
  });
}

/** Send to one of the web processes that are up, like a load balancer; null if the process was killed meanwhile. */
function createSend(system: SoakSystem, agent: Agent, traffic: Omit<Traffic, "stop">): Send {
  let turn = 0;
  return async (operation, input) => {
    const up = system.webs.filter(({ upSince }) => upSince !== null);
    const web = up[++turn % up.length];
    if (!web?.url) throw new Error("no web process is up");
    const since = web.upSince;
    try {
      const { statusCode, body } = await request(web.url + input.path, {
        method: input.method as "GET",
        dispatcher: agent,
        headers: {
          accept: input.accept ?? "application/json",
          ...(input.token && { authorization: `Bearer ${input.token}` }),
          ...(input.body !== undefined && { "content-type": "application/json" }),
        },
        ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      });
      const text = await body.text();
      count(traffic, operation, statusCode, text);
      return { status: statusCode, json: input.accept ? {} : (JSON.parse(text) as Fields) };
    } catch (error) {
      if (wasKilled(web, since)) traffic.cutOff++;
      else traffic.faults.set(`${operation} got no response from ${web.name}`, String(error));
      return null;
    }
  };
}

function count(traffic: Omit<Traffic, "stop">, operation: string, status: number, text: string): void {
  const statuses = traffic.answers.get(operation) ?? new Map<number, number>();
  traffic.answers.set(operation, statuses.set(status, (statuses.get(status) ?? 0) + 1));
  if (!expected.has(status)) traffic.faults.set(`${operation} answered ${status}`, text.slice(0, 300));
}

/** Request one endpoint and a look-up; sometimes a flow, and a page. */
async function sendTurn(
  list: readonly [string, Endpoint][],
  turn: number,
  { system, callers, send }: { system: SoakSystem; callers: Callers; send: Send },
): Promise<void> {
  const [operation, endpoint] = list[turn % list.length] ?? [];
  const key = pick(callers.keys);
  if (operation && endpoint) {
    await send(operation, { ...anyRequest(operation, endpoint, callers, system), token: key });
  }
  await send("getScore", { method: "GET", path: `/v1/score/${pick(callers.subjects())}`, token: key });
  const flow = flows[Math.floor(Math.random() * flows.length * 8)];
  if (flow) await flow({ send, key, callers });
  if (turn % 8 === 0) {
    const path = pick(["/", "/leaderboard", `/profile/${pick(callers.subjects())}`, "/names", "/health/ready"]);
    await send(`page ${path.replace(/0x.*/, "…")}`, { method: "GET", path, accept: "text/html" });
  }
}

function wasKilled(web: Instance, since: number | null): boolean {
  return web.upSince === null || web.upSince !== since;
}

/** A request to an endpoint with existing values if possible, otherwise one that the service rejects. */
function anyRequest(operation: string, endpoint: Endpoint, callers: Callers, system: SoakSystem) {
  const subject = pick(callers.subjects());
  const values: Record<string, string> = {
    identity: Math.random() < 0.3 ? pick(callers.names()) : subject,
    name: Math.random() < 0.5 ? pick(callers.names()) : `free${randomHex(4).slice(2)}`,
    address: operation === "getWallet" ? pick(system.recorded) : subject,
    chainId: "31337",
    id: "wh_none",
  };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "none");
  const query = queries[operation]?.() ?? "";
  const body = endpoint.method === "GET" ? undefined : (bodies[operation]?.(subject, system) ?? {});
  return { method: endpoint.method, path: path + query, ...(body !== undefined && { body }) };
}

const queries: Record<string, () => string> = {
  searchIdentities: () => `?q=${pick(["am", "lu", "0x12", "no"])}`,
  getLeaderboard: () =>
    `?category=${pick(["total", "activity", "risk"])}&timeframe=${pick(["24h", "7d", "30d", "all"])}&offset=${pick([0, 50])}&limit=50`,
  getHistory: () => `?interval=${pick(["event", "day"])}`,
  getScoreUpdates: () => "?limit=50",
  listIdentities: () => `?owner=${randomHex(20)}`,
  getUsage: () => `?interval=${pick(["hour", "day"])}`,
  getTradingLeaderboard: () => `?sort=${pick(["volume", "trades", "profit"])}`,
  listAttestations: () => "?status=all",
  getMintEligibility: () => `?address=${randomHex(20)}&chainId=31337`,
};

const bodies: Record<string, (subject: string, system: SoakSystem) => Fields> = {
  getScoreBatch: (subject) => ({ identities: [subject, "nobodyatall"] }),
  trackWallet: (_, system) => ({ address: pick(system.recorded), chainIds: [1] }),
  evaluatePolicy: (subject) => ({ identity: subject, policy: rule(100) }),
  simulatePolicy: () => ({ policy: rule(150) }),
  registerAttestationSchema: () => ({ name: "passed", schema: "bool passed" }),
  lookUpNames: () => ({ names: ["amber", `free${randomHex(4).slice(2)}`] }),
  syncReservations: () => ({ chainId: 31337 }),
  claimMint: (subject) => ({ address: subject, chainId: 31337 }),
  confirmMint: () => ({ txHash: randomHex(32), chainId: 31337 }),
  confirmSubname: () => ({ txHash: randomHex(32), chainId: 31337 }),
  askLocalChain: () => ({ method: "eth_gasPrice", params: [] }),
  trackReferral: (subject) => ({ code: "nobodyhasit", referee: subject }),
  claimAchievement: () => ({ achievementId: "first_month" }),
};
