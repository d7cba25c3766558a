import { decodeAbiParameters, encodeFunctionData, parseAbi } from "viem";

type Hex = `0x${string}`;

// The calls these pages encode themselves; the service encodes mints.
const abi = parseAbi([
  "function deposit() view returns (uint256)",
  "function reserve(string name) payable",
  "function refund(string name)",
  "function mintSubname(string label, uint256 parentId, address to) returns (uint256)",
  "function transferFrom(address from, address to, uint256 tokenId)",
]);

export const encodeDeposit = (): Hex => encodeFunctionData({ abi, functionName: "deposit" });
export const encodeReserve = (name: string): Hex => encodeFunctionData({ abi, functionName: "reserve", args: [name] });
export const encodeRefund = (name: string): Hex => encodeFunctionData({ abi, functionName: "refund", args: [name] });

export function encodeSubname(label: string, parentId: string, to: Hex): Hex {
  return encodeFunctionData({ abi, functionName: "mintSubname", args: [label, BigInt(parentId), to] });
}

export function encodeTransfer(from: Hex, to: Hex, tokenId: string): Hex {
  return encodeFunctionData({ abi, functionName: "transferFrom", args: [from, to, BigInt(tokenId)] });
}

/** Wei returned by a contract. */
export function decodeAmount(answer: Hex): bigint {
  return decodeAbiParameters([{ type: "uint256" }], answer)[0];
}
