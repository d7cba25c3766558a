import { join } from "node:path";
import { parseNumbers } from "./command-line.ts";
import { distribute } from "./database/distribute.ts";
import { readDatabaseUrl } from "./start/external-database.ts";
import { loadEnvFile } from "./start/settings.ts";
import { runProgram, StartError } from "./start-error.ts";

const { shards } = parseNumbers(
  `usage: npm run distribute [-- options]

Distribute the big tables of the database of DATABASE_URL over the nodes of its Citus cluster, by wallet and by subject, and copy the
tables that are read beside them to every node. Run npm run migrate before, and stop web processes and workers meanwhile. An
interrupted run can be repeated; what is distributed already stays as it is.

  --shards <n>  shards of each table (default: 32): a small multiple of the processor cores of all nodes`,
  { shards: 32 },
);

loadEnvFile(join(import.meta.dirname, ".."));
await runProgram(async () => {
  if (shards < 1 || shards > 1_000) throw new StartError("--shards must be 1 to 1000.");
  const url = await readDatabaseUrl("DATABASE_URL is not set; the embedded database cannot be distributed.");
  await distribute(url, { shards, report: (line) => console.log(line) });
});
