import { type Hex, parseAbi, parseEventLogs, type RpcLog } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createChainClient } from "../../lib/chain/json-rpc/client.ts";
import type { ChainBlock, ChainClient } from "../../lib/chain/types.ts";
import { ChainConfig } from "../../lib/core/chains.ts";
import type { Activity, ActivityKind } from "../../lib/engine/types.ts";
import { decodeBlock } from "../../lib/indexer/decode/decode-block.ts";
import { unknownState } from "../../lib/indexer/decode/smart-accounts/operation.ts";
import { type Anvil, startAnvil } from "../indexer/anvil.ts";
import { type SimulatedChain, simulateChain } from "../indexer/simulated-chain.ts";
import { startHttpServer } from "./http-server.ts";

const CHAIN = 31337;
const GENESIS = Date.UTC(2025, 0, 1) / 1000;
let anvil: Anvil;
let simulation: SimulatedChain;
const clients: ChainClient[] = [];

beforeAll(async () => {
  anvil = await startAnvil({ chainId: CHAIN, genesis: GENESIS, accounts: 20 });
  simulation = await simulateChain(anvil, { seed: 4, wallets: 20, genesis: GENESIS });
  await simulation.mine(120);
});
afterAll(async () => {
  for (const client of clients) await client.close();
  await anvil?.stop();
});

function clientOf(url: string, options: Parameters<typeof createChainClient>[1] = {}, settings = {}): ChainClient {
  const base = { id: CHAIN, name: "local", rpcUrls: [url], local: true, finalityDepth: 12 };
  const chain = ChainConfig.parse({ ...base, ...settings });
  const client = createChainClient(chain, options);
  clients.push(client);
  return client;
}

function decode(blocks: readonly ChainBlock[]): Activity[] {
  const none = new Set<string>();
  const context = {
    chainId: CHAIN,
    trustedPools: none,
    baseTokens: none,
    governors: new Set(simulation.governors.map((one) => one.toLowerCase())),
  };
  return blocks.flatMap((block) => decodeBlock(block, { ...context, state: unknownState }));
}

test("a real node's blocks are complete, whether receipts are requested by block or one by one", async () => {
  const client = clientOf(anvil.url);
  await client.verify();
  const head = await client.head();
  expect(await client.finalized()).toBe(head.number - 12);
  const blocks = await client.blocks(0, head.number);
  expect(blocks.map((block) => block.number)).toEqual(Array.from({ length: head.number + 1 }, (_, i) => i));
  expect(blocks.at(-1)?.hash).toBe(head.hash);

  // The same node behind a gate that knows no eth_getBlockReceipts.
  const gate = await startHttpServer(async (_request, body, response) => {
    const calls: { id: number; method: string }[] = JSON.parse(body).length ? JSON.parse(body) : [JSON.parse(body)];
    if (calls.some(({ method }) => method === "eth_getBlockReceipts")) {
      const error = { code: -32601, message: "the method eth_getBlockReceipts does not exist/is not available" };
      return response.end(JSON.stringify(calls.map(({ id }) => ({ jsonrpc: "2.0", id, error }))));
    }
    response.end(await forward(body));
  });
  const single = await clientOf(gate.url).blocks(0, head.number);
  expect(single).toEqual(blocks);
  await gate.close();
});

test("every kind of event is decoded as often as an independent reader finds it in the logs", async () => {
  const client = clientOf(anvil.url);
  const blocks = await client.blocks(0, (await client.head()).number);
  const rows = decode(blocks);
  const count = (...kinds: ActivityKind[]) => rows.filter((row) => kinds.includes(row.kind)).length;

  const logs = (await anvil.call("eth_getLogs", { fromBlock: "0x0", toBlock: "latest" })) as RpcLog[];
  const found = (event: string) =>
    parseEventLogs({ abi: parseAbi([event]), logs: logs as never[] }) as { args: Record<string, Hex> }[];
  const sides = (events: { args: Record<string, Hex> }[], side: string) =>
    events.filter(({ args }) => BigInt(args[side] ?? "0x0") !== 0n).length;
  const erc20 = found("event Transfer(address indexed from, address indexed to, uint256 value)");
  const nfts = [
    ...found("event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)"),
    ...found(
      "event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)",
    ),
    ...found(
      "event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)",
    ),
  ];
  const swaps = found(
    "event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)",
  );
  const votes = found(
    "event VoteCast(address indexed voter, uint256 proposalId, uint8 support, uint256 weight, string reason)",
  );
  const delegations = found(
    "event DelegateChanged(address indexed delegator, address indexed fromDelegate, address indexed toDelegate)",
  );
  for (const events of [erc20, nfts, swaps, votes, delegations]) expect(events.length).toBeGreaterThan(0);
  expect([count("tokenOut"), count("tokenIn")]).toEqual([sides(erc20, "from"), sides(erc20, "to")]);
  expect([count("nftOut"), count("nftIn")]).toEqual([sides(nfts, "from"), sides(nfts, "to")]);
  expect([count("swap"), count("vote"), count("delegate")]).toEqual([swaps.length, votes.length, delegations.length]);

  const transactions = blocks.flatMap((block) => block.transactions);
  const failed = transactions.filter((transaction) => !transaction.success).length;
  expect(failed).toBeGreaterThan(0);
  expect([count("sent"), count("failed")]).toEqual([transactions.length - failed, failed]);
  expect(count("created")).toBe(transactions.filter(({ success, to }) => success && to === null).length);
  expect(count("created")).toBeGreaterThan(0);

  // What came in less what went out is what the node says a wallet has: gas costs nothing here.
  const balances = new Map<string, bigint>();
  const add = (wallet: string, wei: bigint) => balances.set(wallet, (balances.get(wallet) ?? 0n) + wei);
  for (const row of rows) {
    if (row.kind === "sent") add(row.wallet, -(row.amount ?? 0n));
    if (row.kind === "received") add(row.wallet, row.amount ?? 0n);
  }
  const receivers = new Set(rows.filter((row) => row.kind === "received").map((row) => row.wallet));
  expect(receivers.size).toBeGreaterThan(5);
  for (const wallet of receivers)
    expect(balances.get(wallet)).toBe(BigInt(String(await anvil.call("eth_getBalance", wallet, "latest"))));
});

test("a reorg during a download gives the new chain, never a mixture of two", async () => {
  const head = await simulation.head();
  let reads = 0;
  const proxy = await startHttpServer(async (_request, body, response) => {
    // The chain changes when a third of the range is downloaded, and once more later.
    if (body.includes("eth_getBlockReceipts") && [4, 9].includes(++reads)) await simulation.reorganise(25, 1);
    response.end(await forward(body));
  });
  const client = clientOf(proxy.url, { concurrency: 1, retry: { baseMs: 1, maxMs: 1 } }, { rpcBatchSize: 8 });
  const blocks = await client.blocks(head - 30, head);
  expect(reads).toBeGreaterThan(9);
  expect(blocks).toEqual(await clientOf(anvil.url).blocks(head - 30, head));
  await proxy.close();
});

async function forward(body: string): Promise<string> {
  const answer = await fetch(anvil.url, { method: "POST", headers: { "content-type": "application/json" }, body });
  return answer.text();
}

test("blocks that a node removed are not there, never empty", async () => {
  const flags = ["--transaction-block-keeper", "5"];
  const pruning = await startAnvil({ chainId: CHAIN, genesis: GENESIS, accounts: 8, flags });
  try {
    const busy = await simulateChain(pruning, { seed: 5, wallets: 8, genesis: GENESIS });
    await busy.mine(12);
    const head = await busy.head();
    const client = clientOf(pruning.url, { retry: { attempts: 1 } });
    const found = await Promise.all(
      Array.from({ length: head }, (_, i) => client.blocksUntilFault({ from: i + 1, to: i + 1 })),
    );
    const [removed, there] = [found.slice(0, -6), found.slice(-5)];
    // The first blocks of the simulation deploy contracts, one each.
    expect(removed.slice(0, 4).map(({ fault }) => fault?.error.code)).toEqual(Array(4).fill("INCONSISTENT"));
    expect(there.map(({ fault }) => fault)).toEqual(Array(5).fill(null));
  } finally {
    await pruning.stop();
  }
});
