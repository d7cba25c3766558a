import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";

/** All subjects with a score; if there are more than `most`, a deterministic unbiased sample. */
export async function sampleSubjects(
  ctx: Pick<Context, "pg">,
  input: { most: number },
): Promise<{ population: number; subjects: Address[] }> {
  const { rows: counted } = await ctx.pg.query<{ n: number }>(
    "select count(*)::int as n from score where chain_id = 0",
  );
  const { rows } = await ctx.pg.query<{ subject: Address }>(
    "select subject from score where chain_id = 0 order by md5(subject), subject limit $1",
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
    "select subject from score where chain_id = 0 and subject > $1 order by subject limit $2",
    [after, limit],
  );
  return rows.map(({ subject }) => subject);
}
