import pLimit from "p-limit";
import { getAddress } from "viem";
import { copyRows, type PlainColumns } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import type { EventData } from "../../core/events.ts";
import { emitEvents } from "../../core/outbox.ts";
import { categories, scoreTierOf } from "../../engine/index.ts";
import { ALL_CHAINS, isBlank, pointsDiffer } from "./current-score.ts";
import { readNames } from "./earned-achievements.ts";
import { createRanking, type Ranking } from "./ranking.ts";
import type { ScoreChange, WriteScoresOptions } from "./score-change.ts";

/** Writes the history of one transaction. */
export interface HistoryWriter {
  /**
   * Write a history row with the exact competition rank for each change, and a score.updated for each change of a total
   * over all chains. Calls may overlap; rows keep the order of the calls.
   */
  write(changes: readonly ScoreChange[]): Promise<void>;
}

/** Open the history of a transaction, under the score lock. Ranks are exact until the histograms are written. */
export function openHistoryWriter(sql: Sql, options: WriteScoresOptions): HistoryWriter {
  const rankings = new Map<number, Ranking>();
  const serialize = pLimit(1);
  const append = async (changes: readonly ScoreChange[]): Promise<void> => {
    if (changes.length === 0) return;
    await loadRankings(sql, rankings, new Set(changes.map((change) => change.chainId)));
    const rows = changes.map((change) => ({ change, rank: applyToRanking(rankings, change) }));
    await insertHistory(sql, rows, options.now);
    if (!options.silent) await insertEvents(sql, changes, options.now);
  };
  return {
    write(changes) {
      const recorded = changes.filter(isRecorded);
      return serialize(() => append(recorded));
    },
  };
}

/** History starts with the first point: when a subject was first known at zero depends on the backfill, not on blocks. */
function isRecorded({ before, after }: ScoreChange): boolean {
  return pointsDiffer(before, after) && !(isBlank(before) && isBlank(after));
}

/** Load the rankings of these scopes that are not loaded yet. */
async function loadRankings(sql: Sql, rankings: Map<number, Ranking>, scopes: ReadonlySet<number>): Promise<void> {
  const missing = [...scopes].filter((scope) => !rankings.has(scope));
  if (missing.length === 0) return;
  const { rows } = await sql.query<{ chain_id: number; points: number; subjects: number }>(
    "select chain_id, points, subjects from score_histogram where category = 'total' and chain_id = any($1::bigint[])",
    [missing],
  );
  for (const scope of missing) rankings.set(scope, createRanking());
  for (const row of rows) rankings.get(row.chain_id)?.add(row.points, row.subjects);
}

/** Apply a change to the ranking of its scope. Returns the new rank; subjects that are not ranked come after all ranked. */
function applyToRanking(rankings: ReadonlyMap<number, Ranking>, { chainId, before, after }: ScoreChange): number {
  const ranking = rankings.get(chainId);
  if (!ranking) throw new Error(`no ranking was loaded for scope ${chainId}`);
  if (before?.ranked) ranking.add(before.total, -1);
  if (after?.ranked) ranking.add(after.total, 1);
  return after?.ranked ? 1 + ranking.above(after.total) : ranking.size() + 1;
}

interface HistoryRow {
  change: ScoreChange;
  rank: number;
}

const pointsColumns: PlainColumns<HistoryRow> = Object.fromEntries(
  categories.map((category) => [category, ["int", ({ change }) => change.after?.breakdown[category] ?? 0]]),
);

async function insertHistory(sql: Sql, rows: readonly HistoryRow[], now: Date): Promise<void> {
  const columns: PlainColumns<HistoryRow> = {
    subject: ["word", ({ change }) => change.subject],
    chain_id: ["bigint", ({ change }) => change.chainId],
    at: ["timestamptz", () => now],
    cause: ["word", ({ change }) => change.cause],
    total: ["int", ({ change }) => change.after?.total ?? 0],
    rank: ["int", ({ rank }) => rank],
    ranked: ["bool", ({ change }) => change.after?.ranked ?? false],
    source_chain: ["bigint", ({ change }) => change.source?.chainId ?? null],
    block_number: ["bigint", ({ change }) => change.source?.number ?? null],
    block_hash: ["word", ({ change }) => change.source?.hash ?? null],
    block_time: ["bigint", ({ change }) => change.source?.time ?? null],
    ...pointsColumns,
  };
  await copyRows(sql, "score_history", { columns, rows });
}

async function insertEvents(sql: Sql, changes: readonly ScoreChange[], now: Date): Promise<void> {
  const notified = changes.filter(
    ({ chainId, before, after, absorbed }) =>
      chainId === ALL_CHAINS && !absorbed && (before?.total ?? 0) !== (after?.total ?? 0),
  );
  if (notified.length === 0) return;
  const names = await readNames(sql, [...new Set(notified.map((change) => change.subject))]);
  const events = notified.map(({ subject, before, after }) => {
    const newScore = after?.total ?? 0;
    const data: EventData["score.updated"] = {
      address: getAddress(subject),
      svcId: names.get(subject) ?? null,
      newScore,
      oldScore: before?.total ?? 0,
      tier: scoreTierOf(newScore),
    };
    return { event: "score.updated" as const, data };
  });
  await emitEvents(sql, now, events);
}
