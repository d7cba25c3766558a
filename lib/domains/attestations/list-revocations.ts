import type { Context } from "../../core/context.ts";
import { checksum } from "../../core/schemas.ts";
import type { Revocation } from "./schemas.ts";

/** Final revocations after a cursor, oldest first. A reader that follows `next` misses none. */
export async function listRevocations(
  ctx: Context,
  input: { after?: number; limit: number },
): Promise<{ revocations: Revocation[]; next: string }> {
  const after = input.after ?? 0;
  const { rows } = await ctx.pg.query<Omit<Revocation, "revokedAt"> & { seq: number; revokedAt: Date }>(
    `select revocation_seq as seq, id as "attestationId", uid, subject, issuer, schema_uid as schema,
       chain_id as "chainId", revoked_at as "revokedAt", revocation_reason as reason, public_reason as "publicReason"
     from attestation where revocation_seq > $1 order by revocation_seq limit $2`,
    [after, input.limit],
  );
  return {
    revocations: rows.map(({ seq: _, ...row }) => ({
      ...row,
      subject: checksum(row.subject),
      issuer: checksum(row.issuer),
      revokedAt: row.revokedAt.toISOString(),
    })),
    next: String(rows.at(-1)?.seq ?? after),
  };
}
