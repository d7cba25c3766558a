import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { renderRows } from "../../core/render-rows.ts";
import { checksum } from "../../core/schemas.ts";
import { type ScoreTier, scoreTierOf } from "../../engine/index.ts";
import { svcIdsOf } from "../wallets/index.ts";
import { ALL_CHAINS } from "./current-score.ts";
import type { ScoreCause } from "./score-change.ts";
import { CHANGES_POINTS } from "./score-feed.ts";

export interface RecentChange {
  address: Address;
  svcId: string | null;
  total: number;
  /** The total before; null for a first score. */
  before: number | null;
  tier: ScoreTier;
  cause: ScoreCause;
  /** Commit time, ISO 8601. */
  at: string;
  /** The chain whose block caused it; null if no block did. */
  chainId: number | null;
  /** Null also if a reorg removed the block. */
  blockNumber: number | null;
}

type Row = Omit<RecentChange, "address" | "svcId" | "tier" | "at"> & { subject: string; at: Date };

/** Changes to read: enough for a list, and the same work for any length of the feed. */
const WINDOW = 200;

const QUERY = `with newest as materialized (
      select id, at, subject, cause, source_chain, block_number, coalesce(after[1], 0) as total,
        case when ranked_before or before[1] > 0 then before[1] end as before
      from score_feed f where ${CHANGES_POINTS} order by id desc limit ${WINDOW}
    ), scored as materialized (
      -- A wallet that was linked to another is scored under that one now.
      select s.subject from score s join (select distinct subject from newest) n on n.subject = s.subject
      where s.chain_id = ${ALL_CHAINS}
    ), changed as (
      select distinct on (subject) newest.* from newest join scored using (subject)
      where coalesce(before, 0) <> total order by subject, id desc
    )
    select subject, total, before, cause, at, source_chain as "chainId", block_number as "blockNumber"
    from changed order by id desc limit $1`;

/**
 * The newest changes of totals over all chains, newest first, each subject once. A first score of 0 is no change. Only the
 * newest 200 changes of points are read, so there may be fewer than `limit`.
 */
export async function getRecentChanges(ctx: Context, input: { limit: number }): Promise<{ changes: RecentChange[] }> {
  const { rows } = await ctx.pg.query<Row>({ name: "recent-changes", text: QUERY, values: [input.limit] });
  const svcIdOf = await svcIdsOf(
    ctx,
    rows.map(({ subject }) => subject),
  );
  const changes = renderRows(ctx, "recent changes", rows, ({ subject, ...row }) => ({
    ...row,
    address: checksum(subject),
    svcId: svcIdOf(subject),
    tier: scoreTierOf(row.total),
    at: row.at.toISOString(),
  }));
  return { changes };
}
