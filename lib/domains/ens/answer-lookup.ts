import { decodeFunctionData, encodeAbiParameters, encodePacked, type Hex, keccak256, namehash } from "viem";
import { lookupAbi } from "../../chain/ens-abi.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { signingAccount } from "../../core/signing-account.ts";
import { countRecords, decodeCalls, type RecordCall } from "./decode-calls.ts";
import { decodeName } from "./decode-name.ts";
import { encodeResult } from "./encode-result.ts";
import { readRecords, requireServedName, type ServedName } from "./read-records.ts";

/** How long an answer is valid, seconds. */
export const ANSWER_SECONDS = 300;
/** The same for a name whose mint is not final or that changed owner within 30 days, and for one that has no records. */
export const PROVISIONAL_SECONDS = 30;
/** Records that count as one request. */
export const RECORDS_PER_REQUEST = 10;

export interface LookupInput {
  /** The resolver that the client called; lower-case hex. */
  sender: Address;
  /** Calldata of `resolve(bytes name, bytes data)`. */
  data: Hex;
}

interface Lookup {
  name: ServedName;
  call: RecordCall;
}

/** How many requests a lookup counts as. Throws as {@link answerLookup}. */
export function lookupCost(ctx: Pick<Context, "env">, input: LookupInput): number {
  return Math.max(1, Math.ceil(countRecords(readLookup(ctx, input).call) / RECORDS_PER_REQUEST));
}

/**
 * The signed answer to an ERC-3668 request of one of the service's resolvers. Throws INVALID_REQUEST for another resolver, a malformed
 * request, and a name that is below none of ENS_PARENTS; SERVICE_UNAVAILABLE while the ranks load.
 */
export async function answerLookup(ctx: Context, input: LookupInput): Promise<{ data: Hex }> {
  const { name, call } = readLookup(ctx, input);
  const { records, isFinal } = await readRecords(ctx, name, call);
  const seconds = isFinal ? ANSWER_SECONDS : PROVISIONAL_SECONDS;
  const expires = BigInt(Math.floor(ctx.now.getTime() / 1000) + seconds);
  const answer = { resolver: input.sender, request: input.data, result: encodeResult(call, records), expires };
  return { data: await signAnswer(answer, ctx.env.RECEIPT_SIGNER_KEY) };
}

function readLookup(ctx: Pick<Context, "env">, { sender, data }: LookupInput): Lookup {
  if (!ctx.env.CHAINS.some(({ contracts }) => contracts.ens?.resolver === sender)) {
    throw invalidField("sender", "is not a resolver of this service");
  }
  const [encodedName, call] = decodeResolve(data);
  const name = decodeName(encodedName);
  return { name: requireServedName(ctx, name), call: decodeCalls(call, namehash(name)) };
}

function decodeResolve(data: Hex): readonly [Hex, Hex] {
  try {
    return decodeFunctionData({ abi: lookupAbi, data }).args;
  } catch {
    throw invalidField("data", "is not the calldata of resolve(bytes,bytes)");
  }
}

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
