import { plainArray } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";

/** Wakes the workers when backfills are enqueued. */
export const BACKFILL_CHANNEL = "backfill";
/** For conditions on due rows. Columns round to milliseconds, so a row that is due now can be half a millisecond ahead. */
const NOW = "now() + interval '1 millisecond'";
/** Without renewal for this long a claim's worker counts as lost, milliseconds. */
export const CLAIM_MS = 15_000;

/** The service's own parties: hourly refreshes and automatically tracked wallets. Other parties are developers. */
const serviceParties = ["refresh", "automatic"] as const;

interface WalletOnChain {
  address: string;
  chainId: number;
}

/** A turn of a backfill that a worker has claimed. */
export interface ClaimedBackfill extends WalletOnChain {
  /** Identifies the turn, which may write only while the row has this claim. */
  claim: string;
  /** Whether it is the backfill's first turn. */
  isFirst: boolean;
  party: string;
}

/**
 * Appends backfills to a party's queue, in the caller's transaction. A waiting backfill becomes due at once, and moves to this queue if
 * its own is the service's or longer.
 */
export async function enqueueBackfills(sql: Sql, party: string, wallets: readonly WalletOnChain[]): Promise<void> {
  if (wallets.length === 0) return;
  // The update locks the row, so that it is not removed before the backfills refer to it.
  await sql.query(
    "insert into backfill_party (party) values ($1) on conflict (party) do update set party = excluded.party",
    [party],
  );
  await sql.query(
    `insert into backfill as b (address, chain_id, party)
     select address, chain_id, $1 from unnest($2::text[], $3::bigint[]) as w(address, chain_id) order by 1, 2
     on conflict (address, chain_id) do update set
       party = case when excluded.party = any($4::text[]) or b.claim is not null then b.party
         when b.party = any($4::text[]) then excluded.party
         when (select count(*) from backfill where party = excluded.party)
           < (select count(*) from backfill where party = b.party) then excluded.party
         else b.party end,
       attempts = 0,
       due_at = case when b.claim is null then least(b.due_at, now()) else b.due_at end`,
    [
      party,
      plainArray(wallets.map((wallet) => wallet.address)),
      plainArray(wallets.map((wallet) => wallet.chainId)),
      plainArray(serviceParties),
    ],
  );
  await sql.query("select pg_notify($1, '')", [BACKFILL_CHANNEL]);
}

interface ClaimOptions {
  limit: number;
  /** Parties that get only first turns. */
  firstTurnsOnly: readonly string[] | "all";
}

/**
 * Claims the next turns: parties in turn, the one served longest ago first, until there are enough; automatically tracked wallets last.
 * Within a party the backfill that has waited longest comes first, and at most one of a claim's turns is a later one.
 */
export async function claimBackfills(sql: Sql, options: ClaimOptions): Promise<ClaimedBackfill[]> {
  const { limit, firstTurnsOnly } = options;
  // Two branches, so that each reads its own index.
  const { rows } = await sql.query<ClaimedBackfill>(
    `with waiting as (
       select b.address, b.chain_id, p.party, p.served_at,
         row_number() over (partition by p.party order by b.queued_at, b.address, b.chain_id) as round
       from (
         select party, served_at, $3 or party = any($4::text[]) as first_only
         from backfill_party) p
       cross join lateral (
         (select address, chain_id, queued_at from backfill
          where party = p.party and due_at <= ${NOW} and not p.first_only
          order by queued_at, address, chain_id limit 1)
         union
         (select address, chain_id, queued_at from backfill
          where party = p.party and due_at <= ${NOW} and turns = 0
          order by queued_at, address, chain_id limit $1)) b
     ), next as materialized (
       select address, chain_id from waiting order by party = 'automatic', round, served_at nulls first, party limit $1
     ), free as materialized (
       select b.address, b.chain_id from next join backfill b using (address, chain_id)
       where b.due_at <= ${NOW} for update of b skip locked)
     update backfill b set claim = gen_random_uuid()::text, due_at = now() + $2 * interval '1 millisecond'
     from free where b.address = free.address and b.chain_id = free.chain_id
     returning b.address, b.chain_id as "chainId", b.claim, b.turns = 0 as "isFirst", b.party`,
    [limit, CLAIM_MS, firstTurnsOnly === "all", firstTurnsOnly === "all" ? [] : firstTurnsOnly],
  );
  if (rows.length === 0) return [];
  // In a statement of its own: enqueuing locks the party before its backfills.
  await sql.query("update backfill_party set served_at = clock_timestamp() where party = any($1::text[])", [
    plainArray([...new Set(rows.map((row) => row.party))]),
  ]);
  return rows;
}

/** Extends claims. One that is locked is skipped, since its turn is being stored: others lock rows in order, and would wait in turn. */
export async function renewClaims(sql: Sql, claims: readonly string[]): Promise<void> {
  await sql.query(
    `with free as materialized (
       select address, chain_id from backfill where claim = any($1::text[]) for update skip locked)
     update backfill b set due_at = now() + $2 * interval '1 millisecond'
     from free where b.address = free.address and b.chain_id = free.chain_id`,
    [plainArray(claims), CLAIM_MS],
  );
}

/** Releases a turn. After a failure the next one waits 3 seconds, then longer, at most an hour. */
export async function releaseClaim(
  sql: Sql,
  claimed: ClaimedBackfill,
  outcome: "interrupted" | "failed",
): Promise<void> {
  await sql.query(
    outcome === "interrupted"
      ? "update backfill set claim = null, due_at = now() where claim = $1"
      : `update backfill set claim = null, attempts = attempts + 1, queued_at = now(),
           due_at = now() + least(3600, exp(least(10, attempts + 1))) * interval '1 second'
         where claim = $1`,
    [claimed.claim],
  );
}

/** Deletes parties without backfills. */
export async function pruneBackfillParties(sql: Sql): Promise<void> {
  await sql.query(
    `delete from backfill_party p where coalesce(served_at < now() - interval '1 hour', true)
       and not exists (select 1 from backfill b where b.party = p.party)`,
  );
}
