import { audit } from "../../core/audit.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { requireRole } from "../../core/operators.ts";
import type { PlanTier } from "../../core/plans.ts";
import { checksum, lowerAscii, type Pagination, paginate } from "../../core/schemas.ts";
import { type DeveloperRecord, ensureDeveloper, OWN_KEY, severalDevelopers } from "./ensure-developer.ts";
import { changeCredentials, parsePlanTier } from "./internal.ts";
import { isLive, listKeys, toRecord } from "./keys.ts";
import type { Developer, DevelopersQuery, KeyRecord } from "./schemas.ts";

interface Row {
  id: string;
  wallet: string;
  chainId: bigint | null;
  tier: string;
  createdAt: Date;
  suspendedAt: Date | null;
  suspensionReason: string | null;
  keys: { expiresAt: Date | null; revokedAt: Date | null; lastUsedAt: Date | null }[];
}

const withKeys = { keys: { select: { expiresAt: true, revokedAt: true, lastUsedAt: true } } } as const;

/** Developers, newest first. Throws FORBIDDEN. */
export async function listDevelopers(
  ctx: Context,
  input: DevelopersQuery,
): Promise<{ developers: Developer[]; pagination: Pagination }> {
  requireRole(ctx, "reader");
  const { q, suspended, limit, offset } = input;
  const where = {
    erasedAt: null,
    ...(suspended !== undefined && { suspendedAt: suspended === "true" ? { not: null } : null }),
    ...(q !== undefined && {
      OR: [
        { wallet: { startsWith: lowerAscii(q) } },
        { id: { startsWith: q } },
        { keys: { some: { OR: [{ id: { startsWith: q } }, { last4: q }] } } },
      ],
    }),
  };
  const [total, rows] = await Promise.all([
    ctx.db.developer.count({ where }),
    ctx.db.developer.findMany({
      where,
      include: withKeys,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: offset,
    }),
  ]);
  return { developers: rows.map((row) => view(ctx, row)), pagination: paginate(total, limit, offset) };
}

/** A developer, by its id or wallet, with its keys. Throws FORBIDDEN, NOT_FOUND. */
export async function getDeveloper(
  ctx: Context,
  input: { developer: string; limit: number; offset: number },
): Promise<{ developer: Developer; keys: KeyRecord[]; pagination: Pagination }> {
  requireRole(ctx, "reader");
  const { limit, offset } = input;
  const developer = await findDeveloper(ctx, input.developer);
  return { developer, ...(await listKeys(ctx, { developerId: developer.id, limit, offset })) };
}

/** Throws NOT_FOUND, and INVALID_REQUEST for a wallet that several developers have. */
export async function findDeveloper(ctx: Context, idOrWallet: string): Promise<Developer> {
  const [row, ...others] = await ctx.db.developer.findMany({
    where: { OR: [{ id: idOrWallet }, { wallet: lowerAscii(idOrWallet) }] },
    include: withKeys,
    take: 2,
  });
  if (others.length > 0) throw severalDevelopers();
  if (!row) throw new ServiceError("NOT_FOUND", "The developer does not exist.");
  return view(ctx, row);
}

function view({ now }: Pick<Context, "now">, row: Row): Developer {
  const live = row.keys.filter((key) => isLive(key, now));
  const used = row.keys.flatMap(({ lastUsedAt }) => lastUsedAt?.getTime() ?? []);
  return {
    id: row.id,
    wallet: checksum(row.wallet),
    chainId: row.chainId === null || row.chainId === BigInt(OWN_KEY) ? null : Number(row.chainId),
    tier: parsePlanTier(row.tier),
    createdAt: row.createdAt.toISOString(),
    keys: live.length,
    lastUsedAt: used.length > 0 ? new Date(Math.max(...used)).toISOString() : null,
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
    suspensionReason: row.suspensionReason,
  };
}

/**
 * Sets the plan tier of a developer, by its id or its wallet; a wallet's is created if needed. All processes apply it within a second.
 * Throws NOT_FOUND, and INVALID_REQUEST for a wallet that several developers have.
 */
export async function setPlanTier(
  ctx: Context,
  input: { tier: PlanTier } & ({ wallet: Address } | { developerId: string }),
): Promise<DeveloperRecord> {
  const developer =
    "wallet" in input ? await ensureDeveloper(ctx, { wallet: input.wallet }) : await findById(ctx, input);
  return changeCredentials(ctx, async (tx) => {
    if (developer.tier === input.tier) return { result: developer, credentials: [] };
    const updated = await tx.developer.update({ where: { id: developer.id }, data: { tier: input.tier } });
    await audit(ctx, tx, "developer.tier", developer.id, { from: developer.tier, to: input.tier });
    return { result: updated, credentials: ["*"] };
  });
}

async function findById(ctx: Context, { developerId }: { developerId: string }): Promise<DeveloperRecord> {
  const found = await ctx.db.developer.findUnique({ where: { id: developerId } });
  if (!found) throw new ServiceError("NOT_FOUND", "The developer does not exist.");
  return found;
}

/**
 * Suspends a developer: all processes refuse its keys and sessions within a second, with the reason, and its webhooks' deliveries wait.
 * `reason` null lifts the suspension. Nothing changes for a developer that is in that state already. Throws FORBIDDEN, NOT_FOUND.
 */
export async function suspendDeveloper(
  ctx: Context,
  input: { developerId: string; reason: string | null },
): Promise<Developer> {
  requireRole(ctx, "operator");
  const { developerId, reason } = input;
  await changeCredentials(ctx, async (tx) => {
    const { count } = await tx.developer.updateMany({
      where: { id: developerId, suspendedAt: reason === null ? { not: null } : null },
      data: suspension(ctx, reason),
    });
    if (count > 0) await audit(ctx, tx, `developer.${actOf(reason)}`, developerId, { reason });
    // While its deliveries waited, no attempt could end a time of failures.
    if (count > 0 && reason === null) {
      await tx.webhook.updateMany({ where: { developerId }, data: { failingSince: null } });
    }
    return { result: undefined, credentials: count > 0 ? ["*"] : [] };
  });
  return findDeveloper(ctx, developerId);
}

/** The same for one key. Throws FORBIDDEN, NOT_FOUND. */
export async function suspendKey(ctx: Context, input: { keyId: string; reason: string | null }): Promise<KeyRecord> {
  requireRole(ctx, "operator");
  const { keyId, reason } = input;
  return changeCredentials(ctx, async (tx) => {
    const { count } = await tx.apiKey.updateMany({
      where: { id: keyId, suspendedAt: reason === null ? { not: null } : null },
      data: suspension(ctx, reason),
    });
    if (count > 0) await audit(ctx, tx, `key.${actOf(reason)}`, keyId, { reason });
    const key = await tx.apiKey.findUnique({ where: { id: keyId } });
    if (!key) throw new ServiceError("NOT_FOUND", "The key does not exist.");
    return { result: toRecord(key), credentials: count > 0 ? [key.hash] : [] };
  });
}

function suspension({ now }: Context, reason: string | null) {
  return { suspendedAt: reason === null ? null : now, suspensionReason: reason };
}

function actOf(reason: string | null): string {
  return reason === null ? "suspension-lifted" : "suspended";
}
