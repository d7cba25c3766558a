import type { Context } from "../../core/context.ts";
import { type Permission, permissions } from "../../core/permissions.ts";
import type { PlanTier } from "../../core/plans.ts";
import { parsePlanTier } from "./internal.ts";

interface LiveKey {
  keyId: string;
  developerId: string;
  wallet: string;
  tier: PlanTier;
  permissions: Permission[];
  rateLimit: number | null;
  expiresAt: Date | null;
  /** Why an operator suspended the key or its developer; null: not suspended. */
  suspension: string | null;
}

interface Row {
  id: string;
  developer_id: string;
  wallet: string;
  tier: string;
  permissions: string[];
  rate_limit: number | null;
  expires_at: Date | null;
  suspension: string | null;
}

/** The key with this hash; null if unknown or revoked. The caller checks expiry, because it may cache the key. */
export async function lookUpKey(ctx: Pick<Context, "pg">, hash: string): Promise<LiveKey | null> {
  const { rows } = await ctx.pg.query<Row>({
    name: "look-up-key",
    text: `select k.id, k.developer_id, d.wallet, d.tier, k.permissions, k.rate_limit, k.expires_at,
             coalesce(d.suspension_reason, k.suspension_reason) as suspension
           from api_key k join developer d on d.id = k.developer_id
           where k.hash = $1 and k.revoked_at is null`,
    values: [hash],
  });
  const [row] = rows;
  if (!row) return null;
  return {
    keyId: row.id,
    developerId: row.developer_id,
    wallet: row.wallet,
    tier: parsePlanTier(row.tier),
    permissions: permissions.filter((permission) => row.permissions.includes(permission)),
    rateLimit: row.rate_limit,
    expiresAt: row.expires_at,
    suspension: row.suspension,
  };
}

export async function markKeyUsed(ctx: Pick<Context, "pg">, input: { keyId: string; at: Date }): Promise<void> {
  await ctx.pg.query("update api_key set last_used_at = greatest(last_used_at, $2) where id = $1", [
    input.keyId,
    input.at,
  ]);
}
