import type { Address } from "../../core/chains.ts";
import { isCluster } from "../../core/cluster.ts";
import type { Context } from "../../core/context.ts";
import { renderRows } from "../../core/render-rows.ts";
import { checksum } from "../../core/schemas.ts";
import { type ScoreTier, scoreTierOf } from "../../engine/index.ts";
import { svcIdsOf } from "../wallets/index.ts";
import { ALL_CHAINS } from "./current-score.ts";
import type { ScoreCause } from "./score-change.ts";

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
  blockNumber: number | null;
}

interface Row {
  subject: string;
  total: number;
  before: number | null;
  cause: ScoreCause;
  at: Date;
  source_chain: number | null;
  block_number: number | null;
}

/** History rows to read: enough for a list, and the same work for any length of history. */
const WINDOW = 200;

/** The total before each of the newest rows. */
const previousByLookUps = `select n.subject, n.id, p.total from newest n cross join lateral (
      select total from score_history p
      where p.subject = n.subject and p.chain_id = ${ALL_CHAINS} and not p.orphaned and (p.at, p.id) < (n.at, n.id)
      order by p.at desc, p.id desc limit 1) p`;
/** The same where the rows are on several nodes: each reads the history of its subjects. */
const previousByJoin = `select subject, id, total from (
      select h.subject, h.id, lag(h.total) over (partition by h.subject order by h.at, h.id) as total
      from score_history h join (select distinct subject from newest) n on n.subject = h.subject
      where h.chain_id = ${ALL_CHAINS} and not h.orphaned) p
    where total is not null`;

const textOf = (previous: string) => `with newest as materialized (
      select * from score_history where chain_id = ${ALL_CHAINS} and not orphaned order by at desc, id desc limit ${WINDOW}
    ), previous as materialized (${previous}
    ), scored as materialized (
      -- A wallet that was linked to another is scored under that one now.
      select s.subject from score s join (select distinct subject from newest) n on n.subject = s.subject
      where s.chain_id = ${ALL_CHAINS}
    ), changed as (
      select distinct on (n.subject) n.id, n.subject, n.total, p.total as before, n.cause, n.at, n.source_chain, n.block_number
      from newest n join scored on scored.subject = n.subject left join previous p on p.subject = n.subject and p.id = n.id
      where coalesce(p.total, 0) <> n.total
      order by n.subject, n.at desc, n.id desc
    )
    select subject, total, before, cause, at, source_chain, block_number from changed order by at desc, id desc limit $1`;

/**
 * The newest changes of totals over all chains, newest first, each subject once. A first score of 0 is no change. Only the
 * newest 200 rows of the history are read, so there may be fewer than `limit`.
 */
export async function getRecentChanges(ctx: Context, input: { limit: number }): Promise<{ changes: RecentChange[] }> {
  const { rows } = await ctx.pg.query<Row>({
    name: "recent-changes",
    text: textOf((await isCluster(ctx.pg)) ? previousByJoin : previousByLookUps),
    values: [input.limit],
  });
  const svcIdOf = await svcIdsOf(
    ctx,
    rows.map(({ subject }) => subject),
  );
  const changes = renderRows(ctx, "recent changes", rows, (row) => ({
    address: checksum(row.subject),
    svcId: svcIdOf(row.subject),
    total: row.total,
    before: row.before,
    tier: scoreTierOf(row.total),
    cause: row.cause,
    at: row.at.toISOString(),
    chainId: row.source_chain,
    blockNumber: row.block_number,
  }));
  return { changes };
}
