import { type ChainError, isChainError } from "../errors.ts";
import { readList } from "../hex.ts";
import type { BlockLog } from "../types.ts";
import { toHex } from "./calls.ts";
import { readBlockLog } from "./read-receipt.ts";
import type { Rpc } from "./rpc.ts";

/** Blocks whose logs one request covers; public nodes refuse many more. */
const BLOCKS_PER_REQUEST = 1_000;

/** The logs of one contract in blocks `from` to `to`, both included, in order. */
export async function readLogs(
  rpc: Rpc,
  contract: string,
  from: number,
  to: number,
  signal?: AbortSignal,
): Promise<BlockLog[]> {
  const logs: BlockLog[] = [];
  for (let first = from; first <= to; first += BLOCKS_PER_REQUEST) {
    logs.push(...(await readInHalves(rpc, contract, first, Math.min(first + BLOCKS_PER_REQUEST - 1, to), signal)));
  }
  return logs;
}

async function readInHalves(
  rpc: Rpc,
  contract: string,
  from: number,
  to: number,
  signal?: AbortSignal,
): Promise<BlockLog[]> {
  const filter = { address: contract, fromBlock: toHex(from), toBlock: toHex(to) };
  const read = ([result]: unknown[]) => readList(result, "eth_getLogs").map(readBlockLog);
  try {
    return await rpc.request([{ method: "eth_getLogs", params: [filter] }], read, signal);
  } catch (error) {
    if (!isChainError(error) || !isPerhapsTooLarge(error) || from === to) throw error;
    const middle = Math.floor((from + to) / 2);
    const lower = await readInHalves(rpc, contract, from, middle, signal);
    return [...lower, ...(await readInHalves(rpc, contract, middle + 1, to, signal))];
  }
}

/** Nodes limit the blocks and logs of one request in many words. */
function isPerhapsTooLarge(error: ChainError): boolean {
  return error.code === "TOO_LARGE" || error.code === "RPC_ERROR";
}
