import { inconsistent } from "../check-links.ts";
import { ChainError } from "../errors.ts";
import {
  isRecord,
  readAddress,
  readAddressOrNull,
  readBigInt,
  readBytes,
  readHash,
  readList,
  readNumber,
  readRecord,
} from "../hex.ts";
import type { BlockHeader, BlockLog, ChainBlock, ChainLog, ChainReceipt, ChainTransaction } from "../types.ts";

/** A block as the node gave it: the header is read, transactions are not joined with receipts yet. */
export interface RawBlock {
  header: BlockHeader;
  transactions: Record<string, unknown>[];
  hashes: string[];
}

export function readHeader(value: unknown): BlockHeader {
  const block = readRecord(value, "block");
  return {
    number: readNumber(block.number, "block.number"),
    hash: readHash(block.hash, "block.hash"),
    parentHash: readHash(block.parentHash, "block.parentHash"),
    time: readNumber(block.timestamp, "block.timestamp"),
  };
}

/** Reads a block with full transactions that was asked for by `number`. */
export function readRawBlock(value: unknown, number: number): RawBlock {
  if (value === null) throw new ChainError("BLOCK_NOT_FOUND", `The node has no block ${number}`);
  const header = readHeader(value);
  if (header.number !== number) {
    throw new ChainError("MALFORMED", `The node answered with block ${header.number} when asked for ${number}`);
  }
  const transactions = readList(readRecord(value, "block").transactions, "block.transactions").map((one) =>
    readRecord(one, "block.transactions.*"),
  );
  return { header, transactions, hashes: transactions.map((one) => readHash(one.hash, "transaction.hash")) };
}

/**
 * Joins a block with its receipts. There must be one for each transaction, in the same order and of the same block;
 * otherwise INCONSISTENT.
 */
export function joinReceipts(block: RawBlock, value: unknown): ChainBlock {
  const { header, transactions, hashes } = block;
  const receipts = value === null ? [] : readList(value, "receipts");
  if (receipts.length !== transactions.length) {
    throw inconsistent(header, `${transactions.length} transactions but ${receipts.length} receipts`);
  }
  const joined = transactions.map((transaction, index): ChainTransaction => {
    const hash = hashes[index] ?? "";
    const receipt = receipts[index];
    if (!isRecord(receipt)) throw inconsistent(header, `no receipt of ${hash}`);
    if (readHash(receipt.transactionHash, "receipt.transactionHash") !== hash) {
      throw inconsistent(header, `the receipt at ${index} is of another transaction`);
    }
    if (readHash(receipt.blockHash, "receipt.blockHash") !== header.hash) {
      throw inconsistent(header, `the receipt of ${hash} is of another block`);
    }
    return readTransaction(transaction, receipt, hash, index);
  });
  return { ...header, transactions: joined };
}

function readTransaction(
  transaction: Record<string, unknown>,
  receipt: Record<string, unknown>,
  hash: string,
  index: number,
): ChainTransaction {
  const to = readAddressOrNull(transaction.to, "transaction.to");
  const input = readBytes(transaction.input ?? transaction.data, "transaction.input");
  const logs = readList(receipt.logs, "receipt.logs");
  const success = readSuccess(transaction, receipt, logs.length);
  return {
    hash,
    index,
    from: readAddress(transaction.from, "transaction.from"),
    to,
    value: readBigInt(transaction.value, "transaction.value"),
    method: to !== null && input.length >= 10 ? input.slice(0, 10).toLowerCase() : null,
    success,
    contractAddress: success && to === null ? readAddress(receipt.contractAddress, "receipt.contractAddress") : null,
    logs: logs.map(readLog),
  };
}

/** Reads the receipt of the transaction `hash`; null where the chain has none. */
export function readReceipt(value: unknown, hash: string): ChainReceipt | null {
  if (value === null) return null;
  const receipt = readRecord(value, "receipt");
  if (readHash(receipt.transactionHash, "receipt.transactionHash") !== hash) {
    throw new ChainError("MALFORMED", "The node answered with the receipt of another transaction");
  }
  return {
    blockNumber: readNumber(receipt.blockNumber, "receipt.blockNumber"),
    blockHash: readHash(receipt.blockHash, "receipt.blockHash"),
    success: readNumber(receipt.status, "receipt.status") === 1,
    logs: readList(receipt.logs, "receipt.logs").map(readLog),
  };
}

/**
 * Receipts before Byzantium have no status. A failed transaction then used all its gas and left no log; so did a successful
 * plain transfer with exactly 21,000 gas.
 */
function readSuccess(transaction: Record<string, unknown>, receipt: Record<string, unknown>, logs: number): boolean {
  if (receipt.status !== undefined && receipt.status !== null) {
    return readNumber(receipt.status, "receipt.status") === 1;
  }
  readHash(receipt.root, "receipt.status");
  const gas = readBigInt(transaction.gas, "transaction.gas");
  return !(logs === 0 && gas > 21_000n && readBigInt(receipt.gasUsed, "receipt.gasUsed") === gas);
}

function readLog(value: unknown): ChainLog {
  const log = readRecord(value, "log");
  if (log.removed === true) throw new ChainError("INCONSISTENT", "A log of the receipt was removed by a reorg");
  return {
    logIndex: readNumber(log.logIndex, "log.logIndex"),
    address: readAddress(log.address, "log.address"),
    topics: readList(log.topics, "log.topics").map((topic) => readHash(topic, "log.topics.*")),
    data: readBytes(log.data, "log.data"),
  };
}

/** Reads a log of eth_getLogs. */
export function readBlockLog(value: unknown): BlockLog {
  const log = readRecord(value, "log");
  return {
    ...readLog(log),
    blockNumber: readNumber(log.blockNumber, "log.blockNumber"),
    blockHash: readHash(log.blockHash, "log.blockHash"),
    txHash: readHash(log.transactionHash, "log.transactionHash"),
  };
}
