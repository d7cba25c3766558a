import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { startDatabase } from "../database/embedded.ts";
import { prepareDatabase } from "../database/prepare.ts";
import { withClient } from "../database/with-client.ts";
import { insertSubjects } from "../simulation/insert-subjects.ts";
import { backUpCluster } from "./copy-cluster.ts";
import type { Drill, DrillReport } from "./drill.ts";
import { createRestorePoint, storeLog } from "./restore-point.ts";
import { compareRestored, startRestored } from "./restored-server.ts";

/**
 * Restores a database of generated subjects, in the scratch folder: a base backup, further changes, a point in time, then an
 * accident that empties a table and loses the server with its files.
 */
export async function drillGenerated(drill: Drill, subjects: number): Promise<Omit<DrillReport, "steps">> {
  const { guard, folder, wal, step } = drill;
  const settings = {
    archive_mode: "on",
    archive_command: `test ! -f "${wal}/%f" && cp "%p" "${wal}/%f.part" && mv "${wal}/%f.part" "${wal}/%f"`,
  };
  const server = await step("Start PostgreSQL, which archives its log", () =>
    startDatabase({ dataDir: folder, guard, log: join(folder, "postgres.log"), temporary: true, settings }),
  );
  const connection = { connectionString: server.url };
  await step(`Write ${subjects.toLocaleString("en")} subjects`, async () => {
    await prepareDatabase(server.url);
    await insertSubjects(server.url, subjects);
  });
  const base = join(folder, "base");
  const bytes = await step("Take a base backup", () => backUpCluster(connection, server.cluster, base));
  await step("Change every tenth score", () =>
    run(connection, "update score set total = total + 1 where reached_at % 10 = 0"),
  );
  const point = await step("Name a restore point, and read all tables there", () =>
    createRestorePoint(connection, "drill"),
  );
  await step("Empty a table by accident, and lose the server with its files", async () => {
    await run(connection, "truncate score_close; delete from wallet");
    await storeLog(connection, point, (segment) => existsSync(join(wal, segment)));
    process.kill(server.process.pid, "SIGKILL");
    await server.process.exited;
    rmSync(server.cluster, { recursive: true });
  });
  const restored = await step("Restore the backup to the restore point", () => {
    renameSync(base, server.cluster);
    const { bin, cluster } = server;
    const { username: role, pathname } = new URL(server.url);
    return startRestored(drill, { bin, cluster, target: point, role, database: pathname.slice(1) });
  });
  const source = `${subjects.toLocaleString("en")} generated subjects`;
  return { source, bytes, ...(await compareRestored(drill, point, restored)) };
}

function run(connection: pg.ClientConfig, statement: string) {
  return withClient(connection, (client) => client.query(statement));
}
