import { createPublicClient, custom, erc20Abi, type PublicClient } from "viem";
import type { Address } from "../core/chains.ts";
import { type ChainError, isChainError } from "./errors.ts";
import type { ChainClient } from "./types.ts";

/** Multicall3 has this address on every chain that has it: https://www.multicall3.com. */
export const MULTICALL3: Address = "0xca11bde05977b3631167028862be2a173976ca11";

/** How a chain answers many calls in one: by the contract, by its code sent along, or not at all. */
type Way = "deployed" | "deployless" | "none";

/** Reads balances of one token, many holders in one eth_call. */
export interface Multicall {
  /**
   * What each holder has of the token at the newest block, in its smallest unit; null where the contract gives no balance.
   * Throws ChainError where the chain cannot be asked.
   */
  balances(token: Address, holders: readonly Address[]): Promise<(bigint | null)[]>;
}

/** Multicalls to a chain. Calls of different contracts never share one eth_call: a hostile contract spoils its own answers alone. */
export function createMulticall(client: ChainClient): Multicall {
  const viem = createPublicClient({
    transport: custom({ request: ({ method, params }) => client.request(method, params ?? []) }, { retryCount: 0 }),
    // A contract must not make this service fetch a URL.
    ccipRead: false,
  });
  let way: Promise<Way> | null = null;

  function findWay(): Promise<Way> {
    way ??= probe(viem).catch((error) => {
      // The node did not answer: asked again next time.
      way = null;
      throw error;
    });
    return way;
  }

  return {
    async balances(token, holders) {
      const found = await findWay();
      if (found === "none") return readOneByOne(viem, token, holders);
      const results = await viem.multicall({
        contracts: holders.map((holder) => balanceOf(token, holder)),
        // All in one.
        batchSize: 0,
        ...(found === "deployed" ? { multicallAddress: MULTICALL3 } : { deployless: true }),
      });
      return results.map(readResult);
    },
  };
}

const balanceOf = (token: Address, holder: Address) =>
  ({ address: token, abi: erc20Abi, functionName: "balanceOf", args: [holder] }) as const;

/** Whether the chain has the contract, and if not, whether its node runs code that is sent along. */
async function probe(viem: PublicClient): Promise<Way> {
  const code = await asChainError(viem.getCode({ address: MULTICALL3 }));
  if (code !== undefined && code !== "0x") return "deployed";
  const [result] = await viem.multicall({ contracts: [balanceOf(MULTICALL3, MULTICALL3)], deployless: true });
  // An address without code gives no balance; a node that did not run the code at all is a fault of the call as a whole.
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

/** A balance; null where the contract is at fault. What is the chain's fault is thrown. */
function readResult(
  result: { status: "success"; result: bigint } | { status: "failure"; error: unknown },
): bigint | null {
  if (result.status === "success") return result.result;
  const fault = chainErrorIn(result.error);
  // A call that fails as a whole, by running out of gas or by too long a response, is the contract's fault.
  if (fault === null || fault.code === "REVERTED" || fault.code === "TOO_LARGE") return null;
  throw fault;
}

async function asChainError<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw chainErrorIn(error) ?? error;
  }
}

/** The fault of a chain's source that viem wrapped. */
function chainErrorIn(error: unknown): ChainError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (isChainError(cause)) return cause;
  return null;
}
