import { eventTopics } from "../../chain/abi.ts";
import { NATIVE_LOGS, reportsMoves } from "../../chain/gas.ts";
import type { ChainBlock, ChainLog, ChainTransaction } from "../../chain/types.ts";
import { readErc20Transfer } from "./events.ts";
import type { DecoderInput, NativeMove } from "./types.ts";

/**
 * The moves of native currency among logs of a block (EIP-7708), in their order. Null if the block's header does not show the fork that
 * reports them: then no such log is believed, whoever emitted it.
 */
export function nativeMoves({ fork }: Pick<ChainBlock, "fork">, logs: readonly ChainLog[]): NativeMove[] | null {
  if (!reportsMoves(fork)) return null;
  return logs.flatMap((log) => {
    const transfer = log.address === NATIVE_LOGS && log.topics[0] === eventTopics.transfer && readErc20Transfer(log);
    return transfer ? { from: transfer.from, to: transfer.to, wei: transfer.units, logIndex: log.logIndex } : [];
  });
}

/**
 * The transaction itself: `sent` or `failed` for its sender, `received` for each address that got value, `created` for a contract
 * creation. The new contract gets the value of a creation. A deposit has no sender on this chain, so its value is only received.
 * Value that moved inside the transaction is received where the protocol reports it.
 */
export function decodeNative({ block, transaction, act, context, emit }: DecoderInput): void {
  const sender = act.actor;
  const { from, to, value, method, fee, success, contractAddress } = transaction;
  if (sender !== null) {
    const kind = success ? "sent" : "failed";
    const ran = success ? codeRan(transaction, context.baseTokens) : null;
    emit({ logIndex: -1, wallet: sender, kind, counterparty: to, amount: value, method, fee, ran });
  }
  if (!success) return;
  for (const [receiver, amount] of receivedBy(transaction)) {
    emit({ logIndex: -1, wallet: receiver, kind: "received", counterparty: from, amount });
  }
  for (const move of movesInside(transaction, nativeMoves(block, transaction.logs) ?? [])) {
    emit({ logIndex: move.logIndex, wallet: move.to, kind: "received", counterparty: move.from, amount: move.wei });
  }
  if (contractAddress && sender !== null) {
    emit({ logIndex: -1, wallet: sender, kind: "created", counterparty: contractAddress });
  }
}

/** Whether a successful transaction ran code, as its logs or gas show; null if they show neither, and for a creation. */
function codeRan(transaction: ChainTransaction, baseTokens: ReadonlySet<string>): boolean | null {
  const { to, logs, fee, gasShowsCode } = transaction;
  if (to === null) return null;
  // An unknown fee may have been paid in a token, which emits logs of its own.
  const isByCode = (address: string) => address === to || (fee !== null && !baseTokens.has(address));
  return logs.some(({ address }) => address !== NATIVE_LOGS && isByCode(address)) || gasShowsCode;
}

/** What the transaction itself moved: its value, or that of each call of a batch. */
function paymentsOf({ to, value, calls, contractAddress }: ChainTransaction): { to: string; wei: bigint }[] {
  return (calls ?? [{ to, value }]).flatMap((call) => {
    const receiver = call.to ?? contractAddress;
    return call.value > 0n && receiver ? { to: receiver, wei: call.value } : [];
  });
}

/** Who received value of the transaction itself, and how much. */
function receivedBy(transaction: ChainTransaction): Map<string, bigint> {
  const received = new Map<string, bigint>();
  for (const { to, wei } of paymentsOf(transaction)) received.set(to, (received.get(to) ?? 0n) + wei);
  return received;
}

/** The moves that the transaction itself does not show. A deposit's sender may have another address on this chain. */
function movesInside(transaction: ChainTransaction, moves: readonly NativeMove[]): readonly NativeMove[] {
  const shown = paymentsOf(transaction);
  const isSender = (from: string) => from === transaction.from || transaction.class !== "user";
  return moves.filter(({ from, to, wei }) => {
    const at = isSender(from) ? shown.findIndex((one) => one.to === to && one.wei === wei) : -1;
    if (at >= 0) shown.splice(at, 1);
    return at < 0;
  });
}
