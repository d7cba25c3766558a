import { createPublicClient, custom, erc20Abi, type PublicClient, toHex } from "viem";
import type { Address } from "../core/chains.ts";
import { type ChainError, isChainError } from "./errors.ts";
import { isRecord } from "./hex.ts";
import type { ChainClient } from "./types.ts";

/** Multicall3 has this address on every chain that has it: https://www.multicall3.com. */
export const MULTICALL3: Address = "0xca11bde05977b3631167028862be2a173976ca11";

/** Gas of one call for balances, below the limit of a transaction since Osaka (EIP-7825), which some nodes apply to calls. */
export const BALANCES_GAS = 16_000_000n;

/** How a chain runs many calls in one: with the deployed contract, with code in the call, or not at all. */
type Support = "deployed" | "deployless" | "none";

/** Reads balances of one token, many holders in one eth_call. */
export interface Multicall {
  /**
   * Each holder's balance of the token at the newest block, in its smallest unit; null if the contract returns none. Throws a
   * ChainError if the chain is not available.
   */
  balances(token: Address, holders: readonly Address[]): Promise<(bigint | null)[]>;
}

/** A viem client that sends through a chain's client, and how the chain runs many calls in one. */
export interface BatchedReads {
  viem: PublicClient;
  findSupport(): Promise<Support>;
}

/** `gas` limits each call; without it the node's own limit does. */
export function batchReads(
  client: Pick<ChainClient, "request">,
  { signal, gas }: { signal?: AbortSignal | undefined; gas?: bigint } = {},
): BatchedReads {
  const limit = (call: unknown) => (isRecord(call) && gas !== undefined ? { ...call, gas: toHex(gas) } : call);
  const request = ({ method, params = [] }: { method: string; params?: unknown[] }) => {
    const [call, ...others] = params;
    return client.request(method, method === "eth_call" ? [limit(call), ...others] : params, signal);
  };
  const viem = createPublicClient({
    transport: custom({ request }, { retryCount: 0 }),
    // A contract must not make this service fetch a URL.
    ccipRead: false,
  });
  let support: Promise<Support> | null = null;
  return {
    viem,
    findSupport() {
      support ??= probe(viem).catch((error) => {
        // The node did not answer: probe again next time.
        support = null;
        throw error;
      });
      return support;
    },
  };
}

/** Calls of different contracts never share one eth_call: a hostile contract can only spoil its own results. */
export function createMulticall(client: ChainClient): Multicall {
  const { viem, findSupport } = batchReads(client, { gas: BALANCES_GAS });

  return {
    async balances(token, holders) {
      const found = await findSupport();
      if (found === "none") return readOneByOne(viem, token, holders);
      const results = await viem.multicall({
        contracts: holders.map((holder) => balanceOf(token, holder)),
        batchSize: 0, // All in one call.
        ...multicallBy(found),
      });
      return results.map(readResult);
    },
  };
}

/** The options of viem's multicall for a chain that has one. */
export function multicallBy(support: Exclude<Support, "none">) {
  return support === "deployed" ? ({ multicallAddress: MULTICALL3 } as const) : ({ deployless: true } as const);
}

const balanceOf = (token: Address, holder: Address) =>
  ({ address: token, abi: erc20Abi, functionName: "balanceOf", args: [holder] }) as const;

/** Whether the chain has the contract, and if not, whether its node runs code in a call. */
async function probe(viem: PublicClient): Promise<Support> {
  const code = await viem.getCode({ address: MULTICALL3 }).catch((error) => {
    throw chainErrorIn(error) ?? error;
  });
  if (code !== undefined && code !== "0x") return "deployed";
  const [result] = await viem.multicall({ contracts: [balanceOf(MULTICALL3, MULTICALL3)], deployless: true });
  // MULTICALL3 has no code here, so no balance is expected. If the node did not run the code, the whole call failed.
  const fault = result?.status === "failure" ? chainErrorIn(result.error) : null;
  if (fault === null) return "deployless";
  if (fault.code === "REVERTED" || fault.code === "RPC_ERROR" || fault.code === "UNSUPPORTED") return "none";
  throw fault;
}

async function readOneByOne(
  viem: PublicClient,
  token: Address,
  holders: readonly Address[],
): Promise<(bigint | null)[]> {
  const answers = await Promise.allSettled(holders.map((holder) => viem.readContract(balanceOf(token, holder))));
  return answers.map((answer) =>
    answer.status === "fulfilled" ? answer.value : readResult({ status: "failure", error: answer.reason }),
  );
}

/** A balance; null if the contract is at fault. Throws errors of the chain. */
function readResult(
  result: { status: "success"; result: bigint } | { status: "failure"; error: unknown },
): bigint | null {
  if (result.status === "success") return result.result;
  const fault = chainErrorIn(result.error);
  // A contract can make the whole call fail, with too much gas or too long a result.
  if (fault === null || fault.code === "REVERTED" || fault.code === "TOO_LARGE") return null;
  throw fault;
}

/** The ChainError that viem wrapped. */
export function chainErrorIn(error: unknown): ChainError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (isChainError(cause)) return cause;
  return null;
}
