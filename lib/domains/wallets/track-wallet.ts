import { hasCapability } from "../../chain/capabilities.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { enqueueJobs } from "../../core/jobs.ts";
import { addressProblem, parseAddress } from "../../core/parse-address.ts";
import { requireChain } from "../../core/require-chain.ts";
import { checksum } from "../../core/schemas.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { enqueueBackfills } from "./backfill-queue.ts";
import { type WalletView, walletStates } from "./schemas.ts";
import { userNotFound } from "./subject-of.ts";

export const MOST_TRACKED = 1_000;

/**
 * Makes a wallet known and enqueues its backfill on the given chains, or on all. Tracking it again only repeats what failed. Throws
 * INVALID_REQUEST, UNSUPPORTED_CHAIN, NOT_ELIGIBLE beyond 1,000 wallets of a developer, erased
 * ones too.
 */
export async function trackWallet(
  ctx: Context,
  input: { address: string; chainIds?: readonly number[] },
): Promise<WalletView> {
  const address = parseAddress(input.address);
  if (!address) throw invalidField("body.address", addressProblem(input.address) ?? "must be an address");
  const chainIds = [...new Set(input.chainIds ?? ctx.env.CHAINS.map((chain) => chain.id))].sort((a, b) => a - b);
  for (const chainId of chainIds) requireChain(ctx, chainId);
  return sqlTransaction(ctx.pg, async (sql) => {
    await countTracking(ctx, sql, address);
    // Lock chains first, as their followers do.
    const covered: (number | null)[] = [];
    for (const chainId of chainIds) covered.push(await followedTo(ctx, sql, chainId));
    await rememberWallets(sql, [address], ctx.now);
    const waiting: { address: string; chainId: number }[] = [];
    for (const [i, chainId] of chainIds.entries()) {
      if (await trackOn(ctx, sql, { address, chainId, coveredTo: covered[i] ?? null }))
        waiting.push({ address, chainId });
    }
    await enqueueBackfills(sql, partyOf(ctx), waiting);
    const view = await readWallet(sql, address);
    if (!view) throw new Error(`the wallet ${address} was not written`);
    return view;
  });
}

/** Makes wallets known. A new wallet is its own subject, and its earlier swaps count from now on. */
export async function rememberWallets(sql: Sql, addresses: readonly string[], now: Date): Promise<void> {
  if (addresses.length === 0) return;
  const { rows } = await sql.query<{ address: string }>(
    `insert into wallet (address, subject, created_at) select address, address, $2 from unnest($1::text[]) as w(address)
     on conflict do nothing returning address`,
    [addresses, now],
  );
  await markTraders(
    sql,
    rows.map((row) => row.address),
  );
}

/** Marks wallets with swaps for recounting, because they became known or were forgotten. */
async function markTraders(sql: Sql, wallets: readonly string[]): Promise<void> {
  if (wallets.length === 0) return;
  await sql.query(
    `insert into stale_trader (subject)
     select distinct wallet from activity where wallet = any($1::text[]) and kind = 'swap'`,
    [wallets],
  );
}

/**
 * Makes wallets known, and enqueues jobs that track them on every chain. Tracking locks the cursors of all chains, so it cannot run in
 * the caller's transaction.
 */
export async function keepWallets(sql: Sql, addresses: readonly string[], now: Date): Promise<void> {
  await rememberWallets(sql, addresses, now);
  await enqueueJobs(sql, "track-wallet", [...new Set(addresses)].map(jobOf));
}

/** Tries again to track a wallet in an hour, after the limit of automatic tracking. */
export async function trackLater(ctx: Context, address: string): Promise<void> {
  await enqueueJobs(ctx.pg, "track-wallet", [jobOf(address)], new Date(ctx.now.getTime() + 3_600_000));
}

function jobOf(address: string) {
  return { payload: { address }, key: `track-wallet:${address}` };
}

/** Deletes wallets that nothing refers to: no facts, tracking, attestation, appeal, name, reservation or identity. */
export async function forgetWallets(sql: Sql, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  const { rows: held } = await sql.query<{ wallet: string }>(
    `select wallet from facts where wallet = any($1::text[])
     union select address from tracked_wallet where address = any($1::text[])`,
    [addresses],
  );
  const { rows: free } = await sql.query<{ address: string }>(
    `select address from wallet w where w.address = any($1::text[]) and w.address <> all($2::text[]) and w.subject = w.address
       and not exists (select 1 from wallet other where other.subject = w.address and other.address <> w.address)
       and not exists (select 1 from attestation a where a.subject = w.address)
       and not exists (select 1 from appeal a where a.wallet = w.address)
       and not exists (select 1 from identity i where i.owner = w.address)
       and not exists (select 1 from identity_wallet l where l.address = w.address)
       and not exists (select 1 from reservation r where r.address = w.address)`,
    [addresses, held.map(({ wallet }) => wallet)],
  );
  const gone = free.map(({ address }) => address);
  if (gone.length === 0) return;
  await sql.query("delete from wallet where address = any($1::text[])", [gone]);
  await markTraders(sql, gone);
}

type WalletState = (typeof walletStates)[number];

/** A wallet with the progress of its history on each chain. Throws USER_NOT_FOUND. */
export async function getWallet(ctx: Context, input: { address: Address }): Promise<WalletView> {
  const wallet = await readWallet(ctx.pg, input.address);
  if (!wallet) throw userNotFound(input.address);
  return wallet;
}

/** Null for an unknown wallet. */
export async function readWallet(sql: Sql, address: Address): Promise<WalletView | null> {
  const { rows } = await sql.query<ChainRow>(
    // By constants, so that a cluster asks the wallet's node alone.
    `with read as materialized (
       select f.chain_id, f.transactions, case when f.transactions > 0 then (
         -- The first act of a key is a transaction of its own, with index -1.
         select a.log_index >= 0 from activity a
         where a.wallet = $1 and a.chain_id = f.chain_id and a.kind in ('sent', 'failed')
         order by a.block_number, a.log_index limit 1) end as first_by_others
       from facts f where f.wallet = $1),
     tracked as materialized (
       select chain_id, state, transactions, truncated, error, smart_account from tracked_wallet where address = $1),
     partly as materialized (select distinct chain_id from quarantined_wallet where wallet = $1 and partly_read)
     select c.chain_id, t.state, coalesce(t.transactions, f.transactions, 0) as transactions,
       coalesce(t.truncated, false) or p.chain_id is not null as truncated, t.error, k.state as cursor,
       coalesce(t.smart_account, false) or f.first_by_others is true or p.chain_id is not null as smart_account
     from wallet w
     left join (select chain_id from tracked union select chain_id from read) c on true
     left join tracked t on t.chain_id = c.chain_id
     left join read f on f.chain_id = c.chain_id
     left join partly p on p.chain_id = c.chain_id
     left join chain_cursor k on k.chain_id = c.chain_id
     where w.address = $1 order by c.chain_id`,
    [address],
  );
  if (rows.length === 0) return null;
  const chains = rows.flatMap(chainOf);
  const state = walletStates.find((one) => chains.some((chain) => chain.state === one)) ?? "ready";
  return { address: checksum(address), state, chains };
}

interface ChainRow {
  chain_id: number | null;
  state: WalletState | null;
  transactions: number;
  truncated: boolean;
  smart_account: boolean;
  error: string | null;
  cursor: string | null;
}

function chainOf(row: ChainRow): WalletView["chains"] {
  if (row.chain_id === null) return [];
  return [
    {
      chainId: row.chain_id,
      // An untracked wallet is known from the blocks of a followed chain.
      state: row.state ?? (row.cursor === "syncing" ? "syncing" : "ready"),
      transactions: row.transactions,
      truncated: row.truncated,
      ...(row.smart_account && { smartAccount: true as const }),
      ...(row.error !== null && { error: row.error }),
    },
  ];
}

/** Counts the wallet for the developer. The lock prevents concurrent requests from exceeding the limit together. */
async function countTracking(ctx: Context, sql: Sql, address: string): Promise<void> {
  if (ctx.actor.kind !== "key" && ctx.actor.kind !== "session") return;
  const { developerId } = ctx.actor;
  await sql.query("select 1 from developer where id = $1 for update", [developerId]);
  const { rowCount } = await sql.query(
    "insert into tracking (developer_id, address, created_at) values ($1, $2, $3) on conflict do nothing",
    [developerId, address, ctx.now],
  );
  if (!rowCount) return;
  const { rows } = await sql.query<{ tracked: number }>(
    `select (count(*) + (select erased_trackings from developer where id = $1))::int as tracked
     from tracking where developer_id = $1`,
    [developerId],
  );
  if ((rows[0]?.tracked ?? 0) > MOST_TRACKED) {
    throw new ServiceError(
      "NOT_ELIGIBLE",
      `A developer can track ${MOST_TRACKED} wallets, and this one has reached that limit.`,
    );
  }
}

/** Returns whether the wallet still needs a backfill. */
async function trackOn(
  ctx: Context,
  sql: Sql,
  input: { address: string; chainId: number; coveredTo: number | null },
): Promise<boolean> {
  const { address, chainId, coveredTo } = input;
  const { rows } = await sql.query<{ state: string }>(
    `insert into tracked_wallet as t (address, chain_id, state, to_block, created_at)
     values ($1, $2, 'queued', $3, $4)
     on conflict (address, chain_id) do update set state = case when t.state = 'failed' then 'queued' else t.state end
     returning state`,
    [address, chainId, coveredTo, ctx.now],
  );
  return rows[0]?.state !== "ready";
}

function partyOf({ actor }: Context): string {
  return actor.kind === "key" || actor.kind === "session" ? actor.developerId : "automatic";
}

/**
 * The newest block of a followed chain that was indexed without the wallet: its rows come from explorers up to it, and from the
 * follower afterwards. The lock waits for a batch that is being written. Null for chains that are not followed.
 */
async function followedTo(ctx: Context, sql: Sql, chainId: number): Promise<number | null> {
  const chain = requireChain(ctx, chainId);
  if (!hasCapability(chain, "blocks")) return null;
  await sql.query(
    "insert into chain_cursor (chain_id, state, updated_at) values ($1, 'syncing', $2) on conflict do nothing",
    [chainId, ctx.now],
  );
  const { rows } = await sql.query<{ block_number: number | null }>(
    "select block_number from chain_cursor where chain_id = $1 for share",
    [chainId],
  );
  return rows[0]?.block_number ?? chain.startBlock - 1;
}
