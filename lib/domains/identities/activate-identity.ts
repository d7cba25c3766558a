import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { emitEvents } from "../../core/outbox.ts";
import { checksum } from "../../core/schemas.ts";
import { checkedTransaction } from "../../core/transaction.ts";
import { rescoreWallets, scoringSettings } from "../scores/index.ts";
import { keepWallets } from "../wallets/index.ts";
import { changeIdentity, requireName, requireNotBlocked } from "./change-identity.ts";
import { linkRow, readMovedAt } from "./identity-links.ts";
import { type Consent, nameForms, requireConsent } from "./require-consent.ts";
import type { IdentityView } from "./schemas.ts";

/**
 * Activates a name with its owner's consent: the owner becomes the primary wallet, and others can be linked. Throws USER_NOT_FOUND,
 * FORBIDDEN, INVALID_SIGNATURE, CHAIN_UNAVAILABLE; NAME_UNAVAILABLE for a blocked name; WALLET_ALREADY_LINKED if the owner belongs to another activated identity.
 */
export function activateIdentity(ctx: Context, input: Consent & { name: string }): Promise<IdentityView> {
  return checkedTransaction(async () => {
    const seen = await requireName(ctx.pg, input.name);
    const { chainId, owner } = seen;
    const consent = await requireConsent(ctx, {
      ...input,
      chainId,
      primaryType: "ActivateIdentity",
      signers: [owner],
      messages: (deadline) =>
        nameForms(ctx, seen.name).map((name) => ({ name, owner, nonce: BigInt(seen.nonce), deadline })),
    });
    return changeIdentity(ctx, { seen, consent }, async (sql, row) => {
      if (row.state === "activated") return false;
      requireNotBlocked(row);
      const { rowCount: taken } = await sql.query("select 1 from identity_wallet where address = $1", [row.owner]);
      if (taken) throw new ServiceError("WALLET_ALREADY_LINKED", `${checksum(row.owner)} belongs to another identity.`);
      const movedAt = await readMovedAt(sql, { address: row.owner, identity: row, now: ctx.now });
      await sql.query("update identity set state = 'activated', activated_at = $2, moved_at = $3 where name = $1", [
        row.name,
        ctx.now,
        movedAt,
      ]);
      await keepWallets(sql, [row.owner], ctx.now);
      const link = { address: row.owner, primary: true, linkedAt: ctx.now, movedAt };
      await linkRow(sql, { identity: row, link, now: ctx.now });
      await rescoreWallets(sql, scoringSettings(ctx.env), { wallets: [row.owner], now: ctx.now });
      const data = { svcId: row.name, address: checksum(row.owner), chainId: row.chainId, txHash: row.txHash };
      await emitEvents(sql, ctx.now, [{ event: "identity.activated", data }]);
      return true;
    });
  });
}
