import type { Context } from "../../core/context.ts";
import { type IdentityView, type RecordedMint, recordMint } from "../identities/index.ts";
import { foldReservations } from "./fold-reservations.ts";
import { confirmReferrals } from "./referrals.ts";

type ConfirmedMint = Pick<RecordedMint, "identity" | "confirmations" | "final">;

/** Records the mint of a name by its transaction; repeating it is harmless. Throws as {@link recordMint}. */
export async function confirmMint(ctx: Context, input: { txHash: string; chainId: number }): Promise<ConfirmedMint> {
  const { identity, confirmations, final } = await record(ctx, { ...input, kind: "minted" });
  return { identity, confirmations, final };
}

/** The same for a subname, with its parent. */
export async function confirmSubname(
  ctx: Context,
  input: { txHash: string; chainId: number },
): Promise<ConfirmedMint & { parent: IdentityView }> {
  const { identity, parent, confirmations, final } = await record(ctx, { ...input, kind: "subname" });
  if (!parent) throw new Error(`the parent of ${identity.svcId} was not read`);
  return { identity, parent, confirmations, final };
}

function record(
  ctx: Context,
  input: { txHash: string; chainId: number; kind: "minted" | "subname" },
): Promise<RecordedMint> {
  return recordMint(ctx, {
    ...input,
    onStored: (sql, names) => foldReservations(sql, names, ctx.now),
    onFinal: (sql, names) => confirmReferrals(sql, { names: names.map(({ name }) => name), now: ctx.now }),
  });
}
