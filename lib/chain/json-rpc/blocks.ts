import { inconsistent } from "../check-links.ts";
import { ChainError, isChainError } from "../errors.ts";
import type { FamilyRules } from "../families/rules.ts";
import { isHash, isRecord, readHash, readList, readNumber, readRecord } from "../hex.ts";
import type { BlockHeader, ChainBlock, ChainTransaction, UnreadableTransaction } from "../types.ts";
import { quantity } from "./read-gas.ts";
import { readParties, readTransaction, type TransactionPlace } from "./read-transaction.ts";

/** Maximum length of the reason why a transaction is unreadable. */
const REASON_LENGTH = 200;

type Raw = Record<string, unknown>;

/** A block as the node returned it: its header is read, its transactions are not joined with receipts yet. */
export interface RawBlock {
  header: BlockHeader;
  /** Who produced it, lower case; null if the node does not say. */
  producer: string | null;
  /** Wei for a unit of gas; null if the node gives none. */
  baseFee: bigint | null;
  transactions: unknown[];
  /** The hashes of its transactions; null if the node gives none. */
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

/** Reads a block with full transactions that was requested by `number`. */
export function readRawBlock(value: unknown, number: number): RawBlock {
  if (value === null) throw new ChainError("BLOCK_NOT_FOUND", `The node has no block ${number}`);
  const header = readHeader(value);
  if (header.number !== number) {
    throw new ChainError("MALFORMED", `The node returned block ${header.number} when block ${number} was requested`);
  }
  const block = readRecord(value, "block");
  const transactions = readList(block.transactions, "block.transactions");
  // Nodes that do not know the parameter for full transactions return only hashes.
  if (transactions.some((one) => typeof one === "string")) {
    throw new ChainError("MALFORMED", `The node returned block ${number} without its transactions`);
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
 * Joins a block with its receipts, in any order. A transaction that cannot be understood is returned as unreadable. Throws INCONSISTENT
 * if a receipt is missing, belongs to another block, or belongs to a transaction that the block does not have.
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
    const read = readIfPossible(raw, receipt, { hash, index, producer, baseFee, rules });
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

function readIfPossible(raw: unknown, receipt: Raw | null, place: Place): ChainTransaction | UnreadableTransaction {
  try {
    const hash = readHash(place.hash, "transaction.hash");
    return readTransaction(readRecord(raw, "transaction"), receipt, { ...place, hash });
  } catch (error) {
    if (!isChainError(error) || error.code !== "MALFORMED") throw error;
    const { hash, index } = place;
    return { index, hash, reason: error.message.slice(0, REASON_LENGTH), wallets: readParties(raw, receipt) };
  }
}
