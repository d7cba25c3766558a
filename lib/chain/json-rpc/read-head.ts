import { inconsistent } from "../check-links.ts";
import { ChainError } from "../errors.ts";
import type { BlockHeader } from "../types.ts";
import { readHeader } from "./blocks.ts";
import { getBlock } from "./calls.ts";
import type { Rpc } from "./rpc.ts";

type HeadReader = (signal?: AbortSignal) => Promise<BlockHeader>;

/** Reads the newest block: that of the healthiest endpoint, or the newest one that `quorum` endpoints have. */
export function createHeadReader(rpc: Rpc, quorum: number): HeadReader {
  if (quorum === 1)
    return (signal) => rpc.request([getBlock("latest", false)], ([result]) => readHeader(result), signal);

  const readOfEach = async (block: number | "latest", signal?: AbortSignal): Promise<BlockHeader[]> => {
    // An endpoint that is behind answers null.
    const read = ([result]: unknown[]) => (result === null ? null : readHeader(result));
    const results = await rpc.requestOfEach([getBlock(block, false)], read, signal);
    return results.flatMap((result) => (result.status === "fulfilled" && result.value ? result.value : []));
  };
  return async (signal) => {
    const heads = (await readOfEach("latest", signal)).sort((a, b) => b.number - a.number);
    // Skip the heads that fewer than a quorum can have reached, so that no single endpoint delays the others.
    const candidates = heads.slice(quorum - 1);
    for (const { number } of candidates) {
      const headers = await readOfEach(number, signal);
      const agreed = headers.find(({ hash }) => headers.filter((other) => other.hash === hash).length >= quorum);
      if (agreed) return agreed;
    }
    const [newest] = candidates;
    if (newest) throw inconsistent(newest, `fewer than ${quorum} endpoints agree on it or a block below`);
    throw new ChainError("UNREACHABLE", `${heads.length} endpoints answer, and ${quorum} must agree on the head`);
  };
}
