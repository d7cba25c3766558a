import { hasCapability } from "../../chain/capabilities.ts";
import { audit } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { requireRole } from "../../core/operators.ts";
import { requireChain } from "../../core/require-chain.ts";
import { transaction } from "../../core/transaction.ts";
import { getChain } from "./list-chains.ts";
import type { ControlledChain } from "./schemas.ts";

/**
 * Makes the chain's leader stop reading blocks, within seconds, until the chain is resumed. Pausing it again changes nothing. Throws
 * FORBIDDEN, UNSUPPORTED_CHAIN, INVALID_REQUEST.
 */
export async function pauseChain(ctx: Context, input: { chainId: number; reason: string }): Promise<ControlledChain> {
  const { chainId, reason } = input;
  requireFollowed(ctx, chainId);
  await transaction(ctx, async (tx) => {
    const changed = await tx.$executeRaw`
      insert into chain_control as k (chain_id, paused_at, pause_reason) values (${chainId}, ${ctx.now}, ${reason})
      on conflict (chain_id) do update set paused_at = excluded.paused_at, pause_reason = excluded.pause_reason
      where k.paused_at is null`;
    if (changed > 0) await audit(ctx, tx, "chain.paused", String(chainId), { reason });
  });
  return getChain(ctx, chainId);
}

/** Lets the leader continue. Resuming a chain that is not paused changes nothing. Throws FORBIDDEN, UNSUPPORTED_CHAIN, INVALID_REQUEST. */
export async function resumeChain(ctx: Context, input: { chainId: number }): Promise<ControlledChain> {
  const { chainId } = input;
  requireFollowed(ctx, chainId);
  await transaction(ctx, async (tx) => {
    const { count } = await tx.chainControl.updateMany({
      where: { chainId, pausedAt: { not: null } },
      data: { pausedAt: null, pauseReason: null },
    });
    if (count > 0) await audit(ctx, tx, "chain.resumed", String(chainId));
  });
  return getChain(ctx, chainId);
}

/** Throws unless an operator acts on a configured chain whose blocks are read. */
export function requireFollowed(ctx: Context, chainId: number): void {
  requireRole(ctx, "operator");
  if (hasCapability(requireChain(ctx, chainId), "blocks")) return;
  throw invalidField(
    "path.chainId",
    "has no blocks to read",
    `Chain ${chainId} has no rpcUrls, so no blocks of it are read.`,
  );
}
