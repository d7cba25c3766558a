import { ChainError, isChainError } from "../errors.ts";
import { isRecord } from "../hex.ts";
import type { Clock } from "../retry.ts";
import { type Query, refusal } from "./responses.ts";
import { numberOf } from "./rows.ts";

/** How long a newest block is reused, milliseconds: many histories are fetched one after the other. */
const FRESH_MS = 2_000;
/** How long its time is reused, milliseconds: it tells the day. */
const TIME_FRESH_MS = 15 * 60_000;

/** What is known of an explorer's newest block. `at` is of `clock.now`. */
export interface NewestBlock {
  last: { number: number; at: number } | null;
  /** When this number was first given. */
  since: number;
  time: { time: number | null; at: number } | null;
  /** The running request for it, which others wait for. */
  reading: Promise<number> | null;
}

interface Asking {
  host: string;
  clock: Clock;
  request: <T>(query: Query, read: (body: unknown) => T, signal?: AbortSignal) => Promise<T>;
  serves: (action: string) => boolean;
  /** Null if the explorer does not answer it. */
  askIfServed: <T>(query: Query, read: (host: string, body: unknown) => T, signal?: AbortSignal) => Promise<T | null>;
}

/** The number of an explorer's newest block, at most two seconds old. */
export async function readNewest(known: NewestBlock, asking: Asking, signal?: AbortSignal): Promise<number> {
  if (known.last && asking.clock.now() - known.last.at < FRESH_MS) return known.last.number;
  if (!known.reading) {
    const reading = askForNumber(known, asking, signal);
    known.reading = reading;
    return reading.finally(() => {
      known.reading = null;
    });
  }
  return known.reading.catch((error) => {
    // Only the one who asked has given up.
    if (!isChainError(error) || error.code !== "ABORTED") throw error;
    return readNewest(known, asking, signal);
  });
}

async function askForNumber(known: NewestBlock, asking: Asking, signal?: AbortSignal): Promise<number> {
  const { host, clock, request } = asking;
  const at = clock.now();
  const read = (body: unknown) => readHead(host, body);
  const number = await request({ module: "proxy", action: "eth_blockNumber" }, read, signal).catch((error) => {
    if (!isChainError(error) || error.code !== "UNSUPPORTED") throw error;
    // Blockscout's own name for it.
    return request({ module: "block", action: "eth_block_number" }, read, signal);
  });
  if (known.last?.number !== number) known.since = at;
  known.last = { number, at };
  return number;
}

/**
 * The time of an explorer's newest block, at most a quarter of an hour old, unix seconds. Null if the explorer does not give it;
 * undefined if it fails.
 */
export async function readNewestTime(
  known: NewestBlock,
  { clock, serves, askIfServed }: Asking,
  { head, signal }: { head: number; signal: AbortSignal },
): Promise<number | null | undefined> {
  const at = clock.now();
  if (known.time && at - known.time.at < TIME_FRESH_MS) return known.time.time;
  const block = { tag: `0x${head.toString(16)}`, boolean: "false" };
  const byNode = { module: "proxy", action: "eth_getBlockByNumber", ...block };
  // Blockscout has no calls of nodes.
  const byReward = { module: "block", action: "getblockreward", blockno: head };
  const time =
    (await askIfServed(byNode, readBlockTime, signal)) ?? (await askIfServed(byReward, readBlockTime, signal));
  if (time === null && (serves(byNode.action) || serves(byReward.action))) return undefined;
  known.time = { time, at };
  return time;
}

/** The block number in a response to eth_blockNumber. A node that has no blocks yet says 0. */
function readHead(host: string, body: unknown): number {
  const number = isRecord(body) ? numberOf(body.result) : null;
  if (number !== null) {
    if (number > 0) return number;
    throw new ChainError("MALFORMED", `${host} says that its newest block is the first one`);
  }
  if (isRecord(body) && isRecord(body.error)) {
    throw new ChainError("UNSUPPORTED", `${host} does not return its newest block: ${String(body.error.message)}`);
  }
  throw refusal(host, body);
}

/** The time of a block. Throws UNSUPPORTED if the explorer does not give it. */
function readBlockTime(host: string, body: unknown): number {
  const block = isRecord(body) && isRecord(body.result) ? body.result : {};
  const time = block.timestamp ?? block.timeStamp;
  const seconds = numberOf(time);
  if (seconds !== null) return seconds;
  const error = refusal(host, body);
  if (error.code === "RATE_LIMITED" || error.code === "REFUSED") throw error;
  throw new ChainError("UNSUPPORTED", `${host} does not return the time of its newest block`);
}
