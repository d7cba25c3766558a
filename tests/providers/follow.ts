import pg from "pg";
import { openSource } from "../../lib/chain/sources/index.ts";
import { ChainConfig } from "../../lib/core/chains.ts";
import type { Context } from "../../lib/core/context.ts";
import { recomputeStaleCloses, scoringSettings } from "../../lib/domains/scores/index.ts";
import { followChain } from "../../lib/indexer/follow.ts";
import { testClock } from "../chain/test-clock.ts";
import { leaderOf } from "../indexer/following.ts";
import { readSettled } from "../indexer/index-state.ts";
import { emptyTables } from "../setup/empty-tables.ts";
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
  const chain = ChainConfig.parse({
    id: family.chainId,
    name: family.name,
    rpcUrls: [node.url],
    wallets: "all",
    finalityDepth: 24,
    ...family.settings,
  });
  const sql = new pg.Client({ connectionString: open.url });
  await sql.connect();
  const source = openSource(chain, "blocks", { clock });
  try {
    const leader = await leaderOf(open.ctx, sql, chain);
    for (const served of [chains.before, chains.after]) {
      node.chain = served;
      const ending = new AbortController();
      const done = followChain({ leader, source, log: open.ctx.log, signal: ending.signal });
      const head = served.at(-1)?.block.hash;
      while (leader.cursor.newest?.hash !== head || leader.cursor.state !== "following") {
        if (leader.cursor.state === "retrying") throw new Error(`${manner.name}: ${leader.cursor.error}`);
        await Promise.race([new Promise((resolve) => setTimeout(resolve, 2)), done]);
      }
      ending.abort();
      await done;
    }
    await settleCloses(open.ctx);
    return { index: await readSettled(open.ctx.pg), node };
  } finally {
    await source.close();
    await sql.end();
    await node.close();
  }
}

/** Computes the closes that following has marked, as a worker does later. */
async function settleCloses({ pg: pool, env, log, now }: Context): Promise<void> {
  const later = new Date(now.getTime() + 60_000);
  await recomputeStaleCloses(pool, scoringSettings(env), { now: () => later, log });
}

/** Empties everything that following writes. */
export async function emptyIndex(ctx: Context): Promise<void> {
  await emptyTables(
    ctx.pg,
    `activity, facts, score, score_feed, saved_ranking, score_close, stale_close, earned_achievement,
    outbox, block, chain_cursor, funding_cluster, tracked_wallet, tracking, backfill, staged_activity, wallet,
    graphile_worker._private_jobs`,
  );
}
