import { isChainError } from "../chain/errors.ts";
import {
  lockScores,
  markWholeHistory,
  recomputeFundingClusters,
  rescore,
  type ScoreTrigger,
} from "../domains/scores/index.ts";
import { markTraders } from "../domains/trading/index.ts";
import { rememberWallets } from "../domains/wallets/index.ts";
import { dayOf } from "../engine/index.ts";
import { insertActivity, isSent } from "./activity-rows.ts";
import { writeAgents } from "./agents.ts";
import { writeAttestations } from "./attestations.ts";
import { type ChainLeader, clearMemory, type FollowOptions, leaderTransaction } from "./chain-leader.ts";
import { type DecodedBlock, UNKNOWN_HASH, WHOLE_BLOCK } from "./decode/decoded-block.ts";
import { downloadUntilFault } from "./download.ts";
import { refoldWallets } from "./facts-rows.ts";
import { writeNames } from "./names.ts";
import { withCountedTimes, withoutUntracked, withStoredTime } from "./write-blocks.ts";
import { nextRetry, unmarkWallets, writeQuarantine } from "./write-quarantine.ts";

/** Transactions that one round reads again. */
const AT_ONCE = 16;
/** How long a resolved transaction stays listed, milliseconds. */
const LISTED_MS = 30 * 24 * 60 * 60_000;

/** Blocks of a missing range that one round reads again. */
const RANGE_AT_ONCE = 64;

interface Waiting {
  block_number: number;
  /** The first block of a missing range, whose last is `block_number`; null of all else. */
  first_block: number | null;
  block_hash: string;
  tx_index: number;
  tx_hash: string | null;
  attempts: number;
}

/**
 * Retries quarantined transactions and blocks that are due. Those that can be read now become activity as if they had been read with their
 * block; the others wait longer. A fault of the source stops nothing else.
 */
export async function retryQuarantined(options: FollowOptions): Promise<void> {
  const { leader, log } = options;
  const { rows } = await leader.sql.query<Waiting>(
    `select block_number, first_block, block_hash, tx_index, tx_hash, attempts from quarantined_transaction
     where chain_id = $1 and resolved_at is null and retry_at <= $2 order by block_number, tx_index limit ${AT_ONCE}`,
    [leader.chain.id, leader.now()],
  );
  for (const number of new Set(rows.map((row) => row.block_number))) {
    const waiting = rows.filter((row) => row.block_number === number);
    const [whole] = waiting.filter((row) => row.tx_index === WHOLE_BLOCK);
    const blocks = await readAgain(options, number, whole);
    if (whole && blocks.length === 0 && (await separate(options, whole))) continue;
    const block = blocks.at(-1);
    const isSame = block?.hash === waiting[0]?.block_hash;
    const unreadable = new Map(block?.unreadable?.map((one) => [one.index, one.reason]));
    const readable = block && isSame ? waiting.filter((row) => !unreadable.has(row.tx_index)) : [];
    const rest = waiting.filter((row) => !readable.includes(row));
    await leaderTransaction(leader, async () => {
      if (block && readable.length > 0) {
        if (whole) await nameParents(leader, blocks, whole);
        await writeReadable(leader, whole ? blocks : [onlyOf(block, readable)], readable);
      }
      for (const row of rest) await postpone(leader, row, isSame ? (unreadable.get(row.tx_index) ?? null) : null);
    });
    if (readable.length > 0) clearMemory(leader);
    log.info(
      { chainId: leader.chain.id, block: number, read: readable.length, waiting: rest.length },
      "read quarantined transactions again",
    );
  }
}

/**
 * Leaves the last block of a missing range alone, if a node gives its header and the block below it, which then is the last of the range.
 * Returns whether it did.
 */
async function separate(options: FollowOptions, whole: Waiting): Promise<boolean> {
  const { leader, source, signal } = options;
  const { block_number: number, first_block: first } = whole;
  if (first === null) return false;
  const given = await source.headerOfEach(number, signal);
  const header = given.find((one) => one?.hash === whole.block_hash);
  const below = header && (await readAgain(options, number - 1, { ...whole, block_number: number - 1 }));
  if (!header || below?.at(-1)?.hash !== header.parentHash) return false;
  await leaderTransaction(leader, async () => {
    await storeRest(leader, whole, { number: number - 1, hash: header.parentHash });
    await leader.sql.query(
      "update quarantined_transaction set first_block = null where chain_id = $1 and block_number = $2 and tx_index = $3",
      [leader.chain.id, number, WHOLE_BLOCK],
    );
    await postpone(leader, whole, null);
  });
  return true;
}

/** Stores what is left of a missing range below its end: a range, or its last block. */
async function storeRest({ sql, chain, now }: ChainLeader, whole: Waiting, last: { number: number; hash: string }) {
  await sql.query(
    `insert into quarantined_transaction (chain_id, block_number, first_block, block_hash, tx_index, reason, at, retry_at)
     select chain_id, $2, nullif(first_block, $2), $3, tx_index, reason, at, $4 from quarantined_transaction
     where chain_id = $1 and block_number = $6 and tx_index = $5`,
    [chain.id, last.number, last.hash, now(), WHOLE_BLOCK, whole.block_number],
  );
}

/** The block, and of a missing range those directly below it that are read with it; empty if the source fails. */
async function readAgain(options: FollowOptions, number: number, whole: Waiting | undefined): Promise<DecodedBlock[]> {
  const { leader, source, log, signal } = options;
  try {
    let from = Math.max(whole?.first_block ?? number, number - RANGE_AT_ONCE + 1);
    for (;;) {
      const { blocks, fault } = await downloadUntilFault(leader.chain, source, { from, to: number }, signal);
      if (fault && fault.number < number) {
        // Of a range only what is whole down from its end is surely of no fork.
        from = fault.number + 1;
        continue;
      }
      if (fault) return fault.partial ? [await withStoredTime(leader, fault.partial, whole !== undefined)] : [];
      const dated: DecodedBlock[] = [];
      for (const block of blocks) dated.push(await withStoredTime(leader, block, whole !== undefined));
      return dated.length > 1 ? withCountedTimes(dated, null) : dated;
    }
  } catch (error) {
    if (!isChainError(error)) throw error;
    log.warn({ chainId: leader.chain.id, block: number, code: error.code }, error.message);
    return [];
  }
}

/** What these transactions left of a block. */
function onlyOf(block: DecodedBlock, waiting: readonly Waiting[]): DecodedBlock {
  const indexes = new Set(waiting.map((row) => row.tx_index));
  const hashes = new Set(waiting.map((row) => row.tx_hash));
  const { rows, names = [], attestations = [], agents = [], partlyRead = [] } = block;
  return {
    ...block,
    rows: rows.filter((row) => indexes.has(row.txIndex)),
    unreadable: [],
    partlyRead: partlyRead.filter(({ index }) => indexes.has(index)),
    names: names.filter(({ txHash }) => hashes.has(txHash)),
    attestations: attestations.filter(({ txHash }) => hashes.has(txHash)),
    agents: agents.filter(({ txHash }) => hashes.has(txHash)),
  };
}

/**
 * Stores the header of the newest of these blocks, which was set aside as a whole, and gives the block below them its name: to what is
 * left of their range, or to one that was set aside without.
 */
async function nameParents(leader: ChainLeader, blocks: readonly DecodedBlock[], whole: Waiting): Promise<void> {
  const { sql, chain, now } = leader;
  const [lowest, newest] = [blocks[0], blocks.at(-1)];
  if (!lowest || !newest) return;
  const { number, parentHash, time, statedTime = null } = newest;
  await sql.query(
    "update block set parent_hash = $3, time = $4, stated_time = $5 where chain_id = $1 and number = $2",
    [chain.id, number, parentHash, time, statedTime],
  );
  const last = { number: lowest.number - 1, hash: lowest.parentHash };
  if (whole.first_block !== null && whole.first_block < lowest.number) return storeRest(leader, whole, last);
  await sql.query(
    `update quarantined_transaction set block_hash = $3, retry_at = $4
     where chain_id = $1 and block_number = $2 and tx_index = $5 and block_hash = $6`,
    [chain.id, last.number, last.hash, now(), WHOLE_BLOCK, UNKNOWN_HASH],
  );
}

/** Writes everything that readable transactions, or these blocks, caused, and scores the wallets that they concern. */
async function writeReadable(
  leader: ChainLeader,
  given: readonly DecodedBlock[],
  readable: readonly Waiting[],
): Promise<void> {
  const { sql, chain, settings } = leader;
  const now = leader.now();
  const blocks = await withoutUntracked(leader, given);
  const [block, newest] = [blocks[0], blocks.at(-1)];
  if (!block || !newest) return;
  const rows = blocks.flatMap((one) => one.rows);
  await insertActivity(sql, rows);
  await writeNames(leader, blocks);
  await writeAgents(leader, blocks);
  await lockScores(sql);
  const attested = await writeAttestations(leader, blocks);
  const wallets = await knownWallets(leader, rows);
  await rememberWallets(sql, wallets, now);
  await refoldWallets(sql, { chainId: chain.id, wallets });
  const marked = await resolve(leader, { first: block.number, number: newest.number, readable });
  const partly = await writeQuarantine(leader, blocks);
  const today = dayOf(leader.cursor.newest?.time ?? newest.time);
  const isLate = dayOf(block.time) < today;
  if (chain.wallets === "all" && isLate) await recomputeFundingClusters(sql, { chainId: chain.id, day: today });
  const source = { chainId: chain.id, number: newest.number, hash: newest.hash, time: newest.time };
  const concerned = [wallets, marked, ...attested.values(), ...partly.values()].flat();
  const trigger: ScoreTrigger = { cause: "transactions", source };
  const subjects = await rescore(sql, settings, { wallets: concerned, chain: chain.id, trigger, now });
  if (isLate) await markWholeHistory(sql, { subjects, chainId: chain.id }, now);
  await markTraders(sql, subjects);
}

/** Wallets of rows that have facts, or get them now because they sent a transaction. */
async function knownWallets({ sql, chain }: ChainLeader, rows: DecodedBlock["rows"]): Promise<string[]> {
  const { rows: stored } = await sql.query<{ wallet: string }>(
    "select wallet from facts where chain_id = $1 and wallet = any($2::text[])",
    [chain.id, rows.map((row) => row.wallet)],
  );
  const senders = chain.wallets === "all" ? rows.filter(isSent) : [];
  return [...new Set([...stored, ...senders].map((row) => row.wallet))].sort();
}

async function resolve(
  { sql, chain, now }: ChainLeader,
  { first, number, readable }: { first: number; number: number; readable: readonly Waiting[] },
): Promise<string[]> {
  const indexes = readable.map((row) => row.tx_index);
  await sql.query(
    `update quarantined_transaction set resolved_at = $4, attempts = attempts + 1,
       first_block = case when first_block < $2 and $5::bigint < $2 then $5 end
     where chain_id = $1 and block_number = $2 and tx_index = any($3::int[])`,
    [chain.id, number, indexes, now(), first],
  );
  await sql.query("delete from quarantined_transaction where chain_id = $1 and resolved_at < $2", [
    chain.id,
    new Date(now().getTime() - LISTED_MS),
  ]);
  return unmarkWallets(sql, "chain_id = $1 and block_number = $2 and tx_index = any($3::int[])", [
    chain.id,
    number,
    indexes,
  ]);
}

async function postpone({ sql, chain, now }: ChainLeader, row: Waiting, reason: string | null): Promise<void> {
  await sql.query(
    `update quarantined_transaction set attempts = attempts + 1, retry_at = $4, reason = coalesce($5, reason)
     where chain_id = $1 and block_number = $2 and tx_index = $3`,
    [chain.id, row.block_number, row.tx_index, nextRetry(now(), row.attempts + 1), reason],
  );
}
