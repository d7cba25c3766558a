import type { Hex } from "viem";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ChainConfig } from "../../lib/core/chains.ts";
import type { Context } from "../../lib/core/context.ts";
import { getAgent } from "../../lib/domains/agents/index.ts";
import { createAgents, registriesOf } from "../../scripts/simulation/agents.ts";
import { createEconomy, type Call as EconomyCall } from "../../scripts/simulation/economy.ts";
import { localAccount } from "../../scripts/simulation/local-chain.ts";
import { useContext } from "../setup/context.ts";
import { emptyIndex } from "../setup/empty-tables.ts";
import { until } from "../setup/until.ts";
import { type Anvil, mineCalls, startAnvil } from "./anvil.ts";
import { type Following, follow, withChain } from "./following.ts";
import { differences, readIndex } from "./index-state.ts";

const FINALITY = 3;
const ETHER = 10n ** 18n;
const [registrar, owner, buyer, giver, other] = Array.from({ length: 5 }, (_, index) =>
  localAccount(index).address.toLowerCase(),
) as [Hex, Hex, Hex, Hex, Hex]; // Five of them.
const registries = registriesOf(registrar, 0);
const agents = createAgents(registries);
const economy = createEconomy(other);

const holder = useContext();
let anvil: Anvil;
let time: number;
let running: Following[] = [];

const clear = () => emptyIndex(holder.ctx(), "agent_event, agent_source");

beforeEach(async () => {
  await clear();
  time = Date.UTC(2025, 0, 1) / 1000;
  anvil = await startAnvil({ chainId: 31337, genesis: time, accounts: 5 });
  await anvil.call("anvil_setBalance", owner, `0x${(1_000n * ETHER).toString(16)}`);
  await mine([registrar, ...agents.deployments()], [owner, economy.pay(giver, ETHER)]);
});

afterEach(async () => {
  await stop();
  await anvil.stop();
});

async function stop(): Promise<void> {
  for (const one of running) await one.stop();
  running = [];
}

/** Mine one block in which these accounts send these calls. */
function mine(...deeds: [from: Hex, ...calls: EconomyCall[]][]): Promise<void> {
  time += 12;
  return mineCalls(anvil, time, deeds);
}

async function empty(blocks: number): Promise<void> {
  for (let i = 0; i < blocks; i++) await mine();
}

type Contracts = Partial<ChainConfig["contracts"]>;
const both: Contracts = { agents: { ...registries, firstBlock: 0 } };

function chain(contracts: Contracts = both, more: object = {}): ChainConfig {
  const local = { finalityDepth: FINALITY, wallets: "all", local: true, contracts };
  return ChainConfig.parse({ id: 31337, name: "Test", rpcUrls: [anvil.url], ...local, ...more });
}

async function start(of = chain(), options: { farBehind?: number } = {}): Promise<Following> {
  const one = await follow(holder.ctx(), holder.url(), of, options);
  running.push(one);
  return one;
}

async function reached(one: Following): Promise<void> {
  const block = (await anvil.call("eth_getBlockByNumber", "latest", false)) as { hash: string };
  await one.until((leader) => leader.cursor.newest?.hash === block.hash && leader.cursor.state === "following");
}

function ctx(of = chain()): Context {
  const base = holder.ctx();
  return { ...base, env: withChain(base.env, of) };
}

const agent = (agentId = "0", of = chain()) => getAgent(ctx(of), { chainId: 31337, agentId });
const lower = (address: string | null) => address?.toLowerCase() ?? null;

async function settled(of = chain()): Promise<void> {
  const { pg } = ctx(of);
  const all = "select 1 from agent_source where chain_id = 31337 and read_to >= followed_from - 1";
  await until(async () => (await pg.query(all)).rowCount === 1);
}

/** The life of two agents, in blocks of its own. */
async function live(): Promise<void> {
  await mine([owner, agents.register("data:,{}"), agents.register("")]);
  await mine([
    giver,
    agents.praise(0n, { value: "87", tag: "starred" }),
    agents.praise(0n, { value: "99.77", tag: "uptime" }),
  ]);
  await mine([giver, agents.revoke(0n, 1n)], [buyer, agents.respond(0n, giver, 2n, "ipfs://answer")]);
  await mine([owner, agents.transfer(owner, buyer, 0n), agents.setUri(1n, "ipfs://x")]);
}

test("an agent is known with its first id 0, its owner, wallet, URI and feedback, and loses its wallet with a transfer", async () => {
  const one = await start();
  await mine([owner, agents.register("data:,{}")]);
  await reached(one);
  const made = await agent();
  expect([lower(made.owner), lower(made.wallet), made.uri, made.agentId]).toEqual([owner, owner, "data:,{}", "0"]);
  expect([made.registration.state, made.registration.claims, made.coverage.state]).toEqual(["read", "none", "ok"]);

  await mine([owner, agents.transfer(owner, buyer, 0n)], [buyer, agents.setUri(0n, "ipfs://new")]);
  await reached(one);
  expect(await agent()).toMatchObject({
    owner: expect.stringMatching(new RegExp(buyer, "i")),
    wallet: null,
    uri: "ipfs://new",
  });

  await mine([
    giver,
    agents.praise(0n, { value: "87", tag: "starred" }),
    agents.praise(0n, { value: "-3.2", tag: "yield" }),
  ]);
  // Its former owner's.
  await mine([owner, agents.praise(0n, { value: "100", tag: "starred" })]);
  await mine([giver, agents.revoke(0n, 1n)], [other, agents.respond(0n, giver, 2n, "ipfs://answer")]);
  await reached(one);
  const { feedback } = await agent();
  expect(feedback).toMatchObject({ count: 1, own: 1, revoked: 1, drafts: 0, responses: 1 });
  expect(feedback.raw).toEqual([{ tag: "yield", value: "-3.2", count: 1 }]);
  expect(feedback.givers.top.map(({ address }) => lower(address))).toEqual([giver]);
});

/** The call of an agent's owner that makes the account of this index its wallet: that account signs. */
async function signedWallet(agentId: bigint, { of, by }: { of: Hex; by: number }): Promise<EconomyCall> {
  const account = localAccount(by);
  const deadline = BigInt(time + 60);
  const signature = await account.signTypedData({
    domain: {
      ...{ name: "ERC8004IdentityRegistry", version: "1" },
      ...{ chainId: 31337, verifyingContract: registries.identity },
    },
    types: {
      AgentWalletSet: [
        { name: "agentId", type: "uint256" },
        { name: "newWallet", type: "address" },
        { name: "owner", type: "address" },
        { name: "deadline", type: "uint256" },
      ],
    },
    primaryType: "AgentWalletSet",
    message: { agentId, newWallet: account.address, owner: of, deadline },
  });
  return agents.setWallet(agentId, account.address, deadline, signature);
}

test("an agent's wallet is the newest that signed, until it is taken away; feedback of each of them is its own", async () => {
  const one = await start();
  await mine([owner, agents.register("data:,{}")]);
  await mine([owner, await signedWallet(0n, { of: owner, by: 3 })]);
  await reached(one);
  expect(lower((await agent()).wallet)).toBe(giver);
  await mine([owner, await signedWallet(0n, { of: owner, by: 4 })]);
  await mine(
    ...[giver, other, buyer].map((by): [Hex, EconomyCall] => [by, agents.praise(0n, { value: "9", tag: "" })]),
  );
  await reached(one);
  const { wallet, feedback } = await agent();
  expect([lower(wallet), feedback.own, feedback.count]).toEqual([other, 2, 1]);
  await mine([owner, agents.unsetWallet(0n)]);
  await reached(one);
  const without = await agent();
  expect([without.wallet, lower(without.owner), without.feedback.own]).toEqual([null, owner, 2]);
});

test("an agent whose owner is a contract is that contract's, without a wallet", async () => {
  const one = await start();
  await mine([owner, agents.register("data:,{}")]);
  await mine([giver, agents.praise(0n, { value: "9", tag: "" })]);
  await mine([owner, agents.transfer(owner, registries.reputation, 0n)]);
  await reached(one);
  const { owner: contract, wallet, feedback, coverage } = await agent();
  expect([lower(contract), wallet, feedback.count, coverage.state]).toEqual([
    ...[registries.reputation.toLowerCase(), null],
    ...[1, "ok"],
  ]);
});

test("an agent that does not exist is not found, one of a chain without registries not supported, and what is not read yet indeterminate", async () => {
  await expect(agent()).rejects.toMatchObject({ code: "INDETERMINATE" });
  const one = await start();
  await reached(one);
  await settled();
  await expect(agent()).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(agent("0", chain({}))).rejects.toMatchObject({ code: "UNSUPPORTED_CHAIN" });
});

test("a reorg leaves what an index from scratch has, also where it takes a transfer, a revocation and an agent away", async () => {
  const one = await start();
  await mine([owner, agents.register("data:,{}")]);
  await mine([giver, agents.praise(0n, { value: "87", tag: "starred" })]);
  await reached(one);
  const before = await anvil.call("evm_snapshot");
  const earlier = time;
  await mine([owner, agents.transfer(owner, buyer, 0n), agents.register("data:,gone")], [giver, agents.revoke(0n, 1n)]);
  await reached(one);
  expect((await agent()).feedback.revoked).toBe(1);
  await anvil.call("evm_revert", before);
  time = earlier + 1;
  await mine([giver, agents.praise(0n, { value: "5", tag: "starred" })]);
  await empty(1);
  await reached(one);
  const after = await agent();
  expect([lower(after.owner), lower(after.wallet), after.feedback.count, after.feedback.revoked]).toEqual([
    owner,
    owner,
    2,
    0,
  ]);
  await expect(agent("1")).rejects.toMatchObject({ code: "NOT_FOUND" });

  const followed = await readIndex(holder.ctx().pg);
  await stop();
  await clear();
  await reached(await start());
  expect(differences(followed, await readIndex(holder.ctx().pg))).toEqual({});
  expect(followed.agentEvents.length).toBeGreaterThan(4);
});

test("registries that are configured later are read from their first block by their logs, to the same events", async () => {
  await live();
  await reached(await start(chain({})));
  expect((await readIndex(holder.ctx().pg)).agentEvents).toEqual([]);
  await stop();
  const later = await start();
  await empty(FINALITY);
  await settled();
  await reached(later);
  const read = await readIndex(holder.ctx().pg);
  await stop();
  await clear();
  await reached(await start());
  expect(differences(read, await readIndex(holder.ctx().pg))).toEqual({});
  expect(read.agentEvents.length).toBeGreaterThan(8);
});

test("of blocks below the first that is followed the logs are read, and until then it is said which are missing", async () => {
  await live();
  const height = Number(await anvil.call("eth_blockNumber"));
  const of = chain(both, { startBlock: height });
  const one = await start(of);
  await reached(one);
  const first = await agent("0", of).catch((error: { code: string }) => error.code);
  expect(first === "INDETERMINATE" || typeof first === "object").toBe(true);
  await empty(FINALITY + 1);
  await settled(of);
  await reached(one);
  expect(await agent("0", of)).toMatchObject({
    coverage: { state: "ok", unchecked: [] },
    feedback: { count: 1, revoked: 1 },
  });
});

test("other registries, or none, forget the events of those before", async () => {
  await live();
  await reached(await start());
  await stop();
  await start(chain({ agents: { identity: other, reputation: owner, firstBlock: 0 } }));
  await expect.poll(async () => (await readIndex(holder.ctx().pg)).agentEvents).toEqual([]);
});

test("nothing of agents is in a score: it is the same without the registries", async () => {
  await live();
  await empty(FINALITY);
  await reached(await start());
  const { agentEvents, ...withAgents } = await readIndex(holder.ctx().pg);
  await stop();
  await clear();
  await reached(await start(chain({})));
  const { agentEvents: none, ...without } = await readIndex(holder.ctx().pg);
  expect(differences(withAgents, without)).toEqual({});
  expect([agentEvents.length > 8, none.length]).toEqual([true, 0]);
});

test("far behind the head events are stored with their blocks as well", async () => {
  await live();
  await empty(20);
  await reached(await start(chain(), { farBehind: 2 }));
  expect(await agent()).toMatchObject({ coverage: { state: "ok" }, feedback: { count: 1, revoked: 1, responses: 1 } });
});
