import { rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { prepareDatabase } from "../../scripts/database/prepare.ts";
import { withClient } from "../../scripts/database/with-client.ts";
import { databaseUrl, isCluster, onNodes, prepareCluster } from "./cluster.ts";

const TEMPLATE = "credence_test_template";

declare module "vitest" {
  interface ProvidedContext {
    /** The server of the tests' databases. */
    databaseServer: string;
    /** A migrated database there; tests copy it. */
    databaseTemplate: string;
    /** Folder of the programs that tests start: made by the first that needs one, below the packages that they load. */
    bundles: string;
  }
}

/** Once for a run: a database server, and one migrated database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // `npm test` starts a server of its own and names it here.
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error("TEST_DATABASE_URL is not set. Run the tests with `npm test`, which starts a database.");
  const template = `${TEMPLATE}_${process.pid}`;
  if (isCluster) await prepareCluster(server, template);
  else {
    await withClient(server, (client) => client.query(`create database ${template}`));
    await prepareDatabase(databaseUrl(server, template));
  }
  project.provide("databaseServer", server);
  project.provide("databaseTemplate", template);
  const bundles = join(import.meta.dirname, `../../node_modules/.cache/credence-tests/${process.pid}`);
  project.provide("bundles", bundles);
  return async () => {
    rmSync(bundles, { recursive: true, force: true });
    if (isCluster) return onNodes(server, `drop database if exists ${template} with (force)`);
    await withClient(server, async (client) => {
      const { rows } = await client.query(
        "select datname as name from pg_database where datname = $1 or starts_with(datname, $1 || '_')",
        [template],
      );
      for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
    });
  };
}
