import { setTimeout } from "node:timers/promises";
import pLimit from "p-limit";
import type { Pool } from "pg";
import { coalesce, throttle } from "../../../core/concurrency.ts";
import type { Env } from "../../../core/env.ts";
import { listen } from "../../../core/listen.ts";
import type { Logger } from "../../../core/log.ts";
import { addCounted, applyChange, countedOf, type Scope, type ScoreFeedRow } from "./histogram.ts";
import {
  type Counts,
  countAll,
  countSince,
  FEED_START,
  type Position,
  type RowQuery,
  readSaved,
  readWithFeed,
  SCORE_CHANNEL,
  saveCounts,
} from "./read-feed.ts";

/**
 * The histograms of one database in this process. Each statement reads the changes since the position together with its own rows, and
 * statements run one after another: between two awaits, ranks and rows are those of one snapshot.
 */
export interface Ranking {
  state: "loading" | "ready" | "stopped";
  /** Fulfilled when the state is no longer `loading`. */
  loaded: Promise<void>;
  /** By chain id; 0 is the aggregate. */
  scopes: ReadonlyMap<number, Scope>;
  /** How old what it holds may be, milliseconds; infinite before the first read. */
  ageMs(): number;
  /** Applies every committed change. */
  refresh(): Promise<void>;
  /** Reads rows, and calls `use` while the ranking is that of their snapshot. `query` is called when the statement is sent. */
  read<Row, Result>(query: () => RowQuery, use: (rows: Row[]) => Result): Promise<Result>;
  /** Fulfilled when it runs no statement any more. */
  stop(): Promise<void>;
}

/** Notified of what changed, before the readers of the same snapshot. */
interface RankingObserver {
  changed(changes: readonly ScoreFeedRow[]): void;
  /** Names and wallets resolve differently. */
  identitiesChanged(identities: readonly string[]): void;
  /** Anything may have changed. */
  reset(): void;
}

interface Dependencies {
  pg: Pool;
  /** A connection to the same database for the statements of {@link Ranking.read}, ended with the ranking. */
  reader: Pool;
  env: Pick<Env, "DATABASE_URL">;
  log: Logger;
  /** Of `pg`, if it is one's: notifications do not reach it, and it stores nothing. */
  replica: { asOf(): number } | undefined;
}

interface State extends Ranking {
  scopes: Map<number, Scope>;
  position: Position;
  /** Of the statement that ended at the position; null if none did. */
  mark: string | null;
  /** Everything committed before this time of the performance clock was read. */
  asOf: number;
  /** The server may have been replaced by one without the last commits: count again before the next read. */
  isSuspect: boolean;
}

const POLL_MS = 1_000;
/** Of a replica. */
const REPLICA_POLL_MS = 200;
/** Several notifications within this time cause one refresh. */
const GAP_MS = 50;
const SAVE_MS = 60_000;

/** Starts following the database. Notifications announce changes; a poll finds those whose notification was lost. */
export function openRanking(dependencies: Dependencies, observer: RankingObserver): Ranking {
  const { replica, reader } = dependencies;
  const serialize = pLimit(1);
  const ranking: State = {
    state: "loading",
    loaded: Promise.resolve(),
    scopes: new Map(),
    position: FEED_START,
    mark: null,
    asOf: Number.NEGATIVE_INFINITY,
    isSuspect: false,
    ageMs: () => performance.now() - ranking.asOf,
    // Before the counts are loaded, changes would be counted twice.
    refresh: coalesce(async () => {
      await ranking.loaded;
      await serialize(() => advance(dependencies, ranking, observer, noQuery, ignore));
    }),
    read: async (query, use) => {
      await ranking.loaded;
      return serialize(() => advance(dependencies, ranking, observer, query, use));
    },
    stop: async () => {
      ranking.state = "stopped";
      observer.reset();
      await ranking.loaded;
      if (!reader.ending) await reader.end();
      await listener?.stop();
    },
  };
  const listener = replica ? null : hear(dependencies, ranking);
  ranking.loaded = load(dependencies, ranking);
  ranking.loaded.then(() => poll(dependencies, ranking), ignore);
  return ranking;
}

/** Refreshes the ranking on notifications. After a lost connection the server may be another one. */
function hear({ env, log }: Dependencies, ranking: State): ReturnType<typeof listen> {
  const message = throttle(() => {
    if (ranking.state === "ready") ranking.refresh().catch(ignore);
  }, GAP_MS);
  let hasConnected = false;
  const connect = () => {
    ranking.isSuspect = hasConnected;
    hasConnected = true;
    message();
  };
  return listen(env.DATABASE_URL, SCORE_CHANNEL, { message, connect }, log);
}

const noQuery = () => undefined;

/** Applies the changes since the position, and calls `use` with the rows of the same snapshot. */
async function advance<Row, Result>(
  { pg, reader, replica }: Dependencies,
  ranking: State,
  observer: RankingObserver,
  query: () => RowQuery | undefined,
  use: (rows: Row[]) => Result,
): Promise<Result> {
  if (ranking.isSuspect) {
    await recount(pg, ranking);
    ranking.isSuspect = false;
    observer.reset();
  }
  const asked = query();
  for (;;) {
    const asOf = replica?.asOf() ?? performance.now();
    const read = await readWithFeed<Row>(reader, ranking, asked);
    if (!read) {
      applyCounts(ranking, await countSince(pg, ranking.position));
      observer.reset();
      continue;
    }
    for (const change of read.changes) applyChange(ranking.scopes, change);
    ranking.position = read.position;
    ranking.mark = read.mark;
    ranking.asOf = asOf;
    if (read.changes.length > 0) observer.changed(read.changes);
    if (read.identities.length > 0) observer.identitiesChanged(read.identities);
    return use(read.rows);
  }
}

function applyCounts(ranking: State, { position, counted }: Counts): void {
  for (const one of counted) addCounted(ranking.scopes, one);
  ranking.position = position;
  ranking.mark = null;
}

/** Replaces the histograms by those of the database. */
async function recount(pg: Pool, ranking: State): Promise<void> {
  const saved = await readSaved(pg);
  const first = saved ?? (await countAll(pg));
  const rest = saved && (await countSince(pg, saved.position));
  ranking.scopes.clear();
  applyCounts(ranking, first);
  if (rest) applyCounts(ranking, rest);
}

/** Loads, and tries again each second while the database does not respond. */
async function load({ pg, log, replica }: Dependencies, ranking: State): Promise<void> {
  while (ranking.state === "loading" && !pg.ending) {
    try {
      await recount(pg, ranking);
      if (ranking.state !== "loading") return;
      ranking.state = "ready";
      if (!replica) await save(pg, ranking);
      return;
    } catch (error) {
      if (ranking.state !== "loading" || pg.ending) return;
      log.warn({ err: error }, "could not load the ranks; trying again");
      await sleep(POLL_MS);
    }
  }
}

async function save(pg: Pool, { scopes, position }: State): Promise<void> {
  await saveCounts(pg, { position, counted: [...countedOf(scopes)] }, SAVE_MS);
}

async function poll({ pg, log, replica }: Dependencies, ranking: State): Promise<void> {
  let isFailing = false;
  let savedAt = performance.now();
  for (;;) {
    await sleep(replica ? REPLICA_POLL_MS : POLL_MS);
    if (pg.ending) ranking.state = "stopped";
    if (ranking.state === "stopped") return ranking.stop();
    try {
      await ranking.refresh();
      if (!replica && performance.now() - savedAt > SAVE_MS) {
        savedAt = performance.now();
        await save(pg, ranking);
      }
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, "could not read new scores; serving the last ones");
      isFailing = true;
    }
  }
}

function ignore(): void {}

const sleep = (ms: number) => setTimeout(ms, undefined, { ref: false });
