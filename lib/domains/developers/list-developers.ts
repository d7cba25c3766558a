import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { requireRole } from "../../core/operators.ts";
import { checksum, lowerAscii, type Pagination, paginate } from "../../core/schemas.ts";
import { OWN_KEY, severalDevelopers } from "./ensure-developer.ts";
import { parsePlanTier } from "./internal.ts";
import { isLive } from "./key-record.ts";
import { listKeys } from "./keys.ts";
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
