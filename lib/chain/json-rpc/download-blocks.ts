import { chunks } from "../../core/chunks.ts";
import { abortTogether } from "../abort-together.ts";
import { forked, inconsistent, isLinked } from "../check-links.ts";
import { ChainError, type ChainErrorCode, isChainError } from "../errors.ts";
import type { FamilyRules } from "../families/rules.ts";
import { isRecord } from "../hex.ts";
import { backoff, type Clock, type RetryPolicy } from "../retry.ts";
import type { BlockReader, BlocksRead, ChainBlock, UnreadableTransaction } from "../types.ts";
import type { RpcCall } from "./batch-sender.ts";
import { checkContents, joinReceipts, type RawBlock, readListedBlock, readRawBlock } from "./blocks.ts";
import { getBlock, getBlockReceipts, getReceipt, range } from "./calls.ts";
import type { Rpc } from "./rpc.ts";

/** Attempts to download a range whose blocks do not belong together, the first included. */
const RANGE_ATTEMPTS = 3;

/** Errors after which a node may still give the parts of a block: of some call for it, and of a request for it alone. */
const partFaults: ReadonlySet<ChainErrorCode> = new Set(["RPC_ERROR", "MALFORMED", "TOO_LARGE"]);
const singleFaults: ReadonlySet<ChainErrorCode> = new Set([...partFaults, "HTTP_ERROR", "TIMEOUT", "UNREACHABLE"]);

interface DownloadOptions {
  rules: FamilyRules;
  /** Calls of one request. */
  batchSize: number;
  policy: RetryPolicy;
  clock: Clock;
}

/** Downloads ranges of blocks with their receipts; see BlockReader. */
export function createBlockDownload(
  rpc: Rpc,
  options: DownloadOptions,
): Pick<BlockReader, "blocks" | "blocksUntilFault"> {
  const { policy, clock } = options;
  const blocksUntilFault: BlockReader["blocksUntilFault"] = (wanted, signal) =>
    abortTogether(signal, (shared) => readUntilFault(rpc, wanted, options, shared));
  return {
    blocksUntilFault,
    async blocks(from, to, signal) {
      // Each request has its own retries. The whole range is repeated only if the chain reorganised during the download.
      for (let attempt = 1; ; attempt++) {
        const { blocks, fault } = await blocksUntilFault({ from, to }, signal);
        if (!fault) return blocks;
        const { error } = fault;
        if (error.code !== "FORKED") throw error;
        if (attempt >= RANGE_ATTEMPTS) throw new ChainError("INCONSISTENT", error.message);
        await clock.sleep(backoff(attempt, policy, clock.random()), signal);
      }
    },
  };
}

/** Reads batches at once; one that does not continue the former is read again. */
async function readUntilFault(
  rpc: Rpc,
  wanted: Parameters<BlockReader["blocksUntilFault"]>[0],
  options: DownloadOptions,
  signal: AbortSignal,
): Promise<BlocksRead> {
  // A block and its receipts are two calls.
  const parts = chunks(range(wanted.from, wanted.to), Math.max(1, Math.floor(options.batchSize / 2)));
  const batches = await Promise.all(
    parts.map((numbers, i) =>
      readBatch(rpc, { numbers, parentHash: i === 0 ? wanted.parentHash : undefined }, options, signal),
    ),
  );
  const blocks: ChainBlock[] = [];
  for (const [i, batch] of batches.entries()) {
    const parentHash = blocks.at(-1)?.hash;
    const [first] = batch.blocks;
    const { blocks: found, fault } =
      i === 0 || (first && isLinked(first, parentHash))
        ? batch
        : await readBatch(rpc, { numbers: parts[i] ?? [], parentHash }, options, signal);
    blocks.push(...found);
    if (fault) return { blocks, fault };
  }
  return { blocks, fault: null };
}

/**
 * Reads blocks with their receipts. What one endpoint does not give as it should be, block and receipts together, the next one is asked
 * for. Returns the blocks below the first that no endpoint gives.
 */
async function readBatch(rpc: Rpc, batch: Batch, options: DownloadOptions, signal: AbortSignal): Promise<BlocksRead> {
  const found: Found = { good: new Map(), partial: new Map(), odd: new Set() };
  for (;;) {
    const error = await readMissing(rpc, batch, found, options, signal);
    await askOthers(rpc, found, options, signal);
    const [number] = missingOf(batch, found);
    const upTo = number === undefined ? batch.numbers : batch.numbers.filter((one) => one < number);
    const blocks = upTo.flatMap((one) => found.good.get(one) ?? []);
    if (number === undefined || !error) return { blocks, fault: null };
    if (error.code === "ABORTED") throw error;
    const mayHaveParts = batch.numbers.length === 1 ? singleFaults : partFaults;
    if (mayHaveParts.has(error.code)) await readByParts(rpc, { batch, number }, found, options, signal);
    if (!found.good.has(number)) {
      return { blocks, fault: { number, error, partial: found.partial.get(number) ?? null } };
    }
  }
}

/** Blocks that are read together. The first must name `parentHash` as its parent, if that is known. */
interface Batch {
  numbers: readonly number[];
  parentHash: string | undefined;
}

/** What the endpoints gave of a batch so far. */
interface Found {
  good: Map<number, ChainBlock>;
  /** Of blocks that no endpoint gave whole: what can be read of them, of one copy or of several together. */
  partial: Map<number, ChainBlock>;
  /** Good blocks with a transaction that cannot be understood, for which no other endpoint was asked yet. */
  odd: Set<number>;
}

/** The answer of one endpoint for a block. */
interface BlockAnswer {
  number: number;
  block: RawBlock | ChainError;
  receipts: unknown[];
  /** A transaction that the block lists and the endpoint does not give. */
  lacks?: string | undefined;
}

/** Takes the good blocks of an endpoint's answer. Throws the first error among the others. */
function takeBlocks(answers: readonly BlockAnswer[], batch: Batch, found: Found, rules: FamilyRules): void {
  const { good } = found;
  const taken = new Set<number>();
  let first: ChainError | null = null;
  for (const answer of answers) {
    const { number } = answer;
    const parentHash = number === batch.numbers[0] ? batch.parentHash : good.get(number - 1)?.hash;
    const error = takeBlock(answer, parentHash, found, rules);
    first ??= error;
    if (!error) taken.add(number);
    if (error?.code !== "FORKED") continue;
    // The endpoint gave both, of which one is of a fork; what follows is too.
    if (taken.has(number - 1)) good.delete(number - 1);
    break;
  }
  first ??= dropUnlinked(good);
  if (first) throw first;
}

function takeBlock(
  { number, block, receipts, lacks }: BlockAnswer,
  parentHash: string | undefined,
  { good, partial, odd }: Found,
  rules: FamilyRules,
): ChainError | null {
  if (isChainError(block)) return block;
  if (parentHash !== undefined && !isLinked(block.header, parentHash)) return forked(block.header);
  try {
    if (lacks) throw inconsistent(block.header, `no transaction ${lacks}`);
    const joined = joinReceipts(block, receipts, rules);
    checkContents(block, receipts, rules);
    good.set(number, joined);
    if (joined.unreadable.some(({ index }) => index < block.transactions.length)) odd.add(number);
    return null;
  } catch (error) {
    if (!isChainError(error)) throw error;
    const rest = joinReceipts(block, receipts, rules, "setAside");
    // A block without any receipt is not there yet.
    const isUseful = rest.unreadable.length > 0 && (rest.transactions.length > 0 || block.transactions.length === 1);
    const known = partial.get(number);
    if (isUseful) partial.set(number, known ? joinPartial(known, rest) : rest);
    return error;
  }
}

/** Takes of another endpoint's copy of a good block the transactions that can be understood there alone. */
function takeReadable({ number, block, receipts }: BlockAnswer, { good }: Found, rules: FamilyRules): void {
  const known = good.get(number);
  if (!known || isChainError(block) || block.header.hash !== known.hash) return;
  good.set(number, withReadable(known, joinReceipts(block, receipts, rules, "setAside")));
}

/**
 * Each endpoint may lack something else of a block: what one of its copies has counts, in the place that the longest of them gives it. Of
 * different blocks the one with more stays.
 */
function joinPartial(known: ChainBlock, other: ChainBlock): ChainBlock {
  const sizeOf = ({ transactions, unreadable }: ChainBlock) => transactions.length + unreadable.length;
  if (known.hash === other.hash) {
    return sizeOf(known) < sizeOf(other) ? withReadable(other, known) : withReadable(known, other);
  }
  return other.unreadable.length < known.unreadable.length ? other : known;
}

/** The block with the transactions that can be understood in another copy of it alone. */
function withReadable(known: ChainBlock, other: ChainBlock): ChainBlock {
  const isRead = ({ index, hash }: UnreadableTransaction) =>
    other.transactions.some((one) => one.index === index && (hash === null || one.hash === hash));
  const unreadable = known.unreadable.filter((one) => !isRead(one));
  if (unreadable.length === known.unreadable.length) return known;
  const better = new Set(known.unreadable.filter(isRead).map(({ index }) => index));
  const transactions = [...known.transactions, ...other.transactions.filter(({ index }) => better.has(index))];
  return { ...known, transactions: transactions.sort((a, b) => a.index - b.index), unreadable };
}

/** Different endpoints may give blocks of different forks: the lower ones stay. */
function dropUnlinked(good: Map<number, ChainBlock>): ChainError | null {
  const numbers = [...good.keys()].sort((a, b) => a - b);
  for (const [i, number] of numbers.entries()) {
    const [block, next] = [good.get(number), good.get(number + 1)];
    if (!block || !next || isLinked(next, block.hash)) continue;
    for (const higher of numbers.slice(i + 1)) good.delete(higher);
    return forked(next);
  }
  return null;
}

/** Asks every endpoint for the blocks of which one gave a transaction that cannot be understood: another's copy may be better. */
async function askOthers(rpc: Rpc, found: Found, options: DownloadOptions, signal: AbortSignal): Promise<void> {
  const numbers = [...found.odd].filter((number) => found.good.has(number));
  found.odd.clear();
  if (numbers.length === 0 || rpc.endpoints < 2) return;
  const read = async (results: unknown[], ask: Ask) => {
    for (const answer of await readAnswers(numbers, results, ask, options)) takeReadable(answer, found, options.rules);
  };
  await rpc.requestOfEach(numbers.flatMap(blockCalls), read, signal);
}

function missingOf(batch: Batch, found: Found): number[] {
  return batch.numbers.filter((number) => !found.good.has(number));
}

async function readMissing(
  rpc: Rpc,
  batch: Batch,
  found: Found,
  options: DownloadOptions,
  signal: AbortSignal,
): Promise<ChainError | null> {
  const missing = () => missingOf(batch, found);
  const calls = () => missing().flatMap(blockCalls);
  return chainErrorOf(
    rpc.request(
      calls,
      async (results, ask) =>
        takeBlocks(await readAnswers(missing(), results, ask, options), batch, found, options.rules),
      signal,
    ),
  );
}

async function chainErrorOf(work: Promise<void>): Promise<ChainError | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (isChainError(error)) return error;
    throw error;
  }
}

type Ask = (calls: readonly RpcCall[]) => Promise<unknown[]>;

const blockCalls = (number: number): RpcCall[] => [
  { ...getBlock(number, true), onError: "return" },
  { ...getBlockReceipts(number), onError: "remember" },
];

/** Reads the answers for blocks, and one by one the receipts that the endpoint did not return with them. */
async function readAnswers(
  numbers: readonly number[],
  results: readonly unknown[],
  ask: Ask,
  options: DownloadOptions,
): Promise<BlockAnswer[]> {
  return Promise.all(
    numbers.map(async (number, i) => {
      const block = readBlock(results[2 * i], number);
      const listed = results[2 * i + 1];
      const receipts = Array.isArray(listed) ? listed : [];
      if (isChainError(block)) return { number, block, receipts };
      const others = await askEach(hashesWithoutReceipt(block, receipts, options.rules), getReceipt, ask, options);
      return { number, block, receipts: [...receipts, ...others] };
    }),
  );
}

function readBlock(value: unknown, number: number): RawBlock | ChainError {
  if (isChainError(value)) return value;
  try {
    return readRawBlock(value, number);
  } catch (error) {
    if (isChainError(error)) return error;
    throw error;
  }
}

async function askEach(
  hashes: readonly string[],
  toCall: (hash: string) => RpcCall,
  ask: Ask,
  { batchSize }: DownloadOptions,
): Promise<unknown[]> {
  const calls = hashes.map((hash): RpcCall => ({ ...toCall(hash), onError: "return" }));
  return (await Promise.all(chunks(calls, batchSize).map(ask))).flat();
}

function hashesWithoutReceipt(block: RawBlock, receipts: readonly unknown[], rules: FamilyRules): string[] {
  const found = new Set(rules.syntheticHashes(block.header));
  for (const receipt of receipts) if (isRecord(receipt)) found.add(String(receipt.transactionHash).toLowerCase());
  return block.hashes.flatMap((hash) => (hash === null || found.has(hash) ? [] : hash));
}

const getTransaction = (hash: string): RpcCall => ({ method: "eth_getTransactionByHash", params: [hash] });

/** Reads a block that no endpoint gives whole as its list of transactions, and each of them alone. */
async function readByParts(
  rpc: Rpc,
  { batch, number }: { batch: Batch; number: number },
  found: Found,
  options: DownloadOptions,
  signal: AbortSignal,
): Promise<void> {
  const read = async ([value]: unknown[], ask: Ask) => {
    const block = readListedBlock(value, number);
    const named = block.transactions.flatMap((one) => (typeof one === "string" ? one : []));
    const [given, receipts] = await Promise.all([
      askEach(named, getTransaction, ask, options),
      askEach(hashesWithoutReceipt(block, [], options.rules), getReceipt, ask, options),
    ]);
    const byHash = new Map(named.map((hash, i) => [hash, given[i]]));
    const lacks = named.find((hash) => !isRecord(byHash.get(hash)) || isChainError(byHash.get(hash)));
    const transactions = block.transactions.map((one) => {
      const other = typeof one === "string" ? byHash.get(one) : one;
      return isRecord(other) && !isChainError(other) ? other : { hash: one };
    });
    takeBlocks([{ number, block: { ...block, transactions }, receipts, lacks }], batch, found, options.rules);
  };
  const error = await chainErrorOf(rpc.request([getBlock(number, false)], read, signal));
  if (error?.code === "ABORTED") throw error;
}
