import { setTimeout } from "node:timers/promises";
import { Agent, request } from "undici";
import type { PrivateKeyAccount } from "viem/accounts";
import type { Endpoint } from "../../../lib/api/define-endpoint.ts";
import { endpoints } from "../../../lib/api/registry.ts";
import { signAttest } from "../../../tests/factories/attestations.ts";
import { newWallet, signInMessage } from "../../../tests/factories/sign-in.ts";
import type { Instance, SoakSystem } from "./system.ts";
import { randomHex } from "./system.ts";

/** No answer may take longer, milliseconds. */
const PATIENCE_MS = 30_000;
/** Where no receiver listens. */
const NOBODY = "http://127.0.0.1:47999/";
/** Statuses the specification knows, but for the fault of the service. */
const expected: ReadonlySet<number> = new Set([200, 201, 400, 401, 403, 404, 429, 503]);

export interface Traffic {
  /** Answers by operation and status. */
  answers: Map<string, Map<number, number>>;
  /** What should not have happened, the first of each kind. */
  faults: Map<string, string>;
  /** Requests that got no answer because their process was killed. */
  cutOff: number;
  stop(): Promise<void>;
}

/** Whom the traffic comes from, and what it may ask about. */
export interface Callers {
  /** Admin keys of developers without limits that matter. */
  keys: readonly string[];
  subjects(): readonly string[];
  names(): readonly string[];
}

interface Reply {
  status: number;
  json: Record<string, unknown>;
}

type Fields = Record<string, unknown>;

/** Send requests to every endpoint, page and flow, over as many connections, until stopped. */
export function startTraffic(system: SoakSystem, callers: Callers, connections: number): Traffic {
  const agent = new Agent({ connections: 64, headersTimeout: PATIENCE_MS, bodyTimeout: PATIENCE_MS });
  const traffic: Omit<Traffic, "stop"> = { answers: new Map(), faults: new Map(), cutOff: 0 };
  let isOver = false;
  let turn = 0;

  function note(operation: string, status: number, text: string): void {
    const statuses = traffic.answers.get(operation) ?? new Map<number, number>();
    traffic.answers.set(operation, statuses.set(status, (statuses.get(status) ?? 0) + 1));
    if (!expected.has(status)) traffic.faults.set(`${operation} answered ${status}`, text.slice(0, 300));
  }

  /** Send to one of the web processes that are up, as a load balancer does; null where its process was killed meanwhile. */
  async function send(
    operation: string,
    input: { method: string; path: string; token?: string; body?: unknown; accept?: string },
  ): Promise<Reply | null> {
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
      note(operation, statusCode, text);
      return { status: statusCode, json: input.accept ? {} : (JSON.parse(text) as Fields) };
    } catch (error) {
      if (wasKilled(web, since)) traffic.cutOff++;
      else traffic.faults.set(`${operation} got no answer of ${web.name}`, String(error));
      return null;
    }
  }

  async function run(): Promise<void> {
    const list = Object.entries(endpoints) as [string, Endpoint][];
    for (let at = Math.floor(Math.random() * list.length); !isOver; at++) {
      const [operation, endpoint] = list[at % list.length] ?? [];
      const key = pick(callers.keys);
      try {
        if (operation && endpoint) {
          await send(operation, { ...anyRequest(operation, endpoint, callers, system), token: key });
        }
        await send("getScore", { method: "GET", path: `/v1/score/${pick(callers.subjects())}`, token: key });
        const flow = flows[Math.floor(Math.random() * flows.length * 8)];
        if (flow) await flow({ send, key, callers });
        if (at % 8 === 0) {
          const path = pick(["/", "/leaderboard", `/profile/${pick(callers.subjects())}`, "/names", "/health/ready"]);
          await send(`page ${path.replace(/0x.*/, "…")}`, { method: "GET", path, accept: "text/html" });
        }
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

function wasKilled(web: Instance, since: number | null): boolean {
  return web.upSince === null || web.upSince !== since;
}

function pick<T>(values: readonly T[]): T {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error("there is nothing to pick from");
  return value;
}

/** A request to an endpoint with values that exist, as far as there are any; else one that is refused for a reason. */
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

const rule = (value: number) => ({ op: "all", rules: [{ module: "total", cmp: "gte", value }] });

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

interface FlowMeans {
  send: (
    operation: string,
    input: { method: string; path: string; token?: string; body?: unknown },
  ) => Promise<Reply | null>;
  key: string;
  callers: Callers;
}

/** What developers and people do in several steps. A step that is not answered as hoped ends the flow: a process may be gone. */
const flows: readonly ((means: FlowMeans) => Promise<void>)[] = [
  async function manageKey({ send, key }) {
    const made = await send("createApiKey", {
      method: "POST",
      path: "/v1/developer/keys",
      token: key,
      body: { name: "soak", permissions: ["read"] },
    });
    const id = idOf(made, "key");
    if (!id) return;
    await send("getScores", { method: "GET", path: "/v1/scores/updates", token: String(made?.json.apiKey) });
    await send("rotateApiKey", {
      method: "POST",
      path: `/v1/developer/keys/${id}/rotate`,
      token: key,
      body: { overlapSeconds: 0 },
    });
    const listed = await send("listApiKeys", {
      method: "GET",
      path: "/v1/developer/keys?limit=100",
      token: key,
    });
    for (const one of (listed?.json.keys ?? []) as { id: string; name: string; revokedAt: string | null }[]) {
      if (one.name !== "soak" || one.revokedAt) continue;
      await send("revokeApiKey", { method: "DELETE", path: `/v1/developer/keys/${one.id}`, token: key });
    }
  },
  async function managePolicy({ send, key }) {
    const body = { name: "gate", policy: rule(50) };
    const id = idOf(
      await send("savePolicy", { method: "POST", path: "/v1/trust/policies", token: key, body }),
      "policy",
    );
    if (!id) return;
    await send("getPolicy", { method: "GET", path: `/v1/trust/policies/${id}`, token: key });
    await send("deletePolicy", { method: "DELETE", path: `/v1/trust/policies/${id}`, token: key, body: {} });
  },
  async function manageWebhook({ send, key }) {
    const body = { url: NOBODY, events: ["identity.created"] };
    const id = idOf(
      await send("registerWebhook", { method: "POST", path: "/v1/webhooks", token: key, body }),
      "webhook",
    );
    if (!id) return;
    const path = `/v1/webhooks/${id}`;
    await send("testWebhook", { method: "POST", path: `${path}/test`, token: key, body: {} });
    await send("listDeliveries", { method: "GET", path: `${path}/deliveries`, token: key });
    await send("rotateWebhookSecret", { method: "POST", path: `${path}/rotate-secret`, token: key, body: {} });
    await send("updateWebhook", { method: "PATCH", path, token: key, body: { active: false } });
    const listed = await send("listWebhooks", { method: "GET", path: "/v1/webhooks?limit=100", token: key });
    for (const { id: one } of (listed?.json.webhooks ?? []) as { id: string }[]) {
      await send("deleteWebhook", { method: "DELETE", path: `/v1/webhooks/${one}`, token: key, body: {} });
    }
  },
  async function attest({ send, key, callers }) {
    const issuer = newWallet();
    const wanted = {
      subject: pick(callers.subjects()),
      schema: "skill",
      data: { skill: "Patience", level: 3, evidence: "" },
      issuer: issuer.address,
      chainId: 31337,
    };
    const prepared = await send("prepareAttestation", {
      method: "POST",
      path: "/v1/trust/attestations/prepare",
      token: key,
      body: wanted,
    });
    if (prepared?.status !== 200) return;
    // The answer of a route that its own tests check.
    const { typedData, attestation } = prepared.json as {
      typedData: Parameters<typeof signAttest>[1];
      attestation: Fields;
    };
    const signature = await signAttest(issuer, typedData);
    const body = { ...attestation, signature };
    const id = idOf(
      await send("createAttestation", { method: "POST", path: "/v1/trust/attestations", token: key, body }),
      "attestation",
    );
    if (id) await send("getAttestation", { method: "GET", path: `/v1/trust/attestations/${id}`, token: key });
  },
  async function becomeSomebody({ send }) {
    const wallet = newWallet();
    const token = await signIn(send, wallet);
    if (!token) return;
    const name = `soak-${randomHex(5).slice(2)}`;
    const mint = { name, owner: wallet.address, chainId: 31337 };
    const minted = await send("mintIdentity", { method: "POST", path: "/v1/identity/mint", token, body: mint });
    if (minted?.status === 201) {
      await send("activateIdentity", { method: "POST", path: `/v1/identity/${name}/activate`, token, body: {} });
    }
    await send("getIdentity", { method: "GET", path: `/v1/identity/${name}`, token });
    await send("listNotifications", { method: "GET", path: "/v1/notifications", token });
    await send("getReferralCode", { method: "GET", path: `/referral-code/${wallet.address}`, token });
    await send("endSession", { method: "DELETE", path: "/v1/auth/token", token, body: {} });
  },
];

async function signIn(send: FlowMeans["send"], wallet: PrivateKeyAccount): Promise<string | null> {
  const nonce = await send("getNonce", { method: "GET", path: "/v1/auth/nonce" });
  if (nonce?.status !== 200) return null;
  const message = signInMessage(wallet, new Date(), { nonce: String(nonce.json.nonce) });
  const body = { message, signature: await wallet.signMessage({ message }) };
  const answer = await send("createToken", { method: "POST", path: "/v1/auth/token", body });
  return answer?.status === 201 ? String(answer.json.token) : null;
}

/** The id of what an answer shows; null where it shows none. */
function idOf(reply: Reply | null, what: string): string | null {
  const shown = reply?.json[what];
  return typeof shown === "object" && shown !== null && "id" in shown ? String(shown.id) : null;
}
