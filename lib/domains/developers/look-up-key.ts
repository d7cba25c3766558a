import type { Context } from "../../core/context.ts";
import { type Permission, permissions } from "../../core/permissions.ts";
import type { PlanTier } from "../../core/plans.ts";
import { OWN_KEY } from "./ensure-developer.ts";
import { parsePlanTier } from "./internal.ts";
import type { KeyKind } from "./key-format.ts";
import { kindOf } from "./key-record.ts";

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

/** The key with this hash; null if unknown or revoked. The caller checks expiry, because it may cache the key. */
export async function lookUpKey(ctx: Pick<Context, "pg">, hash: string): Promise<LiveKey | null> {
  const { rows } = await ctx.pg.query<
    Omit<LiveKey, "tier" | "kind" | "chainId"> & Record<"tier" | "kind", string> & { chainId: number | null }
  >({
    name: "look-up-key",
    text: `select k.id as "keyId", k.developer_id as "developerId", d.wallet, nullif(d.chain_id, $2) as "chainId", d.tier,
             k.permissions, k.kind, k.origins, k.policy_ids as "policyIds", k.rate_limit as "rateLimit", k.expires_at as "expiresAt",
             coalesce(d.suspension_reason, k.suspension_reason) as suspension
           from api_key k join developer d on d.id = k.developer_id
           where k.hash = $1 and k.revoked_at is null`,
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
