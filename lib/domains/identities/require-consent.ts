import { requireSignature } from "../../chain/interactive/require-signature.ts";
import { actsAs } from "../../core/acts-as.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { checksum } from "../../core/schemas.ts";
import type { SignedMessage, SignedType } from "../../core/typed-data.ts";

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
