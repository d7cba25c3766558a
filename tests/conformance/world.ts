import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LocalAccount, TypedDataDefinition } from "viem";
import { privateKeyToAddress } from "viem/accounts";
import { expect, vi } from "vitest";
import type { ChainConfig } from "../../lib/core/chains.ts";
import type { Context } from "../../lib/core/context.ts";
import type { PlanTier } from "../../lib/core/plans.ts";
import { setPlanTier } from "../../lib/domains/developers/index.ts";
import { deployLocalEns } from "../../scripts/contracts/deploy-ens.ts";
import { deployVerifier } from "../../scripts/contracts/deploy-verifier.ts";
import { freePort } from "../../scripts/processes/ports.ts";
import { createAgents, registriesOf } from "../../scripts/simulation/agents.ts";
import { startHttpServer, type TestServer } from "../chain/http-server.ts";
import { type RawResponse, send } from "../contract/http-client.ts";
import { startServer } from "../contract/server-process.ts";
import { testEas } from "../factories/attestations.ts";
import { signInMessage } from "../factories/sign-in.ts";
import { chainOf, FINALITY, keyOf, lower, mine, type useIdentities } from "../names/identity-world.ts";
import { testEnv } from "../setup/context.ts";
import { person, startNamesWorld } from "../solidity/names-world.ts";

export const CHAIN = 31337;
/** A chain whose node does not respond. */
export const SILENT_CHAIN = 8453;
/** The wallet that administers the service. */
const operator = person(9);
/** Long enough for a busy machine. */
export const patience = { timeout: 120_000, interval: 100 };

/** A response of the server: status, headers by lower-case name, and body. */
export interface Answer extends Omit<RawResponse, "json"> {
  // The tests check the fields.
  // biome-ignore lint/suspicious/noExplicitAny: each access to a field is part of an assertion
  json: any;
}

interface Asking {
  /** Bearer key or token; the administrator's key if absent, none if null. */
  key?: string | null;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A developer: a wallet that signed in, its session and its keys. */
interface Developer {
  wallet: LocalAccount;
  session: string;
  read: string;
  write: string;
  admin: string;
}

/** ScoreVerifier and PassportAdapter for the passes and receipts of a test's service. */
async function deployTestVerifier(rpcUrl: string, port: number) {
  const signer = privateKeyToAddress(testEnv("postgres://none").RECEIPT_SIGNER_KEY);
  const terms = { owner: person(1).address, signer, origin: `http://localhost:${port}`, firstChainId: CHAIN };
  const { verifier, passport } = await deployVerifier({ ...terms, rpcUrl, deployer: person(1) });
  return { verifier: lower({ address: verifier }), passport: lower({ address: passport }) };
}

/** The resolver of a test's service, with what ENS clients find it by. */
async function deployTestEns(rpcUrl: string, port: number) {
  const deployer = person(1);
  const signer = privateKeyToAddress(testEnv("postgres://none").RECEIPT_SIGNER_KEY);
  const terms = { owner: deployer.address, signer, gateway: `http://localhost:${port}/ens` };
  return deployLocalEns({ ...terms, rpcUrl, deployer, parents: ["svc", "reverse"] });
}

/** Registries of agents, with agent 0, which one stranger owns and another praised: nobody whose score a sentence is about. */
async function deployTestAgents({ sendRaw }: Awaited<ReturnType<typeof startNamesWorld>>) {
  const [owner, client] = [person(90), person(91)];
  const at = registriesOf(lower(owner), 0);
  const agents = createAgents(at);
  const registrations = [{ agentId: 0, agentRegistry: `eip155:${CHAIN}:${at.identity}` }];
  const uri = `data:application/json,${encodeURIComponent(JSON.stringify({ name: "Clerk", registrations }))}`;
  for (const { to, data } of [...agents.deployments(), agents.register(uri), agents.unsetWallet(0n)])
    await sendRaw(owner, { ...(to && { to }), data });
  const { data } = agents.praise(0n, { value: "87.5", tag: "starred" });
  await sendRaw(client, { to: at.reputation, data });
  // Some points, so that it counts.
  for (const other of [92, 93, 94]) await sendRaw(client, { to: person(other).address });
  return { identity: lower({ address: at.identity }), reputation: lower({ address: at.reputation }) };
}

/** A file of addresses, on this machine until the world ends. */
async function writeList(closing: (() => Promise<void>)[], text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "screening-"));
  closing.push(() => rm(folder, { recursive: true }));
  const path = join(folder, "list.csv");
  await writeFile(path, text);
  return path;
}

type Delivered = { headers: Record<string, string | string[] | undefined>; body: string };

/**
 * The service over sockets with everything real: a chain with the contracts of names, the server and its worker in their own
 * process, and wallets with histories. Alice, also a developer, activated `rose` and linked Bob's wallet to it; `lily` is
 * Carol's and only minted; Dave has some activity and one attestation; Erin reserved `iris`.
 * `closing` gets everything to close, also if the start fails. `more` are additional chains.
 */
export async function startWorld(
  service: ReturnType<typeof useIdentities>,
  closing: (() => Promise<void>)[],
  more: readonly ChainConfig[] = [],
) {
  const delivered: Delivered[] = [];
  const receiver: TestServer = await startHttpServer((request, body, response) => {
    delivered.push({ headers: request.headers, body });
    response.end();
  });
  closing.unshift(receiver.close);
  const chain = await startNamesWorld();
  closing.unshift(async () => chain.stop());
  await chain.wait(BigInt(Math.floor(Date.now() / 1000)) - (await chain.now()));
  const port = await freePort();
  const config = chainOf(chain, {
    contracts: {
      ...{ names: chain.at.names, reservations: chain.at.reservations, cany: chain.at.cany, ...testEas },
      ...(await deployTestVerifier(chain.url, port)),
      ens: await deployTestEns(chain.url, port),
      agents: await deployTestAgents(chain),
    },
  });
  const other = chainOf(chain, {
    id: SILENT_CHAIN,
    name: "Silent",
    rpcUrls: ["http://127.0.0.1:1"],
    wallets: "tracked",
    contracts: undefined,
  });
  const ctx: Context = service.context([config, other, ...more]);
  const server = await startServer({
    ROLE: "all",
    PORT: String(port),
    ENS_PARENTS: "svc,reverse",
    SECURITY_CONTACT: "mailto:security@example.org",
    DATABASE_URL: service.holder.url(),
    CHAINS: JSON.stringify([config, other, ...more]),
    RECEIPT_SIGNER_KEY: ctx.env.RECEIPT_SIGNER_KEY,
    SESSION_SECRET: ctx.env.SESSION_SECRET,
    OPERATORS: operator.address,
    SCREENING_LISTS: JSON.stringify([
      { name: "sanctions", title: "Sanctions", file: await writeList(closing, `address\n${person(6).address}\n`) },
      { name: "missing", title: "Missing", file: "/none" },
    ]),
    VOUCHER_SIGNER_KEY: keyOf(0),
    MINTER_KEY: keyOf(2),
    LOG_LEVEL: "info",
  });
  closing.unshift(async () => {
    server.child.kill("SIGTERM");
    await server.exited;
  });
  const origin = `http://localhost:${server.port}`;
  let admin = "";
  let signing: Answer["json"];

  /** Sends a request: `GET /v1/score/rose`. */
  async function ask(what: string, { key = admin, body, headers = {} }: Asking = {}): Promise<Answer> {
    const [method = "GET", path = "/"] = what.split(" ");
    return send(server.port, {
      method,
      path,
      headers: {
        ...(key !== null && { Authorization: `Bearer ${key}` }),
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  }

  /** The same, and expects success. */
  async function get(what: string, asking: Asking = {}): Promise<Answer["json"]> {
    const answer = await ask(what, asking);
    expect([what, answer.status, answer.json?.error, answer.json?.message]).toEqual([
      what,
      expect.toBeOneOf([200, 201]),
      undefined,
      answer.json?.message,
    ]);
    return answer.json;
  }

  async function signIn(wallet: LocalAccount): Promise<string> {
    const { nonce } = await get("GET /v1/auth/nonce", { key: null });
    const fields = { domain: new URL(origin).host, uri: origin, chainId: CHAIN, nonce };
    const message = signInMessage(wallet, new Date(), fields);
    const body = { message, signature: await wallet.signMessage({ message }) };
    return (await get("POST /v1/auth/token", { key: null, body })).token;
  }

  async function develop(wallet: LocalAccount, tier: PlanTier = "professional"): Promise<Developer> {
    const session = await signIn(wallet);
    await setPlanTier(ctx, { wallet: lower(wallet), tier });
    const make = async (permission: string) => {
      const body = { name: permission, permissions: [permission], rateLimit: 10_000 };
      return (await get("POST /api/v1/developer/keys", { key: session, body })).apiKey as string;
    };
    return { wallet, session, read: await make("read"), write: await make("write"), admin: await make("admin") };
  }

  /** Signs a message of the service with its published domain and types. */
  async function sign(by: LocalAccount, primaryType: string, message: object): Promise<string> {
    signing ??= await get(`GET /v1/auth/signing?chainId=${CHAIN}`, { key: null });
    const { domain, types } = signing;
    // The types are known only at run time.
    return by.signTypedData({ domain, types, primaryType, message } as unknown as TypedDataDefinition);
  }

  /** Prepare, sign and store an attestation. */
  async function attest(by: LocalAccount, subject: string, more: object = {}): Promise<Answer["json"]> {
    const asked = { subject, schema: "skill", data: { skill: "Solidity", level: 4, evidence: "" }, issuer: by.address };
    const { typedData, attestation } = await get("POST /v1/trust/attestations/prepare", {
      body: { ...asked, ...more },
    });
    const signature = await by.signTypedData(typedData);
    return get("POST /v1/trust/attestations", { body: { ...attestation, signature } });
  }

  async function revoke(
    by: LocalAccount,
    attestationId: string,
    more: object = {},
    asking: Asking = {},
  ): Promise<Answer> {
    const body = { reason: "skill_outdated", details: "", publicReason: "", notifySubject: true, ...more };
    const signature = await sign(by, "RevokeAttestation", { attestationId, ...body });
    return ask(`DELETE /v1/trust/attestations/${attestationId}`, { body: { ...body, signature }, ...asking });
  }

  /** Waits until every block is indexed and the boards show the results. */
  async function quiet(): Promise<void> {
    const newest = Number(await chain.chain.getBlockNumber({ cacheTime: 0 }));
    await vi.waitUntil(async () => {
      const { rows } = await ctx.pg.query<{ read: boolean; subjects: number; points: number }>(
        `select count(*)::int as subjects, coalesce(sum(total), 0)::int as points,
           (select block_number >= $1 from chain_cursor where chain_id = $2) as read
         from score where chain_id <= 0 and ranked`,
        [newest, CHAIN],
      );
      const { leaderboard } = (await ask("GET /v1/scores/leaderboard?limit=100")).json;
      const points = leaderboard?.reduce((sum: number, one: Answer["json"]) => sum + one.score, 0);
      return rows[0]?.read && leaderboard?.length === rows[0].subjects && points === rows[0].points;
    }, patience);
  }

  const soon = (): number => Math.floor(Date.now() / 1000) + 600;
  const people = {
    alice: person(3),
    bob: person(4),
    carol: person(5),
    dave: person(6),
    erin: person(7),
    frank: person(8),
  };
  const live = async (who: LocalAccount, times: number) => {
    for (let i = 0; i < times; i++) await chain.sendRaw(who, { to: person(20 + i).address, value: 10n ** 18n });
  };

  const { alice, bob, carol, dave, erin } = people;
  for (const [who, times] of [
    [alice, 9],
    [bob, 4],
    [dave, 2],
  ] as const)
    await live(who, times);
  const developer = await develop(alice);
  admin = developer.admin;
  for (const [name, owner] of [
    ["rose", alice],
    ["lily", carol],
  ] as const) {
    const session = owner === alice ? developer.session : await signIn(owner);
    await get("POST /v1/identity/mint", { key: session, body: { name, owner: owner.address, chainId: CHAIN } });
  }
  await mine(chain, FINALITY);
  await get("POST /v1/identity/rose/activate", { key: developer.session });
  const identity = async (name: string) => (await get(`GET /v1/identity/${name}`)).identity;
  const { nonce } = await identity("rose");
  const link = { name: "rose", owner: alice.address, wallet: bob.address, nonce, deadline: soon() };
  await get("POST /v1/identity/rose/wallets", {
    key: developer.session,
    body: { address: bob.address, deadline: link.deadline, signature: await sign(bob, "LinkWallet", link) },
  });
  await chain.send(erin, "reservations", "reserve", ["iris"], 10n ** 16n);
  const scored = async (who: string) => (await ask(`GET /v1/score/${who}`)).json?.score?.total > 0;
  for (const who of ["rose", dave.address]) await vi.waitUntil(() => scored(who), patience);
  await vi.waitUntil(async () => (await ask("GET /name/iris")).json?.status === "reserved", patience);

  return {
    ...{ origin, port: server.port, chain, ctx, people, operator, developer, delivered, receiverUrl: receiver.url },
    ...{ ask, get, quiet, signIn, develop, sign, attest, revoke, identity, soon },
    setPlanTier: (wallet: LocalAccount, tier: PlanTier) => setPlanTier(ctx, { wallet: lower(wallet), tier }),
  };
}
export type World = Awaited<ReturnType<typeof startWorld>>;
