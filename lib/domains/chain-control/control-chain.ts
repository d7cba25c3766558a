import { hasCapability } from "../../chain/capabilities.ts";
import { audit } from "../../core/audit.ts";
import { type CursorState, chainStates } from "../../core/chain-states.ts";
import type { ChainConfig } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import type { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { requireRole } from "../../core/operators.ts";
import { requireChain } from "../../core/require-chain.ts";
import { checkedTransaction, transaction } from "../../core/transaction.ts";
import type { ControlledChain } from "./schemas.ts";

/**
 * Makes the chain's leader stop reading blocks, within seconds, until the chain is resumed. Pausing it again changes nothing. Throws
 * FORBIDDEN, UNSUPPORTED_CHAIN, INVALID_REQUEST.
 */
export async function pauseChain(ctx: Context, input: { chainId: number; reason: string }): Promise<ControlledChain> {
  const { chainId, reason } = input;
  requireFollowed(ctx, chainId);
  await transaction(ctx, async (tx) => {
    const changed = await tx.$executeRaw`
      insert into chain_control as k (chain_id, paused_at, pause_reason) values (${chainId}, ${ctx.now}, ${reason})
      on conflict (chain_id) do update set paused_at = excluded.paused_at, pause_reason = excluded.pause_reason
      where k.paused_at is null`;
    if (changed > 0) await audit(ctx, tx, "chain.paused", String(chainId), { reason });
  });
  return getChain(ctx, chainId);
}

/** Lets the leader continue. Resuming a chain that is not paused changes nothing. Throws FORBIDDEN, UNSUPPORTED_CHAIN, INVALID_REQUEST. */
export async function resumeChain(ctx: Context, input: { chainId: number }): Promise<ControlledChain> {
  const { chainId } = input;
  requireFollowed(ctx, chainId);
  await transaction(ctx, async (tx) => {
    const { count } = await tx.chainControl.updateMany({
      where: { chainId, pausedAt: { not: null } },
      data: { pausedAt: null, pauseReason: null },
    });
    if (count > 0) await audit(ctx, tx, "chain.resumed", String(chainId));
  });
  return getChain(ctx, chainId);
}

/** Throws unless an operator acts on a configured chain whose blocks are read. */
function requireFollowed(ctx: Context, chainId: number): void {
  requireRole(ctx, "operator");
  if (hasCapability(requireChain(ctx, chainId), "blocks")) return;
  throw invalidField(
    "path.chainId",
    "has no blocks to read",
    `Chain ${chainId} has no rpcUrls, so no blocks of it are read.`,
  );
}

/**
 * Makes the chain's leader roll back every block from `fromBlock` on, as in a reorg, and read them again. A paused chain waits until it
 * is resumed. Only blocks that are not final can be rolled back. Throws FORBIDDEN, UNSUPPORTED_CHAIN, INVALID_REQUEST.
 */
export async function reindexChain(
  ctx: Context,
  input: { chainId: number; fromBlock: number; reason: string },
): Promise<ControlledChain> {
  const { chainId, fromBlock, reason } = input;
  requireFollowed(ctx, chainId);
  await checkedTransaction(async () => {
    const { oldestReindexBlock: oldest, block: newest } = await getChain(ctx, chainId);
    if (oldest === null || newest === null || fromBlock < oldest || fromBlock > newest) {
      throw outsideRange({ chainId, oldest, newest });
    }
    const request = { reindexFrom: fromBlock, reindexRequestedAt: ctx.now, reindexStartedAt: null };
    await transaction(ctx, async (tx) => {
      await tx.chainControl.upsert({ where: { chainId }, create: { chainId, ...request }, update: request });
      await audit(ctx, tx, "chain.reindex", String(chainId), { fromBlock, reason });
    });
  });
  return getChain(ctx, chainId);
}

/**
 * Makes the chain's leader set the missing block aside without further wait, as soon as its nodes show what follows it. Throws FORBIDDEN,
 * UNSUPPORTED_CHAIN, INVALID_REQUEST.
 */
export async function setBlockAside(
  ctx: Context,
  input: { chainId: number; block: number; reason: string },
): Promise<ControlledChain> {
  const { chainId, block, reason } = input;
  requireFollowed(ctx, chainId);
  await checkedTransaction(async () => {
    const { missingBlock: missing, name } = await getChain(ctx, chainId);
    if (missing?.number !== block) {
      const which = missing ? `Block ${missing.number} of ${name} is` : `No block of ${name} is`;
      throw invalidField(
        "body.block",
        "is not missing",
        `${which} missing now. Only a block that no node gives can be set aside.`,
      );
    }
    const request = { setAsideBlock: block, setAsideRequestedAt: ctx.now };
    await transaction(ctx, async (tx) => {
      await tx.chainControl.upsert({ where: { chainId }, create: { chainId, ...request }, update: request });
      await audit(ctx, tx, "chain.block-set-aside", String(chainId), { block, reason });
    });
  });
  return getChain(ctx, chainId);
}

interface Row {
  chain_id: number;
  block_number: number | null;
  head_number: number | null;
  finalized_block: number | null;
  state: CursorState | null;
  error: string | null;
  quarantined: number;
  odd_times: number;
  missing_block: number | null;
  missing_since: Date | null;
  paused_at: Date | null;
  pause_reason: string | null;
  reindex_from: number | null;
  reindex_requested_at: Date | null;
  reindex_started_at: Date | null;
  oldest: number | null;
}

/** The configured chains, in the order of the settings. Throws FORBIDDEN. */
export async function listChains(ctx: Context): Promise<{ chains: ControlledChain[] }> {
  requireRole(ctx, "reader");
  const rows = await readChains(ctx.pg, null);
  const byId = new Map(rows.map((row) => [row.chain_id, row]));
  return { chains: ctx.env.CHAINS.map((chain) => viewChain(chain, byId.get(chain.id))) };
}

/** Throws UNSUPPORTED_CHAIN. */
async function getChain(ctx: Context, chainId: number): Promise<ControlledChain> {
  const chain = requireChain(ctx, chainId);
  const [row] = await readChains(ctx.pg, chainId);
  return viewChain(chain, row);
}

/** Blocks can be rolled back to a stored header that is not below the newest final block, as in a reorg. */
async function readChains(sql: Sql, chainId: number | null): Promise<Row[]> {
  const { rows } = await sql.query<Row>(
    `select chain_id, c.block_number, c.head_number, c.finalized_block, c.state, c.error, c.missing_block,
       c.missing_since, k.paused_at, k.pause_reason, k.reindex_from, k.reindex_requested_at, k.reindex_started_at,
       (select count(*)::int from quarantined_transaction q
        where q.chain_id = coalesce(c.chain_id, k.chain_id) and q.resolved_at is null) as quarantined,
       (select count(*)::int from block b where b.chain_id = c.chain_id and b.stated_time is not null) as odd_times,
       (select min(b.number) + 1 from block b where b.chain_id = c.chain_id and b.number >= coalesce(c.finalized_block, 0)
        having min(b.number) < c.block_number) as oldest
     from chain_cursor c full join chain_control k using (chain_id)
     where $1::bigint is null or chain_id = $1`,
    [chainId],
  );
  return rows;
}

function viewChain(chain: ChainConfig, row: Row | undefined): ControlledChain {
  const state = row?.paused_at ? "paused" : hasCapability(chain, "blocks") ? (row?.state ?? "waiting") : "explorer";
  return {
    chainId: chain.id,
    name: chain.name,
    state,
    block: row?.block_number ?? null,
    head: row?.head_number ?? null,
    finalized: row?.finalized_block ?? null,
    error: row?.error ?? null,
    action: chainStates[state].action,
    quarantined: row?.quarantined ?? 0,
    oddTimes: row?.odd_times ?? 0,
    missingBlock:
      row?.missing_block != null && row.missing_since
        ? { number: row.missing_block, since: row.missing_since.toISOString() }
        : null,
    pausedAt: row?.paused_at?.toISOString() ?? null,
    pauseReason: row?.pause_reason ?? null,
    oldestReindexBlock: row?.oldest ?? null,
    reindex: reindexOf(row),
  };
}

function reindexOf(row: Row | undefined): ControlledChain["reindex"] {
  if (row?.reindex_from == null || !row.reindex_requested_at) return null;
  return {
    fromBlock: row.reindex_from,
    requestedAt: row.reindex_requested_at.toISOString(),
    startedAt: row.reindex_started_at?.toISOString() ?? null,
  };
}

function outsideRange(input: { chainId: number; oldest: number | null; newest: number | null }): ServiceError {
  const { chainId, oldest, newest } = input;
  const allowed =
    oldest === null || newest === null
      ? "No block of it can be rolled back now: all indexed ones are final"
      : `It can be indexed again from block ${oldest} to ${newest}: earlier ones are final`;
  const message = oldest === null ? "has no block that is not final" : `must be from ${oldest} to ${newest}`;
  return invalidField(
    "body.fromBlock",
    message,
    `${allowed}. To index chain ${chainId} from an earlier block, index it into an empty database: npm run export, npm run reset, npm start (docs/operations.md, Administration).`,
  );
}

/** What operators ask of a chain's leader. */
interface ChainControl {
  isPaused: boolean;
  /** The first block to read again; null unless a request waits. */
  reindexFrom: number | null;
}

export async function readChainControl(sql: Sql, chainId: number): Promise<ChainControl> {
  const { rows } = await sql.query<ChainControl>(
    `select paused_at is not null as "isPaused", case when reindex_started_at is null then reindex_from end as "reindexFrom"
     from chain_control where chain_id = $1`,
    [chainId],
  );
  return rows[0] ?? { isPaused: false, reindexFrom: null };
}

/** Whether an operator asks that a block be set aside, since it is missing. */
export async function isSetAsideRequested(
  sql: Sql,
  chainId: number,
  missing: { number: number; since: Date },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    "select from chain_control where chain_id = $1 and set_aside_block = $2 and set_aside_requested_at >= $3",
    [chainId, missing.number, missing.since],
  );
  return rowCount === 1;
}

/** Ends a request to read blocks again, in the transaction that rolls the chain back. */
export async function endReindexRequest(sql: Sql, chainId: number, now: Date): Promise<void> {
  await sql.query("update chain_control set reindex_started_at = $2 where chain_id = $1", [chainId, now]);
}
