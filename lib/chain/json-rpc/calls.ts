import type { RpcCall } from "./batch-sender.ts";

export const getBlock = (block: number | "latest" | "finalized", full: boolean): RpcCall => ({
  method: "eth_getBlockByNumber",
  params: [typeof block === "number" ? toHex(block) : block, full],
});

export const getBlockReceipts = (number: number): RpcCall => ({
  method: "eth_getBlockReceipts",
  params: [toHex(number)],
});

export const getReceipt = (hash: string): RpcCall => ({ method: "eth_getTransactionReceipt", params: [hash] });

export function toHex(number: number): string {
  return `0x${number.toString(16)}`;
}

export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
