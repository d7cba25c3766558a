import type { Logger } from "../core/log.ts";
import { endReindexRequest, readChainControl } from "../domains/chain-control/index.ts";
import type { ChainLeader } from "./chain-leader.ts";
import { readHeaders } from "./cursor.ts";
import { rollBack } from "./roll-back.ts";

/** Carries out what operators ask of the chain. Returns whether it is paused. */
export async function obeyControl(leader: ChainLeader, log: Logger): Promise<boolean> {
  const { isPaused, reindexFrom } = await readChainControl(leader.sql, leader.chain.id);
  if (!isPaused && reindexFrom !== null) await rollBackTo(leader, reindexFrom, log);
  return isPaused;
}

/** Whether operators ask for something, before which the leader must not write further blocks. */
export async function mustObey(leader: ChainLeader): Promise<boolean> {
  const { isPaused, reindexFrom } = await readChainControl(leader.sql, leader.chain.id);
  return isPaused || reindexFrom !== null;
}

/**
 * Rolls back the blocks from `from` on, except those that became final since the request. The request ends in the same transaction, so
 * that a killed worker either repeats all of it or nothing.
 */
async function rollBackTo(leader: ChainLeader, from: number, log: Logger): Promise<void> {
  const { sql, chain, cursor } = leader;
  const target = Math.max(from - 1, cursor.finalized);
  const ancestor = (await readHeaders(sql, chain.id)).find(({ number }) => number <= target);
  const end = () => endReindexRequest(sql, chain.id, leader.now());
  const isFinal = ancestor !== undefined && ancestor.number < cursor.finalized;
  if (!ancestor || isFinal || !cursor.newest || ancestor.number >= cursor.newest.number) return end();
  log.info(
    { chainId: chain.id, from: cursor.newest.number, to: ancestor.number },
    "rolling back blocks to read them again",
  );
  await rollBack(leader, ancestor, end);
}
