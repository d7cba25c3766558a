import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { renderRows } from "../../core/render-rows.ts";
import { checksum } from "../../core/schemas.ts";
import { isShown } from "../../core/shown.ts";
import { scoreTierOf } from "../../engine/index.ts";
import { namesStartingWith } from "../wallets/index.ts";
import { ALL_CHAINS } from "./current-score.ts";
import type { SearchResult } from "./schemas.ts";

/** Scored subjects whose address begins with `prefix` (lower-case, with 0x), in the order of addresses. */
export async function searchScores(ctx: Context, input: { prefix: string; limit: number }): Promise<SearchResult[]> {
  const { rows } = await ctx.pg.query<{ subject: string; total: number; svcId: string | null }>({
    name: "search-scores",
    // Hex digits only, so that the last address with the prefix ends in f's.
    text: `with s as materialized (
        select subject, total from score
        where chain_id <= ${ALL_CHAINS} and subject >= $1 and subject <= $2 order by subject limit $3)
      select s.subject, s.total, l.name as "svcId" from s
      left join identity_wallet l on l.address = s.subject and l.counts and ${isShown("name", "l.name")} order by s.subject`,
    values: [input.prefix, input.prefix.padEnd(42, "f"), input.limit],
  });
  return renderRows(ctx, "scores found", rows, ({ subject, total, svcId }) => ({
    svcId,
    address: checksum(subject),
    total,
    tier: scoreTierOf(total),
  }));
}

/** Names that begin with `prefix` (lower case, without suffix), in order, with the scores of their subjects. */
export async function searchNames(ctx: Context, input: { prefix: string; limit: number }): Promise<SearchResult[]> {
  const names = await namesStartingWith(ctx, input.prefix, input.limit);
  const { rows } = await ctx.pg.query<{ subject: string; total: number }>({
    name: "totals",
    text: `select subject, total from score where subject = any($1) and chain_id <= ${ALL_CHAINS}`,
    values: [names.map(({ subject }) => subject)],
  });
  const totals = new Map(rows.map(({ subject, total }) => [subject, total]));
  return renderRows(ctx, "names found", names, ({ name, subject, waitsUntil }) => {
    // A name that changed owner has no points, whatever its owner's wallet has.
    const total = waitsUntil ? 0 : (totals.get(subject) ?? 0);
    return { svcId: name, address: checksum(subject), total, tier: scoreTierOf(total) };
  });
}

/** All subjects with a score; if there are more than `most`, a deterministic unbiased sample. */
export async function sampleSubjects(
  ctx: Pick<Context, "pg">,
  input: { most: number },
): Promise<{ population: number; subjects: Address[] }> {
  const { rows: counted } = await ctx.pg.query<{ n: number }>(
    "select count(*)::int as n from score where chain_id <= 0",
  );
  const { rows } = await ctx.pg.query<{ subject: Address }>(
    "select subject from score where chain_id <= 0 order by md5(subject), subject limit $1",
    [input.most],
  );
  return { population: counted[0]?.n ?? 0, subjects: rows.map(({ subject }) => subject) };
}

/** The next subjects with a score after one, in the order of their addresses. */
export async function listSubjects(
  ctx: Pick<Context, "pg">,
  { after, limit }: { after: string; limit: number },
): Promise<Address[]> {
  const { rows } = await ctx.pg.query<{ subject: Address }>(
    "select subject from score where chain_id <= 0 and subject > $1 order by subject limit $2",
    [after, limit],
  );
  return rows.map(({ subject }) => subject);
}
