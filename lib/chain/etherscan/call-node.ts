import type { ChainConfig } from "../../core/chains.ts";
import type { SourceOptions } from "../capabilities.ts";
import { ChainError, isChainError } from "../errors.ts";
import { isRecord } from "../hex.ts";
import { readRpcError } from "../json-rpc/read-answers.ts";
import { askInOrder, createExplorer, type Explorer } from "./explorer.ts";
import { type Query, refusal } from "./responses.ts";

/** The name by which an explorer's JSON-RPC address is remembered as not there. */
const JSON_RPC = "JSON-RPC";

/** How Etherscan's module `proxy` names the parameters of the methods that are needed. */
const proxied: Readonly<Record<string, (params: readonly unknown[]) => Query | null>> = {
  eth_call: ([call, tag]) =>
    isRecord(call) ? { to: String(call.to), data: String(call.data), tag: String(tag) } : null,
  eth_getTransactionByHash: ([hash]) => ({ txhash: String(hash) }),
};

/**
 * Calls the nodes behind a chain's explorers: `eth_call` and `eth_getTransactionByHash`, by Etherscan's module `proxy` or, where that is
 * missing, by JSON-RPC as Blockscout has it. Throws UNSUPPORTED if no explorer has either, REVERTED for a revert.
 */
export async function callNode(
  chain: ChainConfig,
  { method, params }: { method: string; params: readonly unknown[] },
  options: SourceOptions & { signal?: AbortSignal | undefined },
): Promise<unknown> {
  const query = proxied[method]?.(params);
  if (!query) throw new ChainError("UNSUPPORTED", `Explorers are not asked for ${method}`);
  const explorers = chain.explorers.map((config) => createExplorer(config, chain.id, options));
  return askInOrder(explorers, async (explorer) => {
    const read = (body: unknown) => readResult(explorer.host, method, body);
    if (explorer.serves(method)) {
      try {
        return await explorer.ask({ module: "proxy", action: method, ...query }, read, options.signal);
      } catch (error) {
        if (!isChainError(error) || error.code !== "UNSUPPORTED") throw error;
      }
    }
    return await callByJsonRpc(explorer, { method, params, read, signal: options.signal });
  });
}

function callByJsonRpc(
  explorer: Explorer,
  asked: {
    method: string;
    params: readonly unknown[];
    read: (body: unknown) => unknown;
    signal: AbortSignal | undefined;
  },
): Promise<unknown> {
  const { method, params, read, signal } = asked;
  if (!explorer.serves(JSON_RPC)) throw new ChainError("UNSUPPORTED", `${explorer.host} answers no calls of nodes`);
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  return explorer.ask({ action: JSON_RPC }, read, signal, body);
}

/** The result of a node, as it is. */
function readResult(host: string, method: string, body: unknown): unknown {
  if (isRecord(body) && isRecord(body.error)) throw readRpcError(host, method, body.error);
  if (isRecord(body) && typeof body.error === "string") throw readRpcError(host, method, { message: body.error });
  if (isRecord(body) && body.status === undefined) {
    const { result } = body;
    if (isRecord(result) || (typeof result === "string" && result.startsWith("0x"))) return result;
  }
  throw refusal(host, body);
}
