import { type Hex, keccak256 } from "viem";
import type { Address, ChainConfig } from "../core/chains.ts";
import { signingAccount } from "../core/signing-account.ts";
import { isRecord, readBigInt, readHash, readNumber } from "./hex.ts";
import { withInteractiveRpc } from "./json-rpc/interactive-rpc.ts";
import type { Rpc } from "./json-rpc/rpc.ts";

const ATTEMPTS = 2;

/** A signed transaction that was not sent yet. */
export interface SignedTransaction {
  hash: Hex;
  raw: Hex;
  /** The most that its gas can cost, wei. */
  maxCost: bigint;
}

/**
 * Signs a call with the sender's next nonce. Send it before signing another with the same key. Throws REVERTED if the contract
 * refuses the call.
 */
export async function signTransaction(
  chain: ChainConfig,
  input: { key: Hex; to: Address; data: Hex },
): Promise<SignedTransaction> {
  const account = signingAccount(input.key);
  const { to, data } = input;
  return withInteractiveRpc(chain, ATTEMPTS, async (rpc) => {
    const ask = <T>(method: string, params: readonly unknown[], read: (result: unknown) => T): Promise<T> =>
      rpc.request([{ method, params }], ([result]) => read(result));
    const [nonce, baseFee, gas] = await Promise.all([
      ask("eth_getTransactionCount", [account.address, "pending"], (result) => readNumber(result, "nonce")),
      ask("eth_getBlockByNumber", ["latest", false], readBaseFee),
      ask("eth_estimateGas", [{ from: account.address, to, data }], (result) => readBigInt(result, "gas")),
    ]);
    // Local chains need no tip.
    const tip = chain.local
      ? 0n
      : await ask("eth_maxPriorityFeePerGas", [], (result) => readBigInt(result, "maxPriorityFeePerGas"));
    const price = { gas: (gas * 5n) / 4n, maxFeePerGas: baseFee * 2n + tip };
    const raw = await account.signTransaction({
      ...{ type: "eip1559", chainId: chain.id, nonce, to, data },
      ...{ ...price, maxPriorityFeePerGas: tip },
    });
    return { hash: keccak256(raw), raw, maxCost: price.gas * price.maxFeePerGas };
  });
}

function readBaseFee(block: unknown): bigint {
  return isRecord(block) && block.baseFeePerGas !== undefined ? readBigInt(block.baseFeePerGas, "baseFeePerGas") : 0n;
}

/** Sends a signed transaction. Succeeds if the chain already knows it. */
export async function sendTransaction(chain: ChainConfig, signed: SignedTransaction): Promise<void> {
  await withInteractiveRpc(chain, ATTEMPTS, async (rpc) => {
    try {
      const call = { method: "eth_sendRawTransaction", params: [signed.raw] };
      await rpc.request([call], ([result]) => readHash(result, "transaction hash"));
    } catch (error) {
      if (await isKnown(rpc, signed.hash)) return;
      throw error;
    }
  });
}

async function isKnown(rpc: Rpc, hash: Hex): Promise<boolean> {
  try {
    return await rpc.request([{ method: "eth_getTransactionByHash", params: [hash] }], ([found]) => found !== null);
  } catch {
    return false;
  }
}
