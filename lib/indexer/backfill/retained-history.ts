import { promisify } from "node:util";
import { deserialize, serialize } from "node:v8";
import { deflateRaw, inflateRaw } from "node:zlib";
import type { Context } from "../../core/context.ts";
import { serializeQueries, sqlTransaction } from "../../core/transaction.ts";
import { takeOnceRows } from "../../domains/once/index.ts";
import type { ClaimedBackfill } from "../../domains/wallets/index.ts";
import type { Activity } from "../../engine/index.ts";
import { insertActivity } from "../activity-rows.ts";
import { markSmartAccount } from "../tracked-wallets.ts";
import { lists } from "./history-lists.ts";
import { type BackfillProgress, lockClaims } from "./staged-history.ts";
import { type BegunTurn, type FetchedTurn, OVERLAP } from "./turn.ts";

// A wallet that is tracked after it was read once keeps what was read: its backfill continues from there.

/** Rows of one wallet and chain that are retained, some 70 bytes each; longer histories are read again. */
const MOST_ROWS = 5_000;
/** The fast level: a question waits for it. */
const LEVEL = 1;

interface RetainedHistory extends Pick<BackfillProgress, "lists"> {
  rows: readonly Activity[];
  isSmartAccount: boolean;
}

/** The lists that were read wholly, encoded; null without any. One with rows in its last blocks, where a source may add some, is left out. */
export async function encodeHistory({ history, rows, isSmartAccount }: FetchedTurn): Promise<Buffer | null> {
  const retained: RetainedHistory = { lists: {}, rows: [], isSmartAccount };
  for (const list of history ? lists : []) {
    const result = history?.lists[list];
    const own = rows.get(list) ?? [];
    if (result?.state !== "ok" || result.truncated) continue;
    const toBlock = result.toBlock - OVERLAP;
    if (toBlock < 0 || own.some(({ blockNumber }) => blockNumber > toBlock)) continue;
    const { state: _, rows: __, error: ___, ...reached } = result;
    retained.lists[list] = { ...reached, toBlock };
    retained.rows = [...retained.rows, ...own];
  }
  if (Object.keys(retained.lists).length === 0 || retained.rows.length > MOST_ROWS) return null;
  return promisify(deflateRaw)(serialize(retained), { level: LEVEL });
}

async function decodeHistory(encoded: Buffer): Promise<RetainedHistory> {
  return deserialize(await promisify(inflateRaw)(encoded)) as RetainedHistory; // `encodeHistory` wrote it.
}

/** Stages what was read of a wallet once, as earlier turns of its backfill would have; nothing if there is none, or the claim is lost. */
export function stageRetainedHistory(
  { pg }: Pick<Context, "pg">,
  claimed: ClaimedBackfill,
  begun: BegunTurn,
): Promise<BegunTurn> {
  return sqlTransaction(pg, async (sql) => {
    if ((await lockClaims(sql, [claimed])).size === 0) return begun;
    const encoded = await takeOnceRows(sql, claimed);
    // What another version of Node.js wrote may be unreadable; then the history is read again.
    const retained = encoded && (await decodeHistory(encoded).catch(() => null));
    if (!retained) return begun;
    const { lists: progress, rows, isSmartAccount } = retained;
    const staged: BackfillProgress = { fromBlock: 0, head: null, lists: progress };
    if (isSmartAccount) await markSmartAccount(sql, claimed);
    await insertActivity(serializeQueries(sql), rows, "staged_activity");
    await sql.query("update backfill set progress = $2 where claim = $1", [claimed.claim, staged]);
    const { tracked } = begun;
    return { ...begun, staged, tracked: { ...tracked, smart_account: tracked.smart_account || isSmartAccount } };
  });
}
