import { inconsistent } from "../check-links.ts";
import { ChainError } from "../errors.ts";
import { isRecord } from "../hex.ts";
import type { Clock } from "../retry.ts";
import type { BlockHeader } from "../types.ts";
import { readHeader } from "./blocks.ts";
import { getBlock } from "./calls.ts";
import type { Rpc } from "./rpc.ts";

type HeadReader = (signal?: AbortSignal) => Promise<BlockHeader>;

/** How long the head of an endpoint may stand before the others are asked whether the chain goes on, milliseconds. */
const STALLED_MS = 60_000;
/** How long the head that an endpoint had is compared with those of others, until all are asked again, milliseconds. */
const KNOWN_MS = 5 * STALLED_MS;

/** The heads that endpoints gave, and since when. */
function createSeenHeads({ now }: Pick<Clock, "now">) {
  const heads = new Map<object, { number: number; since: number; at: number }>();
  return {
    note(endpoint: object, { number }: BlockHeader): void {
      const known = heads.get(endpoint);
      heads.set(endpoint, { number, since: known?.number === number ? known.since : now(), at: now() });
    },
    isStalled: (endpoint: object) => now() - (heads.get(endpoint)?.since ?? now()) >= STALLED_MS,
    highest: () => Math.max(...[...heads.values()].flatMap(({ number, at }) => (now() - at < KNOWN_MS ? number : []))),
  };
}

/**
 * Reads the head of the healthiest endpoint. One whose head stands while another one has later blocks has failed: the next is asked, and it
 * comes last for a while.
 */
function createNewestReader(rpc: Rpc, clock: Pick<Clock, "now">): HeadReader {
  const { note, isStalled, highest } = createSeenHeads(clock);
  let comparedAt = Number.NEGATIVE_INFINITY;

  const read = (signal?: AbortSignal) =>
    rpc.request(
      [getBlock("latest", false)],
      ([result], _ask, endpoint) => {
        const head = readHeader(result);
        note(endpoint, head);
        if (!isStalled(endpoint) || head.number >= highest()) return { head, mayBeBehind: isStalled(endpoint) };
        const words = `The endpoint's head has stood at block ${head.number} for a minute, and another has had block ${highest()}`;
        throw new ChainError("MALFORMED", words);
      },
      signal,
    );
  /** Asks every endpoint for its head, which counts if the block above this one is there. */
  const compare = ({ number }: BlockHeader, signal?: AbortSignal) =>
    rpc.requestOfEach(
      [getBlock("latest", false), getBlock(number + 1, false)],
      ([latest, next], _ask, endpoint) => {
        if (isRecord(next)) note(endpoint, readHeader(latest));
      },
      signal,
    );

  return async (signal) => {
    const { head, mayBeBehind } = await read(signal);
    if (!mayBeBehind || rpc.endpoints < 2 || clock.now() - comparedAt < KNOWN_MS) return head;
    comparedAt = clock.now();
    await compare(head, signal);
    return head.number >= highest() ? head : (await read(signal)).head;
  };
}

/** Reads the newest block: that of the healthiest endpoint, or the newest one that `quorum` endpoints have. */
export function createHeadReader(rpc: Rpc, quorum: number, clock: Clock): HeadReader {
  if (quorum === 1) return createNewestReader(rpc, clock);

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
