import { afterEach, describe, expect, test, vi } from "vitest";
import { sendJson, startHttpServer } from "../../../tests/chain/http-server.ts";
import {
  type ExplorerRow,
  friend,
  type ScriptedExplorer,
  says,
  startScriptedExplorer,
  tokenRow,
  transactionRow,
  wallet,
} from "../../../tests/chain/scripted-explorer.ts";
import { hash } from "../../../tests/chain/scripted-node.ts";
import { testClock } from "../../../tests/chain/test-clock.ts";
import { ChainConfig } from "../../core/chains.ts";
import type { SourceOptions } from "../capabilities.ts";
import type { FetchHistoryOptions, HistoryListResult, HistoryRowLists } from "../wallet-history.ts";
import { fetchWalletHistory } from "./fetch-wallet-history.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of closing.splice(0)) await close();
});

async function explorer(...args: Parameters<typeof startScriptedExplorer>): Promise<ScriptedExplorer> {
  const started = await startScriptedExplorer(...args);
  closing.push(started.close);
  return started;
}

const chainOf = (sources: { url: string }[], settings: Record<string, unknown> = {}) =>
  ChainConfig.parse({
    id: 1,
    name: "test",
    explorers: sources.map(({ url }) => ({ url: `${url}/api`, rate: 1000, ...settings })),
  });

function fetchFrom(
  sources: { url: string }[],
  options: FetchHistoryOptions & SourceOptions = {},
  settings: Record<string, unknown> = {},
) {
  return fetchWalletHistory(chainOf(sources, settings), wallet, { clock: testClock(), timeoutMs: 5_000, ...options });
}

const range = (length: number, first = 1) => Array.from({ length }, (_, i) => first + i);
const hashes = (rows: { hash: string }[]) => rows.map((row) => row.hash);

describe("the lists of a wallet's history", () => {
  test("have their rows, and the head they are complete to", async () => {
    const source = await explorer({
      txlist: [
        { ...transactionRow(7), transactionIndex: "12", input: "0xA9059CBB0000", methodId: "" },
        { ...transactionRow(8), to: "", contractAddress: friend, isError: "1", txreceipt_status: "" },
      ],
      txlistinternal: [{ ...transactionRow(7), from: friend, to: wallet, traceId: "0_1" }],
      tokentx: [{ ...tokenRow(9), logIndex: "0x1f" }],
      tokennfttx: [{ ...tokenRow(10), tokenID: "123", value: "" }],
    });
    const history = await fetchFrom([source]);
    expect(history).toMatchObject({ head: 1_000_000, newestAt: 1_500_000_010, source: new URL(source.url).host });
    expect(history.lists.transactions.rows).toEqual([
      {
        blockNumber: 7,
        at: 1_500_000_007,
        hash: hash("tx 7"),
        txIndex: 12,
        from: wallet,
        to: friend,
        value: 5n,
        failed: false,
        contractAddress: null,
        method: "0xa9059cbb",
        fee: null,
        ran: null,
      },
      expect.objectContaining({ to: null, contractAddress: friend, failed: true, method: null, txIndex: 0 }),
    ]);
    expect(history.lists.internal.rows).toEqual([expect.objectContaining({ from: friend, to: wallet, value: 5n })]);
    expect(history.lists.tokens.rows).toEqual([expect.objectContaining({ value: 5n, logIndex: 31, txIndex: 3 })]);
    expect(history.lists.nfts.rows).toEqual([expect.objectContaining({ tokenId: "123", count: 1n, logIndex: null })]);
    for (const list of Object.values(history.lists)) {
      expect(list).toMatchObject({ state: "ok", truncated: false, toBlock: 1_000_000 });
    }
  });

  const nothing: readonly object[] = [
    { status: "0", message: "No transactions found", result: [] },
    { status: "0", message: "No records found", result: null },
    { status: "0", message: "No token transfers found", result: "" },
    { status: "0", message: "No ERC-1155 transfers found.", result: [] },
    { status: "0", message: "No items found", result: [] },
    { status: "0", message: "No transactions found for this address" },
    { status: "0", message: "NOTOK", result: "No transactions found" },
    { status: "1", message: "No records found", result: null },
    { status: "OK", message: "OK", result: [] },
  ];
  for (const body of nothing) {
    test(`are empty only when the source says so: ${JSON.stringify(body)}`, async () => {
      const source = await explorer({});
      for (const action of ["txlist", "txlistinternal", "tokentx", "tokennfttx"]) {
        source.broken[action] = (response) => sendJson(response, body);
      }
      const history = await fetchFrom([source]);
      for (const list of Object.values(history.lists)) expect(list).toMatchObject({ state: "ok", rows: [], count: 0 });
    });
  }

  for (const words of ["No token found in request", "No access tokens found in the header", "No API records found"]) {
    test(`are not empty where a source lacks its key: ${words}`, async () => {
      const source = await explorer({});
      for (const action of ["txlist", "txlistinternal", "tokentx", "tokennfttx"]) {
        source.broken[action] = (response) => sendJson(response, { status: "0", message: "NOTOK", result: words });
      }
      const history = await fetchFrom([source]).catch((error: unknown) => error);
      const lists =
        history instanceof Error ? [] : Object.values((history as Awaited<ReturnType<typeof fetchFrom>>).lists);
      expect(lists.filter(({ state }) => state === "ok")).toEqual([]);
    });
  }

  test("leave NFT transfers out of the token list, where an explorer repeats them", async () => {
    const source = await explorer({ tokentx: [{ ...tokenRow(5, "nft"), tokenID: "4" }, tokenRow(5, "token")] });
    const history = await fetchFrom([source]);
    expect(hashes(history.lists.tokens.rows)).toEqual([hash("tx token")]);
  });

  test("are read where the explorer says its status as a number", async () => {
    const source = await explorer({});
    source.broken.txlist = (response, { page }) =>
      sendJson(
        response,
        page === 1
          ? { status: 1, message: "OK", result: [transactionRow(3)] }
          : { status: 0, message: "No transactions found", result: [] },
      );
    expect((await fetchFrom([source])).lists.transactions).toMatchObject({ state: "ok", count: 1 });
  });

  test("say what gas cost, and that no code ran where the gas is that of the call data", async () => {
    const gas = { gasUsed: "21064", gasPrice: "1000000000" };
    const call = { ...transactionRow(1), methodId: "0xa9059cbb", ...gas };
    const cases = [
      [call, { fee: 21_064_000_000_000n, ran: false }],
      [
        { ...call, L1FeesPaid: "5" },
        { fee: 21_064_000_000_005n, ran: false },
      ],
      [
        { ...call, feeCurrency: friend },
        { fee: null, ran: false },
      ],
      [
        { ...call, input: "0xa9059cbb00" },
        { fee: 21_064_000_000_000n, ran: null },
      ],
      [
        { ...call, input: "0xa9059cbb00", gasUsed: "21068" },
        { fee: 21_068_000_000_000n, ran: false },
      ],
      [
        { ...call, gasUsed: "21065" },
        { fee: 21_065_000_000_000n, ran: null },
      ],
      [
        { ...call, gasPrice: "" },
        { fee: null, ran: false },
      ],
      [
        { ...call, gasUsed: "" },
        { fee: null, ran: null },
      ],
      [
        { ...call, isError: "1" },
        { fee: 21_064_000_000_000n, ran: null },
      ],
    ] as const;
    const txlist = cases.map(([row], i) => ({ ...row, hash: hash(`gas ${i}`), blockNumber: String(i + 1) }));
    const history = await fetchFrom([await explorer({ txlist })]);
    expect(history.lists.transactions.rows.map(({ fee, ran }) => ({ fee, ran }))).toEqual(
      cases.map(([, expected]) => expected),
    );
  });

  test("say that no code ran by the prices of the fork of their time, and nothing where that is unknown", async () => {
    const [before, after] = ["1700000000", "1790000000"];
    const call = { ...transactionRow(1), methodId: "0xa9059cbb", value: "0" };
    const given = [
      { ...call, timeStamp: before, gasUsed: "21064" },
      { ...call, timeStamp: before, gasUsed: "15256" },
      { ...call, timeStamp: after, gasUsed: "21064" },
      { ...call, timeStamp: after, gasUsed: "15256" },
      { ...call, timeStamp: after, gasUsed: "15257" },
      { ...call, timeStamp: after, gasUsed: "21256", value: "7" },
      { ...call, timeStamp: after, gasUsed: "12256", to: wallet },
    ].map((row, i) => ({ ...row, hash: hash(`fork ${i}`), blockNumber: String(i + 1) }));
    const ranOf = async (settings: object) => {
      const chain = { ...chainOf([await explorer({ txlist: given })]), ...settings };
      const { lists } = await fetchWalletHistory(chain, wallet, { clock: testClock(), timeoutMs: 5_000 });
      return lists.transactions.rows.map(({ ran, mayBeCodeless }) => mayBeCodeless ?? ran);
    };
    // True: by the prices of one of the forks that its block may be of.
    expect(await ranOf({})).toEqual([false, null, true, true, null, true, true]);
    expect(await ranOf({ glamsterdamTime: 1_750_000_000 })).toEqual([false, null, null, false, null, false, false]);
    expect(await ranOf({ glamsterdamTime: 1_900_000_000 })).toEqual([false, null, false, null, null, null, null]);
  });

  test("begin at the given block", async () => {
    const source = await explorer({ txlist: range(9).map((block) => transactionRow(block)) });
    const history = await fetchFrom([source], { fromBlock: 6 });
    expect(history.lists.transactions.rows.map((row) => row.blockNumber)).toEqual([6, 7, 8, 9]);
  });
});

describe("pages and windows", () => {
  test("are read to the end where the explorer cuts pages to fewer rows", async () => {
    const rows = range(95).map((block) => transactionRow(block));
    const source = await explorer({ txlist: rows }, { maxRows: 20 });
    const history = await fetchFrom([source]);
    expect(hashes(history.lists.transactions.rows)).toEqual(rows.map((row) => row.hash));
    // The empty page behind a full one is asked for until the source's page size is known.
    expect(source.asked.filter(({ action }) => action === "txlist").map(({ page }) => page)).toEqual([1, 2, 3, 4, 5]);
  });

  test("fill the window with the page size that the explorer really gives", async () => {
    const source = await explorer({ txlist: range(450).map((block) => transactionRow(block)) }, { maxRows: 20 });
    expect((await fetchFrom([source])).lists.transactions.count).toBe(450);
    expect(new Set(source.asked.map(({ startblock }) => startblock))).toEqual(new Set([0]));
  });

  test("a list as long as a page takes one more request, and ends", async () => {
    const rows = range(40).map((block) => transactionRow(block));
    const source = await explorer({ txlist: rows }, { maxRows: 20 });
    expect((await fetchFrom([source])).lists.transactions).toMatchObject({ count: 40, truncated: false });
  });

  test("continue at the last block of a full window, without losing or doubling a row", async () => {
    // Three rows a block, so that windows end inside a block.
    const rows = range(4_000).flatMap((block) => [0, 1, 2].map((i) => transactionRow(block, `${block}.${i}`)));
    const source = await explorer({
      txlist: rows,
      tokentx: rows.map((row) => ({ ...tokenRow(Number(row.blockNumber)), hash: row.hash ?? "" })),
    });
    const history = await fetchFrom([source]);
    expect(hashes(history.lists.transactions.rows)).toEqual(rows.map((row) => row.hash));
    expect(hashes(history.lists.tokens.rows)).toEqual(rows.map((row) => row.hash));
    const starts = new Set(
      source.asked.filter(({ action }) => action === "txlist").map(({ startblock }) => startblock),
    );
    expect([...starts]).toEqual([0, 3334]);
    expect(source.asked.every(({ page, offset }) => page * offset <= 10_000)).toBe(true);
  });

  test("move to the next window early where the explorer gives a smaller one", async () => {
    const rows = range(150).map((block) => transactionRow(block));
    const source = await explorer({ txlist: rows }, { maxRows: 20, window: 60 });
    const history = await fetchFrom([source]);
    expect(hashes(history.lists.transactions.rows)).toEqual(rows.map((row) => row.hash));
    expect(history.lists.transactions).toMatchObject({ state: "ok", truncated: false });
  });

  test("keep equal token transfers of one transaction distinct, also across the overlap of two windows", async () => {
    const before = range(9_998).map((block) => tokenRow(block));
    const twins = [
      tokenRow(20_000, "twins"),
      tokenRow(20_000, "twins"),
      tokenRow(20_000, "twins"),
      tokenRow(20_000, "twins", "6"),
    ];
    const source = await explorer({ tokentx: [...before, ...twins, tokenRow(20_001)] });
    const history = await fetchFrom([source]);
    expect(history.lists.tokens.count).toBe(9_998 + 4 + 1);
    expect(history.lists.tokens.rows.filter((row) => row.hash === hash("tx twins")).map((row) => row.value)).toEqual([
      5n,
      5n,
      5n,
      6n,
    ]);
  });

  test("return a transaction once that the explorer repeats on the next page", async () => {
    const rows = range(30).map((block) => transactionRow(block));
    const [first, second] = [rows.slice(0, 20), rows.slice(19)];
    const source = await explorer({});
    source.broken.txlist = (response, { page }) =>
      sendJson(response, { status: "1", message: "OK", result: page === 1 ? first : page === 2 ? second : [] });
    const history = await fetchFrom([source], {}, { pageSize: 20 });
    expect(hashes(history.lists.transactions.rows)).toEqual(rows.map((row) => row.hash));
  });

  test("read a block larger than a page to its end", async () => {
    const rows = [transactionRow(4), ...range(130).map((i) => transactionRow(5, `large ${i}`)), transactionRow(6)];
    const source = await explorer({ txlist: rows }, { maxRows: 20 });
    const history = await fetchFrom([source]);
    expect(hashes(history.lists.transactions.rows)).toEqual(rows.map((row) => row.hash));
    expect(history.lists.transactions.truncated).toBe(false);
  });

  test("are truncated where a block is larger than a window, and continue after it", async () => {
    const large = range(10_050).map((i) => transactionRow(5, `large ${i}`));
    const source = await explorer({ txlist: [transactionRow(4), ...large, transactionRow(6), transactionRow(7)] });
    const { transactions, tokens } = (await fetchFrom([source])).lists;
    expect(transactions).toMatchObject({ state: "ok", truncated: true, count: 10_003 });
    expect(transactions.rows.slice(-2).map((row) => row.blockNumber)).toEqual([6, 7]);
    expect(new Set(hashes(transactions.rows)).size).toBe(10_003);
    expect(tokens.truncated).toBe(false);
  });

  test("shrink where a response is too large", async () => {
    const rows = range(60).map(
      (block): ExplorerRow => ({ ...transactionRow(block), input: `0x${"ab".repeat(2_000)}` }),
    );
    const source = await explorer({ txlist: rows });
    const history = await fetchFrom([source], { maxBytes: 100_000 });
    expect(hashes(history.lists.transactions.rows)).toEqual(rows.map((row) => row.hash));
  });
});

/** How explorers answer pages, whatever the rows: what a page beyond the last one has, and what sizes and pages they have. */
const pagers: Record<string, (rows: ExplorerRow[], asked: { page: number; offset: number }) => object | null> = {
  "repeats the last page for those beyond it": (rows, { page, offset }) => {
    const last = Math.min(page, Math.ceil(rows.length / offset));
    return rows.slice((last - 1) * offset, last * offset);
  },
  "gives the first page whatever page is asked for": (rows, { offset }) => rows.slice(0, offset),
  "repeats it with other confirmations": (rows, { page, offset }) =>
    rows.slice(0, offset).map((row) => ({ ...row, confirmations: String(page) })),
  "gives all rows whatever the size": (rows, { page }) => (page === 1 ? rows : []),
  "gives all rows whatever the page and the size": (rows) => rows,
  "refuses later pages in words of its own, with status 1": (rows, { page, offset }) =>
    page > 2
      ? { status: "1", message: "OK", result: "Page times offset may be 40 at most" }
      : rows.slice((page - 1) * offset, page * offset),
  "refuses later pages in words that nobody knows": (rows, { page, offset }) =>
    page > 2 ? says("Narrow your search") : rows.slice((page - 1) * offset, page * offset),
  "refuses later pages by HTTP 422": (rows, { page, offset }) =>
    page > 2 ? null : rows.slice((page - 1) * offset, page * offset),
  "refuses large pages": (rows, { page, offset }) =>
    offset > 7 ? says("The offset exceeds 7") : rows.slice((page - 1) * offset, page * offset),
};

describe("an explorer that", () => {
  const start = (pager: (typeof pagers)[string], rows: Partial<Record<"txlist" | "tokentx", ExplorerRow[]>>) =>
    explorer({}).then((source) => {
      for (const action of ["txlist", "tokentx"] as const) {
        source.broken[action] = (response, asked) => {
          const own = (rows[action] ?? []).filter(({ blockNumber }) => Number(blockNumber) >= asked.startblock);
          const given = own.length > 0 ? pager(own, asked) : says("", "No transactions found");
          if (given === null) return sendJson(response, { message: "Unprocessable" }, 422);
          if (!Array.isArray(given)) return sendJson(response, given);
          sendJson(response, given.length > 0 ? { status: "1", result: given } : says("", "No transactions found"));
        };
      }
      return source;
    });
  test.each(Object.entries(pagers))("%s: each row is read once, with few requests", async (_, pager) => {
    for (const length of [1, 2, 39, 40, 41]) {
      // Token transfers without an index of their log differ by their order alone.
      const rows = {
        txlist: range(length).map((n) => transactionRow(n)),
        tokentx: range(length).map((n) => tokenRow(n)),
      };
      const source = await start(pager, rows);
      const { transactions, tokens } = (await fetchFrom([source], {}, { pageSize: 20 })).lists;
      expect(hashes(transactions.rows)).toEqual(rows.txlist.map((row) => row.hash));
      expect(hashes(tokens.rows)).toEqual(rows.tokentx.map((row) => row.hash));
      for (const list of [transactions, tokens]) expect(list).toMatchObject({ state: "ok", truncated: false });
      expect(source.asked.length).toBeLessThan(100);
    }
  });

  test("gives one page for ever of a block that fills it: the list is marked", async () => {
    const rows = range(1_000).map((n) => transactionRow(5, n));
    const source = await start((own, { offset }) => own.slice(0, offset), { txlist: rows });
    const { transactions } = (await fetchFrom([source])).lists;
    expect(transactions).toMatchObject({ state: "ok", truncated: true });
    expect(hashes(transactions.rows)).toEqual(rows.map((row) => row.hash));
    expect(source.asked.length).toBeLessThan(50);
  });
});

describe("receiving rows page by page", () => {
  test("gives complete blocks, one call at a time, and returns none at the end", async () => {
    const rows = range(40).flatMap((block) => [0, 1, 2].map((i) => transactionRow(block, `${block}.${i}`)));
    const source = await explorer(
      { txlist: rows, tokentx: range(50).map((block) => tokenRow(block)) },
      { maxRows: 20 },
    );
    const taken: Partial<HistoryRowLists>[] = [];
    let inside = 0;
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    const history = await fetchFrom([source], {
      onRows: async (lists) => {
        expect(++inside).toBe(1);
        taken.push(lists);
        // The other lists' first pages have come by then: their rows must wait.
        while (source.asked.length < 5) await turn();
        for (let i = 0; i < 50; i++) await turn();
        inside--;
      },
    });
    expect(history.lists.transactions).toMatchObject({ state: "ok", rows: [], count: 120 });
    const blocks = taken.flatMap(({ transactions }) =>
      transactions ? [transactions.map((row) => row.blockNumber)] : [],
    );
    expect(blocks.length).toBeGreaterThan(3);
    expect(blocks.flat()).toEqual(rows.map((row) => Number(row.blockNumber)));
    for (const [i, part] of blocks.entries()) expect(part.at(-1)).not.toBe(blocks[i + 1]?.[0]);
  });

  test("fails with the error that onRows throws, and requests no more", async () => {
    const source = await explorer({ txlist: range(100).map((block) => transactionRow(block)) }, { maxRows: 20 });
    const full = () => Promise.reject(new Error("disk full"));
    await expect(fetchFrom([source], { onRows: full })).rejects.toThrow("disk full");
    expect(source.asked.filter(({ action }) => action === "txlist").length).toBeLessThan(4);
  });

  test("reports its progress", async () => {
    const source = await explorer({ txlist: range(45).map((block) => transactionRow(block)) }, { maxRows: 20 });
    const seen: number[] = [];
    await fetchFrom([source], { onProgress: ({ transactions }) => seen.push(transactions) });
    expect(seen.at(-1)).toBe(45);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });
});

describe("faults of an explorer", () => {
  const passing: Record<string, ScriptedExplorer["faults"][number]> = {
    "HTTP 502": (response) => response.writeHead(502).end("Bad Gateway"),
    "HTTP 429": (response) => response.writeHead(429).end(),
    "a rate limit inside HTTP 200": (response) =>
      sendJson(response, says("Max calls per sec rate limit reached (5/sec)")),
    "an HTML page": (response) => response.writeHead(200).end("<html>"),
    "a cut connection": (response) => response.destroy(),
    "a query timeout": (response) =>
      sendJson(response, says("Query Timeout occured. Please select a smaller result dataset")),
    "no rows without saying why": (response) => sendJson(response, { status: "0", message: "NOTOK", result: [] }),
    "a null result": (response) => sendJson(response, { status: "1", message: "OK", result: null }),
    "a lone null": (response) => sendJson(response, null),
    "rows in an object": (response) =>
      sendJson(response, { status: "1", message: "OK", result: { 0: transactionRow(1) } }),
    "rows as text": (response) => sendJson(response, { status: "1", message: "OK", result: "[]" }),
    "a list without a status": (response) => sendJson(response, []),
  };
  for (const [what, fault] of Object.entries(passing)) {
    test(`${what}: the whole history is read`, async () => {
      const rows = range(45).map((block) => transactionRow(block));
      const source = await explorer({ txlist: rows }, { maxRows: 20 });
      source.faults.push(fault, fault, fault);
      const history = await fetchFrom([source]);
      expect(hashes(history.lists.transactions.rows)).toEqual(rows.map((row) => row.hash));
      expect(source.faults).toEqual([]);
    });

    test(`${what} that stays: the list has failed and is not empty`, async () => {
      const source = await explorer({ txlist: [transactionRow(1)], tokentx: [tokenRow(1)] });
      source.broken.tokentx = fault;
      const { lists } = await fetchFrom([source]);
      expect(lists.tokens.state).toBe("failed");
      expect(lists.tokens.error?.message).toBeTruthy();
      expect(lists.tokens.toBlock).toBe(-1);
      expect(lists.transactions).toMatchObject({ state: "ok", count: 1 });
      expect(lists.nfts).toMatchObject({ state: "ok", count: 0 });
    });
  }

  test("rows out of order fail the list: paging by block would lose rows", async () => {
    const source = await explorer({ txlist: [transactionRow(5), transactionRow(4)] });
    expect((await fetchFrom([source])).lists.transactions).toMatchObject({
      state: "failed",
      error: { code: "MALFORMED" },
    });
  });

  test("a failed list keeps the rows read before, with the block they are complete to", async () => {
    const source = await explorer({ txlist: range(60).map((block) => transactionRow(block)) }, { maxRows: 20 });
    const broken: ScriptedExplorer["faults"][number] = (response) => response.writeHead(502).end();
    source.broken.txlist = (response, { page }) =>
      page < 3
        ? sendJson(response, {
            status: "1",
            message: "OK",
            result: range(20, page * 20 - 19).map((block) => transactionRow(block)),
          })
        : broken(response);
    const { transactions } = (await fetchFrom([source])).lists;
    expect(transactions).toMatchObject({ state: "failed", count: 39, toBlock: 39, error: { code: "HTTP_ERROR" } });
  });

  test("an explorer whose newest block is the first does not count as empty", async () => {
    const [none, second] = [await explorer({}, { head: 0 }), await explorer({ txlist: [transactionRow(1)] })];
    await expect(fetchFrom([none])).rejects.toMatchObject({ name: "ChainError", code: "MALFORMED" });
    expect((await fetchFrom([none, second])).lists.transactions).toMatchObject({ state: "ok", count: 1 });
  });

  test.each([["1000000"], [1_000_000], ["0xF4240"]])("a newest block written as %j is understood", async (result) => {
    const source = await explorer({ txlist: [transactionRow(1)] });
    source.broken.eth_blockNumber = (response) => sendJson(response, { result });
    const { lists, head } = await fetchFrom([source]);
    expect([head, lists.transactions.count]).toEqual([1_000_000, 1]);
  });

  test.each([["latest"], [""], [-5], [1.5], [{}], [[]]])("a newest block written as %j is none", async (result) => {
    const source = await explorer({});
    source.broken.eth_blockNumber = (response) => sendJson(response, { result });
    await expect(fetchFrom([source])).rejects.toMatchObject({ name: "ChainError" });
  });

  test("an explorer without a newest block does not count as empty", async () => {
    const source = await explorer({});
    source.broken.eth_blockNumber = (response) => response.writeHead(500).end();
    await expect(fetchFrom([source])).rejects.toMatchObject({
      name: "ChainError",
      code: "HTTP_ERROR",
      retryable: true,
    });
  });

  test("a rate limit delays every call to the explorer, not only the refused one", async () => {
    const rows = range(45).map((block) => transactionRow(block));
    const source = await explorer(
      { txlist: rows, tokentx: range(45).map((block) => tokenRow(block)) },
      { maxRows: 20 },
    );
    // A clock that does not advance: every call during the pause waits for it.
    const slept: number[] = [];
    const clock = { now: () => 0, random: () => 0.5, sleep: async (ms: number) => void slept.push(ms) };
    source.faults.push((response) => sendJson(response, { result: "0x64" }));
    source.faults.push((response) => response.writeHead(429, { "retry-after": "9" }).end());
    await fetchFrom([source], { clock });
    expect(slept.filter((ms) => ms >= 9_000).length).toBeGreaterThan(3);
  });

  test("aborting ends it", async () => {
    const controller = new AbortController();
    const silent = await startHttpServer(() => controller.abort());
    closing.push(silent.close);
    await expect(fetchFrom([silent], { signal: controller.signal })).rejects.toMatchObject({ code: "ABORTED" });
    await expect(fetchFrom([silent], { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: "ABORTED" });
  });
});

const zero = `0x${"0".repeat(40)}`;
const nftRow = (block: number, fields: object = {}): object => {
  const { value: _, ...row } = tokenRow(block);
  return { ...row, logIndex: String(block), ...fields };
};

describe("odd rows", () => {
  type Lists = Parameters<typeof startScriptedExplorer>[0];
  const readable: Record<string, [Lists, (lists: HistoryRowLists) => unknown, unknown]> = {
    "an ERC-1155 batch among tokens, which explorers name without an amount": [
      { tokentx: [nftRow(2, { tokenIDs: ["7", "8"], values: ["2", "3"] }), tokenRow(3)] },
      ({ tokens, nfts }) => [tokens.length, nfts.map(({ tokenId, count }) => [tokenId, count])],
      [1, [["7,8", 5n]]],
    ],
    "an ERC-1155 batch in its own list": [
      { token1155tx: [nftRow(2, { tokenIDs: [7, "8"], values: ["2", 3] })] },
      ({ nfts }) => nfts.map(({ count }) => count),
      [5n],
    ],
    "calls inside transactions that move no value, which have that of the call around them": [
      {
        txlistinternal: [
          ...["delegatecall", "staticcall", "callcode"].flatMap((callType, i) => [
            { ...transactionRow(2 + i), to: wallet, type: "call", callType, index: "1" },
            { ...transactionRow(2 + i), from: friend, to: wallet, type: callType.toUpperCase(), index: "2" },
          ]),
          { ...transactionRow(6), from: friend, to: wallet, type: "call", callType: "call" },
          { ...transactionRow(7), from: friend, to: "", contractAddress: wallet, type: "create2", callType: null },
          { ...transactionRow(8), from: friend, to: wallet, type: "selfdestruct" },
        ],
      },
      ({ internal }) => internal.map(({ blockNumber, to }) => [blockNumber, to]),
      [6, 7, 8].map((block) => [block, wallet]),
    ],
    "hex in upper case, and zeros before numbers": [
      {
        txlist: [
          {
            ...transactionRow(1),
            ...{ hash: hash("tx 1").toUpperCase().replace("X", "x"), to: `0x${friend.slice(2).toUpperCase()}` },
            ...{ blockNumber: "0000000000000001", timeStamp: "0001500000001", value: "0x00FF", methodId: "0xA9059CBB" },
          },
        ],
      },
      ({ transactions }) =>
        transactions.map((row) => [row.hash, row.to, row.blockNumber, row.at, row.value, row.method]),
      [[hash("tx 1"), friend, 1, 1_500_000_001, 255n, "0xa9059cbb"]],
    ],
    "an ERC-1155 token without an amount": [
      { token1155tx: [nftRow(2, { tokenID: "7" })] },
      ({ nfts }) => nfts.map(({ count }) => count),
      [1n],
    ],
    "tokens that were burned or minted, without the zero address": [
      {
        tokentx: [
          { ...tokenRow(2), from: wallet, to: "" },
          { ...tokenRow(3), from: null },
        ],
      },
      ({ tokens }) => tokens.map(({ from, to }) => [from, to]),
      [
        [wallet, zero],
        [zero, wallet],
      ],
    ],
    "what a wallet had at genesis": [
      {
        txlist: [
          {
            ...{ ...transactionRow(0), hash: `GENESIS_${wallet.slice(2)}`, from: "GENESIS", to: wallet },
            ...{ nonce: "", gas: "0", isError: "", txreceipt_status: "" },
          },
          transactionRow(1),
        ],
      },
      ({ transactions }) => transactions.map(({ blockNumber, from, value }) => [blockNumber, from, value]),
      [
        [0, null, 5n],
        [1, wallet, 5n],
      ],
    ],
    "value that nobody is said to have sent": [
      {
        txlist: [{ ...transactionRow(1), from: "", to: wallet }],
        txlistinternal: [{ ...transactionRow(2), from: null, to: wallet }],
      },
      ({ transactions, internal }) => [transactions[0]?.from, internal[0]?.from],
      [null, null],
    ],
    "a plain transfer without a result": [
      { txlist: [{ ...transactionRow(1), isError: "", txreceipt_status: null, gasUsed: "21000" }] },
      ({ transactions }) => transactions.map(({ failed }) => failed),
      [false],
    ],
    "tokens of an explorer that names all fields": [
      {
        tokentx: [
          { ...tokenRow(2), tokenID: null, tokenIDs: null, values: null },
          { ...tokenRow(3), tokenID: "", tokenIDs: [], values: [] },
        ],
      },
      ({ tokens, nfts }) => [tokens.map(({ blockNumber }) => blockNumber), nfts.length],
      [[2, 3], 0],
    ],
    "a batch of no tokens, which anybody can send": [
      {
        tokentx: [nftRow(2, { tokenIDs: [], values: [] }), tokenRow(3)],
        token1155tx: [nftRow(2, { tokenIDs: [], values: [] })],
      },
      ({ tokens, nfts }) => [tokens.length, nfts.map(({ count }) => count)],
      [1, [0n]],
    ],
    "numbers in hex and as numbers": [
      {
        txlist: [{ ...transactionRow(1), value: "0xff", blockNumber: 1, timeStamp: "0x5a000000", transactionIndex: 4 }],
      },
      ({ transactions }) => transactions.map(({ value, at, txIndex }) => [value, at, txIndex]),
      [[255n, 0x5a000000, 4]],
    ],
  };
  for (const [what, [lists, read, expected]] of Object.entries(readable)) {
    test(`${what}: understood`, async () => {
      const history = await fetchFrom([await explorer(lists)]);
      const rows = Object.fromEntries(Object.entries(history.lists).map(([list, result]) => [list, result.rows]));
      expect(read(rows as unknown as HistoryRowLists)).toEqual(expected);
      for (const list of Object.values(history.lists)) {
        expect(list).toMatchObject({ state: "ok", truncated: false });
        expect(list.unread).toBeUndefined();
      }
    });
  }

  const rowOf = {
    txlist: transactionRow(2, "odd"),
    txlistinternal: { ...transactionRow(2, "odd"), from: friend, to: wallet },
    tokentx: tokenRow(2, "odd"),
    tokennfttx: nftRow(2, { tokenID: "4" }),
    token1155tx: nftRow(2, { tokenID: "4", tokenValue: "2" }),
  };
  const listOf = {
    txlist: "transactions",
    txlistinternal: "internal",
    tokentx: "tokens",
    tokennfttx: "nfts",
    token1155tx: "nfts",
  } as const;
  const junk = [null, "", [], {}, { a: { b: [] } }, "9".repeat(100), "-1", "five", 1e300, true, "0xzz", "0x"];
  const needed = {
    txlist: ["blockNumber", "timeStamp", "hash", "from", "value"],
    txlistinternal: ["blockNumber", "timeStamp", "hash", "value"],
    tokentx: ["blockNumber", "timeStamp", "hash", "contractAddress", "value"],
    tokennfttx: ["blockNumber", "timeStamp", "hash", "contractAddress", "tokenID"],
    token1155tx: ["blockNumber", "timeStamp", "hash", "contractAddress", "tokenID"],
  };
  for (const action of Object.keys(rowOf) as (keyof typeof rowOf)[]) {
    test(`of ${action} that cannot be read are set aside and counted, whatever is in which field; all others are read`, async () => {
      const odd: unknown[] = ["junk", 42, null, [], [[]], {}, { ...rowOf[action], timeStamp: "17179869184000" }];
      for (const field of needed[action]) for (const value of junk) odd.push({ ...rowOf[action], [field]: value });
      const good = [1, 2, 3].map((block) => ({
        ...rowOf[action],
        blockNumber: String(block),
        hash: hash(`good ${block}`),
      }));
      const [first, ...rest] = good;
      const source = await explorer({ [action]: [first, ...odd, ...rest] });
      const result: HistoryListResult<{ hash: string }> = (await fetchFrom([source])).lists[listOf[action]];
      expect(hashes(result.rows)).toEqual(good.map((row) => row.hash));
      expect(result).toMatchObject({ state: "ok", truncated: true, unread: odd.length, count: odd.length + 3 });
    });
  }

  test.each(Object.keys(rowOf) as (keyof typeof rowOf)[])(
    "of %s with a time in another form are set aside",
    async (action) => {
      const times = [
        "2017-07-14T02:40:02.000000Z",
        "1500000002000",
        "1500000002.5",
        "1.5e9",
        "-1",
        " 1500000002",
        0,
        -1,
      ];
      const odd = times.map((timeStamp) => ({ ...rowOf[action], timeStamp }));
      const good = [1, 3].map((block) => ({ ...rowOf[action], blockNumber: block, timeStamp: 1_500_000_000 + block }));
      const source = await explorer({ [action]: [good[0] ?? {}, ...odd, good[1] ?? {}] });
      const result: HistoryListResult<{ at: number }> = (await fetchFrom([source])).lists[listOf[action]];
      expect(result.rows.map(({ at }) => at)).toEqual([1_500_000_001, 1_500_000_003]);
      expect(result).toMatchObject({ state: "ok", truncated: true, unread: odd.length });
    },
  );

  test("that are optional or absent never fail a list, whatever they hold", async () => {
    const fields = [
      "transactionIndex",
      "contractAddress",
      "methodId",
      "input",
      "gasUsed",
      "gasPrice",
      "isError",
      "to",
      "feeCurrency",
    ];
    const odd = fields.flatMap((field) =>
      junk.map((value, i) => ({ ...transactionRow(2, `${field} ${i}`), [field]: value })),
    );
    const { transactions } = (
      await fetchFrom([await explorer({ txlist: [transactionRow(1), ...odd, transactionRow(3)] })])
    ).lists;
    expect(transactions).toMatchObject({ state: "ok", count: odd.length + 2 });
    expect(hashes(transactions.rows)).toContain(hash("tx 3"));
    for (const { fee } of transactions.rows) expect(fee === null || fee < 2n ** 256n).toBe(true);
  });

  test("beyond the head in the middle of a page hide none of those behind", async () => {
    const far = { ...transactionRow(4_000_000_000, "far") };
    const source = await explorer({});
    source.broken.txlist = (response, { page }) =>
      sendJson(
        response,
        page === 1
          ? { status: "1", result: [transactionRow(1), far, transactionRow(2)] }
          : { status: "0", message: "No transactions found", result: [] },
      );
    const { transactions } = (await fetchFrom([source])).lists;
    expect(hashes(transactions.rows)).toEqual([hash("tx 1"), hash("tx 2")]);
    expect(transactions).toMatchObject({ state: "ok", unread: 1 });
  });

  test("that stand among rows of other blocks are set aside, on whatever page; all others are read", async () => {
    const far = { ...transactionRow(900, "far") };
    const rows = range(60).flatMap((block) => [
      transactionRow(block),
      ...(block === 7 ? [far] : []),
      ...(block % 25 === 0 ? [transactionRow(block - 9, `late ${block}`)] : []),
    ]);
    const source = await explorer({}, { head: 1_000 });
    source.broken.txlist = (response, { page, offset }) => {
      const given = rows.slice((page - 1) * offset, page * offset);
      sendJson(response, given.length > 0 ? { status: "1", result: given } : says("", "No transactions found"));
    };
    const { transactions } = (await fetchFrom([source], {}, { pageSize: 20 })).lists;
    expect(hashes(transactions.rows)).toEqual(range(60).map((block) => hash(`tx ${block}`)));
    expect(transactions).toMatchObject({ state: "ok", unread: 3, truncated: true });
  });

  test("of genesis behind others fail no list: they are set aside in the first window, and not counted in a later one", async () => {
    const genesis = { ...transactionRow(0), hash: `GENESIS_${wallet.slice(2)}`, from: "GENESIS", to: wallet };
    const source = await explorer({});
    const rows = [transactionRow(5), genesis];
    source.broken.txlist = (response, { page }) =>
      sendJson(response, page === 1 ? { status: "1", result: rows } : says("", "No transactions found"));
    const { transactions } = (await fetchFrom([source])).lists;
    expect(hashes(transactions.rows)).toEqual([hash("tx 5")]);
    expect(transactions).toMatchObject({ state: "ok", unread: 1, truncated: true });
    const later = (await fetchFrom([source], { fromBlock: 3 })).lists.transactions;
    expect(later).toMatchObject({ state: "ok", count: 1, truncated: false });
  });

  test("alone are no history: an explorer whose transactions cannot be read at all has failed, and the next is asked", async () => {
    const [first, second] = [
      await explorer({ txlist: [{ html: "<p>" }] }),
      await explorer({ txlist: [transactionRow(1)] }),
    ];
    expect((await fetchFrom([first])).lists.transactions).toMatchObject({
      state: "failed",
      error: { code: "MALFORMED" },
    });
    expect((await fetchFrom([first, second])).lists.transactions).toMatchObject({ state: "ok", count: 1 });
  });

  test("of a time that the caller's clock does not know yet are set aside, and of one that it knows are not", async () => {
    const row = (name: string, time: number) => ({ ...transactionRow(1, name), timeStamp: String(time) });
    const day = Date.UTC(2021, 2, 4) / 1_000;
    const source = await explorer({ txlist: [row("a", day - 5), row("b", day + 86_400), row("c", day + 86_401)] });
    const { transactions } = (await fetchFrom([source], { now: new Date(day * 1_000) })).lists;
    expect(hashes(transactions.rows)).toEqual([hash("tx a"), hash("tx b")]);
    expect(transactions).toMatchObject({ unread: 1, truncated: true });
    const later = await fetchFrom([source], { now: new Date((day + 1) * 1_000) });
    expect(later.lists.transactions).toMatchObject({ count: 3, truncated: false });
  });

  test("in a window that names no block end the list, and not in endless requests", async () => {
    const source = await explorer({ tokentx: Array.from({ length: 10_001 }, () => ({ junk: true })) });
    expect((await fetchFrom([source])).lists.tokens).toMatchObject({ state: "failed", error: { code: "MALFORMED" } });
    expect(source.asked.filter(({ action }) => action === "tokentx").length).toBeLessThan(100);
  });

  test("that were counted before are not counted again", async () => {
    const tokentx = [5, 15].map((block) => ({ ...tokenRow(block), value: "" }));
    const { tokens } = (await fetchFrom([await explorer({ tokentx })], { fromBlock: 1, knownTo: 10 })).lists;
    expect(tokens).toMatchObject({ count: 2, unread: 1, truncated: true });
  });
});

describe("ERC-1155 transfers", () => {
  const single = nftRow(2, { tokenID: "7", tokenValue: "2" });
  const batch = nftRow(4, { tokenIDs: ["7", "8"], values: ["1", "1"] });
  const unknown: ScriptedExplorer["faults"][number] = (response) =>
    sendJson(response, { status: "0", message: "Unknown action", result: null }, 400);

  test("come from their own list, in the order of blocks with those of ERC-721, and those in both lists once", async () => {
    const shared = nftRow(3, { tokenID: "9" });
    const source = await explorer({
      tokennfttx: [nftRow(1, { tokenID: "1" }), shared],
      token1155tx: [single, shared, batch],
    });
    const { nfts } = (await fetchFrom([source])).lists;
    expect(nfts.rows.map((row) => [row.blockNumber, row.tokenId])).toEqual([
      [1, "1"],
      [2, "7"],
      [3, "9"],
      [4, "7,8"],
    ]);
    expect(nfts).toMatchObject({ state: "ok", count: 4 });
  });

  test("are read in pages as one list: a turn continues where both are complete", async () => {
    const rows = range(60).map((block) => nftRow(block, { tokenID: "1", tokenValue: "1" }));
    const lists = {
      tokennfttx: range(45).map((block) => nftRow(2 * block, { tokenID: "2", logIndex: "900" })),
      token1155tx: rows,
    };
    const whole = (await fetchFrom([await explorer(lists)])).lists.nfts;
    const source = await explorer(lists, { maxRows: 20 });
    const found: string[] = [];
    let progress: FetchHistoryOptions["progress"] = {};
    for (let turns = 0; turns < 50; turns++) {
      const history = await fetchFrom([source], { progress, mayContinue: () => false });
      found.push(...history.lists.nfts.rows.map((row) => `${row.blockNumber} ${row.tokenId}`));
      progress = Object.fromEntries(
        Object.entries(history.lists).map(([list, { rows: _, ...reached }]) => [list, reached]),
      );
      if (history.lists.nfts.state === "ok") break;
    }
    expect(found).toEqual(whole.rows.map((row) => `${row.blockNumber} ${row.tokenId}`));
    expect(found).toHaveLength(105);
  });

  test("of an explorer that does not have the list come from its token list, and the history says so", async () => {
    const source = await explorer({
      tokennfttx: [nftRow(1, { tokenID: "1" })],
      tokentx: [nftRow(1, { tokenID: "1" }), single, batch],
    });
    source.broken.token1155tx = unknown;
    const { nfts, tokens } = (await fetchFrom([source])).lists;
    expect(nfts.rows.map((row) => row.blockNumber)).toEqual([1, 2, 4]);
    expect(nfts).toMatchObject({ state: "ok", gaps: ["erc1155"], truncated: false });
    expect(tokens).toMatchObject({ state: "ok", rows: [] });
  });

  test("of an explorer that does not have the list come from the next that has it", async () => {
    const [first, second] = [await explorer({}), await explorer({ token1155tx: [single] })];
    first.broken.token1155tx = unknown;
    const { nfts } = (await fetchFrom([first, second])).lists;
    expect(nfts).toMatchObject({ state: "ok", count: 1, source: new URL(second.url).host });
    expect(nfts.gaps).toBeUndefined();
  });

  test("that a key may not ask for rest no other list", async () => {
    const source = await explorer({ txlist: [transactionRow(1)] });
    source.broken.token1155tx = (response) => response.writeHead(403).end();
    const { nfts, transactions } = (await fetchFrom([source])).lists;
    expect(transactions).toMatchObject({ state: "ok", count: 1 });
    expect(nfts).toMatchObject({ state: "ok", gaps: ["erc1155"] });
  });
});

describe("an empty list", () => {
  const rows = range(3).map((block) => transactionRow(block));
  const empty = { status: "0", message: "No transactions found", result: [] };
  const lost: NonNullable<ScriptedExplorer["broken"][string]> = (response, { page }) =>
    sendJson(response, page === 1 ? empty : { status: "1", message: "OK", result: page === 2 ? rows : [] });
  const sentToken = { ...tokenRow(2), from: wallet, to: friend };
  const asksFor = (source: ScriptedExplorer, what: string) =>
    source.asked.filter(({ action }) => action === what).length;

  test("is believed where nothing contradicts it, at the cost of one request", async () => {
    const [first, second] = [
      await explorer({ tokentx: [tokenRow(2)] }, { nonce: 0 }),
      await explorer({ txlist: rows }),
    ];
    const { transactions } = (await fetchFrom([first, second])).lists;
    expect(transactions).toMatchObject({ state: "ok", count: 0, truncated: false });
    expect([asksFor(first, "txlist"), asksFor(first, "eth_getTransactionCount"), second.asked.length]).toEqual([
      1, 1, 0,
    ]);
  });

  for (const [what, lists, options] of [
    ["its nonce", {}, { nonce: 3 }],
    ["its own token transfers", { tokentx: [sentToken] }, {}],
    ["its own NFT transfers", { tokennfttx: [nftRow(2, { from: wallet, to: friend, tokenID: "1" })] }, {}],
    ["value that left it", { txlistinternal: [transactionRow(2)] }, {}],
  ] as const) {
    test(`of transactions that ${what} contradicts: the next explorer is asked`, async () => {
      const [first, second] = [
        await explorer({ ...lists } as Parameters<typeof startScriptedExplorer>[0], options),
        await explorer({ txlist: rows }),
      ];
      first.broken.txlist = lost;
      const { transactions } = (await fetchFrom([first, second])).lists;
      expect(transactions).toMatchObject({ state: "ok", count: 3, source: new URL(second.url).host });
    });

    test(`of transactions that ${what} contradicts, with a second page and no other explorer: failed, never complete`, async () => {
      const source = await explorer({ ...lists } as Parameters<typeof startScriptedExplorer>[0], options);
      source.broken.txlist = lost;
      const { transactions } = (await fetchFrom([source])).lists;
      expect(transactions).toMatchObject({ state: "failed", toBlock: -1, error: { code: "MALFORMED" } });
    });
  }

  test("of tokens that the wallet's own calls contradict: the next explorer is asked", async () => {
    const calls = [{ ...transactionRow(2), methodId: "0xa9059cbb", gasUsed: "50000" }];
    const [first, second] = [await explorer({ txlist: calls }), await explorer({ tokentx: [sentToken] })];
    expect((await fetchFrom([first, second])).lists.tokens).toMatchObject({ state: "ok", count: 1 });
  });

  test("of transactions that stays empty although the wallet sent some is marked", async () => {
    const { transactions } = (await fetchFrom([await explorer({}, { nonce: 2 }), await explorer({}, { nonce: 2 })]))
      .lists;
    expect(transactions).toMatchObject({ state: "ok", count: 0, truncated: true, gaps: ["contradiction"] });
  });
});

test("an address that serves several chains has a newest block of each", async () => {
  const heads: Record<string, number> = { 1: 900, 10: 500 };
  const server = await startHttpServer((request, _body, response) => {
    const query = new URL(request.url ?? "", "http://explorer").searchParams;
    const chainId = query.get("chainid") ?? "";
    const number = heads[chainId] ?? 0;
    if (query.get("action") === "eth_blockNumber") return sendJson(response, { result: `0x${number.toString(16)}` });
    if (query.get("action") !== "eth_getBlockByNumber") return sendJson(response, says("", "No transactions found"));
    sendJson(response, { result: { timestamp: `0x${(1_600_000_000 + number).toString(16)}` } });
  });
  closing.push(server.close);
  const read = async (id: number) => {
    const chain = { ...chainOf([{ url: `${server.url}/v2` }]), id };
    const { head, headAt } = await fetchWalletHistory(chain, wallet, { withHeadTime: true });
    return [head, headAt];
  };
  // Within the time for which one is reused.
  expect([await read(1), await read(10), await read(1)]).toEqual([
    [900, 1_600_000_900],
    [500, 1_600_000_500],
    [900, 1_600_000_900],
  ]);
});

describe("several explorers", () => {
  const rows = range(60).map((block) => transactionRow(block));

  test("the next one continues where the first fails, without losing or doubling a row", async () => {
    const [first, second] = [await explorer({ txlist: rows }, { maxRows: 20 }), await explorer({ txlist: rows })];
    first.broken.txlist = (response, { page }) =>
      page < 3
        ? sendJson(response, { status: "1", message: "OK", result: rows.slice((page - 1) * 20, page * 20) })
        : response.writeHead(502).end();
    const history = await fetchFrom([first, second]);
    expect(hashes(history.lists.transactions.rows)).toEqual(rows.map((row) => row.hash));
    expect(history.lists.transactions).toMatchObject({ state: "ok", source: new URL(second.url).host });
    expect(second.asked.find(({ action }) => action === "txlist")?.startblock).toBe(40);
    expect(second.asked.some(({ action }) => action === "tokentx")).toBe(false);
  });

  for (const words of [
    "Free API access is not supported for this chain. Please upgrade your api plan",
    "Missing/Invalid API Key",
    "Error! Missing Or invalid Action name",
    "You are using a deprecated V1 endpoint",
  ]) {
    test(`the next one is asked at once when the first says: ${words}`, async () => {
      const [first, second] = [await explorer({}), await explorer({ txlist: rows })];
      first.broken.txlist = (response) => sendJson(response, says(words));
      const history = await fetchFrom([first, second]);
      expect(history.lists.transactions).toMatchObject({ state: "ok", count: 60 });
      expect(first.asked.filter(({ action }) => action === "txlist")).toHaveLength(1);
    });
  }

  test("one that is down is tried once, not for every list", async () => {
    const [first, second] = [await explorer({ txlist: rows }), await explorer({ txlist: rows })];
    const down: ScriptedExplorer["faults"][number] = (response) => response.writeHead(503).end();
    for (const action of ["eth_blockNumber", "txlist", "txlistinternal", "tokentx", "tokennfttx"])
      first.broken[action] = down;
    const history = await fetchFrom([first, second], { retry: { attempts: 3 } });
    expect(history.lists.transactions).toMatchObject({ state: "ok", count: 60 });
    expect(history.source).toBe(new URL(second.url).host);
    expect(first.calls()).toBe(3);
  });

  test("the head is the lowest of the explorers that were used", async () => {
    const [first, second] = [await explorer({}, { head: 100 }), await explorer({ txlist: rows }, { head: 50 })];
    first.broken.txlist = (response) => response.writeHead(502).end();
    const history = await fetchFrom([first, second]);
    expect(history.head).toBe(50);
    expect(history.lists.transactions).toMatchObject({ toBlock: 50, count: 50 });
    expect(history.lists.tokens.toBlock).toBe(100);
  });

  test("a list that no explorer has is unsupported; the others are complete", async () => {
    const [first, second] = [await explorer({ txlist: rows }), await explorer({ txlist: rows })];
    for (const source of [first, second]) {
      source.broken.tokennfttx = (response) => sendJson(response, says("Error! Missing Or invalid Action name"));
    }
    const { lists } = await fetchFrom([first, second]);
    expect(lists.nfts).toMatchObject({ state: "failed", error: { code: "UNSUPPORTED" } });
    expect(lists.transactions.state).toBe("ok");
  });
});

describe("an explorer that has not processed all blocks", () => {
  for (const [what, status, result] of [
    ["status 2 and rows", "2", [transactionRow(3)]],
    ["status 2 and none", "2", []],
    ["its words alone", "0", null],
    ["its words with status 1", "1", [transactionRow(3)]],
    ["status 2 as a number, and no rows", 2, undefined],
  ] as const) {
    test(`says so by ${what}: rows are kept, and the list is not complete`, async () => {
      const source = await explorer({ txlist: [transactionRow(1)] });
      const message = "Some internal transactions within this block range have not yet been processed";
      source.broken.txlistinternal = (response, { page }) =>
        sendJson(response, { status, message, result: page === 1 ? result : [] });
      const { internal, transactions } = (await fetchFrom([source])).lists;
      expect(internal).toMatchObject({ state: "pending", gaps: ["pending"], count: result?.length ?? 0 });
      expect(transactions.state).toBe("ok");
    });
  }
});

describe("an explorer that refuses the key", () => {
  for (const [what, answer] of [
    ["401", (response) => response.writeHead(401).end()],
    ["402", (response) => response.writeHead(402).end()],
    ["403", (response) => response.writeHead(403).end()],
    ["words", (response) => sendJson(response, says("Missing/Invalid API Key"))],
  ] as const satisfies [string, ScriptedExplorer["faults"][number]][]) {
    test(`by ${what} is asked once for all wallets, and again after a while; the error names the setting`, async () => {
      let calls = 0;
      const server = await startHttpServer((_request, _body, response) => {
        calls++;
        answer(response);
      });
      closing.push(server.close);
      // A clock of its own would give each reader a state of its own.
      const read = () => fetchWalletHistory(chainOf([server]), wallet, { retry: { attempts: 1 } });
      const results = await Promise.allSettled(Array.from({ length: 5 }, read));
      for (const one of results) expect(String(one.status === "rejected" && one.reason)).toContain("apiKey");
      await expect(read()).rejects.toMatchObject({ code: "REFUSED" });
      expect(calls).toBe(1);
      vi.spyOn(performance, "now").mockReturnValue(performance.now() + 6 * 60_000);
      await expect(read()).rejects.toMatchObject({ code: "REFUSED" });
      expect(calls).toBe(2);
    });
  }
});

describe("an explorer that refuses one list for its key", () => {
  const actions = ["txlist", "txlistinternal", "tokentx", "tokennfttx", "token1155tx"] as const;
  const rows = () => ({
    txlist: [transactionRow(1)],
    txlistinternal: [{ ...transactionRow(2), from: friend, to: wallet }],
    tokentx: [tokenRow(3)],
    tokennfttx: [nftRow(4, { tokenID: "4" })],
    token1155tx: [nftRow(5, { tokenID: "5", tokenValue: "2" })],
  });
  const refuses = async (action: string) => {
    const source = await explorer(rows());
    source.broken[action] = (response) => response.writeHead(401).end();
    return source;
  };

  test.each(actions)("%s: every list is whole with another explorer", async (action) => {
    const { lists } = await fetchFrom([await refuses(action), await explorer(rows())]);
    const found = Object.values(lists).map(({ state, count }) => [state, count]);
    expect(found).toEqual([1, 1, 1, 2].map((count) => ["ok", count]));
  });

  test.each(actions.slice(0, 4))("%s: alone it names the setting, and the list is not empty", async (action) => {
    const history = await fetchFrom([await refuses(action)], { retry: { attempts: 1 } });
    const failed = Object.values(history.lists).filter(({ state }) => state === "failed");
    expect(failed.length).toBeGreaterThan(0);
    for (const { error } of failed) expect(error?.message).toContain("apiKey");
    expect(Object.values(history.lists).some(({ state, count }) => state === "ok" && count === 0)).toBe(false);
  });
});

describe("requests", () => {
  test("carry the key, and the chain where one URL serves many, and no message contains the key", async () => {
    const seen: URLSearchParams[] = [];
    const server = await startHttpServer((request, _body, response) => {
      seen.push(new URL(request.url ?? "", "http://explorer").searchParams);
      response.writeHead(500).end();
    });
    closing.push(server.close);
    const chain = ChainConfig.parse({
      id: 10,
      name: "test",
      explorers: [{ url: `${server.url}/v2/api`, apiKey: "secret-key" }],
    });
    const error = await fetchWalletHistory(chain, wallet, { clock: testClock() }).catch((caught: unknown) => caught);
    expect(String(error)).not.toContain("secret-key");
    expect(seen[0]?.get("apikey")).toBe("secret-key");
    expect(seen[0]?.get("chainid")).toBe("10");
  });
});
