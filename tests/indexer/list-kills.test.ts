import type { ChildProcess } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Address } from "../../lib/core/chains.ts";
import { boardsOf } from "../../lib/domains/scores/index.ts";
import { sendJson, startHttpServer } from "../chain/http-server.ts";
import { transactionRow } from "../chain/scripted-explorer.ts";
import { address } from "../chain/scripted-node.ts";
import { useContext } from "../setup/context.ts";
import { useApi } from "../setup/in-process-api.ts";
import { rounds } from "../setup/rounds.ts";
import { until } from "../setup/until.ts";
import { end } from "./anvil.ts";
import { bundleWorker, startWorker } from "./worker-process.ts";

// A list of wallets that nobody knows, whose worker is killed again and again, ends as one whose worker lives.

const LIMIT = 300_000;
const unknown = Array.from({ length: rounds(24, 54) }, (_, n) => address(`listed ${n}`));
/** So many wallets are read when the worker is killed. */
const KILLED_AT = [9, 27].slice(0, rounds(1, 2));
/** Of lists, one worker reads so many at once. */
const UNDER_WAY = 6;

/** An explorer that is slow enough to be in the middle of some wallets at any time. */
const asked: string[] = [];
const explorer = await startHttpServer((request, _, response) => {
  const { searchParams: query } = new URL(request.url ?? "", "http://explorer");
  const action = query.get("action") ?? "";
  const of = query.get("address") ?? "";
  if (action === "eth_blockNumber") return sendJson(response, { jsonrpc: "2.0", id: 1, result: "0xf4240" });
  if (query.get("module") !== "account") return sendJson(response, { status: "0", message: "NOTOK", result: "None" });
  asked.push(of);
  const n = unknown.indexOf(of as Address);
  const rows = Array.from({ length: 1 + (n % 7) }, (_, i) => ({
    ...transactionRow(1_000 + 90_000 * i + n, `${n} ${i}`),
    from: of,
  }));
  const isListed = action === "txlist" && query.get("page") === "1";
  const answer = isListed
    ? { status: "1", message: "OK", result: rows }
    : { status: "0", message: action === "tokentx" ? "No token transfers found" : "No transactions found", result: [] };
  setTimeout(() => sendJson(response, answer), 30);
});
const chains = [{ id: 1, name: "Explored", explorers: [{ url: `${explorer.url}/api`, rate: 5_000, pageSize: 1_000 }] }];
const killed = useContext({ chains });
const alive = useContext({ chains });
const apis = { killed: useApi(killed), alive: useApi(alive) };
const workers = new Set<ChildProcess>();

beforeAll(async () => {
  killed.now = alive.now = new Date();
  await bundleWorker();
}, LIMIT);
afterAll(async () => {
  for (const worker of workers) await end(worker, "SIGKILL");
  for (const holder of [killed, alive]) await boardsOf(holder.ctx()).stop();
  await explorer.close();
});

function start(holder: typeof killed): ChildProcess {
  const worker = startWorker(holder.url(), chains);
  workers.add(worker);
  return worker;
}

const policy = { op: "all", rules: [{ module: "total", cmp: "gte", value: 1 }] };

/** Uploads the list for a new developer. */
async function create(name: keyof typeof apis): Promise<string> {
  const key = await apis[name].keyOf(address("lister") as Address, "read", "write");
  const { json } = await apis[name].call(key, "POST", "/v1/lists", { identities: unknown, policy, read: "missing" });
  return (json.list as { id: string }).id; // The API checks its answers.
}

interface Progress {
  state: string;
  counts: { toRead: number; read: number };
}
/** Of the database: a request would count in the developer's day. */
async function progressOf(holder: typeof killed): Promise<Progress | undefined> {
  return (await holder.ctx().pg.query<Progress>("select state, counts from list")).rows[0];
}

/** Everything that a list leaves, but its times. */
async function resultOf(holder: typeof killed, id: string) {
  const { pg } = holder.ctx();
  const read = async (text: string, values: unknown[] = []) => (await pg.query(text, values)).rows;
  return {
    rows: await read(
      "select row, identity, known, outcome, reasons, total, tier, confidence, flags, cluster from list_row where list_id = $1 order by row",
      [id],
    ),
    histories: await read("select address, chain_id, facts, sources, error from once_history order by 1, 2"),
    charged: await read("select sum(requests)::int as requests from day_count"),
    reads: await read("select count(*)::int as reads from once_question where reads"),
  };
}

test("a worker killed in the middle of a list goes on where it was, reads nothing twice that was read, and ends as if it had lived", {
  timeout: LIMIT,
}, async () => {
  const list = await create("killed");
  const { pg } = killed.ctx();
  const readWallets = async () =>
    (await pg.query<{ address: string }>("select address from once_wallet where read_at is not null")).rows;
  /** By wallet that was read when a worker was killed, how often it had been asked for. */
  const askedBefore = new Map<string, number>();
  const timesAsked = (wallet: string) => asked.filter((one) => one === wallet).length;
  for (const [lives, count] of KILLED_AT.entries()) {
    const worker = start(killed);
    await until(async () => (await readWallets()).length >= count);
    await end(worker, "SIGKILL");
    const left = await pg.query("select from once_wallet where claim is not null");
    // It was in the middle of some.
    expect(left.rowCount).toBeGreaterThan(0);
    expect(left.rowCount).toBeLessThanOrEqual(UNDER_WAY * (lives + 1));
    for (const one of await readWallets()) askedBefore.set(one.address, timesAsked(one.address));
    expect(await progressOf(killed)).toMatchObject({ state: "reading", counts: { toRead: unknown.length } });
    // In place of waiting until the claims of the killed worker end.
    await pg.query("update once_wallet set due_at = now() where claim is not null");
  }
  expect(askedBefore.size).toBeGreaterThanOrEqual(KILLED_AT.at(-1) ?? 0);
  expect(askedBefore.size).toBeLessThan(unknown.length);
  const worker = start(killed);
  await until(async () => (await progressOf(killed))?.state === "complete");
  await end(worker, "SIGTERM");
  expect((await progressOf(killed))?.counts).toMatchObject({ toRead: unknown.length, read: unknown.length });
  for (const [wallet, times] of askedBefore) expect([wallet, timesAsked(wallet)]).toEqual([wallet, times]);

  const other = await create("alive");
  const living = start(alive);
  await until(async () => (await progressOf(alive))?.state === "complete");
  await end(living, "SIGTERM");
  const result = await resultOf(killed, list);
  expect(result.rows.filter(({ outcome }) => outcome === "pass")).toHaveLength(unknown.length);
  expect(result).toEqual(await resultOf(alive, other));
});
