import { eventTopics } from "../../chain/abi.ts";
import { entryPoints, reportsOperation } from "../../chain/call-data.ts";
import { NATIVE_LOGS, reportsMoves } from "../../chain/gas.ts";
import type { ChainBlock, ChainLog, ChainTransaction } from "../../chain/types.ts";
import type { NativeMove, PartlyRead } from "./decoded-block.ts";
import { readErc20Transfer } from "./events.ts";
import { readDelegatedBatch, relayedWallets } from "./smart-accounts/eip-7702.ts";
import { readUserOperations } from "./smart-accounts/entry-point.ts";
import { type AccountState, claimedValue, type Operation } from "./smart-accounts/operation.ts";
import { isReport, readRelayedSafes, readSafeCall, readSafeTransaction } from "./smart-accounts/safe.ts";

/** An operation, and the native currency that really left the account. */
export interface CheckedOperation extends Operation {
  /** What each of its calls sent, wei. */
  paid: readonly bigint[];
  /** What the account paid besides its calls, as the protocol reports it; nothing is known of it in other blocks. */
  others: readonly Pick<NativeMove, "to" | "wei">[];
}

/** The operations of those transactions of a block that carry any. */
type BlockOperations<T extends Operation = Operation> = ReadonlyMap<ChainTransaction, readonly T[]>;

export function readBlockOperations(block: ChainBlock, state: AccountState): BlockOperations {
  const found = new Map<ChainTransaction, readonly Operation[]>();
  for (const transaction of block.transactions) {
    const { to } = transaction;
    const operations = readOperations(transaction, to === null ? null : state.delegate(to, block.number));
    if (operations.length > 0) found.set(transaction, operations);
  }
  return found;
}

/**
 * What smart accounts did in a successful transaction. If it is empty, the transaction is its sender's own act; otherwise it is not.
 * `delegate` is the contract to which the receiver's code delegates.
 */
function readOperations(transaction: ChainTransaction, delegate: string | null): readonly Operation[] {
  if (transaction.class !== "user" || !transaction.success) return [];
  const operations = readUserOperations(transaction);
  if (operations.length > 0) return operations.map(asSafeOperation);
  const own = readSafeTransaction(transaction) ?? readDelegatedBatch(transaction, delegate);
  return own ? [asSafeOperation(own)] : readRelayedSafes(transaction);
}

/** An operation that only calls a Safe counts as the Safe's. */
function asSafeOperation(operation: Operation): Operation {
  const [call, ...others] = operation.calls ?? [];
  if (!operation.success || !call || others.length > 0) return operation;
  const safe = readSafeCall(call.to, call.data, operation.logs);
  return safe ? { ...safe, fee: safe.account === operation.account ? operation.fee : 0n } : operation;
}

export function findPartlyRead(block: ChainBlock, state: AccountState): PartlyRead[] {
  const reporting = block.transactions.filter(({ logs, callData }) => callData !== null || logs.some(reportsOperation));
  if (reporting.length === 0) return [];
  const operations = readBlockOperations({ ...block, transactions: reporting }, state);
  return reporting.flatMap((transaction) => {
    const own = operations.get(transaction) ?? [];
    const relayed = relayedWallets(transaction, block.number, state);
    for (const { account } of own) relayed.delete(account);
    const accounts = new Set([...partlyRead(transaction, own), ...relayed]);
    return [...accounts].map((account) => ({ account, index: transaction.index }));
  });
}

/** The accounts that acted in a transaction, as an EntryPoint or they themselves reported, in ways that its operations do not have. */
function partlyRead(transaction: ChainTransaction, operations: readonly Operation[]): Set<string> {
  const accounts = new Set(operations.flatMap(({ account, isMissing }) => (isMissing ? [account] : [])));
  if (transaction.class !== "user" || !transaction.success) return accounts;
  const read = new Set(operations.map(({ account }) => account));
  for (const log of transaction.logs) if (isReport(log) && !read.has(log.address)) accounts.add(log.address);
  return accounts;
}

/** The accounts whose balances must show what their calls claim to have sent, and how much in total, wei. */
export function claimsOf(block: ChainBlock, operations: BlockOperations): Map<string, bigint> {
  const claims = new Map<string, bigint>();
  if (reportsMoves(block.fork)) return claims;
  for (const operation of [...operations.values()].flat()) {
    const value = claimedValue(operation);
    if (value > 0n) claims.set(operation.account, (claims.get(operation.account) ?? 0n) + value);
  }
  return claims;
}

/**
 * Checks what operations really paid, because an account's code may ignore its call data. Where the protocol reports moves, these count.
 * Elsewhere native currency counts only if the account's balance fell by at least what its calls claim, after allowing for its other
 * transactions of the block.
 */
export function checkPayments(
  block: ChainBlock,
  operations: BlockOperations,
  state: AccountState,
): BlockOperations<CheckedOperation> {
  const due = claimsOf(block, operations);
  if (due.size > 0) addVisibleMoves(due, block, operations);
  const isPaid = ({ account }: Operation): boolean => {
    const owed = due.get(account);
    const change = owed === undefined ? 0n : state.balanceChange(account, block.number);
    return owed !== undefined && change !== null && -change >= owed;
  };
  const checked = new Map<ChainTransaction, readonly CheckedOperation[]>();
  for (const [transaction, list] of operations) {
    checked.set(
      transaction,
      list.map((one) => {
        const moves = nativeMoves(block, one.logs);
        return { ...one, ...(moves ? reportedPayments(one, moves) : claimedPayments(one, isPaid(one))) };
      }),
    );
  }
  return checked;
}

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

type Payments = Pick<CheckedOperation, "paid" | "others">;

function claimedPayments({ success, calls }: Operation, isPaid: boolean): Payments {
  return { paid: (calls ?? []).map(({ value }) => (success && isPaid ? value : 0n)), others: [] };
}

/** Each call with value has the move to its receiver, first one of the same amount. What an EntryPoint got is for gas. */
function reportedPayments({ account, success, calls }: Operation, moves: readonly NativeMove[]): Payments {
  const left = success
    ? moves.filter(({ from, to }) => from === account && to !== account && !entryPoints.has(to))
    : [];
  const take = (isWanted: (move: NativeMove) => boolean) => {
    const at = left.findIndex(isWanted);
    return at < 0 ? undefined : left.splice(at, 1)[0]?.wei;
  };
  const exact = (calls ?? []).map(({ to, value }) => take((move) => move.to === to && move.wei === value));
  const paid = (calls ?? []).map(
    ({ to, value }, i) => exact[i] ?? (value > 0n ? take((move) => move.to === to) : undefined) ?? 0n,
  );
  return { paid, others: left };
}

function addVisibleMoves(due: Map<string, bigint>, block: ChainBlock, operations: BlockOperations): void {
  const add = (account: string | null, wei: bigint) => {
    const owed = account === null ? undefined : due.get(account);
    if (account !== null && owed !== undefined) due.set(account, owed + wei);
  };
  for (const transaction of block.transactions) {
    if (!transaction.success || transaction.value === 0n) continue;
    if (!operations.has(transaction) && transaction.class === "user") add(transaction.from, transaction.value);
    add(transaction.to, -transaction.value);
  }
}
