import { encodeFunctionData, parseAbi } from "viem";
import { isChainError } from "../errors.ts";
import { readBytes } from "../hex.ts";
import type { PoolTokens } from "../types.ts";
import type { RpcCall } from "./endpoint.ts";
import type { Rpc } from "./rpc.ts";

/** Enough for a getter behind a proxy; a contract that needs more is no pool. */
const POOL_CALL_GAS = "0x493e0";

const poolAbi = parseAbi(["function token0() view returns (address)", "function token1() view returns (address)"]);
const token0Data = encodeFunctionData({ abi: poolAbi, functionName: "token0" });
const token1Data = encodeFunctionData({ abi: poolAbi, functionName: "token1" });

/** token0 and token1 of a pool; null when the contract has none. */
export async function readPoolTokens(rpc: Rpc, address: string, signal?: AbortSignal): Promise<PoolTokens | null> {
  const call = (data: string): RpcCall => ({
    method: "eth_call",
    params: [{ to: address, data, gas: POOL_CALL_GAS }, "latest"],
  });
  try {
    return await rpc.request([call(token0Data), call(token1Data)], readTokens, signal);
  } catch (error) {
    if (isChainError(error) && error.code === "REVERTED") return null;
    throw error;
  }
}

function readTokens([first, second]: unknown[]): PoolTokens | null {
  const token0 = wordToAddress(readBytes(first, "token0()"));
  const token1 = wordToAddress(readBytes(second, "token1()"));
  return token0 && token1 && token0 !== token1 ? { token0, token1 } : null;
}

/** The address in a 32-byte word; null when it is not one, or zero. */
function wordToAddress(word: string): string | null {
  return /^0x0{24}[0-9a-f]{40}$/i.test(word) && BigInt(word) !== 0n ? `0x${word.slice(26).toLowerCase()}` : null;
}
