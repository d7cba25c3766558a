import { hashName, type NameLog } from "../../chain/name-logs.ts";
import { rowsAsTable } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import { groupBy } from "../../core/group-by.ts";

/** An event of the name contracts, with its block. */
export interface NameEvent extends NameLog {
  chainId: number;
  txHash: string;
  blockNumber: number;
  blockHash: string;
  /** Block time, unix seconds. */
  at: number;
}

/** A stored event, which always has its name. */
export type StoredNameEvent = NameEvent & { name: string };

/**
 * Stores events; one that is stored already can move to another block. Skips transfers of tokens whose mint is unknown. Returns the
 * names of all stored events, each once.
 */
export async function storeNameEvents(sql: Sql, events: readonly NameEvent[]): Promise<string[]> {
  if (events.length === 0) return [];
  const names = await readTokenNames(sql, events);
  // Some nodes give logs of one transaction the same index: the first counts.
  const keys = new Set<string>();
  const rows = events.flatMap((event) => {
    const name = event.name ?? names.get(`${event.chainId} ${event.nameHash}`);
    const key = `${event.chainId} ${event.txHash} ${event.logIndex}`;
    if (name === undefined || keys.has(key)) return [];
    keys.add(key);
    return [{ ...event, name }];
  });
  await sql.query(
    `insert into name_event
       (chain_id, tx_hash, log_index, block_number, block_hash, at, kind, name, name_hash, account, data)
     select e."chainId", e."txHash", e."logIndex", e."blockNumber", e."blockHash", e.at, e.kind, e.name, e."nameHash",
       e.account, e.data
     from jsonb_to_recordset($1::jsonb) as e("chainId" bigint, "txHash" text, "logIndex" int, "blockNumber" bigint,
       "blockHash" text, at bigint, kind text, name text, "nameHash" text, account text, data jsonb)
     on conflict (chain_id, tx_hash, log_index) do update set
       block_number = excluded.block_number, block_hash = excluded.block_hash, at = excluded.at, kind = excluded.kind,
       name = excluded.name, name_hash = excluded.name_hash, account = excluded.account, data = excluded.data
     where name_event.block_hash <> excluded.block_hash`,
    [JSON.stringify(rows)],
  );
  return [...new Set(rows.map((row) => row.name))];
}

/** The names of tokens in transfers, by chain and token id. */
async function readTokenNames(sql: Sql, events: readonly NameEvent[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const { chainId, nameHash, name } of events) if (name !== null) names.set(`${chainId} ${nameHash}`, name);
  const open = events.filter((event) => event.name === null && !names.has(`${event.chainId} ${event.nameHash}`));
  if (open.length === 0) return names;
  const { from, values } = rowsAsTable("t", {
    columns: { chain_id: ["bigint", ({ chainId }) => chainId], name_hash: ["word", ({ nameHash }) => nameHash] },
    rows: open,
  });
  const { rows } = await sql.query<{ chain_id: number; name_hash: string; name: string }>(
    `select distinct e.chain_id, e.name_hash, e.name
     from name_event e join ${from}
       on t.chain_id = e.chain_id and t.name_hash = e.name_hash
     where e.kind in ('minted', 'subname')`,
    values,
  );
  for (const row of rows) names.set(`${row.chain_id} ${row.name_hash}`, row.name);
  return names;
}

/** Deletes a chain's events above a block. Returns their names. */
export async function dropNameEventsAbove(sql: Sql, input: { chainId: number; block: number }): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>(
    "delete from name_event where chain_id = $1 and block_number > $2 returning name",
    [input.chainId, input.block],
  );
  return [...new Set(rows.map((row) => row.name))];
}

/** Deletes events of other blocks at these heights, which were stored early and replaced by a reorg. Returns their names. */
export async function dropForeignNameEvents(
  sql: Sql,
  input: { chainId: number; blocks: readonly { number: number; hash: string }[] },
): Promise<string[]> {
  if (input.blocks.length === 0) return [];
  const { from, values } = rowsAsTable("b", {
    columns: { number: ["bigint", ({ number }) => number], hash: ["word", ({ hash }) => hash] },
    rows: input.blocks,
    before: [input.chainId],
  });
  const { rows } = await sql.query<{ name: string }>(
    `delete from name_event e using ${from}
     where e.chain_id = $1 and e.block_number = b.number and e.block_hash <> b.hash returning e.name`,
    values,
  );
  return [...new Set(rows.map((row) => row.name))];
}

/** Mints, subnames and transfers by name, in the order of each chain. */
export async function readOwnershipEvents(sql: Sql, names: readonly string[]): Promise<Map<string, StoredNameEvent[]>> {
  const { rows } = await sql.query<Omit<StoredNameEvent, "nameHash" | "data">>(
    `select chain_id as "chainId", tx_hash as "txHash", log_index as "logIndex", block_number as "blockNumber",
       block_hash as "blockHash", at, kind, name, account from name_event
     where name = any($1::text[]) and kind in ('minted', 'subname', 'transferred')
     order by name, chain_id, block_number, log_index`,
    [names],
  );
  const events = rows.map((row) => ({ ...row, nameHash: hashName(row.name), data: {} }));
  return groupBy(events, ({ name }) => name);
}
