import type { Pool } from "pg";
import { repeat } from "../core/concurrency.ts";
import { systemContext } from "../core/context.ts";
import { listen } from "../core/listen.ts";
import { traced } from "../core/trace.ts";
import {
  BACKFILL_CHANNEL,
  CLAIM_MS,
  type ClaimedBackfill,
  claimBackfills,
  releaseClaim,
  renewClaims,
} from "../domains/wallets/index.ts";
import { backfillTurn, HistoryIncompleteError } from "../indexer/backfill/backfill-turn.ts";
import { type BegunTurn, beginTurns } from "../indexer/backfill/turn.ts";
import { type ClaimedTurns, openClaimedTurns } from "./claimed-turns.ts";
import type { JobOptions } from "./jobs.ts";

/** Turns of one worker that fetch at the same time: they mostly wait for explorers. */
const MOST_FETCHING = 24;
/** The same with those that wait for a transaction to write what they fetched, so that others fetch meanwhile. */
const MOST_AT_ONCE = 48;
/** Free slots that are refilled as soon as there are so many, with one claim; fewer wait for the next poll. */
const REFILL = 8;
/** Concurrent later turns. The other slots are left to first turns, which complete most histories. */
const MOST_LATER_TURNS = 12;
/** Concurrent later turns of one party, because long histories also load the processor and the database. */
const MOST_LATER_TURNS_PER_PARTY = 1;
/** Poll interval for retries that become due, and for backfills whose NOTIFY was missed. */
const POLL_MS = 1_000;

/**
 * Runs turns of backfills until `stop`, which returns running ones to the queue. Workers share the queue, in the order of
 * {@link claimBackfills}; a claim that is not renewed for 15 seconds is released.
 */
export function runBackfills(options: JobOptions): { stop(): Promise<void> } {
  const { env, pg, log } = systemContext();
  const renewed = { what: "backfills", claimMs: CLAIM_MS, renew: renewClaims };
  const turns = openClaimedTurns<ClaimedBackfill>({ pg, log, ...renewed });
  const fetched = new Set<ClaimedBackfill>();
  const ending = new AbortController();

  const freeSlots = () => freeAmong(turns.all(), fetched);
  const refill = () => {
    if (freeSlots() >= REFILL) filling.wake();
  };

  async function fill(): Promise<void> {
    for (let least = 1; freeSlots() >= least && !ending.signal.aborted; least = REFILL) {
      const claimed = await claimNext(pg, turns.all(), freeSlots());
      if (claimed.length === 0) return;
      const begun = await beginTurns({ pg, env }, claimed);
      for (const one of claimed) begin({ turns, fetched, refill }, one, begun.get(one.claim), options);
    }
  }

  const filling = repeat(fill, {
    everyMs: POLL_MS,
    signal: ending.signal,
    onError: (error) => log.warn({ err: error }, "backfills are interrupted; trying again"),
  });
  const listener = listen(env.DATABASE_URL, BACKFILL_CHANNEL, { message: filling.wake, connect: filling.wake }, log);
  return {
    async stop() {
      ending.abort();
      await filling.ended;
      await Promise.all([turns.end(), listener.stop()]);
    },
  };
}

interface Slots {
  turns: ClaimedTurns<ClaimedBackfill>;
  /** Turns that only have to write what they fetched. */
  fetched: Set<ClaimedBackfill>;
  /** Called when a slot may be free. */
  refill: () => void;
}

function begin(
  { turns, fetched, refill }: Slots,
  one: ClaimedBackfill,
  begun: BegunTurn | undefined,
  options: JobOptions,
) {
  const onFetched = () => {
    fetched.add(one);
    refill();
  };
  turns.begin(one, runTurn(one, begun, { ...options, onFetched }), () => {
    fetched.delete(one);
    refill();
  });
}

function freeAmong(underWay: readonly ClaimedBackfill[], fetched: ReadonlySet<ClaimedBackfill>): number {
  return Math.min(MOST_AT_ONCE - underWay.length, MOST_FETCHING - (underWay.length - fetched.size));
}

/** Claims for free slots: later turns only while there is room for them. */
function claimNext(pg: Pool, underWay: readonly ClaimedBackfill[], free: number): Promise<ClaimedBackfill[]> {
  const laterTurns = underWay.filter(({ isFirst }) => !isFirst);
  const room = MOST_LATER_TURNS - laterTurns.length;
  return claimBackfills(pg, {
    limit: Math.min(free, room > 0 ? room : MOST_AT_ONCE),
    firstTurnsOnly: room > 0 ? partiesWith(laterTurns, MOST_LATER_TURNS_PER_PARTY) : "all",
  });
}

/** The parties that have `most` of these turns or more. */
function partiesWith(turns: readonly ClaimedBackfill[], most: number): string[] {
  const held = (party: string) => turns.filter((turn) => turn.party === party).length;
  return [...new Set(turns.map(({ party }) => party))].filter((party) => held(party) >= most);
}

/** Runs a turn. A failed or interrupted turn releases its claim. Never throws. */
async function runTurn(
  claimed: ClaimedBackfill,
  begun: BegunTurn | undefined,
  options: JobOptions & { onFetched: () => void },
): Promise<void> {
  const { pg, log } = systemContext();
  const { address, chainId } = claimed;
  const { signal } = options;
  try {
    await traced(
      () => ({ name: "backfill wallet", begins: true, attributes: { "credence.chain.id": claimed.chainId } }),
      () => backfillTurn(systemContext(), claimed, begun, options),
    );
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error, address, chainId }, "a turn of a backfill failed");
    // The transaction that stored the turn's rows also released the claim.
    if (error instanceof HistoryIncompleteError) return;
    await releaseClaim(pg, claimed, signal.aborted ? "interrupted" : "failed").catch((err: unknown) =>
      log.warn({ err, address, chainId }, "the claim of a backfill is not released; it expires"),
    );
  }
}
