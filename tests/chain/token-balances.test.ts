import { encodeDeployData, encodeFunctionData, type Hex } from "viem";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { BALANCES_GAS, MULTICALL3 } from "../../lib/chain/multicall.ts";
import { readTokenBalances } from "../../lib/chain/sources/token-balances.ts";
import { type Address, ChainConfig } from "../../lib/core/chains.ts";
import { evaluatePolicyBatch } from "../../lib/domains/policies/index.ts";
import { Policy } from "../../lib/domains/policies/policy-schema.ts";
import { boardsOf } from "../../lib/domains/scores/index.ts";
import { scorePoints } from "../../lib/engine/index.ts";
import { readArtifact } from "../../scripts/contracts/artifacts.ts";
import { sampleFacts } from "../engine/sample-facts.ts";
import { writeScoreRows } from "../factories/scores.ts";
import { type Anvil, startAnvil } from "../indexer/anvil.ts";
import { useContext } from "../setup/context.ts";
import { until } from "../setup/until.ts";
import { sendJson, startHttpServer, type TestServer } from "./http-server.ts";

const CHAIN = 31337;
const TOKENS = 50;
const world = useContext();
const reader = { actor: { kind: "system" } } as const;
const artifact = readArtifact("LocalToken");
let anvil: Anvil;
/** A proxy in front of the chain that records requests. */
let gate: TestServer;
/** Refuses code in calls, as some nodes do. */
let strictGate: TestServer;
let asked: { method: string; params: unknown[] }[] = [];
let tokens: Address[] = [];
let deployer: Hex;
const holders = Array.from({ length: 100 }, (_, i): Address => `0x${(i + 1).toString(16).padStart(40, "0")}`);
/** A contract that gives no balance to anybody: it burns all gas it is given. */
const hostile: Address = `0x${"66".repeat(20)}`;

const chainAt = (url: string) => ChainConfig.parse({ id: CHAIN, name: "local", rpcUrls: [url], local: true });
const calls = () => asked.filter(({ method }) => method === "eth_call").length;

async function send(transaction: object): Promise<{ contractAddress: Address }> {
  const hash = await anvil.call("eth_sendTransaction", {
    from: deployer,
    gas: "0x989680",
    gasPrice: "0x0",
    ...transaction,
  });
  await anvil.call("evm_mine");
  return (await anvil.call("eth_getTransactionReceipt", hash)) as { contractAddress: Address };
}

const mint = (token: Address, to: Address, amount: bigint) =>
  send({ to: token, data: encodeFunctionData({ abi: artifact.abi, functionName: "mint", args: [to, amount] }) });

function startGate(refuses: (call: { method: string; params: unknown[] }) => boolean): Promise<TestServer> {
  return startHttpServer(async (_request, body, response) => {
    const call = JSON.parse(body);
    asked.push(call);
    if (refuses(call)) return sendJson(response, { id: call.id, error: { code: -32602, message: "invalid argument" } });
    response.end(
      await (await fetch(anvil.url, { method: "POST", body, headers: { "content-type": "application/json" } })).text(),
    );
  });
}

beforeAll(async () => {
  anvil = await startAnvil({ chainId: CHAIN, genesis: 1_700_000_000, accounts: 1 });
  [deployer] = (await anvil.call("eth_accounts")) as [Hex];
  const data = encodeDeployData({ abi: artifact.abi, bytecode: artifact.bytecode, args: ["A", "A"] });
  const { contractAddress } = await send({ data });
  const code = await anvil.call("eth_getCode", contractAddress, "latest");
  tokens = Array.from({ length: TOKENS }, (_, i): Address => `0x${(0x1000 + i).toString(16).padStart(40, "0")}`);
  for (const token of tokens) {
    await anvil.call("anvil_setCode", token, code);
    // The owner's slot, so that the deployer may mint.
    await anvil.call(
      "anvil_setStorageAt",
      token,
      `0x${"5".padStart(64, "0")}`,
      `0x${deployer.slice(2).padStart(64, "0")}`,
    );
  }
  // jumpdest, push 0, jump: for ever.
  await anvil.call("anvil_setCode", hostile, "0x5b600056");
  gate = await startGate(() => false);
  strictGate = await startGate(({ method, params }) => method === "eth_call" && !(params[0] as { to?: string }).to);
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await gate?.close();
  await strictGate?.close();
  await anvil?.stop();
});

test("50 tokens of 100 holders cost one eth_call for each token, and no more until the next block", async () => {
  const [token, other] = tokens as [Address, Address];
  const [holder, second] = holders as [Address, Address];
  await mint(token, holder, 7n);
  await mint(other, second, 2n ** 200n);
  const chain = chainAt(gate.url);
  const read = await readTokenBalances(reader, chain, { tokens, holders });
  expect([read(token, holder), read(other, second), read(token, second)]).toEqual([7n, 2n ** 200n, 0n]);
  // One of them finds out how the node takes many calls in one.
  expect(calls()).toBeLessThanOrEqual(TOKENS + 1);
  asked = [];
  const again = await readTokenBalances(reader, chain, { tokens, holders });
  expect(again(token, holder)).toBe(7n);
  expect(asked.map(({ method }) => method)).toEqual(["eth_blockNumber"]);
});

test("a changed balance is read in the next block", async () => {
  const [token] = tokens as [Address];
  const [holder] = holders as [Address];
  const input = { tokens: [token], holders: [holder] };
  const before = (await readTokenBalances(reader, chainAt(gate.url), input))(token, holder);
  await mint(token, holder, 5n);
  expect((await readTokenBalances(reader, chainAt(gate.url), input))(token, holder)).toBe((before ?? 0n) + 5n);
});

test("a contract that burns its gas, or does not exist, has no balances and does not affect others", async () => {
  const [token] = tokens as [Address];
  const nothing: Address = `0x${"77".repeat(20)}`;
  const read = await readTokenBalances(reader, chainAt(gate.url), { tokens: [hostile, nothing, token], holders });
  for (const holder of holders) {
    expect(read(hostile, holder)).toBeNull();
    expect(read(nothing, holder)).toBeNull();
    expect(read(token, holder)).not.toBeNull();
  }
});

test("calls for balances have a limit of gas, and a rule says so in words where a contract needs more", async () => {
  const ctx = world.ctx({ env: { ...world.ctx().env, CHAINS: [chainAt(gate.url)] } });
  await anvil.call("evm_mine");
  await readTokenBalances(reader, chainAt(gate.url), { tokens: [hostile], holders: holders.slice(0, 3) });
  const limits = asked
    .filter(({ method }) => method === "eth_call")
    .map(({ params }) => (params[0] as { gas?: string }).gas);
  expect([...new Set(limits)]).toEqual([`0x${BALANCES_GAS.toString(16)}`]);
  const rule = { module: "token", params: { chainId: CHAIN, address: hostile }, cmp: "gte", value: "1" };
  const [subject] = holders as [Address];
  const facts = sampleFacts({ subject, wallets: [subject] });
  await writeScoreRows(ctx.pg, [{ subject, points: scorePoints(facts).breakdown, ranked: true, facts }]);
  await boardsOf(ctx).loaded;
  try {
    const policy = Policy.parse({ op: "all", rules: [rule] });
    const [result] = await evaluatePolicyBatch(ctx, { policy, identities: [subject] });
    expect(result?.outcome).toBe("indeterminate");
    expect(result && "rules" in result ? result.rules[0]?.reason : "").toContain("16,000,000 gas");
  } finally {
    await boardsOf(ctx).stop();
  }
});

test("balances are read one by one where a node runs no code in calls, and by Multicall3 where it is deployed", async () => {
  const [token] = tokens as [Address];
  const input = { tokens: [token], holders: holders.slice(0, 3) };
  const expected = await readTokenBalances(reader, chainAt(gate.url), input);
  const single = await readTokenBalances(reader, chainAt(strictGate.url), input);
  for (const holder of input.holders) expect(single(token, holder)).toBe(expected(token, holder));

  // The code of Multicall3 as viem sends it along: what creates the contract leaves it at the end.
  const deployless = asked.find(({ method, params }) => method === "eth_call" && !(params[0] as { to?: string }).to);
  const data = (deployless?.params[0] as { data: string } | undefined)?.data ?? "";
  const code = /60806040526004361061[0-9a-f]+?64736f6c63[0-9a-f]{8}0033/.exec(data.slice(400))?.[0];
  await anvil.call("anvil_setCode", MULTICALL3, `0x${code}`);
  const deployed = chainAt(`${gate.url}/deployed`);
  asked = [];
  const read = await readTokenBalances(reader, deployed, input);
  for (const holder of input.holders) expect(read(token, holder)).toBe(expected(token, holder));
  const targets = asked
    .filter(({ method }) => method === "eth_call")
    .map(({ params }) => (params[0] as { to?: string }).to);
  expect(targets).toEqual([MULTICALL3]);
});

test("a chain that fails is called once, not for each token", async () => {
  let failing = 0;
  const broken = await startHttpServer((_request, body, response) => {
    const { id, method } = JSON.parse(body);
    if (method === "eth_chainId") return sendJson(response, { id, result: "0x7a69" });
    if (method === "eth_blockNumber") return sendJson(response, { id, result: "0x1" });
    failing++;
    sendJson(response, { id, error: { code: -32000, message: "the node is ill" } });
  });
  try {
    const read = await readTokenBalances(reader, chainAt(broken.url), { tokens, holders });
    expect(read(tokens[0] as Address, holders[0] as Address)).toBeNull();
    // Two calls at once, each tried twice.
    expect(failing).toBeLessThanOrEqual(4);
  } finally {
    await broken.close();
  }
});

test("many requests of one client take no other's turn, however long the contract that they ask about keeps the node", async () => {
  const [token] = tokens as [Address];
  const [holder] = holders as [Address];
  let answerThem = () => {};
  const released = new Promise<void>((resolve) => {
    answerThem = resolve;
  });
  let held = 0;
  const slow = await startHttpServer(async (_request, body, response) => {
    if (body.includes(hostile.slice(2))) {
      held++;
      await released;
      // As its node says after all the gas that it allows.
      const error = { code: 3, message: "execution reverted" };
      return sendJson(response, { jsonrpc: "2.0", id: JSON.parse(body).id, error });
    }
    const answer = await fetch(anvil.url, { method: "POST", body, headers: { "content-type": "application/json" } });
    response.end(await answer.text());
  });
  try {
    const chain = chainAt(slow.url);
    const by = (client: string) => ({ actor: { kind: "anonymous" }, client }) as const;
    // Finds out how the node takes many calls in one.
    await readTokenBalances(by("first"), chain, { tokens: [token], holders: holders.slice(1, 2) });
    const reads = holders.map((one) => readTokenBalances(by("abuser"), chain, { tokens: [hostile], holders: [one] }));
    await until(() => held === 2);
    const honest = readTokenBalances(by("honest"), chain, { tokens: [token], holders: [holder] });
    answerThem();
    expect((await honest)(token, holder)).not.toBeNull();
    await Promise.all(reads);
  } finally {
    await slow.close();
  }
});

test("a batch of 100 identities by 50 token rules calls the chain once for each token", async () => {
  const [token] = tokens as [Address];
  const [rich] = holders as [Address];
  const enough = 2n ** 220n;
  await mint(token, rich, enough);
  const ctx = world.ctx({ env: { ...world.ctx().env, CHAINS: [chainAt(gate.url)] } });
  const rows = holders.map((subject) => {
    const facts = sampleFacts({ subject, wallets: [subject] });
    return { subject, points: scorePoints(facts).breakdown, ranked: true, facts };
  });
  await writeScoreRows(ctx.pg, rows);
  await boardsOf(ctx).loaded;
  asked = [];
  try {
    const rules = tokens.map((address) => ({
      module: "token",
      params: { chainId: CHAIN, address },
      cmp: "gte",
      value: String(enough),
    }));
    const policy = Policy.parse({ op: "any", rules: [...rules.slice(1), rules[0]] });
    const results = await evaluatePolicyBatch(ctx, { policy, identities: holders });
    expect(results.map(({ outcome }) => outcome)).toEqual(["pass", ...holders.slice(1).map(() => "fail")]);
    expect(asked.length).toBeLessThanOrEqual(TOKENS + 1);
  } finally {
    await boardsOf(ctx).stop();
  }
});
