import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { type AttestationRow, selectAttestations } from "./attestation-rows.ts";
import { sharePackage } from "./eas.ts";
import { signedWithKey } from "./signed-with-key.ts";

/** The share packages of attestations that have one, in the order of ids. */
export async function readSharePackages(
  ctx: Pick<Context, "env">,
  sql: Sql,
  input: { ids: readonly string[] },
): Promise<{ id: string; package: ReturnType<typeof sharePackage> }[]> {
  const { rows } = await sql.query<AttestationRow>(`${selectAttestations} where a.id = any($1) order by a.id`, [
    input.ids,
  ]);
  return rows.flatMap((row) => {
    const signed = signedWithKey(ctx, row);
    return signed ? [{ id: row.id, package: sharePackage(signed.eas, signed.message, signed) }] : [];
  });
}
