import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { withClient } from "../../scripts/database/with-client.ts";
import { copyOnNodes, databaseUrl, isCluster, onNodes } from "./cluster.ts";

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** The end of the run drops what has this name and is left. */
const newName = () => `${inject("databaseTemplate")}_${randomBytes(6).toString("hex")}`;

/** A fresh, migrated database of one's own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  if (!isCluster) return copy(inject("databaseTemplate"));
  const [server, name] = [inject("databaseServer"), newName()];
  await copyOnNodes(server, inject("databaseTemplate"), name);
  return {
    url: databaseUrl(server, name),
    drop: () => onNodes(server, `drop database if exists ${name} with (force)`),
  };
}

/** A database of one's own without tables, or a copy of another of this server, which nobody uses now. */
export async function createEmptyDatabase(copied?: TestDatabase): Promise<TestDatabase> {
  return copy(copied ? new URL(copied.url).pathname.slice(1) : "template1");
}

async function copy(template: string): Promise<TestDatabase> {
  const [server, name] = [inject("databaseServer"), newName()];
  const run = (statement: string) =>
    withClient(databaseUrl(server, "postgres"), (client) => client.query(statement)).then(() => {});
  await run(`create database ${name} template ${template}`);
  const drop = async () => {
    // It takes a checkpoint of the server, which nobody waits for.
    void run(`drop database if exists ${name} with (force)`).catch(() => {});
  };
  return { url: databaseUrl(server, name), drop };
}
