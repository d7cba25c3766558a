import type { ServerResponse } from "node:http";
import { keccak256, stringToHex } from "viem";
import { type Handler, sendJson, startHttpServer, type TestServer } from "./http-server.ts";

type Json = Record<string, unknown>;
type Call = { id: number; method: string; params: unknown[] };

/** Answers one HTTP request in some wrong way. */
export type Fault = (response: ServerResponse, calls: Call[]) => void;

/** A JSON-RPC node over the chain of a test, with faults on request. */
export interface ScriptedNode extends TestServer {
  /** The next requests are answered so, one each; then as they should be. */
  faults: Fault[];
  /** Answers of methods, in place of the usual ones. Throwing an RpcFault answers with that error. */
  answers: Record<string, (params: unknown[]) => unknown>;
  /** Methods asked for, in order. */
  asked: string[];
}

export class RpcFault extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

export const hash = (name: string): string => keccak256(stringToHex(name));
export const address = (name: string): string => hash(name).slice(0, 42);
export const hex = (number: number | bigint): string => `0x${number.toString(16)}`;

export const alice = address("alice");
export const bob = address("bob");

export interface ScriptedBlock {
  block: Json & { number: string; hash: string; transactions: Json[] };
  receipts: Json[];
}

/** A chain of `length` blocks with `transactions` plain transfers each, from alice to bob. `fork` makes its hashes. */
export function scriptedChain(length: number, options: { transactions?: number; fork?: string } = {}): ScriptedBlock[] {
  const { transactions: count = 1, fork = "main" } = options;
  return Array.from({ length }, (_, number) => {
    const blockHash = hash(`${fork} block ${number}`);
    const place = { blockHash, blockNumber: hex(number) };
    const transactions = Array.from({ length: number === 0 ? 0 : count }, (_, index) => ({
      ...place,
      hash: hash(`${fork} transaction ${number} ${index}`),
      transactionIndex: hex(index),
      from: alice,
      to: bob,
      value: hex(1000 * number + index),
      gas: hex(21_000),
      input: "0x",
    }));
    const receipts = transactions.map((transaction, index) => ({
      ...place,
      transactionHash: transaction.hash,
      transactionIndex: hex(index),
      status: "0x1",
      gasUsed: hex(21_000),
      contractAddress: null,
      logs: [],
    }));
    const block = {
      number: hex(number),
      hash: blockHash,
      parentHash: number === 0 ? `0x${"0".repeat(64)}` : hash(`${fork} block ${number - 1}`),
      timestamp: hex(1_700_000_000 + 12 * number),
      transactions,
    };
    return { block, receipts };
  });
}

export async function startScriptedNode(chain: ScriptedBlock[], chainId = 1): Promise<ScriptedNode> {
  const faults: Fault[] = [];
  const asked: string[] = [];
  const at = (tag: unknown) => (tag === "latest" ? chain.at(-1) : chain[Number(tag)]);
  const usual: ScriptedNode["answers"] = {
    eth_chainId: () => hex(chainId),
    eth_getBlockByNumber: ([tag]) => at(tag)?.block ?? null,
    eth_getBlockReceipts: ([tag]) => at(tag)?.receipts ?? null,
    eth_getTransactionReceipt: ([wanted]) =>
      chain.flatMap(({ receipts }) => receipts).find((receipt) => receipt.transactionHash === wanted) ?? null,
  };
  const answers: ScriptedNode["answers"] = {};
  const answer = ({ id, method, params }: Call): Json => {
    asked.push(method);
    try {
      const find = answers[method] ?? usual[method];
      if (!find) throw new RpcFault(-32601, `the method ${method} does not exist/is not available`);
      return { jsonrpc: "2.0", id, result: find(params) };
    } catch (error) {
      if (!(error instanceof RpcFault)) throw error;
      return { jsonrpc: "2.0", id, error: { code: error.code, message: error.message } };
    }
  };
  const handler: Handler = (_request, body, response) => {
    const payload: Call | Call[] = JSON.parse(body);
    const calls = Array.isArray(payload) ? payload : [payload];
    const fault = faults.shift();
    if (fault) return fault(response, calls);
    // Nodes may answer a batch in any order.
    sendJson(response, Array.isArray(payload) ? payload.map(answer).reverse() : answer(payload));
  };
  const server = await startHttpServer(handler);
  return { ...server, faults, answers, asked };
}
