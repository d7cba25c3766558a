import type { ServerResponse } from "node:http";
import type { Clock } from "../../lib/chain/retry.ts";
import { sendJson, startHttpServer, type TestServer } from "../chain/http-server.ts";
import type { Family, FamilyBlock, Json } from "./families/family.ts";
import type { Call, Given, Manner, Reply, RpcError } from "./manners.ts";

/** Blocks below the head that the node calls final. */
const FINAL_BELOW = 24;

/** A JSON-RPC node with a family's blocks and a provider's manner. */
export interface MockNode extends TestServer {
  /** The chain it serves; assign another one for a reorg. */
  chain: readonly FamilyBlock[];
  /** How it behaves; assign another one for a change of heart. */
  manner: Manner;
  /** The methods of each request so far. */
  requests: string[][];
  /** What of its manner the client met. */
  met: Set<keyof Manner>;
}

/** Starts a node on a free port. `clock` is what its rate limit measures time by. */
export async function startMockNode(options: {
  family: Family;
  chain: readonly FamilyBlock[];
  manner: Manner;
  clock: Pick<Clock, "now">;
}): Promise<MockNode> {
  const { family, chain, manner, clock } = options;
  const node: Omit<MockNode, keyof TestServer> = { chain, manner, requests: [], met: new Set() };
  const isWithinRate = createRate(clock);

  const answerCall = (call: Call): Json => {
    const result = resultOf(family, node, call);
    return isRpcError(result) ? refusal(call, result) : { jsonrpc: "2.0", id: call.id, result };
  };
  const answerCalls = (calls: Call[]): Json[] | Reply => {
    const { bytes, rate } = node.manner;
    const answers: Json[] = [];
    let size = 0;
    for (const call of calls) {
      const overRate = rate && !isWithinRate(rate.perSecond) ? rate : undefined;
      const overSize = bytes && size > bytes.most ? bytes : undefined;
      if (overRate) node.met.add("rate");
      if (overSize) node.met.add("bytes");
      const limit = overRate ?? overSize;
      if (limit && "whole" in limit) return limit.whole;
      answers.push(limit ? refusal(call, limit.part) : answerCall(call));
      if (bytes) size += JSON.stringify(answers.at(-1)).length;
    }
    return answers;
  };
  const answerBatch = (calls: Call[]): Json[] | Reply => {
    const { batch, ids, order } = node.manner;
    if (batch && calls.length > batch.most) {
      node.met.add("batch");
      return batch.refuse(calls, answerCall);
    }
    const answers = answerCalls(calls);
    if (!Array.isArray(answers)) return answers;
    const written = ids === "string" ? answers.map((answer) => ({ ...answer, id: String(answer.id) })) : answers;
    return order === "reversed" ? written.reverse() : written;
  };

  const server = await startHttpServer((_request, body, response) => {
    const payload: Call | Call[] = JSON.parse(body);
    const calls = Array.isArray(payload) ? payload : [payload];
    node.requests.push(calls.map(({ method }) => method));
    const answers = answerBatch(calls);
    if (!Array.isArray(answers)) send(response, answers);
    else sendJson(response, Array.isArray(payload) ? answers : answers[0]);
  });
  return Object.assign(node, server);
}

/** Counts calls by the second; whether one more is within so many. */
function createRate(clock: Pick<Clock, "now">): (perSecond: number) => boolean {
  let start = 0;
  let calls = 0;
  return (perSecond) => {
    if (clock.now() >= start + 1_000) {
      start = clock.now();
      calls = 0;
    }
    return calls++ < perSecond;
  };
}

/** What the node returns for a call; a block of another chain than the family's is never asked for. */
function resultOf(family: Family, node: Pick<MockNode, "chain" | "manner" | "met">, call: Call): unknown {
  const { chain, manner, met } = node;
  const [first, second] = call.params;
  switch (call.method) {
    case "eth_chainId":
      return `0x${family.chainId.toString(16)}`;
    case "eth_blockNumber":
      return chain.at(-1)?.block.number;
    case "eth_getBlockByNumber": {
      if (first === "finalized" && manner.finalized !== undefined) {
        met.add("finalized");
        return manner.finalized;
      }
      const one = blockAt(chain, first);
      const isNumber = /^0x/.test(String(first));
      return one ? blockOf(one, isNumber ? givenOf(node, one) : {}, second === true) : null;
    }
    case "eth_getBlockReceipts":
      if (manner.blockReceipts !== undefined) {
        met.add("blockReceipts");
        return manner.blockReceipts;
      }
      return receiptsAt(node, blockAt(chain, first));
    case "eth_getTransactionReceipt":
      return aloneOf(node, String(first), "receipt");
    case "eth_getTransactionByHash":
      return aloneOf(node, String(first), "transaction");
    case "eth_getLogs":
      return [];
    case "eth_getCode":
      return "0x";
    case "eth_getBalance": {
      const wei = family.balance?.(String(first), Number(second));
      return wei === undefined ? { code: -32000, message: "missing trie node" } : `0x${wei.toString(16)}`;
    }
    case "eth_call": {
      const { to, data } = first as { to: string; data: string }; // As the client sends it.
      return family.call?.(to, data) ?? { code: 3, message: "execution reverted" };
    }
    default:
      return { code: -32601, message: `the method ${call.method} does not exist/is not available` };
  }
}

type Served = Pick<MockNode, "chain" | "manner" | "met">;

function givenOf({ manner, met }: Served, one: FamilyBlock): Given {
  const given = manner.gives?.(one) ?? {};
  if (Object.keys(given).length > 0) met.add("gives");
  return given;
}

function blockOf({ block }: FamilyBlock, given: Given, isFull: boolean): unknown {
  const whole = given.block === undefined ? block : given.block;
  if (isFull) return whole;
  if (given.header !== undefined) return given.header;
  if (whole === null || isRpcError(whole) || !Array.isArray(whole.transactions)) return whole;
  return {
    ...whole,
    transactions: whole.transactions.map((one: Json | string) => (typeof one === "string" ? one : one.hash)),
  };
}

function receiptsAt(node: Served, one: FamilyBlock | undefined): unknown {
  if (!one) return null;
  const { receipts } = givenOf(node, one);
  return receipts === undefined ? one.receipts : receipts;
}

/** A transaction or its receipt, of the newest block that has it. */
function aloneOf(node: Served, hash: string, what: "receipt" | "transaction"): unknown {
  const found = placesOf(node.chain).get(hash);
  if (!found) return null;
  const own = givenOf(node, found.one)[what]?.(hash);
  return own === undefined ? found[what] : own;
}

interface Place {
  one: FamilyBlock;
  transaction: Json | null;
  receipt: Json | null;
}

const placesByHash = new WeakMap<readonly FamilyBlock[], Map<unknown, Place>>();
function placesOf(chain: readonly FamilyBlock[]): Map<unknown, Place> {
  const known = placesByHash.get(chain);
  if (known) return known;
  const found = new Map<unknown, Place>();
  for (const one of chain) {
    for (const transaction of one.block.transactions) found.set(transaction.hash, { one, transaction, receipt: null });
    for (const receipt of one.receipts) {
      const { transactionHash: hash } = receipt;
      found.set(hash, { one, transaction: found.get(hash)?.transaction ?? null, receipt });
    }
  }
  placesByHash.set(chain, found);
  return found;
}

function blockAt(chain: readonly FamilyBlock[], tag: unknown): FamilyBlock | undefined {
  if (tag === "latest") return chain.at(-1);
  if (tag === "finalized") return chain[Math.max(chain.length - 1 - FINAL_BELOW, 0)];
  return chain[Number(tag)];
}

function isRpcError(value: unknown): value is RpcError {
  return typeof value === "object" && value !== null && "code" in value && "message" in value;
}

function refusal(call: Call, error: RpcError): Json {
  return { jsonrpc: "2.0", id: call.id, error };
}

function send(response: ServerResponse, { status = 200, headers = {}, body }: Reply): void {
  if (typeof body === "string") response.writeHead(status, { "content-type": "text/plain", ...headers }).end(body);
  else sendJson(response, body, status, headers);
}
