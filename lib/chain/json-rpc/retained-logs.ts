import { LRUCache } from "lru-cache";
import { type Hex, keccak256 } from "viem";
import { chunks } from "../../core/chunks.ts";
import { ChainError, isChainError } from "../errors.ts";
import { isGiven, isRecord, readBigInt, readHash, readList, readRecord } from "../hex.ts";
import type { Clock } from "../retry.ts";
import type { LogQuery } from "../types.ts";
import type { RpcCall } from "./batch-sender.ts";
import { getBlock, getBlockReceipts, getReceipt, range } from "./calls.ts";

/** Blocks without logs whose headers are read one by one. */
const SHORT = 64;
/** How long an endpoint that has shown an old block is believed to keep later ones, milliseconds. */
const RETAINED_MS = 3_600_000;
/** Headers that one request reads in search of a block with transactions. */
const AT_ONCE = 32;

/** An endpoint, and further calls to it. */
interface AskedEndpoint {
  endpoint: object;
  ask: (calls: readonly RpcCall[]) => Promise<unknown[]>;
}

/** Throws STATE_UNAVAILABLE unless the endpoint shows that there are no logs, or that it keeps the logs, of blocks `from` to `to`. */
type RequireRetained = (asked: AskedEndpoint, query: LogQuery, from: number, to: number) => Promise<void>;

interface Header {
  number: number;
  hash: string;
  isUsed: boolean;
  logsBloom: unknown;
  bloom: Uint8Array | null;
  transactions: readonly unknown[];
}

/**
 * Checks endpoints that answered `eth_getLogs` with an empty list: a node that deletes old blocks gives one for what it does not have,
 * and so does one that is behind. `hasBlooms`: the headers of the chain's family have the blooms of their logs.
 */
export function createRetainedLogs({
  hasBlooms,
  clock,
}: {
  hasBlooms: boolean;
  clock: Pick<Clock, "now">;
}): RequireRetained {
  /** The oldest block that each endpoint has shown. */
  const shown = new WeakMap<object, { block: number; until: number }>();

  return async ({ endpoint, ask }, query, from, to) => {
    if (hasBlooms && to - from < SHORT) {
      const headers = await readHeaders(ask, range(from, to));
      if (headers.every((header) => header.bloom !== null)) {
        for (const header of headers) if (mayHave(header, query)) await requireNoLog(ask, header, query);
        return;
      }
    }
    const known = shown.get(endpoint);
    if (known && known.block <= from && clock.now() < known.until) {
      await readHeaders(ask, [to]);
      return;
    }
    const first = await findUsed(ask, from, to);
    if (!first) return;
    const receipts = await readReceipts(ask, first);
    if (hasBlooms && (receipts.some(lacksLogs) || headerShowsMore(first.logsBloom, receipts))) {
      throw missing(`logs of block ${first.number}`);
    }
    if (first.number < to) await readHeaders(ask, [to]);
    shown.set(endpoint, { block: from, until: clock.now() + RETAINED_MS });
  };
}

/** Throws STATE_UNAVAILABLE unless the endpoint has the block: one that is behind gives the logs of earlier blocks alone. */
export async function requireBlock({ ask }: Pick<AskedEndpoint, "ask">, number: number): Promise<void> {
  await readHeaders(ask, [number]);
}

type Ask = AskedEndpoint["ask"];

async function readHeaders(ask: Ask, numbers: readonly number[]): Promise<Header[]> {
  const blocks = await ask(numbers.map((number) => getBlock(number, false)));
  return blocks.map((value, i) => {
    const number = numbers[i] ?? 0;
    if (value === null) throw missing(`block ${number}`);
    const block = readRecord(value, "block");
    const transactions = Array.isArray(block.transactions) ? block.transactions : [];
    const gasUsed = isGiven(block.gasUsed) ? readBigInt(block.gasUsed, "block.gasUsed") : 0n;
    return {
      number,
      hash: readHash(block.hash, "block.hash"),
      isUsed: gasUsed > 0n || transactions.length > 0,
      logsBloom: block.logsBloom,
      bloom: readBloom(block.logsBloom),
      transactions,
    };
  });
}

async function findUsed(ask: Ask, from: number, to: number): Promise<Header | undefined> {
  const rest = from < to ? chunks(range(from + 1, to), AT_ONCE) : [];
  for (const numbers of [[from], ...rest]) {
    const used = (await readHeaders(ask, numbers)).find((header) => header.isUsed);
    if (used) return used;
  }
  return undefined;
}

/** The receipts of a block that used gas. A node without them has an empty list, no transaction, or receipts of another block. */
async function readReceipts(ask: Ask, { number, hash, transactions }: Header): Promise<Record<string, unknown>[]> {
  const [first] = transactions;
  if (typeof first !== "string" && !isRecord(first)) throw missing(`transactions of block ${number}`);
  const [all] = await ask([{ ...getBlockReceipts(number), onError: "remember" }]);
  const hashes = transactions.map((one) => (isRecord(one) ? String(one.hash) : String(one)));
  const given = all === null || isChainError(all) ? await ask(hashes.map(getReceipt)) : readList(all, "receipts");
  const isOwn = ({ blockHash }: Record<string, unknown>) => String(blockHash ?? hash).toLowerCase() === hash;
  const receipts = given.filter(isRecord).filter(isOwn);
  if (receipts.length < transactions.length) throw missing(`receipts of block ${number}`);
  return receipts;
}

/** The bloom shows a log that was not given, or that of something else: the receipts decide. */
async function requireNoLog(ask: Ask, header: Header, query: LogQuery): Promise<void> {
  const receipts = await readReceipts(ask, header);
  const logs = receipts.flatMap((receipt) => (Array.isArray(receipt.logs) ? receipt.logs : [])).filter(isRecord);
  if (logs.some((log) => matches(log, query))) throw missing(`logs of block ${header.number}`);
}

/** Whether a log, as the node gives it or read, is one of the query. */
export function matches(log: { address?: unknown; topics?: unknown }, { address, topics = [] }: LogQuery): boolean {
  const given = Array.isArray(log.topics) ? log.topics.map((topic) => String(topic).toLowerCase()) : [];
  return (
    String(log.address).toLowerCase() === address &&
    topics.every((wanted, i) => wanted === null || [wanted].flat().includes(given[i] ?? ""))
  );
}

/** Whether a header's bloom may have a log of the query. */
function mayHave({ bloom }: Header, { address, topics = [] }: LogQuery): boolean {
  if (bloom === null) return true;
  const has = (value: string) => mayContain(bloom, value);
  return has(address) && topics.every((wanted) => wanted === null || [wanted].flat().some(has));
}

/** Bytes of a bloom filter. */
const BYTES = 256;
const EMPTY = `0x${"0".repeat(2 * BYTES)}`;
/** Bits of a bloom filter that one address or topic sets. */
const BITS = 3;
/** Up to so many values a filter with as many bits as they can set has no others: that all bits of another coincide is 3 in a million. */
const FEW = 10;
/** Addresses and topics whose bits are remembered. */
const REMEMBERED = 50_000;

type Bits = readonly number[];
const remembered = new LRUCache<string, Bits>({ max: REMEMBERED });

/** The bits of a bloom filter that an address or topic sets (Yellow Paper, 4.4.1). */
function bitsOf(value: string): Bits {
  const known = remembered.get(value);
  if (known) return known;
  const hashed = keccak256(value as Hex, "bytes"); // The caller checked that it is hex.
  const bits = [0, 2, 4].map((at) => (((hashed[at] ?? 0) << 8) | (hashed[at + 1] ?? 0)) & 2047);
  remembered.set(value, bits);
  return bits;
}

/** A bloom filter as nodes write it; null if it is none. */
function readBloom(value: unknown): Uint8Array | null {
  if (typeof value !== "string" || value.length !== 2 + 2 * BYTES) return null;
  const bytes = Buffer.from(value.slice(2), "hex");
  return bytes.length === BYTES ? bytes : null;
}

/** Whether a log of the address or topic may be in the filter. */
function mayContain(bloom: Uint8Array, value: string): boolean {
  return bitsOf(value).every((bit) => ((bloom[BYTES - 1 - (bit >> 3)] ?? 0) & (1 << (bit & 7))) !== 0);
}

/**
 * Whether a receipt has fewer logs than its bloom filter shows. One without a filter, or with an empty one, shows nothing, because some
 * nodes leave them out.
 */
export function lacksLogs({ logs, logsBloom }: Record<string, unknown>): boolean {
  const bloom = logsBloom === EMPTY ? null : readBloom(logsBloom);
  const values = bloom && valuesOf(logs);
  // Logs that are no list are read elsewhere.
  return bloom !== null && values !== null && exceedsValues(bloom, values);
}

/** Whether the bloom filter of a block's header shows logs that none of its receipts has. */
export function headerShowsMore(logsBloom: unknown, receipts: readonly Record<string, unknown>[]): boolean {
  const header = logsBloom === EMPTY ? null : readBloom(logsBloom);
  if (!header) return false;
  const all = new Uint8Array(BYTES);
  for (const receipt of receipts) {
    const bloom = receipt.logsBloom === EMPTY ? null : readBloom(receipt.logsBloom);
    if (!bloom) addTo(all, valuesOf(receipt.logs) ?? []);
    else for (let i = 0; i < BYTES; i++) all[i] = (all[i] ?? 0) | (bloom[i] ?? 0);
  }
  return exceeds(header, all);
}

/** Addresses and topics of logs, each once; null if they are no list. */
function valuesOf(logs: unknown): Set<string> | null {
  if (!Array.isArray(logs)) return null;
  const values = new Set<string>();
  for (const log of logs) {
    if (!isRecord(log)) continue;
    const topics = Array.isArray(log.topics) ? log.topics : [];
    for (const value of [log.address, ...topics]) {
      if (typeof value === "string" && /^0x[\da-f]*$/i.test(value)) values.add(value.toLowerCase());
    }
  }
  return values;
}

/** Whether the filter has bits that none of the values sets. Most filters are judged by the number of their bits alone, without a hash. */
function exceedsValues(bloom: Uint8Array, values: ReadonlySet<string>): boolean {
  const size = countBits(bloom);
  const most = BITS * values.size;
  if (size > most) return true;
  if (size === most && values.size <= FEW) return false;
  const own = new Uint8Array(BYTES);
  addTo(own, values);
  return exceeds(bloom, own);
}

function exceeds(bloom: Uint8Array, other: Uint8Array): boolean {
  for (let i = 0; i < BYTES; i++) if (((bloom[i] ?? 0) & ~(other[i] ?? 0)) !== 0) return true;
  return false;
}

function addTo(bloom: Uint8Array, values: Iterable<string>): void {
  for (const value of values) {
    for (const bit of bitsOf(value)) {
      const at = BYTES - 1 - (bit >> 3);
      bloom[at] = (bloom[at] ?? 0) | (1 << (bit & 7));
    }
  }
}

function countBits(bloom: Uint8Array): number {
  let count = 0;
  for (let byte of bloom) for (; byte !== 0; byte &= byte - 1) count++;
  return count;
}

function missing(what: string): ChainError {
  return new ChainError("STATE_UNAVAILABLE", `The node gave no logs, and does not have the ${what}`);
}
