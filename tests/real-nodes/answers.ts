import type { RunningNode } from "./nodes.ts";

/** What a node answers where nodes differ: the columns of its row in docs/chains.md. */
type Column =
  | "receipts of a block"
  | "block, receipts beyond the head"
  | "receipts of `pending`"
  | "logs beyond the head: from, to"
  | "logs of an unknown block"
  | "`finalized`"
  | "notification"
  | "empty batch";

interface Answer {
  id?: unknown;
  result?: unknown;
  error?: { code?: number };
}

const BEYOND = "0xfffff";
const UNKNOWN = `0x${"12".repeat(32)}`;

/** Ask a node, whose chain has a block with transactions at `block`, everything that its row says. */
export async function readAnswers({ url }: Pick<RunningNode, "url">, block: number): Promise<Record<Column, string>> {
  const send = async (body: unknown): Promise<unknown> => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
    const text = await response.text();
    return text ? JSON.parse(text) : `HTTP ${response.status}`;
  };
  const call = (method: string, ...params: unknown[]) => ({ jsonrpc: "2.0", id: 1, method, params });
  const ask = async (method: string, ...params: unknown[]) => inWords(await send(call(method, ...params)));
  const logs = (from: string, to: string) => ask("eth_getLogs", { fromBlock: from, toBlock: to });
  const { id, ...notification } = call("eth_chainId");
  const batch = await send([notification, call("eth_blockNumber")]);
  return {
    "receipts of a block": await ask("eth_getBlockReceipts", `0x${block.toString(16)}`),
    "block, receipts beyond the head": [
      await ask("eth_getBlockByNumber", BEYOND, true),
      await ask("eth_getBlockReceipts", BEYOND),
    ].join(", "),
    "receipts of `pending`": await ask("eth_getBlockReceipts", "pending"),
    "logs beyond the head: from, to": [await logs(BEYOND, BEYOND), await logs("0x0", BEYOND)].join(", "),
    "logs of an unknown block": await ask("eth_getLogs", { blockHash: UNKNOWN }),
    "`finalized`": await finality(send),
    notification: Array.isArray(batch) && batch.length === 1 ? "not answered" : inWords([batch].flat()[0]),
    "empty batch": inWords(await send([])),
  };

  async function finality(sending: typeof send): Promise<string> {
    const numbers = ["latest", "finalized"].map(async (tag) => {
      const { result } = (await sending(call("eth_getBlockByNumber", tag, false))) as { result: { number: string } };
      return Number(result.number);
    });
    const [head = 0, final = 0] = await Promise.all(numbers);
    return final === head ? "the head" : final === 0 ? "block 0" : `head − ${head - final}`;
  }
}

/** An answer in a word or two. */
function inWords(answer: unknown): string {
  if (typeof answer === "string") return answer;
  if (Array.isArray(answer)) return answer.length === 0 ? "[]" : "list";
  const { result, error } = answer as Answer; // Whatever a node sends: only these are looked at.
  if (error) return error.code === undefined ? "error without a code" : `error ${error.code}`;
  if (result === null) return "null";
  if (Array.isArray(result)) return result.length === 0 ? "[]" : "list";
  return typeof result === "object" ? "block" : "answered";
}
