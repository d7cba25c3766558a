import type { ServerResponse } from "node:http";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readiness } from "../../lib/api/health.ts";
import { ChainConfig } from "../../lib/core/chains.ts";
import { setBlockAside } from "../../lib/domains/chain-control/index.ts";
import { listQuarantined, requestRetry } from "../../lib/domains/quarantine/index.ts";
import { readCoverage } from "../../lib/domains/scores/coverage.ts";
import { boardsOf, getDelays, recomputeStale, scoringSettings } from "../../lib/domains/scores/index.ts";
import type { ChainLeader } from "../../lib/indexer/chain-leader.ts";
import { sendJson, startHttpServer } from "../chain/http-server.ts";
import { testClock } from "../chain/test-clock.ts";
import { scoresWithFacts } from "../factories/scores.ts";
import { ethereum } from "../providers/families/ethereum.ts";
import { type FamilyBlock, makeBlocks } from "../providers/families/family.ts";
import { type Call, error, type Given, type Manner, wellMannered } from "../providers/manners.ts";
import { type MockNode, startMockNode } from "../providers/mock-node.ts";
import { testEnv, useContext } from "../setup/context.ts";
import { emptyIndex } from "../setup/empty-tables.ts";
import { followUntil } from "./following.ts";
import { differences, readSettled } from "./index-state.ts";

const HOUR = 3_600_000;

const holder = useContext();
/** For many blocks in a row. */
const long = makeBlocks(ethereum, { length: 160 });
const main = long.slice(0, 96);
/** Blocks with several transactions, with such a block above them; the first is final at the end, the others are not. */
const busy = main.flatMap(({ block }, i) =>
  i > 20 && block.transactions.length > 1 && (main[i + 1]?.block.transactions.length ?? 0) > 1 ? [i] : [],
);
const FINAL = busy.find((i) => i > 40) ?? 0;
const RECENT = busy.findLast((i) => i < main.length - 6) ?? 0;
const internal = error(-32603, "Internal error");
let closing: (() => Promise<unknown>)[] = [];

beforeEach(() => emptyIndex(holder.ctx()));

afterEach(async () => {
  for (const close of closing.reverse()) await close();
  closing = [];
});

/** How endpoints may not give a block. */
const forms: Record<string, Given> = {
  "null, and no header": { block: null, header: null },
  "an error as a whole, in every form": {
    block: internal,
    header: internal,
    receipts: internal,
    receipt: () => internal,
  },
  "no receipt of its transactions": { receipts: [], receipt: () => null },
  "no transactions, although its header shows some": { transactions: [] },
  "another parent": { parentHash: `0x${"ab".repeat(32)}` },
} as Record<string, Given>;

/** Blocks that are not given, in one of the forms. */
const limited = error(-32005, "limit exceeded");
function without(numbers: readonly number[], form: string): Manner {
  const given = (forms[form] ?? {}) as Given & { transactions?: []; parentHash?: string };
  return {
    ...wellMannered,
    gives: ({ block, receipts }) => {
      if (!numbers.includes(Number(block.number))) return {};
      if (form === "a limit of the rate") return { block: limited, receipts: limited, receipt: () => limited };
      const { transactions, parentHash } = given;
      if (transactions) return { block: { ...block, transactions }, receipts: [], header: { ...block, transactions } };
      if (parentHash) return { block: { ...block, parentHash }, receipts, header: { ...block, parentHash } };
      return given;
    },
  };
}

/** How an endpoint may fail a request that asks for the block. */
const failures: Record<string, (response: ServerResponse) => void> = {
  "HTTP 500": (response) => response.writeHead(500).end("oops"),
  "a connection that ends": (response) => response.destroy(),
  "a page in place of JSON": (response) => response.writeHead(200).end("<html>Bad gateway</html>"),
  "no answer": () => {},
};

/** An endpoint that passes everything on, but requests for a block. */
async function endpointWithout(number: number, { url }: MockNode, fail: (response: ServerResponse) => void) {
  const server = await startHttpServer(async (_request, body, response) => {
    const calls: Call[] = [JSON.parse(body)].flat();
    const asks = ({ method, params }: Call) => method.startsWith("eth_getBlock") && Number(params[0]) === number;
    if (calls.some(asks)) return fail(response);
    sendJson(response, await (await fetch(url, { method: "POST", body })).json());
  });
  closing.push(server.close);
  return server;
}

async function node(chain: readonly FamilyBlock[], manner: Manner = wellMannered): Promise<MockNode> {
  const started = await startMockNode({ family: ethereum, chain, manner, clock: testClock() });
  closing.push(started.close);
  return started;
}

const chainOf = (rpcUrls: readonly string[], startBlock = 0) =>
  ChainConfig.parse({ id: 1, name: "Ethereum", rpcUrls, wallets: "all", finalityDepth: 24, startBlock });

interface Options {
  until: (leader: ChainLeader) => boolean | Promise<boolean>;
  /** Milliseconds by which the clock runs ahead of a wait. */
  patience?: number;
  onWait?: (leader: ChainLeader) => void | Promise<void>;
  startBlock?: number;
  timeoutMs?: number;
}

/** Follows the chain of these nodes until the condition holds; waits pass at once, on a clock of their own. */
async function follow(nodes: readonly { url: string }[], options: Options): Promise<void> {
  const { until, patience = 1, onWait, startBlock, timeoutMs = 20_000 } = options;
  const chain = chainOf(
    nodes.map(({ url }) => url),
    startBlock,
  );
  const ctx = holder.ctx({ env: testEnv(holder.url(), { CHAINS: JSON.stringify([chain]) }) });
  let time = ctx.now.getTime();
  await followUntil(
    { ctx, url: holder.url() },
    {
      ...{ chain, options: { clock: testClock(), timeoutMs }, until, now: () => new Date(time) },
      onWait: async (ms, leader) => {
        time += ms * patience;
        await onWait?.(leader);
      },
    },
  );
}

/** All is read, and what a new day changes is scored. */
const atHead =
  (chain: readonly FamilyBlock[]) =>
  ({ cursor: { state, newest, dayBlock } }: ChainLeader) =>
    state === "following" && newest?.hash === chain.at(-1)?.block.hash && !dayBlock;
const isWaiting = ({ cursor }: ChainLeader) => cursor.missing !== null;

const operator = () => holder.ctx({ actor: { kind: "commandLine" } });
const listed = async () => (await listQuarantined(operator(), { limit: 50, offset: 0 })).transactions;

/** All that blocks leave, but when scores changed. */
async function settled() {
  const ctx = holder.ctx({ env: testEnv(holder.url(), { CHAINS: JSON.stringify([chainOf(["http://127.0.0.1:1"])]) }) });
  const pool = new pg.Pool({ connectionString: holder.url() });
  await recomputeStale(pool, scoringSettings(ctx.env), {
    // After all that the clocks of leaders have reached.
    now: () => new Date(ctx.now.getTime() + 1_000 * HOUR),
    log: ctx.log,
  });
  await pool.end();
  const scores = await scoresWithFacts(ctx.pg, { columns: "subject, chain_id, total, status, stale" });
  const rows = scores.map(({ asOf: _, ...row }) => row);
  const {
    activity = [],
    facts = [],
    fundingClusters = [],
    wallets = [],
    cursor = [],
    closes = [],
  } = await readSettled(ctx.pg);
  return { activity, facts, fundingClusters, wallets, cursor, closes, scores: rows.map((row) => JSON.stringify(row)) };
}

/** What a chain leaves that is given whole from its first block on: read once for all tests that compare with it. */
const known = new Map<readonly FamilyBlock[], Awaited<ReturnType<typeof settled>>>();

async function expected(chain: readonly FamilyBlock[], startBlock = 0) {
  const before = startBlock === 0 ? known.get(chain) : undefined;
  if (before) return before;
  await follow([await node(chain)], { until: atHead(chain), startBlock });
  const index = await settled();
  if (startBlock === 0) known.set(chain, index);
  await emptyIndex(holder.ctx());
  return index;
}

const isEmptied = async () => (await listed()).every(({ resolvedAt }) => resolvedAt !== null);

/** The nodes have the block again, and an operator asks for it. */
async function bringBack(served: MockNode, chain: readonly FamilyBlock[], startBlock = 0): Promise<void> {
  Object.assign(served, { chain, manner: wellMannered });
  await requestRetry(operator(), { chainId: 1 });
  await follow([served], { until: async (leader) => atHead(chain)(leader) && (await isEmptied()), startBlock });
}

describe("a block that no endpoint gives", () => {
  test.each(Object.keys(forms))("is set aside after an hour, and comes back whole: %s", async (form) => {
    const index = await expected(main);
    const nodes = [await node(main, without([FINAL], form)), await node(main, without([FINAL], form))];
    const waited: number[] = [];
    await follow(nodes, {
      until: atHead(main),
      patience: 10,
      onWait: ({ cursor: { missing }, now }) => {
        if (missing?.number === FINAL) waited.push(now().getTime() - missing.since.getTime());
      },
    });
    expect(Math.max(...waited)).toBeGreaterThanOrEqual(HOUR);
    expect(waited.filter((ms) => ms >= HOUR)).toHaveLength(1);
    const [entry, ...others] = await listed();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ block: FINAL, index: null, hash: null, wallets: [], resolvedAt: null });
    expect(entry?.reason).toContain("No endpoint gave the block");
    const { rows } = await holder.ctx().pg.query("select count(distinct tx_hash)::int as count from activity");
    const all = main.flatMap(({ block }) => block.transactions).length;
    expect(rows).toEqual([{ count: all - (main[FINAL]?.block.transactions.length ?? 0) }]);
    await bringBack(nodes[0] as MockNode, main); // There are two.
    expect(differences(await settled(), index)).toEqual({});
  });

  test.each(Object.keys(failures))("is set aside too if it is all that fails an endpoint: %s", async (how) => {
    const fail = failures[how] as (response: ServerResponse) => void; // From its own keys.
    const endpoint = await endpointWithout(FINAL, await node(main), fail);
    await follow([endpoint], { until: atHead(main), patience: 100, timeoutMs: 40, startBlock: FINAL - 2 });
    expect(await listed()).toMatchObject([{ block: FINAL, index: null }]);
  });

  test("is set aside where it is the chain's first, and comes back whole", async () => {
    const index = await expected(main, FINAL);
    const served = await node(main, without([FINAL], "an error as a whole, in every form"));
    await follow([served], { until: atHead(main), patience: 100, startBlock: FINAL });
    expect(await listed()).toMatchObject([{ block: FINAL, index: null }]);
    await bringBack(served, main, FINAL);
    expect(differences(await settled(), index)).toEqual({});
  });

  test("is not set aside if an endpoint gives it at last", async () => {
    const served = await node(main, without([FINAL], "null, and no header"));
    let waits = 0;
    const onWait = (leader: ChainLeader) => {
      const { missing } = leader.cursor;
      if (!missing || waits++ !== 8) return;
      served.manner = wellMannered;
      leader.cursor = { ...leader.cursor, missing: { ...missing, since: new Date(0) } };
    };
    await follow([served], { until: atHead(main), onWait });
    expect(waits).toBeGreaterThan(8);
    expect(await listed()).toEqual([]);
  });

  test("is counted and named: health, coverage, the status page", async () => {
    const served = await node(main, without([FINAL], "null, and no header"));
    await follow([served], { until: atHead(main), patience: 100 });
    const env = testEnv(holder.url(), { CHAINS: JSON.stringify([chainOf([served.url])]) });
    await boardsOf(holder.ctx({ env })).refresh();
    const state = await readiness(holder.ctx({ env }));
    expect(state.status).toBe("degraded");
    expect(state.chains[0]).toMatchObject({ quarantined: 1, missingBlocks: { blocks: 1, from: FINAL, newest: FINAL } });
    expect(state.warnings.join()).toContain(
      `that no node gave, and without which it goes on: 1, the newest block ${FINAL}`,
    );
    const { pg: pool, now } = holder.ctx();
    const wallet = String(main[FINAL]?.block.transactions[0]?.from);
    const [coverage] = await readCoverage(pool, { chains: [...env.CHAINS], wallets: [wallet], now });
    expect(coverage).toMatchObject({ state: "truncated", missingBlocks: [{ from: FINAL, to: FINAL }] });
    expect((await getDelays(pool, env.CHAINS)).missingBlocks).toEqual([
      { chainId: 1, blocks: [{ from: FINAL, to: FINAL }] },
    ]);
  });

  test("is set aside sooner if an operator asks for it, and no other one", async () => {
    const served = await node(main, without([FINAL], "null, and no header"));
    await follow([served], { until: isWaiting, patience: 0 });
    const env = testEnv(holder.url(), { CHAINS: JSON.stringify([chainOf([served.url])]) });
    const ask = (block: number) =>
      setBlockAside(holder.ctx({ env, actor: { kind: "commandLine" } }), { chainId: 1, block, reason: "It is lost." });
    await expect(ask(FINAL + 1)).rejects.toMatchObject({ code: "INVALID_REQUEST" });
    await ask(FINAL);
    await follow([served], { until: atHead(main), patience: 0 });
    expect(await listed()).toMatchObject([{ block: FINAL, index: null }]);
  });

  test("is not set aside while none gives a later one, and not where the chain begins below the oldest", async () => {
    const rounds = async (served: MockNode, startBlock: number) => {
      let waits = 0;
      await follow([served], { until: () => waits > 30, patience: 1_000, startBlock, onWait: () => void waits++ });
    };
    const head = await node(main.slice(0, FINAL + 1), without([FINAL], "null, and no header"));
    await rounds(head, 0);
    await emptyIndex(holder.ctx());
    const below = Array.from({ length: FINAL }, (_, number) => number);
    await rounds(await node(main, without(below, "null, and no header")), FINAL - 1);
    expect(await listed()).toEqual([]);
  });

  test("is set aside where the chain begins below the oldest, if an operator asks for it", async () => {
    const below = Array.from({ length: FINAL }, (_, number) => number);
    const served = await node(main, without(below, "null, and no header"));
    const startBlock = FINAL - 30;
    await follow([served], { until: isWaiting, patience: 0, startBlock });
    const env = testEnv(holder.url(), { CHAINS: JSON.stringify([chainOf([served.url], startBlock)]) });
    const ctx = holder.ctx({ env, actor: { kind: "commandLine" } });
    await setBlockAside(ctx, { chainId: 1, block: startBlock, reason: "It is lost." });
    await follow([served], { until: atHead(main), patience: 0, startBlock });
    const [range] = await listed();
    expect(range).toMatchObject({ firstBlock: startBlock, block: FINAL - 17, index: null });
  });

  test.each([
    ["while no endpoint gives a later one", main.length - FINAL, "no receipt of its transactions", 12],
    ["while the endpoint asks to slow down", 40, "a limit of the rate", 16],
  ])("is not set aside with those above it %s", async (_, length, form, most) => {
    const lost = Array.from({ length }, (_, i) => FINAL + i);
    let waits = 0;
    await follow([await node(main, without(lost, form))], {
      until: () => waits > most,
      patience: 1_000,
      onWait: () => void waits++,
    });
    expect(await listed()).toEqual([]);
  });

  test.each([
    ["null, and no header", FINAL],
    ["no receipt of its transactions", FINAL],
    ["no receipt of its transactions", RECENT],
  ])("is set aside with the ones above it, and each comes back: %s, from block %i on", async (form, number) => {
    const index = await expected(main);
    const lost = [number, number + 1];
    const served = await node(main, without(lost, form));
    await follow([served], { until: atHead(main), patience: 100 });
    expect((await listed()).map(({ block }) => block)).toEqual(lost);
    await bringBack(served, main);
    expect(differences(await settled(), index)).toEqual({});
  });
});

describe("many blocks in a row that no endpoint gives", () => {
  test.each(Object.entries({ "null, and no header": 100, "an error as a whole, in every form": 18 }))(
    "are set aside after an hour as a range, which is shown as one, and come back whole: %s",
    async (form, length) => {
      const index = await expected(long);
      const lost = Array.from({ length }, (_, i) => FINAL + i);
      const last = FINAL + length - 1;
      const served = await node(long, without(lost, form));
      let hours = 0;
      await follow([served], {
        until: atHead(long),
        patience: 10,
        onWait: ({ cursor: { missing }, now }) => {
          hours = Math.max(hours, missing ? (now().getTime() - missing.since.getTime()) / HOUR : 0);
        },
      });
      expect(hours).toBeGreaterThanOrEqual(1);
      const entries = await listed();
      expect(entries.length).toBeLessThanOrEqual(17);
      expect(entries[0]).toMatchObject({ firstBlock: FINAL, block: last - 16, index: null });
      const env = testEnv(holder.url(), { CHAINS: JSON.stringify([chainOf([served.url])]) });
      const state = await readiness(holder.ctx({ env }));
      expect(state.chains[0]).toMatchObject({
        state: "following",
        quarantined: length,
        missingBlocks: { blocks: length, from: FINAL, newest: last },
      });
      expect(state.warnings.join()).toContain(`${length}, the newest ${FINAL} to ${last}`);
      const { pg: pool, now } = holder.ctx();
      const wallet = String(long[FINAL]?.block.transactions[0]?.from);
      const [coverage] = await readCoverage(pool, { chains: [...env.CHAINS], wallets: [wallet], now });
      expect(coverage).toMatchObject({ state: "truncated", missingBlocks: [{ from: FINAL, to: last }] });
      expect(await requestRetry(operator(), { chainId: 1, block: FINAL })).toBe(1);
      // A part that comes back does not hide the rest.
      const upper = without(lost.slice(0, 5), form);
      Object.assign(served, { manner: upper });
      await requestRetry(operator(), { chainId: 1 });
      await follow([served], {
        until: async () => (await readiness(holder.ctx({ env }))).chains[0]?.missingBlocks?.newest === FINAL + 4,
      });
      await bringBack(served, long);
      expect(differences(await settled(), index)).toEqual({});
    },
  );

  test("are read again but for one that is still missing, if a node gives that one's header", async () => {
    const index = await expected(long);
    const isBusy = (number: number) => (long[number]?.block.transactions.length ?? 0) > 1;
    const lengths = Array.from({ length: 80 }, (_, i) => 20 + i);
    const length = lengths.find((one) => [-17, -1, 0].every((at) => isBusy(FINAL + one + at))) ?? 0;
    const lost = Array.from({ length }, (_, i) => FINAL + i);
    const served = await node(long, without(lost, "no receipt of its transactions"));
    await follow([served], { until: atHead(long), patience: 100 });
    const [range] = await listed();
    const last = FINAL + length - 17;
    expect(range).toMatchObject({ firstBlock: FINAL, block: last });
    Object.assign(served, { manner: without([last], "no receipt of its transactions") });
    await requestRetry(operator(), { chainId: 1 });
    const waiting = async () =>
      (await listed()).flatMap((one) => (one.resolvedAt ? [] : [[one.firstBlock, one.block]]));
    await follow([served], { until: async () => (await waiting()).join() === `,${last}` });
    await bringBack(served, long);
    expect(differences(await settled(), index)).toEqual({});
  });

  test("are set aside up to the first that is there again where a node removed contents, whatever is empty among them", async () => {
    const index = await expected(long);
    const lost = Array.from({ length: 60 }, (_, i) => FINAL + i);
    const served = await node(long, without(lost, "no transactions, although its header shows some"));
    await follow([served], { until: atHead(long), patience: 100 });
    const missing = (await listed()).flatMap(({ firstBlock, block }) => [firstBlock ?? block, block]);
    expect([Math.min(...missing), Math.max(...missing) < FINAL + 60]).toEqual([FINAL, true]);
    const { rows } = await holder.ctx().pg.query("select distinct tx_hash from activity");
    const there = long.filter((_, number) => !lost.includes(number)).flatMap(({ block }) => block.transactions);
    expect(rows).toHaveLength(there.length);
    await bringBack(served, long);
    expect(differences(await settled(), index)).toEqual({});
  });
});

describe("a block that was set aside and is not final", () => {
  const elsewhere = (at: number) => makeBlocks(ethereum, { length: main.length + 1, fork: "other", base: main, at });
  test.each([
    ["above it, to the block directly above", RECENT + 1],
    ["above it, further up", RECENT + 3],
    ["of itself", RECENT],
    ["below it", RECENT - 2],
  ])("stays as it must be through a reorg %s, whatever is killed meanwhile", async (_, at) => {
    const after = elsewhere(at);
    const index = await expected(after);
    const manner = without([RECENT], "null, and no header");
    const served = await node(main, manner);
    await follow([served], { until: isWaiting, patience: 0 });
    // Each round is of another worker.
    const { pg: pool } = holder.ctx();
    await pool.query("update chain_cursor set missing_since = missing_since - interval '1 hour'");
    await follow([served], { until: atHead(main) });
    expect(await listed()).toMatchObject([{ block: RECENT, index: null }]);
    served.chain = after;
    if (at <= RECENT) served.manner = wellMannered;
    await follow([served], { until: ({ cursor }) => cursor.newest?.number === main.length });
    expect(await listed()).toHaveLength(at > RECENT ? 1 : 0);
    await bringBack(served, after);
    expect(differences(await settled(), index)).toEqual({});
  });
});
