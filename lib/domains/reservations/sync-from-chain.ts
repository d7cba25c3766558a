import { ChainError } from "../../chain/errors.ts";
import { decodeNameLogs } from "../../chain/name-logs.ts";
import { interactiveClient, orChainUnavailable } from "../../chain/sources/open-source.ts";
import type { BlockHeader, ChainClient } from "../../chain/types.ts";
import { LAST_TIME } from "../../core/chain-states.ts";
import type { Address, ChainConfig } from "../../core/chains.ts";
import { runExclusive } from "../../core/concurrency.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { requireChain } from "../../core/require-chain.ts";
import { checksum, MAX_LIMIT } from "../../core/schemas.ts";
import { sqlTransaction, withoutTransactionLog } from "../../core/transaction.ts";
import { type NameEvent, storeNameEvents } from "../identities/index.ts";
import { lockInTime, lockScores } from "../scores/index.ts";
import { foldReservations } from "./fold-reservations.ts";
import { readReservations } from "./get-reservations.ts";
import type { Reservation } from "./schemas.ts";

/** The kinds of `name_event` that NameReservations emits. */
const reservationKinds = ["reserved", "refunded", "settled"] as const;

/** Blocks of one chain for one request; the next request continues. */
const MOST_BLOCKS = 20_000;

/** A chain with its NameReservations contract. */
interface Source {
  chain: ChainConfig;
  contract: Address;
}

interface Range {
  chainId: number;
  fromBlock: number;
  /** Below fromBlock if there was nothing to read. */
  toBlock: number;
}

/** How far the indexer has read a chain, and how far syncs have read ahead of it. */
interface Progress {
  indexed: number;
  ahead: { number: number; hash: string } | null;
}

interface Download extends Range {
  events: NameEvent[];
  end: BlockHeader;
}

/**
 * Reads reservations of one chain or all from blocks that are not indexed yet, and returns those of an address. Repeating it changes
 * nothing. Throws UNSUPPORTED_CHAIN, CHAIN_UNAVAILABLE; SERVICE_UNAVAILABLE while all scores are computed.
 */
export async function syncFromChain(
  ctx: Context,
  input: { address: Address; chainId?: number },
): Promise<{ address: Address; synced: number; reservations: Reservation[]; chains: Range[] }> {
  const sources = sourcesOf(ctx, input.chainId);
  // A repeated request continues where the first one ended.
  const chains = await withoutTransactionLog(() => Promise.all(sources.map((source) => syncChain(ctx, source))));
  const { address } = input;
  const { reservations, total } = await readReservations(ctx.pg, {
    address,
    now: ctx.now,
    limit: MAX_LIMIT,
    offset: 0,
  });
  return { address: checksum(address), synced: total, reservations, chains };
}

function sourcesOf(ctx: Context, chainId: number | undefined): Source[] {
  const wanted = chainId === undefined ? ctx.env.CHAINS : [requireChain(ctx, chainId)];
  const found = wanted.flatMap((chain) =>
    chain.contracts.reservations ? [{ chain, contract: chain.contracts.reservations }] : [],
  );
  if (chainId === undefined || found.length > 0) return found;
  throw new ServiceError("UNSUPPORTED_CHAIN", `Chain ${chainId} has no reservations.`);
}

async function syncChain(ctx: Context, source: Source): Promise<Range> {
  const { chain } = source;
  for (;;) {
    const progress = await readProgress(ctx.pg, chain);
    const download = await orChainUnavailable(chain, () => downloadEvents(interactiveClient(chain), source, progress));
    const { chainId, fromBlock, toBlock } = download;
    if (toBlock < fromBlock) return { chainId, fromBlock, toBlock };
    // In turns, so that requests that wait for the database's locks hold one connection of a chain.
    const isStored = await runExclusive(`sync of chain ${chain.id}`, () =>
      sqlTransaction(ctx.pg, (sql) => storeAhead(sql, { download, progress, now: ctx.now })),
    );
    // Otherwise a concurrent request stored fewer blocks first: read again from there.
    if (isStored) return { chainId, fromBlock, toBlock };
  }
}

async function readProgress(sql: Sql, chain: ChainConfig): Promise<Progress> {
  const { rows } = await sql.query<{ indexed: number | null; number: number | null; hash: string | null }>(
    `select c.block_number as indexed, a.block_number as number, a.block_hash as hash
     from (select $1::bigint as chain_id) as this
     left join chain_cursor c on c.chain_id = this.chain_id
     left join reservation_cursor a on a.chain_id = this.chain_id`,
    [chain.id],
  );
  const { indexed = null, number = null, hash = null } = rows[0] ?? {};
  return {
    indexed: indexed ?? chain.startBlock - 1,
    ahead: number === null || hash === null ? null : { number, hash },
  };
}

/** Reads events above the stored block, or above the indexer's if a reorg replaced the stored one. */
async function downloadEvents(client: ChainClient, source: Source, progress: Progress): Promise<Download> {
  const { chain, contract } = source;
  const { indexed, ahead } = progress;
  const head = await client.head();
  const isStored = ahead !== null && ahead.number > indexed && (await client.header(ahead.number))?.hash === ahead.hash;
  const fromBlock = (isStored ? ahead.number : indexed) + 1;
  const toBlock = Math.min(head.number, fromBlock + MOST_BLOCKS - 1);
  const nothing = { chainId: chain.id, fromBlock, toBlock, events: [], end: head };
  if (toBlock < fromBlock) return nothing;
  const end = toBlock === head.number ? head : await requireHeader(client, toBlock);
  const logs = await client.logs(contract, fromBlock, toBlock);
  const blocks = new Map<number, BlockHeader>();
  for (const number of new Set(logs.map((log) => log.blockNumber))) {
    blocks.set(number, await requireHeader(client, number));
  }
  const events = logs.flatMap((log): NameEvent[] => {
    const block = blocks.get(log.blockNumber);
    if (block?.hash !== log.blockHash)
      throw new ChainError("INCONSISTENT", "A reorg happened while the chain was read");
    const { blockNumber, blockHash, txHash } = log;
    const place = { chainId: chain.id, blockNumber, blockHash, txHash, at: Math.min(block.time, LAST_TIME) };
    return decodeNameLogs(chain.contracts, [log]).map((event) => ({ ...event, ...place }));
  });
  return { ...nothing, events, end };
}

async function requireHeader(client: ChainClient, number: number): Promise<BlockHeader> {
  const header = await client.header(number);
  if (!header) throw new ChainError("BLOCK_NOT_FOUND", `The chain has no block ${number} now`);
  return header;
}

/** Stores events above the indexer's block. False if a concurrent sync stored fewer blocks. */
async function storeAhead(sql: Sql, input: { download: Download; progress: Progress; now: Date }): Promise<boolean> {
  const { download, progress, now } = input;
  const { chainId, fromBlock, toBlock, events, end } = download;
  const indexed = await lockInTime(sql, async () => {
    const newest = await lockIndexed(sql, chainId, now);
    await lockScores(sql);
    return newest;
  });
  const { rows } = await sql.query<{ number: number; hash: string }>(
    "select block_number as number, block_hash as hash from reservation_cursor where chain_id = $1",
    [chainId],
  );
  if (rows[0]?.hash !== progress.ahead?.hash) return (rows[0]?.number ?? -1) >= toBlock;
  const { rows: dropped } = await sql.query<{ name: string }>(
    `delete from name_event where chain_id = $1 and block_number >= $2 and block_number > $3 and kind = any($4::text[])
     returning name`,
    [chainId, fromBlock, indexed, reservationKinds],
  );
  const stored = await storeNameEvents(
    sql,
    events.filter((event) => event.blockNumber > indexed),
  );
  await sql.query(
    `insert into reservation_cursor (chain_id, block_number, block_hash) values ($1, $2, $3)
     on conflict (chain_id) do update set block_number = excluded.block_number, block_hash = excluded.block_hash`,
    [chainId, toBlock, end.hash],
  );
  await foldReservations(sql, [...new Set([...dropped.map((row) => row.name), ...stored])].sort(), now);
  return true;
}

/** The indexer's newest block. The indexer and other syncs wait until this transaction ends. */
async function lockIndexed(sql: Sql, chainId: number, now: Date): Promise<number> {
  await sql.query(
    "insert into chain_cursor (chain_id, state, updated_at) values ($1, 'syncing', $2) on conflict do nothing",
    [chainId, now],
  );
  const { rows } = await sql.query<{ block_number: number | null }>(
    "select block_number from chain_cursor where chain_id = $1 for update",
    [chainId],
  );
  return rows[0]?.block_number ?? -1;
}

/** Forgets blocks read ahead of the indexer, after a rollback. */
export async function forgetSync(sql: Sql, chainId: number): Promise<void> {
  await sql.query("delete from reservation_cursor where chain_id = $1", [chainId]);
}
