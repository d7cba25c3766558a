import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { PlanTier } from "../../core/plans.ts";
import { parsePlanTier } from "./internal.ts";

interface LiveSession {
  sessionId: string;
  developerId: string;
  /** Lower case. */
  wallet: Address;
  /** See Actor. */
  chainId?: number;
  tier: PlanTier;
  expiresAt: Date;
  /** Why an operator suspended the developer; null: not suspended. */
  suspension: string | null;
}

const USE_RECORDED_EVERY_MS = 60_000;

/** Records the use of a session, at most once a minute over all processes. */
export async function markSessionUsed(ctx: Pick<Context, "pg">, input: { sessionId: string; at: Date }): Promise<void> {
  await ctx.pg.query(
    "update session set last_used_at = $2 where id = $1 and (last_used_at is null or last_used_at <= $3)",
    [input.sessionId, input.at, new Date(input.at.getTime() - USE_RECORDED_EVERY_MS)],
  );
}

/** The session with this id; null if unknown or revoked. The caller checks expiry, because it may cache the session. */
export async function lookUpSession(ctx: Pick<Context, "pg">, sessionId: string): Promise<LiveSession | null> {
  const { rows } = await ctx.pg.query<
    Omit<LiveSession, "sessionId" | "tier" | "chainId"> & { tier: string; chainId: number | null }
  >({
    name: "look-up-session",
    text: `select s.developer_id as "developerId", s.wallet, s.chain_id as "chainId", d.tier, s.expires_at as "expiresAt",
             d.suspension_reason as suspension
           from session s join developer d on d.id = s.developer_id
           where s.id = $1 and s.revoked_at is null`,
    values: [sessionId],
  });
  const [row] = rows;
  if (!row) return null;
  const { chainId, ...session } = row;
  return { sessionId, ...session, ...(chainId !== null && { chainId }), tier: parsePlanTier(row.tier) };
}
