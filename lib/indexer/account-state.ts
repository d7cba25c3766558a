import { isChainError } from "../chain/errors.ts";
import { readBigInt, readBytes } from "../chain/hex.ts";
import type { ChainBlock, StateReader } from "../chain/types.ts";
import { claimsOf, readBlockOperations } from "./decode/block-operations.ts";
import {
  countCall,
  fitsDelegate,
  type RelayedBatch,
  readDelegate,
  relayedBatches,
  signedBatchReceiver,
} from "./decode/smart-accounts/eip-7702.ts";
import { type AccountState, unknownState } from "./decode/smart-accounts/operation.ts";

/** Maximum accounts whose state is read for a slice of blocks; that of others stays unknown. */
const MOST_ACCOUNTS = 2_000;
/** The same of wallets that only call data names. */
const MOST_RELAYED = 200;
/** Longest time for reading, milliseconds: many nodes have no state of old blocks. */
const LONGEST_MS = 5_000;

/** Reads account state from the node that returns the blocks, until that fails once. */
export interface StateReads {
  client: Pick<StateReader, "request">;
  signal: AbortSignal;
  hasFailed: boolean;
}

/**
 * The state that decoding the blocks needs: the delegates of wallets that received a signed batch, directly or through a contract, and
 * then whether they executed any; and balance changes of smart accounts that claim to have sent native currency. What the node does not answer in time stays unknown, so that it never delays blocks.
 */
export async function readAccountState(reads: StateReads, blocks: readonly ChainBlock[]): Promise<AccountState> {
  const candidates = blocks.flatMap(({ number, transactions }) => {
    const wallets = new Set(transactions.flatMap((one) => signedBatchReceiver(one) ?? []));
    return [...wallets].map((account) => ({ account, block: number }));
  });
  const relayed = relayedIn(blocks);
  const delegates = await readEach(
    reads,
    [...candidates, ...relayed.slice(0, MOST_RELAYED)],
    async ({ account, block }, signal) =>
      readDelegate(readBytes(await reads.client.request("eth_getCode", [account, tag(block)], signal), "eth_getCode")),
  );
  const delegate = (account: string, block: number) => delegates.get(keyOf(account, block)) ?? null;
  const counted = relayed.flatMap(({ account, block, batch }) => {
    const data = fitsDelegate(batch, delegate(account, block)) ? countCall(batch) : null;
    return data === null ? [] : [{ account, block, data }];
  });
  const executed = await readEach(reads, counted, async ({ account, block, data }, signal) => {
    const [before, after] = await beforeAndAfter(block, (number) =>
      reads.client.request("eth_call", [{ to: account, data }, tag(number)], signal),
    );
    return countOf(before) !== countOf(after);
  });
  const payers = blocks.flatMap((block) => {
    const claims = claimsOf(block, readBlockOperations(block, { ...unknownState, delegate }));
    return [...claims.keys()].map((account) => ({ account, block: block.number }));
  });
  const changes = await readEach(reads, payers, async ({ account, block }, signal) => {
    const [before, after] = await beforeAndAfter(block, (number) =>
      reads.client.request("eth_getBalance", [account, tag(number)], signal),
    );
    return readBigInt(after, "eth_getBalance") - readBigInt(before, "eth_getBalance");
  });
  return {
    delegate,
    executed: (account, block) => executed.get(keyOf(account, block)) ?? null,
    balanceChange: (account, block) => changes.get(keyOf(account, block)) ?? null,
  };
}

function beforeAndAfter(block: number, ask: (number: number) => Promise<unknown>): Promise<unknown[]> {
  return Promise.all([block - 1, block].map(ask));
}

/** A wallet that did not delegate before has executed none. */
function countOf(result: unknown): bigint {
  return result === "0x" ? 0n : readBigInt(result, "eth_call");
}

/** The wallets for which a contract may have passed on a signed batch. */
function relayedIn(blocks: readonly ChainBlock[]): (Place & { batch: RelayedBatch })[] {
  return blocks.flatMap(({ number, transactions }) =>
    transactions
      .flatMap(relayedBatches)
      .flatMap((batch) => batch.wallets.map((account) => ({ account, block: number, batch }))),
  );
}

interface Place {
  account: string;
  block: number;
}

async function readEach<P extends Place, T>(
  reads: StateReads,
  places: readonly P[],
  read: (place: P, signal: AbortSignal) => Promise<T>,
): Promise<Map<string, T>> {
  const found = new Map<string, T>();
  if (places.length === 0 || reads.hasFailed) return found;
  const signal = AbortSignal.any([reads.signal, AbortSignal.timeout(LONGEST_MS)]);
  const readOne = async (place: P) => {
    if (!reads.hasFailed) found.set(keyOf(place.account, place.block), await read(place, signal));
  };
  const outcomes = await Promise.allSettled(
    places.slice(0, MOST_ACCOUNTS).map((place) =>
      readOne(place).catch((error: unknown) => {
        reads.hasFailed = true;
        throw error;
      }),
    ),
  );
  reads.signal.throwIfAborted();
  for (const outcome of outcomes) {
    if (outcome.status === "rejected" && !isChainError(outcome.reason)) throw outcome.reason;
  }
  return found;
}

function keyOf(account: string, block: number): string {
  return `${block} ${account}`;
}

function tag(block: number): string {
  return `0x${Math.max(block, 0).toString(16)}`;
}
