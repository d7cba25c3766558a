import { type ChainError, isChainError } from "../errors.ts";
import { readList } from "../hex.ts";
import type { BlockLog, LogQuery } from "../types.ts";
import { toHex } from "./calls.ts";
import { readBlockLog } from "./read-receipt.ts";
import { type createRetainedLogs, requireBlock } from "./retained-logs.ts";
import type { Rpc } from "./rpc.ts";

/** Blocks whose logs one request covers; public nodes refuse many more. */
const BLOCKS_PER_REQUEST = 1_000;

interface LogReads {
  rpc: Rpc;
  requireRetained: ReturnType<typeof createRetainedLogs>;
  query: LogQuery;
  /** Blocks of one request; default 1,000. */
  atOnce?: number;
}

/**
 * The logs of a query in blocks `from` to `to`, both included, in order. An endpoint that has none of the first blocks must show that it
 * keeps them, and one that has none of the last that it has this block; otherwise another is asked.
 */
export async function readLogs(reads: LogReads, from: number, to: number, signal?: AbortSignal): Promise<BlockLog[]> {
  const { atOnce = BLOCKS_PER_REQUEST } = reads;
  const logs: BlockLog[] = [];
  for (let first = from; first <= to; first += atOnce) {
    logs.push(...(await readInHalves(reads, first, Math.min(first + atOnce - 1, to), signal)));
  }
  return logs;
}

async function readInHalves(reads: LogReads, from: number, to: number, signal?: AbortSignal): Promise<BlockLog[]> {
  const { rpc, query, requireRetained } = reads;
  const filter = { ...query, fromBlock: toHex(from), toBlock: toHex(to) };
  try {
    return await rpc.request(
      [{ method: "eth_getLogs", params: [filter] }],
      async ([result], ask, endpoint) => {
        const logs = readList(result, "eth_getLogs").map(readBlockLog);
        const numbers = logs.map((log) => log.blockNumber);
        const first = numbers.reduce((lowest, number) => Math.min(lowest, number), to + 1);
        if (first > from) await requireRetained({ endpoint, ask }, query, from, first - 1);
        if (first <= to && !numbers.includes(to)) await requireBlock({ ask }, to);
        return logs;
      },
      signal,
    );
  } catch (error) {
    if (!isChainError(error) || !isPerhapsTooLarge(error) || from === to) throw error;
    const middle = Math.floor((from + to) / 2);
    const lower = await readInHalves(reads, from, middle, signal);
    return [...lower, ...(await readInHalves(reads, middle + 1, to, signal))];
  }
}

/** Nodes limit the blocks and logs of one request in many words. */
function isPerhapsTooLarge(error: ChainError): boolean {
  return error.code === "TOO_LARGE" || error.code === "RPC_ERROR";
}
