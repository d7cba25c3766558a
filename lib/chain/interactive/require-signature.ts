import { type Hex, hashTypedData, type TypedDataDefinition } from "viem";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { checksum } from "../../core/schemas.ts";
import { type SignedMessage, type SignedType, signedTypes, signingDomain } from "../../core/typed-data.ts";
import { hasCode, isSignedByKey, judgeSignature } from "./verify-signature.ts";

/** How far ahead a deadline may lie, seconds: of a key, and of an account with code, whose owners may be many. */
const LONGEST_DEADLINE = { key: 3_600n, account: 86_400n };

/** Wallets that a chain is asked about for one signature, at their two forms of a message. */
const MOST_CHECKS = 4;

type Ctx = Pick<Context, "env" | "log" | "now">;

/**
 * Requires that one of `signers` signed one of `messages` (EIP-712, in this deployment's domain on that chain), and that a deadline is
 * neither past nor more than an hour ahead, or a day where the signer has code on the chain. Keys' signatures need no chain and come
 * first; it is asked about the first few smart accounts only, because each check may use much gas. Returns the signer. Throws
 * INVALID_SIGNATURE, and CHAIN_UNAVAILABLE if only the chain can decide and it does not answer.
 */
export async function requireSignature<T extends SignedType>(
  ctx: Ctx,
  input: {
    chainId: number;
    primaryType: T;
    /** The forms in which the message may be signed. */
    messages: readonly SignedMessage<T>[];
    signers: readonly Address[];
    signature: string;
  },
): Promise<Address> {
  const ahead = secondsAhead(ctx, input.messages);
  if (ahead < 0n) throw new ServiceError("INVALID_SIGNATURE", "The deadline of the signature is past.");
  if (ahead > LONGEST_DEADLINE.account) {
    throw new ServiceError(
      "INVALID_SIGNATURE",
      "The deadline is more than an hour ahead, and more than a smart account's day.",
    );
  }
  const { signer, isAccount } = await findSigner(ctx, input);
  if (ahead > LONGEST_DEADLINE.key && !isAccount && !(await hasCode(ctx, { ...input, address: signer }))) {
    throw new ServiceError(
      "INVALID_SIGNATURE",
      `The deadline is more than an hour ahead. Only an account with code on chain ${input.chainId} has a day; ${checksum(signer)} has none there.`,
    );
  }
  return signer;
}

async function findSigner<T extends SignedType>(
  ctx: Ctx,
  input: Parameters<typeof requireSignature<T>>[1],
): Promise<{ signer: Address; isAccount: boolean }> {
  const { chainId, signature, primaryType } = input;
  const candidates = input.messages.flatMap((message) => {
    const hash = hashOf(ctx, chainId, primaryType, message);
    return input.signers.map((address) => ({ chainId, address, hash, signature }));
  });
  for (const one of candidates) if (await isSignedByKey(one)) return { signer: one.address, isAccount: false };
  const refusals: string[] = [];
  for (const one of candidates.slice(0, MOST_CHECKS)) {
    const verdict = await judgeSignature(ctx, one);
    if ("by" in verdict) return { signer: one.address, isAccount: verdict.by === "account" };
    refusals.push(verdict.refusal);
  }
  const whose = input.signers.map(checksum).join(" or ") || "a wallet that may give it";
  const why = refusals[0] === undefined ? "" : ` ${refusals[0]}`;
  throw new ServiceError(
    "INVALID_SIGNATURE",
    `Invalid signature: it is not one of ${primaryType} by ${whose}.${why} GET /v1/auth/signing has the domain and types.`,
  );
}

function hashOf<T extends SignedType>(ctx: Ctx, chainId: number, primaryType: T, message: SignedMessage<T>): Hex {
  // The types match for every primary type, which TypeScript cannot derive for a type parameter.
  return hashTypedData({
    domain: signingDomain(ctx.env, chainId),
    types: { [primaryType]: signedTypes[primaryType] },
    primaryType,
    message,
  } as unknown as TypedDataDefinition);
}

/** How far ahead the messages' deadline is; they have the same. 0 without one. */
function secondsAhead({ now }: Pick<Context, "now">, messages: readonly object[]): bigint {
  const [message] = messages;
  const deadline = message && "deadline" in message ? message.deadline : null;
  return typeof deadline === "bigint" ? deadline - BigInt(Math.floor(now.getTime() / 1000)) : 0n;
}
