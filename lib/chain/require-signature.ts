import type { TypedDataDefinition } from "viem";
import type { Address } from "../core/chains.ts";
import type { Context } from "../core/context.ts";
import { ServiceError } from "../core/errors.ts";
import { checksum } from "../core/schemas.ts";
import { type SignedMessage, type SignedType, signedTypes, signingDomain } from "../core/typed-data.ts";
import { verifyTypedSignature } from "./verify-signature.ts";

/** How far ahead a deadline may lie, seconds. */
const LONGEST_DEADLINE = 3_600;

/**
 * Requires that one of `signers` signed one of `messages` (EIP-712, in this deployment's domain on that chain), and that a deadline is
 * neither past nor more than an hour ahead. Returns the signer. Throws INVALID_SIGNATURE, and CHAIN_UNAVAILABLE if only the chain can
 * decide and it does not answer.
 */
export async function requireSignature<T extends SignedType>(
  ctx: Pick<Context, "env" | "log" | "now">,
  input: {
    chainId: number;
    primaryType: T;
    /** The forms in which the message may be signed. */
    messages: readonly SignedMessage<T>[];
    signers: readonly Address[];
    signature: string;
  },
): Promise<Address> {
  for (const message of input.messages) {
    if ("deadline" in message && typeof message.deadline === "bigint") requireDeadline(ctx, message.deadline);
  }
  for (const message of input.messages) {
    // The types match for every primary type, which TypeScript cannot derive for a type parameter.
    const typedData = {
      domain: signingDomain(ctx.env, input.chainId),
      types: { [input.primaryType]: signedTypes[input.primaryType] },
      primaryType: input.primaryType,
      message,
    } as unknown as TypedDataDefinition;
    for (const address of input.signers) {
      const signed = { chainId: input.chainId, address, typedData, signature: input.signature };
      if (await verifyTypedSignature(ctx, signed)) return address;
    }
  }
  const whose = input.signers.map(checksum).join(" or ") || "a wallet that may give it";
  throw new ServiceError(
    "INVALID_SIGNATURE",
    `Invalid signature: it is not one of ${input.primaryType} by ${whose}. GET /v1/auth/signing has the domain and types.`,
  );
}

function requireDeadline(ctx: Pick<Context, "now">, deadline: bigint): void {
  const now = BigInt(Math.floor(ctx.now.getTime() / 1000));
  if (deadline < now) throw new ServiceError("INVALID_SIGNATURE", "The deadline of the signature is past.");
  if (deadline > now + BigInt(LONGEST_DEADLINE)) {
    throw new ServiceError("INVALID_SIGNATURE", "The deadline is more than an hour ahead.");
  }
}
