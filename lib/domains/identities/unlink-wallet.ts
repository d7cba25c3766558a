import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { checksum } from "../../core/schemas.ts";
import { checkedTransaction } from "../../core/transaction.ts";
import { rescoreWallets, scoringSettings } from "../scores/index.ts";
import { markTraders } from "../trading/index.ts";
import { changeIdentity, requireName } from "./change-identity.ts";
import { departWallets } from "./identity-links.ts";
import { noteNameChanges } from "./identity-rows.ts";
import { type Consent, nameForms, requireConsent } from "./require-consent.ts";
import type { IdentityView } from "./schemas.ts";

/**
 * Unlinks a wallet with the consent of the owner or the wallet. Throws USER_NOT_FOUND, FORBIDDEN, INVALID_SIGNATURE,
 * CHAIN_UNAVAILABLE; NOT_FOUND for a wallet that is not linked; INVALID_REQUEST for the primary one.
 */
export function unlinkWallet(ctx: Context, input: Consent & { name: string; address: Address }): Promise<IdentityView> {
  return checkedTransaction(async () => {
    const { address: wallet } = input;
    const seen = await requireName(ctx.pg, input.name);
    const { chainId, owner } = seen;
    const consent = await requireConsent(ctx, {
      ...input,
      chainId,
      primaryType: "UnlinkWallet",
      signers: [owner, wallet],
      messages: (deadline) =>
        nameForms(ctx, seen.name).map((name) => ({ name, owner, wallet, nonce: BigInt(seen.nonce), deadline })),
    });
    return changeIdentity(ctx, { seen, consent }, async (sql, row) => {
      await removeRow(sql, row.name, wallet);
      await departWallets(sql, { addresses: [wallet], identity: row, leftAt: ctx.now });
      await sql.query("update wallet set subject = address where address = $1", [wallet]);
      await noteNameChanges(sql, [row.name], [wallet]);
      await markTraders(sql, [row.owner, wallet]);
      await rescoreWallets(sql, scoringSettings(ctx.env), { wallets: [row.owner, wallet], now: ctx.now });
      return true;
    });
  });
}

async function removeRow(sql: Sql, name: string, wallet: Address): Promise<void> {
  const { rows } = await sql.query<{ primary: boolean }>(
    `delete from identity_wallet where name = $1 and address = $2 returning "primary"`,
    [name, wallet],
  );
  if (!rows[0]) throw new ServiceError("NOT_FOUND", `${checksum(wallet)} is not a wallet of ${name}.`);
  if (!rows[0].primary) return;
  const sentence = "The primary wallet cannot be unlinked: transfer the name instead.";
  throw invalidField("path.address", "is the primary wallet", sentence);
}
