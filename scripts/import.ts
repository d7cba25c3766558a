import { access, constants } from "node:fs/promises";
import { join } from "node:path";
import { openStoppedInstance } from "./backup/open-instance.ts";
import { parseFile } from "./command-line.ts";
import { readLines } from "./read-lines.ts";
import { runProgram, StartError } from "./start-error.ts";

const usage = `usage: npm run import -- <file>

Restores an export into an instance that was never started: the database of DATABASE_URL, or the embedded one.
All of it or nothing. Set the keys of the old instance first (RECEIPT_SIGNER_KEY, VOUCHER_SIGNER_KEY, MINTER_KEY).`;

const root = join(import.meta.dirname, "..");

async function main(path: string): Promise<void> {
  await access(path, constants.R_OK).catch(() => {
    throw new StartError(`${path} cannot be read.`);
  });
  const instance = await openStoppedInstance(root);
  try {
    // These modules read the settings and the database: load them once both exist.
    const { systemContext } = await import("../lib/core/context.ts");
    const { closeDatabase } = await import("../lib/core/db.ts");
    const { importRecords } = await import("./backup/import-records.ts");
    try {
      const counts = await importRecords(systemContext(), () => readLines(path));
      for (const [kind, rows] of counts) console.log(`${String(rows).padStart(10)} ${kind}`);
    } finally {
      await closeDatabase();
    }
  } finally {
    await instance.close();
  }
  console.log(`Imported ${path}. npm start continues from there.`);
}

const file = parseFile(usage);
await runProgram(() => main(file));
// The job queue's migrations leave idle connections open: do not wait for them.
process.exit();
