import { join } from "node:path";
import { parseCommandLine } from "./command-line.ts";
import { prepareDatabase } from "./database/prepare.ts";
import { readDatabaseUrl } from "./start/external-database.ts";
import { loadEnvFile } from "./start/settings.ts";
import { runProgram } from "./start-error.ts";

parseCommandLine(
  `usage: npm run migrate

Apply the migrations of this version to the database of DATABASE_URL, for installations that run the programs of dist themselves;
npm start does so by itself. It ends with 0 when the database is up to date.`,
  {},
);

loadEnvFile(join(import.meta.dirname, ".."));
await runProgram(async () => {
  const url = await readDatabaseUrl("DATABASE_URL is not set.");
  const applied = await prepareDatabase(url, ({ name, number, count }) =>
    console.log(`Migration ${number} of ${count}: ${name}`),
  );
  console.log(applied.length > 0 ? `Applied ${applied.length} migrations.` : "Up to date.");
});
