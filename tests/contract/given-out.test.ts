import { recoverTypedDataAddress } from "viem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "../../lib/api/endpoints/registry.ts";
import { passTypes } from "../../lib/domains/policies/pass-types.ts";
import { boardsOf } from "../../lib/domains/scores/index.ts";
import { signAttest, signer, skill, testEas } from "../factories/attestations.ts";
import { addressNumber } from "../factories/scores.ts";
import { apiOnSocket, json } from "./api-server.ts";
import { openClient, scoreWallet, textOf } from "./mcp-world.ts";

// What the service gives out can be sent back as it came, with `success` and `timestamp`, by REST and by tools of agents.

const contracts = { governors: [], pools: [], verifier: addressNumber(0xabcd), ...testEas };
const api = apiOnSocket(endpoints, {
  PUBLIC_ORIGIN: "http://localhost:3000",
  CHAINS: JSON.stringify([
    { id: 1, name: "One", rpcUrls: ["http://127.0.0.1:9"], wallets: "all", startBlock: 5, contracts },
  ]),
});
const identity = addressNumber(0xa11ce);
const issuer = signer(1);
const tree = { op: "all", rules: [{ module: "total", cmp: "gte", value: 1, maxAgeSeconds: 1_000_000_000 }] };

type Document = ReturnType<typeof JSON.parse>; // An answer of the API, whose fields each row names.
let apiKey = "";
let use: (tool: string, given: object) => Promise<Document>;
let close = async () => {};

beforeAll(async () => {
  await scoreWallet(api.context, identity);
  await boardsOf(api.context.ctx()).loaded;
  ({ apiKey } = await api.key());
  const client = await openClient(api.port(), apiKey);
  use = async (name, given) => textOf(await client.callTool({ name, arguments: { ...given } }));
  close = () => client.close();
});
afterAll(async () => {
  await close();
  await boardsOf(api.context.ctx()).stop();
});

async function ask(method: string, path: string, body?: object): Promise<{ status: number; answer: Document }> {
  const text = body && JSON.stringify(body);
  const { status, json: answer } = await api.send({ method, path, headers: json(apiKey), body: text });
  return { status, answer: answer ?? {} };
}
const get = async (path: string): Promise<Document> => (await ask("GET", path)).answer;
const post = async (path: string, body: object): Promise<Document> => (await ask("POST", path, body)).answer;

const savePolicy = () => post("/v1/trust/policies", { name: "Known wallets", policy: tree });
const prepare = () =>
  post("/v1/trust/attestations/prepare", { subject: identity, schema: "skill", data: skill, issuer: issuer.address });
const sign = ({ typedData }: Document): Promise<string> => signAttest(issuer, typedData);
async function attest(): Promise<Document> {
  const prepared = await prepare();
  return post("/v1/trust/attestations", { ...prepared.attestation, signature: await sign(prepared) });
}

interface Row {
  give: () => Promise<Document>;
  /** What is sent of it; the whole of it if absent. */
  send?: (given: Document) => Document | Promise<Document>;
  to: string;
  answers: (given: Document) => object;
}
const outcome = { result: { outcome: "pass" } };
const saved = (given: Document) => ({
  policy: { name: "Known wallets", policy: (given.policies?.[0] ?? given.policy).policy },
});

const rows: Record<string, Row> = {
  "a receipt, whole": {
    give: () => get(`/v1/score/${identity}/receipt`),
    to: "/v1/receipts/verify",
    answers: () => ({ valid: true }),
  },
  "a receipt, whole, in place of the receipt in it": {
    give: () => get(`/v1/score/${identity}/receipt`),
    send: (receipt) => ({ receipt }),
    to: "/v1/receipts/verify",
    answers: () => ({ valid: true }),
  },
  "a receipt that a tool gave": {
    give: () => use("get_receipt", { identity }),
    to: "/v1/receipts/verify",
    answers: () => ({ valid: true }),
  },
  "a saved policy, whole": { give: savePolicy, to: "/v1/trust/policies", answers: saved },
  "a saved policy, as it is listed": {
    give: async () => {
      await savePolicy();
      return get("/v1/trust/policies");
    },
    send: ({ policies }) => policies[0],
    to: "/v1/trust/policies",
    answers: saved,
  },
  "a saved policy, under another name": {
    give: savePolicy,
    send: (given) => ({ name: "Known wallets", policy: given.policy.policy, success: true }),
    to: "/v1/trust/policies",
    answers: saved,
  },
  "a saved policy, to evaluate": {
    give: savePolicy,
    send: (given) => ({ ...given, identity }),
    to: "/v1/trust/policies/evaluate",
    answers: () => outcome,
  },
  "a saved policy, to try": {
    give: savePolicy,
    send: (given) => ({ ...given, identity }),
    to: "/v1/trust/policies/try",
    answers: () => outcome,
  },
  "a saved policy, to simulate": {
    give: savePolicy,
    to: "/v1/trust/policies/simulate",
    answers: () => ({ evaluated: 1, pass: 1 }),
  },
  "an attestation's export": {
    give: async () => {
      const { attestation: made } = await attest();
      return get(`/v1/trust/attestations/${made.id}`);
    },
    send: (given) => given.export,
    to: "/v1/trust/attestations",
    answers: (given) => ({ attestation: { id: given.attestation.id, uid: given.attestation.uid } }),
  },
  "a prepared attestation, with its signature": {
    give: prepare,
    send: async (given) => ({ ...given.attestation, success: true, signature: await sign(given) }),
    to: "/v1/trust/attestations",
    answers: (given) => ({ attestation: { schema: given.attestation.schema } }),
  },
  "a schema, whole": {
    give: () => post("/v1/trust/schemas", { name: "craft", schema: "string craft, uint8 level" }),
    to: "/v1/trust/schemas",
    answers: (given) => ({ schema: given.schema }),
  },
  "a schema, as it is listed": {
    give: () => get("/v1/trust/schemas"),
    send: ({ schemas }) => schemas[0],
    to: "/v1/trust/schemas",
    answers: ({ schemas }) => ({ schema: schemas[0] }),
  },
  "a webhook's secret, for another webhook": {
    give: () => post("/v1/webhooks", { url: "https://hooks.example/one", events: ["score.updated"] }),
    send: ({ secret, webhook }) => ({ secret, url: webhook.url, events: webhook.events }),
    to: "/v1/webhooks",
    answers: ({ secret, webhookSignatureKey }) => ({ secret, webhookSignatureKey }),
  },
};

describe("what the service gives out goes in as it is", () => {
  it.each<[string, Row]>(Object.entries(rows))("%s", async (_, { give, send = (given) => given, to, answers }) => {
    const given = await give();
    expect(given.success).toBe(true);
    const sent = await send(given);
    const { status, answer } = await ask("POST", to, sent);
    expect([status, answer]).toMatchObject([expect.toSatisfy((code) => code === 200 || code === 201), answers(given)]);
    // What it never gave out is refused as before.
    const { status: refused, answer: why } = await ask("POST", to, { ...sent, mood: "good" });
    const named = expect.arrayContaining([{ path: "body", message: expect.stringContaining("mood") }]);
    expect([refused, why.details]).toEqual([400, named]);
  });

  it("a receipt and a saved policy, from one tool to another", async () => {
    const receipt = await use("get_receipt", { identity });
    expect(await use("verify_receipt", receipt)).toMatchObject({ valid: true });
    expect(await use("verify_receipt", { receipt })).toMatchObject({ valid: true });
    expect(await use("evaluate_policy", { ...(await savePolicy()), identity })).toMatchObject(outcome);
    expect(await use("explain_gap", { ...(await savePolicy()), identity })).toMatchObject(outcome);
    expect(await use("verify_receipt", { ...receipt, mood: "good" })).toMatchObject({ error: "INVALID_REQUEST" });
  });

  it("a schema with the uid of another one is refused", async () => {
    const [first, second] = (await get("/v1/trust/schemas")).schemas;
    const { status, answer } = await ask("POST", "/v1/trust/schemas", { ...first, uid: second.uid });
    expect([status, answer]).toMatchObject([400, { details: [{ path: "body.uid" }] }]);
  });

  it("a pass: its answer is the typed data that verifiers recover its signer from", async () => {
    const { policy } = await savePolicy();
    const { domain, pass, signature } = await post(`/v1/trust/policies/${policy.id}/pass`, { identity, chainId: 1 });
    const typed = { domain, types: passTypes, primaryType: "PolicyPass", message: pass, signature } as const;
    const { signer } = (await get(`/v1/score/${identity}/receipt`)).receipt;
    expect(await recoverTypedDataAddress(typed)).toBe(signer);
  });
});
