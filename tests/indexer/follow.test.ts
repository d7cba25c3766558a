import { LRUCache } from "lru-cache";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createChainClient } from "../../lib/chain/client.ts";
import { ChainConfig } from "../../lib/core/chains.ts";
import { createLogger } from "../../lib/core/log.ts";
import { scoringSettings } from "../../lib/domains/scores/index.ts";
import type { WalletFacts } from "../../lib/engine/index.ts";
import { readCursor } from "../../lib/indexer/cursor.ts";
import { followChain } from "../../lib/indexer/follow.ts";
import { testEnv } from "../setup/context.ts";
import { createTestDatabase, type TestDatabase } from "../setup/database.ts";
import { type Anvil, startAnvil } from "./anvil.ts";
import { type Life, startLife } from "./life.ts";

const GENESIS = Date.UTC(2025, 0, 1) / 1000;
let anvil: Anvil;
let life: Life;
let db: TestDatabase;
beforeAll(async () => {
  anvil = await startAnvil({ chainId: 31337, genesis: GENESIS, accounts: 40 });
  life = await startLife(anvil, { seed: 1, wallets: 40, genesis: GENESIS });
  db = await createTestDatabase();
}, 120_000);
afterAll(async () => {
  await anvil?.stop();
  await db?.drop();
});

test("smoke", async () => {
  let t = Date.now();
  await life.mine(300);
  console.log("mined", Date.now() - t, await life.head());
  const chain = ChainConfig.parse({
    id: 31337,
    name: "x",
    rpcUrls: [anvil.url],
    finalityDepth: 12,
    wallets: "all",
    local: true,
  });
  const sql = new pg.Client({ connectionString: db.url });
  await sql.connect();
  const end = new AbortController();
  const client = createChainClient(chain);
  const lead = {
    chain,
    settings: scoringSettings(testEnv(db.url, { CHAINS: JSON.stringify([chain]) })),
    sql,
    facts: new LRUCache<string, WalletFacts>({ max: 1000 }),
    cursor: await readCursor(sql, 31337, new Date()),
    now: () => new Date(),
  };
  t = Date.now();
  const done = followChain({ lead, client, log: createLogger("warn"), signal: end.signal });
  const head = await life.head();
  while (lead.cursor.newest?.number !== head) {
    await new Promise((r) => setTimeout(r, 20));
    if (Date.now() - t > 50000) break;
  }
  console.log("followed", Date.now() - t, lead.cursor);
  end.abort();
  await done;
  for (const q of [
    "select kind, count(*) from activity group by 1",
    "select count(*), max(rank) from score_history",
    "select cause, count(*) from score_history group by 1",
    "select chain_id,status,count(*), max(total) from score group by 1,2",
    "select count(*) from facts",
    "select * from spread limit 5",
    "select count(*) from outbox",
    "select facts from score limit 1",
  ])
    console.log(q, JSON.stringify((await sql.query(q)).rows));
  await sql.end();
  await client.close();
  expect(1).toBe(1);
}, 120_000);
