import { decodeFunctionData, type Hex, namehash } from "viem";
import { lookupAbi } from "../../chain/ens-abi.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { countRecords, decodeCalls, type RecordCall } from "./decode-calls.ts";
import { decodeName } from "./decode-name.ts";
import { encodeResult } from "./encode-result.ts";
import { readRecords } from "./read-records.ts";
import { requireServedName, type ServedName } from "./served-name.ts";
import { signAnswer } from "./sign-answer.ts";

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
