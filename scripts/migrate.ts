import { join } from "node:path";
import { readSecretFiles } from "../lib/core/secret-files.ts";
import { parseCommandLine } from "./command-line.ts";
import { prepareDatabase } from "./database/prepare.ts";
import { checkDatabase } from "./start/external-database.ts";
import { loadEnvFile } from "./start/settings.ts";
import { StartError } from "./start-error.ts";

parseCommandLine(
  `usage: npm run migrate

Apply the migrations of this version to the database of DATABASE_URL, for installations that run the programs of dist themselves;
npm start does so by itself. It ends with 0 when the database is up to date.`,
  {},
);

loadEnvFile(join(import.meta.dirname, ".."));
try {
  const { settings, faults } = readSecretFiles(process.env);
  if (faults.length > 0) throw new StartError(`Invalid settings:\n  ${faults.join("\n  ")}`);
  const url = settings.DATABASE_URL;
  if (url === undefined) throw new StartError("DATABASE_URL is not set.");
  await checkDatabase(url);
  const applied = await prepareDatabase(url);
  console.log(applied.length > 0 ? `Applied:\n${applied.map((name) => `  ${name}`).join("\n")}` : "Up to date.");
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
