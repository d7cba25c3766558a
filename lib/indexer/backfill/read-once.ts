import { hasCapability } from "../../chain/capabilities.ts";
import type { ChainConfig } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { type ClaimedOnce, notifyReading, type OnceHistory, storeOnceHistory } from "../../domains/once/index.ts";
import type { SourceStates } from "../../domains/scores/index.ts";
import { type Activity, emptyFacts, foldActivity } from "../../engine/index.ts";
import { isReadFromBlocks } from "./complete-histories.ts";
import { fetchTurn } from "./fetch-turn.ts";
import { lists } from "./history-lists.ts";
import { encodeHistory } from "./retained-history.ts";
import type { FetchedTurn, FetchOptions } from "./turn.ts";

/** Rows that are read of a wallet on one chain: they are in memory at once. */
const MOST_ROWS = 20_000;
/** How long a wallet may be read on one chain, milliseconds. */
const LONGEST_MS = 60_000;

/**
 * Reads a wallet's history on every chain that explorers list, at no more than half of their rate, and stores its facts in the tables of
 * wallets that are read once, with the rows for a backfill that may follow. Returns whether everything could be read.
 */
export async function readOnce(ctx: Context, claimed: ClaimedOnce, options: FetchOptions): Promise<boolean> {
  const chains = ctx.env.CHAINS.filter((chain) => !isReadFromBlocks(chain));
  const whole = await Promise.all(
    chains.map(async (chain) => {
      const fetched = await fetchWhole(ctx, { chain, claimed }, options);
      const read = readingOf(ctx, { chain, address: claimed.address }, fetched);
      options.signal.throwIfAborted();
      await storeOnceHistory(ctx.pg, claimed, { ...read, retained: await encodeHistory(fetched) });
      return read.error === null;
    }),
  );
  return whole.every(Boolean);
}

interface Place {
  chain: ChainConfig;
  claimed: ClaimedOnce;
}

/** The whole history in one turn, as a backfill fetches it; nothing of it is written. */
function fetchWhole(ctx: Context, { chain, claimed }: Place, options: FetchOptions): Promise<FetchedTurn> {
  const { address, claim } = claimed;
  const env = { ...ctx.env, BACKFILL_MAX_ROWS: Math.min(ctx.env.BACKFILL_MAX_ROWS, MOST_ROWS) };
  // It is in no table of tracked wallets, so there is no progress to store.
  const tracked = {
    ...{ address, state: "ready", sources: {}, truncated: false, unread_rows: 0, gaps: [], smart_account: false },
    ...{ from_block: null, to_block: null, attested_to: null },
  };
  const turn = {
    ...{ chain, tracked, fromBlock: 0, staged: null, headDay: null },
    claimed: { address, chainId: chain.id, claim, isFirst: true, party: "" },
  };
  return fetchTurn({ ...ctx, env }, turn, {
    turn: { rows: Number.POSITIVE_INFINITY, ms: LONGEST_MS },
    onPage: createNotifier(ctx, chain.id, address),
    ...options,
    source: { ...options.source, now: ctx.now, halfRate: claimed.listed ? "last" : "first" },
  });
}

/** Shortest time between two notifications about one wallet on one chain. */
const NOTIFY_MS = 1_000;

/** Notifies those who wait for a wallet how much of a chain was read: after the first page, then once a second. */
function createNotifier({ pg, log }: Context, chainId: number, address: string): NonNullable<FetchOptions["onPage"]> {
  const startedAt = performance.now();
  let notifiedAt = Number.NEGATIVE_INFINITY;
  return ({ list, rows }) => {
    const now = performance.now();
    if (now - notifiedAt < NOTIFY_MS) return;
    notifiedAt = now;
    const secondsLeft = Math.max(0, Math.ceil((startedAt + LONGEST_MS - now) / 1_000));
    notifyReading(pg, { address, chainId, list, rows, secondsLeft }).catch((err: unknown) =>
      log.warn({ err, address }, "those who wait for a wallet are not notified of its progress"),
    );
  };
}

/** Folds the rows of the lists that were read wholly. */
function readingOf(
  { now }: Pick<Context, "now">,
  { chain, address }: { chain: ChainConfig; address: string },
  { history, rows, fault }: FetchedTurn,
): Omit<OnceHistory, "retained"> {
  const sources: SourceStates = {};
  const faults = fault === null ? [] : [fault];
  for (const list of lists) {
    const result = history?.lists[list];
    sources[list] = result?.state === "ok" ? "ok" : result?.state === "pending" ? "stale" : "unavailable";
    if (result?.error) faults.push(`${list}: ${result.error.message}`);
    else if (result && result.state !== "ok") faults.push(`${list}: not read to its end`);
  }
  const read = lists.filter((list) => sources[list] !== "unavailable");
  const results = read.flatMap((list) => history?.lists[list] ?? []);
  const activity = read.flatMap((list) => rows.get(list) ?? []);
  const headAt = history && !hasCapability(chain, "blocks") ? (history.headAt ?? now.getTime() / 1_000) : null;
  return {
    chainId: chain.id,
    facts: read.length > 0 ? foldActivity(emptyFacts(address, chain.id), inOrder(activity)) : null,
    sources,
    truncated: results.some(({ truncated }) => truncated),
    unreadRows: results.reduce((sum, { unread = 0 }) => sum + unread, 0),
    gaps: [...new Set(results.flatMap(({ gaps = [] }) => gaps))].sort(),
    source: history?.source ?? null,
    headAt: headAt === null ? null : Math.floor(headAt),
    error: faults.join("; ") || null,
  };
}

/** In the order of blocks, each row once, as the table of activity has them. */
function inOrder(rows: readonly Activity[]): Activity[] {
  const byKey = new Map<string, Activity>();
  for (const row of rows) {
    const key = `${row.blockNumber} ${row.logIndex} ${row.kind} ${row.txHash}`;
    if (!byKey.has(key)) byKey.set(key, row);
  }
  return [...byKey.values()].sort((a, b) => a.blockNumber - b.blockNumber || a.txIndex - b.txIndex);
}
