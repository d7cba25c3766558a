import { hashMessage } from "viem";
import { hasCode, isSignedByKey, judgeSignature } from "../../chain/interactive/verify-signature.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import { checksum } from "../../core/schemas.ts";
import { trackAutomatically } from "../wallets/index.ts";
import { findNonce, SIGNING_TIME_MS, useNonce } from "./create-nonce.ts";
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
 * Signs a wallet in: creates its developer if needed, tracks the wallet, and creates a session. The nonce is used up when a signature is
 * accepted. A key has ten minutes and signs for every chain; an account with code on the message's chain has a day, and signs for that
 * chain alone. Throws INVALID_SIGNATURE; UNSUPPORTED_CHAIN; CHAIN_UNAVAILABLE if a smart account's signature cannot be checked now.
 */
export async function signIn(
  ctx: Context,
  input: { message: string; signature: string; kind: "cookie" | "token" },
): Promise<SessionRecord> {
  const { message, signature, kind } = input;
  const { address, chainId, nonce, ...read } = readSignInMessage(message, {
    origin: ctx.env.PUBLIC_ORIGIN,
    now: ctx.now,
  });
  const issued = await findNonce(ctx, nonce);
  if (!issued) throw nonceUsed();
  const signed = { chainId, address, hash: hashMessage(message), signature };
  const isOfKey = await isSignedByKey(signed);
  const verdict = isOfKey ? { by: "key" } : await judgeSignature(ctx, signed);
  if ("refusal" in verdict) throw new ServiceError("INVALID_SIGNATURE", verdict.refusal);
  const isSlow = read.isSlow || ctx.now.getTime() - issued.issuedAt.getTime() >= SIGNING_TIME_MS.key;
  if (isSlow && verdict.by !== "account") await requireCode(ctx, { chainId, address });
  if (!(await useNonce(ctx, nonce))) throw nonceUsed();
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

function nonceUsed(): ServiceError {
  return new ServiceError("INVALID_SIGNATURE", "The nonce is unknown, too old or used already; request a new one.");
}

/** After the time of a key, only an account with code on the chain may still sign in. */
async function requireCode(ctx: Context, { chainId, address }: { chainId: number; address: Address }): Promise<void> {
  const isConfigured = ctx.env.CHAINS.some((chain) => chain.id === chainId);
  if (isConfigured && (await hasCode(ctx, { chainId, address }))) return;
  throw new ServiceError(
    "INVALID_SIGNATURE",
    `The message or its nonce is too old: a key has ten minutes, and there is no code at ${checksum(address)} on chain ${chainId}. Request a new nonce.`,
  );
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
