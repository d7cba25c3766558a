import { type Hex, keccak256, parseTransaction } from "viem";
import type { Address, ChainConfig } from "../../core/chains.ts";
import { signingAccount } from "../../core/signing-account.ts";
import { isRecord, readBigInt, readHash, readNumber } from "../hex.ts";
import type { Rpc } from "../json-rpc/rpc.ts";
import { withInteractiveRpc } from "./interactive-rpc.ts";

const ATTEMPTS = 2;

/** A signed transaction that was not sent yet. */
export interface SignedTransaction {
  hash: Hex;
  raw: Hex;
  nonce: number;
  /** The most that its gas can cost, wei. */
  maxCost: bigint;
}

/**
 * Signs a call with the sender's next nonce that is not in `skip`. Send it before signing another with the same key. Throws REVERTED if
 * the contract refuses the call.
 */
export async function signTransaction(
  chain: ChainConfig,
  input: { key: Hex; to: Address; data: Hex; skip?: ReadonlySet<number> },
): Promise<SignedTransaction> {
  const account = signingAccount(input.key);
  const { to, data, skip } = input;
  return withInteractiveRpc(chain, ATTEMPTS, async (rpc) => {
    const [pending, price, gas] = await Promise.all([
      countTransactions(rpc, account.address, "pending"),
      readPrice(rpc, chain),
      ask(rpc, "eth_estimateGas", [{ from: account.address, to, data }], (result) => readBigInt(result, "gas")),
    ]);
    let nonce = pending;
    while (skip?.has(nonce)) nonce++;
    return signFor(chain, input.key, { ...price, nonce, to, data, gas: (gas * 5n) / 4n });
  });
}

/**
 * Signs a transaction again, with its nonce, for a higher price: today's, but at least a quarter more than before, which nodes ask of a
 * replacement, and at most twice as much.
 */
export async function signReplacement(chain: ChainConfig, input: { key: Hex; raw: Hex }): Promise<SignedTransaction> {
  const { nonce = 0, to, data, gas = 0n, maxFeePerGas = 0n, maxPriorityFeePerGas = 0n } = parseTransaction(input.raw);
  const price = await withInteractiveRpc(chain, ATTEMPTS, (rpc) => readPrice(rpc, chain));
  const raise = (before: bigint, wanted: bigint) => {
    const [least, most] = [(before * 5n) / 4n + 1n, before * 2n + 1n];
    return wanted < least ? least : wanted > most ? most : wanted;
  };
  const tip = raise(maxPriorityFeePerGas, price.maxPriorityFeePerGas);
  const most = raise(maxFeePerGas, price.maxFeePerGas);
  const prices = { maxPriorityFeePerGas: tip, maxFeePerGas: most > tip ? most : tip };
  return signFor(chain, input.key, { ...prices, nonce, gas, to: to as Address, data: data ?? "0x" }); // It was signed with `to`.
}

/** How many transactions of an account are in blocks: the nonces below are used. */
export function countMined(chain: ChainConfig, account: Address): Promise<number> {
  return withInteractiveRpc(chain, ATTEMPTS, (rpc) => countTransactions(rpc, account, "latest"));
}

type Call = Parameters<ReturnType<typeof signingAccount>["signTransaction"]>[0] & {
  nonce: number;
  gas: bigint;
  maxFeePerGas: bigint;
};

async function signFor(chain: ChainConfig, key: Hex, call: Omit<Call, "type" | "chainId">): Promise<SignedTransaction> {
  const raw = await signingAccount(key).signTransaction({ ...call, type: "eip1559", chainId: chain.id } as Call);
  return { hash: keccak256(raw), raw, nonce: call.nonce, maxCost: call.gas * call.maxFeePerGas };
}

function ask<T>(rpc: Rpc, method: string, params: readonly unknown[], read: (result: unknown) => T): Promise<T> {
  return rpc.request([{ method, params }], ([result]) => read(result));
}

function countTransactions(rpc: Rpc, account: string, block: "latest" | "pending"): Promise<number> {
  return ask(rpc, "eth_getTransactionCount", [account, block], (result) => readNumber(result, "nonce"));
}

async function readPrice(rpc: Rpc, chain: ChainConfig) {
  const [baseFee, tip] = await Promise.all([
    ask(rpc, "eth_getBlockByNumber", ["latest", false], readBaseFee),
    // Local chains need no tip.
    chain.local ? 0n : ask(rpc, "eth_maxPriorityFeePerGas", [], (result) => readBigInt(result, "maxPriorityFeePerGas")),
  ]);
  return { maxFeePerGas: baseFee * 2n + tip, maxPriorityFeePerGas: tip };
}

function readBaseFee(block: unknown): bigint {
  return isRecord(block) && block.baseFeePerGas !== undefined ? readBigInt(block.baseFeePerGas, "baseFeePerGas") : 0n;
}

/** Sends a signed transaction. Succeeds if the chain already knows it. */
export async function sendTransaction(
  chain: ChainConfig,
  signed: Pick<SignedTransaction, "hash" | "raw">,
): Promise<void> {
  await withInteractiveRpc(chain, ATTEMPTS, async (rpc) => {
    try {
      await ask(rpc, "eth_sendRawTransaction", [signed.raw], (result) => readHash(result, "transaction hash"));
    } catch (error) {
      if (await isKnown(rpc, signed.hash)) return;
      throw error;
    }
  });
}

async function isKnown(rpc: Rpc, hash: Hex): Promise<boolean> {
  try {
    return await ask(rpc, "eth_getTransactionByHash", [hash], (found) => found !== null);
  } catch {
    return false;
  }
}
