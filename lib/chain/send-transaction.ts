import { type Hex, keccak256 } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import type { Address, ChainConfig } from "../core/chains.ts";
import { isRecord, readBigInt, readHash, readNumber } from "./hex.ts";
import { realWaiting } from "./retry.ts";
import { createRpc, type Rpc, type RpcCall } from "./rpc.ts";

const TIMEOUT_MS = 4_000;
const MAX_ANSWER_BYTES = 1024 * 1024;

/** A signed transaction that was not sent yet. */
export interface SignedTransaction {
  hash: Hex;
  raw: Hex;
}

/**
 * Sign a call with the sender's next nonce. Who sends it must do so before another is signed with the same key. REVERTED where
 * the contract refuses the call.
 */
export async function signTransaction(
  chain: ChainConfig,
  input: { key: Hex; to: Address; data: Hex },
): Promise<SignedTransaction> {
  const account = privateKeyToAccount(input.key);
  const { to, data } = input;
  return withRpc(chain, async (rpc) => {
    const ask = <T>(method: string, params: readonly unknown[], read: (result: unknown) => T): Promise<T> => {
      const call: RpcCall = { method, params };
      return rpc.request([call], ([result]) => read(result));
    };
    const [nonce, baseFee, gas] = await Promise.all([
      ask("eth_getTransactionCount", [account.address, "pending"], (result) => readNumber(result, "nonce")),
      ask("eth_getBlockByNumber", ["latest", false], readBaseFee),
      ask("eth_estimateGas", [{ from: account.address, to, data }], (result) => readBigInt(result, "gas")),
    ]);
    // A local chain asks for nothing.
    const tip = chain.local
      ? 0n
      : await ask("eth_maxPriorityFeePerGas", [], (result) => readBigInt(result, "maxPriorityFeePerGas"));
    const raw = await account.signTransaction({
      type: "eip1559",
      chainId: chain.id,
      nonce,
      to,
      data,
      gas: (gas * 5n) / 4n,
      maxPriorityFeePerGas: tip,
      maxFeePerGas: baseFee * 2n + tip,
    });
    return { hash: keccak256(raw), raw };
  });
}

function readBaseFee(block: unknown): bigint {
  return isRecord(block) && block.baseFeePerGas !== undefined ? readBigInt(block.baseFeePerGas, "baseFeePerGas") : 0n;
}

/** Send a signed transaction; one that the chain has already is no fault. */
export async function sendTransaction(chain: ChainConfig, signed: SignedTransaction): Promise<void> {
  await withRpc(chain, async (rpc) => {
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

async function withRpc<T>(chain: ChainConfig, work: (rpc: Rpc) => Promise<T>): Promise<T> {
  const rpc = createRpc({
    urls: chain.rpcUrls,
    chainId: chain.id,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_ANSWER_BYTES,
    concurrency: 3,
    retry: { attempts: 2, baseMs: 100, maxMs: 200 },
    waiting: realWaiting,
  });
  try {
    return await work(rpc);
  } finally {
    rpc.close().catch(() => {});
  }
}
