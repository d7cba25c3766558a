import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { withClient } from "../../scripts/database/with-client.ts";
import { copyOnNodes, databaseUrl, isCluster, onNodes } from "./cluster.ts";

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A fresh, migrated database of one's own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject("databaseServer");
  const name = `credence_test_${randomBytes(6).toString("hex")}`;
  const template = inject("databaseTemplate");
  const run = (statement: string) => (isCluster ? onNodes(server, statement) : onServer(server, statement));
  if (isCluster) await copyOnNodes(server, template, name);
  else await run(`create database ${name} template ${template}`);
  return { url: databaseUrl(server, name), drop: () => run(`drop database if exists ${name} with (force)`) };
}

/** A database of one's own without tables, or a copy of another of this server, which nobody uses now. */
export async function createEmptyDatabase(copied?: TestDatabase): Promise<TestDatabase> {
  const server = inject("databaseServer");
  const name = `credence_test_${randomBytes(6).toString("hex")}`;
  const template = copied ? new URL(copied.url).pathname.slice(1) : "template1";
  await onServer(server, `create database ${name} template ${template}`);
  return {
    url: databaseUrl(server, name),
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  await withClient(databaseUrl(server, "postgres"), (client) => client.query(statement));
}
