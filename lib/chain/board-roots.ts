import { encodeEventTopics, encodeFunctionData, type Hex, zeroHash } from "viem";
import type { Address } from "../core/chains.ts";
import { batchReads, chainErrorIn } from "./multicall.ts";
import { rootsAbi } from "./roots-abi.ts";
import type { BlockReader, LogReader, StateReader } from "./types.ts";

/** Blocks of one request for events. */
const BLOCKS_AT_ONCE = 1_000;

/** The state of a BoardRoots contract at the newest block. */
interface BoardRootsState {
  /** The root of the epoch; null if it is not published. */
  root: Hex | null;
  /** The number of its newest epoch; 0 without one. */
  newest: number;
  /** Who may publish, lower-case hex. */
  publishers: string[];
}

/** Reads BoardRoots. Throws a ChainError, or an Error if the address has no such contract. */
export async function readBoardRoots(state: StateReader, contract: Address, number: number): Promise<BoardRootsState> {
  const { viem } = batchReads(state);
  const on = { address: contract, abi: rootsAbi } as const;
  try {
    const [root, newest, ...publishers] = await Promise.all([
      viem.readContract({ ...on, functionName: "rootOf", args: [BigInt(number)] }),
      viem.readContract({ ...on, functionName: "newest" }),
      viem.readContract({ ...on, functionName: "publisher" }),
      viem.readContract({ ...on, functionName: "owner" }),
    ]);
    return {
      root: root === zeroHash ? null : root,
      newest: Number(newest),
      publishers: publishers.map((one) => one.toLowerCase()),
    };
  } catch (error) {
    throw (
      chainErrorIn(error) ?? new Error(`${contract} on chain ${state.chainId} is not BoardRoots.`, { cause: error })
    );
  }
}

/** The call that publishes a root. */
export function publishCall(number: number, root: Hex): Hex {
  return encodeFunctionData({ abi: rootsAbi, functionName: "publish", args: [BigInt(number), root] });
}

/** The transaction that published an epoch after a time (unix seconds), found by its event; null if there is none. */
export async function findPublication(
  client: BlockReader & LogReader,
  { contract, number, after }: { contract: Address; number: number; after: number },
): Promise<Hex | null> {
  const topics = encodeEventTopics({ abi: rootsAbi, eventName: "RootPublished", args: { number: BigInt(number) } });
  // Backwards, because it is usually in one of the newest blocks.
  for (let to = (await client.head()).number; to >= 0; to -= BLOCKS_AT_ONCE) {
    const logs = await client.logs(contract, Math.max(to - BLOCKS_AT_ONCE + 1, 0), to);
    const found = logs.find((log) => topics.every((topic, i) => log.topics[i] === topic));
    if (found) return found.txHash as Hex; // `logs` has checked the form.
    const header = await client.header(Math.max(to - BLOCKS_AT_ONCE + 1, 0));
    if (header && header.time < after) return null;
  }
  return null;
}
