import { requireSignature } from "../../chain/interactive/require-signature.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { checksum } from "../../core/schemas.ts";
import { checkedTransaction } from "../../core/transaction.ts";
import { rescoreWallets, scoringSettings } from "../scores/index.ts";
import { keepWallets } from "../wallets/index.ts";
import { changeIdentity, requireName, requireNotBlocked } from "./change-identity.ts";
import { linkRow, readMovedAt } from "./identity-links.ts";
import { nameForms, requireConsent } from "./require-consent.ts";
import type { IdentityView } from "./schemas.ts";

/** Wallets of an identity, with the primary one. A change of one scores all of them again, while all other scores wait. */
export const MOST_WALLETS = 50;

export interface LinkInput {
  name: string;
  /** Lower-case hex. */
  address: Address;
  /** Unix seconds, of both signatures. */
  deadline: number;
  /** The linked wallet's. */
  signature: string;
  ownerSignature?: string;
}

/**
 * Links a wallet to an activated identity: the wallet signs, and the owner is signed in or signs the same message. A wallet that
 * left another identity counts after a wait. Throws USER_NOT_FOUND, FORBIDDEN, INVALID_SIGNATURE, CHAIN_UNAVAILABLE; NOT_ELIGIBLE
 * before activation and beyond 50 wallets; WALLET_ALREADY_LINKED for a wallet of an identity, even of this one; NAME_UNAVAILABLE
 * for a blocked name.
 */
export function linkWallet(ctx: Context, input: LinkInput): Promise<IdentityView> {
  return checkedTransaction(async () => {
    const { address: wallet, deadline } = input;
    const seen = await requireName(ctx.pg, input.name);
    const { chainId, owner } = seen;
    const messages = nameForms(ctx, seen.name).map((name) => {
      return { name, owner, wallet, nonce: BigInt(seen.nonce), deadline: BigInt(deadline) };
    });
    const signed = { chainId, primaryType: "LinkWallet" } as const;
    await requireConsent(ctx, {
      ...signed,
      signers: [owner],
      messages: () => messages,
      ...(input.ownerSignature !== undefined && { deadline, signature: input.ownerSignature }),
    });
    await requireSignature(ctx, { ...signed, messages, signers: [wallet], signature: input.signature });
    return changeIdentity(ctx, { seen, consent: "signature" }, async (sql, row) => {
      requireNotBlocked(row);
      if (row.state !== "activated") throw new ServiceError("NOT_ELIGIBLE", `${row.name} must be activated first.`);
      const { rowCount: taken } = await sql.query("select 1 from identity_wallet where address = $1", [wallet]);
      if (taken) throw new ServiceError("WALLET_ALREADY_LINKED", `${checksum(wallet)} belongs to an identity already.`);
      await requireRoom(sql, row.name);
      await keepWallets(sql, [wallet], ctx.now);
      const movedAt = await readMovedAt(sql, { address: wallet, identity: row, now: ctx.now });
      const link = { address: wallet, primary: false, linkedAt: ctx.now, movedAt };
      await linkRow(sql, { identity: row, link, now: ctx.now });
      await rescoreWallets(sql, scoringSettings(ctx.env), { wallets: [row.owner, wallet], now: ctx.now });
      return true;
    });
  });
}

/** Throws NOT_ELIGIBLE for an identity that has as many wallets as it may. The caller has locked it. */
async function requireRoom(sql: Sql, name: string): Promise<void> {
  const { rowCount } = await sql.query("select 1 from identity_wallet where name = $1", [name]);
  if ((rowCount ?? 0) < MOST_WALLETS) return;
  throw new ServiceError("NOT_ELIGIBLE", `An identity can have ${MOST_WALLETS} wallets. Unlink one of ${name} first.`);
}
