import type { BlockHeader } from "../chain/types.ts";
import type { ChainConfig } from "../core/chains.ts";
import { type FollowOptions, writeState } from "./chain-leader.ts";
import { readHeaders } from "./cursor.ts";
import { rollBack } from "./roll-back.ts";

/** How long every endpoint must lack the newest indexed block before a chain that is not local is rolled back, milliseconds. */
const AGREED_MS = 60_000;

/** What followed from a head that is lower than the newest indexed block. */
type LowerHeadOutcome = "again" | "behind" | "reorg" | "stopped";

/**
 * Decides what a head below the newest indexed block means:
 *
 * 1. Its block is indexed with another hash: a shorter fork.
 * 2. Every endpoint has another first block: another chain, which is not followed.
 * 3. It is below the newest final block: wait, because final blocks are never rolled back here.
 * 4. No endpoint has the newest indexed block, at once on a local chain and for a minute on any other: the blocks are gone, as after
 *    `evm_revert`, and are rolled back.
 * 5. Otherwise the node is behind: wait for it.
 */
export async function handleLowerHead(options: FollowOptions, head: BlockHeader): Promise<LowerHeadOutcome> {
  const { leader, log } = options;
  const { newest, finalized } = leader.cursor;
  if (!newest) return "again";
  const stored = await readHeaders(leader.sql, leader.chain.id);
  const same = stored.find((header) => header.number === head.number);
  if (same && same.hash !== head.hash) return "reorg";
  if (!same && (await isOtherChain(options, stored.at(-1)))) {
    const error = `${otherChain(leader.chain)} Its head is block ${head.number}; block ${newest.number} is indexed`;
    log.error({ chainId: leader.chain.id }, error);
    await writeState(leader, "stopped", error, head.number);
    return "stopped";
  }
  const ancestor = same && same.number >= finalized ? same : null;
  if (ancestor === null) leader.goneSince = null;
  else if (await isGone(options, newest)) {
    log.info(
      { chainId: leader.chain.id, from: newest.number, to: ancestor.number },
      "rolling back blocks that are gone",
    );
    await rollBack(leader, ancestor);
    return "again";
  }
  const place = `The node is at block ${head.number}, behind block ${newest.number}, the newest that is indexed`;
  const remedy =
    head.number < finalized
      ? `, and below block ${finalized}, which was final: waiting for it. If the node was reset on purpose, index the chain into an empty database`
      : ": waiting for it";
  await writeState(leader, "retrying", `${place}${remedy}`, head.number);
  return "behind";
}

/** What is said of nodes that have none of the indexed blocks. */
export function otherChain({ id, name }: Pick<ChainConfig, "id" | "name">): string {
  return (
    `The node has another chain than the indexed chain ${id} (${name}), as a development node has that was started again without its ` +
    "data."
  );
}

/** Whether endpoints have another block where the chain's first is stored, and none has that one. */
async function isOtherChain({ leader, source, signal }: FollowOptions, first: BlockHeader | undefined) {
  if (first?.number !== leader.chain.startBlock) return false;
  const answers = await source.headerOfEach(first.number, signal);
  const found = answers.filter((answer) => answer !== undefined && answer !== null);
  return found.length > 0 && found.every(({ hash }) => hash !== first.hash);
}

/** Whether every endpoint has lacked the block for long enough. One that does not answer may have it. */
async function isGone({ leader, source, signal }: FollowOptions, newest: { number: number }): Promise<boolean> {
  const answers = await source.headerOfEach(newest.number, signal);
  if (answers.some((answer) => answer !== null)) {
    leader.goneSince = null;
    return false;
  }
  const now = leader.now().getTime();
  leader.goneSince ??= now;
  return leader.chain.local || now - leader.goneSince >= AGREED_MS;
}

/** Why the next block cannot be read, if the node's blocks begin above it; null otherwise. */
export async function explainMissingBlock({ leader, source, signal }: FollowOptions): Promise<string | null> {
  const { newest, head, error } = leader.cursor;
  const next = newest ? newest.number + 1 : leader.chain.startBlock;
  const start = `The node has no block ${next}, `;
  if (head === null || head <= next || (await source.header(next, signal)) !== null) return null;
  if (error?.startsWith(start)) return error;
  let [missing, present] = [next, head];
  while (present - missing > 1) {
    const middle = Math.floor((missing + present) / 2);
    if (await source.header(middle, signal)) present = middle;
    else missing = middle;
  }
  const remedy = newest
    ? "Add an endpoint to rpcUrls that has the blocks between"
    : `Set startBlock of chain ${leader.chain.id} in CHAINS to ${present} or higher, or use a node that has the earlier blocks`;
  return `${start}${newest ? "the next to read" : "the first to read (startBlock)"}; its oldest is block ${present}. ${remedy}`;
}
