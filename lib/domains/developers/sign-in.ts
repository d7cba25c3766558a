import { verifyMessageSignature } from "../../chain/verify-signature.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import { requireChain } from "../../core/require-chain.ts";
import { trackAutomatically } from "../wallets/index.ts";
import { consumeNonce } from "./create-nonce.ts";
import { ensureDeveloper } from "./ensure-developer.ts";
import { readSignInMessage } from "./sign-in-message.ts";

/** How long a session lives. */
const SESSION_LIFE_MS = 24 * 3_600_000;

/** A signed-in wallet. */
export interface SessionRecord {
  id: string;
  developerId: string;
  wallet: Address;
  expiresAt: Date;
}

/**
 * Sign a wallet in by a Sign-In with Ethereum message and its signature: makes the developer if there is none, keeps the
 * wallet's score from now on, and begins a session. INVALID_SIGNATURE; UNSUPPORTED_CHAIN; CHAIN_UNAVAILABLE where a smart
 * account's signature cannot be checked now. The nonce is used up before the signature is looked at, so that nobody can try
 * several: after any failure from there on, sign a message with a new one.
 */
export async function signIn(
  ctx: Context,
  input: { message: string; signature: string; kind: "cookie" | "token" },
): Promise<SessionRecord> {
  const { message, signature, kind } = input;
  const { address, chainId, nonce } = readSignInMessage(message, { origin: ctx.env.PUBLIC_ORIGIN, now: ctx.now });
  requireChain(ctx, chainId);
  const asked = await consumeNonce(ctx, nonce);
  if (!asked) {
    throw new ServiceError(
      "INVALID_SIGNATURE",
      "The nonce is not one of ours, too old or used already; ask for a new one.",
    );
  }
  if (!(await verifyMessageSignature(ctx, { chainId, address, message, signature }))) {
    throw new ServiceError(
      "INVALID_SIGNATURE",
      "The signature is not the wallet's. The nonce is used up; ask for a new one.",
    );
  }
  const developer = await ensureDeveloper(ctx, { wallet: address });
  const session = {
    id: createId("session", ctx.now),
    developerId: developer.id,
    wallet: address,
    expiresAt: new Date(ctx.now.getTime() + SESSION_LIFE_MS),
  };
  await ctx.db.session.create({ data: { ...session, kind, createdAt: ctx.now } });
  await keepScore(ctx, address, asked.client);
  return session;
}

/** Track who signed in, beside what the developer tracks. A wallet that cannot be tracked now is signed in all the same. */
async function keepScore(ctx: Context, address: Address, client: string | null): Promise<void> {
  const chainIds = ctx.env.CHAINS.filter((chain) => chain.wallets === "tracked").map((chain) => chain.id);
  try {
    const isTracked = await trackAutomatically(ctx, { address, chainIds, kind: "sign-in", client });
    if (!isTracked) ctx.log.info({ address }, "a wallet that signed in is not tracked: the limit is used up");
  } catch (err) {
    ctx.log.warn({ err, address }, "a wallet that signed in is not tracked");
  }
}
