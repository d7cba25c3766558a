import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { checksum } from "../../core/schemas.ts";
import { normalCode } from "./referral-code.ts";

/** Whose code it is; NOT_FOUND for a code that nobody has. */
export async function requireReferrer(sql: Sql, given: string): Promise<{ code: string; address: Address }> {
  const code = normalCode(given);
  const { rows } = code
    ? await sql.query<{ code: string; address: Address }>("select code, address from referral_code where code = $1", [
        code,
      ])
    : { rows: [] };
  if (!rows[0]) throw new ServiceError("NOT_FOUND", "There is no such referral code.");
  return rows[0];
}

/** Whose code it is, and the name the wallet goes by. NOT_FOUND. */
export async function getReferrer(
  ctx: Context,
  input: { code: string },
): Promise<{ code: string; address: Address; svcId: string | null }> {
  const { code, address } = await requireReferrer(ctx.pg, input.code);
  const { rows } = await ctx.pg.query<{ name: string }>("select name from identity_wallet where address = $1", [
    address,
  ]);
  return { code, address: checksum(address), svcId: rows[0]?.name ?? null };
}
