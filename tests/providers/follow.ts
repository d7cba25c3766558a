import pg from "pg";
import type { SourceOptions } from "../../lib/chain/capabilities.ts";
import { openSource } from "../../lib/chain/sources/open-source.ts";
import { ChainConfig } from "../../lib/core/chains.ts";
import type { Context } from "../../lib/core/context.ts";
import { recomputeStale, scoringSettings } from "../../lib/domains/scores/index.ts";
import type { ChainCursor } from "../../lib/indexer/cursor.ts";
import { followChain } from "../../lib/indexer/follow.ts";
import { testClock } from "../chain/test-clock.ts";
import { leaderOf, withChain } from "../indexer/following.ts";
import { readSettled } from "../indexer/index-state.ts";
import { type Family, type FamilyBlock, makeBlocks } from "./families/family.ts";
import type { Manner } from "./manners.ts";
import { type MockNode, startMockNode } from "./mock-node.ts";

/** Blocks that are followed, the block from which a reorg replaces those read before, and how many those were. */
const LENGTH = 200;
const FORK_AT = 104;
const BEFORE_REORG = 120;

/** The blocks of a family before and after the reorg. */
interface FamilyChains {
  before: FamilyBlock[];
  after: FamilyBlock[];
}

export function makeChains(family: Family): FamilyChains {
  const before = makeBlocks(family, { length: BEFORE_REORG });
  return { before, after: makeBlocks(family, { length: LENGTH, fork: "other", base: before, at: FORK_AT }) };
}

/** What was read, and from whom. */
export interface Followed {
  index: Awaited<ReturnType<typeof readSettled>>;
  node: MockNode;
}

/** Follows a family's chain of one node to its end, with a reorg in between, into an empty database. */
export async function followFamily(
  open: { ctx: Context; url: string },
  input: { family: Family; chains: FamilyChains; manner: Manner },
): Promise<Followed> {
  const { family, chains, manner } = input;
  const clock = testClock();
  const node = await startMockNode({ family, chain: chains.before, manner, clock });
  try {
    const index = await followStages(open, {
      chain: chainOf(family, [node.url]),
      options: { clock },
      stages: [chains.before, chains.after],
      serve: (stage) => {
        node.chain = stage;
      },
      note: ({ state, error }) => {
        if (state === "retrying") throw new Error(`${manner.name}: ${error}`);
      },
    });
    return { index, node };
  } finally {
    await node.close();
  }
}

/** A chain of a family at these endpoints. */
export function chainOf(family: Family, rpcUrls: readonly string[]): ChainConfig {
  const { chainId: id, name, settings } = family;
  return ChainConfig.parse({ id, name, rpcUrls, wallets: "all", finalityDepth: 24, ...settings });
}

/**
 * Follows a chain that nodes serve in stages, each to its end, into an empty database. Returns what is indexed at last. `note` gets the
 * cursor until a stage is reached.
 */
export async function followStages(
  open: { ctx: Context; url: string },
  input: {
    chain: ChainConfig;
    options: SourceOptions;
    stages: readonly FamilyBlock[][];
    serve: (stage: FamilyBlock[], at: number) => void;
    note?: (cursor: ChainCursor) => void;
    /** In place of the real waits of the leader. */
    wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  },
): Promise<Followed["index"]> {
  const sql = new pg.Client({ connectionString: open.url });
  await sql.connect();
  const source = openSource(input.chain, "blocks", input.options);
  const wait = input.wait && { wait: input.wait };
  try {
    const leader = await leaderOf(open.ctx, sql, input.chain);
    for (const [at, stage] of input.stages.entries()) {
      input.serve(stage, at);
      const ending = new AbortController();
      const done = followChain({ leader, source, log: open.ctx.log, signal: ending.signal, ...wait });
      const head = stage.at(-1)?.block.hash;
      const isReached = ({ state, newest, dayBlock }: ChainCursor) =>
        state === "following" && newest?.hash === head && !dayBlock;
      while (!isReached(leader.cursor)) {
        input.note?.(leader.cursor);
        await Promise.race([new Promise((resolve) => setTimeout(resolve, 2)), done]);
      }
      ending.abort();
      await done;
    }
    await settleCloses(open.ctx, input.chain);
    return readSettled(open.ctx.pg);
  } finally {
    await source.close();
    await sql.end();
  }
}

/** Computes the closes that following has marked, as a worker does later. */
async function settleCloses({ pg: pool, env, log, now }: Context, chain: ChainConfig): Promise<void> {
  const later = new Date(now.getTime() + 60_000);
  await recomputeStale(pool, scoringSettings(withChain(env, chain)), { now: () => later, log });
}
