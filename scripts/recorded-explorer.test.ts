import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type RecordedExplorer, type RecordedExplorerOptions, startRecordedExplorer } from "./recorded-explorer.ts";

const dir = join(import.meta.dirname, "../data/wallets");
const open: RecordedExplorer[] = [];

beforeEach(() => {
  // The clock of the rate limit; sockets keep their own.
  vi.useFakeTimers({ toFake: ["Date"], now: 1_700_000_000_000 });
});

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(open.splice(0).map((explorer) => explorer.close()));
});

async function start(options: Partial<RecordedExplorerOptions> = {}): Promise<RecordedExplorer> {
  const explorer = await startRecordedExplorer({ dir, ...options });
  open.push(explorer);
  return explorer;
}

async function ask(explorer: RecordedExplorer, query: Record<string, string>) {
  const response = await fetch(`${explorer.url}?${new URLSearchParams(query)}`);
  const text = await response.text();
  return { status: response.status, body: response.status === 200 ? JSON.parse(text) : text };
}

function listOf(explorer: RecordedExplorer, query: Record<string, string> = {}) {
  const [address = ""] = explorer.wallets;
  return ask(explorer, { module: "account", action: "txlist", address, ...query });
}

test("the sample has 200 wallets, with rows oldest first or, on request, newest first", async () => {
  const explorer = await start();
  expect(explorer.wallets).toHaveLength(200);
  const { body } = await listOf(explorer);
  expect(body).toMatchObject({ status: "1", message: "OK" });
  const blocks = body.result.map((row: { blockNumber: string }) => Number(row.blockNumber));
  expect(blocks).toEqual([...blocks].sort((a, b) => a - b));
  const newest = await listOf(explorer, { sort: "desc" });
  expect(newest.body.result).toEqual([...body.result].reverse());
});

test("pages are cut to the explorer's size and together give all rows; a window past 10,000 is refused", async () => {
  const explorer = await start();
  const { body: all } = await listOf(explorer);
  const cut = await start({ maxRows: 2 });
  const pages = [];
  for (let page = 1; ; page++) {
    const { body } = await listOf(cut, { page: String(page), offset: "1000" });
    if (body.status === "0") {
      expect(body).toEqual({ status: "0", message: "No transactions found", result: [] });
      break;
    }
    expect(body.result.length).toBeLessThanOrEqual(2);
    pages.push(...body.result);
  }
  expect(pages).toEqual(all.result);
  const refused = await listOf(explorer, { page: "11", offset: "1000" });
  expect(refused).toMatchObject({ status: 200, body: { status: "0", result: null } });
});

test("blocks outside the range are left out", async () => {
  const explorer = await start();
  const { body: all } = await listOf(explorer);
  const middle = all.result[Math.floor(all.result.length / 2)].blockNumber;
  const { body } = await listOf(explorer, { startblock: middle, endblock: middle });
  expect(body.result).toEqual(all.result.filter((row: { blockNumber: string }) => row.blockNumber === middle));
});

test("above its rate it refuses with HTTP 200, until the next second", async () => {
  const explorer = await start({ rate: 2 });
  const query = { module: "proxy", action: "eth_blockNumber" };
  const answers = [await ask(explorer, query), await ask(explorer, query), await ask(explorer, query)];
  expect(answers.map(({ body }) => body.result)).toEqual([
    `0x${explorer.head.toString(16)}`,
    `0x${explorer.head.toString(16)}`,
    "Max calls per sec rate limit reached (2/sec)",
  ]);
  expect(answers[2]).toMatchObject({ status: 200, body: { status: "0", message: "NOTOK" } });
  vi.setSystemTime(1_700_000_001_000);
  expect((await ask(explorer, query)).body.result).toBe(`0x${explorer.head.toString(16)}`);
});

test("it fails at the given interval, and reports unknown requests", async () => {
  const explorer = await start({ failEvery: 3 });
  const statuses = [];
  for (let call = 0; call < 6; call++) statuses.push((await listOf(explorer)).status);
  expect(statuses).toEqual([200, 200, 502, 200, 200, 502]);
  expect((await listOf(explorer, { address: "0x12" })).body.result).toMatch(/Invalid address/);
  expect((await listOf(explorer, { action: "balance" })).body.result).toMatch(/Action name/);
});
