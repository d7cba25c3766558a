import { afterEach, beforeEach, expect, test } from "vitest";
import { readiness } from "../../lib/api/health.ts";
import { systemClock } from "../../lib/chain/retry.ts";
import { ChainConfig } from "../../lib/core/chains.ts";
import { getOverview } from "../../lib/domains/administration/index.ts";
import { listChains } from "../../lib/domains/chain-control/index.ts";
import { boardsOf, getNetwork, scoringSettings } from "../../lib/domains/scores/index.ts";
import { runChainLeader } from "../../lib/indexer/run-chain-leader.ts";
import {
  RpcFault,
  type ScriptedBlock,
  type ScriptedNode,
  scriptedChain,
  startScriptedNode,
} from "../chain/scripted-node.ts";
import { testEnv, useContext } from "../setup/context.ts";
import { emptyIndex } from "../setup/empty-tables.ts";
import { until } from "../setup/until.ts";
import { type Anvil, startAnvil } from "./anvil.ts";
import { type Following, follow } from "./following.ts";

// What operators see while a chain's nodes, or its worker, are in trouble.

const CHAIN_ID = 31_337;
const GENESIS = Date.UTC(2025, 0, 1) / 1000;
const FINALITY = 3;
const holder = useContext();
const closing: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  await emptyIndex(holder.ctx());
});

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function anvil(options: { genesis?: number; flags?: string[] } = {}): Promise<Anvil> {
  const node = await startAnvil({ chainId: CHAIN_ID, genesis: GENESIS, accounts: 1, ...options });
  closing.push(() => node.stop());
  return node;
}

const mine = (node: Anvil, blocks: number) => node.call("anvil_mine", blocks, 12);

async function scripted(chain: ScriptedBlock[]): Promise<ScriptedNode> {
  const node = await startScriptedNode(chain, CHAIN_ID);
  closing.push(() => node.close());
  return node;
}

function chainAt(rpcUrls: string[], more: object = {}): ChainConfig {
  const chain = { id: CHAIN_ID, name: "Test", rpcUrls, finalityDepth: FINALITY, wallets: "all", local: true };
  return ChainConfig.parse({ ...chain, ...more });
}

const contextOf = (chain: ChainConfig) =>
  holder.ctx({ env: testEnv(holder.url(), { CHAINS: JSON.stringify([chain]) }) });

async function start(chain: ChainConfig, options: Parameters<typeof follow>[3] = {}): Promise<Following> {
  const one = await follow(contextOf(chain), holder.url(), chain, options);
  closing.push(() => one.stop());
  return one;
}

const isAt = (block: number) => (leader: Following["leader"]) =>
  leader.cursor.newest?.number === block && leader.cursor.state === "following";

async function health(chain: ChainConfig) {
  const { chains, warnings } = await readiness(contextOf(chain));
  return { ...chains[0], warnings };
}

test("the head is known while its blocks cannot be read, and the first fault is stored", async () => {
  const node = await scripted(scriptedChain(40));
  node.answers.eth_getBlockByNumber = ([tag]) => {
    if (tag === "latest") return scriptedChain(40).at(-1)?.block;
    throw new RpcFault(-32000, "the disk is full");
  };
  const chain = chainAt([node.url]);
  const one = await start(chain);
  await one.until(({ cursor }) => cursor.state === "retrying");
  const { lag: _lag, ...seen } = await health(chain);
  expect(seen).toMatchObject({ state: "retrying", head: 39, block: null });
  expect(seen.warnings).toEqual([expect.stringMatching(/^Chain 31337 is retrying: .*the disk is full/)]);
  expect(seen.action).toMatch(/rpcUrls/);
});

test("the lag is shown as soon as the head is read, before a block is", async () => {
  const blocks = scriptedChain(3);
  const node = await scripted(blocks);
  const chain = chainAt([node.url]);
  const one = await start(chain);
  await one.until(isAt(2));
  const longer = scriptedChain(2_008);
  node.answers.eth_getBlockByNumber = ([tag]) =>
    tag === "latest" ? longer.at(-1)?.block : (blocks[Number(tag)]?.block ?? null);
  await until(async () => (await health(chain)).lag === 2_005);
  expect(one.leader.cursor.newest?.number).toBe(2);
});

test("a node that hangs is unreachable, and is followed again once it goes on", async () => {
  const node = await anvil();
  await mine(node, 2);
  const chain = chainAt([node.url]);
  const one = await start(chain, { silenceMs: 400 });
  await one.until(isAt(2));
  node.signal("SIGSTOP");
  await one.until(({ cursor }) => cursor.state === "unreachable");
  expect(await health(chain)).toMatchObject({
    state: "unreachable",
    action: expect.stringMatching(/node/),
    warnings: [expect.stringMatching(/^Chain 31337 is unreachable: No node of the chain has answered/)],
  });
  node.signal("SIGCONT");
  await mine(node, 1);
  await one.until(isAt(3));
});

test("a node that refuses connections is retried at first, and unreachable once it has been silent for so long", async () => {
  let passed = 0;
  const now = () => systemClock.now() + passed;
  const one = await start(chainAt(["http://127.0.0.1:9"]), { clock: { ...systemClock, now } });
  await one.until(({ cursor }) => cursor.state === "retrying");
  expect(one.leader.cursor.error).toMatch(/ECONNREFUSED/);
  passed = 60_000;
  await one.until(({ cursor }) => cursor.state === "unreachable");
});

test("a node without the first blocks is named with the block from which startBlock can be", async () => {
  const node = await anvil({ flags: ["--number", "5000"] });
  await mine(node, 3);
  const one = await start(chainAt([node.url]));
  await one.until(({ cursor }) => cursor.state === "retrying");
  expect(one.leader.cursor.error).toMatch(
    /no block 0, the first to read \(startBlock\); its oldest is block 5000.*Set startBlock.* to 5000/,
  );
  await one.stop();
  closing.pop();
  const mended = await start(chainAt([node.url], { startBlock: 5_000 }));
  await mended.until(isAt(5_003));
});

test("a chain that has not reached startBlock says so, and is read once it has", async () => {
  const node = await anvil();
  await mine(node, 2);
  const chain = chainAt([node.url], { startBlock: 7 });
  const one = await start(chain);
  await one.until(({ cursor }) => cursor.error !== null);
  expect((await health(chain)).warnings).toEqual([
    expect.stringMatching(/^Chain 31337 is syncing: .*block 2, below startBlock 7.*lower startBlock/),
  ]);
  await mine(node, 6);
  await one.until(isAt(8));
});

test.each([
  ["lower than the stored headers", 2],
  ["among the stored headers", 38],
  ["higher than all", 50],
])(
  "a node that was started again without its data, with a head %s, is said to have another chain",
  async (_, blocks) => {
    const old = await anvil();
    await mine(old, 40);
    const before = await start(chainAt([old.url]));
    await before.until(isAt(40));
    await before.stop();
    closing.pop();
    const other = await anvil({ genesis: GENESIS + 1 });
    await mine(other, blocks);
    const chain = chainAt([other.url]);
    const one = await start(chain);
    await one.until(({ cursor }) => cursor.state === "stopped");
    expect(one.leader.cursor.error).toMatch(/another chain/);
    expect(one.leader.cursor.newest?.number).toBe(40);
    const operator = { ...contextOf(chain), actor: { kind: "commandLine" } as const };
    expect((await listChains(operator)).chains).toMatchObject([{ state: "stopped" }]);
  },
);

test("data without the chain's first header get it from a node that has the newest block", async () => {
  const node = await anvil();
  await mine(node, 40);
  const before = await start(chainAt([node.url]));
  await before.until(isAt(40));
  await before.stop();
  closing.pop();
  const { pg } = holder.ctx();
  const first = async () => (await pg.query("select hash from block where number = 0")).rows;
  const stored = await first();
  await pg.query("delete from block where number = 0");
  const one = await start(chainAt([node.url]));
  await one.until(({ hasFirstHeader }) => hasFirstHeader === true);
  expect(await first()).toEqual(stored);
  expect(stored).toHaveLength(1);
});

test("blocks that a local chain no longer has go at once, without another block", async () => {
  const node = await anvil();
  await mine(node, 2);
  const snapshot = await node.call("evm_snapshot");
  const one = await start(chainAt([node.url]));
  await mine(node, 2);
  await one.until(isAt(4));
  await node.call("evm_revert", snapshot);
  await one.until(isAt(2));
  const { rows } = await holder.ctx().pg.query("select max(number)::int as newest from block");
  expect(rows).toEqual([{ newest: 2 }]);
});

test("final blocks stay, and the state says what to do", async () => {
  const node = await anvil();
  await mine(node, 2);
  const snapshot = await node.call("evm_snapshot");
  const one = await start(chainAt([node.url]));
  await mine(node, 10);
  await one.until(isAt(12));
  await node.call("evm_revert", snapshot);
  await one.until(({ cursor }) => cursor.state === "retrying");
  expect(one.leader.cursor.error).toMatch(
    /at block 2, behind block 12.*below block 9, which was final.*If the node was reset on purpose/,
  );
  expect(one.leader.cursor.newest?.number).toBe(12);
});

test("on another chain they go once every endpoint has lacked them for a minute", async () => {
  const blocks = scriptedChain(9);
  const nodes = [await scripted(blocks), await scripted([...blocks])] as const;
  const one = await start(
    chainAt(
      nodes.map(({ url }) => url),
      { local: false },
    ),
  );
  let now = holder.now.getTime();
  one.leader.now = () => new Date(now);
  await one.until(isAt(8));
  const asked = () => nodes[1].asked.filter((method) => method === "eth_getBlockByNumber").length;
  nodes[0].answers.eth_getBlockByNumber = ([tag]) =>
    (tag === "latest" ? blocks[6] : blocks.slice(0, 7)[Number(tag)])?.block ?? null;
  await one.until(({ cursor }) => cursor.state === "retrying");
  now += 120_000;
  const before = asked();
  await until(() => asked() > before);
  expect([one.leader.cursor.newest?.number, one.leader.goneSince]).toEqual([8, null]);
  nodes[1].answers.eth_getBlockByNumber = nodes[0].answers.eth_getBlockByNumber;
  await one.until(({ goneSince }) => typeof goneSince === "number");
  now += 61_000;
  await one.until(isAt(6));
}, 60_000);

test("a leader that starts again twice for one reason says so, and leads again once the cause is gone", async () => {
  const { pg } = holder.ctx();
  await pg.query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'block % cannot be stored', new.number; end $$`);
  await pg.query(
    "create trigger refuse before insert on block for each row when (new.number > 2) execute function refuse()",
  );
  const node = await scripted(scriptedChain(3));
  const chain = chainAt([node.url]);
  const ctx = contextOf(chain);
  const ending = new AbortController();
  const options = {
    databaseUrl: holder.url(),
    chain,
    settings: scoringSettings(ctx.env),
    log: ctx.log,
    now: () => new Date(),
  };
  const leading = runChainLeader({ ...options, signal: ending.signal });
  closing.push(async () => {
    ending.abort();
    await leading;
  });
  await until(async () => (await health(chain)).state === "following");
  const longer = scriptedChain(5);
  node.answers.eth_getBlockByNumber = ([tag]) =>
    (tag === "latest" ? longer.at(-1) : longer[Number(tag)])?.block ?? null;
  node.answers.eth_getBlockReceipts = ([tag]) => longer[Number(tag)]?.receipts ?? null;
  await until(async () => (await health(chain)).state === "restarting");
  expect(await health(chain)).toMatchObject({
    block: 2,
    lag: 2,
    error: "block 3 cannot be stored",
    action: expect.stringMatching(/log/),
    warnings: ["Chain 31337 is restarting: block 3 cannot be stored"],
  });
  await boardsOf(contextOf(chain)).refresh();
  const { chains } = await getNetwork(contextOf(chain));
  expect(chains).toMatchObject([
    { state: "failing", fault: "restarting", failingSince: expect.any(String), behind: 2 },
  ]);
  const { attention } = await getOverview({ ...contextOf(chain), actor: { kind: "commandLine" } });
  expect(attention.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^Test is restarting: block 3 cannot be stored\. .*log/),
  );
  await pg.query("drop trigger refuse on block; drop function refuse");
  await until(async () => (await health(chain)).state === "following");
  expect(await health(chain)).toMatchObject({ block: 4, error: null, warnings: [] });
});

test("blocks without a parent's hash, as Hardhat reserves them, are followed, and a reorg among them is seen", async () => {
  const reserved = (fork: string, length: number) =>
    scriptedChain(length, { fork }).map(({ block, receipts }, number) => {
      const names = number < 3 || number === length - 1;
      return { block: names ? block : { ...block, parentHash: `0x${"0".repeat(64)}` }, receipts };
    });
  const node = await scripted([]);
  const serve = (blocks: ScriptedBlock[]) => {
    node.answers.eth_getBlockByNumber = ([tag]) =>
      (tag === "latest" ? blocks.at(-1) : blocks[Number(tag)])?.block ?? null;
    node.answers.eth_getBlockReceipts = ([tag]) => blocks[Number(tag)]?.receipts ?? null;
  };
  const first = reserved("main", 200);
  serve(first.slice(0, 100));
  const one = await start(chainAt([node.url], { finalityDepth: 90 }));
  await one.until(isAt(99));
  serve(first);
  await one.until(isAt(199));
  const other = [...first.slice(0, 150), ...reserved("other", 210).slice(150)];
  serve(other);
  await one.until(isAt(209));
  const { rows } = await holder.ctx().pg.query("select hash from block where number >= 140 order by number");
  expect(rows.map(({ hash }) => hash)).toEqual(other.slice(140).map(({ block }) => block.hash));
});
