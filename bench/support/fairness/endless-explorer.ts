import { createServer } from "node:http";
import { listen } from "../../../scripts/processes/listen.ts";

export interface EndlessExplorer {
  url: string;
  close(): Promise<void>;
}

/** Rows of a small wallet: one page. */
const FEW = 20;

/**
 * An Etherscan-compatible explorer with endless transactions of every wallet that `isEndless` accepts,
 * and twenty transactions of every other wallet.
 */
export async function startEndlessExplorer(isEndless: (address: string) => boolean): Promise<EndlessExplorer> {
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? "/", "http://explorer").searchParams;
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(answerTo(query, isEndless)));
  });
  const { port, close } = await listen(server);
  return { url: `http://127.0.0.1:${port}`, close };
}

function answerTo(query: URLSearchParams, isEndless: (address: string) => boolean): object {
  const action = query.get("action");
  if (action === "eth_blockNumber") return { jsonrpc: "2.0", id: 1, result: "0xffffffff" };
  const none = { status: "0", message: "No transactions found", result: [] };
  if (action !== "txlist") return action === "tokentx" ? { ...none, message: "No token transfers found" } : none;
  const address = (query.get("address") ?? "").toLowerCase();
  const first = Number(query.get("startblock"));
  const page = Number(query.get("page"));
  const offset = Number(query.get("offset"));
  const last = isEndless(address) ? Number.MAX_SAFE_INTEGER : FEW;
  const rows: object[] = [];
  for (let i = 0; i < offset; i++) {
    const block = first + (page - 1) * offset + i;
    if (block > Math.min(last, Number(query.get("endblock")))) break;
    rows.push(transaction(address, block));
  }
  return rows.length === 0 ? none : { status: "1", message: "OK", result: rows };
}

function transaction(address: string, block: number): object {
  return {
    blockNumber: String(block),
    timeStamp: String(1_500_000_000 + Math.floor(block / 10)),
    hash: `0x${block.toString(16).padStart(24, "0")}${address.slice(2)}`,
    transactionIndex: "0",
    from: address,
    to: `0x${(block % 1_000).toString(16).padStart(40, "0")}`,
    value: "5",
    isError: "0",
    txreceipt_status: "1",
    contractAddress: "",
    methodId: "0x",
    input: "",
  };
}
