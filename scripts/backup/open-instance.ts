import { join } from "node:path";
import { startDatabase } from "../database/embedded.ts";
import { prepareDatabase } from "../database/prepare.ts";
import { startGuard } from "../processes/guard.ts";
import { localSessionSecret, localSignerKey, lockDataFolder, openDataFolder } from "../start/data-folder.ts";
import { checkDatabase } from "../start/external-database.ts";
import { loadEnvFile, readSettings } from "../start/settings.ts";

/**
 * The database, migrated to this version, and the secrets of `npm start` here. Throws a StartError if the service runs.
 * Sets the environment; the caller closes it.
 */
export async function openStoppedInstance(root: string): Promise<{ close: () => Promise<void> }> {
  loadEnvFile(root);
  const settings = readSettings(root, process.env);
  const folder = openDataFolder(settings.dataDir);
  const unlock = await lockDataFolder(folder, settings.service.PORT);
  const guard = await startGuard({ pidFolder: folder.run });
  const close = async () => {
    await guard.close();
    unlock();
  };
  try {
    let url = settings.service.DATABASE_URL;
    if (settings.embedded.database) {
      const log = join(folder.logs, "postgres.log");
      url = (await startDatabase({ dataDir: folder.path, guard, log })).url;
    } else await checkDatabase(url);
    await prepareDatabase(url);
    process.env.DATABASE_URL = url;
    process.env.SESSION_SECRET ||= localSessionSecret(folder);
    process.env.RECEIPT_SIGNER_KEY ||= localSignerKey(folder);
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}
