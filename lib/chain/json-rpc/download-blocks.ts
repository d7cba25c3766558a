import { abortTogether } from "../abort-together.ts";
import { checkLinks } from "../check-links.ts";
import { isChainError } from "../errors.ts";
import type { FamilyRules } from "../families/rules.ts";
import { isHash } from "../hex.ts";
import { backoff, type Clock, type RetryPolicy } from "../retry.ts";
import type { ChainBlock } from "../types.ts";
import { joinReceipts, type RawBlock, readRawBlock } from "./blocks.ts";
import { chunks, getBlock, getBlockReceipts, getReceipt, range } from "./calls.ts";
import type { Rpc } from "./rpc.ts";

/** Receipts asked for in one request where the node gives them one by one. */
const RECEIPTS_PER_REQUEST = 100;
/** Downloads of a range whose parts do not fit each other, the first included. */
const RANGE_ATTEMPTS = 3;

type Download = (from: number, to: number, signal?: AbortSignal) => Promise<ChainBlock[]>;

/** Downloads ranges of blocks with their receipts; see BlockReader.blocks. */
export function createBlockDownload(
  rpc: Rpc,
  options: { rules: FamilyRules; batchSize: number; policy: RetryPolicy; clock: Clock },
): Download {
  const { rules, batchSize, policy, clock } = options;
  const downloadBatch = createBatchDownload(rpc, rules);

  const downloadRange: Download = (from, to, signal) =>
    abortTogether(signal, async (shared) => {
      const batches = chunks(range(from, to), batchSize).map((numbers) => {
        const first = numbers[0] ?? from;
        return downloadInHalves(downloadBatch, first, first + numbers.length - 1, shared);
      });
      return (await Promise.all(batches)).flat();
    });

  return async (from, to, signal) => {
    if (to < from) return [];
    // Each request has its own retries. The range as a whole is only repeated when the chain reorganised under it.
    for (let attempt = 1; ; attempt++) {
      try {
        const blocks = await downloadRange(from, to, signal);
        checkLinks(blocks);
        return blocks;
      } catch (error) {
        const isInconsistent = isChainError(error) && error.code === "INCONSISTENT";
        if (!isInconsistent || attempt >= RANGE_ATTEMPTS) throw error;
        await clock.sleep(backoff(attempt, policy, clock.random()), signal);
      }
    }
  };
}

/** Downloads a batch in one request; in halves where the response would be too large. */
async function downloadInHalves(
  download: Download,
  from: number,
  to: number,
  signal: AbortSignal,
): Promise<ChainBlock[]> {
  try {
    return await download(from, to, signal);
  } catch (error) {
    if (!isChainError(error) || error.code !== "TOO_LARGE" || from === to) throw error;
    const middle = Math.floor((from + to) / 2);
    const lower = await downloadInHalves(download, from, middle, signal);
    return [...lower, ...(await downloadInHalves(download, middle + 1, to, signal))];
  }
}

/** Downloads batches with eth_getBlockReceipts, or receipt by receipt once the node turned out not to have it. */
function createBatchDownload(rpc: Rpc, rules: FamilyRules): Download {
  let hasBlockReceipts = true;
  return async (from, to, signal) => {
    const numbers = range(from, to);
    if (hasBlockReceipts) {
      try {
        const calls = numbers.flatMap((number) => [getBlock(number, true), getBlockReceipts(number)]);
        const read = (results: unknown[]) =>
          numbers.map((number, i) => joinReceipts(readRawBlock(results[2 * i], number), results[2 * i + 1], rules));
        return await rpc.request(calls, read, signal);
      } catch (error) {
        if (!isChainError(error) || error.code !== "UNSUPPORTED") throw error;
        hasBlockReceipts = false;
      }
    }
    const blocks = await rpc.request(
      numbers.map((number) => getBlock(number, true)),
      (results) => numbers.map((number, i) => readRawBlock(results[i], number)),
      signal,
    );
    return Promise.all(
      blocks.map(async (block) => joinReceipts(block, await downloadReceipts(rpc, block, signal), rules)),
    );
  };
}

async function downloadReceipts(rpc: Rpc, block: RawBlock, signal?: AbortSignal): Promise<unknown[]> {
  const parts = chunks(block.hashes.filter(isHash), RECEIPTS_PER_REQUEST).map((hashes) =>
    rpc.request(hashes.map(getReceipt), (results) => results, signal),
  );
  return (await Promise.all(parts)).flat();
}
