import { requireSignature } from "../../chain/interactive/require-signature.ts";
import type { Address } from "../../core/chains.ts";
import { actsAs, type Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { requireChain } from "../../core/require-chain.ts";
import { checksum } from "../../core/schemas.ts";
import {
  type SignedMessage,
  type SignedType,
  type SigningDomain,
  signedTypes,
  signingDomain,
} from "../../core/typed-data.ts";
import { type ResolvedIdentity, wasLinked } from "../wallets/index.ts";

/** A signature with its message's deadline, unix seconds. */
export interface Consent {
  deadline?: number;
  signature?: string;
}

/** Names may be signed without or with suffix. */
export function nameForms(ctx: Pick<Context, "env">, name: string): string[] {
  return [name, `${name}${ctx.env.NAME_SUFFIX}`];
}

/**
 * Requires a session of one of `wallets` (default: `signers`), or a signature of one of `signers`. `sessionChainId` (default: `chainId`):
 * where a smart account must have signed in; null: anywhere. Throws FORBIDDEN without either, INVALID_REQUEST for a signature without
 * deadline or the reverse, INVALID_SIGNATURE, CHAIN_UNAVAILABLE.
 */
export async function requireConsent<T extends SignedType>(
  ctx: Context,
  input: Consent & {
    chainId: number;
    primaryType: T;
    signers: readonly Address[];
    wallets?: readonly Address[];
    sessionChainId?: number | null;
    messages: (deadline: bigint) => SignedMessage<T>[];
  },
): Promise<"session" | "signature"> {
  const { signature, deadline, signers, wallets = signers, sessionChainId = input.chainId } = input;
  const isOwn = (wallet: Address) => actsAs(ctx.actor, wallet, sessionChainId);
  if (ctx.actor.kind === "session" && wallets.some(isOwn)) return "session";
  if (signature === undefined && deadline === undefined) {
    const where = sessionChainId === null ? "" : ` A smart account signs in on chain ${sessionChainId}.`;
    throw new ServiceError(
      "FORBIDDEN",
      `This needs the session or a signature of ${wallets.map(checksum).join(" or ")}.${where}`,
    );
  }
  if (signature === undefined || deadline === undefined) {
    const missing = signature === undefined ? "signature" : "deadline";
    throw invalidField(`body.${missing}`, "is missing", "A signature and its deadline belong together.");
  }
  const { chainId, primaryType } = input;
  await requireSignature(ctx, { chainId, primaryType, signers, signature, messages: input.messages(BigInt(deadline)) });
  return "signature";
}

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
