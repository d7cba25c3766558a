import { audit } from "../../core/audit.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import { invalidField } from "../../core/invalid-field.ts";
import type { PlanTier } from "../../core/plans.ts";
import { transaction } from "../../core/transaction.ts";

/** The chain of an account whose wallet signs in with its own key, which is the same on every chain. */
export const OWN_KEY = 0;

export interface DeveloperRecord {
  id: string;
  wallet: string;
  tier: string;
}

/**
 * The only developer of a wallet, whoever signs in as it, created with the given tier (default: free) if there is none. Throws
 * INVALID_REQUEST if it has several.
 */
export async function ensureDeveloper(
  ctx: Context,
  input: { wallet: Address; tier?: PlanTier },
): Promise<DeveloperRecord> {
  const { wallet, tier = "free" } = input;
  return transaction(ctx, async (tx) => {
    await lockWallet(tx, wallet);
    const [only, ...others] = await tx.developer.findMany({
      where: { wallet: { in: await formsOf(tx, wallet) } },
      take: 2,
    });
    if (others.length > 0) throw severalDevelopers();
    return only ? comeBack(tx, only, wallet) : create(ctx, tx, { wallet, chainId: null, tier });
  });
}

/**
 * The developer that signs in as a wallet, created if there is none. `chainId`: the chain of a smart account, or OWN_KEY. Somebody else may
 * control the same address on another chain, so each has its own developer. One that nobody signed in to yet becomes that of the wallet's
 * key, or of its smart account on the first configured chain, whichever signs in first.
 */
export async function claimDeveloper(
  ctx: Context,
  input: { wallet: Address; chainId: number },
): Promise<DeveloperRecord> {
  const { wallet, chainId } = input;
  const own = { wallet, chainId: BigInt(chainId) };
  const found = await ctx.db.developer.findFirst({ where: own });
  if (found && !found.erasingAt) return found;
  return transaction(ctx, async (tx) => {
    await lockWallet(tx, wallet);
    const forms = await formsOf(tx, wallet);
    const made = await tx.developer.findFirst({ where: { ...own, wallet: { in: forms } } });
    if (made) return comeBack(tx, made, wallet);
    const mayClaim = chainId === OWN_KEY || chainId === ctx.env.CHAINS[0]?.id;
    const unclaimed = mayClaim
      ? await tx.developer.findFirst({ where: { wallet: { in: forms }, chainId: null } })
      : null;
    if (!unclaimed) return create(ctx, tx, { ...own, tier: "free" });
    await comeBack(tx, unclaimed, wallet);
    await audit(ctx, tx, "developer.claimed", unclaimed.id, { wallet, chainId });
    return tx.developer.update({ where: { id: unclaimed.id }, data: own });
  });
}

/** A wallet, and what stands for it once its owner's data was erased. */
async function formsOf(tx: Transaction, wallet: Address): Promise<string[]> {
  const rows = await tx.$queryRaw<{ form: string | null }[]>`select erased_form(${wallet}, erasure_key()) as form`;
  return [wallet, ...rows.flatMap(({ form }) => form ?? [])];
}

/**
 * The developer of a wallet, also of one whose owner's data was erased and who comes back: it has its suspension, its plan tier and what it
 * used of limits, and nothing else. Throws SERVICE_UNAVAILABLE while data is being erased: the end would take what is new, too.
 */
async function comeBack(
  tx: Transaction,
  found: DeveloperRecord & { erasingAt: Date | null; erasedAt: Date | null },
  wallet: Address,
): Promise<DeveloperRecord> {
  if (!found.erasingAt) return found;
  if (found.erasedAt) {
    return tx.developer.update({ where: { id: found.id }, data: { wallet, erasingAt: null, erasedAt: null } });
  }
  throw new ServiceError(
    "SERVICE_UNAVAILABLE",
    "The data of this wallet is being erased. Sign in again in some minutes.",
  );
}

/** The refusal of a wallet that names no single developer. */
export function severalDevelopers(): Error {
  return invalidField(
    "path.developer",
    "is the wallet of several developers",
    "Smart accounts of several chains have this address; name the developer by its id.",
  );
}

/** Of concurrent processes the first creates the row; the others find it. */
async function lockWallet(tx: Transaction, wallet: Address): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`developer ${wallet}`}, 0))`;
}

async function create(
  ctx: Context,
  tx: Transaction,
  row: { wallet: Address; chainId: bigint | null; tier: PlanTier },
): Promise<DeveloperRecord> {
  const id = createId("developer", ctx.now);
  const made = await tx.developer.create({ data: { id, ...row, createdAt: ctx.now } });
  const chainId = row.chainId === null ? null : Number(row.chainId);
  await audit(ctx, tx, "developer.created", id, { wallet: row.wallet, tier: row.tier, chainId });
  return made;
}
