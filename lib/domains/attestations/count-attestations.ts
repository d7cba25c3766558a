import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { isActive, secondsOf } from "./attestation-rows.ts";
import { findSchema } from "./find-schema.ts";

/**
 * The number of valid attestations of a schema by subject: signed or on a final block, neither revoked nor expired, and not by an
 * own wallet. Subjects without an entry have none. Null for an unknown schema.
 */
export async function countAttestations(
  ctx: Pick<Context, "pg" | "now">,
  input: {
    subjects: readonly Address[];
    /** Uid or name. */
    schema: string;
    issuer?: Address;
    /** Minimum total of the issuer's score. */
    minIssuerScore?: number;
    chainIds?: readonly number[];
  },
): Promise<Map<Address, number> | null> {
  const schema = await findSchema(ctx, input.schema);
  if (!schema) return null;
  const { rows } = await ctx.pg.query<{ subject: Address; count: number }>(
    `select w.subject, count(*)::int as count
     from attestation a join wallet w on w.address = a.subject
     left join wallet i on i.address = a.issuer
     left join score p on p.subject = coalesce(i.subject, a.issuer) and p.chain_id = 0
     where w.subject = any($1) and a.schema_uid = $2 and a.final and ${isActive("$3")}
       and coalesce(i.subject, a.issuer) <> w.subject
       and ($4::text is null or a.issuer = $4) and coalesce(p.total, 0) >= $5
       and ($6::bigint[] is null or a.chain_id = any($6))
     group by w.subject`,
    [
      input.subjects,
      schema.uid,
      secondsOf(ctx.now),
      input.issuer ?? null,
      input.minIssuerScore ?? 0,
      input.chainIds ?? null,
    ],
  );
  return new Map(rows.map(({ subject, count }) => [subject, count]));
}
