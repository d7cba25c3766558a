import {
  type Abi,
  encodeAbiParameters,
  encodeDeployData,
  encodeEventTopics,
  encodeFunctionData,
  encodeFunctionResult,
  type Hex,
  multicall3Abi,
  numberToHex,
  parseAbi,
  toEventSelector,
  zeroAddress,
  zeroHash,
} from "viem";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { easAbi } from "../../lib/chain/eas-reader.ts";
import { type Address, ChainConfig } from "../../lib/core/chains.ts";
import type { Context } from "../../lib/core/context.ts";
import {
  changeList,
  createSourcedList,
  getList,
  getResults,
  readSource,
  rerunList,
  workList,
} from "../../lib/domains/lists/index.ts";
import { ListSource } from "../../lib/domains/lists/source-schemas.ts";
import { boardsOf } from "../../lib/domains/scores/index.ts";
import { readArtifact } from "../../scripts/contracts/artifacts.ts";
import { addressNumber, writeScoreRows } from "../factories/scores.ts";
import { signedIn } from "../factories/sessions.ts";
import { type Anvil, startAnvil } from "../indexer/anvil.ts";
import { useContext } from "../setup/context.ts";
import { sendJson, startHttpServer, type TestServer } from "./http-server.ts";
import { placeMulticall } from "./place-multicall.ts";

// Lists from a local chain. Tokens, the governor and EAS run the bytecode of their npm packages. Rebasing and fee tokens, Compound's Alpha, votes with
// parameters and the Safe are doubles: contracts whose answers and logs the test writes.

const holder = useContext({ env: { LISTS_PER_DEVELOPER: "100" } });
const CHAIN = 31_337;
const wallets = Array.from({ length: 6 }, (_, n) => addressNumber(0x3000 + n)) as [
  Address,
  Address,
  Address,
  Address,
  Address,
  Address,
];
const [ann, ben, cat, dan] = wallets;
const { signal } = new AbortController();
let anvil: Anvil;
let gate: TestServer;
let pool: Address;
/** What the node answers in place of the chain; null: as the chain does. */
let intercept: (call: { method: string; params: unknown[] }) => object | null | Promise<object> = () => null;

async function send(transaction: object, from: Address = pool): Promise<Address> {
  await anvil.call("anvil_impersonateAccount", from);
  const fixed = { gas: "0x1c9c380", gasPrice: "0x0", from };
  const hash = await anvil.call("eth_sendTransaction", { ...fixed, ...transaction });
  await anvil.call("evm_mine");
  const receipt = (await anvil.call("eth_getTransactionReceipt", hash)) as { contractAddress: Address; status: Hex };
  expect(receipt.status).toBe("0x1");
  return receipt.contractAddress;
}

const deploy = (name: string, args: readonly unknown[] = []) =>
  send({ data: encodeDeployData({ ...readArtifact(name), args }) });

function call(name: string, to: Address, functionName: string, args: readonly unknown[] = [], from?: Address) {
  const { abi } = readArtifact(name);
  return send({ to, data: encodeFunctionData({ abi: abi as Abi, functionName, args }) }, from);
}

const scripted = parseAbi([
  "function totalSupply() view returns (uint256)",
  "function balanceOf(address) view returns (uint256)",
  "function getOwners() view returns (address[])",
  "function getThreshold() view returns (uint256)",
  "function isOwner(address) view returns (bool)",
  "event Transfer(address indexed from, address indexed to, uint256 value)",
]);

/** A contract that gives these answers. */
async function script(
  answers: readonly (readonly [name: string, args: readonly unknown[], result: Hex])[],
): Promise<Address> {
  const double = await deploy("ScriptedContract");
  for (const [functionName, args, result] of answers) {
    const asked = encodeFunctionData({ abi: scripted as Abi, functionName, args });
    await call("ScriptedContract", double, "answer", [asked, result]);
  }
  return double;
}

const word = (value: bigint | number) => numberToHex(value, { size: 32 });
const writeLog = (double: Address, topics: readonly Hex[], data: Hex) =>
  call("ScriptedContract", double, "log", [topics, data]);
const transfer = (from: Address, to: Address) =>
  encodeEventTopics({ abi: scripted, eventName: "Transfer", args: { from, to } }) as Hex[];

let developers = 0;
let ctx: Context;

function context(more: Partial<Context>): Context {
  const base = holder.ctx(more);
  const chain = { id: CHAIN, name: "local", rpcUrls: [gate.url], local: true, finalityDepth: 0, wallets: "tracked" };
  const contracts = eas && { eas, easVersion: "1.3.0", schemaRegistry: registry };
  return { ...base, env: { ...base.env, CHAINS: [ChainConfig.parse({ ...chain, ...(contracts && { contracts }) })] } };
}

/** Begins a list and works it as workers do, until it ends or waits for another day. */
async function made(source: object, more: object = {}) {
  const { id } = await createSourcedList(ctx, { source: ListSource.parse(source), read: "none", ...more });
  return work(id);
}

let seconds = 0;
/** Later than ever before. */
const later = () => new Date(holder.now.getTime() + 2_000 * ++seconds);

async function work(id: string) {
  for (let turn = 0; turn < 50; turn++) {
    const list = await getList(ctx, { listId: id });
    // The final block is remembered for a second of the clock.
    ctx = { ...ctx, now: later() };
    if (list.state === "waiting") await readSource(ctx, { listId: id, signal });
    if (list.state === "waiting" && (await getList(ctx, { listId: id })).reason !== null) break;
    else if (list.state !== "waiting") await workList(ctx, { listId: id, signal });
    if (["complete", "failed"].includes(list.state)) break;
  }
  const list = await getList(ctx, { listId: id });
  let text = "";
  if (list.state === "complete") {
    for await (const chunk of await getResults(ctx, { listId: id, format: "ndjson", order: "rows" }))
      text += Buffer.from(chunk);
  }
  const members = text
    .split("\n")
    .flatMap((line) => (line ? [(JSON.parse(line) as { address: string }).address.toLowerCase()] : []));
  const left = await ctx.pg.query("select 1 from list_balance where list_id = $1", [id]);
  return { list, members, left: left.rowCount };
}

let token: Address;
let eas: Address | undefined;
let registry: Address | undefined;

beforeAll(async () => {
  anvil = await startAnvil({ chainId: CHAIN, genesis: 1_767_225_600, accounts: 1 });
  [pool] = (await anvil.call("eth_accounts")) as [Address];
  gate = await startHttpServer(async (_request, body, response) => {
    const answerOf = async (asked: { id: number; method: string; params: unknown[] }) => {
      const own = await intercept(asked);
      if (own) return { jsonrpc: "2.0", id: asked.id, ...own };
      const headers = { "content-type": "application/json" };
      return (await fetch(anvil.url, { method: "POST", body: JSON.stringify(asked), headers })).json();
    };
    const asked = JSON.parse(body);
    sendJson(response, Array.isArray(asked) ? await Promise.all(asked.map(answerOf)) : await answerOf(asked));
  });
  await placeMulticall(anvil);
  token = await deploy("LocalToken", ["T", "T"]);
  await call("LocalToken", token, "mint", [ann, 500n]);
  await call("LocalToken", token, "mint", [ben, 300n]);
  await call("LocalToken", token, "transfer", [cat, 200n], ann);
  // To oneself, and everything away.
  await call("LocalToken", token, "transfer", [ben, 300n], ben);
  await call("LocalToken", token, "mint", [dan, 7n]);
  await call("LocalToken", token, "transfer", [cat, 7n], dan);
  await writeScoreRows(holder.ctx().pg, [{ subject: ann, points: { activity: 50 }, at: new Date("2026-01-10") }]);
});
beforeEach(async () => {
  intercept = () => null;
  await holder.ctx().pg.query("truncate list, list_row, list_balance, chain_read, day_count cascade");
  developers++;
  ctx = context({ actor: (await signedIn(holder, 0x100 + developers)).actor });
  await boardsOf(ctx).loaded;
});
afterAll(async () => {
  await boardsOf(holder.ctx()).stop();
  await gate.close();
  await anvil.stop();
});

test("holders of an ERC-20 are read at the final block, those of most first, and checked", async () => {
  const { list, members, left } = await made({ kind: "holders", chainId: CHAIN, token });
  expect(list.state).toBe("complete");
  expect(members).toEqual([ann, ben, cat]);
  expect(left).toBe(0);
  const head = Number(await anvil.call("eth_blockNumber"));
  expect(list.source).toMatchObject({ block: { number: head }, standard: "erc20", supply: "807" });
  expect(list.source?.checked).toContain("add up to totalSupply");
  expect(list.source?.progress?.from).toBeGreaterThan(0);
});

// Before a node shows that it keeps the first blocks, which is believed for an hour.
test("a chain that is not configured, and a node that forgot its first blocks, are said", async () => {
  const other = { kind: "holders", chainId: 7, token } as const;
  await expect(createSourcedList(ctx, { source: ListSource.parse(other) })).rejects.toMatchObject({
    code: "UNSUPPORTED_CHAIN",
  });
  // The node gives neither old state nor logs, and has no receipts to show for it.
  intercept = ({ method, params }) =>
    method === "eth_getCode" && params[1] !== "latest" && Number(params[1]) < 5
      ? { error: { code: -32000, message: "missing trie node 12 (path ) <nil>" } }
      : method === "eth_getLogs"
        ? { result: [] }
        : method.endsWith("Receipts") || method.endsWith("Receipt")
          ? { result: null }
          : null;
  const { list, left } = await made({ kind: "holders", chainId: CHAIN, token });
  expect(list).toMatchObject({
    state: "failed",
    reason: expect.stringContaining("does not keep the blocks or the state"),
  });
  expect(left).toBe(0);
});

test("a minimum and a past block are kept to, and a rerun reads the chain again", async () => {
  const first = await made({ kind: "holders", chainId: CHAIN, token, minimum: "250" });
  expect(first.members).toEqual([ann, ben]);
  const before = (first.list.source?.progress?.from ?? 0) + 1;
  const old = await made({ kind: "holders", chainId: CHAIN, token, block: before });
  expect(old.members).toEqual([ann]);
  const again = await work((await rerunList(ctx, { listId: old.list.id })).id);
  expect(again.members).toEqual([ann, ben, cat]);
  expect(again.list.previousId).toBe(old.list.id);
  expect(again.list.source?.block?.number).toBeGreaterThan(before);
  await expect(changeList(ctx, { listId: again.list.id, repair: true })).rejects.toThrow("run it again");
  const late = await made({ kind: "holders", chainId: CHAIN, token, block: 1_000_000 });
  expect(late.list).toMatchObject({ state: "failed", reason: expect.stringContaining("is not final") });
});

test("a token whose balances are not made of its logs is named as one, and nobody is believed", async () => {
  const [fromNobody, toBen] = [transfer(zeroAddress, ann), transfer(ann, ben)];
  const supplyOf = (units: number) => ["totalSupply", [], word(units)] as const;
  const balanceOf = (who: Address, units: number) => ["balanceOf", [who], word(units)] as const;
  const rebasing = await script([supplyOf(200), balanceOf(ann, 200)]);
  await writeLog(rebasing, fromNobody, word(100));
  const fee = await script([supplyOf(100), balanceOf(ann, 60), balanceOf(ben, 39)]);
  await writeLog(fee, fromNobody, word(100));
  await writeLog(fee, toBen, word(40));
  const unminted = await script([supplyOf(0), balanceOf(ann, 5), balanceOf(ben, 5)]);
  await writeLog(unminted, toBen, word(5));
  const silent = await script([balanceOf(ann, 5)]);
  await writeLog(silent, fromNobody, word(5));
  for (const [double, words] of [
    [rebasing, "they add up to 100, and its totalSupply is 200"],
    [fee, "40, and the contract states 39"],
    [unminted, "less than nothing"],
    [silent, "states no totalSupply"],
  ] as const) {
    const { list, left } = await made({ kind: "holders", chainId: CHAIN, token: double });
    expect(list).toMatchObject({ state: "failed", reason: expect.stringContaining(words), counts: { rows: 0 } });
    expect(left).toBe(0);
  }
});

test("holders of ERC-721 and ERC-1155, of any token or of one", async () => {
  const collection = await deploy("LocalCollection", ["C", "C"]);
  for (const who of [ann, ben, ben]) await call("LocalCollection", collection, "mint", [], who);
  await call("LocalCollection", collection, "transferFrom", [ben, cat, 2n], ben);
  const any = await made({ kind: "holders", chainId: CHAIN, token: collection });
  expect(any.members).toEqual([ann, ben, cat]);
  expect(any.list.source?.standard).toBe("erc721");
  const second = await made({ kind: "holders", chainId: CHAIN, token: collection, tokenId: "2" });
  expect(second.members).toEqual([cat]);
  const items = await deploy("LocalItems");
  await call("LocalItems", items, "mint", [1n, 10n], ann);
  await call("LocalItems", items, "mint", [2n, 4n], ann);
  await call("LocalItems", items, "safeBatchTransferFrom", [ann, ben, [1n, 2n], [3n, 4n], "0x"], ann);
  const of = (tokenId?: string) => made({ kind: "holders", chainId: CHAIN, token: items, tokenId, minimum: "7" });
  expect((await of()).members).toEqual([ann, ben]);
  expect((await of("1")).members).toEqual([ann]);
  expect((await of("1")).list.source?.standard).toBe("erc1155");
  const wrong = await made({ kind: "holders", chainId: CHAIN, token, tokenId: "1" });
  expect(wrong.list.reason).toContain("it has no token ids");
});

test("a collection that mints a part of its tokens without their logs is named as one", async () => {
  const silent = await script([
    ["totalSupply", [], word(3)],
    ["balanceOf", [ann], word(1)],
  ]);
  const minted = [...transfer(zeroAddress, ann), word(1)];
  await writeLog(silent, minted, "0x");
  const { list } = await made({ kind: "holders", chainId: CHAIN, token: silent });
  expect(list).toMatchObject({
    state: "failed",
    reason: expect.stringContaining("they name 1 tokens, and its totalSupply is 3"),
  });
});

test("logs of no known shape, and of a megabyte, say nothing", async () => {
  const confusing = await script([["totalSupply", [], word(5)]]);
  await writeLog(confusing, transfer(zeroAddress, ann), word(5));
  await writeLog(confusing, [...transfer(zeroAddress, ben), word(7)], "0x");
  const long = await script([["totalSupply", [], word(5)]]);
  await writeLog(long, transfer(zeroAddress, ann), `0x${"00".repeat(100_000)}`);
  for (const double of [confusing, long]) {
    const { list } = await made({ kind: "holders", chainId: CHAIN, token: double });
    expect(list).toMatchObject({ state: "failed", reason: expect.stringContaining("no known shape") });
  }
});

test("voters are read from all three events, each once and without those of no weight", async () => {
  const votes = await deploy("LocalVotes");
  const governor = await deploy("LocalGovernor", [votes, 1_000n]);
  for (const [who, units] of [
    [ann, 10n],
    [ben, 20n],
  ] as const) {
    await call("LocalVotes", votes, "mint", [who, units]);
    await call("LocalVotes", votes, "delegate", [who], who);
  }
  const proposal = [[ann], [0n], ["0x"], "one"] as const;
  await call("LocalGovernor", governor, "propose", proposal, ann);
  const { abi } = readArtifact("LocalGovernor");
  const [created] = (await anvil.call("eth_getLogs", { address: governor, fromBlock: "0x0", toBlock: "latest" })) as {
    data: Hex;
  }[];
  const proposalId = BigInt(created?.data.slice(0, 66) ?? 0);
  await anvil.call("anvil_mine", "0x3");
  await call("LocalGovernor", governor, "castVote", [proposalId, 1], ann);
  // With parameters, another event.
  await call("LocalGovernor", governor, "castVoteWithReasonAndParams", [proposalId, 0, "no", "0x01"], ben);
  await call("LocalGovernor", governor, "castVote", [proposalId, 1], cat);
  expect(abi.length).toBeGreaterThan(0);
  const real = await made({ kind: "voters", chainId: CHAIN, governor, proposalId: String(proposalId) });
  expect(real.members).toEqual([ben, ann]);
  const alpha = await script([]);
  const vote = (who: Address, id: bigint, weight: bigint) =>
    writeLog(
      alpha,
      [toEventSelector("VoteCast(address,uint256,bool,uint256)")],
      encodeAbiParameters(
        [{ type: "address" }, { type: "uint256" }, { type: "bool" }, { type: "uint256" }],
        [who, id, true, weight],
      ),
    );
  for (const [who, id, weight] of [
    [ann, 3n, 5n],
    [ann, 3n, 5n],
    [ben, 4n, 9n],
    [cat, 3n, 0n],
    [dan, 3n, 7n],
  ] as const)
    await vote(who, id, weight);
  expect((await made({ kind: "voters", chainId: CHAIN, governor: alpha, proposalId: "3" })).members).toEqual([
    ann,
    dan,
  ]);
  const none = await made({ kind: "voters", chainId: CHAIN, governor: alpha, proposalId: "5" });
  expect(none.list.reason).toContain("has no such proposal");
});

test("owners of a Safe are those of a contract that answers as one", async () => {
  const owners = encodeAbiParameters([{ type: "address[]" }], [[ben, ann]]);
  const safe = await script([
    ["getOwners", [], owners],
    ["getThreshold", [], word(2)],
    ["isOwner", [ben], word(1)],
  ]);
  expect((await made({ kind: "safe", chainId: CHAIN, address: safe })).members).toEqual([ben, ann]);
  const greedy = await script([
    ["getOwners", [], owners],
    ["getThreshold", [], word(3)],
    ["isOwner", [ben], word(1)],
  ]);
  for (const [address, words] of [
    [greedy, "as a Safe does"],
    [token, "as a Safe does"],
    [addressNumber(0xdead), "it is no contract"],
  ] as const) {
    const { list } = await made({ kind: "safe", chainId: CHAIN, address });
    expect(list).toMatchObject({ state: "failed", reason: expect.stringContaining(words) });
  }
});

test("receivers of a schema are those whose attestation is neither revoked nor expired", async () => {
  registry = await deploy("SchemaRegistry");
  eas = await deploy("EAS", [registry]);
  ctx = context({ actor: ctx.actor });
  await call("SchemaRegistry", registry, "register", ["bool ok", zeroAddress, true]);
  const [registered] = (await anvil.call("eth_getLogs", {
    address: registry,
    fromBlock: "0x0",
    toBlock: "latest",
  })) as { topics: Hex[] }[];
  const schema = registered?.topics[1] ?? zeroHash;
  const { timestamp } = (await anvil.call("eth_getBlockByNumber", "latest", false)) as { timestamp: Hex };
  const attest = async (recipient: Address, expirationTime: bigint, from = pool) => {
    const data = { recipient, expirationTime, revocable: true, refUID: zeroHash, data: "0x01", value: 0n };
    await call("EAS", eas as Address, "attest", [{ schema, data }], from);
    const logs = (await anvil.call("eth_getLogs", { address: eas, fromBlock: "latest", toBlock: "latest" })) as {
      data: Hex;
    }[];
    return logs[0]?.data.slice(0, 66) as Hex;
  };
  await attest(ann, 0n);
  const revoked = await attest(ben, 0n);
  await attest(cat, BigInt(timestamp) + 100n);
  await attest(dan, 0n, ann);
  await call("EAS", eas, "revoke", [{ schema, data: { uid: revoked, value: 0n } }]);
  expect((await made({ kind: "attested", chainId: CHAIN, schema })).members.sort()).toEqual([ann, cat, dan].sort());
  // An endpoint that is behind the block returns what EAS returns for what it does not know.
  const none = encodeFunctionResult({
    abi: easAbi,
    functionName: "getAttestation",
    result: {
      ...{ uid: zeroHash, schema: zeroHash, time: 0n, expirationTime: 0n, revocationTime: 0n, refUID: zeroHash },
      ...{ recipient: zeroAddress, attester: zeroAddress, revocable: false, data: "0x" },
    },
  });
  intercept = ({ method }) => {
    if (method !== "eth_call") return null;
    const results = Array.from({ length: 3 }, () => ({ success: true, returnData: none }));
    return { result: encodeFunctionResult({ abi: multicall3Abi, functionName: "aggregate3", result: results }) };
  };
  const behind = await made({ kind: "attested", chainId: CHAIN, schema });
  expect(behind.list).toMatchObject({ state: "waiting", reason: expect.stringContaining("It is asked again") });
  expect(behind.left).toBeGreaterThanOrEqual(3);
  intercept = () => null;
  expect((await work(behind.list.id)).members.sort()).toEqual([ann, cat, dan].sort());
  await anvil.call("evm_setNextBlockTimestamp", Number(timestamp) + 1_000);
  await anvil.call("evm_mine");
  const later = await made({ kind: "attested", chainId: CHAIN, schema, issuer: pool });
  expect(later.members).toEqual([ann]);
  expect(later.list.source?.checked).toContain("neither revoked nor expired");
});

test("the top of a board is a list without a chain", async () => {
  const { list, members } = await made({ kind: "board", limit: 3 });
  expect(members).toEqual([ann]);
  expect(list.source).toMatchObject({ asked: { kind: "board", limit: 3 }, block: null, progress: null });
});

test("a board of more than a page has each of its wallets once, in the order of ranks", async () => {
  const many = Array.from({ length: 230 }, (_, n) => ({
    ...{ subject: addressNumber(0x5000 + n), points: { activity: 900 - n }, at: new Date("2026-01-10") },
  }));
  await writeScoreRows(ctx.pg, many);
  const first = many.slice(0, 225).map(({ subject }) => subject);
  await expect.poll(async () => (await made({ kind: "board", limit: 225 })).members, { timeout: 5_000 }).toEqual(first);
});

test("what a worker read before it died counts once, also where two read at the same time", async () => {
  // One block an answer: many requests for one list.
  intercept = ({ method, params: [filter] }) => {
    const { fromBlock, toBlock } = (filter ?? {}) as { fromBlock?: Hex; toBlock?: Hex };
    return method === "eth_getLogs" && Number(toBlock) - Number(fromBlock) > 3
      ? { error: { code: -32005, message: "block range is too large" } }
      : null;
  };
  const { id } = await createSourcedList(ctx, {
    source: ListSource.parse({ kind: "holders", chainId: CHAIN, token }),
    read: "none",
  });
  let answers = 0;
  const dying = new AbortController();
  const within = intercept;
  intercept = (asked) => {
    if (asked.method === "eth_getLogs" && within(asked) === null && ++answers === 2) dying.abort();
    return within(asked);
  };
  await readSource({ ...ctx, now: later() }, { listId: id, signal: dying.signal }).catch(() => {});
  const [stored] = (await ctx.pg.query("select source_state as state from list where id = $1", [id])).rows;
  expect(stored.state.logs.next).toBeGreaterThan(stored.state.logs.from);
  expect(stored.state.isRead).toBeUndefined();
  intercept = within;
  await Promise.all([1, 2].map(() => readSource(ctx, { listId: id, signal }).catch(() => {})));
  // One of two at the same time may have made the list wait.
  let done = await work(id);
  for (let again = 0; again < 3 && done.list.state === "waiting"; again++) done = await work(id);
  expect(done.members).toEqual([ann, ben, cat]);
  expect(done.list.source?.supply).toBe("807");
});

test("a turn ends after three seconds if another list waits to be read, and otherwise goes on", async () => {
  let skipped = 0;
  const clock = performance.now.bind(performance);
  // For good: clients of the node believe that time only goes on.
  vi.spyOn(performance, "now").mockImplementation(() => clock() + skipped);
  let requests = 0;
  intercept = ({ method, params: [filter] }) => {
    const { fromBlock, toBlock } = (filter ?? {}) as { fromBlock?: Hex; toBlock?: Hex };
    if (method !== "eth_getLogs") return null;
    if (Number(toBlock) - Number(fromBlock) > 0)
      return { error: { code: -32005, message: "block range is too large" } };
    requests++;
    skipped += 2_000;
    return null;
  };
  const source = ListSource.parse({ kind: "holders", chainId: CHAIN, token });
  const begin = async () => (await createSourcedList({ ...ctx, now: later() }, { source, read: "none" })).id;
  const turn = async (listId: string) => {
    requests = 0;
    await readSource({ ...ctx, now: later() }, { listId, signal });
    return requests;
  };
  const id = await begin();
  const alone = await turn(id);
  expect(alone).toBeGreaterThanOrEqual(5);
  expect(alone).toBeLessThanOrEqual(7);
  // Of another developer.
  ctx = context({ actor: (await signedIn(holder, 0x100 + ++developers)).actor });
  const other = await begin();
  expect(await turn(id)).toBeLessThanOrEqual(3);
  // One that waits for its node is not due.
  await ctx.pg.query("update list set reason = 'Its chain does not answer.' where id = $1", [other]);
  expect(await turn(id)).toBeGreaterThanOrEqual(5);
});

test("calls count to the developer's day, and the list goes on when there are more", async () => {
  const few = { ...ctx, now: later(), env: { ...ctx.env, CHAIN_READS_PER_DAY: 4 } };
  const { id } = await createSourcedList(few, {
    source: ListSource.parse({ kind: "holders", chainId: CHAIN, token }),
    read: "none",
  });
  await readSource(few, { listId: id, signal });
  const waiting = await getList(ctx, { listId: id });
  expect(waiting).toMatchObject({
    state: "waiting",
    reason: expect.stringContaining("4 calls of nodes of a day are used up"),
  });
  expect((await work(id)).members).toEqual([ann, ben, cat]);
});

test("a node that does not answer is asked ever more rarely, for a day at most", async () => {
  let asked = 0;
  intercept = ({ method }) => {
    if (method !== "eth_getLogs") return null;
    asked++;
    return { error: { code: -32603, message: "internal" } };
  };
  const { list } = await made({ kind: "holders", chainId: CHAIN, token });
  const stateOf = async () =>
    (await ctx.pg.query("select source_state as state from list where id = $1", [list.id])).rows[0]?.state;
  const first = await stateOf();
  expect(first.failing.times).toBe(1);
  const before = asked;
  const since = new Date(first.failing.since).getTime();
  await readSource({ ...ctx, now: new Date(since + 60_000) }, { listId: list.id, signal });
  const second = await stateOf();
  expect(second.failing).toEqual({ since: first.failing.since, times: 2 });
  // Fewer blocks, so that fewer halves are asked for.
  expect(second.logs.atOnce).toBeLessThan(first.logs.atOnce);
  expect(asked - before).toBeLessThan(before);
  await readSource({ ...ctx, now: new Date(since + 86_400_001) }, { listId: list.id, signal });
  expect(await getList(ctx, { listId: list.id })).toMatchObject({
    state: "failed",
    reason: expect.stringContaining("It was asked for a day"),
  });
});

/** A list of the local token, of another developer. */
async function begun() {
  const own = context({ actor: (await signedIn(holder, 0x100 + ++developers)).actor });
  const source = ListSource.parse({ kind: "holders", chainId: CHAIN, token });
  return { own, id: (await createSourcedList(own, { source, read: "none" })).id };
}

async function readAt({ own, id }: Awaited<ReturnType<typeof begun>>, now: Date) {
  await readSource({ ...own, now }, { listId: id, signal });
  return getList(own, { listId: id });
}

test("a chain that answers nothing is asked now and then for its newest block alone, and all go on when it answers", async () => {
  const asked: string[] = [];
  intercept = ({ method }) => {
    asked.push(method);
    return { error: { code: -32603, message: "internal" } };
  };
  const [first, second, third] = [await begun(), await begun(), await begun()];
  const at = later();
  await readAt(first, at);
  const once = asked.length;
  expect(once).toBeGreaterThan(0);
  for (const other of [second, third]) {
    // It waits as if it had asked, and fails after a day as well.
    const list = await readAt(other, at);
    expect(list).toMatchObject({ state: "waiting", reason: expect.stringContaining("It is asked again") });
  }
  expect(asked).toHaveLength(once);
  // After the pause any list of the chain asks again.
  await readAt(second, new Date(at.getTime() + 15_000));
  expect(asked.length).toBeGreaterThan(once);
  // The client asks first whether it is the right chain.
  expect(asked.slice(once).filter((method) => !["eth_chainId", "eth_blockNumber"].includes(method))).toEqual([]);
  intercept = () => null;
  expect((await readAt(third, new Date(at.getTime() + 60_000))).reason).toBeNull();
  for (const { own, id } of [first, second]) {
    ctx = own;
    expect((await work(id)).members).toEqual([ann, ben, cat]);
  }
});

test("the pause of a chain that answers nothing begins when that is known, and only its own answer ends it", async () => {
  let asked = 0;
  intercept = async () => {
    asked++;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return { error: { code: -32603, message: "internal" } };
  };
  const [first, second, third] = [await begun(), await begun(), await begun()];
  const at = later();
  const startedAt = performance.now();
  await readAt(first, at);
  const knownAt = at.getTime() + performance.now() - startedAt;
  expect(knownAt - at.getTime()).toBeGreaterThan(1_000);
  const [job] = (await ctx.pg.query("select run_at from graphile_worker.jobs where key = $1", [`list ${first.id}`]))
    .rows;
  expect(job.run_at.getTime()).toBeGreaterThan(at.getTime() + 6_000);
  const once = asked;
  await readAt(second, new Date(at.getTime() + 5_500));
  expect(asked).toBe(once);
  // The refusal of a developer without calls says nothing of the chain.
  const poor = { ...second, own: { ...second.own, env: { ...second.own.env, CHAIN_READS_PER_DAY: 1 } } };
  const next = new Date(knownAt + 5_500);
  await readAt(poor, next);
  const twice = asked;
  await readAt(third, next);
  expect(asked).toBe(twice);
  intercept = () => null;
  expect((await readAt(third, new Date(knownAt + 60_000))).reason).toBeNull();
});

test("each request for fewer blocks is charged", async () => {
  let asked = 0;
  intercept = ({ method }) => {
    if (method === "eth_getLogs") asked++;
    return method === "eth_getLogs" ? { error: { code: -32005, message: "block range is too large" } } : null;
  };
  const few = { ...ctx, now: later(), env: { ...ctx.env, CHAIN_READS_PER_DAY: 14 } };
  const source = ListSource.parse({ kind: "holders", chainId: CHAIN, token });
  const { id } = await createSourcedList(few, { source, read: "none" });
  await readSource(few, { listId: id, signal });
  expect(asked).toBeGreaterThan(1);
  expect((await getList(ctx, { listId: id })).reason).toContain("14 calls of nodes of a day are used up");
});

test("a node that does not answer is asked again, and a cancelled list leaves nothing", async () => {
  intercept = ({ method }) => (method === "eth_getLogs" ? { error: { code: -32603, message: "internal" } } : null);
  const { list } = await made({ kind: "holders", chainId: CHAIN, token });
  expect(list).toMatchObject({ state: "waiting", reason: expect.stringContaining("It is asked again") });
  await changeList(ctx, { listId: list.id, state: "cancelled" });
  intercept = () => null;
  await readSource(ctx, { listId: list.id, signal });
  expect((await getList(ctx, { listId: list.id })).state).toBe("cancelled");
  expect((await ctx.pg.query("select 1 from list_balance")).rowCount).toBe(0);
});
