import { hasCapability } from "../../chain/capabilities.ts";
import { plainArray } from "../../core/bulk-write.ts";
import type { ChainConfig } from "../../core/chains.ts";
import { formFor } from "../../core/cluster.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import type { ClaimedBackfill } from "../../domains/wallets/index.ts";
import { DAY } from "../../engine/index.ts";
import { type TrackedWallet, trackedColumns } from "../tracked-wallets.ts";
import type { BackfillProgress } from "./staged-history.ts";

/** What a turn begins with. */
export interface BegunTurn {
  tracked: TrackedWallet;
  /** What earlier turns staged. */
  staged: BackfillProgress | null;
  /** Day of the newest block that explorers showed of the chain, in days since 1970; null if none is stored. */
  headDay: number | null;
  /** Attestations about or by the wallet wait for their contents, on a chain without nodes. */
  hasPending?: boolean;
}

const lockedInOrder = {
  tracked: "join tracked_wallet t on t.address = b.address and t.chain_id = b.chain_id",
  locked: "order by t.address, t.chain_id for update of t",
};

/**
 * Marks the wallets of claimed turns as syncing, in one statement. Returns what they begin with, by claim; no entry if the wallet is not
 * tracked, its chain is not configured, or the claim is lost. The update is the last statement: a wallet that is marked has a turn.
 */
export async function beginTurns(
  { pg, env }: Pick<Context, "pg" | "env">,
  claimed: readonly ClaimedBackfill[],
): Promise<Map<string, BegunTurn>> {
  const [days, pending] = await Promise.all([readHeadDays(pg), readPending(pg, env.CHAINS, claimed)]);
  // On a cluster, only the update locks rows of several nodes.
  const inOrder = await formFor(pg, { oneServer: lockedInOrder, cluster: { tracked: "", locked: "" } });
  const { rows } = await pg.query<TrackedWallet & { claim: string; chain: number; progress: BackfillProgress | null }>(
    `with held as materialized (
       select claim, b.address as wallet, b.chain_id as chain, progress from backfill b ${inOrder.tracked}
       where claim = any($1::text[]) and b.chain_id = any($2::bigint[]) ${inOrder.locked})
     update tracked_wallet set
       state = case when state in ('queued', 'failed') then 'syncing' else state end,
       transactions = case when state in ('queued', 'failed') and progress is null then 0 else transactions end
     from held where address = wallet and chain_id = chain
     returning ${trackedColumns}, claim, chain, progress`,
    [plainArray(claimed.map((one) => one.claim)), plainArray(env.CHAINS.map(({ id }) => id))],
  );
  return new Map(
    rows.map(({ claim, chain, progress, ...tracked }) => [
      claim,
      {
        ...{ tracked, staged: progress, headDay: days.get(chain) ?? null },
        hasPending: pending.has(`${chain} ${tracked.address}`),
      },
    ]),
  );
}

/** The wallets for which attestations wait for their contents on chains without nodes, with the chain before. */
async function readPending(
  sql: Sql,
  chains: readonly ChainConfig[],
  claimed: readonly ClaimedBackfill[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql.query<{ chain: number; subject: string; issuer: string }>(
    `select distinct chain_id as chain, subject, issuer from pending_attestation
     where chain_id = any($1::bigint[]) and (subject = any($2::text[]) or issuer = any($2::text[]))`,
    [
      plainArray(chains.flatMap((chain) => (hasCapability(chain, "blocks") ? [] : [chain.id]))),
      plainArray(claimed.map(({ address }) => address)),
    ],
  );
  return new Set(rows.flatMap(({ chain, subject, issuer }) => [`${chain} ${subject}`, `${chain} ${issuer}`]));
}

async function readHeadDays(sql: Sql): Promise<Map<number, number>> {
  const { rows } = await sql.query<{ chain: number; time: number }>(
    "select chain_id as chain, block_time as time from explorer_head",
  );
  return new Map(rows.map(({ chain, time }) => [chain, Math.floor(time / DAY)]));
}
