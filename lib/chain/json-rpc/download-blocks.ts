import { chunks } from "../../core/chunks.ts";
import { abortTogether } from "../abort-together.ts";
import { checkLinks } from "../check-links.ts";
import { isChainError } from "../errors.ts";
import type { FamilyRules } from "../families/rules.ts";
import { isRecord, readList } from "../hex.ts";
import { backoff, type Clock, type RetryPolicy } from "../retry.ts";
import type { ChainBlock } from "../types.ts";
import type { RpcCall } from "./batch-sender.ts";
import { joinReceipts, type RawBlock, readRawBlock } from "./blocks.ts";
import { getBlock, getBlockReceipts, getReceipt, range } from "./calls.ts";
import type { Rpc } from "./rpc.ts";

/** Attempts to download a range whose blocks do not belong together, the first included. */
const RANGE_ATTEMPTS = 3;

type Download = (from: number, to: number, signal?: AbortSignal) => Promise<ChainBlock[]>;

interface DownloadOptions {
  rules: FamilyRules;
  /** Calls of one request. */
  batchSize: number;
  policy: RetryPolicy;
  clock: Clock;
}

/** Downloads ranges of blocks with their receipts; see BlockReader.blocks. */
export function createBlockDownload(rpc: Rpc, options: DownloadOptions): Download {
  const { batchSize, policy, clock } = options;

  const downloadRange: Download = (from, to, signal) =>
    abortTogether(signal, async (shared) => {
      // A block and its receipts are two calls.
      const parts = chunks(range(from, to), Math.max(1, Math.floor(batchSize / 2)));
      return (await Promise.all(parts.map((numbers) => downloadBatch(rpc, numbers, options, shared)))).flat();
    });

  return async (from, to, signal) => {
    if (to < from) return [];
    // Each request has its own retries. The whole range is repeated only if the chain reorganised during the download.
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

/** Downloads blocks with all receipts of each block, then one by one the receipts that the node did not return that way. */
async function downloadBatch(
  rpc: Rpc,
  numbers: readonly number[],
  { rules, batchSize }: DownloadOptions,
  signal: AbortSignal,
): Promise<ChainBlock[]> {
  const calls = numbers.flatMap((number): RpcCall[] => [
    getBlock(number, true),
    { ...getBlockReceipts(number), onError: "remember" },
  ]);
  const found = await rpc.request(
    calls,
    (results) => numbers.map((number, i) => readBlock(number, results[2 * i], results[2 * i + 1])),
    signal,
  );
  return Promise.all(
    found.map(async ({ block, receipts }) => {
      const parts = chunks(hashesWithoutReceipt(block, receipts, rules), batchSize).map((hashes) =>
        rpc.request(hashes.map(getReceipt), (results) => results.filter(isRecord), signal),
      );
      return joinReceipts(block, [...receipts, ...(await Promise.all(parts)).flat()], rules);
    }),
  );
}

function readBlock(number: number, block: unknown, receipts: unknown): { block: RawBlock; receipts: unknown[] } {
  const isRefused = receipts === null || isChainError(receipts);
  return { block: readRawBlock(block, number), receipts: isRefused ? [] : readList(receipts, "receipts") };
}

function hashesWithoutReceipt(block: RawBlock, receipts: readonly unknown[], rules: FamilyRules): string[] {
  const found = new Set(rules.syntheticHashes(block.header));
  for (const receipt of receipts) if (isRecord(receipt)) found.add(String(receipt.transactionHash).toLowerCase());
  return block.hashes.flatMap((hash) => (hash === null || found.has(hash) ? [] : hash));
}
