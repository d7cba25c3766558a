import { audit } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import type { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { checkedTransaction, transaction } from "../../core/transaction.ts";
import { getChain } from "./list-chains.ts";
import { requireFollowed } from "./pause-chain.ts";
import type { ControlledChain } from "./schemas.ts";

/**
 * Makes the chain's leader roll back every block from `fromBlock` on, as in a reorg, and read them again. A paused chain waits until it
 * is resumed. Only blocks that are not final can be rolled back. Throws FORBIDDEN, UNSUPPORTED_CHAIN, INVALID_REQUEST.
 */
export async function reindexChain(
  ctx: Context,
  input: { chainId: number; fromBlock: number; reason: string },
): Promise<ControlledChain> {
  const { chainId, fromBlock, reason } = input;
  requireFollowed(ctx, chainId);
  await checkedTransaction(async () => {
    const { oldestReindexBlock: oldest, block: newest } = await getChain(ctx, chainId);
    if (oldest === null || newest === null || fromBlock < oldest || fromBlock > newest) {
      throw outsideRange({ chainId, oldest, newest });
    }
    const request = { reindexFrom: fromBlock, reindexRequestedAt: ctx.now, reindexStartedAt: null };
    await transaction(ctx, async (tx) => {
      await tx.chainControl.upsert({ where: { chainId }, create: { chainId, ...request }, update: request });
      await audit(ctx, tx, "chain.reindex", String(chainId), { fromBlock, reason });
    });
  });
  return getChain(ctx, chainId);
}

/**
 * Makes the chain's leader set the missing block aside without further wait, as soon as its nodes show what follows it. Throws FORBIDDEN,
 * UNSUPPORTED_CHAIN, INVALID_REQUEST.
 */
export async function setBlockAside(
  ctx: Context,
  input: { chainId: number; block: number; reason: string },
): Promise<ControlledChain> {
  const { chainId, block, reason } = input;
  requireFollowed(ctx, chainId);
  await checkedTransaction(async () => {
    const { missingBlock: missing, name } = await getChain(ctx, chainId);
    if (missing?.number !== block) {
      const which = missing ? `Block ${missing.number} of ${name} is` : `No block of ${name} is`;
      throw invalidField(
        "body.block",
        "is not missing",
        `${which} missing now. Only a block that no node gives can be set aside.`,
      );
    }
    const request = { setAsideBlock: block, setAsideRequestedAt: ctx.now };
    await transaction(ctx, async (tx) => {
      await tx.chainControl.upsert({ where: { chainId }, create: { chainId, ...request }, update: request });
      await audit(ctx, tx, "chain.block-set-aside", String(chainId), { block, reason });
    });
  });
  return getChain(ctx, chainId);
}

function outsideRange(input: { chainId: number; oldest: number | null; newest: number | null }): ServiceError {
  const { chainId, oldest, newest } = input;
  const allowed =
    oldest === null || newest === null
      ? "No block of it can be rolled back now: all indexed ones are final"
      : `It can be indexed again from block ${oldest} to ${newest}: earlier ones are final`;
  const message = oldest === null ? "has no block that is not final" : `must be from ${oldest} to ${newest}`;
  return invalidField(
    "body.fromBlock",
    message,
    `${allowed}. To index chain ${chainId} from an earlier block, index it into an empty database: npm run export, npm run reset, npm start (docs/operations.md, Administration).`,
  );
}
