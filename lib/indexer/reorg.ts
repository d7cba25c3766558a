import { namesNoParent } from "../chain/check-links.ts";
import { ChainError } from "../chain/errors.ts";
import type { BlockHeader } from "../chain/types.ts";
import type { ChainConfig } from "../core/chains.ts";
import { chunks } from "../core/chunks.ts";
import { type FollowOptions, writeState } from "./chain-leader.ts";
import { readHeaders } from "./cursor.ts";
import { rollBack } from "./roll-back.ts";

/** Headers read at once in the search for a common ancestor. */
const HEADERS_AT_ONCE = 16;

/**
 * How the stored blocks compare with the chain's. `reorg`: everything above `ancestor` must be rolled back. `tooDeep`: they
 * diverge below the newest final block (or below all stored ones), which finality should exclude. `unknown`: the chain's hash at
 * `number` is needed to decide.
 */
type ReorgVerdict =
  | { kind: "same" }
  | { kind: "reorg"; ancestor: BlockHeader }
  | { kind: "tooDeep"; finalized: number; newestSame: number | null }
  | { kind: "unknown"; number: number };

/**
 * Compares stored headers, in any order, with the chain's hashes at their numbers. A number without a hash, or with null, is unknown: a
 * node may be behind. What is above a different block is different too.
 */
export function judgeReorg(
  stored: readonly BlockHeader[],
  chainHashes: ReadonlyMap<number, string | null>,
  finalized: number,
): ReorgVerdict {
  const newestFirst = [...stored].sort((a, b) => b.number - a.number);
  const [newest] = newestFirst;
  const compare = ({ number, hash }: BlockHeader): "same" | "different" | "unknown" => {
    const found = chainHashes.get(number) ?? null;
    return found === null ? "unknown" : found === hash ? "same" : "different";
  };
  if (newest && compare(newest) === "same") return { kind: "same" };
  const lowest = newestFirst.findLastIndex((header) => compare(header) === "different");
  if (newest && lowest < 0) return { kind: "unknown", number: newest.number };
  // A node that has a block above a replaced one is of two minds.
  const torn = newestFirst.slice(0, Math.max(lowest, 0)).find((header) => compare(header) === "same");
  if (torn) return { kind: "unknown", number: torn.number };
  const ancestor = newestFirst[lowest + 1];
  if (ancestor && compare(ancestor) === "unknown") return { kind: "unknown", number: ancestor.number };
  if (!ancestor || ancestor.number < finalized) {
    return { kind: "tooDeep", finalized, newestSame: ancestor?.number ?? null };
  }
  return { kind: "reorg", ancestor };
}

/**
 * The chain has another block of some stored number: `head`, or below the block above the newest, whose parent is another (`fault`). Throws
 * if it cannot be known yet which blocks were replaced.
 */
export async function handleReorg(
  options: FollowOptions,
  head: BlockHeader | null,
  fault?: ChainError,
): Promise<"again" | "stopped"> {
  const { leader, log } = options;
  const stored = await readHeaders(leader.sql, leader.chain.id);
  const shown = head ? [head] : [{ number: leader.cursor.newest?.number ?? -1, hash: "another" }];
  const verdict = await findReorg(options, stored, new Map(shown.map(({ number, hash }) => [number, hash])));
  switch (verdict.kind) {
    case "same":
      throw new ChainError("INCONSISTENT", fault?.message ?? "The node's head is not its block of that number.");
    case "reorg":
      log.info(
        { chainId: leader.chain.id, from: leader.cursor.newest?.number, to: verdict.ancestor.number },
        "rolling back blocks of a reorg",
      );
      await rollBack(leader, verdict.ancestor);
      return "again";
    case "unknown":
      throw new ChainError(
        "BLOCK_NOT_FOUND",
        `Blocks were replaced, and no endpoint tells whether block ${verdict.number} was: asking again.`,
      );
    case "tooDeep":
      return handleReplacedFinal(options, stored, verdict);
    default:
      return verdict satisfies never;
  }
}

/** Stops the chain if no endpoint has the stored final block any more. */
async function handleReplacedFinal(
  options: FollowOptions,
  stored: readonly BlockHeader[],
  { finalized, newestSame }: { finalized: number; newestSame: number | null },
): Promise<"again" | "stopped"> {
  const { leader, source, log, signal } = options;
  const { id, name } = leader.chain;
  const final = stored.find(({ number }) => number <= finalized) ?? stored.at(-1);
  if (final && (await source.hasBlock(final, signal))) {
    throw new ChainError(
      "INCONSISTENT",
      `An endpoint of chain ${id} replaced final blocks, which another one still has.`,
    );
  }
  const error =
    `Chain ${id} (${name}) replaced final blocks: block ${finalized} was final, and ` +
    `${newestSame === null ? "no stored block is" : `only blocks up to ${newestSame} are`} ` +
    `still on the chain.${newestSame === null ? ` ${otherChain(leader.chain)}` : ""} It is not followed further: if the node is ` +
    "right, index the chain into an empty database; if not, it goes on by itself once the node is repaired.";
  log.error({ chainId: id }, error);
  await writeState(leader, "stopped", error);
  return "stopped";
}

/** What is said of nodes that have none of the indexed blocks. */
export function otherChain({ id, name }: Pick<ChainConfig, "id" | "name">): string {
  return (
    `The node has another chain than the indexed chain ${id} (${name}), as a development node has that was started again without its ` +
    "data."
  );
}

/**
 * Compares the stored blocks with the chain's. What the chain has shown already counts where no endpoint gives a header. A header that
 * decides and that nobody gives is read with its block.
 */
async function findReorg(
  options: FollowOptions,
  stored: readonly BlockHeader[],
  shown: ReadonlyMap<number, string>,
): Promise<ReorgVerdict> {
  const { leader, source, signal } = options;
  const hashes = await readHashes(options, stored);
  for (const [number, hash] of shown) hashes.set(number, hashes.get(number) ?? hash);
  const tried = new Set<number>();
  for (;;) {
    const verdict = judgeReorg(stored, hashes, leader.cursor.finalized);
    if (verdict.kind !== "unknown" || tried.has(verdict.number)) return verdict;
    const { number } = verdict;
    tried.add(number);
    const { blocks } = await source.blocksUntilFault({ from: number, to: number }, signal);
    for (const block of blocks) hashes.set(block.number, block.hash);
  }
}

/**
 * The chain's hashes at the stored blocks' numbers, from the newest down to the first that is the same. That of a block which no endpoint
 * gives is known from the block above it.
 */
async function readHashes(options: FollowOptions, stored: readonly BlockHeader[]): Promise<Map<number, string | null>> {
  const hashes = new Map<number, string | null>();
  const parents = new Map<number, string>();
  for (const part of chunks(stored, HEADERS_AT_ONCE)) {
    const found = await Promise.all(part.map((header) => options.source.header(header.number, options.signal)));
    for (const header of found) if (header && !namesNoParent(header)) parents.set(header.number - 1, header.parentHash);
    for (const [i, { number }] of part.entries()) hashes.set(number, found[i]?.hash ?? parents.get(number) ?? null);
    if (part.some((header) => hashes.get(header.number) === header.hash)) break;
  }
  return hashes;
}
