import type { Sql } from "../../core/db.ts";
import type { ScoreChange, WriteScoresOptions } from "./score-change.ts";
import { type HistoryWriter, openHistoryWriter } from "./score-history.ts";
import { upsertScores } from "./upsert-scores.ts";

/** Collects the score changes of a transaction and writes them in order. */
export interface ScoreWriter {
  add(change: ScoreChange): void;
  /** Changes not written yet. */
  readonly pending: number;
  /** Pending changes without a history row. */
  readonly pendingHistory: number;
  /** Write the history of the changes so far; more may be added during the write. */
  writeHistory(options: WriteScoresOptions): Promise<void>;
  /** Write the current scores, with the history not written yet. */
  flush(options: WriteScoresOptions): Promise<void>;
}

/** Open a writer inside the caller's transaction, under the score lock. */
export function openScoreWriter(sql: Sql): ScoreWriter {
  let changes: ScoreChange[] = [];
  let inHistory = 0;
  let history: HistoryWriter | null = null;
  const writeHistory = (options: WriteScoresOptions): Promise<void> => {
    const fresh = changes.slice(inHistory);
    inHistory = changes.length;
    history ??= openHistoryWriter(sql, options);
    return history.write(fresh);
  };
  return {
    add(change) {
      changes.push(change);
    },
    get pending() {
      return changes.length;
    },
    get pendingHistory() {
      return changes.length - inHistory;
    },
    writeHistory,
    async flush(options) {
      await writeHistory(options);
      const written = changes;
      changes = [];
      inHistory = 0;
      history = null;
      await upsertScores(sql, written, options.now);
    },
  };
}

/** Write changes at once. */
export function writeScores(sql: Sql, changes: readonly ScoreChange[], options: WriteScoresOptions): Promise<void> {
  const writer = openScoreWriter(sql);
  for (const change of changes) writer.add(change);
  return writer.flush(options);
}
