import type { ChildProcess } from "node:child_process";
import type { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nameEventKinds } from "../../lib/chain/name-logs.ts";
import { ChainConfig } from "../../lib/core/chains.ts";
import type { Context } from "../../lib/core/context.ts";
import { createPool, createPrisma } from "../../lib/core/db.ts";
import { createLogger } from "../../lib/core/log.ts";
import { listChains, readChainControl, reindexChain } from "../../lib/domains/chain-control/index.ts";
import { ALIKE_LOCK } from "../../lib/domains/scores/outdated.ts";
import { keepEvents } from "../factories/events.ts";
import { scoresWithFacts } from "../factories/scores.ts";
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
const KILLS = rounds(3, 55);
const REINDEXES = rounds(1, 18);
const BLOCKS_A_LIFE = rounds(24, 38);
/** At most as many blocks of the other chain. */
const OTHER_BLOCKS_A_LIFE = 14;
const MOST_WORKERS = 4;
const LIMIT = 900_000;

/** Kinds of events that agents have here: all but those of drafts. */
const agentKinds = ["feedback", "registered", "response", "revoked", "transfer", "uri", "wallet"];

interface Index {
  database: TestDatabase;
  pool: Pool;
  workers: ChildProcess[];
  release?: () => void;
}

interface TestChain {
  anvil: Anvil;
  simulation: SimulatedChain;
  config: ChainConfig;
}

let chain: TestChain;
let other: TestChain;
const indexes: Index[] = [];
const random = seeded(7);

beforeAll(async () => {
  await bundleWorker();
  chain = await startChain(31337, { seed: 50, wallets: 75, names: true, agents: true });
  // The first wallets of the other chain are the same.
  other = await startChain(31338, { seed: 51, wallets: 15 });
  // Reorgs leave its contracts.
  await other.simulation.mine(FINALITY);
}, LIMIT);

afterAll(async () => {
  for (const index of indexes) {
    await kill(index);
    index.release?.();
    await index.pool.end();
    await index.database.drop();
  }
  for (const { anvil } of [chain, other]) await anvil.stop();
});

async function startChain(
  id: number,
  options: { seed: number; wallets: number; names?: boolean; agents?: boolean },
): Promise<TestChain> {
  const anvil = await startAnvil({ chainId: id, genesis: GENESIS, accounts: options.wallets });
  const simulation = await simulateChain(anvil, { ...options, genesis: GENESIS });
  const { names, reservations } = nameContracts;
  const agents = simulation.registries && { ...simulation.registries, firstBlock: 0 };
  const config = ChainConfig.parse({
    id,
    name: `Test ${id}`,
    rpcUrls: [anvil.url],
    finalityDepth: FINALITY,
    wallets: "all",
    local: true,
    contracts: { governors: [...simulation.governors], agents, ...(options.names && { names, reservations }) },
  });
  return { anvil, simulation, config };
}

async function newIndex(): Promise<Index> {
  const database = await createTestDatabase();
  const index: Index = { database, pool: createPool(database.url, 4), workers: [] };
  // The search for alike wallets goes by the clock, and its moments are not the chain's: its lock is held.
  const holder = await index.pool.connect();
  await holder.query("select pg_advisory_lock(hashtextextended($1, 0))", [ALIKE_LOCK]);
  index.release = () => holder.release(true);
  await keepEvents(index.pool);
  indexes.push(index);
  return index;
}

/** Starts workers until there are so many. */
function start(index: Index, count = 1, config = chain.config): void {
  const configs = [config, other.config];
  while (index.workers.length < count) index.workers.push(startWorker(index.database.url, configs));
}

/** Kills workers at random until so many are left. */
async function kill(index: Index, left = 0): Promise<void> {
  while (index.workers.length > left) {
    const [worker] = index.workers.splice(random(index.workers.length), 1);
    if (worker) await end(worker, "SIGKILL");
  }
}

async function cursorOf(
  index: Index,
  { config }: TestChain = chain,
): Promise<{ number: number; hash: string | null; state: string; error: string | null }> {
  const { rows } = await index.pool.query(
    "select block_number as number, block_hash as hash, state, error from chain_cursor where chain_id = $1",
    [config.id],
  );
  return rows[0] ?? { number: -1, hash: null, state: "none", error: null };
}

async function headHash({ anvil }: TestChain): Promise<string> {
  const block = (await anvil.call("eth_getBlockByNumber", "latest", false)) as { hash: string };
  return block.hash;
}

/** The index has read the chains as they are now, and settled at their heads. */
async function caughtUp(index: Index): Promise<void> {
  for (const one of [chain, other]) {
    const hash = await headHash(one);
    await until(async () => {
      const cursor = await cursorOf(index, one);
      return cursor.hash === hash && cursor.state === "following";
    });
  }
}

/**
 * Everything that the blocks decide. Which chain came first decides whether a subject of both is due on a chain's next day in any case, or
 * on the day computed for it; what it has on either day does not depend on it.
 */
async function readBlocks({ pool }: Index): Promise<Record<string, string[]>> {
  const index = await readSettled(pool);
  const scores = (index.scores ?? []).map((row) => JSON.parse(row).score as { subject: string; chain_id: number });
  const subjects = scores.filter(({ chain_id }) => chain_id !== 0).map(({ subject }) => subject);
  const isOfBoth = (subject: string) => subjects.indexOf(subject) !== subjects.lastIndexOf(subject);
  const compared = scores.map((score) =>
    JSON.stringify(isOfBoth(score.subject) ? { ...score, next_change_day: null } : score),
  );
  return { ...index, scores: compared };
}

async function moved(index: Index, from: number): Promise<void> {
  await until(async () => (await cursorOf(index)).number !== from);
}

function reorganise({ simulation }: TestChain): Promise<void> {
  return simulation.reorganise([1, FINALITY, 1 + random(FINALITY)][random(3)] ?? 1, random(3));
}

/** One to four workers index both chains while these grow and reorganise, and some of them are killed. */
async function liveAndKill(index: Index, round: number): Promise<void> {
  const before = (await cursorOf(index)).number;
  start(index, 1 + random(MOST_WORKERS));
  const first = 1 + random(BLOCKS_A_LIFE - 1);
  await chain.simulation.mine(first);
  await other.simulation.mine(random(OTHER_BLOCKS_A_LIFE));
  // The moment of the kill: some blocks after the first that these workers have written, or right into their first batch.
  if (random(4) > 0) await moved(index, before);
  const more = random(BLOCKS_A_LIFE - first + 1);
  await chain.simulation.mine(more);
  if (round % 5 === 1) {
    // With a worker alive and at the head, so that what is lost was read.
    await caughtUp(index);
    for (const one of [chain, other]) await reorganise(one);
    if (random(2) === 0) await caughtUp(index);
  }
  if (round % 5 === 3) {
    await kill(index);
    for (const one of [chain, other]) await reorganise(one);
  }
  await kill(index, random(index.workers.length));
  await chain.simulation.mine(BLOCKS_A_LIFE - first - more);
}

test(
  `an index of two chains with reorgs down to finality, after ${KILLS} rounds in which some of 1 to 4 workers are killed, equals one built from scratch`,
  async () => {
    const index = await newIndex();
    for (let round = 0; round < KILLS; round++) await liveAndKill(index, round);
    expect(await chain.simulation.head()).toBeGreaterThan(KILLS * BLOCKS_A_LIFE - FINALITY);
    start(index);
    const scratch = await newIndex();
    start(scratch);
    await caughtUp(index);
    await caughtUp(scratch);
    const [killed, fresh] = await Promise.all([readBlocks(index), readBlocks(scratch)]);
    expect(differences(killed, fresh)).toEqual({});
    const aggregates = await scoresWithFacts(index.pool, { where: "chain_id <= 0" });
    expect(aggregates.filter(({ asOf }) => Object.keys(asOf).length === 2).length).toBeGreaterThan(0);
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
    const { rows: ofAgents } = await index.pool.query<{ kind: string }>("select distinct kind from agent_event");
    expect(ofAgents.map((row) => row.kind).sort()).toEqual(agentKinds);
    const { rows: lost } = await index.pool.query("select 1 from notification where kind = 'identity.removed'");
    expect(lost.length).toBeGreaterThan(0);
    const { rows: undone } = await index.pool.query("select from score_feed where cause = 'reorg'");
    expect(undone.length).toBeGreaterThan(0);
    await kill(index, 1);
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
    const [index, fresh] = indexes;
    if (!index || !fresh) throw new Error("the indexes of the first test are gone");
    const db = createPrisma(index.pool);
    const env = testEnv(index.database.url, { CHAINS: JSON.stringify([chain.config, other.config]) });
    const base = { env, db, pg: index.pool, log: createLogger("silent"), requestId: "test" };
    const ctx = (): Context => ({ ...base, now: new Date(), actor: { kind: "commandLine" } });
    const isRolledBack = async () => (await readChainControl(index.pool, chain.config.id)).reindexFrom === null;
    for (let round = 0; round < REINDEXES; round++) {
      await caughtUp(index);
      const controlled = (await listChains(ctx())).chains.find(({ chainId }) => chainId === chain.config.id);
      const { oldestReindexBlock: oldest, block: newest } = controlled ?? { oldestReindexBlock: null, block: null };
      if (oldest === null || newest === null) return expect.unreachable();
      const fromBlock = oldest + random(newest - oldest + 1);
      const request = () =>
        reindexChain(ctx(), { chainId: chain.config.id, fromBlock, reason: "A test kills the worker." });
      const killTime = killTimes[round % killTimes.length] ?? killTimes[0];
      if (killTime.isRolledBack) {
        await request();
        await until(isRolledBack);
        await killAtWrite(index, killTime.table, () => chain.simulation.mine(1 + random(3)));
      } else {
        await killAtWrite(index, killTime.table, request);
        expect(await isRolledBack()).toBe(false);
      }
      if (random(2) === 0) await chain.simulation.mine(1 + random(FINALITY));
      start(index);
      await until(isRolledBack);
    }
    await db.$disconnect();
    await caughtUp(index);
    await caughtUp(fresh);
    expect(differences(await readBlocks(index), await readBlocks(fresh))).toEqual({});
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

test(
  "registries that are set anew, whose worker is killed as it reads their earlier events, have the same events",
  async () => {
    const [index, fresh] = indexes;
    if (!index || !fresh) throw new Error("the indexes of the first test are gone");
    await caughtUp(index);
    await kill(index);
    const { agents, ...contracts } = chain.config.contracts;
    start(index, 1, { ...chain.config, contracts });
    const isForgotten = async () => (await index.pool.query("select from agent_event")).rowCount === 0;
    await until(isForgotten);
    await kill(index);
    // Only final blocks are read by their logs.
    await chain.simulation.mine(FINALITY);
    start(index, 1, { ...chain.config, contracts });
    await caughtUp(index);
    await kill(index);
    for (const table of ["agent_source", "agent_event"]) {
      await killAtWrite(index, table, async () => start(index));
      expect(await isForgotten()).toBe(true);
    }
    start(index);
    await chain.simulation.mine(FINALITY + 1);
    const isRead = "select from agent_source where read_to >= followed_from - 1";
    await until(async () => (await index.pool.query(isRead)).rowCount === 1);
    await caughtUp(index);
    await caughtUp(fresh);
    expect(differences(await readBlocks(index), await readBlocks(fresh))).toEqual({});
    const { rows } = await index.pool.query<{ kind: string }>("select distinct kind from agent_event order by 1");
    expect(rows.map(({ kind }) => kind)).toEqual(agentKinds);
  },
  LIMIT,
);

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
    "select subject, total from score where chain_id <= 0 and total > 0",
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
    await chain.simulation.reorganise(FINALITY + 1, 0);
    await until(async () => (await cursorOf(index)).state === "stopped");
    expect((await cursorOf(index)).error).toMatch(/replaced final blocks/);
    const after = await readSettled(index.pool);
    expect(differences({ ...before, cursor: [] }, { ...after, cursor: [] })).toEqual({});
  },
  LIMIT,
);
