import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { type RecordedExplorer, type RecordedExplorerOptions, startRecordedExplorer } from "./recorded-explorer.ts";

const dir = join(import.meta.dirname, "../data/wallets");
const open: RecordedExplorer[] = [];

afterEach(async () => {
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
  return { status: response.status, body: JSON.parse(text) };
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

test("it reports unknown requests", async () => {
  const explorer = await start();
  expect((await listOf(explorer, { address: "0x12" })).body.result).toMatch(/Invalid address/);
  expect((await listOf(explorer, { action: "balance" })).body.result).toMatch(/Action name/);
});
