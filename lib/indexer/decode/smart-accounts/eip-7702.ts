import { concatHex, numberToHex, toFunctionSelector } from "viem";
import { signedBatchMethods } from "../../../chain/call-data.ts";
import type { ChainTransaction } from "../../../chain/types.ts";
import { embeddedCalls, pointedTo, skip, type View, viewOf, wordAt } from "./abi-view.ts";
import { readAccountCalls } from "./account-calls.ts";
import type { AccountState, Operation } from "./operation.ts";

/** Contracts with a method that checks the wallet's signature of a batch, and that method. Anyone can call their other methods. */
const signedBatches: ReadonlyMap<string, string> = new Map([
  ["0x5a7fc11397e9a8ad41bf10bf13f22b0a63f96f6d", signedBatchMethods.ambire],
  ["0x000000009b1d0af20d8c6d0a44e162d11f9b8f00", signedBatchMethods.calibur],
]);
const methods: ReadonlySet<string> = new Set(signedBatches.values());
/** The code of a wallet that delegates: a prefix and the address. */
const DELEGATION = /^0xef0100([0-9a-f]{40})$/i;

/** The wallet that may have signed the batch which the transaction brings it: its delegate shows whether. Null for other transactions. */
export function signedBatchReceiver({ from, to, method }: ChainTransaction): string | null {
  return to !== null && to !== from && method !== null && methods.has(method) ? to : null;
}

/** The contract that an account's code delegates to; null for any other code. */
export function readDelegate(code: string): string | null {
  const [, address] = DELEGATION.exec(code) ?? [];
  return address === undefined ? null : `0x${address.toLowerCase()}`;
}

/**
 * What a wallet that delegates to code did: in a transaction to itself, or in a sponsor's transaction with a batch that the wallet
 * signed. Null if the form of the call data is unknown; then the transaction is like any other.
 */
export function readDelegatedBatch(transaction: ChainTransaction, delegate: string | null): Operation | null {
  const { from, to, method, callData, fee, logs } = transaction;
  if (to === null || callData === null) return null;
  const isSigned = delegate !== null && signedBatches.get(delegate) === method;
  if (to !== from && !isSigned) return null;
  const calls = readAccountCalls(viewOf(callData), to);
  return calls && { account: to, success: true, calls, fee: to === from ? fee : 0n, logs };
}

/** A signed batch in call data that another contract got. Whoever made the call data chose it, so it proves nothing. */
export interface RelayedBatch {
  method: string;
  batch: View;
  /** For whom it may be: the last addresses before it. */
  wallets: readonly string[];
}

/** Addresses before a batch that are looked at, and within how many digits. */
const BEFORE = { addresses: 4, digits: 32 * 64 };
/** A word that holds an address; one with so many zeros is a number. */
const ADDRESS_WORD = /^0{24}(?!0{16})[0-9a-f]{40}$/;

export function relayedBatches({ from, to, class: kind, success, callData }: ChainTransaction): RelayedBatch[] {
  if (kind !== "user" || !success || to === null || to === from || callData === null) return [];
  const { start } = viewOf(callData);
  return embeddedCalls(callData, methods).flatMap((batch) => {
    if (batch.start === start) return [];
    const wallets = addressesBefore(batch).filter((wallet) => wallet !== from && wallet !== to);
    return [{ method: `0x${batch.hex.slice(batch.start, batch.start + 8)}`, batch, wallets }];
  });
}

function addressesBefore({ hex, start }: View): string[] {
  const found = new Set<string>();
  // Without padding, it is just before.
  if (start >= 42) found.add(`0x${hex.slice(start - 40, start)}`);
  for (let at = start - 64; at >= 2 && at >= start - BEFORE.digits && found.size <= BEFORE.addresses; at -= 8) {
    const word = hex.slice(at, at + 64);
    if (ADDRESS_WORD.test(word)) found.add(`0x${word.slice(24)}`);
  }
  return [...found];
}

/** Whether the batch has the method by which the code of a wallet that delegates executes what the wallet signed. */
export function fitsDelegate({ method }: RelayedBatch, delegate: string | null): boolean {
  return delegate !== null && signedBatches.get(delegate) === method;
}

/** The wallets whose signed batches a contract passed on, and that may have executed them. */
export function relayedWallets(transaction: ChainTransaction, block: number, state: AccountState): Set<string> {
  const found = new Set<string>();
  for (const one of relayedBatches(transaction)) {
    for (const wallet of one.wallets) {
      if (fitsDelegate(one, state.delegate(wallet, block)) && state.executed?.(wallet, block) !== false)
        found.add(wallet);
    }
  }
  return found;
}

const nonceOfAmbire = toFunctionSelector("nonce()");
const sequenceOfCalibur = toFunctionSelector("getSeq(uint256)");

/** The call data that asks the wallet how many such batches it has executed; null if the batch does not say in which sequence. */
export function countCall({ method, batch }: RelayedBatch): string | null {
  if (method === signedBatchMethods.ambire) return nonceOfAmbire;
  // `(BatchedCall, uint256 nonce, …)`: the upper 192 bits of the nonce are the key of its sequence.
  const args = skip(batch, 4);
  const signed = args && pointedTo(args, 0);
  const nonce = signed && wordAt(signed, 1);
  return nonce === null ? null : concatHex([sequenceOfCalibur, numberToHex(nonce >> 64n, { size: 32 })]);
}
