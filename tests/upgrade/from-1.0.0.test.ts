import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createPool } from "../../lib/core/db.ts";
import { createLogger } from "../../lib/core/log.ts";
import { recomputeStale, rescoreOutdated, scoringSettings } from "../../lib/domains/scores/index.ts";
import { nullifierOf } from "../../lib/domains/wallets/index.ts";
import { categories } from "../../lib/engine/index.ts";
import { refoldOutdated } from "../../lib/indexer/refold-outdated.ts";
import { prepareDatabase } from "../../scripts/database/prepare.ts";
import { addressNumber, closesByScope, scoresByScope } from "../factories/scores.ts";
import { useContext } from "../setup/context.ts";
import { oldChain, oldDatabase, readRelease, upgradedDatabase } from "./old-database.ts";

const VERSION = "1.0.0";
/** The chain with the settings that the scores depend on, as that version had them. */
const chain = {
  ...oldChain,
  prices: { "0x5fbdb2315678afecb367f032d93f642f64180aa3": { decimals: 18, wei: "500000000000000" } },
  contracts: { ...oldChain.contracts, pools: ["0xcf7ed3acca5a467e9e704c703e8d87f634fb0fc9" as const] },
};
const holder = useContext({ chains: [chain], database: () => upgradedDatabase(VERSION) });
const old = readRelease(VERSION);

/** SQL of the columns of scores that are stored otherwise since, as that version stored them. */
const asBefore: Readonly<Record<string, string>> = {
  "score.unavailable": "string_to_array(unavailable, ',')",
  "score.stale": "string_to_array(stale, ',')",
  "score.model_hash": "'0x' || encode(model_hash, 'hex')",
  "score.facts_hash": "encode(facts_hash, 'hex')",
  // A row that stands for all chains as well is due with what time earns, too.
  "score.next_change_day": "case when chain_id = 0 then next_change_day end",
  "score_facts.facts_hash": "encode(facts_hash, 'hex')",
  "score_facts.facts": "convert_from(facts, 'UTF8')::jsonb",
};

/** Tables whose rows stand for two scopes where these are the same. */
const byScope: Readonly<Record<string, string>> = { score: scoresByScope, score_close: closesByScope };

/** The rows of a table, with the columns that the earlier version had, in any order. */
async function rowsNow(table: string): Promise<string[]> {
  const before: Record<string, unknown>[] = JSON.parse(old.get(table) ?? "[]");
  const columns = Object.keys(before[0] ?? {});
  const values = columns.map((column) => asBefore[`${table}.${column}`] ?? column);
  const { rows } = await holder
    .ctx()
    .pg.query<{ row: string }>(
      `select json_build_array(${values.join(", ")})::text as row from ${byScope[table] ?? table}`,
    );
  return rows.map(({ row }) => JSON.stringify(JSON.parse(row))).sort();
}

function rowsBefore(table: string): string[] {
  const before: Record<string, unknown>[] = JSON.parse(old.get(table) ?? "[]");
  const isOnChain = (row: Record<string, unknown>) => table === "score" && row.chain_id !== 0;
  const compared = before.map((row) => (isOnChain(row) ? { ...row, next_change_day: null } : row));
  return compared.map((row) => JSON.stringify(Object.values(row))).sort();
}

/** What a worker does with stored data before it follows chains. */
async function start(): Promise<void> {
  const { pg, env } = holder.ctx();
  const settings = scoringSettings(env);
  const now = () => new Date(holder.now);
  await refoldOutdated(pg, { now });
  await rescoreOutdated(pg, settings, { now });
  await recomputeStale(pg, settings, { now, log: createLogger("silent") });
}

test("each version of the CHANGELOG from 1.0.0 on is one whose data a test starts from", () => {
  const changelog = readFileSync(join(import.meta.dirname, "../../CHANGELOG.md"), "utf8");
  const versions = [...changelog.matchAll(/^## ([1-9]\d*\.\S*)/gm)].map(([, version]) => `${version}.tsv.gz`);
  expect(readdirSync(join(import.meta.dirname, "../fixtures/releases")).sort()).toEqual(versions.sort());
});

test("an upgrade and the start after it change no row of what 1.0.0 stored", async () => {
  await start();
  for (const table of [
    ...["activity", "attestation", "block", "chain_cursor", "earned_achievement", "identity", "meta", "name_event"],
    ...["notification", "outbox", "reservation", "wallet"],
  ]) {
    expect(rowsBefore(table).length).toBeGreaterThan(0);
    expect([table, await rowsNow(table)]).toEqual([table, rowsBefore(table)]);
  }
});

test.each(["facts", "score", "score_facts", "score_close"])(
  "%s are those of 1.0.0: no score changes",
  async (table) => {
    expect(rowsBefore(table).length).toBeGreaterThan(100);
    expect(await rowsNow(table)).toEqual(rowsBefore(table));
  },
);

test("a score on a chain that shares its row is due no later than it was", async () => {
  const before: { subject: string; chain_id: number; next_change_day: number | null }[] = JSON.parse(
    old.get("score") ?? "[]",
  );
  const dueBefore = new Map(before.map((row) => [`${row.subject} ${row.chain_id}`, row.next_change_day]));
  const { rows } = await holder
    .ctx()
    .pg.query<{ key: string; due: number | null }>(
      "select subject || ' ' || abs(chain_id) as key, next_change_day as due from score where chain_id < 0",
    );
  expect(rows.length).toBeGreaterThan(100);
  const never = Number.POSITIVE_INFINITY;
  expect(rows.filter(({ key, due }) => (due ?? never) > (dueBefore.get(key) ?? never))).toEqual([]);
});

test.each([
  [
    "of a model that was replaced",
    "model",
    "insert into model_switch (version, announced_at, active_from, activated_at) values ('4', now(), now(), now())",
  ],
  [
    "of payers of an address whose trust changed",
    "trust",
    "insert into payment_trust (address, weight, scored) values ('0xa', 1000, 0), ('0xb', 0, 1000)",
  ],
])("scores %s that 1.0.0 had still to compute are computed after the upgrade", async (_, cause, left) => {
  const database = await oldDatabase(VERSION);
  const pool = createPool(database.url, 2);
  try {
    await pool.query(left);
    await prepareDatabase(database.url);
    const pending = await pool.query("select wallet, cause, scored_to, scored from pending_score");
    expect(pending.rows).toEqual([{ wallet: "", cause, scored_to: "", scored: 0 }]);
    const scored = await pool.query("select distinct subject from score");
    expect((await pool.query("select address from payment_trust where weight = 0")).rows).toEqual([]);
    const settings = scoringSettings(holder.ctx().env);
    expect(await rescoreOutdated(pool, settings, { now: () => new Date(holder.now) })).toBe(scored.rows.length);
    expect((await pool.query("select from pending_score")).rows).toEqual([]);
  } finally {
    await pool.end();
    await database.drop();
  }
});

test("wallets that links of 1.0.0 joined, also former ones, are one person for passes; others are not", async () => {
  const database = await oldDatabase(VERSION);
  const pool = createPool(database.url, 2);
  const [owner, linked, former, buyer, gone, stranger] = [1, 2, 3, 4, 5, 6].map((one) => addressNumber(0xa0 + one));
  try {
    await pool.query(
      `insert into identity (name, chain_id, token_id, owner, state, tx_hash, block_number, block_hash, minted_at, created_at, owner_tx)
       values ('sold', 31337, 7, $1, 'active', '0x1', 1, '0x2', now(), now(), '0x3')`,
      [buyer],
    );
    await pool.query(
      `insert into identity_wallet (address, name, "primary", linked_at) values ($1, 'sold', true, now()), ($2, 'sold', false, now())`,
      [buyer, linked],
    );
    const wallets = JSON.stringify([{ address: owner }, { address: former }]);
    const history =
      "insert into identity_past (name, owner_tx, owner, nonce, wallets) values ('sold', '0x0', $1, 0, $2)";
    await pool.query(history, [owner, wallets]);
    const departure = "insert into identity_departure (address, name, owner, left_at) values ($1, 'sold', $2, now())";
    await pool.query(departure, [gone, owner]);
    await pool.query(departure, [linked, gone]);
    await pool.query(
      "insert into policy (id, developer_id, name, policy, created_at) values ('pol', 'd', 'p', '{}', now())",
    );
    await prepareDatabase(database.url);
    const of = (wallet = "") => nullifierOf({ pg: pool, now: holder.now }, { policyId: "pol", wallet });
    const first = await of(former);
    for (const joined of [owner, gone, linked, buyer]) expect([joined, await of(joined)]).toEqual([joined, first]);
    expect(await of(stranger)).not.toBe(first);
  } finally {
    await pool.end();
    await database.drop();
  }
});

test("there are closes for the whole past, the last of which are the present scores", async () => {
  const { pg } = holder.ctx();
  expect((await pg.query("select from stale_close")).rowCount).toBe(0);
  const points = ["total", ...categories].join(", ");
  const { rows } = await pg.query(
    `select subject, chain_id, ${points} from ${scoresByScope} where total > 0 or ranked order by 1, 2`,
  );
  expect(rows.length).toBeGreaterThan(100);
  const closes = `select subject, chain_id, ${points} from ${closesByScope} where until = 'infinity' order by 1, 2`;
  expect((await pg.query(closes)).rows).toEqual(rows);
});

test("a second start changes nothing", async () => {
  const state = async () => {
    const found: [string, string[]][] = [];
    for (const table of old.keys()) if (table !== "_prisma_migrations") found.push([table, await rowsNow(table)]);
    return found;
  };
  const before = await state();
  await start();
  expect(await state()).toEqual(before);
});
