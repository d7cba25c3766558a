import pg from "pg";
import { StartError } from "../start-error.ts";
import { type Placement, placements } from "./distribution.ts";
import { withClient } from "./with-client.ts";

interface Options {
  /** Shards of each distributed table. */
  shards: number;
  report: (line: string) => void;
}

/**
 * Settings of the database: a transaction uses one connection to each node. Its statements write rows of several tables and read them
 * again, which Citus refuses if different connections wrote them. Citus keeps one connection to each node open; others would be new.
 */
const settings: Readonly<Record<string, string>> = {
  "citus.multi_shard_modify_mode": "sequential",
  "citus.max_adaptive_executor_pool_size": "1",
};

/** Make the settings of a cluster those of a database. They hold for its next connections. */
export async function applySettings(client: pg.Client, database: string): Promise<void> {
  for (const [name, value] of Object.entries(settings)) {
    await client.query(`alter database ${pg.escapeIdentifier(database)} set ${name} = ${pg.escapeLiteral(value)}`);
  }
}

/** The first distributed table, with which the others are colocated. */
const FIRST = "facts";

/**
 * Distribute the tables of a migrated database over the nodes of its Citus cluster, as `placements` says. Tables that are
 * distributed already stay as they are, so that an interrupted run can be repeated. Throws StartError where that is not possible.
 */
export async function distribute(url: string, { shards, report }: Options): Promise<void> {
  await withClient(url, async (client) => {
    await requireCluster(client);
    const known = await readPlacements(client);
    await client.query("select set_config('citus.shard_count', $1, false)", [String(shards)]);
    await client.query("set client_min_messages to warning");
    for (const [table, placement] of inOrder()) {
      const name = typeof placement === "string" ? placement : `by ${placement.by}`;
      const now = known.get(table) ?? "local";
      if (now === name) {
        if (name !== "local") report(`${table}: is distributed already (${name})`);
        continue;
      }
      if (now !== "local") throw new StartError(`The table ${table} is distributed ${now}, and must be ${name}.`);
      await distributeTable(client, { table, placement, report });
    }
    await applySettings(client, client.database ?? "");
  });
}

/** Reference tables first, since others refer to them; then the table that the others are colocated with. */
function inOrder(): [string, Placement][] {
  const rank = ([table, placement]: [string, Placement]) => (placement === "reference" ? 0 : table === FIRST ? 1 : 2);
  return Object.entries(placements).sort((a, b) => rank(a) - rank(b));
}

async function requireCluster(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_extension where extname = 'citus'");
  if (!rowCount) throw new StartError("The database has no extension citus; install it on every node and create it.");
  const { rowCount: workers } = await client.query("select from pg_dist_node where isactive and groupid > 0");
  if (!workers) throw new StartError("The cluster has no worker; add one with citus_add_node.");
  const missing = await client.query<{ name: string }>(
    "select name from unnest($1::text[]) as name where to_regclass(name) is null",
    [Object.keys(placements)],
  );
  const [first] = missing.rows;
  if (first) throw new StartError(`The table ${first.name} does not exist; run npm run migrate first.`);
}

/** The placement of each table that is not local, as text. */
async function readPlacements(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ table: string; placement: string }>(
    `select table_name::text as table,
       case citus_table_type when 'distributed' then 'by ' || distribution_column else citus_table_type end as placement
     from citus_tables`,
  );
  return new Map(rows.map((row) => [row.table, row.placement]));
}

async function distributeTable(
  client: pg.Client,
  { table, placement, report }: { table: string; placement: Placement; report: (line: string) => void },
): Promise<void> {
  const { rows } = await client.query<{ size: string }>(
    "select pg_size_pretty(pg_total_relation_size(to_regclass($1))) as size",
    [table],
  );
  report(`${table}: distributing ${rows[0]?.size} …`);
  const begun = performance.now();
  if (placement === "reference") await client.query("select create_reference_table($1)", [table]);
  else if (placement !== "local") {
    const partner = table === FIRST ? "none" : FIRST;
    await client.query("select create_distributed_table($1, $2, colocate_with => $3)", [table, placement.by, partner]);
  }
  // The rows are on the nodes now; these copies of them are never read again.
  await client.query("select truncate_local_data_after_distributing_table($1)", [table]);
  report(`${table}: done in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}
