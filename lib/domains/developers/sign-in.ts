import { isMessageOfKey, verifyMessageSignature } from "../../chain/verify-signature.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import { requireChain } from "../../core/require-chain.ts";
import { trackAutomatically } from "../wallets/index.ts";
import { consumeNonce } from "./create-nonce.ts";
import { claimDeveloper, OWN_KEY } from "./ensure-developer.ts";
import { readSignInMessage } from "./sign-in-message.ts";

const SESSION_LIFE_MS = 24 * 3_600_000;

export interface SessionRecord {
  id: string;
  developerId: string;
  wallet: Address;
  expiresAt: Date;
}

/**
 * Signs a wallet in: creates its developer if needed, tracks the wallet, and creates a session. The nonce is used up before the
 * signature is checked, so that nobody can try several. Throws INVALID_SIGNATURE; UNSUPPORTED_CHAIN; CHAIN_UNAVAILABLE if a smart
 * account's signature cannot be checked now.
 */
export async function signIn(
  ctx: Context,
  input: { message: string; signature: string; kind: "cookie" | "token" },
): Promise<SessionRecord> {
  const { message, signature, kind } = input;
  const { address, chainId, nonce } = readSignInMessage(message, { origin: ctx.env.PUBLIC_ORIGIN, now: ctx.now });
  requireChain(ctx, chainId);
  const issued = await consumeNonce(ctx, nonce);
  if (!issued) {
    throw new ServiceError("INVALID_SIGNATURE", "The nonce is unknown, too old or used already; request a new one.");
  }
  if (!(await verifyMessageSignature(ctx, { chainId, address, message, signature }))) {
    throw new ServiceError(
      "INVALID_SIGNATURE",
      "The signature is not the wallet's. The nonce is used up; request a new one.",
    );
  }
  const isOfKey = await isMessageOfKey({ address, message, signature });
  const developer = await claimDeveloper(ctx, { wallet: address, chainId: isOfKey ? OWN_KEY : chainId });
  const session = {
    id: createId("session", ctx.now),
    developerId: developer.id,
    wallet: address,
    expiresAt: new Date(ctx.now.getTime() + SESSION_LIFE_MS),
  };
  const data = { ...session, chainId: isOfKey ? null : BigInt(chainId), kind, createdAt: ctx.now };
  await ctx.db.session.create({ data });
  await trackSignedIn(ctx, address, issued.client);
  return session;
}

/** Tracks a signed-in wallet. If that fails, the wallet is still signed in. */
async function trackSignedIn(ctx: Context, address: Address, client: string | null): Promise<void> {
  const chainIds = ctx.env.CHAINS.filter((chain) => chain.wallets === "tracked").map((chain) => chain.id);
  try {
    const isTracked = await trackAutomatically(ctx, { address, chainIds, kind: "sign-in", client });
    if (!isTracked) ctx.log.info({ address }, "a wallet that signed in is not tracked: the limit is used up");
  } catch (err) {
    ctx.log.warn({ err, address }, "a wallet that signed in is not tracked");
  }
}
