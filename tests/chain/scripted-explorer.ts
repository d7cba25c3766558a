import type { ServerResponse } from "node:http";
import { sendJson, startHttpServer, type TestServer } from "./http-server.ts";
import { address, hash } from "./scripted-node.ts";

export type ExplorerRow = Record<string, string>;
type Action = "txlist" | "txlistinternal" | "tokentx" | "tokennfttx" | "token1155tx";

/** A log as Etherscan gives it: numbers in hex, 0 as `0x`. */
interface ExplorerLog {
  address: string;
  topics: string[];
  data: string;
  blockNumber: string;
  timeStamp: string;
  logIndex: string;
  transactionHash: string;
  transactionIndex: string;
}

interface Asked {
  action: string;
  startblock: number;
  page: number;
  offset: number;
}

/** An Etherscan-compatible explorer over the rows of a test, with faults on request. */
export interface ScriptedExplorer extends TestServer {
  /** The next calls are answered so, one each; then as they should be. */
  faults: ((response: ServerResponse) => void)[];
  /** Calls of an action are answered so, every time; as they should be where it returns false. */
  broken: Partial<Record<string, (response: ServerResponse, asked: Asked) => unknown>>;
  asked: Asked[];
  /** Its newest block, with the time if it says that. */
  newest: { number: number; time?: number };
}

export const wallet = address("wallet");
export const friend = address("friend");

export function transactionRow(block: number, name: string | number = block): ExplorerRow {
  return {
    blockNumber: String(block),
    timeStamp: String(1_500_000_000 + block),
    hash: hash(`tx ${name}`),
    transactionIndex: "",
    from: wallet,
    to: friend,
    value: "5",
    isError: "0",
    txreceipt_status: "1",
    contractAddress: "",
    methodId: "0x",
    input: "",
  };
}

export function tokenRow(block: number, name: string | number = block, value = "5"): ExplorerRow {
  return {
    blockNumber: String(block),
    timeStamp: String(1_500_000_000 + block),
    hash: hash(`tx ${name}`),
    transactionIndex: "3",
    from: friend,
    to: wallet,
    contractAddress: address("token"),
    value,
    tokenSymbol: "<script>",
    tokenDecimal: "",
  };
}

/** The node that an explorer calls, and by which address: Etherscan's module `proxy`, or JSON-RPC as Blockscout. */
interface CalledNode {
  by: "proxy" | "JSON-RPC";
  /** The result; undefined: the explorer has no such method. */
  answer: (method: string, params: readonly unknown[]) => unknown;
}

export const says = (result: string, message = "NOTOK") => ({ status: "0", message, result });

export async function startScriptedExplorer(
  rows: Partial<Record<Action, object[]>> & { getLogs?: ExplorerLog[] },
  options: { maxRows?: number; head?: number; window?: number; nonce?: number; node?: CalledNode } = {},
): Promise<ScriptedExplorer> {
  const { maxRows = 1_000, head = 1_000_000, window = 10_000, nonce } = options;
  const newest: ScriptedExplorer["newest"] = { number: head };
  const faults: ScriptedExplorer["faults"] = [];
  const broken: ScriptedExplorer["broken"] = {};
  const asked: Asked[] = [];
  const server = await startHttpServer((request, body, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? "", "http://explorer");
    if (request.method === "POST") {
      const { id, method, params } = JSON.parse(body);
      asked.push({ action: `${pathname} ${method}`, startblock: 0, page: 0, offset: 0 });
      const result = options.node?.by === "JSON-RPC" ? options.node.answer(method, params) : undefined;
      return result === undefined
        ? void response.writeHead(404).end()
        : sendJson(response, { jsonrpc: "2.0", id, result });
    }
    const number = (name: string) => Number(query.get(name));
    const action = query.get("action") ?? "";
    const isLogs = action === "getLogs";
    const call = {
      action,
      startblock: number(isLogs ? "fromBlock" : "startblock"),
      page: number("page"),
      offset: number("offset"),
    };
    asked.push(call);
    const fault: ((to: ServerResponse) => unknown) | undefined =
      faults.shift() ?? (broken[action] ? (to: ServerResponse) => broken[action]?.(to, call) : undefined);
    if (fault && fault(response) !== false) return;
    if (action === "eth_blockNumber")
      return sendJson(response, { jsonrpc: "2.0", id: 1, result: `0x${newest.number.toString(16)}` });
    if (action === "eth_getBlockByNumber") {
      const isNewest = newest.time !== undefined && query.get("tag") === `0x${newest.number.toString(16)}`;
      const block = isNewest ? { timestamp: `0x${newest.time?.toString(16)}` } : null;
      return sendJson(response, block ? { result: block } : says("Error! Missing Or invalid Module name"));
    }
    if (action === "eth_call" || action === "eth_getTransactionByHash") {
      const { to, data, tag, txhash } = Object.fromEntries(query);
      const params = action === "eth_call" ? [{ to, data }, tag] : [txhash];
      const result = options.node?.by === "proxy" ? options.node.answer(action, params) : undefined;
      return result === undefined
        ? sendJson(response, { message: "Unknown action", result: null, status: "0" }, 400)
        : sendJson(response, { jsonrpc: "2.0", id: 1, result });
    }
    if (action === "eth_getTransactionCount") {
      const answer = nonce === undefined ? says("Error! Missing Or invalid Module name") : { result: `0x${nonce}` };
      return sendJson(response, answer);
    }
    const cut = Math.min(call.offset, maxRows);
    if (call.page * cut > window) return sendJson(response, says("Result window is too large"));
    const endblock = number(isLogs ? "toBlock" : "endblock");
    const given = isLogs ? (rows.getLogs ?? []).filter((log) => fits(log, query)) : (rows[action as Action] ?? []);
    // Rows without a block are in every range.
    const found = given.filter((row) => {
      const block = String((row as ExplorerRow | null)?.blockNumber);
      return !/^(0x)?[0-9a-f]{1,9}$/.test(block) || (Number(block) >= call.startblock && Number(block) <= endblock);
    });
    const page = found.slice((call.page - 1) * cut, call.page * cut);
    if (page.length === 0) {
      const none =
        { tokentx: "No token transfers found", getLogs: "No records found" }[action] ?? "No transactions found";
      return sendJson(response, { status: "0", message: none, result: [] });
    }
    sendJson(response, { status: "1", message: "OK", result: page });
  });
  return { ...server, faults, broken, asked, newest };
}

function fits(log: ExplorerLog, query: URLSearchParams): boolean {
  const topics = [0, 1, 2, 3].every((at) => [null, log.topics[at]].includes(query.get(`topic${at}`)));
  return query.get("module") === "logs" && log.address === query.get("address") && topics;
}
