import type { Pool } from "pg";
import type { Clients, Context } from "../../../core/context.ts";
import { createReader } from "../../../core/db.ts";
import { type ErrorCode, ServiceError } from "../../../core/errors.ts";
import { processSingleton } from "../../../core/process-singleton.ts";
import { type Replica, replicaOf } from "../../../core/replica.ts";
import { withoutTransactionLog } from "../../../core/transaction.ts";
import { openRanking, type Ranking } from "./follow-feed.ts";
import { categoryIndex, histogramOf, subjectsAbove, subjectsAt } from "./histogram.ts";
import { openBoardPages } from "./pages.ts";
import { openScoreRows, type ScoreRows } from "./rows.ts";

/** The ranks of one database in this process, with the recently used scores and pages of the same snapshot. */
export interface Boards extends Ranking {
  rows: ScoreRows;
  pages: ReturnType<typeof openBoardPages>;
}

/** How long a request waits for the ranks to load: enough for a small installation. */
const LOAD_WAIT_MS = 1_500;

const boardsByPool = processSingleton("boards", () => new WeakMap<Pool, Boards>());

/** The boards of the context's database; the first call starts loading them. */
export function boardsOf(ctx: Pick<Context, "pg" | "env" | "log">): Boards {
  const known = boardsByPool.get(ctx.pg);
  if (known && known.state !== "stopped") return known;
  const boards = withoutTransactionLog(() => startBoards(ctx));
  boardsByPool.set(ctx.pg, boards);
  return boards;
}

function startBoards({ pg, env, log }: Pick<Context, "pg" | "env" | "log">): Boards {
  const rows = openScoreRows(() => boards);
  const pages = openBoardPages(() => boards);
  const replica = replicaOf(pg);
  const reader = createReader((replica && env.DATABASE_READ_URL) ?? env.DATABASE_URL);
  const ranking = openRanking(
    { pg, reader, env, log, replica },
    {
      changed(changes) {
        rows.forget(changes);
        pages.change(changes);
      },
      identitiesChanged(changed) {
        rows.forgetIdentities(changed);
        pages.clear();
      },
      reset() {
        rows.clear();
        pages.clear();
      },
    },
  );
  // The ranking's state is changed in place.
  const boards: Boards = Object.assign(ranking, { rows, pages });
  return boards;
}

/** Apply what this process just committed, so that its next answer shows it. A failure is ignored: the next poll applies it. */
export async function refreshBoards(ctx: Pick<Context, "pg">): Promise<void> {
  const boards = boardsByPool.get(ctx.pg);
  if (boards?.state === "ready") await boards.refresh().catch(() => {});
}

/** The loaded boards. Throws an error with this code while they load. */
export async function loadedBoards(
  ctx: Pick<Context, "pg" | "env" | "log">,
  code: Extract<ErrorCode, "LEADERBOARD_UNAVAILABLE" | "SERVICE_UNAVAILABLE">,
): Promise<Boards> {
  const boards = boardsOf(ctx);
  if (boards.state !== "ready") {
    const waited = new Promise((resolve) => {
      setTimeout(resolve, LOAD_WAIT_MS).unref();
    });
    await Promise.race([boards.loaded, waited]);
  }
  if (boards.state !== "ready") {
    const what = code === "LEADERBOARD_UNAVAILABLE" ? "Leaderboard" : "Score";
    throw new ServiceError(code, `${what} temporarily unavailable: the ranks are being loaded; try again in a moment.`);
  }
  return boards;
}

/** An answer of a replica may be this old, milliseconds. */
export const OLDEST_ANSWER_MS = 1_000;

/** A database that answers reads. */
export interface ReadSource {
  clients: Clients;
  /** How old its answers may be, whole milliseconds; null for the primary. */
  lagMs: number | null;
}

/** How old an answer of the replica may be now, milliseconds: the age of the ranks that this process has read from it. */
export function replicaAge(replica: Replica, base: Pick<Context, "env" | "log">): number {
  return Math.ceil(boardsOf({ ...base, pg: replica.clients.pg }).ageMs());
}

/** The replica, unless its answers could be older than a second or it does not respond. */
export function usableReplica(replica: Replica, base: Pick<Context, "env" | "log">): ReadSource | null {
  const lagMs = replicaAge(replica, base);
  return lagMs <= OLDEST_ANSWER_MS ? { clients: replica.clients, lagMs } : null;
}

/** The percentiles that ranked subjects would have with other totals, all else equal. */
export interface PercentileWith {
  /** Another object after each change of a score of the scope. */
  version: object;
  /** With `total` points instead of its own: 100 × (subjects with fewer points + half of the others with the same) / (all − 1), unrounded. */
  of(own: number, total: number): number;
}

const nobody = {};

/** The percentiles in a scope (0: all chains), for use before the next change of a score. */
export async function percentileWith(ctx: Context, input: { scope: number }): Promise<PercentileWith> {
  const boards = await loadedBoards(ctx, "SERVICE_UNAVAILABLE");
  const scope = boards.scopes.get(input.scope);
  if (!scope) return { version: nobody, of: () => 0 };
  const histogram = { ...histogramOf(scope, categoryIndex.total) };
  const others = histogram.size - 1;
  const of = (own: number, total: number) => {
    if (others <= 0) return 100;
    // Exclude the subject itself.
    const above = subjectsAbove(histogram, total) - (own > total ? 1 : 0);
    const equal = subjectsAt(histogram, total) - (own === total ? 1 : 0);
    return (100 * (others - above - equal / 2)) / others;
  };
  return { version: scope.version, of };
}
