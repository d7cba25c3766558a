import { hasCapability, type SourceOptions } from "../../chain/capabilities.ts";
import type { HistoryList, WalletHistory } from "../../chain/wallet-history.ts";
import { plainArray } from "../../core/bulk-write.ts";
import type { ChainConfig } from "../../core/chains.ts";
import { formFor } from "../../core/cluster.ts";
import type { Context } from "../../core/context.ts";
import type { ClaimedBackfill } from "../../domains/wallets/index.ts";
import { type Activity, DAY } from "../../engine/index.ts";
import { type TrackedWallet, trackedColumns } from "../tracked-wallets.ts";
import type { BackfillProgress } from "./staged-history.ts";

/** Blocks below the last covered one that a later reading reads again, because sources may add rows late. */
export const OVERLAP = 20;

export interface FetchOptions {
  signal: AbortSignal;
  /** Set by tests. */
  source?: SourceOptions;
  /** Set by tests. */
  turn?: { rows: number; ms: number };
  /** Called after each page with its list and the rows of all lists so far. */
  onPage?: (read: { list: HistoryList; rows: number }) => void;
}

/** What a turn begins with. */
export interface BegunTurn {
  tracked: TrackedWallet;
  /** What earlier turns staged. */
  staged: BackfillProgress | null;
  /** Day of the newest block that explorers showed of the chain, in days since 1970; null if none is stored. */
  headDay: number | null;
  /** Attestations about or by the wallet wait for their contents, on a chain without nodes. */
  hasPending?: boolean;
  /** The wallet was read once before it was tracked, and its rows are retained. */
  isRetained?: boolean;
}

/** A turn of a backfill. */
export interface Turn extends BegunTurn {
  chain: ChainConfig;
  claimed: ClaimedBackfill;
  /** First block to read; activity before it stays. */
  fromBlock: number;
}

/** What a turn fetched. */
export interface FetchedTurn {
  /** Null if no source returned its newest block. */
  history: WalletHistory | null;
  fault: string | null;
  /** By list. */
  rows: ReadonlyMap<HistoryList, readonly Activity[]>;
  /** Whether the rows show a smart account, of whose acts they have only a part. */
  isSmartAccount: boolean;
  attested?: AttestedTo | null;
}

/** The block up to which a turn read attestations; `stored`: what was stored of that when it had read. */
export interface AttestedTo {
  stored: number | null;
  to: number;
}

const lockedInOrder = {
  tracked: "join tracked_wallet t on t.address = b.address and t.chain_id = b.chain_id",
  locked: "order by t.address, t.chain_id for update of t",
};

/**
 * Marks the wallets of claimed turns as syncing, in one statement. Returns what they begin with, by claim; no entry if the wallet is not
 * tracked, its chain is not configured, or the claim is lost.
 */
export async function beginTurns(
  { pg, env }: Pick<Context, "pg" | "env">,
  claimed: readonly ClaimedBackfill[],
): Promise<Map<string, BegunTurn>> {
  // On a cluster, only the update locks rows of several nodes.
  const inOrder = await formFor(pg, { oneServer: lockedInOrder, cluster: { tracked: "", locked: "" } });
  const { rows } = await pg.query<TrackedWallet & HeldTurn>(
    `with held as materialized (
       select claim, b.address as wallet, b.chain_id as chain, progress,
         (select block_time from explorer_head e where e.chain_id = b.chain_id) as head_time,
         b.chain_id = any($3::bigint[]) and exists (select from pending_attestation p
           where p.chain_id = b.chain_id and (p.subject = b.address or p.issuer = b.address)) as is_pending,
         exists (select from once_history o
           where o.address = b.address and o.chain_id = b.chain_id and o.retained is not null) as is_retained
       from backfill b ${inOrder.tracked}
       where claim = any($1::text[]) and b.chain_id = any($2::bigint[]) ${inOrder.locked})
     update tracked_wallet set
       state = case when state in ('queued', 'failed') then 'syncing' else state end,
       transactions = case when state in ('queued', 'failed') and progress is null then 0 else transactions end
     from held where address = wallet and chain_id = chain
     returning ${trackedColumns}, claim, progress, head_time as "headTime", is_pending as "hasPending", is_retained as "isRetained"`,
    [
      plainArray(claimed.map((one) => one.claim)),
      plainArray(env.CHAINS.map(({ id }) => id)),
      plainArray(env.CHAINS.flatMap((chain) => (hasCapability(chain, "blocks") ? [] : [chain.id]))),
    ],
  );
  return new Map(
    rows.map(({ claim, progress, headTime, hasPending, isRetained, ...tracked }) => {
      const headDay = headTime === null ? null : Math.floor(headTime / DAY);
      return [claim, { tracked, staged: progress, headDay, hasPending, isRetained }];
    }),
  );
}

interface HeldTurn {
  claim: string;
  progress: BackfillProgress | null;
  headTime: number | null;
  hasPending: boolean;
  isRetained: boolean;
}
