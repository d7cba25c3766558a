import type { Context } from "../../core/context.ts";
import { requireChain } from "../../core/require-chain.ts";
import type { ResolvedIdentity } from "../wallets/index.ts";

/**
 * The chain on which an identity's wallets consent: that of its name. Without a name, signatures are for the first configured one, and a
 * session may be of any.
 */
export async function signingChainOf(
  ctx: Pick<Context, "pg" | "env">,
  { subject, svcId }: Pick<ResolvedIdentity, "subject" | "svcId">,
): Promise<{ chainId: number; sessionChainId: number | null }> {
  const { rows } = await ctx.pg.query<{ chain_id: number }>({
    name: "signing-chain",
    // A hidden name is no svcId.
    text: "select chain_id from identity where name = coalesce($2, (select name from identity_wallet where address = $1))",
    values: [subject, svcId],
  });
  const own = rows[0]?.chain_id ?? null;
  return { chainId: own ?? requireChain(ctx, ctx.env.CHAINS[0]?.id ?? 1).id, sessionChainId: own };
}
