import type { TypedDataDefinition } from "viem";
import type { Address } from "../core/chains.ts";
import type { Context } from "../core/context.ts";
import { ServiceError } from "../core/errors.ts";
import { checksum } from "../core/schemas.ts";
import { type SignedMessage, type SignedType, signedTypes, signingDomain } from "../core/typed-data.ts";
import { isTypedDataOfKey, verifyTypedSignature } from "./verify-signature.ts";

/** How far ahead a deadline may lie, seconds. */
const LONGEST_DEADLINE = 3_600;

/** Wallets that a chain is asked about for one signature, at their two forms of a message. */
const MOST_CHECKS = 4;

/**
 * Requires that one of `signers` signed one of `messages` (EIP-712, in this deployment's domain on that chain), and that a deadline is
 * neither past nor more than an hour ahead. Keys' signatures need no chain and come first; it is asked about the first few smart
 * accounts only, because each check may use much gas. Returns the signer. Throws INVALID_SIGNATURE, and CHAIN_UNAVAILABLE if only
 * the chain can decide and it does not answer.
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
  const { chainId, signature } = input;
  const candidates = input.messages.flatMap((message) => {
    // The types match for every primary type, which TypeScript cannot derive for a type parameter.
    const typedData = {
      domain: signingDomain(ctx.env, chainId),
      types: { [input.primaryType]: signedTypes[input.primaryType] },
      primaryType: input.primaryType,
      message,
    } as unknown as TypedDataDefinition;
    return input.signers.map((address) => ({ chainId, address, typedData, signature }));
  });
  for (const one of candidates) if (await isTypedDataOfKey(one)) return one.address;
  for (const one of candidates.slice(0, MOST_CHECKS)) if (await verifyTypedSignature(ctx, one)) return one.address;
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
