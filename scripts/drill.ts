import { join } from "node:path";
import { parseCommandLine } from "./command-line.ts";
import { type DrillReport, runDrill } from "./drill/drill.ts";
import { drillBackup } from "./drill/drill-backup.ts";
import { drillGenerated } from "./drill/drill-generated.ts";
import { drillServer } from "./drill/drill-server.ts";
import { loadEnvFile } from "./start/settings.ts";
import { runProgram, StartError } from "./start-error.ts";

const usage = `usage: npm run drill [-- options]

Rehearse a restore in a scratch folder, which is removed afterwards, and print each step with its time.

Without options it starts a PostgreSQL of its own, writes generated subjects, takes a base backup, changes rows, empties
a table, loses the server with its files, restores to the point before that, and compares every table.

  --subjects <n>     how many generated subjects (default 10000)
  --yes              use the database of DATABASE_URL instead: back up its server by pg_basebackup and pg_receivewal,
                     restore the copy to a named point, and compare. Nothing there is changed or destroyed; writers wait
                     for milliseconds. Its role needs REPLICATION, pg_create_restore_point and pg_switch_wal.
  --base <folder>    use an existing base backup instead (or the newest one in a folder of them), with
  --wal <folder>     its archived log: restore a copy, and read every row
  --to <time>        restore up to this time, such as "2026-11-23 09:30:00+00" (default: the end of the log)
  --role, --database of that backup (default: credence)
  --bin <folder>     the folder of PostgreSQL's programs (default: those of this machine, or the embedded ones)
  --json             print the report as JSON

It ends with 0 if all tables are as they were.`;

const { values, fail } = parseCommandLine(usage, {
  subjects: { type: "string", default: "10000" },
  yes: { type: "boolean", default: false },
  base: { type: "string" },
  wal: { type: "string" },
  to: { type: "string" },
  role: { type: "string", default: "credence" },
  database: { type: "string", default: "credence" },
  bin: { type: "string" },
  json: { type: "boolean", default: false },
});
const subjects = Number(values.subjects);
if (!Number.isSafeInteger(subjects) || subjects < 1 || subjects > 10_000_000) {
  fail("--subjects must be a whole number from 1 to 10000000.");
}
const { base, wal, to, bin, role, database } = values;
if ((base === undefined) !== (wal === undefined)) fail("--base and --wal belong together.");
if (values.yes && base !== undefined) fail("--yes uses DATABASE_URL, --base a backup: choose one.");
if (to !== undefined && Number.isNaN(Date.parse(to))) fail("--to must be a time.");

function printReport({ source, target, bytes, steps, tables, identical }: DrillReport): void {
  const filled = tables.filter((one) => one.rows || one.restoredRows || !one.identical);
  const width = Math.max(...filled.map(({ table }) => table.length), 5);
  const count = (rows: number | null) => (rows === null ? "" : rows.toLocaleString("en")).padStart(14);
  console.log(`\n${"table".padEnd(width)}${"rows".padStart(14)}${"restored".padStart(14)}`);
  for (const { table, rows, restoredRows, identical: same } of filled) {
    console.log(`${table.padEnd(width)}${count(rows)}${count(restoredRows)}${same ? "" : "  DIFFERENT"}`);
  }
  const seconds = steps.reduce((sum, one) => sum + one.seconds, 0);
  const size = (bytes / 1_048_576).toFixed(0);
  console.log(
    `\nRestored ${source} (${size} MiB) to ${target}: ${tables.length} tables, ${seconds.toFixed(1)} s in all.`,
  );
  if (identical === null) console.log("Every row could be read.");
  else console.log(identical ? "Every table is as it was." : "NOT every table is as it was.");
}

await runProgram(async () => {
  loadEnvFile(join(import.meta.dirname, ".."));
  const url = process.env.DATABASE_URL;
  if (values.yes && !url) throw new StartError("DATABASE_URL is not set.");
  const report = await runDrill((drill) => {
    if (base !== undefined && wal !== undefined) return drillBackup(drill, { base, wal, to, bin, role, database });
    return values.yes && url ? drillServer(drill, { url, bin }) : drillGenerated(drill, subjects);
  });
  if (values.json) console.log(JSON.stringify(report, null, 2));
  else printReport(report);
  process.exitCode = report.identical === false ? 1 : 0;
});
