import type { Pool, PoolClient } from "pg";
import { createSemaphore } from "../chain/semaphore.ts";
import type { PastList } from "../chain/types.ts";
import { inLine, type Sql } from "../core/db.ts";
import type { Activity } from "../engine/index.ts";
import { insertActivity } from "./activity-rows.ts";

/**
 * Rows of a past that is being fetched: they take effect all at once or never. A past of ordinary length waits in memory;
 * what is beyond that goes to tables of a database session of its own, so that a long one costs no memory.
 */
export interface PastTable {
  add(list: PastList, rows: readonly Activity[]): Promise<void>;
  /** The session that holds what went beyond memory, and that must write it; null: there is none. */
  readonly session: PoolClient | null;
  /** The rows of a list that wait in memory. */
  waiting(list: PastList): readonly Activity[];
  /** Put the other rows of a list, of these blocks, where they belong. */
  copy(list: PastList, range: { fromBlock: number; until: number }): Promise<void>;
  /** Forget everything. */
  close(): Promise<void>;
}

/** Rows of one past that wait in memory, about 500 bytes each. */
const HELD = 10_000;

/** Sessions that long pasts hold at once; the others wait, so that connections are left for everybody else. */
const sessions = createSemaphore(3);

/** Hold one of the sessions until the function that is returned is called. */
function takeTurn(): Promise<() => void> {
  return new Promise((begun) => {
    void sessions.run(() => new Promise<void>((end) => begun(end)));
  });
}

const tableOf = (list: PastList) => `past_${list}`;

export function createPastTable(pool: Pool, held = HELD): PastTable {
  const waiting = new Map<PastList, Activity[]>();
  const spilled = new Set<PastList>();
  let session: PoolClient | null = null;
  let endTurn: (() => void) | null = null;
  let count = 0;

  async function spill(sql: Sql): Promise<void> {
    for (const [list, rows] of waiting) {
      if (!spilled.has(list)) {
        await sql.query(`create temp table if not exists ${tableOf(list)} (like activity including indexes)`);
        await sql.query(`truncate ${tableOf(list)}`);
        spilled.add(list);
      }
      await insertActivity(inLine(sql), rows, tableOf(list));
    }
    waiting.clear();
    count = 0;
  }

  return {
    get session() {
      return session;
    },
    async add(list, rows) {
      const own = waiting.get(list) ?? [];
      for (const row of rows) own.push(row);
      waiting.set(list, own);
      count += rows.length;
      if (count <= held) return;
      endTurn ??= await takeTurn();
      session ??= await pool.connect();
      await spill(session);
    },
    waiting: (list) => waiting.get(list) ?? [],
    async copy(list, { fromBlock, until }) {
      if (!session || !spilled.has(list)) return;
      await session.query(
        `insert into activity select * from ${tableOf(list)} where block_number between $1 and $2 on conflict do nothing`,
        [fromBlock, until],
      );
    },
    async close() {
      waiting.clear();
      const held = session;
      session = null;
      // A session that cannot be emptied is not used again.
      let broken: Error | undefined;
      for (const list of held ? spilled : []) {
        await held?.query(`truncate ${tableOf(list)}`).catch((error: Error) => {
          broken = error;
        });
      }
      spilled.clear();
      held?.release(broken);
      endTurn?.();
      endTurn = null;
    },
  };
}
