import type { Pool } from "pg";
import type { Activity } from "../../lib/engine/types.ts";
import { insertActivity as writeActivity } from "../../lib/indexer/activity-rows.ts";
import { activity } from "../indexer/activity-factory.ts";

type MadeActivity = Pick<Activity, "wallet" | "kind"> & Partial<Activity>;

/** A transaction hash made from a number. */
export function hashNumber(value: number): `0x${string}` {
  return `0x${value.toString(16).padStart(64, "0")}`;
}

/** Whole rows of activity from the fields that matter; each row is in a block and transaction of its own unless it says so. */
export function makeActivity(rows: readonly MadeActivity[]): Activity[] {
  return rows.map((row, index) =>
    activity({
      ...{ blockNumber: 100 + index, at: 1_700_000_000 + index * 3_600, txHash: hashNumber(0xabc000 + index) },
      logIndex: row.kind === "sent" || row.kind === "failed" || row.kind === "received" ? -1 : 0,
      ...row,
    }),
  );
}

export async function insertActivity(pool: Pool, rows: readonly Activity[]): Promise<void> {
  const written = await writeActivity(pool, rows);
  if (written !== rows.length) throw new Error(`${rows.length - written} rows of activity have the key of another`);
}
