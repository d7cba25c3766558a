import { createRequire } from "node:module";
import {
  type Abi,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  keccak256,
  parseAbi,
  toBytes,
  zeroAddress,
} from "viem";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MULTICALL3 } from "../../lib/chain/multicall.ts";
import { type Address, ChainConfig } from "../../lib/core/chains.ts";
import type { Actor, Context } from "../../lib/core/context.ts";
import { checksum } from "../../lib/core/schemas.ts";
import { ScreeningLists } from "../../lib/core/screening-lists.ts";
import { checkAddress } from "../../lib/domains/checks/index.ts";
import { changeList, createList, deleteList, workList } from "../../lib/domains/lists/index.ts";
import { openSpending } from "../../lib/domains/policies/chain-reads.ts";
import { contractPresets, type PresetId } from "../../lib/domains/policies/contract-presets.ts";
import {
  deletePolicy,
  evaluatePolicy,
  evaluatePolicyBatch,
  evaluateRows,
  getWatch,
  judgeWatched,
  savePolicy,
  tryPolicy,
  watchPolicy,
} from "../../lib/domains/policies/index.ts";
import { Policy } from "../../lib/domains/policies/policy-schema.ts";
import type { RuleResult } from "../../lib/domains/policies/schemas.ts";
import { createSnapshotToken } from "../../lib/domains/policies/snapshot.ts";
import { readSnapshotScores } from "../../lib/domains/policies/snapshot-scores.ts";
import { boardsOf } from "../../lib/domains/scores/index.ts";
import { readArtifact } from "../../scripts/contracts/artifacts.ts";
import { addressNumber, writeScoreRows } from "../factories/scores.ts";
import { type Anvil, startAnvil } from "../indexer/anvil.ts";
import { useContext } from "../setup/context.ts";
import { sendJson, startHttpServer, type TestServer } from "./http-server.ts";
import { placeMulticall } from "./place-multicall.ts";

const world = useContext();
const GENESIS = Math.floor(Date.parse("2026-01-01T00:00:00Z") / 1_000);
const DAY = 86_400;
/** All chains of the presets are this one node, each by a gate that names its id. */
const CHAINS = [1, 480, 8453] as const;
const people = Array.from({ length: 300 }, (_, i) => addressNumber(0x1000 + i));
const [alice, bob, carol] = people as [Address, Address, Address];
let anvil: Anvil;
let deployer: Hex;
let gates: TestServer[] = [];
let asked: { method: string; params: unknown[] }[] = [];
let hostile: Address;
/** Contracts whose calls the node does not answer. */
let dead: Address[] = [];
/** Contracts whose calls the node answers when this ends. */
let slow: { address: Address; until: Promise<void> } | null = null;
let paths = 0;

const rulesOf = (...rules: object[]) => Policy.parse({ op: "all", rules });
const developer: Actor = {
  ...{ kind: "key", developerId: "dev_1", wallet: alice, keyId: "key_1", tier: "enterprise" },
  permissions: ["read", "write", "admin"],
};

async function send(transaction: object): Promise<{ contractAddress: Address; status: string }> {
  const hash = await anvil.call("eth_sendTransaction", {
    from: deployer,
    gas: "0x1c9c380",
    gasPrice: "0x0",
    ...transaction,
  });
  await anvil.call("evm_mine");
  return (await anvil.call("eth_getTransactionReceipt", hash)) as { contractAddress: Address; status: string };
}

async function deploy(name: string, at?: Address): Promise<Address> {
  const { abi, bytecode } = readArtifact(name);
  const { contractAddress } = await send({ data: encodeDeployData({ abi, bytecode, args: [] }) });
  return at ? place(contractAddress, at) : contractAddress;
}

/** Puts a contract's code at an address. */
async function place(from: Address, at: Address): Promise<Address> {
  await anvil.call("anvil_setCode", at, await anvil.call("eth_getCode", from, "latest"));
  return at;
}

async function call(to: Address, signature: string, args: readonly unknown[], from = deployer): Promise<void> {
  const abi: Abi = parseAbi([`function ${signature}` as string]);
  const functionName = signature.slice(0, signature.indexOf("("));
  const { status } = await send({ to, from, data: encodeFunctionData({ abi, functionName, args }) });
  expect(status).toBe("0x1");
}

async function startGate(chainId: number): Promise<TestServer> {
  return startHttpServer(async (_request, body, response) => {
    const parsed = JSON.parse(body) as { id: number; method: string; params: unknown[] }[];
    const calls = Array.isArray(parsed) ? parsed : [parsed];
    asked.push(...calls);
    if (dead.some((address) => body.includes(address.slice(2)))) {
      response.writeHead(500);
      return response.end();
    }
    if (slow && body.includes(slow.address.slice(2))) await slow.until;
    if (!Array.isArray(parsed) && calls[0]?.method === "eth_chainId") {
      return sendJson(response, { jsonrpc: "2.0", id: calls[0].id, result: `0x${chainId.toString(16)}` });
    }
    const headers = { "content-type": "application/json" };
    response.end(await (await fetch(anvil.url, { method: "POST", body, headers })).text());
  });
}

/** A context whose chains nobody asked before. */
function freshContext(overrides: Partial<Context["env"]> = {}, actor: Actor = developer): Context {
  paths++;
  const chains = CHAINS.map((id, index) =>
    ChainConfig.parse({
      id,
      name: `chain ${id}`,
      rpcUrls: [`${gates[index]?.url}/${paths}`],
      local: true,
      finalityDepth: 0,
    }),
  );
  const ctx = world.ctx();
  return { ...ctx, actor, client: "a client", env: { ...ctx.env, CHAINS: chains, ...overrides } };
}

async function evaluateFor(identity: string, rule: object, ctx = freshContext()): Promise<RuleResult> {
  const { rules } = await evaluatePolicy(ctx, { policy: rulesOf(rule), identity });
  const [first] = rules;
  if (!first) throw new Error("one rule");
  return first;
}

const preset = (name: PresetId, rest: object, params: object = {}) => ({
  module: "contract",
  params: { preset: name, ...params },
  ...rest,
});
const ask = (signature: string, rest: object, params: object = {}) => ({
  module: "contract",
  params: { chainId: 1, address: hostile, function: signature, args: ["{wallet}"], ...params },
  ...rest,
});
const outcomeFor = async (identity: string, rule: object, ctx?: Context) =>
  (await evaluateFor(identity, rule, ctx)).outcome;

beforeAll(async () => {
  anvil = await startAnvil({ chainId: 1, genesis: GENESIS, accounts: 3 });
  [deployer] = (await anvil.call("eth_accounts")) as [Hex];
  gates = await Promise.all(CHAINS.map(startGate));
  await placeMulticall(anvil);
  hostile = await deploy("HostileAnswers");
  await writeScoreRows(
    world.ctx().pg,
    people.map((subject) => ({ subject, points: { activity: 100 }, at: new Date("2026-01-01T12:00:00Z") })),
  );
  await world.ctx().pg.query("insert into developer (id, wallet) values ('dev_1', $1)", [alice]);
  await boardsOf(world.ctx()).loaded;
}, 120_000);
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await boardsOf(world.ctx()).stop();
  await Promise.all(gates.map((gate) => gate.close()));
  await anvil?.stop();
});

const ethCalls = () => asked.filter(({ method }) => method === "eth_call");
/** The calls that the developer paid for. */
const paid = async () =>
  (await world.ctx().pg.query<{ calls: number }>("select calls from chain_read where party = 'dev_1'")).rows[0]?.calls;

describe("presets", () => {
  test("Human Passport: a score passes, and its reverts for none and for an old one are a no (a double of its decoder)", async () => {
    const { address } = contractPresets["passport-score"];
    const decoder = await deploy("PassportDecoderDouble", (address as Record<number, Address>)[8453]);
    const now = Number(
      BigInt(((await anvil.call("eth_getBlockByNumber", "latest", false)) as { timestamp: Hex }).timestamp),
    );
    await call(decoder, "set(address,uint256,uint64)", [alice, 250_000n, BigInt(now + DAY)]);
    await call(decoder, "set(address,uint256,uint64)", [bob, 250_000n, BigInt(now)]);
    const score = preset("passport-score", { cmp: "gte", value: "200000" }, { chainId: 8453 });
    const passing = await evaluateFor(alice, score);
    expect(passing).toMatchObject({ outcome: "pass", actual: "250000", block: { chainId: 8453 } });
    expect(await outcomeFor(bob, score)).toBe("fail");
    expect(await outcomeFor(carol, score)).toBe("fail");
    // The outcome of a revert is after negate: nobody without a passport has a score below 20.
    expect(await outcomeFor(carol, { ...score, negate: true })).toBe("fail");
    const human = preset("passport-human", { cmp: "eq", value: true }, { chainId: 8453 });
    expect(await Promise.all([alice, bob].map((one) => outcomeFor(one, human)))).toEqual(["pass", "fail"]);
    // What a rule that says nothing of reverts makes of them.
    const open = {
      module: "contract",
      params: {
        chainId: 8453,
        address: decoder,
        function: contractPresets["passport-score"].function,
        args: ["{wallet}"],
      },
      cmp: "gte",
      value: 1,
    };
    expect(await outcomeFor(carol, open)).toBe("indeterminate");
  });

  test.each(["coinbase-account", "coinbase-one"] as const)(
    "%s of Coinbase counts until it is revoked, expires or is of another issuer, though the indexer names it (EAS's own code)",
    async (name) => {
      const { address, code } = contractPresets[name];
      const registry = code?.chains[8453];
      const indexerAt = (address as Record<number, Address>)[8453];
      if (!registry || !indexerAt) throw new Error("the preset is on Base");
      const indexer = await deploy("AttestationIndexerDouble", indexerAt);
      const registryOfSchemas = await deploy("SchemaRegistry");
      const eas = readArtifact("EAS");
      const deployed = await send({
        data: encodeDeployData({ abi: eas.abi, bytecode: eas.bytecode, args: [registryOfSchemas] }),
      });
      await place(deployed.contractAddress, registry.eas);
      // The schema's UID depends on its text and resolver: here it is written where the registry keeps it, under Coinbase's.
      const schema = registry.schema;
      const slot = keccak256(`0x${schema.slice(2)}${"0".repeat(64)}`);
      const at = (offset: bigint) => `0x${(BigInt(slot) + offset).toString(16).padStart(64, "0")}`;
      await anvil.call("anvil_setStorageAt", registryOfSchemas, at(0n), schema);
      await anvil.call("anvil_setStorageAt", registryOfSchemas, at(1n), `0x${`01${"0".repeat(40)}`.padStart(64, "0")}`);
      await anvil.call("anvil_impersonateAccount", registry.attester);
      const attest = async (
        recipient: Address,
        expirationTime: bigint,
        from: Address = registry.attester,
      ): Promise<Hex> => {
        const data = encodeFunctionData({
          abi: eas.abi,
          functionName: "attest",
          args: [
            {
              schema,
              data: {
                recipient,
                expirationTime,
                revocable: true,
                refUID: `0x${"0".repeat(64)}`,
                data: `0x${"1".padStart(64, "0")}`,
                value: 0n,
              },
            },
          ],
        });
        const hash = await anvil.call("eth_sendTransaction", {
          from,
          to: registry.eas,
          data,
          gas: "0x989680",
          gasPrice: "0x0",
        });
        await anvil.call("evm_mine");
        const { logs } = (await anvil.call("eth_getTransactionReceipt", hash)) as { logs: { data: Hex }[] };
        const [log] = logs;
        if (!log) throw new Error("EAS did not attest");
        await call(indexer, "set(address,bytes32,bytes32)", [recipient, schema, log.data]);
        return log.data;
      };
      const time = Number(
        BigInt(((await anvil.call("eth_getBlockByNumber", "latest", false)) as { timestamp: Hex }).timestamp),
      );
      const rule = preset(name, { cmp: "eq", value: true }, { chainId: 8453 });
      const uid = await attest(alice, 0n);
      await attest(bob, BigInt(time + 1_000));
      const [, stranger] = (await anvil.call("eth_accounts")) as [Hex, Hex];
      await attest(carol, 0n, stranger);
      expect(await Promise.all(people.slice(0, 4).map((one) => outcomeFor(one, rule)))).toEqual([
        "pass",
        "pass",
        "fail",
        "fail",
      ]);
      await call(
        registry.eas,
        "revoke((bytes32 schema,(bytes32 uid,uint256 value) data) request)",
        [{ schema, data: { uid, value: 0n } }],
        registry.attester,
      );
      await anvil.call("evm_increaseTime", 2_000);
      await anvil.call("evm_mine");
      expect(await Promise.all([alice, bob].map((one) => outcomeFor(one, rule)))).toEqual(["fail", "fail"]);
    },
  );

  test("Hats: who wears the hat passes; standing is good without one (a double)", async () => {
    const hats = await deploy("HatsDouble", contractPresets["hats-wearer"].address as Address);
    const hat = `0x${"00000001".padEnd(64, "0")}`;
    await call(hats, "set(address,uint256,bool)", [alice, BigInt(hat), true]);
    const rule = preset("hats-wearer", { cmp: "eq", value: true }, { chainId: 1, args: [hat] });
    expect(await Promise.all([alice, bob].map((one) => outcomeFor(one, rule)))).toEqual(["pass", "fail"]);
    // On a chain without the contract nothing is known.
    const address: Address = `0x${"77".repeat(20)}`;
    const nowhere = {
      module: "contract",
      params: { chainId: 1, address, function: contractPresets["hats-wearer"].function, args: ["{wallet}", hat] },
      cmp: "eq",
      value: true,
    };
    expect(await evaluateFor(alice, nowhere)).toMatchObject({
      outcome: "indeterminate",
      reason: expect.stringContaining("no code"),
    });
  });

  test("Chainalysis: who is sanctioned, by the preset and as a screening list, whose rule and check say as of which block (a double)", async () => {
    const { address } = contractPresets["chainalysis-sanctions"];
    const oracle = await deploy("SanctionsListDouble", (address as Record<number, Address>)[1]);
    await call(oracle, "set(address,bool)", [alice, true]);
    const rule = preset("chainalysis-sanctions", { cmp: "eq", value: false }, { chainId: 1 });
    expect(await Promise.all([alice, bob].map((one) => outcomeFor(one, rule)))).toEqual(["fail", "pass"]);

    const SCREENING_LISTS = ScreeningLists.parse([
      { name: "sanctions", title: "Sanctions", oracle: { chainId: 1, preset: "chainalysis-sanctions" } },
      { name: "nowhere", title: "Nowhere", oracle: { chainId: 8453, preset: "chainalysis-sanctions" } },
    ]);
    const ctx = () => freshContext({ SCREENING_LISTS });
    const listed = (list: string) => ({ module: "listed", params: { list }, cmp: "eq", value: false });
    const { policy } = { policy: rulesOf(listed("sanctions")) };
    const results = await evaluatePolicyBatch(ctx(), { policy, identities: people.slice(0, 100) });
    expect(results.map(({ outcome }) => outcome)).toEqual(["fail", ...Array(99).fill("pass")]);
    expect(ethCalls().length).toBeLessThan(8);
    const [first] = results[0]?.rules ?? [];
    expect(first).toMatchObject({
      actual: true,
      block: { chainId: 1 },
      reason: expect.stringContaining("by its oracle as of block"),
    });
    expect(first?.dataAsOf).toMatch(/^2026-/);
    const unknown = await evaluateFor(bob, listed("nowhere"), ctx());
    expect(unknown).toMatchObject({
      outcome: "indeterminate",
      reason: expect.stringContaining("The list nowhere could not be asked."),
    });
    const { check } = await checkAddress(ctx(), { address: alice });
    expect(check.lists).toEqual([
      { list: "sanctions", asOf: first?.dataAsOf, entry: checksum(alice) },
      { list: "nowhere", asOf: null, entry: null },
    ]);
    expect(
      (await evaluateFor(bob, listed("sanctions"), freshContext({ SCREENING_LISTS, CHAIN_READS_PER_DAY: 0 }))).reason,
    ).toContain("CHAIN_READS_PER_DAY");
    await call(oracle, "set(address,bool)", [alice, false]);
    expect(await outcomeFor(alice, listed("sanctions"), ctx())).toBe("pass");
  });

  test("World ID: a date after the block passes, one that has lapsed does not, though it is not 0 (a double)", async () => {
    const book = await deploy(
      "AddressBookDouble",
      (contractPresets["world-id"].address as Record<number, Address>)[480],
    );
    const time = Number(
      BigInt(((await anvil.call("eth_getBlockByNumber", "latest", false)) as { timestamp: Hex }).timestamp),
    );
    await call(book, "set(address,uint256)", [alice, BigInt(time + DAY)]);
    await call(book, "set(address,uint256)", [bob, BigInt(time - 1)]);
    const rule = preset("world-id", { cmp: "gt", value: "{now}" }, { chainId: 480 });
    expect(await Promise.all([alice, bob, carol].map((one) => outcomeFor(one, rule)))).toEqual([
      "pass",
      "fail",
      "fail",
    ]);
  });

  test("Unlock: a key passes while it is valid (PublicLockV15 as its package has it)", async () => {
    const require = createRequire(import.meta.url);
    const { abi, bytecode } = require("@unlock-protocol/contracts/dist/abis/PublicLock/PublicLockV15.json") as {
      abi: Abi;
      bytecode: Hex;
    };
    const { contractAddress } = await send({ data: bytecode });
    // A lock is used behind a proxy; the code that was deployed may not be initialised.
    const lock = await place(contractAddress, `0x${"10c".padStart(40, "0")}`);
    const of = (functionName: string, args: readonly unknown[]) =>
      send({ to: lock, data: encodeFunctionData({ abi, functionName, args }) });
    const initialized = await of("initialize", [deployer, BigInt(DAY), zeroAddress, 0n, 100n, "A lock"]);
    expect(initialized.status).toBe("0x1");
    const granted = await of("grantKeys", [
      [alice, bob],
      [2n ** 63n, BigInt(GENESIS + 1)],
      [zeroAddress, zeroAddress],
    ]);
    expect(granted.status).toBe("0x1");
    const rule = preset("unlock-key", { cmp: "eq", value: true }, { chainId: 1, address: lock });
    expect(await Promise.all([alice, bob, carol].map((one) => outcomeFor(one, rule)))).toEqual([
      "pass",
      "fail",
      "fail",
    ]);
  });
});

describe("contracts of strangers", () => {
  const isTrue = { cmp: "eq", value: true };
  test("one that burns all gas, is too long, or returns no bool is not known, within a few calls", async () => {
    for (const name of ["burnsAlways", "isLong", "isBad"]) {
      asked = [];
      const rule = ask(`${name}(address) view returns (bool)`, isTrue, { onRevert: "fail" });
      const results = await evaluatePolicyBatch(freshContext(), {
        policy: rulesOf(rule),
        identities: people.slice(0, 100),
      });
      expect(new Set(results.map(({ outcome }) => outcome)), name).toEqual(new Set(["indeterminate"]));
      expect(ethCalls().length, name).toBeLessThan(20);
    }
  });

  test("a wallet that makes its contract burn gas spoils no other wallet's answer", async () => {
    await call(hostile, "setBurns(address)", [bob]);
    const rule = ask("burnsFor(address) view returns (bool)", isTrue, { onRevert: "fail" });
    const results = await evaluatePolicyBatch(freshContext(), {
      policy: rulesOf(rule),
      identities: people.slice(0, 100),
    });
    expect(results.map(({ outcome }) => outcome)).toEqual(
      people.slice(0, 100).map((one) => (one === bob ? "indeterminate" : "pass")),
    );
  });

  test("one that catches its own lack of gas is not believed where other wallets took it", async () => {
    for (const one of [alice, bob, carol]) await call(hostile, "setBurns(address)", [one]);
    const rule = ask("catchesLack(address) view returns (bool)", isTrue);
    const results = await evaluatePolicyBatch(freshContext(), {
      policy: rulesOf(rule),
      identities: people.slice(0, 100),
    });
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(["pass"]));
    expect(ethCalls().length).toBeLessThan(60);
  });

  test("the words of a revert are neither shown nor believed; a revert without words is its own", async () => {
    const spoken = (onRevert?: string) => ask("revertsWithText(address) view returns (bool)", isTrue, { onRevert });
    const shown = await evaluateFor(alice, spoken());
    expect(shown.outcome).toBe("indeterminate");
    expect(JSON.stringify(shown)).not.toContain("script");
    expect(await outcomeFor(alice, spoken("fail"))).toBe("fail");
    expect(await outcomeFor(alice, { ...spoken("fail"), negate: true })).toBe("fail");
    const silent = ask("revertsWithNothing(address) view returns (bool)", isTrue, { onRevert: "fail" });
    const results = await evaluatePolicyBatch(freshContext(), {
      policy: rulesOf(silent),
      identities: people.slice(0, 100),
    });
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(["fail"]));
  });

  test("one that answers by its caller sees the same caller with Multicall3 and without it", async () => {
    const rule = ask("caller(address) view returns (address)", { cmp: "eq", value: checksum(MULTICALL3) });
    expect(await outcomeFor(alice, rule)).toBe("pass");
    const code = await anvil.call("eth_getCode", MULTICALL3, "latest");
    await anvil.call("anvil_setCode", MULTICALL3, "0x00");
    const alone = await evaluatePolicyBatch(freshContext(), { policy: rulesOf(rule), identities: people.slice(0, 60) });
    await anvil.call("anvil_setCode", MULTICALL3, code);
    expect(new Set(alone.map(({ outcome }) => outcome))).toEqual(new Set(["pass"]));
    expect(ethCalls().filter(({ params }) => (params[0] as { to: string }).to !== MULTICALL3)).toHaveLength(60);
  });

  test("one that answers by the block is asked as of the named block, for all wallets", async () => {
    const { actual, block } = await evaluateFor(
      alice,
      ask("blockNumber(address) view returns (uint256)", { cmp: "gte", value: 1 }),
    );
    expect(actual).toBe(String(block?.number));
    const header = (await anvil.call("eth_getBlockByNumber", `0x${block?.number.toString(16)}`, false)) as {
      hash: string;
    };
    expect(block?.hash).toBe(header.hash);
  });

  test("a contract whose code is removed is not known any more", async () => {
    const gone = await deploy("HostileAnswers");
    const rule = ask("caller(address) view returns (address)", { cmp: "ne", value: zeroAddress }, { address: gone });
    expect(await outcomeFor(alice, rule)).toBe("pass");
    await anvil.call("anvil_setCode", gone, "0x");
    await anvil.call("evm_mine");
    expect(await outcomeFor(alice, rule)).toBe("indeterminate");
  });

  test("a proxy of a contract that is removed returns nothing, which is neither a no nor a revert", async () => {
    const behind = await deploy("HostileAnswers");
    // The code of ERC-1167.
    const code: Hex = `0x3d602d80600a3d3981f3363d3d373d3d3d363d73${behind.slice(2)}5af43d82803e903d91602b57fd5bf3`;
    const { contractAddress: proxy } = await send({ data: code });
    const rule = (onRevert: string) =>
      ask("burnsFor(address) view returns (bool)", isTrue, { address: proxy, onRevert });
    expect(await outcomeFor(alice, rule("fail"))).toBe("pass");
    await anvil.call("anvil_setCode", behind, "0x");
    await anvil.call("evm_mine");
    for (const onRevert of ["fail", "indeterminate"]) {
      for (const negate of [false, true]) {
        expect(await outcomeFor(alice, { ...rule(onRevert), negate })).toBe("indeterminate");
      }
    }
  });

  test("one of several results is compared", async () => {
    const of = (result: number, rest: object) =>
      ask("many(address) view returns (bool, int8, uint256[2], bytes32)", rest, { result });
    expect(await outcomeFor(alice, of(1, { cmp: "eq", value: -5 }))).toBe("pass");
    expect(await outcomeFor(alice, of(3, { cmp: "gt", value: "7" }))).toBe("pass");
    expect(await outcomeFor(alice, of(4, { cmp: "eq", value: `0x${"9".padStart(64, "0")}` }))).toBe("pass");
  });
});

describe("what a rule costs the node", () => {
  const rule = () => ask("caller(address) view returns (address)", { cmp: "ne", value: zeroAddress });
  test("at most one call for a hundred wallets where Multicall3 is, and none until the next block", async () => {
    const ctx = freshContext();
    const identities = people.slice(0, 100);
    await evaluatePolicyBatch(ctx, { policy: rulesOf(rule()), identities });
    expect(ethCalls()).toHaveLength(1);
    expect(ethCalls()[0]?.params[0]).toMatchObject({ gas: "0xf42400" });
    await evaluatePolicyBatch(ctx, { policy: rulesOf(rule()), identities });
    expect(ethCalls()).toHaveLength(1);
    await anvil.call("evm_mine");
    await evaluatePolicyBatch(
      { ...ctx, now: new Date(ctx.now.getTime() + 2_000) },
      { policy: rulesOf(rule()), identities },
    );
    expect(ethCalls()).toHaveLength(2);
  });

  test("contracts that the node does not answer for empty no other contract's results", async () => {
    dead = [addressNumber(0xdead01), addressNumber(0xdead02)];
    try {
      const call = "caller(address) view returns (address)";
      const other = ask(call, { cmp: "ne", value: zeroAddress });
      const slow = dead.map((address) => ({ ...other, params: { ...other.params, address } }));
      const { rules } = await evaluatePolicy(freshContext(), { policy: rulesOf(...slow, other), identity: alice });
      expect(rules.map(({ outcome }) => outcome)).toEqual(["indeterminate", "indeterminate", "pass"]);
    } finally {
      dead = [];
    }
  });
  test("a slow contract of one developer's list delays no other's", async () => {
    let answer = () => {};
    slow = { address: addressNumber(0x510e), until: new Promise((resolve) => (answer = resolve)) };
    const { client: _, ...work } = freshContext({}, { kind: "system" });
    const other = rule();
    const listOf = (asker: string, one: object) =>
      evaluateRows(work, { policy: rulesOf(one), at: undefined, chainId: undefined, asker }, people);
    const params = { ...other.params, address: slow.address };
    // Each has more parts than a developer's calls at once.
    let isOver = false;
    const hostileList = listOf("dev_1", { ...other, params }).finally(() => (isOver = true));
    await expect.poll(() => ethCalls().length).toBe(2);
    const rows = await listOf("dev_2", other);
    expect([new Set(rows.map(({ result }) => result?.outcome)), isOver]).toEqual([new Set(["pass"]), false]);
    answer();
    slow = null;
    await hostileList;
  });

  test("an evaluation that nobody waits for any more asks nothing further, and pays for nothing further", async () => {
    await world.ctx().pg.query("delete from chain_read");
    let answer = () => {};
    slow = { address: addressNumber(0x510e), until: new Promise((resolve) => (answer = resolve)) };
    const unwanted = new AbortController();
    const { client: _, ...work } = freshContext({}, { kind: "system" });
    const one = rule();
    const policy = rulesOf({ ...one, params: { ...one.params, address: slow.address } });
    const evaluate = () =>
      evaluateRows(
        { ...work, signal: () => unwanted.signal },
        { policy, at: undefined, chainId: undefined, asker: "dev_1" },
        people,
      );
    // Three calls, two of which are made at once.
    const evaluating = evaluate();
    await expect.poll(() => ethCalls().length).toBe(2);
    unwanted.abort();
    answer();
    slow = null;
    await expect(evaluating).rejects.toThrow("abort");
    await expect(evaluate()).rejects.toThrow("abort");
    expect([ethCalls().length, await paid()]).toEqual([2, 3]);
  });

  test.each([
    ["cancelled", (ctx: Context, listId: string) => changeList(ctx, { listId, state: "cancelled" })],
    ["deleted", (ctx: Context, listId: string) => deleteList(ctx, { listId })],
  ])("of a list that is %s meanwhile no further page is paid for", async (_, end) => {
    await world.ctx().pg.query("delete from chain_read");
    const ctx = freshContext();
    const address = addressNumber(0x510e);
    let answer = () => {};
    // So many rules that there are three pages; each is one call of the node.
    const params = { ...rule().params, address };
    const policy = rulesOf(...Array.from({ length: 11 }, () => ({ ...rule(), params })));
    const { id: listId } = await createList(ctx, { identities: people, policy, read: "none" });
    const { client: _client, ...work } = { ...ctx, actor: { kind: "system" } as const };
    const turn = (signal = new AbortController().signal) => workList(work, { listId, signal });
    await turn();
    // The first turn asks about a sample of the list, and begins no page.
    await turn(AbortSignal.abort());
    expect([ethCalls().length, await paid()]).toEqual([1, 1]);
    slow = { address, until: new Promise((resolve) => (answer = resolve)) };
    const evaluating = turn();
    await expect.poll(paid).toBe(3);
    await end(ctx, listId);
    answer();
    slow = null;
    await evaluating;
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect([ethCalls().length, await paid()]).toEqual([3, 3]);
    await world.ctx().pg.query("delete from list");
  });

  test("50 rules of one contract are 50 questions at most", async () => {
    const policy = rulesOf(
      ...Array.from({ length: 50 }, (_, n) =>
        ask("many(address) view returns (bool, int8, uint256[2], bytes32)", { cmp: "lt", value: n }, { result: 1 }),
      ),
    );
    const [result] = await evaluatePolicyBatch(freshContext(), { policy, identities: [alice] });
    expect(result?.outcome).toBe("pass");
    expect(ethCalls()).toHaveLength(1);
  });

  test("beyond CHAIN_READS_PER_DAY nothing is asked, and another developer has its own", async () => {
    await world.ctx().pg.query("delete from chain_read");
    const ctx = freshContext({ CHAIN_READS_PER_DAY: 1 });
    expect(await outcomeFor(alice, rule(), ctx)).toBe("pass");
    const refused = await evaluateFor(bob, rule(), ctx);
    expect(refused).toMatchObject({ outcome: "indeterminate", reason: expect.stringContaining("CHAIN_READS_PER_DAY") });
    const other = { ...ctx, actor: { ...developer, developerId: "dev_2" } as Actor };
    expect(await outcomeFor(bob, rule(), other)).toBe("pass");
    await world.ctx().pg.query("delete from chain_read");
  });
});

describe("visitors of a developer's policy", () => {
  const anonymous: Actor = { kind: "anonymous" };
  const callsOf = async () => {
    const { rows } = await world
      .ctx()
      .pg.query<{ party: string; calls: number }>("select party, calls from chain_read order by party");
    return rows.map(({ party, calls }) => [party.split(" ")[0], calls]);
  };
  const visit = (client: string, gate: string | undefined, most = 20) =>
    evaluatePolicy(
      { ...freshContext({ CHAIN_READS_PER_DAY: most }, anonymous), client },
      { policy: rulesOf(preset("passport-human", { cmp: "eq", value: true }, { chainId: 8453 })), identity: bob, gate },
    );
  const isUsedUp = ({ rules }: Awaited<ReturnType<typeof visit>>) =>
    Boolean(rules[0]?.reason.includes("CHAIN_READS_PER_DAY"));

  test("at gates each has a tenth of the developer's calls at most, and all together what the developer has", async () => {
    await world.ctx().pg.query("delete from chain_read");
    const all: boolean[] = [];
    for (let n = 0; n < 4; n++) all.push(isUsedUp(await visit("one", "dev_1")));
    expect(all).toEqual([false, false, true, true]);
    expect(isUsedUp(await visit("two", "dev_1"))).toBe(false);
    expect(await callsOf()).toEqual([
      ["dev_1", 3],
      ["visitor", expect.any(Number)],
      ["visitor", expect.any(Number)],
    ]);
    await world.ctx().pg.query("update chain_read set calls = 20 where party = 'dev_1'");
    expect(isUsedUp(await visit("three", "dev_1"))).toBe(true);
    expect(isUsedUp(await visit("three", "dev_2"))).toBe(false);
    await world.ctx().pg.query("delete from chain_read");
  });

  test("of a Snapshot address each has as many as it leaves, the service's own work all", async () => {
    await world.ctx().pg.query("delete from chain_read");
    const ctx = { ...freshContext({ CHAIN_READS_PER_DAY: 10 }, anonymous), client: "one" };
    const spend = openSpending(ctx, "dev_1");
    const spent: boolean[] = [];
    for (let n = 0; n < 7; n++) spent.push(await spend(1));
    expect(spent).toEqual([true, true, true, true, true, false, false]);
    expect(await openSpending({ ...ctx, client: "two" }, "dev_1")(1)).toBe(true);
    const own = openSpending({ ...ctx, actor: developer }, "dev_1");
    expect([await own(4), await own(1)]).toEqual([true, false]);
    // Visitors of pages are nobody, with an address.
    const page = openSpending({ ...ctx, actor: { kind: "system" } }, "dev_3", 0.1);
    expect([await page(1), await page(1)]).toEqual([true, false]);
    const { client: _, ...noClient } = ctx;
    const work = openSpending({ ...noClient, actor: { kind: "system" } }, "dev_2");
    expect([await work(10), await work(1)]).toEqual([true, false]);
    await world.ctx().pg.query("delete from chain_read");
  });

  test("with a publishable key each has as many as one without a key, and none of the developer's", async () => {
    await world.ctx().pg.query("delete from chain_read");
    const rule = ask("caller(address) view returns (address)", { cmp: "ne", value: zeroAddress });
    const { id } = await savePolicy(freshContext(), { name: "Page", policy: rulesOf(rule) });
    const page: Actor = {
      ...{ kind: "publishable", developerId: "dev_1", keyId: "key_2", tier: "enterprise" },
      ...{ permissions: ["read"], policyIds: [id] },
    };
    const ctx = freshContext({ CHAIN_READS_PER_DAY: 4 }, page);
    const visitPage = async (client: string, identity: string) =>
      isUsedUp(await evaluatePolicy({ ...ctx, client }, { policyId: id, identity }));
    const used: boolean[] = [];
    for (const one of people.slice(0, 5)) used.push(await visitPage("one", one));
    expect(used).toEqual([false, false, false, false, true]);
    expect(await visitPage("two", people[5] ?? alice)).toBe(false);
    expect(await callsOf()).toEqual([
      ["network", expect.any(Number)],
      ["network", expect.any(Number)],
    ]);
    await deletePolicy(freshContext(), { policyId: id });
    await world.ctx().pg.query("delete from chain_read");
  });
});

test("a watch asks contracts once a day, and tells what changed", async () => {
  const hats = await deploy("HatsDouble");
  const hat = `0x${"00000002".padEnd(64, "0")}`;
  await call(hats, "set(address,uint256,bool)", [alice, BigInt(hat), true]);
  const args = ["{wallet}", hat];
  const rule = ask("isWearerOfHat(address,uint256) view returns (bool)", { cmp: "eq", value: true }, { args });
  const ctx = freshContext();
  const policy = rulesOf({ ...rule, params: { ...rule.params, address: hats } });
  const { id: policyId } = await savePolicy(ctx, { name: "Wearers", policy });
  await watchPolicy(ctx, { policyId, identities: [alice, bob] });
  const judge = async () => {
    const { client: _, ...work } = { ...ctx, now: world.now, actor: { kind: "system" } as const };
    // As a worker does: what a turn finds to ask chains waits for the other.
    for (const readsChain of [false, true])
      await judgeWatched(work, { readsChain, signal: new AbortController().signal });
    const { outcomes } = await getWatch({ ...ctx, now: world.now }, { policyId, limit: 10, offset: 0 });
    return [alice, bob].map((one) => outcomes.find(({ address }) => address.toLowerCase() === one)?.outcome);
  };
  expect(await judge()).toEqual(["pass", "fail"]);
  await call(hats, "set(address,uint256,bool)", [bob, BigInt(hat), true]);
  expect(await judge()).toEqual(["pass", "fail"]);
  world.now = new Date(world.now.getTime() + 2 * DAY * 1_000);
  expect(await judge()).toEqual(["pass", "pass"]);
  world.now = new Date(world.now.getTime() - 2 * DAY * 1_000);
  await deletePolicy(ctx, { policyId });
});

describe("who may ask which contract", () => {
  const any = () => ask("caller(address) view returns (address)", { cmp: "ne", value: zeroAddress });
  const known = preset("passport-human", { cmp: "eq", value: true }, { chainId: 8453 });
  const anonymous: Actor = { kind: "anonymous" };
  const tries = (rule: object, ctx: Context) => tryPolicy(ctx, { policy: rulesOf(rule), identity: alice });
  test("by default a key asks any contract, and who has none those of presets", async () => {
    expect(await outcomeFor(alice, any())).toBe("pass");
    const ctx = freshContext({}, anonymous);
    await expect(tries(any(), ctx)).rejects.toMatchObject({
      code: "INVALID_REQUEST",
      details: [{ path: "body.policy.rules.0.params" }],
    });
    await expect(tryPolicy(ctx, { policy: rulesOf(any()) })).rejects.toMatchObject({ code: "INVALID_REQUEST" });
    const held = { module: "held", params: { chainId: 1, token: hostile, minimum: "1" }, cmp: "gte", value: 0 };
    const open = preset("unlock-key", { cmp: "eq", value: true }, { chainId: 1, address: hostile });
    for (const one of [held, open]) {
      await expect(tries(one, ctx)).rejects.toMatchObject({ code: "INVALID_REQUEST" });
      await expect(outcomeFor(alice, one, freshContext({ CONTRACT_RULES: "presets" }))).rejects.toMatchObject({
        code: "INVALID_REQUEST",
      });
    }
    expect((await tries(known, ctx))?.rules).toHaveLength(1);
  });
  test("with `any` everybody does, and with `presets` nobody, not by a policy that was saved before either", async () => {
    expect((await tries(any(), freshContext({ CONTRACT_RULES: "any" }, anonymous)))?.outcome).toBe("pass");
    const ctx = freshContext({ CONTRACT_RULES: "presets" });
    await expect(outcomeFor(alice, any(), ctx)).rejects.toMatchObject({ code: "INVALID_REQUEST" });
    await expect(savePolicy(ctx, { name: "Any", policy: rulesOf(any()) })).rejects.toMatchObject({
      code: "INVALID_REQUEST",
    });
    const saved = await evaluatePolicy(ctx, { policy: rulesOf(any()), isSaved: true, identity: alice });
    expect(saved.rules[0]).toMatchObject({
      outcome: "indeterminate",
      reason: expect.stringContaining("presets alone"),
    });
  });
});

test("a past day is asked at its last block, as an archive node has it; Snapshot takes such a rule, and refuses one on names", async () => {
  const number = ask("blockNumber(address) view returns (uint256)", { cmp: "gte", value: 1 });
  const days: number[] = [];
  const dated = await deploy("HostileAnswers");
  const moveTo = async (day: number, second: number) => {
    await anvil.call("evm_setNextBlockTimestamp", GENESIS + day * DAY + second);
    await anvil.call("evm_mine");
    return Number(BigInt((await anvil.call("eth_blockNumber")) as Hex));
  };
  for (const day of [3, 4, 5]) for (const second of [5, DAY - 1]) days[day] = await moveTo(day, second);
  await moveTo(6, 60);
  await world.ctx().pg.query(
    `insert into chain_cursor (chain_id, block_number, block_time, state, updated_at)
     select unnest($1::bigint[]), 1, $2, 'following', now()`,
    [[...CHAINS], GENESIS + 10 * DAY],
  );
  world.now = new Date((GENESIS + 12 * DAY) * 1_000);
  const ctx = freshContext();
  const at = (day: number) => GENESIS + day * DAY;
  for (const day of [4, 3]) {
    const { rules } = await evaluatePolicy(ctx, {
      policy: rulesOf({ ...number, params: { ...number.params, address: dated } }),
      identity: alice,
      at: at(day),
    });
    expect(rules[0]).toMatchObject({ actual: String(days[day]), block: { number: days[day] } });
  }
  const late = await evaluatePolicy(ctx, { policy: rulesOf(number), identity: alice, at: at(7) });
  expect(late.rules[0]).toMatchObject({
    outcome: "indeterminate",
    reason: expect.stringContaining("no final block after that day yet"),
  });
  const { id: policyId } = await savePolicy(ctx, { name: "Dated", policy: rulesOf(number) });
  const { url } = await createSnapshotToken(ctx, { policyId });
  expect(url).toContain("/snapshot/");
  // Anybody can make up addresses: those without a wallet are read first, at the owner's charge, and no contract is asked before.
  const followed = ctx.env.CHAINS.map((chain) => ({ ...chain, wallets: "all" as const }));
  const visitor = { ...ctx, actor: { kind: "anonymous" } as const, client: "a visitor" };
  const env = { ...ctx.env, CHAINS: followed, LIST_READS_PER_DAY: 0 };
  const token = url.slice(url.lastIndexOf("/") + 1);
  const vote = { token, network: "1", snapshot: "latest" as const, addresses: [addressNumber(0xfade)] };
  asked = [];
  await expect(readSnapshotScores({ ...visitor, env }, vote)).rejects.toMatchObject({
    code: "INDETERMINATE",
    message: expect.stringContaining("as may be read for it"),
  });
  expect(ethCalls()).toEqual([]);
  const byName = ask(
    "nameOf(string) view returns (bytes32)",
    { cmp: "eq", value: keccak256(toBytes("alice")) },
    { args: ["{name}"] },
  );
  const named = await savePolicy(ctx, { name: "Named", policy: rulesOf(byName) });
  await expect(createSnapshotToken(ctx, { policyId: named.id })).rejects.toMatchObject({ code: "NOT_ELIGIBLE" });
});
