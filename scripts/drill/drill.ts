import { chmodSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { databaseUser, giveFolder } from "../database/system-user.ts";
import { type Guard, startGuard } from "../processes/guard.ts";
import { createSteps } from "../start/steps.ts";
import type { ComparedTable } from "./contents.ts";

/** One run: its processes and its scratch folder, both gone afterwards. */
export interface Drill {
  guard: Guard;
  folder: string;
  /** The archive of the write-ahead log, below the folder. */
  wal: string;
  /** Runs a step, and prints and records its duration. */
  step: <T>(name: string, work: () => Promise<T>) => Promise<T>;
}

export interface DrillReport {
  /** What was restored. */
  source: string;
  /** Where the restore ended. */
  target: string;
  /** Of the base backup. */
  bytes: number;
  steps: { step: string; seconds: number }[];
  tables: ComparedTable[];
  /** Whether every table has the same rows as at the target; null if there is nothing to compare with. */
  identical: boolean | null;
}

/** Runs one kind of drill and removes everything it started or wrote, also after a failure. Progress goes to stderr. */
export async function runDrill(work: (drill: Drill) => Promise<Omit<DrillReport, "steps">>): Promise<DrillReport> {
  const steps = createSteps(process.stderr, () => performance.now());
  const recorded: DrillReport["steps"] = [];
  const guard = await startGuard();
  try {
    const folder = mkdtempSync(join(tmpdir(), "credence-drill-"));
    guard.removeAtEnd(folder);
    // As root the database runs as another user, who needs to pass.
    chmodSync(folder, 0o711);
    const wal = join(folder, "wal");
    mkdirSync(wal, { mode: 0o700 });
    giveFolder(databaseUser(), wal);
    const step: Drill["step"] = async (name, run) => {
      const begun = performance.now();
      const result = await steps.step(name, run);
      recorded.push({ step: name, seconds: Math.round(performance.now() - begun) / 1000 });
      return result;
    };
    const report = await work({ guard, folder, wal, step });
    return { ...report, steps: recorded };
  } finally {
    await guard.close();
  }
}
