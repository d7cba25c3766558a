import { hasCapability } from "../../chain/capabilities.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { addressProblem, parseAddress } from "../../core/parse-address.ts";
import { requireChain } from "../../core/require-chain.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { enqueueBackfills } from "./backfill-queue.ts";
import { readWallet } from "./get-wallet.ts";
import { rememberWallets } from "./remember-wallets.ts";
import type { WalletView } from "./schemas.ts";

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
