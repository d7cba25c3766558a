import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { parseCommandLine } from "./command-line.ts";
import { listen } from "./processes/listen.ts";

// An Etherscan-compatible explorer over recorded histories of wallets: the default source of chain 1, also used to
// test the explorer client. It behaves like real explorers: errors come with HTTP 200 and status "0", and so does "No transactions found";
// page × offset may not pass 10,000.

export interface RecordedExplorerOptions {
  /** Holds normal_tx.SPLIT.csv.gz and erc20_tx.SPLIT.csv.gz. */
  dir: string;
  /** Default: the first split the directory holds. */
  split?: string;
  /** Default 0: a free port. */
  port?: number;
  /** Most rows of a page. */
  maxRows?: number;
  /** How long each answer takes, milliseconds. */
  delayMs?: number;
}

export interface RecordedExplorer {
  /** The value for a chain's `explorers[].url`. */
  url: string;
  /** Newest recorded block. */
  head: number;
  /** Lower-case addresses of the recorded wallets, sorted. */
  wallets: string[];
  close: () => Promise<void>;
}

type Row = Record<string, string>;
type Histories = Map<string, Row[]>;

const WINDOW = 10_000;
// Fields of real explorers that the recording lacks.
const unrecorded = {
  blockHash: "",
  transactionIndex: "",
  gas: "",
  input: "",
  cumulativeGasUsed: "",
  confirmations: "",
};

export async function startRecordedExplorer(options: RecordedExplorerOptions): Promise<RecordedExplorer> {
  const split = options.split ?? findSplit(options.dir);
  const transactions = readHistories(join(options.dir, `normal_tx.${split}.csv.gz`));
  const tokens = readHistories(join(options.dir, `erc20_tx.${split}.csv.gz`));
  const head = newestBlock([transactions, tokens]);

  let requests = 0;
  const server = createServer((request, response) => {
    // The bench reads how many requests it has answered.
    response.setHeader("x-requests", ++requests);
    const answer = (body: unknown) =>
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
    const send = (body: unknown) => (options.delayMs ? setTimeout(() => answer(body), options.delayMs) : answer(body));
    const query = new URL(request.url ?? "/", "http://explorer").searchParams;
    if (query.get("module") === "account") {
      return send(answerAccount(query, { transactions, tokens }, options.maxRows ?? 1000));
    }
    const number = `0x${head.number.toString(16)}`;
    if (query.get("module") === "proxy" && query.get("action") === "eth_blockNumber") {
      return send({ jsonrpc: "2.0", id: 1, result: number });
    }
    if (query.get("module") === "proxy" && query.get("action") === "eth_getBlockByNumber") {
      const block = { number, timestamp: `0x${head.time.toString(16)}` };
      return send({ jsonrpc: "2.0", id: 1, result: query.get("tag") === number ? block : null });
    }
    return send(failure("Error! Missing Or invalid Module name"));
  });
  const { port, close } = await listen(server, options.port);
  return {
    url: `http://127.0.0.1:${port}/api`,
    head: head.number,
    wallets: [...new Set([...transactions.keys(), ...tokens.keys()])].sort(),
    close,
  };
}

function answerAccount(
  query: URLSearchParams,
  histories: { transactions: Histories; tokens: Histories },
  maxRows: number,
) {
  const address = (query.get("address") ?? "").toLowerCase();
  if (!/^0x[0-9a-f]{40}$/.test(address)) return failure("Error! Invalid address format");
  const transfers = { rows: [], empty: "No token transfers found", shape: (row: Row) => row };
  const lists: Record<string, { rows: Row[]; empty: string; shape: (row: Row) => Row }> = {
    txlist: {
      rows: histories.transactions.get(address) ?? [],
      empty: "No transactions found",
      shape: (row) => ({ ...unrecorded, txreceipt_status: row.isError === "1" ? "0" : "1", functionName: "", ...row }),
    },
    tokentx: {
      ...transfers,
      rows: histories.tokens.get(address) ?? [],
      shape: (row) => ({
        ...unrecorded,
        nonce: "",
        tokenName: row.tokenSymbol ?? "",
        gasPrice: "",
        gasUsed: "",
        ...row,
      }),
    },
    // Not recorded: always empty.
    txlistinternal: { rows: [], empty: "No transactions found", shape: (row) => row },
    tokennfttx: transfers,
    token1155tx: transfers,
  };
  const list = lists[query.get("action") ?? ""];
  if (!list) return failure("Error! Missing Or invalid Action name");
  const from = Number(query.get("startblock") ?? 0);
  const to = Number(query.get("endblock") ?? Number.MAX_SAFE_INTEGER);
  const page = Math.max(1, Number(query.get("page") ?? 1));
  const size = Math.min(maxRows, Number(query.get("offset") ?? WINDOW) || WINDOW);
  if (page * size > WINDOW) {
    const message = "Result window is too large, PageNo x Offset size must be less than or equal to 10000";
    return { status: "0", message, result: null };
  }
  const hits = list.rows.filter((row) => Number(row.blockNumber) >= from && Number(row.blockNumber) <= to);
  if (query.get("sort") === "desc") hits.reverse();
  const rows = hits.slice((page - 1) * size, page * size);
  if (rows.length === 0) return { status: "0", message: list.empty, result: [] };
  return { status: "1", message: "OK", result: rows.map(({ account: _, ...row }) => list.shape(row)) };
}

function failure(result: string) {
  return { status: "0", message: "NOTOK", result };
}

function findSplit(dir: string): string {
  for (const name of readdirSync(dir).sort()) {
    const split = /^normal_tx\.(.+)\.csv\.gz$/.exec(name)?.[1];
    if (split) return split;
  }
  throw new Error(`${dir} holds no normal_tx.SPLIT.csv.gz.`);
}

/** Rows by wallet, oldest block first; rows of one block keep their recorded order. */
function readHistories(path: string): Histories {
  const histories: Histories = new Map();
  const rows: Row[] = parse(gunzipSync(readFileSync(path)), { columns: true, relax_column_count: true });
  for (const row of rows) {
    const wallet = row.account ?? "";
    const history = histories.get(wallet);
    if (history) history.push(row);
    else histories.set(wallet, [row]);
  }
  for (const history of histories.values()) history.sort((a, b) => Number(a.blockNumber) - Number(b.blockNumber));
  return histories;
}

function newestBlock(all: Histories[]): { number: number; time: number } {
  const head = { number: 0, time: 0 };
  for (const histories of all) {
    for (const rows of histories.values()) {
      head.number = Math.max(head.number, Number(rows.at(-1)?.blockNumber ?? 0));
      head.time = Math.max(head.time, Number(rows.at(-1)?.timeStamp ?? 0));
    }
  }
  return head;
}

async function main(): Promise<void> {
  const { values, positionals } = parseCommandLine(
    "usage: tsx scripts/recorded-explorer.ts [dir] [--split name] [--port n] [--max-rows n] [--delay ms]",
    {
      split: { type: "string" },
      port: { type: "string", default: "0" },
      "max-rows": { type: "string", default: "1000" },
      delay: { type: "string", default: "0" },
    },
    1,
  );
  const [dir = join(import.meta.dirname, "../data/wallets")] = positionals;
  const explorer = await startRecordedExplorer({
    dir,
    ...(values.split === undefined ? {} : { split: values.split }),
    port: Number(values.port),
    maxRows: Number(values["max-rows"]),
    delayMs: Number(values.delay),
  });
  console.log(`Recorded explorer: ${explorer.wallets.length} wallets, head ${explorer.head}, ${explorer.url}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main();
