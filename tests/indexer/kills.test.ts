import type { ChildProcess } from "node:child_process";
import type { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nameEventKinds } from "../../lib/chain/name-logs.ts";
import { ChainConfig } from "../../lib/core/chains.ts";
import type { Context } from "../../lib/core/context.ts";
import { createPool, createPrisma } from "../../lib/core/db.ts";
import { createLogger } from "../../lib/core/log.ts";
import { listChains, readChainControl, reindexChain } from "../../lib/domains/chain-control/index.ts";
import { ALIKE_LOCK } from "../../lib/domains/scores/inputs/find-alike-wallets.ts";
import { keepEvents } from "../factories/events.ts";
import { testEnv } from "../setup/context.ts";
import { createTestDatabase, type TestDatabase } from "../setup/database.ts";
import { rounds } from "../setup/rounds.ts";
import { until } from "../setup/until.ts";
import { type Anvil, end, startAnvil } from "./anvil.ts";
import { differences, readSettled } from "./index-state.ts";
import { type SimulatedChain, seeded, simulateChain } from "./simulated-chain.ts";
import { nameContracts } from "./simulated-names.ts";
import { bundleWorker, startWorker } from "./worker-process.ts";

const GENESIS = Date.UTC(2025, 0, 1) / 1000;
const FINALITY = 12;
const KILLS = rounds(9, 55);
const REINDEXES = rounds(3, 18);
const BLOCKS_A_LIFE = 38;
const LIMIT = 900_000;

interface Index {
  database: TestDatabase;
  pool: Pool;
  worker: ChildProcess | null;
  release?: () => void;
}

let anvil: Anvil;
let simulation: SimulatedChain;
let chain: ChainConfig;
const indexes: Index[] = [];

beforeAll(async () => {
  await bundleWorker();
  anvil = await startAnvil({ chainId: 31337, genesis: GENESIS, accounts: 75 });
  simulation = await simulateChain(anvil, { seed: 50, wallets: 75, genesis: GENESIS, names: true });
  chain = ChainConfig.parse({
    id: 31337,
    name: "Test",
    rpcUrls: [anvil.url],
    finalityDepth: FINALITY,
    wallets: "all",
    local: true,
    contracts: {
      governors: [...simulation.governors],
      names: nameContracts.names,
      reservations: nameContracts.reservations,
    },
  });
}, LIMIT);

afterAll(async () => {
  for (const index of indexes) {
    if (index.worker) await end(index.worker, "SIGKILL");
    index.release?.();
    await index.pool.end();
    await index.database.drop();
  }
  await anvil?.stop();
});

async function newIndex(): Promise<Index> {
  const database = await createTestDatabase();
  const index: Index = { database, pool: createPool(database.url, 4), worker: null };
  // The search for alike wallets goes by the clock, and its moments are not the chain's: its lock is held.
  const holder = await index.pool.connect();
  await holder.query("select pg_advisory_lock(hashtextextended($1, 0))", [ALIKE_LOCK]);
  index.release = () => holder.release(true);
  await keepEvents(index.pool);
  indexes.push(index);
  return index;
}

function start(index: Index): void {
  index.worker = startWorker(index.database.url, [chain]);
}

async function kill(index: Index, signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
  if (index.worker) await end(index.worker, signal);
  index.worker = null;
}

async function cursorOf(
  index: Index,
): Promise<{ number: number; hash: string | null; state: string; error: string | null }> {
  const { rows } = await index.pool.query(
    "select block_number as number, block_hash as hash, state, error from chain_cursor where chain_id = 31337",
  );
  return rows[0] ?? { number: -1, hash: null, state: "none", error: null };
}

async function headHash(): Promise<string> {
  const block = (await anvil.call("eth_getBlockByNumber", "latest", false)) as { hash: string };
  return block.hash;
}

/** The index has read the chain as it is now, and settled at its head. */
async function caughtUp(index: Index): Promise<void> {
  const hash = await headHash();
  await until(async () => {
    const cursor = await cursorOf(index);
    return cursor.hash === hash && cursor.state === "following";
  });
}

async function moved(index: Index, from: number): Promise<void> {
  await until(async () => (await cursorOf(index)).number !== from);
}

test(
  `an index after ${KILLS} kills, with reorgs down to finality, equals one built from scratch`,
  async () => {
    const random = seeded(7);
    const index = await newIndex();
    for (let round = 0; round < KILLS; round++) {
      const before = (await cursorOf(index)).number;
      start(index);
      const first = 1 + random(BLOCKS_A_LIFE - 1);
      await simulation.mine(first);
      // The moment of the kill: some blocks after the first that this simulation has written, or right into its first batch.
      if (random(4) > 0) await moved(index, before);
      const more = random(BLOCKS_A_LIFE - first + 1);
      await simulation.mine(more);
      if (round % 5 === 1) {
        // With the worker alive and at the head, so that what is lost was read.
        await caughtUp(index);
        await simulation.reorganise([1, FINALITY, 1 + random(FINALITY)][random(3)] ?? 1, random(3));
        if (random(2) === 0) await caughtUp(index);
      }
      await kill(index);
      if (round % 5 === 3) await simulation.reorganise([1, FINALITY][random(2)] ?? 1, random(3));
      await simulation.mine(BLOCKS_A_LIFE - first - more);
    }
    expect(await simulation.head()).toBeGreaterThan(KILLS * BLOCKS_A_LIFE - FINALITY);
    start(index);
    const scratch = await newIndex();
    start(scratch);
    await caughtUp(index);
    await caughtUp(scratch);
    const [killed, fresh] = await Promise.all([readSettled(index.pool), readSettled(scratch.pool)]);
    expect(differences(killed, fresh)).toEqual({});
    const { rows: kinds } = await index.pool.query<{ kind: string }>("select distinct kind from activity");
    expect(kinds.map((row) => row.kind).sort()).toEqual(
      [
        "created",
        "delegate",
        "failed",
        "nftIn",
        "nftOut",
        "received",
        "sent",
        "swap",
        "tokenIn",
        "tokenOut",
        "vote",
      ].sort(),
    );
    const { rows: said } = await index.pool.query<{ kind: string }>("select distinct kind from name_event");
    expect(said.map((row) => row.kind).sort()).toEqual([...nameEventKinds].sort());
    const { rows: lost } = await index.pool.query("select 1 from notification where kind = 'identity.removed'");
    expect(lost.length).toBeGreaterThan(0);
    const { rows: undone } = await index.pool.query("select from score_feed where cause = 'reorg'");
    expect(undone.length).toBeGreaterThan(0);
  },
  LIMIT,
);

/** Where in a re-index the worker is killed: in the transaction that rolls back, or as it writes what it reads again. */
const killTimes = [
  { table: "activity", isRolledBack: false },
  { table: "chain_cursor", isRolledBack: false },
  { table: "activity", isRolledBack: true },
  { table: "block", isRolledBack: false },
  { table: "score_feed", isRolledBack: false },
  { table: "block", isRolledBack: true },
] as const;

test(
  `an index whose worker is killed in ${REINDEXES} re-indexes from a block equals one that was never asked to`,
  async () => {
    const [index, other] = indexes;
    if (!index || !other) throw new Error("the indexes of the first test are gone");
    const random = seeded(11);
    const db = createPrisma(index.pool);
    const env = testEnv(index.database.url, { CHAINS: JSON.stringify([chain]) });
    const base = { env, db, pg: index.pool, log: createLogger("silent"), requestId: "test" };
    const ctx = (): Context => ({ ...base, now: new Date(), actor: { kind: "commandLine" } });
    const isRolledBack = async () => (await readChainControl(index.pool, chain.id)).reindexFrom === null;
    for (let round = 0; round < REINDEXES; round++) {
      await caughtUp(index);
      const [controlled] = (await listChains(ctx())).chains;
      const { oldestReindexBlock: oldest, block: newest } = controlled ?? { oldestReindexBlock: null, block: null };
      if (oldest === null || newest === null) return expect.unreachable();
      const fromBlock = oldest + random(newest - oldest + 1);
      const request = () => reindexChain(ctx(), { chainId: chain.id, fromBlock, reason: "A test kills the worker." });
      const killTime = killTimes[round % killTimes.length] ?? killTimes[0];
      if (killTime.isRolledBack) {
        await request();
        await until(isRolledBack);
        await killAtWrite(index, killTime.table, () => simulation.mine(1 + random(3)));
      } else {
        await killAtWrite(index, killTime.table, request);
        expect(await isRolledBack()).toBe(false);
      }
      if (random(2) === 0) await simulation.mine(1 + random(FINALITY));
      start(index);
      await until(isRolledBack);
    }
    await db.$disconnect();
    await caughtUp(index);
    await caughtUp(other);
    expect(differences(await readSettled(index.pool), await readSettled(other.pool))).toEqual({});
  },
  LIMIT,
);

/** Kills the worker as it waits to write to the table, which `begin` makes it do. */
async function killAtWrite(index: Index, table: string, begin: () => Promise<unknown>): Promise<void> {
  const holder = await index.pool.connect();
  try {
    await holder.query("begin");
    await holder.query(`lock table ${table} in exclusive mode`);
    await begin();
    const waiting = "select from pg_locks where not granted and relation = $1::regclass";
    await until(async () => (await holder.query(waiting, [table])).rows.length > 0);
    await kill(index);
  } finally {
    await holder.query("rollback");
    holder.release();
  }
}

test("every event has its subject's previous score: none is lost, none is emitted twice", async () => {
  const [index] = indexes;
  if (!index) throw new Error("the index of the first test is gone");
  const { rows } = await index.pool.query<{ data: { address: string; oldScore: number; newScore: number } }>(
    "select data from kept_event where event = 'score.updated' order by id",
  );
  const reported = new Map<string, number>();
  for (const { data } of rows) {
    expect(data.oldScore).toBe(reported.get(data.address.toLowerCase()) ?? 0);
    expect(data.newScore).not.toBe(data.oldScore);
    reported.set(data.address.toLowerCase(), data.newScore);
  }
  const { rows: scores } = await index.pool.query<{ subject: string; total: number }>(
    "select subject, total from score where chain_id = 0 and total > 0",
  );
  expect(Object.fromEntries([...reported].filter(([, total]) => total > 0))).toEqual(
    Object.fromEntries(scores.map((score) => [score.subject, score.total])),
  );
});

test("identity.created is emitted once for every final name, and for no other mint", async () => {
  const [index] = indexes;
  if (!index) throw new Error("the index of the first test is gone");
  const { rows: reported } = await index.pool.query<{ svcId: string; txHash: string }>(
    `select data->>'svcId' as "svcId", data->>'txHash' as "txHash" from kept_event
     where event = 'identity.created' order by 1`,
  );
  const { rows: final } = await index.pool.query(
    `select name as "svcId", tx_hash as "txHash" from identity where final order by 1`,
  );
  expect(reported.length).toBeGreaterThan(KILLS);
  expect(reported).toEqual(final);
});

test(
  "a reorganisation that replaces a final block stops the chain and leaves the index as it was",
  async () => {
    const [index] = indexes;
    if (!index) throw new Error("the index of the first test is gone");
    await caughtUp(index);
    const before = await readSettled(index.pool);
    await simulation.reorganise(FINALITY + 1, 0);
    await until(async () => (await cursorOf(index)).state === "stopped");
    expect((await cursorOf(index)).error).toMatch(/replaced final blocks/);
    const after = await readSettled(index.pool);
    expect(differences({ ...before, cursor: [] }, { ...after, cursor: [] })).toEqual({});
  },
  LIMIT,
);
