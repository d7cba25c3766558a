import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDatabase } from "../database/embedded.ts";
import { schemaDrift } from "../database/schema-engine.ts";
import { startGuard } from "../processes/guard.ts";

// Checks that the migrations, applied to an empty database, match prisma/schema. Prints the difference as SQL and fails.

const guard = await startGuard();
try {
  const folder = mkdtempSync(join(tmpdir(), "credence-schema-"));
  guard.removeAtEnd(folder);
  const log = join(folder, "postgres.log");
  const database = await startDatabase({ dataDir: folder, guard, durable: false, temporary: true, log });
  const drift = await schemaDrift(database.url);
  if (drift) {
    console.error(`The migrations do not match prisma/schema; missing:\n${drift}`);
    console.error("npm run migration -- <name> writes the migration.");
    process.exitCode = 1;
  }
} finally {
  await guard.close();
}
