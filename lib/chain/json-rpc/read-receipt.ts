import { ChainError } from "../errors.ts";
import { isGiven, malformed, readAddress, readBytes, readHash, readList, readNumber, readRecord } from "../hex.ts";
import type { BlockLog, ChainLog, ChainReceipt } from "../types.ts";

/** Reads the receipt of the transaction `hash`; null if the chain has none. */
export function readReceipt(value: unknown, hash: string): ChainReceipt | null {
  if (value === null) return null;
  const receipt = readRecord(value, "receipt");
  if (readHash(receipt.transactionHash, "receipt.transactionHash") !== hash) {
    throw new ChainError("MALFORMED", "The node returned the receipt of another transaction");
  }
  return {
    blockNumber: readNumber(receipt.blockNumber, "receipt.blockNumber"),
    blockHash: readHash(receipt.blockHash, "receipt.blockHash"),
    success: readNumber(receipt.status, "receipt.status") === 1,
    logs: readLogs(receipt),
  };
}

/** The logs of a receipt. Some nodes write an empty list as null; it is one unless the bloom filter shows logs. */
export function readLogs(receipt: Record<string, unknown>): ChainLog[] {
  const { logs, logsBloom } = receipt;
  if (logs !== null && logs !== undefined) return readList(logs, "receipt.logs").map(readLog);
  const hasBloom = typeof logsBloom === "string";
  if (hasBloom ? /[1-9a-f]/i.test(logsBloom.slice(2)) : logs === undefined) throw malformed("receipt.logs", logs);
  return [];
}

function readLog(value: unknown): ChainLog {
  const log = readRecord(value, "log");
  if (log.removed === true) throw new ChainError("INCONSISTENT", "A log of the receipt was removed by a reorg");
  return {
    logIndex: readLogIndex(log.logIndex),
    address: readAddress(log.address, "log.address"),
    topics: readList(log.topics, "log.topics").map((topic) => readHash(topic, "log.topics.*")),
    data: readBytes(log.data, "log.data"),
  };
}

function readLogIndex(value: unknown): number {
  const index = readNumber(value, "log.logIndex");
  if (index > MOST_LOG_INDEX) throw malformed("log.logIndex", value);
  return index;
}

/** The largest position that is stored. */
const MOST_LOG_INDEX = 2 ** 31 - 1;

/** Reads a log of eth_getLogs. */
export function readBlockLog(value: unknown): BlockLog {
  const log = readRecord(value, "log");
  return {
    ...readLog(log),
    blockNumber: readNumber(log.blockNumber, "log.blockNumber"),
    blockHash: readHash(log.blockHash, "log.blockHash"),
    txHash: readHash(log.transactionHash, "log.transactionHash"),
    ...(isGiven(log.transactionIndex) && {
      txIndex: readNumber(log.transactionIndex, "log.transactionIndex"),
    }),
  };
}
