import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { type Permission, permissions } from "../../core/permissions.ts";
import type { PlanTier } from "../../core/plans.ts";
import { OWN_KEY } from "./ensure-developer.ts";
import { parsePlanTier } from "./internal.ts";
import type { KeyKind } from "./key-format.ts";
import { kindOf } from "./keys.ts";

interface LiveKey {
  keyId: string;
  developerId: string;
  wallet: string;
  /** See Actor. */
  chainId?: number;
  tier: PlanTier;
  permissions: Permission[];
  kind: KeyKind;
  /** Of a publishable key: the origins whose pages may use it, and the policies it may evaluate. */
  origins: string[];
  policyIds: string[];
  rateLimit: number | null;
  expiresAt: Date | null;
  /** Why an operator suspended the key or its developer; null: not suspended. */
  suspension: string | null;
}

/** The key with this hash; null if unknown or revoked, or its owner's data is erased. The caller checks expiry, because it may cache the key. */
export async function lookUpKey(ctx: Pick<Context, "pg">, hash: string): Promise<LiveKey | null> {
  const { rows } = await ctx.pg.query<
    Omit<LiveKey, "tier" | "kind" | "chainId"> & Record<"tier" | "kind", string> & { chainId: number | null }
  >({
    name: "look-up-key",
    text: `select k.id as "keyId", k.developer_id as "developerId", d.wallet, nullif(d.chain_id, $2) as "chainId", d.tier,
             k.permissions, k.kind, k.origins, k.policy_ids as "policyIds", k.rate_limit as "rateLimit", k.expires_at as "expiresAt",
             coalesce(d.suspension_reason, k.suspension_reason) as suspension
           from api_key k join developer d on d.id = k.developer_id
           where k.hash = $1 and k.revoked_at is null and d.erasing_at is null`,
    values: [hash, OWN_KEY],
  });
  const [row] = rows;
  if (!row) return null;
  const granted = permissions.filter((permission) => row.permissions.includes(permission));
  const { chainId, ...key } = row;
  const kind = kindOf(row);
  return { ...key, kind, ...(chainId !== null && { chainId }), tier: parsePlanTier(row.tier), permissions: granted };
}

export async function markKeyUsed(ctx: Pick<Context, "pg">, input: { keyId: string; at: Date }): Promise<void> {
  await ctx.pg.query("update api_key set last_used_at = greatest(last_used_at, $2) where id = $1", [
    input.keyId,
    input.at,
  ]);
}

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

/** The session with this id; null if unknown or revoked, or its owner's data is erased. The caller checks expiry, because it may cache the session. */
export async function lookUpSession(ctx: Pick<Context, "pg">, sessionId: string): Promise<LiveSession | null> {
  const { rows } = await ctx.pg.query<
    Omit<LiveSession, "sessionId" | "tier" | "chainId"> & { tier: string; chainId: number | null }
  >({
    name: "look-up-session",
    text: `select s.developer_id as "developerId", s.wallet, s.chain_id as "chainId", d.tier, s.expires_at as "expiresAt",
             d.suspension_reason as suspension
           from session s join developer d on d.id = s.developer_id
           where s.id = $1 and s.revoked_at is null and d.erasing_at is null`,
    values: [sessionId],
  });
  const [row] = rows;
  if (!row) return null;
  const { chainId, ...session } = row;
  return { sessionId, ...session, ...(chainId !== null && { chainId }), tier: parsePlanTier(row.tier) };
}
