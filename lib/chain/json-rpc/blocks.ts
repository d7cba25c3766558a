import { inconsistent } from "../check-links.ts";
import { ChainError, isChainError } from "../errors.ts";
import type { FamilyRules } from "../families/rules.ts";
import { isHash, isRecord, readHash, readList, readNumber, readRecord } from "../hex.ts";
import type { BlockHeader, ChainBlock, ChainTransaction, UnreadableTransaction } from "../types.ts";
import { quantity } from "./read-gas.ts";
import { readParties, readTransaction, type TransactionPlace } from "./read-transaction.ts";

/** Longest reason that is given for an unreadable transaction. */
const REASON_LENGTH = 200;

type Raw = Record<string, unknown>;

/** A block as the node gave it: the header is read, transactions are not joined with receipts yet. */
export interface RawBlock {
  header: BlockHeader;
  /** Who produced it, lower case; null where the node does not say. */
  producer: string | null;
  /** Wei for a unit of gas; null where the node gives none. */
  baseFee: bigint | null;
  transactions: unknown[];
  /** The hashes of its transactions; null where the node gives none. */
  hashes: (string | null)[];
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
  const block = readRecord(value, "block");
  const transactions = readList(block.transactions, "block.transactions");
  // The hashes alone are what nodes answer that do not know the parameter for full transactions.
  if (transactions.some((one) => typeof one === "string")) {
    throw new ChainError("MALFORMED", `The node gave block ${number} without its transactions`);
  }
  const producer = typeof block.miner === "string" ? block.miner.toLowerCase() : null;
  return {
    header,
    producer,
    baseFee: quantity(block.baseFeePerGas),
    transactions,
    hashes: transactions.map(readHashOf),
  };
}

function readHashOf(transaction: unknown): string | null {
  return isRecord(transaction) && isHash(transaction.hash) ? transaction.hash.toLowerCase() : null;
}

/**
 * Joins a block with its receipts, whatever their order. A transaction that cannot be understood is set aside as unreadable.
 * INCONSISTENT where a receipt is missing, is of another block, or is of a transaction that the block does not have.
 */
export function joinReceipts(block: RawBlock, value: unknown, rules: FamilyRules): ChainBlock {
  const { header, producer, baseFee } = block;
  const synthetic = rules.syntheticHashes(header);
  const receipts = indexReceipts(block, value === null ? [] : readList(value, "receipts"), synthetic);
  const transactions: ChainTransaction[] = [];
  const unreadable: UnreadableTransaction[] = [];
  for (const [index, raw] of block.transactions.entries()) {
    const hash = block.hashes[index] ?? null;
    if (hash !== null && synthetic.includes(hash)) continue;
    const receipt = hash === null ? null : (receipts.get(hash) ?? null);
    const read = readOrSetAside(raw, receipt, { hash, index, producer, baseFee, rules });
    if ("reason" in read) unreadable.push(read);
    else if (receipt || read.class === "system") transactions.push(read);
    else throw inconsistent(header, `no receipt of ${read.hash}`);
  }
  return { ...header, transactions, unreadable };
}

/** The receipts by transaction. Those of synthetic transactions are left out. */
function indexReceipts(
  { header, hashes }: RawBlock,
  values: readonly unknown[],
  synthetic: readonly string[],
): Map<string, Raw> {
  const known = new Set(hashes);
  const receipts = new Map<string, Raw>();
  for (const value of values) {
    if (!isRecord(value) || !isHash(value.transactionHash)) continue;
    const hash = value.transactionHash.toLowerCase();
    if (synthetic.includes(hash)) continue;
    if (!known.has(hash) && !known.has(null))
      throw inconsistent(header, `a receipt of ${hash}, which the block does not have`);
    const blockHash = value.blockHash ?? header.hash;
    if (readHash(blockHash, "receipt.blockHash") !== header.hash) {
      throw inconsistent(header, `the receipt of ${hash} is of another block`);
    }
    receipts.set(hash, value);
  }
  return receipts;
}

type Place = Omit<TransactionPlace, "hash"> & { hash: string | null };

function readOrSetAside(raw: unknown, receipt: Raw | null, place: Place): ChainTransaction | UnreadableTransaction {
  try {
    const hash = readHash(place.hash, "transaction.hash");
    return readTransaction(readRecord(raw, "transaction"), receipt, { ...place, hash });
  } catch (error) {
    if (!isChainError(error) || error.code !== "MALFORMED") throw error;
    const { hash, index } = place;
    return { index, hash, reason: error.message.slice(0, REASON_LENGTH), wallets: readParties(raw, receipt) };
  }
}
