import type { PastList } from "../chain/types.ts";
import type { Sql } from "../core/db.ts";
import type { Activity, ActivityKind } from "../engine/index.ts";
import { insertActivity } from "./activity-rows.ts";

/** Rows of a past that is being fetched, in a table of this database session: they take effect all at once or never. */
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

const tableOf = (list: PastList) => `past_${list}`;
const lists: readonly PastList[] = ["transactions", "internal", "tokens", "nfts"];

export async function createPastTable(sql: Sql): Promise<PastTable> {
  for (const list of lists) {
    await sql.query(`create temp table if not exists ${tableOf(list)} (like activity including indexes)`);
    await sql.query(`truncate ${tableOf(list)}`);
  }
  return {
    async add(list, rows) {
      await insertActivity(sql, rows, tableOf(list));
    },
    async replace(within, input) {
      await within.query(
        `delete from activity where wallet = $1 and chain_id = $2 and block_number between $3 and $4
           and kind = any($5::text[]) and (kind <> 'received' or (log_index >= 0) = $6)`,
        [input.address, input.chainId, input.fromBlock, input.until, input.kinds, input.indexed ?? false],
      );
      await within.query(
        `insert into activity select * from ${tableOf(input.list)} where block_number between $1 and $2
         on conflict do nothing`,
        [input.fromBlock, input.until],
      );
    },
    async clear() {
      for (const list of lists) await sql.query(`truncate ${tableOf(list)}`);
    },
  };
}
