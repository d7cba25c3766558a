import pLimit from "p-limit";
import { getAddress } from "viem";
import { copyRows, type PlainColumns } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import { emitEvents } from "../../core/outbox.ts";
import { categories, scoreTierOf } from "../../engine/index.ts";
import { ALL_CHAINS, isBlank, pointsDiffer } from "./current-score.ts";
import { readNames } from "./earned-achievements.ts";
import { explainChange } from "./explain-change.ts";
import { notifyFalls, type ScoreUpdate } from "./notify-falls.ts";
import type { ScoreChange, WriteScoresOptions } from "./score-change.ts";

/** Writes the history of one transaction. */
export interface HistoryWriter {
  /**
   * Write a history row for each change, and a score.updated for each change of a total over all chains. Calls may overlap;
   * rows keep the order of the calls.
   */
  write(changes: readonly ScoreChange[]): Promise<void>;
}

/** Open the history of a transaction, under the score lock. */
export function openHistoryWriter(sql: Sql, options: WriteScoresOptions): HistoryWriter {
  const serialize = pLimit(1);
  const append = async (changes: readonly ScoreChange[]): Promise<void> => {
    if (changes.length === 0) return;
    await insertHistory(sql, changes, options.now);
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

const pointsColumns: PlainColumns<ScoreChange> = Object.fromEntries(
  categories.map((category) => [category, ["int", (change) => change.after?.breakdown[category] ?? 0]]),
);

async function insertHistory(sql: Sql, rows: readonly ScoreChange[], now: Date): Promise<void> {
  const columns: PlainColumns<ScoreChange> = {
    subject: ["word", (change) => change.subject],
    chain_id: ["bigint", (change) => change.chainId],
    at: ["timestamptz", () => now],
    cause: ["word", (change) => change.cause],
    total: ["int", (change) => change.after?.total ?? 0],
    ranked: ["bool", (change) => change.after?.ranked ?? false],
    source_chain: ["bigint", (change) => change.source?.chainId ?? null],
    block_number: ["bigint", (change) => change.source?.number ?? null],
    block_hash: ["word", (change) => change.source?.hash ?? null],
    block_time: ["bigint", (change) => change.source?.time ?? null],
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
  const updates = notified.map(({ subject, before, after, cause }): ScoreUpdate => {
    const newScore = after?.total ?? 0;
    return {
      address: getAddress(subject),
      svcId: names.get(subject) ?? null,
      newScore,
      oldScore: before?.total ?? 0,
      tier: scoreTierOf(newScore),
      cause,
      explanation: explainChange({ before: before?.breakdown ?? null, after: after?.breakdown ?? null, cause }),
    };
  });
  await emitEvents(
    sql,
    now,
    updates.map((data) => ({ event: "score.updated" as const, data })),
  );
  await notifyFalls(sql, now, updates);
}
