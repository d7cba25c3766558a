import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ChainConfig } from "../../lib/core/chains.ts";
import { listQuarantined } from "../../lib/domains/quarantine/index.ts";
import type { ChainLeader } from "../../lib/indexer/chain-leader.ts";
import { testClock } from "../chain/test-clock.ts";
import { ethereum } from "../providers/families/ethereum.ts";
import { type FamilyBlock, makeBlocks } from "../providers/families/family.ts";
import { error, type Manner, wellMannered } from "../providers/manners.ts";
import { type MockNode, startMockNode } from "../providers/mock-node.ts";
import { useContext } from "../setup/context.ts";
import { emptyIndex } from "../setup/empty-tables.ts";
import { followUntil } from "./following.ts";
import { differences, readIndex } from "./index-state.ts";

const LENGTH = 60;
const FINALITY = 10;
/** The newest final block of the first forty: the node names it, below the depth. */
const FINAL = 15;

const holder = useContext();
const main = makeBlocks(ethereum, { length: LENGTH });
const elsewhere = (at: number, length = LENGTH) => makeBlocks(ethereum, { length, fork: "other", base: main, at });
let closing: (() => Promise<unknown>)[] = [];

beforeEach(() => emptyIndex(holder.ctx()));

afterEach(async () => {
  for (const close of closing.reverse()) await close();
  closing = [];
});

async function node(chain: readonly FamilyBlock[], manner: Partial<Manner> = {}): Promise<MockNode> {
  const started = await startMockNode({
    family: ethereum,
    chain,
    manner: { ...wellMannered, ...manner },
    clock: testClock(),
  });
  closing.push(started.close);
  return started;
}

interface Options {
  until: (leader: ChainLeader) => boolean | Promise<boolean>;
  /** What happens when the leader waits, with what it has written. */
  whileWaiting?: (ms: number, leader: ChainLeader) => void;
}

/** Follows the chain of these nodes, without waiting, until the condition holds. Returns the states that the chain was in. */
async function follow(nodes: readonly MockNode[], { until, whileWaiting }: Options): Promise<Set<string>> {
  const { chainId: id, name } = ethereum;
  const rpcUrls = nodes.map(({ url }) => url);
  const chain = ChainConfig.parse({ id, name, rpcUrls, wallets: "all", finalityDepth: FINALITY });
  const clock = testClock();
  const states = new Set<string>();
  let waits = 0;
  const onWait = (ms: number, leader: ChainLeader) => {
    states.add(leader.cursor.state);
    // Enough for every fault; without an end the reason would not be shown.
    if (waits++ > 2_000) throw new Error(`not reached: ${JSON.stringify(leader.cursor)}`);
    whileWaiting?.(ms, leader);
    clock.advance(ms);
  };
  await followUntil({ ctx: holder.ctx(), url: holder.url() }, { chain, options: { clock }, until, onWait });
  return states;
}

const atHead =
  (chain: readonly FamilyBlock[]) =>
  ({ cursor }: ChainLeader) =>
    cursor.state === "following" && cursor.newest?.hash === chain.at(-1)?.block.hash;

/** What blocks leave, whatever was read in between. */
async function stateOf() {
  const { activity, facts, wallets, scores, cursor } = await readIndex(holder.ctx().pg);
  return { activity, facts, wallets, scores, cursor };
}

const known = new Map<readonly FamilyBlock[], Awaited<ReturnType<typeof stateOf>>>();

/** What a well-mannered node of the chain leaves: read once for all tests that compare with it. */
async function expected(chain: readonly FamilyBlock[]) {
  const index = known.get(chain);
  if (index) return index;
  await follow([await node(chain)], { until: atHead(chain) });
  const read = await stateOf();
  known.set(chain, read);
  await emptyIndex(holder.ctx());
  return read;
}

describe("an endpoint that replaced final blocks", () => {
  test("stops nothing while another one has them", async () => {
    const index = await expected(main);
    const served = await node(main.slice(0, 40));
    const nodes = [served, await node(main)];
    await follow(nodes, { until: atHead(main.slice(0, 40)) });
    served.chain = elsewhere(FINAL - 5);
    const states = await follow(nodes, { until: atHead(main) });
    expect(states).not.toContain("stopped");
    expect(differences(await stateOf(), index)).toEqual({});
  });

  test("stops the chain where it is the only one, until it has them again", async () => {
    const index = await expected(main);
    const served = await node(main.slice(0, 40));
    await follow([served], { until: atHead(main.slice(0, 40)) });
    served.chain = elsewhere(FINAL - 5);
    let looks = 0;
    const states = await follow([served], {
      until: atHead(main),
      whileWaiting: (ms, leader) => {
        if (leader.cursor.state !== "stopped") return;
        expect(ms).toBe(60_000);
        expect(leader.cursor.error).toMatch(/replaced final blocks/);
        looks++;
        if (looks === 3) served.chain = main;
      },
    });
    expect(states).toContain("stopped");
    expect(differences(await stateOf(), index)).toEqual({});
  });
});

describe("an ordinary reorg", () => {
  const replaced: Record<string, Partial<Manner>> = {
    "where every header is there": {},
    "while headers of new blocks are answered by a backend that is behind": {
      gives: ({ block }) => (Number(block.number) > 35 ? { header: null } : {}),
    },
    "while no header is answered": { gives: () => ({ header: null }) },
  };
  const after = elsewhere(39);
  test.each(Object.entries(replaced))("rolls back no more than was replaced %s", async (_, manner) => {
    const index = await expected(after);
    const served = await node(main.slice(0, 40));
    await follow([served], { until: atHead(main.slice(0, 40)) });
    Object.assign(served, { chain: after, manner: { ...wellMannered, ...manner } });
    const rolledBack: number[] = [];
    const states = await follow([served], {
      until: async (leader) => {
        rolledBack.push(leader.cursor.newest?.number ?? -1);
        return atHead(after)(leader);
      },
    });
    expect(Math.min(...rolledBack)).toBeGreaterThanOrEqual(38);
    expect(states).not.toContain("stopped");
    expect(differences(await stateOf(), index)).toEqual({});
  });

  test("waits where nobody tells which blocks were replaced", async () => {
    const deeper = elsewhere(36);
    const served = await node(main.slice(0, 40));
    await follow([served], { until: atHead(main.slice(0, 40)) });
    const internal = error(-32603, "Internal error");
    const hides = ({ block }: FamilyBlock) => (Number(block.number) < 39 ? { block: internal, header: null } : {});
    Object.assign(served, { chain: deeper, manner: { ...wellMannered, gives: hides } });
    await follow([served], { until: ({ cursor }) => /no endpoint tells/.test(cursor.error ?? "") });
    served.manner = wellMannered;
    const states = await follow([served], { until: atHead(deeper) });
    expect(states).not.toContain("stopped");
  });
});

describe("an item that no endpoint gives", () => {
  const at = main.findIndex(({ block }, i) => i > 5 && block.transactions.length > 1);
  const one = main[at] as FamilyBlock; // There is one.
  const { hash, from } = one.block.transactions[0] ?? {};
  const listed = async () =>
    (await listQuarantined(holder.ctx({ actor: { kind: "commandLine" } }), { limit: 10, offset: 0 })).transactions;
  const here = (given: object): Partial<Manner> => ({
    gives: ({ block }) => (Number(block.number) === at ? given : {}),
  });
  const later = main[at + 1] as FamilyBlock; // It is not the last.
  const items: Record<string, Partial<Manner>> = {
    "a receipt": here({
      receipts: one.receipts.slice(1),
      receipt: (asked: string) => (asked === hash ? null : undefined),
    }),
    "a receipt of this block, but one of another": here({
      receipts: one.receipts.map((receipt, i) => (i === 0 ? { ...receipt, blockHash: later.block.hash } : receipt)),
    }),
    "a transaction, in a block that comes in parts alone": here({
      block: error(-32603, "Internal error"),
      header: { ...one.block, transactions: one.block.transactions.map((each) => each.hash) },
      transaction: (asked: string) => (asked === hash ? null : undefined),
    }),
  };
  test.each(Object.entries(items))("is set aside after some rounds, and all else goes on: %s", async (_, manner) => {
    await follow([await node(main, manner), await node(main, manner)], { until: atHead(main) });
    expect(await listed()).toMatchObject([{ block: at, index: 0, hash, resolvedAt: null }]);
    expect((await listed())[0]?.wallets).toContain(from);
    const { rows } = await holder.ctx().pg.query("select count(distinct tx_hash)::int as count from activity");
    expect(rows).toEqual([{ count: main.flatMap(({ block }) => block.transactions).length - 1 }]);
  });
});

describe("two endpoints, with a restart in between", () => {
  /** A request has 16 blocks: what was read first ends with one. */
  const BOUNDARY = 48;
  const first = main.slice(0, BOUNDARY);

  test.each([
    [BOUNDARY - 1, "ahead"],
    [BOUNDARY, "ahead"],
    [BOUNDARY + 1, "ahead"],
    [BOUNDARY - 3, "behind"],
    [BOUNDARY - 1, "behind"],
    [BOUNDARY, "behind"],
  ])("follow a reorg from block %i on, while one is behind and the first asked is %s", async (at, order) => {
    const after = makeBlocks(ethereum, { length: 90, fork: "other", base: main, at });
    const index = await expected(after);
    const behind = await node(first);
    await follow([behind], { until: atHead(first) });
    const ahead = await node(after.slice(0, 66));
    const nodes = order === "ahead" ? [ahead, behind] : [behind, ahead];
    // Killed at any block, and begun again.
    await follow(nodes, { until: ({ cursor }) => (cursor.newest?.number ?? 0) > BOUNDARY + 2 });
    ahead.chain = after;
    const states = await follow(nodes, { until: atHead(after) });
    expect(states).not.toContain("stopped");
    expect(differences(await stateOf(), index)).toEqual({});
  });

  test("on two forks end on the one that goes on, and hold nothing of the other", async () => {
    const [left, right] = ["left", "right"].map((fork) =>
      makeBlocks(ethereum, { length: 75, fork, base: main, at: BOUNDARY }),
    ) as [FamilyBlock[], FamilyBlock[]]; // Two names.
    const index = await expected(right);
    const [one, other] = [await node(first), await node(first)];
    await follow([one, other], { until: atHead(first) });
    one.chain = left.slice(0, BOUNDARY + 5);
    other.chain = right.slice(0, BOUNDARY + 6);
    await follow([one, other], { until: ({ cursor }) => (cursor.newest?.number ?? 0) >= BOUNDARY + 4 });
    // The first one gives up its fork.
    one.chain = right.slice(0, BOUNDARY + 7);
    other.chain = right;
    await follow([one, other], { until: ({ cursor }) => (cursor.newest?.number ?? 0) >= BOUNDARY + 6 });
    one.chain = right;
    const states = await follow([one, other], { until: atHead(right) });
    expect(states).not.toContain("stopped");
    expect(differences(await stateOf(), index)).toEqual({});
  });
});
