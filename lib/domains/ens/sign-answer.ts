import { encodeAbiParameters, encodePacked, type Hex, keccak256 } from "viem";
import type { Address } from "../../core/chains.ts";
import { signingAccount } from "../../core/signing-account.ts";

export interface Answer {
  /** The resolver that the client called. */
  resolver: Address;
  /** The calldata that the resolver sent to the gateway. */
  request: Hex;
  /** ABI-encoded, as the called function returns it. */
  result: Hex;
  /** Unix seconds. */
  expires: bigint;
}

/**
 * What the gateway signs, as CredenceResolver.answerDigest computes it. It begins with 0x1900 (ERC-191, version 0), receipts and
 * passes with 0x1901 and signed texts with 0x1945: no signature serves as one of another kind.
 */
function answerDigest({ resolver, request, result, expires }: Answer): Hex {
  const types = ["bytes2", "address", "uint64", "bytes32", "bytes32"] as const;
  return keccak256(encodePacked(types, ["0x1900", resolver, expires, keccak256(request), keccak256(result)]));
}

/** The answer with its signature, as `resolveWithProof` takes it. */
export async function signAnswer(answer: Answer, privateKey: Hex): Promise<Hex> {
  const signature = await signingAccount(privateKey).sign({ hash: answerDigest(answer) });
  const types = [{ type: "bytes" }, { type: "uint64" }, { type: "bytes" }] as const;
  return encodeAbiParameters(types, [answer.result, answer.expires, signature]);
}
