import { encodeSession } from "../../lib/auth/session-token.ts";
import type { Address } from "../../lib/core/chains.ts";
import type { Context } from "../../lib/core/context.ts";
import { createId } from "../../lib/core/ids.ts";
import { ensureDeveloper } from "../../lib/domains/developers/index.ts";
import { addressNumber } from "./scores.ts";

/** A context of a developer's session; the same wallet for the same number. */
export async function signedIn(holder: { ctx: (more?: Partial<Context>) => Context }, n: number): Promise<Context> {
  const { id: developerId, wallet } = await ensureDeveloper(holder.ctx(), { wallet: addressNumber(n) });
  return holder.ctx({ actor: { kind: "session", developerId, wallet, sessionId: "ses_1", tier: "free" } });
}

/** A Bearer token of a wallet that signed in, for an hour; of a smart account with the chain that it signed in on. */
export async function sessionTokenOf(ctx: Context, wallet: Address, chainId?: number): Promise<string> {
  const { id: developerId } = await ensureDeveloper(ctx, { wallet, tier: "enterprise" });
  const expiresAt = new Date(ctx.now.getTime() + 3_600_000);
  const id = createId("session", ctx.now);
  const signedOn = chainId === undefined ? null : BigInt(chainId);
  await ctx.db.session.create({
    data: { id, developerId, wallet, chainId: signedOn, kind: "token", createdAt: ctx.now, expiresAt },
  });
  // A test's clock may stand in the past, and tokens are read by the machine's.
  return encodeSession(
    { env: ctx.env, now: new Date() },
    { id, developerId, wallet, expiresAt: new Date(Date.now() + 3_600_000) },
  );
}
