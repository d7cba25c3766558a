import type { Context } from "../../core/context.ts";
import { requireChain } from "../../core/require-chain.ts";
import type { ResolvedIdentity } from "../wallets/index.ts";

/** The chain of the EIP-712 domain for an identity's wallets: that of its name, otherwise the first configured one. */
export async function signingChainOf(
  ctx: Pick<Context, "pg" | "env">,
  { subject, svcId }: Pick<ResolvedIdentity, "subject" | "svcId">,
): Promise<number> {
  const { rows } = await ctx.pg.query<{ chain_id: number }>({
    name: "signing-chain",
    // A hidden name is no svcId.
    text: "select chain_id from identity where name = coalesce($2, (select name from identity_wallet where address = $1))",
    values: [subject, svcId],
  });
  return rows[0]?.chain_id ?? requireChain(ctx, ctx.env.CHAINS[0]?.id ?? 1).id;
}
