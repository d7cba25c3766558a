import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type EmbeddedDatabase, serverProcess } from "../../scripts/database/embedded.ts";
import { databaseUser, giveFolder } from "../../scripts/database/system-user.ts";
import { withClient } from "../../scripts/database/with-client.ts";
import { backUpCluster } from "../../scripts/drill/copy-cluster.ts";
import type { Guard, GuardedProcess } from "../../scripts/processes/guard.ts";
import { freePort } from "../../scripts/processes/ports.ts";

/** Settings of a primary with {@link startStandby}: a standby learns what was written, not what waits to be. */
export const primarySettings = { synchronous_commit: "on", wal_keep_size: "256MB" };

/** A streaming replica of a running server, beside its files. Resolves when it answers. */
export async function startStandby(
  guard: Guard,
  primary: EmbeddedDatabase,
): Promise<{ url: string; process: GuardedProcess }> {
  const cluster = `${primary.cluster}-standby`;
  await backUpCluster({ connectionString: primary.url }, primary.cluster, cluster);
  writeFileSync(join(cluster, "standby.signal"), "");
  appendFileSync(join(cluster, "postgresql.auto.conf"), `primary_conninfo = '${primary.url}'\n`);
  const owner = databaseUser();
  giveFolder(owner, cluster);
  const url = new URL(primary.url);
  url.port = String(await freePort());
  const settings = { port: url.port, listen_addresses: "127.0.0.1", unix_socket_directories: "", max_connections: 200 };
  const args = Object.entries({ ...settings, fsync: "off" }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = join(cluster, "..", "standby.log");
  const process = await guard.start(serverProcess({ id: "standby", bin: primary.bin, cluster, owner, log, args }));
  const responds = () => withClient(url.href, async () => true).catch(() => false);
  while (!(await responds())) await setTimeout(50);
  return { url: url.href, process };
}
