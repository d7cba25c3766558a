import { encodeSession } from "../../lib/auth/session-token.ts";
import type { Address } from "../../lib/core/chains.ts";
import type { Context } from "../../lib/core/context.ts";
import { createId } from "../../lib/core/ids.ts";
import { ensureDeveloper } from "../../lib/domains/developers/index.ts";
import { addressNumber } from "./scores.ts";

/** A context of a session of the developer with this wallet, or with that of a number. */
export async function signedIn(
  holder: { ctx: (more?: Partial<Context>) => Context },
  who: number | Address,
): Promise<Context> {
  const owner = typeof who === "number" ? addressNumber(who) : who;
  const { id: developerId, wallet } = await ensureDeveloper(holder.ctx(), { wallet: owner });
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
