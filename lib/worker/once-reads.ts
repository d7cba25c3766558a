import type { Pool } from "pg";
import { repeat } from "../core/concurrency.ts";
import { type Context, systemContext } from "../core/context.ts";
import { listen } from "../core/listen.ts";
import type { Logger } from "../core/log.ts";
import { traced } from "../core/trace.ts";
import {
  type ClaimedOnce,
  claimOnce,
  endOnce,
  ONCE_CHANNEL,
  ONCE_CLAIM_MS,
  openOnceComparison,
  renewOnce,
} from "../domains/once/index.ts";
import { readOnce } from "../indexer/backfill/read-once.ts";
import type { FetchOptions } from "../indexer/backfill/turn.ts";
import { openClaimedTurns } from "./claimed-turns.ts";

/** Wallets of one worker that are read at the same time: each has at most its rows in memory. */
const MOST_AT_ONCE = 8;
/** The same of lists. The other places are left to wallets that somebody waits for. */
const MOST_LISTED = 6;
/** Poll interval for retries that become due, and for questions whose NOTIFY was missed. */
const POLL_MS = 1_000;
/** The same for what is to be compared. */
const COMPARE_MS = 2_000;

/**
 * Reads wallets that questions made known, and compares them with others, until `stop`, which returns those under way to the queue. A claim
 * that is not renewed for 15 seconds is taken over.
 */
export function runOnceReads(
  options: FetchOptions,
  context: () => Context = systemContext,
  compare = openOnceComparison(),
): { stop(): Promise<void> } {
  const { env, pg, log } = context();
  const renewed = { what: "wallets that are read once", claimMs: ONCE_CLAIM_MS, renew: renewOnce };
  const turns = openClaimedTurns<ClaimedOnce>({ pg, log, ...renewed });
  const ending = new AbortController();
  const signal = AbortSignal.any([options.signal, ending.signal]);

  async function fill(): Promise<void> {
    while (turns.all().length < MOST_AT_ONCE && !signal.aborted) {
      const claimed = await claimNext(pg, turns.all());
      if (claimed.length === 0) return;
      for (const one of claimed) {
        const start = () => ({ name: "read wallet once", begins: true as const, parent: one.traceparent });
        const turn = traced(start, () => runTurn(context(), one, { ...options, signal }));
        turns.begin(one, turn, () => filling.wake());
      }
    }
  }

  const filling = repeat(fill, {
    everyMs: POLL_MS,
    signal: ending.signal,
    onError: (error) => log.warn({ err: error }, "reading wallets once is interrupted; trying again"),
  });
  const comparing = compareRegularly(() => compare(context(), signal), { ending: ending.signal, signal, log });
  const message = (payload: string) => wake(payload, { filling, comparing });
  const listener = listen(env.DATABASE_URL, ONCE_CHANNEL, { message, connect: filling.wake }, log);
  return {
    async stop() {
      ending.abort();
      await Promise.all([filling.ended, comparing.ended]);
      await Promise.all([turns.end(), listener.stop()]);
    },
  };
}

function wake(payload: string, { filling, comparing }: Record<"filling" | "comparing", ReturnType<typeof repeat>>) {
  if (payload === "") filling.wake();
  // A wallet's address alone: its reading ended.
  else if (!payload.includes(" ")) comparing.wake();
}

function claimNext(pg: Pool, underWay: readonly ClaimedOnce[]): Promise<ClaimedOnce[]> {
  const listed = underWay.filter((one) => one.listed).length;
  return claimOnce(pg, MOST_AT_ONCE - underWay.length, MOST_LISTED - listed);
}

/** Until `ending`; what fails because of `signal` is no fault. */
function compareRegularly(
  compare: () => Promise<unknown>,
  { ending, signal, log }: { ending: AbortSignal; signal: AbortSignal; log: Logger },
) {
  return repeat(compare, {
    everyMs: COMPARE_MS,
    signal: ending,
    onError: (error) => {
      if (!signal.aborted) log.error({ err: error }, "wallets that are read once are not compared; trying again");
    },
  });
}

/** Reads a wallet. Never throws. */
async function runTurn(ctx: Context, claimed: ClaimedOnce, options: FetchOptions): Promise<void> {
  const { address } = claimed;
  let outcome: Parameters<typeof endOnce>[2] = "failed";
  try {
    if (await readOnce(ctx, claimed, options)) outcome = "read";
  } catch (error) {
    if (options.signal.aborted) outcome = "interrupted";
    else ctx.log.warn({ err: error, address }, "a wallet could not be read once");
  }
  await endOnce(ctx.pg, claimed, outcome).catch((err: unknown) =>
    ctx.log.warn({ err, address }, "the claim of a wallet that is read once is not released; it expires"),
  );
}
