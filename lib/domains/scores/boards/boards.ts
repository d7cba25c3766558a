import type { Pool } from "pg";
import type { Context } from "../../../core/context.ts";
import { createReader } from "../../../core/db.ts";
import { type ErrorCode, ServiceError } from "../../../core/errors.ts";
import { processSingleton } from "../../../core/process-singleton.ts";
import { replicaOf } from "../../../core/replica.ts";
import { withoutTransactionLog } from "../../../core/transaction.ts";
import { openRanking, type Ranking } from "../../../ranking/ranking.ts";
import { identityCacheOf } from "../../wallets/index.ts";
import { SCORE_CHANNEL } from "../current-score.ts";
import { type BoardPages, openBoardPages } from "./board-pages.ts";
import { openScoreRows, type ScoreRows } from "./score-rows.ts";

/** The ranks of one database in this process, with the recently used scores and pages of the same snapshot. */
export interface Boards extends Ranking {
  rows: ScoreRows;
  pages: BoardPages;
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
  const identities = identityCacheOf(pg);
  const rows = openScoreRows(pg, () => boards);
  const pages = openBoardPages(() => boards);
  const replica = replicaOf(pg);
  const reader = createReader((replica && env.DATABASE_READ_URL) ?? env.DATABASE_URL);
  const ranking = openRanking({ pg, reader, env, log, replica }, SCORE_CHANNEL, {
    changed(changes) {
      rows.forget(changes);
      pages.change(changes);
    },
    identitiesChanged(changed) {
      for (const identity of changed) identities.delete(identity);
      pages.clear();
    },
    reset() {
      identities.clear();
      rows.clear();
      pages.clear();
    },
  });
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
