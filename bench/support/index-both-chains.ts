import { join } from "node:path";
import pg from "pg";
import { openSource } from "../../lib/chain/sources/open-source.ts";
import type { ChainConfig } from "../../lib/core/chains.ts";
import type { Context } from "../../lib/core/context.ts";
import { lockScores } from "../../lib/domains/scores/index.ts";
import { type ChainLeader, leaderTransaction } from "../../lib/indexer/chain-leader.ts";
import type { DecodedBlock } from "../../lib/indexer/decode/decoded-block.ts";
import { downloadBlocks } from "../../lib/indexer/download.ts";
import { rollBack } from "../../lib/indexer/roll-back.ts";
import { fillAhead, opensDay, scoreDuePage, splitAtDays } from "../../lib/indexer/score-due.ts";
import { withCountedTimes, writeBlocks } from "../../lib/indexer/write-blocks.ts";
import { freePort } from "../../scripts/processes/ports.ts";
import { startChainNode } from "../../scripts/simulation/chain-node.ts";
import { LOCAL_FINALITY, localChainConfig, localChains } from "../../scripts/simulation/local-chain.ts";
import { runSimulation } from "../../scripts/simulation/run-simulation.ts";
import { leaderOf } from "../../tests/indexer/following.ts";
import { seeded } from "../../tests/indexer/simulated-chain.ts";
import { GENESIS } from "./simulated-chains.ts";
import type { World } from "./world.ts";

/** Blocks of a batch at most. */
const MOST_BLOCKS = 60;
/** One batch in this many is rolled back and written again. */
const REORG_EVERY = 9;
/** Due subjects scored in one transaction. */
const DUE_PAGE = 40;

/** A simulated local chain, with its blocks decoded. */
export interface LocalChain {
  config: ChainConfig;
  blocks: readonly DecodedBlock[];
}

/** Simulates both local chains for so many days. Their nodes end with the world. */
export async function simulateBothChains({ guard, folder }: World, days: number): Promise<LocalChain[]> {
  return Promise.all(
    localChains.map(async ({ id }) => {
      const port = await freePort();
      const place = join(folder, `chain-${id}`);
      const log = join(folder, "chain.log");
      const node = await startChainNode({ guard, id, port, genesis: GENESIS, folder: place, log, states: 10_000 });
      const { blocks: last } = await runSimulation({ chain: { id, rpcUrl: node.rpcUrl }, genesis: GENESIS, days });
      const config = localChainConfig(id, node.rpcUrl);
      const source = openSource(config, "blocks");
      const range = { from: 0, to: last };
      const decoded = await downloadBlocks(config, source, range, new AbortController().signal);
      await source.close();
      return { config, blocks: withCountedTimes(decoded, null) };
    }),
  );
}

/**
 * Writes the blocks of both chains in turns, in batches of any size up to the shares of both, with reorgs of blocks that are not final.
 * Everything follows from the blocks: nothing depends on the clock.
 */
export async function indexInTurns(ctx: Context, url: string, chains: readonly LocalChain[]): Promise<Indexing> {
  const clients = chains.map(() => new pg.Client({ connectionString: url }));
  for (const client of clients) await client.connect();
  const random = seeded(1);
  const written = chains.map(() => 0);
  let batches = 0;
  const writeNext = async (i: number, share: number): Promise<boolean> => {
    const [chain, client] = [chains[i], clients[i]];
    const done = written[i] ?? 0;
    const end = Math.floor((chain?.blocks.length ?? 0) * share);
    if (!chain || !client || done >= end) return false;
    const leader = await leaderOf(ctx, client, chain.config);
    const batch = chain.blocks.slice(done, Math.min(end, done + 1 + random(MOST_BLOCKS)));
    const isAtHead = random(3) === 0;
    await writeBatch(leader, batch, isAtHead ? 0 : 1_000);
    const [ancestor] = chain.blocks.slice(
      Math.max(0, done + batch.length - 1 - random(LOCAL_FINALITY)),
      done + batch.length,
    );
    batches++;
    if (batches % REORG_EVERY === 0 && ancestor) {
      await rollBack(leader, ancestor);
      await writeBatch(leader, chain.blocks.slice(ancestor.number + 1, done + batch.length), 0);
    }
    written[i] = done + batch.length;
    return true;
  };
  return {
    async writeUpTo(share) {
      for (let isLeft = true; isLeft; ) {
        const first = random(chains.length);
        isLeft = (await writeNext(first, share)) || (await writeNext(1 - first, share));
      }
    },
    close: () => Promise.all(clients.map((client) => client.end())),
  };
}

export interface Indexing {
  /** Write the blocks of both chains up to a share of each, from 0 to 1. */
  writeUpTo(share: number): Promise<void>;
  close(): Promise<unknown>;
}

/** Writes a batch as the leader does; `ahead`: how far the chain's head is above it. */
async function writeBatch(leader: ChainLeader, blocks: readonly DecodedBlock[], ahead: number): Promise<void> {
  const last = blocks.at(-1)?.number ?? 0;
  const chain = { head: last + ahead, finalized: last - LOCAL_FINALITY };
  for (const part of await splitAtDays(leader, blocks)) {
    if (opensDay(leader, part)) await scoreAllDue(leader);
    await writeBlocks(leader, part, chain);
    await scoreAllDue(leader);
  }
}

/** The same as the leader's, in pages whose size does not depend on how fast this machine is. */
async function scoreAllDue(leader: ChainLeader): Promise<void> {
  while (leader.cursor.dayBlock) {
    const { dayBlock } = leader.cursor;
    leader.cursor = await leaderTransaction(leader, async () => {
      await lockScores(leader.sql);
      return scoreDuePage(leader, dayBlock, DUE_PAGE);
    });
  }
  await fillAhead(leader, Number.POSITIVE_INFINITY);
}
