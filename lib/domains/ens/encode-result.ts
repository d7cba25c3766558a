import { encodeAbiParameters, type Hex, zeroAddress } from "viem";
import type { Address } from "../../core/chains.ts";
import type { RecordCall } from "./decode-calls.ts";

/** The records of a name. A name without any has no address, no texts and no primary name. */
export interface NameRecords {
  /** Lower-case hex. */
  address: Address | null;
  /** Coin types for which the address counts. */
  coinTypes: ReadonlySet<bigint>;
  texts: ReadonlyMap<string, string>;
  /** The primary name, of a reverse name. */
  primaryName: string;
}

export const noRecords: NameRecords = { address: null, coinTypes: new Set(), texts: new Map(), primaryName: "" };

const bytes = (value: Hex) => encodeAbiParameters([{ type: "bytes" }], [value]);
const text = (value: string) => encodeAbiParameters([{ type: "string" }], [value]);

/** What the function of a resolver returns for a call, ABI-encoded; empty for a function of no supported record. */
export function encodeResult(call: RecordCall, records: NameRecords): Hex {
  const { address, coinTypes, texts, primaryName } = records;
  switch (call.record) {
    case "address":
      return encodeAbiParameters([{ type: "address" }], [address ?? zeroAddress]);
    case "coinAddress":
      return bytes(address && coinTypes.has(call.coinType) ? address : "0x");
    case "text":
      return text(texts.get(call.key) ?? "");
    case "contenthash":
      return bytes("0x");
    case "name":
      return text(primaryName);
    case "multicall":
      return encodeAbiParameters([{ type: "bytes[]" }], [call.calls.map((one) => encodeResult(one, records))]);
    case "unsupported":
      return "0x";
  }
}
