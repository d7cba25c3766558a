import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { Client, type Pool } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { ChainConfig } from "../../lib/core/chains.ts";
import { enqueueJobs } from "../../lib/core/jobs.ts";
import { trackWallet } from "../../lib/domains/wallets/index.ts";
import { leaderLock } from "../../lib/indexer/run-chain-leader.ts";
import { type RecordedExplorer, startRecordedExplorer } from "../../scripts/recorded-explorer.ts";
import { sendJson, startHttpServer } from "../chain/http-server.ts";
import { type ExplorerRow, transactionRow, wallet } from "../chain/scripted-explorer.ts";
import { keepEvents } from "../factories/events.ts";
import { testEnv, useContext } from "../setup/context.ts";
import { emptyIndex, emptyTables } from "../setup/empty-tables.ts";
import { isThorough } from "../setup/rounds.ts";
import { until } from "../setup/until.ts";
import { type Anvil, end, startAnvil } from "./anvil.ts";
import { type SimulatedChain, simulateChain } from "./simulated-chain.ts";
import { bundleWorker, startWorker } from "./worker-process.ts";

// A limit for busy machines; nothing is measured.
vi.setConfig({ testTimeout: 300_000 });

const GENESIS = Date.UTC(2025, 0, 1) / 1000;
const holder = useContext();
let anvil: Anvil;
let simulation: SimulatedChain;
let chain: Partial<ChainConfig>;
let explorer: RecordedExplorer;
let workers: ChildProcess[] = [];

beforeAll(async () => {
  await bundleWorker();
  anvil = await startAnvil({ chainId: 31337, genesis: GENESIS, accounts: 10 });
  simulation = await simulateChain(anvil, { seed: 3, wallets: 10, genesis: GENESIS });
  chain = { id: 31337, name: "Test", rpcUrls: [anvil.url], finalityDepth: 3, wallets: "all", local: true };
  explorer = await startRecordedExplorer({ dir: join(import.meta.dirname, "../../data/wallets") });
});

afterAll(async () => {
  await anvil?.stop();
  await explorer?.close();
});

beforeEach(empty);

async function empty(): Promise<void> {
  await emptyIndex(holder.ctx());
}

afterEach(async () => {
  for (const worker of workers) await end(worker, "SIGKILL");
  workers = [];
});

function start(chains: readonly Partial<ChainConfig>[]): ChildProcess {
  const worker = startWorker(holder.url(), chains);
  workers.push(worker);
  return worker;
}

async function cursor(pool: Pool): Promise<{ block_number: number; state: string; error: string | null } | undefined> {
  const { rows } = await pool.query("select block_number, state, error from chain_cursor where chain_id = 31337");
  return rows[0];
}

async function leaders(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and granted
       and objid = (hashtextextended($1, 0) & 4294967295)::oid
       and database = (select oid from pg_database where datname = current_database())`,
    [leaderLock(31337)],
  );
  return rows.map((row) => row.pid);
}

test("one of two workers leads a chain; the other takes over when it is killed, and releases the chain at SIGTERM", async () => {
  const { pg } = holder.ctx();
  const [first, second] = [start([chain]), start([chain])];
  await simulation.mine(5);
  const reached = async () => (await cursor(pg))?.block_number === (await simulation.head());
  await until(reached);
  const [leader, ...others] = await leaders(pg);
  expect(others).toEqual([]);
  await end(first, "SIGKILL");
  await simulation.mine(5);
  await until(reached);
  await end(second, "SIGKILL");
  const third = start([chain]);
  await simulation.mine(5);
  await until(reached);
  const [last] = await leaders(pg);
  expect(last).not.toBe(leader);
  const { rows } = await pg.query("select count(*)::int as n from activity where kind in ('sent', 'failed')");
  const sent = await countTransactions(anvil);
  expect(rows[0].n).toBe(sent);
  const code = new Promise((resolve) => third.once("exit", (status) => resolve(status)));
  third.kill("SIGTERM");
  expect(await code).toBe(0);
  expect(await leaders(pg)).toEqual([]);
});

test("a worker leads again without reading scores or facts, whose number is without bound", async () => {
  const { pg } = holder.ctx();
  const first = start([chain]);
  await until(async () => (await cursor(pg))?.block_number === (await simulation.head()));
  await end(first, "SIGTERM");
  const locking = await pg.connect();
  try {
    await locking.query("begin; lock table score, score_facts, score_close, facts in access exclusive mode");
    start([chain]);
    await until(async () => (await leaders(pg)).length === 1);
  } finally {
    await locking.query("rollback");
    locking.release();
  }
});

async function countTransactions(of: Anvil): Promise<number> {
  let sum = 0;
  const head = Number(await of.call("eth_blockNumber"));
  for (let number = 0; number <= head; number++) {
    sum += Number(await of.call("eth_getBlockTransactionCountByNumber", `0x${number.toString(16)}`));
  }
  return sum;
}

test("a node that fails, or serves another chain, is reported and does not stop other chains", async () => {
  const { pg } = holder.ctx();
  const gone = { ...chain, id: 5, name: "Gone", rpcUrls: ["http://127.0.0.1:9"] };
  const wrong = { ...chain, id: 6, name: "Wrong" };
  start([chain, gone, wrong]);
  await simulation.mine(2);
  await until(async () => (await cursor(pg))?.block_number === (await simulation.head()));
  const faultOf = async (chainId: number) => {
    const { rows } = await pg.query(
      "select error from chain_cursor where chain_id = $1 and state = 'retrying' and failing_since is not null",
      [chainId],
    );
    return rows[0]?.error as string | undefined;
  };
  await until(async () => Boolean(await faultOf(5)));
  await until(async () => /31337/.test((await faultOf(6)) ?? ""));
  expect((await pg.query("select 1 from activity where chain_id in (5, 6) limit 1")).rows).toEqual([]);
});

/** Kills a worker and lets its claims expire at once, not after their 15 seconds. */
async function killBackfilling(worker: ChildProcess): Promise<void> {
  await end(worker, "SIGKILL");
  await holder.ctx().pg.query("update backfill set due_at = now() where claim is not null");
}

test.runIf(isThorough)("a backfill that is killed ends with the same result as one that is not", async () => {
  const chainsAt = (rate: number) => [
    { id: 1, name: "Recorded", explorers: [explorerAt(explorer.url, { rate, pageSize: 50 })] },
  ];
  const chains = chainsAt(1_000);
  const ctx = holder.ctx({ env: testEnv(holder.url(), { CHAINS: JSON.stringify(chains) }) });
  const wallets = explorer.wallets.slice(0, 6);
  const ready = async () => {
    const { rows } = await ctx.pg.query("select count(*)::int as n from tracked_wallet where state = 'ready'");
    return rows[0].n as number;
  };
  const result = async () => {
    const texts = [
      "select * from activity order by wallet, block_number, tx_hash, log_index, kind",
      "select * from facts order by wallet",
      "select to_jsonb(s) - 'updated_at' - 'steps' as row from score s order by subject, chain_id",
      "select lower(data->>'address') as address, count(*) from kept_event group by 1 order by 1",
    ];
    return Promise.all(texts.map(async (text) => (await ctx.pg.query(text)).rows));
  };
  const runs: unknown[] = [];
  await keepEvents(ctx.pg);
  for (const kills of [0, 2]) {
    await emptyTables(
      ctx.pg,
      "activity, facts, score, score_feed, saved_ranking, score_close, earned_achievement, outbox, kept_event, tracked_wallet, wallet",
    );
    for (const address of wallets) await trackWallet(ctx, { address });
    for (let i = 0; i < kills; i++) {
      // Slow, so that it is killed before the end.
      const worker = start(chainsAt(40));
      await until(async () => {
        const { rows } = await ctx.pg.query("select 1 from tracked_wallet where state = 'syncing'");
        return rows.length > 0 || (await ready()) === wallets.length;
      });
      await killBackfilling(worker);
    }
    const worker = start(chains);
    await until(async () => (await ready()) === wallets.length);
    await end(worker, "SIGTERM");
    runs.push(await result());
  }
  expect(runs[1]).toEqual(runs[0]);
});

test.runIf(isThorough)("histories that wait to be written hold none of the slots that fetch", async () => {
  const chains = [{ id: 1, name: "Recorded", explorers: [explorerAt(explorer.url, { rate: 1_000, pageSize: 1_000 })] }];
  const ctx = holder.ctx({ env: testEnv(holder.url(), { CHAINS: JSON.stringify(chains) }) });
  const wallets = explorer.wallets.slice(0, 40);
  for (const address of wallets) await trackWallet(ctx, { address });
  const locking = await ctx.pg.connect();
  try {
    await locking.query("begin; lock table activity in exclusive mode");
    start(chains);
    const claimed = "select from backfill where claim is not null";
    await until(async () => ((await ctx.pg.query(claimed)).rowCount ?? 0) > 24);
  } finally {
    await locking.query("rollback");
    locking.release();
  }
  await until(async () => {
    const { rowCount } = await ctx.pg.query("select from tracked_wallet where state = 'ready'");
    return rowCount === wallets.length;
  });
});

type Rows = ExplorerRow[] | null;

/** An explorer that answers `txlist` with the given rows (null: not at all) and other lists with none, and records requests. */
async function startExplorer(rowsOf: (address: string, from: number) => Rows | Promise<Rows>) {
  const asked: { address: string; from: number }[] = [];
  const server = await startHttpServer(async (request, _body, response) => {
    const query = new URL(request.url ?? "", "http://explorer").searchParams;
    const action = query.get("action");
    if (action === "eth_blockNumber") return sendJson(response, { jsonrpc: "2.0", id: 1, result: "0x3b9aca00" });
    const from = Number(query.get("startblock")) + Number(query.get("offset")) * (Number(query.get("page")) - 1);
    const address = query.get("address") ?? "";
    if (action === "txlist") asked.push({ address, from });
    const result = action === "txlist" ? await rowsOf(address, from) : [];
    if (result) sendJson(response, result.length > 0 ? { status: "1", message: "OK", result } : none);
  });
  return { ...server, asked };
}

const explorerAt = (url: string, limits: { rate: number; pageSize: number }) => ({ url, apiKey: undefined, ...limits });
const none = { status: "0", message: "No transactions found", result: [] };
const blocks = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => transactionRow(Math.max(1, from) + i));

test.runIf(isThorough)(
  "endless histories of one developer do not delay another's wallet, with one worker and with two",
  async () => {
    const small = `0x${"5".repeat(40)}`;
    const endless = await startExplorer((address, from) => blocks(from, address === small ? 40 : from + 200));
    const chains = [{ id: 1, name: "Endless", explorers: [explorerAt(endless.url, { rate: 60, pageSize: 200 })] }];
    const env = testEnv(holder.url(), { CHAINS: JSON.stringify(chains) });
    const ctx = holder.ctx({ env });
    const { pg } = ctx;
    const as = (developerId: string) =>
      holder.ctx({
        env,
        actor: { kind: "key", developerId, wallet: small, keyId: "key", tier: "free", permissions: ["write"] },
      });
    const read = async () => {
      const { rows } = await pg.query("select address from tracked_wallet where state = 'ready'");
      return rows.map((row) => row.address);
    };
    try {
      for (let i = 0; i < 30; i++)
        await trackWallet(as("dev_big"), { address: `0x${(i + 1).toString(16).padStart(40, "b")}` });
      for (const _workers of [1, 2]) {
        await pg.query("delete from tracked_wallet where address = $1", [small]);
        start(chains);
        await until(async () => (await pg.query("select 1 from backfill where claim is not null")).rows.length > 0);
        await trackWallet(as("dev_small"), { address: small });
        await until(async () => (await read()).length > 0);
        expect(await read()).toEqual([small]);
      }
    } finally {
      await endless.close();
    }
  },
);

test("after a kill a long history continues at its last turn and fetches nothing of earlier turns again", async () => {
  let isHeld = true;
  const source = await startExplorer((_address, from) => {
    if (isHeld && from > 3_000) return null;
    return blocks(from, Math.min(from + 1_000, 5_000));
  });
  const chains = [{ id: 1, name: "Long", explorers: [explorerAt(source.url, { rate: 1_000, pageSize: 1_000 })] }];
  const ctx = holder.ctx({ env: testEnv(holder.url(), { CHAINS: JSON.stringify(chains) }) });
  try {
    await trackWallet(ctx, { address: wallet });
    const worker = start(chains);
    await until(() => source.asked.some(({ from }) => from > 3_000));
    await killBackfilling(worker);
    const { rows: staged } = await ctx.pg.query("select turns from backfill where progress is not null");
    expect(staged).toEqual([{ turns: 1 }]);
    source.asked.length = 0;
    isHeld = false;
    start(chains);
    await until(async () => (await ctx.pg.query("select 1 from tracked_wallet where state = 'ready'")).rows.length > 0);
    expect(Math.min(...source.asked.map(({ from }) => from))).toBeGreaterThan(1_900);
    const { rows } = await ctx.pg.query("select count(*)::int as n from activity where kind = 'sent'");
    expect(rows[0].n).toBe(4_999);
    expect((await ctx.pg.query("select 1 from staged_activity")).rows).toEqual([]);
  } finally {
    await source.close();
  }
});

test.runIf(isThorough)(
  "backfills continue after an outage of the database in which no turn could be stored",
  async () => {
    const { pg } = holder.ctx();
    // An explorer that answers only once it is open.
    let isOpen = false;
    const gate = await startExplorer(async (_address, from) => {
      await until(() => isOpen);
      return blocks(from, 40);
    });
    const chains = [{ id: 1, name: "Small", explorers: [explorerAt(gate.url, { rate: 1_000, pageSize: 1_000 })] }];
    const name = new URL(holder.url()).pathname.slice(1);
    const server = new URL(holder.url());
    server.pathname = "/postgres";
    const admin = new Client({ connectionString: server.href });
    await admin.connect();
    try {
      const ctx = holder.ctx({ env: testEnv(holder.url(), { CHAINS: JSON.stringify(chains) }) });
      for (const address of explorer.wallets.slice(0, 30)) await trackWallet(ctx, { address });
      let log = "";
      workers.push(
        startWorker(holder.url(), chains, (text) => {
          log += text;
        }),
      );
      const count = async (text: string) => (await pg.query<{ n: number }>(text)).rows[0]?.n;
      const syncing = "select count(*)::int as n from tracked_wallet where state = 'syncing'";
      await until(async () => (await count(syncing)) === 24);
      await admin.query(`alter database ${name} with allow_connections false`);
      await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
      isOpen = true;
      await until(async () => log.split("the claim of a backfill is not released").length > 24);
      await admin.query(`alter database ${name} with allow_connections true`);
      const ready = "select count(*)::int as n from tracked_wallet where state = 'ready'";
      await until(async () => (await count(ready)) === 30);
    } finally {
      await admin.query(`alter database ${name} with allow_connections true`);
      await admin.end();
      await gate.close();
    }
  },
);

test.runIf(isThorough)(
  "jobs continue after an outage of the database in which no job worker could store its result",
  async () => {
    const chains = [
      { id: 1, name: "Recorded", explorers: [explorerAt(explorer.url, { rate: 1_000, pageSize: 1_000 })] },
    ];
    const { pg } = holder.ctx();
    const name = new URL(holder.url()).pathname.slice(1);
    const server = new URL(holder.url());
    server.pathname = "/postgres";
    const admin = new Client({ connectionString: server.href });
    await admin.connect();
    // Jobs begin, and wait for a table.
    const locker = new Client({ connectionString: holder.url() });
    locker.on("error", () => {});
    await locker.connect();
    try {
      const jobs = explorer.wallets.slice(0, 8).map((address) => ({ payload: { address }, key: address }));
      await enqueueJobs(pg, "track-wallet", jobs);
      await locker.query("begin; lock table tracked_wallet in access exclusive mode");
      let log = "";
      workers.push(
        startWorker(holder.url(), chains, (text) => {
          log += text;
        }),
      );
      const waiting = "select 1 from pg_locks where relation = 'tracked_wallet'::regclass and not granted";
      const taken = "select 1 from graphile_worker.jobs where locked_at is not null";
      await until(async () => (await pg.query(waiting)).rows.length >= 4 && (await pg.query(taken)).rows.length === 4);
      await admin.query(`alter database ${name} with allow_connections false`);
      await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
      await until(() => log.includes("the job runner is damaged"));
      await admin.query(`alter database ${name} with allow_connections true`);
      await until(async () => (await pg.query("select 1 from tracked_wallet")).rows.length === 8);
    } finally {
      await admin.query(`alter database ${name} with allow_connections true`);
      await admin.end();
      await locker.end().catch(() => {});
    }
  },
);
