import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startGuard } from "../../scripts/processes/guard.ts";
import { startWorld } from "./world.ts";

/** Once for a run: one service with wallets that were read, and one that has read nothing yet. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error("TEST_DATABASE_URL is not set. Run the tests with `npm test`, which starts a database.");
  const logs = mkdtempSync(join(tmpdir(), "credence-e2e-"));
  const guard = await startGuard();
  guard.removeAtEnd(logs);
  try {
    const [full, empty] = await Promise.all([
      // Pictures are of all recorded wallets.
      startWorld({
        databaseServer: server,
        guard,
        logs,
        wallets: process.env.PICTURES ? Number.POSITIVE_INFINITY : 60,
      }),
      startWorld({ databaseServer: server, guard, logs, wallets: 0 }),
    ]);
    process.env.E2E_ORIGIN = full.origin;
    process.env.E2E_DATABASE_URL = full.databaseUrl;
    process.env.E2E_MAIL_PORT = String(full.mailPort);
    process.env.E2E_WALLET = await leadingWallet(full.origin);
    if (full.nodeUrl) process.env.E2E_NODE_URL = full.nodeUrl;
    if (full.relayUrl) process.env.E2E_RELAY_URL = full.relayUrl;
    if (full.listFile) process.env.E2E_LIST_FILE = full.listFile;
    process.env.E2E_PROVIDER_PORT = String(full.providerPort);
    process.env.E2E_EMPTY_ORIGIN = empty.origin;
    return async () => {
      await Promise.all([full.close(), empty.close()]);
      await guard.close();
    };
  } catch (error) {
    await guard.close();
    throw error;
  }
}

/** Address of the recorded wallet that leads its chain, as the page links it. */
export async function leadingWallet(origin: string): Promise<string> {
  const page = await (await fetch(`${origin}/leaderboard?chainId=1`)).text();
  const wallet = page.match(/<tbody.*?\/profile\/(0x[0-9a-fA-F]{40})/s)?.[1];
  if (!wallet) throw new Error("the board is empty");
  return wallet;
}
