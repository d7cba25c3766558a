import { randomBytes } from "node:crypto";
import type pg from "pg";
import { applySettings, distribute } from "../../scripts/database/distribute.ts";
import { prepareDatabase } from "../../scripts/database/prepare.ts";
import { withClient } from "../../scripts/database/with-client.ts";

/**
 * Tests run on a Citus cluster where TEST_CLUSTER is set: TEST_DATABASE_URL then names a database of its coordinator that knows the
 * workers. Without it, on one server.
 */
export const isCluster = Boolean(process.env.TEST_CLUSTER);

/** Few, so that databases are made fast. */
const SHARDS = 4;

interface Node {
  host: string;
  port: number;
}

/** The coordinator, then the workers. */
async function readNodes(server: string): Promise<Node[]> {
  const { rows } = await query<Node>(
    server,
    "select nodename as host, nodeport as port from pg_dist_node where groupid > 0 order by groupid",
  );
  const { hostname, port } = new URL(server);
  return [{ host: hostname, port: Number(port) }, ...rows];
}

/** A migrated database on all nodes, whose tables are not distributed yet. Returns its URL. */
async function createOnNodes(server: string, name: string): Promise<string> {
  const nodes = await readNodes(server);
  for (const node of nodes) {
    await query(urlOf(server, node, "postgres"), `create database ${name}`);
    await query(urlOf(server, node, name), "create extension citus");
  }
  const [coordinator, ...workers] = nodes;
  const url = databaseUrl(server, name);
  await query(url, "select citus_set_coordinator_host($1, $2)", [coordinator?.host, coordinator?.port]);
  for (const { host, port } of workers) await query(url, "select citus_add_node($1, $2)", [host, port]);
  await prepareDatabase(url);
  return url;
}

/** A database of one's own on the cluster of this coordinator, migrated and not distributed. */
export async function createClusterDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `credence_test_${randomBytes(6).toString("hex")}`;
  const url = await createOnNodes(server, name);
  return { url, drop: () => onNodes(server, `drop database if exists ${name} with (force)`) };
}

/** A database on all nodes, migrated and distributed, that others are copied from. */
export async function prepareCluster(server: string, name: string): Promise<void> {
  await distribute(await createOnNodes(server, name), { shards: SHARDS, report: () => {} });
  // A copy needs a database without connections, and the extension keeps one to each.
  for (const node of await readNodes(server)) {
    const admin = urlOf(server, node, "postgres");
    await query(admin, `alter database ${name} allow_connections false`);
    await query(admin, "select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1", [name]);
  }
}

/** A copy of a database that `prepareCluster` made. */
export async function copyOnNodes(server: string, template: string, name: string): Promise<void> {
  await onNodes(server, `create database ${name} template ${template}`);
  await withClient(databaseUrl(server, name), (client) => applySettings(client, name));
}

/** Run a statement in the database `postgres` of every node. */
export async function onNodes(server: string, statement: string): Promise<void> {
  const nodes = await readNodes(server);
  for (const node of nodes) await query(urlOf(server, node, "postgres"), statement);
}

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

function urlOf(server: string, { host, port }: Node, name: string): string {
  const url = new URL(databaseUrl(server, name));
  url.hostname = host;
  url.port = String(port);
  return url.href;
}

async function query<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<pg.QueryResult<Row>> {
  return withClient(url, (client) => client.query<Row>(statement, values));
}
