import type { PastList } from "../chain/types.ts";
import type { Sql } from "../core/db.ts";
import type { Activity, ActivityKind } from "../engine/index.ts";
import { insertActivity } from "./activity-rows.ts";

/**
 * Rows of a past that is being fetched: they take effect all at once or never. A past of ordinary length waits in memory;
 * what is beyond that goes to tables of this database session, so that a long one costs no memory.
 */
export interface PastTable {
  add(list: PastList, rows: readonly Activity[]): Promise<void>;
  /** Put the rows of a list in the place of those the wallet has from `fromBlock` to `until`. */
  replace(sql: Sql, input: ReplaceInput): Promise<void>;
  clear(): Promise<void>;
}

export interface ReplaceInput {
  address: string;
  chainId: number;
  list: PastList;
  kinds: readonly ActivityKind[];
  /** Whether the list's rows of `received` have a log index; null: it has none of that kind. */
  indexed: boolean | null;
  fromBlock: number;
  until: number;
}

/** Rows of one past that wait in memory, about 500 bytes each. */
const HELD = 20_000;

const tableOf = (list: PastList) => `past_${list}`;

export function createPastTable(sql: Sql, held = HELD): PastTable {
  const waiting = new Map<PastList, Activity[]>();
  const spilled = new Set<PastList>();
  let count = 0;

  async function spill(): Promise<void> {
    for (const [list, rows] of waiting) {
      if (!spilled.has(list)) {
        await sql.query(`create temp table if not exists ${tableOf(list)} (like activity including indexes)`);
        await sql.query(`truncate ${tableOf(list)}`);
        spilled.add(list);
      }
      await insertActivity(sql, rows, tableOf(list));
    }
    waiting.clear();
    count = 0;
  }

  return {
    async add(list, rows) {
      const own = waiting.get(list) ?? [];
      for (const row of rows) own.push(row);
      waiting.set(list, own);
      count += rows.length;
      if (count > held) await spill();
    },
    async replace(within, input) {
      await within.query(
        `delete from activity where wallet = $1 and chain_id = $2 and block_number between $3 and $4
           and kind = any($5::text[]) and (kind <> 'received' or (log_index >= 0) = $6)`,
        [input.address, input.chainId, input.fromBlock, input.until, input.kinds, input.indexed ?? false],
      );
      if (spilled.has(input.list)) {
        await within.query(
          `insert into activity select * from ${tableOf(input.list)} where block_number between $1 and $2
           on conflict do nothing`,
          [input.fromBlock, input.until],
        );
      }
      const rows = (waiting.get(input.list) ?? []).filter(
        ({ blockNumber }) => blockNumber >= input.fromBlock && blockNumber <= input.until,
      );
      await insertActivity(within, rows);
    },
    async clear() {
      waiting.clear();
      for (const list of spilled) await sql.query(`truncate ${tableOf(list)}`);
      spilled.clear();
    },
  };
}
