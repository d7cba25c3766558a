import type { Pool } from "pg";
import { coalesce, throttle } from "../../../core/concurrency.ts";
import type { Context } from "../../../core/context.ts";
import { type ErrorCode, ServiceError } from "../../../core/errors.ts";
import { listen } from "../../../core/listen.ts";
import { processSingleton } from "../../../core/process-singleton.ts";
import {
  aliasesOf,
  applyNameChanges,
  loadAliases,
  ownersTouched,
  readNameChanges,
  refreshAliases,
} from "../../wallets/index.ts";
import { SCORE_CHANNEL } from "../current-score.ts";
import { buildOrders } from "./build-orders.ts";
import { copyRankSnapshot, createRankSnapshot, type RankSnapshot } from "./rank-snapshot.ts";
import { type BoardChange, readAllScores, readScoresAfter } from "./read-scores.ts";
import { createScope, putScore, removeScore, type Scope } from "./scope.ts";
import type { Timeframe } from "./timeframes.ts";

/**
 * All scores and ranks of one database, in this process's memory. Loaded once, then updated by following `score.seq`: at
 * every notification on the channel `score`, and each second in case the listener died. Nothing changes between two awaits,
 * so code that does not await reads one snapshot.
 */
export interface Boards {
  state: "loading" | "ready" | "stopped";
  /** Fulfilled when the state is no longer `loading`. */
  loaded: Promise<void>;
  /** By chain id; 0 is the aggregate. */
  scopes: Map<number, Scope>;
  /** The ranks at the start of each timeframe, by chain id; created at first use. */
  rankSnapshots: Map<number, Map<Timeframe, RankSnapshot>>;
  /** End of the UTC day of each scope's first change, unix milliseconds, once known. */
  firstSnapshots: Map<number, number>;
  /** Every change up to this sequence number is applied. */
  seq: number;
  /** Apply every committed change. */
  refresh: () => Promise<void>;
  stop: () => Promise<void>;
}

const POLL_MS = 1000;
/** Several notifications within this time cause one refresh. */
const GAP_MS = 50;
/** Changes per batch: some tens of milliseconds of work. */
const BATCH = 1000;
/** How long a request waits for the boards to load: enough for a small installation. */
const LOAD_WAIT_MS = 1500;

const boardsByPool = processSingleton("boards", () => new WeakMap<Pool, Boards>());

/** The boards of the context's database; the first call starts loading them. */
export function boardsOf(ctx: Pick<Context, "pg" | "env" | "log">): Boards {
  const known = boardsByPool.get(ctx.pg);
  if (known && known.state !== "stopped") return known;
  const boards = startBoards(ctx);
  boardsByPool.set(ctx.pg, boards);
  return boards;
}

/** Apply what this process just committed, so that its next answer shows it. A failure is ignored: the next poll applies it. */
export async function refreshBoards(ctx: Pick<Context, "pg">): Promise<void> {
  const boards = boardsByPool.get(ctx.pg);
  if (boards?.state === "ready") await boards.refresh().catch(ignore);
}

/** The loaded boards. Throws an error with this code while they load. */
export async function loadedBoards(
  ctx: Context,
  code: Extract<ErrorCode, "LEADERBOARD_UNAVAILABLE" | "SERVICE_UNAVAILABLE">,
): Promise<Boards> {
  const boards = boardsOf(ctx);
  if (boards.state !== "ready") await Promise.race([boards.loaded, sleep(LOAD_WAIT_MS)]);
  if (boards.state !== "ready") throw new ServiceError(code, "The scores are being loaded; try again in a moment.");
  return boards;
}

function startBoards(ctx: Pick<Context, "pg" | "env" | "log">): Boards {
  const boards: Boards = {
    state: "loading",
    loaded: Promise.resolve(),
    scopes: new Map(),
    rankSnapshots: new Map(),
    firstSnapshots: new Map(),
    seq: 0,
    refresh: coalesce(() => catchUp(ctx, boards)),
    stop: async () => {
      boards.state = "stopped";
      await listener.stop();
    },
  };
  const onNotify = throttle(() => {
    if (boards.state === "ready") boards.refresh().catch(ignore);
  }, GAP_MS);
  const listener = listen(ctx.env.DATABASE_URL, SCORE_CHANNEL, { message: onNotify, connect: onNotify }, ctx.log);
  boards.loaded = load(ctx, boards);
  boards.loaded.then(() => poll(ctx, boards), ignore);
  return boards;
}

/** Load, and retry each second while the database does not respond. */
async function load(ctx: Pick<Context, "pg" | "env" | "log">, boards: Boards): Promise<void> {
  while (boards.state === "loading" && !ctx.pg.ended) {
    try {
      const scopes = new Map<number, Scope>();
      boards.scopes = scopes;
      await loadAliases(ctx.pg, aliasesOf(ctx.pg));
      boards.seq = await readAllScores(ctx.pg, (changes) => apply(scopes, changes, "loading"));
      for (const scope of scopes.values()) buildOrders(scope);
      if (boards.state === "loading") boards.state = "ready";
      // Apply the changes committed during the load.
      await boards.refresh();
      return;
    } catch (error) {
      if (boards.state !== "loading") return;
      ctx.log.warn({ err: error }, "could not load the scores; trying again");
      await sleep(POLL_MS);
    }
  }
}

async function poll(ctx: Pick<Context, "pg" | "log">, boards: Boards): Promise<void> {
  let failing = false;
  for (;;) {
    await sleep(POLL_MS);
    if (ctx.pg.ended) boards.state = "stopped";
    if (boards.state === "stopped") return boards.stop();
    try {
      await boards.refresh();
      failing = false;
    } catch (error) {
      if (!failing) ctx.log.warn({ err: error }, "could not read new scores; serving the last ones");
      failing = true;
    }
  }
}

async function catchUp(ctx: Pick<Context, "pg">, boards: Boards): Promise<void> {
  const aliases = aliasesOf(ctx.pg);
  for (let more = true; more && boards.state === "ready"; ) {
    const names = await readNameChanges(ctx.pg, aliases);
    const { changes, seq } = await readScoresAfter(ctx.pg, boards.seq, BATCH);
    if (changes.length === 0 && names.length === 0) return;
    const touched = [...changes.map((change) => change.subject), ...ownersTouched(aliases, names)];
    await refreshAliases(ctx.pg, aliases, [...new Set(touched)]);
    applyNameChanges(aliases, names);
    apply(boards.scopes, changes, "ready");
    boards.seq = seq;
    more = changes.length === BATCH || names.length > 0;
  }
}

/** Apply changes. While loading, the boards have no order yet; it is built once at the end. */
function apply(scopes: Map<number, Scope>, changes: readonly BoardChange[], state: "loading" | "ready"): void {
  for (const { chainId, subject, score } of changes) {
    const scope = scopes.get(chainId) ?? createScope();
    if (!scopes.has(chainId)) {
      scopes.set(chainId, scope);
      if (state === "ready") buildOrders(scope);
    }
    if (score) putScore(scope, score);
    else removeScore(scope, subject);
  }
}

/** The snapshot of a scope for a timeframe. A new one starts as a copy of another one, which saves reads. */
export function rankSnapshotOf(boards: Boards, chainId: number, timeframe: Timeframe): RankSnapshot {
  const snapshots = boards.rankSnapshots.get(chainId) ?? new Map<Timeframe, RankSnapshot>();
  boards.rankSnapshots.set(chainId, snapshots);
  const known = snapshots.get(timeframe);
  if (known) return known;
  const other = [...snapshots.values()].find((one) => one.asOf !== null);
  const made = other ? copyRankSnapshot(other) : createRankSnapshot();
  snapshots.set(timeframe, made);
  return made;
}

function ignore(): void {}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
