import { audit } from "../../core/audit.ts";
import { runExclusive } from "../../core/concurrency.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { allows, permissions as allPermissions, type Permission } from "../../core/permissions.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import { transaction } from "../../core/transaction.ts";
import { changeCredentials } from "./internal.ts";
import { hashKey, type KeyKind, keyPrefixes, newKey } from "./key-format.ts";
import { type KeyRecord, NewKey } from "./schemas.ts";

/**
 * Creates a key. The returned `apiKey` is stored only as a hash. A key that creates a key passes on its own limit, unless a lower one
 * is given. Throws NOT_FOUND for an unknown developer or policy, FORBIDDEN beyond the caller's own grant, NOT_ELIGIBLE beyond 100 keys.
 */
export async function createKey(
  ctx: Context,
  input: NewKey & { developerId: string },
): Promise<{ apiKey: string; key: KeyRecord }> {
  const { developerId, ...wanted } = input;
  const { name, permissions, rateLimit, kind = "secret", origins = [], policyIds = [] } = NewKey.parse(wanted);
  const work = async (tx: Transaction) => {
    await lockDeveloper(tx, developerId);
    const widest = await widestGrant(ctx, tx);
    const granted = { permissions, rateLimit: rateLimit ?? widest.rateLimit };
    requireWithin(widest, granted);
    await requirePolicies(tx, developerId, policyIds);
    const made = await writeKey(ctx, tx, { developerId, name, ...granted, kind, origins, policyIds });
    await requireRoom(ctx, tx, developerId);
    return made;
  };
  return runExclusive(developerId, () => transaction(ctx, work));
}

/** What a key is made of. `origins` and `policyIds` are empty, unless it is publishable. */
interface WantedKey {
  developerId: string;
  name: string;
  permissions: readonly Permission[];
  rateLimit: number | null;
  kind: KeyKind;
  origins: readonly string[];
  policyIds: readonly string[];
}

/** Writes a new key and its audit row. The returned `apiKey` is stored only as a hash. */
async function writeKey(ctx: Context, tx: Transaction, wanted: WantedKey): Promise<{ apiKey: string; key: KeyRecord }> {
  const { developerId, name, rateLimit, kind } = wanted;
  const [origins, policyIds] = [[...wanted.origins], [...wanted.policyIds]];
  const permissions = allPermissions.filter((one) => wanted.permissions.includes(one));
  const apiKey = newKey(kind);
  const row = await tx.apiKey.create({
    data: {
      id: createId("key", ctx.now),
      developerId,
      name,
      kind,
      origins,
      policyIds,
      permissions,
      rateLimit,
      prefix: apiKey.slice(0, keyPrefixes[kind].length + 4),
      last4: apiKey.slice(-4),
      hash: hashKey(apiKey),
      createdAt: ctx.now,
    },
  });
  await audit(ctx, tx, "key.created", row.id, {
    ...{ name, permissions, rateLimit },
    ...(kind === "publishable" && { kind, origins, policyIds }),
  });
  return { apiKey, key: toRecord(row) };
}

/** Throws NOT_FOUND unless all policies are the developer's. */
async function requirePolicies(tx: Transaction, developerId: string, policyIds: readonly string[]): Promise<void> {
  if (policyIds.length === 0) return;
  const own = await tx.policy.count({ where: { developerId, id: { in: [...policyIds] } } });
  if (own < policyIds.length) throw new ServiceError("NOT_FOUND", "One of the policies does not exist.");
}

/**
 * Replaces a key by one with the same name, permissions, limit, origins and policies. The old key works for another `overlapSeconds`, but not beyond its
 * own end. Throws NOT_FOUND; INVALID_REQUEST if it has ended or was replaced; FORBIDDEN beyond the caller's own grant; NOT_ELIGIBLE
 * beyond 100 keys.
 */
export async function rotateKey(
  ctx: Context,
  input: { developerId: string; keyId: string; overlapSeconds: number },
): Promise<{ apiKey: string; key: KeyRecord; previousExpiresAt: string }> {
  const { developerId, keyId, overlapSeconds } = input;
  const work = async (tx: Transaction) => {
    await lockDeveloper(tx, developerId);
    const old = await findKey(tx, { developerId, keyId });
    if (!isLive(old, ctx.now)) throw refused("has ended", "The key has ended; create another one.");
    if (old.replacedBy !== null) {
      throw refused("was rotated already", "The key was rotated already; rotate its replacement.");
    }
    const granted = {
      permissions: allPermissions.filter((one) => old.permissions.includes(one)),
      rateLimit: old.rateLimit,
    };
    requireWithin(await widestGrant(ctx, tx), granted);
    const made = await writeKey(ctx, tx, {
      ...{ developerId, name: old.name, ...granted },
      ...{ kind: kindOf(old), origins: old.origins, policyIds: old.policyIds },
    });
    const end = new Date(ctx.now.getTime() + overlapSeconds * 1000);
    const expiresAt = old.expiresAt !== null && old.expiresAt < end ? old.expiresAt : end;
    await tx.apiKey.update({ where: { id: keyId }, data: { expiresAt, replacedBy: made.key.id } });
    const previousExpiresAt = expiresAt.toISOString();
    await audit(ctx, tx, "key.rotated", keyId, { replacedBy: made.key.id, expiresAt: previousExpiresAt });
    await requireRoom(ctx, tx, developerId);
    return { result: { ...made, previousExpiresAt }, credentials: [old.hash] };
  };
  return runExclusive(developerId, () => changeCredentials(ctx, work));
}

function refused(message: string, sentence: string): ServiceError {
  return invalidField("path.keyId", message, sentence);
}

/** Active keys of one developer, including replaced ones during their overlap. */
const MOST_KEYS = 100;
/** Keys that one developer creates or rotates in 24 hours. */
const MOST_NEW_KEYS = 300;
const DAY_MS = 86_400_000;

/** `rateLimit` is the key's own limit per minute; null: none. */
interface Grant {
  permissions: readonly Permission[];
  rateLimit: number | null;
}

/** The widest grant that the caller may give: its own, if it is a key. Throws UNAUTHORIZED if that key has ended. */
async function widestGrant(ctx: Context, tx: Transaction): Promise<Grant> {
  if (ctx.actor.kind !== "key") return { permissions: allPermissions, rateLimit: null };
  const own = await tx.apiKey.findUnique({ where: { id: ctx.actor.keyId } });
  if (!own || !isLive(own, ctx.now)) throw new ServiceError("UNAUTHORIZED", "The key of this request has ended.");
  return { permissions: allPermissions.filter((one) => own.permissions.includes(one)), rateLimit: own.rateLimit };
}

/** Throws FORBIDDEN if `wanted` is wider than `widest`. */
function requireWithin(widest: Grant, wanted: Grant): void {
  const isAllowed = wanted.permissions.every((one) => allows(widest.permissions, one));
  const isLimited = widest.rateLimit === null || (wanted.rateLimit !== null && wanted.rateLimit <= widest.rateLimit);
  if (isAllowed && isLimited) return;
  throw new ServiceError(
    "FORBIDDEN",
    "A key cannot create a key with more permissions or a higher limit than its own.",
  );
}

/** Locks the developer's row, which serialises the creation of keys. Throws NOT_FOUND, also once its data is erased. */
async function lockDeveloper(tx: Transaction, developerId: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from developer where id = ${developerId} and erasing_at is null for update`;
  if (rows.length === 0) throw new ServiceError("NOT_FOUND", "The developer does not exist.");
}

/** Throws NOT_ELIGIBLE if the developer has more active keys, or created more in 24 hours, than allowed. */
async function requireRoom(ctx: Context, tx: Transaction, developerId: string): Promise<void> {
  const recent = await tx.apiKey.count({
    where: { developerId, createdAt: { gt: new Date(ctx.now.getTime() - DAY_MS) } },
  });
  if (recent > MOST_NEW_KEYS) {
    throw new ServiceError("NOT_ELIGIBLE", `A developer can create or rotate ${MOST_NEW_KEYS} keys in 24 hours.`);
  }
  const live = await tx.apiKey.count({
    where: { developerId, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: ctx.now } }] },
  });
  if (live <= MOST_KEYS) return;
  throw new ServiceError("NOT_ELIGIBLE", `A developer can have ${MOST_KEYS} active keys. Revoke one first.`);
}

/** A developer's keys, newest first, including ended ones. */
export async function listKeys(
  ctx: Context,
  input: { developerId: string; limit: number; offset: number },
): Promise<{ keys: KeyRecord[]; pagination: Pagination }> {
  const { developerId, limit, offset } = input;
  const [total, rows] = await Promise.all([
    ctx.db.apiKey.count({ where: { developerId } }),
    ctx.db.apiKey.findMany({
      where: { developerId },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: offset,
    }),
  ]);
  return { keys: rows.map(toRecord), pagination: paginate(total, limit, offset) };
}

/** Revokes a developer's key: in this process at once, in others within a second. Throws NOT_FOUND, also for other developers'. */
export async function revokeKey(ctx: Context, input: { developerId: string; keyId: string }): Promise<KeyRecord> {
  return changeCredentials(ctx, async (tx) => {
    const key = await findKey(tx, input);
    const { count } = await tx.apiKey.updateMany({
      where: { id: key.id, revokedAt: null },
      data: { revokedAt: ctx.now },
    });
    if (count > 0) await audit(ctx, tx, "key.revoked", key.id, {});
    return { result: toRecord(await findKey(tx, input)), credentials: count > 0 ? [key.hash] : [] };
  });
}

type Row = Awaited<ReturnType<Transaction["apiKey"]["findFirstOrThrow"]>>;

export function toRecord(row: Row): KeyRecord {
  return {
    id: row.id,
    name: row.name,
    ...(kindOf(row) === "publishable" && {
      kind: "publishable" as const,
      origins: row.origins,
      policyIds: row.policyIds,
    }),
    permissions: allPermissions.filter((one) => row.permissions.includes(one)),
    rateLimit: row.rateLimit,
    prefix: row.prefix,
    last4: row.last4,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    ...(row.suspensionReason !== null && { suspensionReason: row.suspensionReason }),
  };
}

/** What a row says of its key's kind; a kind that this version does not know may do least. */
export function kindOf({ kind }: Pick<Row, "kind">): KeyKind {
  return kind === "secret" ? "secret" : "publishable";
}

export function isLive(row: Pick<Row, "expiresAt" | "revokedAt">, now: Date): boolean {
  return row.revokedAt === null && (row.expiresAt === null || row.expiresAt > now);
}

/** Throws NOT_FOUND. */
export async function findKey(
  tx: Pick<Transaction, "apiKey">,
  input: { developerId: string; keyId: string },
): Promise<Awaited<ReturnType<Transaction["apiKey"]["findFirstOrThrow"]>>> {
  const key = await tx.apiKey.findFirst({ where: { id: input.keyId, developerId: input.developerId } });
  if (!key) throw new ServiceError("NOT_FOUND", "The key does not exist.");
  return key;
}

/** How long a key that ended is listed: as long as its usage is stored, milliseconds. */
const RETENTION_MS = 90 * 86_400_000;

/** Deletes keys that were revoked or expired 90 days ago. */
export async function expireKeys(ctx: Pick<Context, "now" | "db">): Promise<void> {
  const lt = new Date(ctx.now.getTime() - RETENTION_MS);
  await ctx.db.apiKey.deleteMany({ where: { OR: [{ revokedAt: { lt } }, { expiresAt: { lt } }] } });
}
