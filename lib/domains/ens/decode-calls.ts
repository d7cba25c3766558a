import { AbiFunctionSignatureNotFoundError, decodeFunctionData, type Hex } from "viem";
import { recordsAbi } from "../../chain/ens-abi.ts";
import { invalidField } from "../../core/invalid-field.ts";

/** Most calls of one lookup, multicalls included. */
export const MOST_CALLS = 50;
/** How deep multicalls may nest. */
export const MOST_DEPTH = 2;

/** A record that a lookup reads. */
export type RecordCall =
  | { record: "address" | "contenthash" | "name" | "unsupported" }
  | { record: "coinAddress"; coinType: bigint }
  | { record: "text"; key: string }
  | { record: "multicall"; calls: RecordCall[] };

/**
 * The records that calldata reads of the node. Throws INVALID_REQUEST for malformed calldata, another node, too many calls and
 * multicalls that nest too deep.
 */
export function decodeCalls(data: Hex, node: Hex): RecordCall {
  let left = MOST_CALLS;

  function decode(call: Hex, depth: number): RecordCall {
    if (--left < 0) throw invalidField("data.calls", `are more than ${MOST_CALLS}`);
    const decoded = decodeRecordCall(call);
    if (decoded === null) return { record: "unsupported" };
    if (decoded.functionName === "multicall") {
      if (depth === MOST_DEPTH) throw invalidField("data.calls", `nest more than ${MOST_DEPTH} multicalls`);
      return { record: "multicall", calls: decoded.args[0].map((one) => decode(one, depth + 1)) };
    }
    if (decoded.args[0] !== node) throw invalidField("data.node", "is not the namehash of the name");
    return recordOf(decoded);
  }
  return decode(data, 0);
}

type Decoded = NonNullable<ReturnType<typeof decodeRecordCall>>;

function recordOf(decoded: Exclude<Decoded, { functionName: "multicall" }>): RecordCall {
  if (decoded.functionName === "text") return { record: "text", key: decoded.args[1] };
  if (decoded.functionName !== "addr") return { record: decoded.functionName };
  const [, coinType] = decoded.args;
  return coinType === undefined ? { record: "address" } : { record: "coinAddress", coinType };
}

/** Null for a function of no supported record. */
function decodeRecordCall(data: Hex) {
  try {
    return decodeFunctionData({ abi: recordsAbi, data });
  } catch (error) {
    if (error instanceof AbiFunctionSignatureNotFoundError && data.length >= "0x12345678".length) return null;
    throw invalidField("data", "is not the calldata of a resolver's function");
  }
}

/** How many records a call reads. */
export function countRecords(call: RecordCall): number {
  if (call.record !== "multicall") return 1;
  return call.calls.reduce((sum, one) => sum + countRecords(one), 0);
}

/** Whether a call, or one of a multicall, reads a text record of these keys. */
export function readsText(call: RecordCall, keys: ReadonlySet<string>): boolean {
  if (call.record === "multicall") return call.calls.some((one) => readsText(one, keys));
  return call.record === "text" && keys.has(call.key);
}
