import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { type AttestationRow, selectAttestations } from "./attestation-rows.ts";
import { type AttestMessage, type EasContract, sharePackage } from "./eas.ts";
import { easOf } from "./eas-chains.ts";

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

/** What the issuer's key signed; null for smart accounts and on-chain attestations. */
export function signedWithKey(ctx: Pick<Context, "env">, row: AttestationRow) {
  const { salt, signature, issuer } = row;
  const eas = easOfSignature(ctx, row);
  if (row.signatureKind !== "eoa" || salt === null || signature === null || eas === null) return null;
  const message: AttestMessage = {
    schema: row.schemaUid,
    recipient: row.subject,
    time: row.time,
    expirationTime: row.expirationTime,
    revocable: row.revocable,
    refUID: row.refUid,
    data: row.data,
    salt,
  };
  return { eas, message, issuer, signature };
}

/** The EAS contract that the signature is for; null if the chain has another one now. */
function easOfSignature(ctx: Pick<Context, "env">, row: AttestationRow): EasContract | null {
  const chain = ctx.env.CHAINS.find((one) => one.id === row.chainId);
  const eas = chain ? easOf(chain) : null;
  return eas?.contract === row.contract ? eas : null;
}
