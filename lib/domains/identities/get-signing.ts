import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { requireChain } from "../../core/require-chain.ts";
import { type SigningDomain, signedTypes, signingDomain } from "../../core/typed-data.ts";
import { type ResolvedIdentity, wasLinked } from "../wallets/index.ts";

const LINK_NOTICE =
  "A link joins this wallet and the owner's for ever: policies' passes count both as one person, also after they are unlinked or the name changes owner.";

/**
 * The EIP-712 domain and types of all messages; by default for the first configured chain. With a wallet, also what its signature of
 * `LinkWallet` means. Throws UNSUPPORTED_CHAIN.
 */
export async function getSigning(
  ctx: Pick<Context, "env" | "pg">,
  input: { chainId?: number; wallet?: Address | undefined },
): Promise<{ domain: SigningDomain; types: typeof signedTypes; link?: { linkedBefore: boolean; notice: string } }> {
  const chainId = input.chainId ?? ctx.env.CHAINS[0]?.id;
  if (chainId === undefined) throw new ServiceError("UNSUPPORTED_CHAIN", "No chain is configured.");
  const domain = signingDomain(ctx.env, requireChain(ctx, chainId).id);
  if (!input.wallet) return { domain, types: signedTypes };
  return {
    domain,
    types: signedTypes,
    link: { linkedBefore: await wasLinked(ctx, input.wallet), notice: LINK_NOTICE },
  };
}

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
