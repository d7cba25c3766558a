import { getContractAddress, type Hex } from "viem";
import { needsCallData } from "../call-data.ts";
import { inconsistent } from "../check-links.ts";
import { ChainError, isChainError } from "../errors.ts";
import type { FamilyRules } from "../families/rules.ts";
import { type Fork, forkOfBlock, NATIVE_LOGS } from "../gas.ts";
import {
  isGiven,
  isHash,
  isRecord,
  malformed,
  quantity,
  readAddress,
  readBigInt,
  readBytes,
  readHash,
  readList,
  readNumber,
  readRecord,
} from "../hex.ts";
import type { BlockHeader, ChainBlock, ChainCall, ChainTransaction, UnreadableTransaction } from "../types.ts";
import { readGas } from "./read-gas.ts";
import { readLogs } from "./read-receipt.ts";
import { headerShowsMore, lacksLogs } from "./retained-logs.ts";

/** Maximum length of the reason why a transaction is unreadable. */
const REASON_LENGTH = 200;

type Raw = Record<string, unknown>;

/** A block as the node returned it: its header is read, its transactions are not joined with receipts yet. */
export interface RawBlock {
  header: BlockHeader;
  /** The header as the node gives it. */
  given: Raw;
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
    time: readTime(block.timestamp),
  };
}

/** A time that is no safe number is as far beyond the range of times that count as the largest one that is. */
function readTime(value: unknown): number {
  const time = Number(readBigInt(value, "block.timestamp"));
  return Math.min(time, Number.MAX_SAFE_INTEGER);
}

/** Reads a block with full transactions that was requested by `number`. */
export function readRawBlock(value: unknown, number: number): RawBlock {
  const block = readListedBlock(value, number);
  // Nodes that do not know the parameter for full transactions return only hashes.
  if (block.transactions.some((one) => typeof one === "string")) {
    throw new ChainError("MALFORMED", `The node returned block ${number} without its transactions`);
  }
  return block;
}

/** The same of a block that may list the hashes of transactions in their place. */
export function readListedBlock(value: unknown, number: number): RawBlock {
  if (value === null) throw new ChainError("BLOCK_NOT_FOUND", `The node has no block ${number}`);
  const header = readHeader(value);
  if (header.number !== number) {
    throw new ChainError("MALFORMED", `The node returned block ${header.number} when block ${number} was requested`);
  }
  const given = readRecord(value, "block");
  const transactions = withoutRepeated(readList(given.transactions, "block.transactions"));
  const producer = typeof given.miner === "string" ? given.miner.toLowerCase() : null;
  const hashes = transactions.map(readHashOf);
  return { header, given, producer, baseFee: quantity(given.baseFeePerGas), transactions, hashes };
}

/** Some nodes list a transaction twice. */
function withoutRepeated(transactions: readonly unknown[]): unknown[] {
  const seen = new Set<string>();
  return transactions.filter((transaction) => {
    const hash = readHashOf(transaction);
    if (hash === null) return true;
    const isNew = !seen.has(hash);
    seen.add(hash);
    return isNew;
  });
}

function readHashOf(transaction: unknown): string | null {
  const hash = isRecord(transaction) ? transaction.hash : transaction;
  return isHash(hash) ? hash.toLowerCase() : null;
}

/**
 * Joins a block with its receipts, in any order. A transaction that cannot be understood is returned as unreadable. What does not belong
 * together (a receipt is missing, belongs to another block, or to a transaction that the block does not have) is INCONSISTENT; with
 * `setAside` it is unreadable too.
 */
export function joinReceipts(
  block: RawBlock,
  value: unknown,
  rules: FamilyRules,
  odd: "refuse" | "setAside" = "refuse",
): ChainBlock {
  const { header, producer, baseFee } = block;
  const synthetic = rules.syntheticHashes(header);
  const { receipts, foreign, extra } = indexReceipts(
    block,
    value === null ? [] : readList(value, "receipts"),
    synthetic,
  );
  const fork = readFork(block, [...receipts.values()], rules);
  const keepsBlooms = rules.headerShows?.includes("logs") ?? false;
  const transactions: ChainTransaction[] = [];
  const unreadable: UnreadableTransaction[] = [];
  const setAside = (one: Omit<UnreadableTransaction, "wallets">, raw: unknown, receipt: unknown, isRefused = true) => {
    if (odd === "refuse" && isRefused) throw inconsistent(header, one.reason);
    unreadable.push({ ...one, wallets: readParties(raw, receipt) });
  };
  for (const [index, raw] of block.transactions.entries()) {
    const hash = block.hashes[index] ?? null;
    if (hash !== null && synthetic.includes(hash)) continue;
    const receipt = hash === null ? null : (receipts.get(hash) ?? null);
    const read = readIfPossible(raw, receipt, { hash, index, producer, baseFee, fork, rules }, odd);
    if ("reason" in read) unreadable.push(read);
    else if (receipt && keepsBlooms && lacksLogs(receipt)) {
      const reason = `the receipt of ${read.hash} lacks logs that its bloom filter shows`;
      setAside({ index, hash, reason }, raw, receipt);
    } else if (receipt || read.class === "system") transactions.push(read);
    else setAside({ index, hash, reason: lacksReceipt(read.hash, foreign) }, raw, foreign.get(read.hash));
  }
  for (const [at, { hash, reason, receipt, isRefused }] of receiptsBeyond(block, { foreign, extra }, rules).entries()) {
    setAside({ index: block.transactions.length + at, hash, reason }, {}, receipt, isRefused);
  }
  return { ...header, fork, transactions, unreadable };
}

/** Receipts of transactions that the block does not have. */
function receiptsBeyond(
  { hashes }: RawBlock,
  { foreign, extra }: Pick<Receipts, "foreign" | "extra">,
  { headerShows }: FamilyRules,
) {
  const beyond = extra.map(({ hash, receipt }) => ({
    hash,
    receipt,
    reason: `a receipt of ${hash}, which the block does not have`,
    // On a chain that nobody knows, a block may have more receipts than transactions.
    isRefused: headerShows !== null || receipt.blockHash === undefined,
  }));
  const other = [...foreign.keys()].find((hash) => !hashes.includes(hash));
  if (!other) return beyond;
  // It says nothing of this block's wallets.
  const reason = `a receipt of ${other}, which is of another block`;
  return [...beyond, { hash: other, receipt: {}, reason, isRefused: true }];
}

/** The place of a transaction, and the rules by which it is read. */
interface TransactionPlace {
  hash: string;
  index: number;
  /** Who produced the block; null if the node does not say. */
  producer: string | null;
  /** The block's base fee, wei; null if it has none. */
  baseFee: bigint | null;
  /** The fork of the block; null if unknown. */
  fork: Fork | null;
  rules: FamilyRules;
}

/**
 * Reads a transaction with its receipt. Only the chain's own transactions may have no receipt; theirs is ignored, because nodes differ
 * in it. Throws MALFORMED with the field that cannot be understood.
 */
function readTransaction(raw: Raw, receipt: Raw | null, place: TransactionPlace): ChainTransaction {
  const { hash, index, rules, fork } = place;
  const named = readAddress(raw.from ?? receipt?.from, "transaction.from");
  const calls = readCalls(raw.calls);
  const type = readType(raw.type);
  const from = rules.senderOf({ type, from: named });
  const to = calls?.[0] ? calls[0].to : readTarget(raw.to ?? receipt?.to, "transaction.to");
  const gasPrice = isGiven(raw.gasPrice) ? readBigInt(raw.gasPrice, "transaction.gasPrice") : null;
  const kind = rules.classify({ type, from, to, gasPrice, producer: place.producer });
  const input = calls?.[0]?.input ?? readInput(raw.input ?? raw.data);
  const method = to === null ? null : readMethod(input);
  const shared = { hash, index, type, class: kind, from, to, method, calls };
  if (kind === "system" || !receipt) {
    return { ...shared, callData: null, value: 0n, success: true, ...unknownGas, contractAddress: null, logs: [] };
  }
  const value = calls ? calls.reduce((sum, call) => sum + call.value, 0n) : readBigInt(raw.value, "transaction.value");
  // Each call has 256 bits; their sum must too.
  if (value > MOST_VALUE) throw malformed("transaction.calls.*.value", String(value));
  const logs = readLogs(receipt);
  const success = readSuccess({ raw, receipt, logs: logs.length, fork });
  const callData = needsCallData({ ...shared, logs, input }) ? input : null;
  const contractAddress = success ? readCreated({ raw, receipt, from, to, rules }) : null;
  const gas =
    kind === "user"
      ? readGas({ raw, receipt, read: { ...shared, value, success, logs }, input, rules, fork, baseFee: place.baseFee })
      : unknownGas;
  return { ...shared, callData, value, success, ...gas, contractAddress, logs };
}

/** The first four bytes of call data; null if it has fewer. */
function readMethod(input: string): string | null {
  if (input.length < 10) return null;
  const method = input.slice(0, 10).toLowerCase();
  if (!METHOD.test(method)) throw malformed("transaction.input", method);
  return method;
}

const MOST_VALUE = 2n ** 256n - 1n;
const METHOD = /^0x[0-9a-f]{8}$/;

const unknownGas = { fee: null, gasShowsCode: null };

/** The sender and receiver of a transaction that cannot be read, if they can. */
function readParties(raw: unknown, receipt: unknown): string[] {
  const [transaction, other] = [isRecord(raw) ? raw : {}, isRecord(receipt) ? receipt : {}];
  const fields = [transaction.from ?? other.from, transaction.to ?? other.to];
  return [...new Set(fields.flatMap((field) => tryAddress(field) ?? []))];
}

function tryAddress(value: unknown): string | null {
  try {
    return readTarget(value, "address");
  } catch {
    return null;
  }
}

function readTarget(value: unknown, field: string): string | null {
  return isGiven(value) ? readAddress(value, field) : null;
}

function readInput(value: unknown): string {
  return isGiven(value) ? readBytes(value, "transaction.input") : "0x";
}

function readType(value: unknown): number | null {
  if (typeof value === "number") return value;
  return isGiven(value) ? readNumber(value, "transaction.type") : null;
}

/** The calls of a transaction that carries a batch, such as type 0x76; null for any other. */
function readCalls(value: unknown): ChainCall[] | null {
  if (!isGiven(value)) return null;
  const calls = readList(value, "transaction.calls").map((one) => {
    const call = readRecord(one, "transaction.calls.*");
    return {
      to: readTarget(call.to, "transaction.calls.*.to"),
      value: isGiven(call.value) ? readBigInt(call.value, "transaction.calls.*.value") : 0n,
      input: readInput(call.input ?? call.data),
    };
  });
  return calls.length > 0 ? calls : null;
}

/**
 * Receipts before Byzantium have no status but a state root. A failed transaction then used all its gas and left no log; so did
 * a successful plain transfer with exactly 21,000 gas, before Glamsterdam. Without either, only a log or a plain transfer proves success.
 */
function readSuccess(given: { raw: Raw; receipt: Raw; logs: number; fork: Fork | null }): boolean {
  const { raw, receipt, logs, fork } = given;
  if (isGiven(receipt.status)) return readNumber(receipt.status, "receipt.status") === 1;
  if (logs > 0) return true;
  const used = readBigInt(receipt.gasUsed, "receipt.gasUsed");
  if (used === 21_000n && fork !== null && fork !== "glamsterdam") return true;
  if (!isGiven(receipt.root)) throw malformed("receipt.status", receipt.status);
  return readBigInt(raw.gas, "transaction.gas") !== used;
}

/** The contract that a successful transaction created; null if it created none. */
function readCreated(creation: {
  raw: Raw;
  receipt: Raw;
  from: string;
  to: string | null;
  rules: FamilyRules;
}): string | null {
  const { raw, receipt, from, to, rules } = creation;
  if (to !== null && !rules.deployers.has(to)) return null;
  const given = readTarget(receipt.contractAddress, "receipt.contractAddress");
  if (given !== null || to !== null) return given;
  const nonce = readBigInt(receipt.depositNonce ?? raw.nonce, "transaction.nonce");
  return getContractAddress({ from: from as Hex, nonce }).toLowerCase(); // `from` was read as an address.
}

function readFork({ header, given }: RawBlock, receipts: readonly Raw[], rules: FamilyRules): Fork | null {
  const isNative = (log: unknown) => isRecord(log) && String(log.address).toLowerCase() === NATIVE_LOGS;
  const hasNativeLogs = receipts.some(({ logs }) => Array.isArray(logs) && logs.some(isNative));
  return forkOfBlock({ header: given, time: header.time, hasNativeLogs }, rules.glamsterdamTime);
}

function lacksReceipt(hash: string, foreign: ReadonlyMap<string, Raw>): string {
  return foreign.has(hash) ? `the receipt of ${hash} is of another block` : `no receipt of ${hash}`;
}

interface Receipts {
  /** By transaction. */
  receipts: Map<string, Raw>;
  /** By transaction: those of another block, or of none that can be read. */
  foreign: Map<string, Raw>;
  /** Those of transactions that the block does not have. */
  extra: { hash: string; receipt: Raw }[];
}

/** Those of synthetic transactions are left out. */
function indexReceipts(
  { header, hashes }: RawBlock,
  values: readonly unknown[],
  synthetic: readonly string[],
): Receipts {
  const known = new Set(hashes);
  const found: Receipts = { receipts: new Map(), foreign: new Map(), extra: [] };
  for (const value of values) {
    if (!isRecord(value) || !isHash(value.transactionHash)) continue;
    const hash = value.transactionHash.toLowerCase();
    if (synthetic.includes(hash)) continue;
    const { blockHash = header.hash } = value;
    const isOwn = isHash(blockHash) && blockHash.toLowerCase() === header.hash;
    if (!isOwn) found.foreign.set(hash, value);
    else if (known.has(hash) || known.has(null)) found.receipts.set(hash, value);
    else found.extra.push({ hash, receipt: value });
  }
  return found;
}

type Place = Omit<TransactionPlace, "hash"> & { hash: string | null };

function readIfPossible(
  raw: unknown,
  receipt: Raw | null,
  place: Place,
  odd: "refuse" | "setAside",
): ChainTransaction | UnreadableTransaction {
  try {
    const hash = readHash(place.hash, "transaction.hash");
    return readTransaction(readRecord(raw, "transaction"), receipt, { ...place, hash });
  } catch (error) {
    if (!isChainError(error)) throw error;
    if (error.code !== "MALFORMED" && odd === "refuse") throw error;
    const { hash, index } = place;
    return { index, hash, reason: error.message.slice(0, REASON_LENGTH), wallets: readParties(raw, receipt) };
  }
}

/** Roots of an empty list: a trie's, none, and the hash of no bytes, which some clients give. */
const EMPTY_ROOTS: ReadonlySet<string> = new Set([
  "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
  "0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470",
  `0x${"0".repeat(64)}`,
]);

/**
 * Throws INCONSISTENT if the header shows contents that the node does not give: nodes that remove old blocks give no transactions, and
 * the header as it was.
 */
export function checkContents(block: RawBlock, receipts: readonly unknown[], rules: FamilyRules): void {
  const { header, given } = block;
  // A genesis block has no contents, whatever its header says.
  if (header.number === 0) return;
  const synthetic = rules.syntheticHashes(header);
  const isEmpty = block.hashes.every((hash) => hash !== null && synthetic.includes(hash));
  const gas = quantity(given.gasUsed) ?? 0n;
  const [hasTransactions, hasReceipts] = [showsList(given.transactionsRoot), showsList(given.receiptsRoot)];
  const shows = rules.headerShows;
  const showsSome = shows
    ? shows.includes("transactions") && (gas > 0n || hasTransactions)
    : gas > 0n && hasTransactions && hasReceipts;
  if (isEmpty && showsSome) throw inconsistent(header, "it has no transactions, but its header shows some");
  const all = receipts.filter(isRecord);
  if (shows?.includes("logs") && headerShowsMore(given.logsBloom, all)) {
    throw inconsistent(header, "its receipts lack logs that its header shows");
  }
  // Since Glamsterdam a header has the gas of one kind alone, and without refunds (EIP-8037, EIP-7778).
  const fork = readFork(block, all, rules);
  if (!shows?.includes("gas") || fork === null || fork === "glamsterdam") return;
  const used = all.map(({ gasUsed }) => quantity(gasUsed));
  const sum = used.reduce<bigint>((total, one) => total + (one ?? gas), 0n);
  if (sum < gas) throw inconsistent(header, `its receipts have ${sum} gas, but its header ${gas}`);
}

function showsList(root: unknown): boolean {
  return isHash(root) && !EMPTY_ROOTS.has(root.toLowerCase());
}
