import type { PrivateKeyAccount } from "viem/accounts";
import { signAttest } from "../../../tests/factories/attestations.ts";
import { newWallet, signInMessage } from "../../../tests/factories/sign-in.ts";
import { randomHex } from "./system.ts";

/** A URL without a receiver. */
const NOBODY = "http://127.0.0.1:47999/";
/** The callers of the traffic, and the subjects of their requests. */
export interface Callers {
  /** Admin keys of developers with very high limits. */
  keys: readonly string[];
  subjects(): readonly string[];
  names(): readonly string[];
}

export interface Reply {
  status: number;
  json: Record<string, unknown>;
}

export type Fields = Record<string, unknown>;

export interface Request {
  method: string;
  path: string;
  token?: string;
  body?: unknown;
  accept?: string;
}
export type Send = (operation: string, request: Request) => Promise<Reply | null>;

/** One of the values at random. */
export function pick<T>(values: readonly T[]): T {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error("the list is empty");
  return value;
}

/** A policy that a total of at least `value` passes. */
export const rule = (value: number) => ({ op: "all", rules: [{ module: "total", cmp: "gte", value }] });

interface FlowContext {
  send: Send;
  key: string;
  callers: Callers;
}

/** Flows of several requests. A step with an unexpected response ends the flow: a process may be down. */
export const flows: readonly ((context: FlowContext) => Promise<void>)[] = [
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
    // The route's own tests check this response.
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

async function signIn(send: Send, wallet: PrivateKeyAccount): Promise<string | null> {
  const nonce = await send("getNonce", { method: "GET", path: "/v1/auth/nonce" });
  if (nonce?.status !== 200) return null;
  const message = signInMessage(wallet, new Date(), { nonce: String(nonce.json.nonce) });
  const body = { message, signature: await wallet.signMessage({ message }) };
  const answer = await send("createToken", { method: "POST", path: "/v1/auth/token", body });
  return answer?.status === 201 ? String(answer.json.token) : null;
}

/** The id in a response; null if it has none. */
function idOf(reply: Reply | null, what: string): string | null {
  const shown = reply?.json[what];
  return typeof shown === "object" && shown !== null && "id" in shown ? String(shown.id) : null;
}
