import type { Pool } from "pg";
import { hasCapability } from "../../chain/capabilities.ts";
import { type HistoryList, historyGaps } from "../../chain/wallet-history.ts";
import { plainArray } from "../../core/bulk-write.ts";
import type { ChainConfig } from "../../core/chains.ts";
import type { Sql } from "../../core/db.ts";
import { groupBy } from "../../core/group-by.ts";
import { serializeQueries, sqlTransaction } from "../../core/transaction.ts";
import type { ScoringSettings, SourceStates } from "../../domains/scores/index.ts";
import { releaseClaim } from "../../domains/wallets/index.ts";
import type { Activity } from "../../engine/index.ts";
import { appendActivity, insertActivity } from "../activity-rows.ts";
import { type ChainCursor, lockCursor } from "../cursor.ts";
import { type CompletedHistory, lockTracked, type TrackedWallet } from "../tracked-wallets.ts";
import { completeHistories } from "./complete-histories.ts";
import { deleteRows, lists, publishStagedRows, type RowRange, rangesOf } from "./history-lists.ts";
import { finishBackfills, isOldHistory, lockClaims, stageTurn } from "./staged-history.ts";
import type { FetchedTurn, Turn } from "./turn.ts";

/** A history after its last turn, with that turn's rows; the rows of earlier turns are staged. */
export type FetchedHistory = Turn & FetchedTurn;

interface HistoryScope {
  chain: ChainConfig;
  settings: ScoringSettings;
}

/** Which lists of a history replace the wallet's rows, in which blocks, and how far the history reaches afterwards. */
interface WritePlan {
  fetched: FetchedHistory;
  /** Newest block that is taken from it. */
  until: number;
  read: HistoryList[];
  /** Whether the source is not at `until` yet. */
  isBehind: boolean;
  completion: CompletedHistory;
}

/** Maximum histories that one transaction writes. */
const MOST_TOGETHER = 32;

interface Waiting {
  history: FetchedHistory;
  resolve: (retry: string | null) => void;
  reject: (error: unknown) => void;
}

/**
 * Writes histories of one chain, with everything that they cause, inside the caller's transaction: their rows replace the old ones, and
 * the wallets are folded and scored. What was fetched of an incomplete history stays staged for the next attempt. Returns by address what
 * another attempt may improve. Skips histories whose claim another worker has taken over.
 */
async function writeHistories(
  sql: Sql,
  scope: HistoryScope,
  histories: readonly FetchedHistory[],
): Promise<Map<string, string>> {
  const { chain } = scope;
  const cursor = hasCapability(chain, "blocks") ? await lockCursor(sql, chain.id) : null;
  const addresses = histories.map(({ tracked }) => tracked.address);
  const tracked = new Map((await lockTracked(sql, chain.id, addresses)).map((one) => [one.address, one]));
  const claims = histories.map(({ claimed }) => claimed);
  const held = await lockClaims(sql, claims);
  const plans = histories.flatMap((fetched) => {
    const now = tracked.get(fetched.tracked.address);
    return now && held.has(fetched.claimed.claim) ? [planWrite(fetched, now, cursor)] : [];
  });
  const activity = await replaceRows(sql, chain.id, plans);
  const completions = plans.map(({ completion }) => completion);
  await completeHistories(sql, { ...scope, cursor, activity }, completions);
  await endTurns(sql, plans);
  return new Map(completions.flatMap(({ address, error }) => (error === null ? [] : [[address, error]])));
}

function planWrite(fetched: FetchedHistory, now: TrackedWallet, cursor: ChainCursor | null): WritePlan {
  const { history, fault, fromBlock, chain } = fetched;
  // The leader indexes blocks above this one: the source's rows of them would count twice.
  const until = cursor ? (now.to_block ?? chain.startBlock - 1) : (history?.head ?? now.to_block ?? -1);
  const isBehind = history !== null && history.head < until;
  const faults = fault !== null ? [fault] : [];
  const notes: string[] = [];
  if (history && isBehind) faults.push(`The explorer is at block ${history.head}, behind block ${until}.`);
  const sources: SourceStates = { ...now.sources };
  let truncated = fromBlock > 0 && fetched.tracked.truncated;
  const read: HistoryList[] = [];
  for (const list of lists) {
    const result = history?.lists[list];
    if ((result?.state === "ok" || result?.state === "pending") && !isBehind) {
      read.push(list);
      sources[list] = result.state === "ok" ? "ok" : "stale";
      truncated ||= result.truncated;
      if (result.state === "pending") notes.push(`${list}: ${historyGaps.pending}`);
    } else {
      sources[list] = now.sources[list] === "ok" || now.sources[list] === "stale" ? "stale" : "unavailable";
      if (result?.error) faults.push(`${list}: ${result.error.message}`);
    }
  }
  const completion: CompletedHistory = {
    address: now.address,
    sources,
    truncated,
    ...lackingIn(fetched, now, read),
    // Unless another turn read on meanwhile.
    attestedTo: fetched.attested?.stored === now.attested_to ? fetched.attested.to : null,
    fromBlock: now.from_block ?? 0,
    toBlock: cursor || !history || faults.length > 0 ? now.to_block : until,
    error: [...faults, ...notes].join("; ") || null,
    source: history?.source ?? null,
    isRefresh: fromBlock > 0 && faults.length + notes.length === 0,
  };
  return { fetched, until, read, isBehind, completion };
}

/** What the history lacks: what was found now and, if it continues an earlier one or a list keeps its old rows, what was found before. */
function lackingIn(
  { history, fromBlock, staged }: FetchedHistory,
  now: TrackedWallet,
  read: readonly HistoryList[],
): Pick<CompletedHistory, "unreadRows" | "gaps"> {
  const results = read.flatMap((list) => history?.lists[list] ?? []);
  const found = results.reduce((sum, { unread = 0 }) => sum + unread, 0);
  const isWhole = fromBlock === 0 && read.length === lists.length;
  const before = isWhole ? { unreadRows: 0, gaps: [] } : { unreadRows: now.unread_rows, gaps: now.gaps };
  const lasting = before.gaps.filter((gap) => gap !== "pending" && gap !== "behind");
  const gaps = [...lasting, ...results.flatMap((result) => result.gaps ?? [])];
  if (isOldHistory(history, staged)) gaps.push("behind");
  const unreadRows = fromBlock > 0 ? before.unreadRows + found : Math.max(before.unreadRows, found);
  return { unreadRows, gaps: [...new Set(gaps)].sort() };
}

/**
 * Replaces the wallets' rows of the lists that were read. Those of wallets without any from these blocks on, as most, are only appended.
 * Returns, by wallet, all rows of those that had none at all, so that they need not be read again.
 */
async function replaceRows(
  sql: Sql,
  chainId: number,
  plans: readonly WritePlan[],
): Promise<ReadonlyMap<string, readonly Activity[]>> {
  const known = await findWithRows(
    sql,
    chainId,
    plans.map(({ fetched: { tracked, fromBlock } }) => ({ wallet: tracked.address, from: fromBlock })),
  );
  const isKnown = ({ wallet }: { wallet: string }) => known.has(wallet);
  await deleteRows(sql, chainId, plans.flatMap(replacedRows).filter(isKnown));
  const fresh = plans.flatMap(({ fetched: { rows, fromBlock }, until, read }) =>
    read.flatMap((list) =>
      (rows.get(list) ?? []).filter((row) => row.blockNumber >= fromBlock && row.blockNumber <= until),
    ),
  );
  const appended = withoutRepeated(fresh.filter((row) => !isKnown(row)));
  await appendActivity(sql, appended);
  await insertActivity(serializeQueries(sql), fresh.filter(isKnown));
  const staged = plans.filter((one) => one.fetched.staged !== null);
  await publishStagedRows(sql, chainId, staged.flatMap(replacedRows));
  const rowsOf = groupBy(appended, ({ wallet }) => wallet);
  return new Map(
    plans.flatMap(({ fetched: { tracked, fromBlock, staged: earlier } }) => {
      const isWhole = fromBlock === 0 && earlier === null && !known.has(tracked.address);
      return isWhole ? [[tracked.address, rowsOf.get(tracked.address) ?? []] as const] : [];
    }),
  );
}

/** The first of rows that have the same key. */
function withoutRepeated(rows: readonly Activity[]): Activity[] {
  const byKey = new Map<string, Activity>();
  for (const row of rows) {
    const key = `${row.wallet} ${row.chainId} ${row.blockNumber} ${row.logIndex} ${row.kind} ${row.txHash}`;
    if (!byKey.has(key)) byKey.set(key, row);
  }
  return [...byKey.values()];
}

/** The wallets that have any activity, of whatever list, from their block on. */
async function findWithRows(
  sql: Sql,
  chainId: number,
  wallets: readonly Pick<RowRange, "wallet" | "from">[],
): Promise<Set<string>> {
  const { rows } = await sql.query<{ wallet: string }>(
    `select distinct wallet from rows from (unnest($2::text[]), unnest($3::bigint[])) as r(wallet, from_block)
       join activity a using (wallet)
     where a.chain_id = $1 and a.wallet = any($2::text[]) and a.block_number >= r.from_block`,
    [chainId, plainArray(wallets.map(({ wallet }) => wallet)), plainArray(wallets.map(({ from }) => from))],
  );
  return new Set(rows.map(({ wallet }) => wallet));
}

function replacedRows({ fetched, until, read }: WritePlan): RowRange[] {
  return rangesOf(read, { wallet: fetched.tracked.address, from: fetched.fromBlock, until });
}

/** Finishes whole histories, and stores how far the others came, for the next attempt to continue from. */
async function endTurns(sql: Sql, plans: readonly WritePlan[]): Promise<void> {
  const whole = plans.filter((one) => one.completion.error === null);
  await finishBackfills(
    sql,
    whole.map((one) => one.fetched.claimed),
  );
  for (const { fetched, completion, isBehind } of plans) {
    if (completion.error === null) continue;
    const { claimed, history, fromBlock, rows } = fetched;
    if (history) {
      const isOld = isOldHistory(history, fetched.staged);
      await stageTurn(sql, { claimed, history, fromBlock, rows, isBehind, isOld });
    }
    await releaseClaim(sql, claimed, "failed");
  }
}

/** Histories of one chain that wait while a transaction writes others. */
interface Group {
  waiting: Waiting[];
  isWriting: boolean;
}

const groups = new WeakMap<ScoringSettings, Map<number, Group>>();

/**
 * Writes a fetched history together with others that become ready at the same time. Each chain has one transaction at a time, for all
 * histories that came during the one before. Returns what another attempt may improve, or null. A history that cannot be written fails
 * alone.
 */
export async function writeGrouped(pool: Pool, scope: HistoryScope, history: FetchedHistory): Promise<string | null> {
  // A long history would delay short ones in its transaction.
  if (history.staged) return writeAlone(pool, scope, history);
  const group = groupOf(scope);
  const done = new Promise<string | null>((resolve, reject) => group.waiting.push({ history, resolve, reject }));
  if (!group.isWriting) void writeAll(pool, scope, group);
  return done;
}

function groupOf({ settings, chain }: HistoryScope): Group {
  const chains = groups.get(settings) ?? new Map<number, Group>();
  groups.set(settings, chains);
  const group = chains.get(chain.id) ?? { waiting: [], isWriting: false };
  chains.set(chain.id, group);
  return group;
}

async function writeAll(pool: Pool, scope: HistoryScope, group: Group): Promise<void> {
  group.isWriting = true;
  while (group.waiting.length > 0) {
    const together = group.waiting.splice(0, MOST_TOGETHER);
    try {
      const histories = together.map((one) => one.history);
      const retries = await sqlTransaction(pool, (sql) => writeHistories(sql, scope, histories));
      for (const { history, resolve } of together) resolve(retries.get(history.tracked.address) ?? null);
    } catch (error) {
      await writeEach(pool, scope, together, error);
    }
  }
  group.isWriting = false;
}

/** After a transaction for several histories failed, each gets its own, so that only the faulty one fails. */
async function writeEach(pool: Pool, scope: HistoryScope, together: readonly Waiting[], cause: unknown): Promise<void> {
  for (const { history, resolve, reject } of together) {
    if (together.length === 1) reject(cause);
    else await writeAlone(pool, scope, history).then(resolve, reject);
  }
}

async function writeAlone(pool: Pool, scope: HistoryScope, history: FetchedHistory): Promise<string | null> {
  const retries = await sqlTransaction(pool, (sql) => writeHistories(sql, scope, [history]));
  return retries.get(history.tracked.address) ?? null;
}
