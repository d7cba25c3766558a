import { type Hex, keccak256 } from "viem";
import { address, hash, hex } from "../../chain/scripted-node.ts";

export type Json = Record<string, unknown>;

/** A transaction with its receipt as a node gives them, without hashes and places: `makeBlocks` sets those. */
export interface FamilyTransaction {
  /** `type`, `from`, `to`, `value`, `input`, `gas`, …; an own `hash` is left as it is. */
  transaction: Json;
  /** `status`, `gasUsed`, `contractAddress`, `logs` (address, topics, data), …; null: the node has none. */
  receipt: Json | null;
}

/** A block to be filled. */
export interface BlockPlace {
  number: number;
  /** Blocks of different forks differ. */
  fork: string;
  hash: string;
  /** A whole number below `below`: the next one of this block, the same in every run. */
  random: (below: number) => number;
}

/** A family of chains, as its nodes give their blocks. */
export interface Family {
  name: string;
  /** A chain of the family, by which the indexer recognizes it. */
  chainId: number;
  /** Settings of the chain beyond those of every test. */
  settings?: Json;
  /** What happens in a block, deterministic. The odd transactions of the family come in turn, by the block's number. */
  transactions: (place: BlockPlace) => FamilyTransaction[];
  /** Header fields beyond number, hash, parent and time. */
  header?: (place: BlockPlace) => Json;
  /** Receipts that belong to no transaction of the block; complete. */
  extraReceipts?: (place: BlockPlace) => Json[];
  /** The balance of an account after a block, wei, if nodes of the family know it. */
  balance?: (account: string, block: number) => bigint;
  /** Whether logs of the protocol report what accounts paid. */
  reportsMoves?: boolean;
  /** The result of an eth_call; undefined: the call reverts. */
  call?: (to: string, data: string) => string | undefined;
}

/** A block as a node gives it. */
export interface FamilyBlock {
  block: Json & { number: string; hash: string; transactions: Json[] };
  receipts: Json[];
}

/** 2025-06-02 06:00:00 UTC. Block 108 opens the next day, among those that the reorg of `followFamily` replaces. */
const GENESIS_TIME = 1_748_844_000;
const BLOCK_SECONDS = 600;

/** Wallets that act in the blocks of every family. */
export const wallet = (index: number): string => address(`wallet ${index}`);

/** Blocks 0 to `length - 1` of a family: those of `base` below `at`, and from there on others, of the fork `fork`. */
export function makeBlocks(
  family: Family,
  options: { length: number; fork?: string; base?: readonly FamilyBlock[]; at?: number },
): FamilyBlock[] {
  const { length, fork = "main", base = [], at = 0 } = options;
  const blocks = base.slice(0, at);
  for (let number = blocks.length; number < length; number++) {
    blocks.push(makeBlock(family, { number, fork, parentHash: blocks.at(-1)?.block.hash ?? `0x${"0".repeat(64)}` }));
  }
  return blocks;
}

function makeBlock(family: Family, at: { number: number; fork: string; parentHash: string }): FamilyBlock {
  const { number, fork, parentHash } = at;
  const name = `${family.name} ${fork} ${number}`;
  const blockHash = hash(`${name} block`);
  let drawn = 0;
  const random = (below: number) => Number(BigInt(hash(`${name} ${drawn++}`)) % BigInt(below));
  const place: BlockPlace = { number, fork, hash: blockHash, random };
  const made = number === 0 ? [] : family.transactions(place);
  const header = {
    ...family.header?.(place),
    number: hex(number),
    hash: blockHash,
    parentHash,
    timestamp: hex(GENESIS_TIME + BLOCK_SECONDS * number),
  };
  let logIndex = 0;
  const placed = made.map(({ transaction, receipt }, index) => {
    const where = { blockHash, blockNumber: hex(number), transactionIndex: hex(index) };
    const full = { hash: hash(`${name} transaction ${index}`), ...transaction, ...where };
    const own = { ...where, transactionHash: full.hash };
    const logs = (list: unknown) =>
      Array.isArray(list) ? list.map((log) => ({ removed: false, ...log, ...own, logIndex: hex(logIndex++) })) : list;
    const { from, to } = transaction;
    const given = receipt && { from, to: to ?? null, ...receipt, ...own, logs: logs(receipt.logs) };
    return { full, receipt: given && ("gasUsed" in header ? { ...given, logsBloom: bloomOf([given]) } : given) };
  });
  const receipts = placed.flatMap(({ receipt }) => (receipt ? [receipt] : []));
  return {
    block: { ...header, ...contentsOf(header, receipts), transactions: placed.map(({ full }) => full) },
    receipts: [...receipts, ...(family.extraReceipts?.(place) ?? [])],
  };
}

/** The bloom filter of the logs of receipts: three bits for each address and topic (Yellow Paper, 4.4.1). */
export function bloomOf(receipts: readonly Json[]): string {
  const logs = receipts.flatMap((receipt) => (Array.isArray(receipt.logs) ? (receipt.logs as Json[]) : []));
  let bloom = 0n;
  for (const value of new Set(logs.flatMap(({ address, topics }) => [address, ...(topics as string[])]))) {
    const hashed = keccak256(value as Hex);
    for (const at of [2, 6, 10]) bloom |= 1n << BigInt(Number(`0x${hashed.slice(at, at + 4)}`) % 2048);
  }
  return `0x${bloom.toString(16).padStart(512, "0")}`;
}

/** Of an empty list of transactions or receipts. */
export const EMPTY_ROOT = "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421";

/** What the header shows of its transactions, where the family's headers have such fields. */
function contentsOf(header: Json, receipts: readonly Json[]): Json {
  if (!("gasUsed" in header)) return {};
  const used = receipts.reduce((sum, { gasUsed }) => sum + BigInt(String(gasUsed)), 0n);
  const isEmpty = receipts.length === 0;
  return {
    gasUsed: hex(used),
    logsBloom: bloomOf(receipts),
    ...(isEmpty && { transactionsRoot: EMPTY_ROOT, receiptsRoot: EMPTY_ROOT }),
  };
}
