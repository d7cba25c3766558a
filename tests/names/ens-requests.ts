import { encodeFunctionData, type Hex, namehash, stringToHex, toHex } from "viem";
import { packetToBytes } from "viem/ens";
import { lookupAbi, recordsAbi } from "../../lib/chain/ens-abi.ts";

/** The calldata of a text record. */
export function textCall(name: string, key: string): Hex {
  return encodeFunctionData({ abi: recordsAbi, functionName: "text", args: [namehash(name), key] });
}

export function multicall(calls: readonly Hex[]): Hex {
  return encodeFunctionData({ abi: recordsAbi, functionName: "multicall", args: [calls] });
}

/** What a resolver sends to the gateway for a record of a name. */
export function requestOf(name: string, call: Hex): Hex {
  return rawRequest(toHex(packetToBytes(name)), call);
}

export function rawRequest(dnsName: Hex, call: Hex): Hex {
  return encodeFunctionData({ abi: lookupAbi, functionName: "resolve", args: [dnsName, call] });
}

/** A DNS-encoded name of any labels, also those that normalization forbids. */
export function dnsName(...labels: readonly string[]): Hex {
  const parts = labels.map((label) => stringToHex(label).slice(2));
  return `0x${parts.map((part) => (part.length / 2).toString(16).padStart(2, "0") + part).join("")}00`;
}
