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
    const results = await rpc.requestOfEach([getBlock(block, false)], ([result]) => readHeader(result), signal);
    return results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
  };
  return async (signal) => {
    const heads = await readOfEach("latest", signal);
    const agreed = heads.sort((a, b) => b.number - a.number)[quorum - 1];
    if (!agreed) {
      throw new ChainError("UNREACHABLE", `${heads.length} endpoints answer, and ${quorum} must agree on the head`);
    }
    const headers = await readOfEach(agreed.number, signal);
    const found = headers.find(({ hash }) => headers.filter((other) => other.hash === hash).length >= quorum);
    if (!found) throw inconsistent(agreed, `fewer than ${quorum} endpoints have it`);
    return found;
  };
}
