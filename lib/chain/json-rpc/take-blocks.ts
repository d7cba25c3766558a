import { forked, inconsistent, isLinked } from "../check-links.ts";
import { type ChainError, isChainError } from "../errors.ts";
import type { FamilyRules } from "../families/rules.ts";
import type { ChainBlock, UnreadableTransaction } from "../types.ts";
import { checkContents, joinReceipts, type RawBlock } from "./blocks.ts";

/** Blocks that are read together. The first must name `parentHash` as its parent, if that is known. */
export interface Batch {
  numbers: readonly number[];
  parentHash: string | undefined;
}

/** What the endpoints gave of a batch so far. */
export interface Found {
  good: Map<number, ChainBlock>;
  /** Of blocks that no endpoint gave whole: what can be read of them, of one copy or of several together. */
  partial: Map<number, ChainBlock>;
  /** Good blocks with a transaction that cannot be understood, for which no other endpoint was asked yet. */
  odd: Set<number>;
}

/** The answer of one endpoint for a block. */
export interface BlockAnswer {
  number: number;
  block: RawBlock | ChainError;
  receipts: unknown[];
  /** A transaction that the block lists and the endpoint does not give. */
  lacks?: string | undefined;
}

/** Takes the good blocks of an endpoint's answer. Throws the first error among the others. */
export function takeBlocks(answers: readonly BlockAnswer[], batch: Batch, found: Found, rules: FamilyRules): void {
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
export function takeReadable({ number, block, receipts }: BlockAnswer, { good }: Found, rules: FamilyRules): void {
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
