import type { Context } from "../../core/context.ts";
import { requireChain } from "../../core/require-chain.ts";

/** The chain of the EIP-712 domain for a subject's wallets: its identity's, otherwise the first configured one. */
export async function signingChainOf(ctx: Pick<Context, "pg" | "env">, subject: string): Promise<number> {
  const { rows } = await ctx.pg.query<{ chain_id: number }>({
    name: "signing-chain",
    text: "select i.chain_id from identity_wallet l join identity i on i.name = l.name where l.address = $1",
    values: [subject],
  });
  return rows[0]?.chain_id ?? requireChain(ctx, ctx.env.CHAINS[0]?.id ?? 1).id;
}
