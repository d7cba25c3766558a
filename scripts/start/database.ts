import { join } from "node:path";
import { startDatabase } from "../database/embedded.ts";
import { prepareDatabase } from "../database/prepare.ts";
import type { StartContext } from "./context.ts";
import { checkDatabase } from "./external-database.ts";
import type { Settings } from "./settings.ts";
import { supervise } from "./supervise.ts";

/** Open the database of DATABASE_URL, or the embedded one, and migrate it. Returns its URL. */
export async function openDatabase(settings: Settings, context: StartContext): Promise<string> {
  let url = settings.service.DATABASE_URL;
  if (settings.embedded.database) url = await openEmbedded(context);
  else await checkDatabase(url);
  await context.steps.step("Database migrations", (note) =>
    prepareDatabase(url, ({ name, number, count }) => note(`${number} of ${count}: ${name}`)),
  );
  return url;
}

/** Start a PostgreSQL in the data folder; it restarts at the same address when it ends. */
async function openEmbedded({ guard, folder, steps, ending, onFailure }: StartContext): Promise<string> {
  const log = join(folder.logs, "postgres.log");
  const database = await steps.step("PostgreSQL", () => startDatabase({ dataDir: folder.path, guard, log }));
  for (const path of database.setAside) {
    steps.say(`  (A database of an earlier data folder at this path was moved to ${path}.)`);
  }
  if (database.elsewhere) {
    steps.say(`  (The database's system user cannot reach ${folder.path}: its files are in ${database.elsewhere}.)`);
  }
  const start = async () => {
    const port = Number(new URL(database.url).port);
    return (await startDatabase({ dataDir: folder.path, guard, log, port })).process;
  };
  supervise({ what: "PostgreSQL", first: database.process, start, log, say: steps.say, ending }).catch(onFailure);
  return database.url;
}
