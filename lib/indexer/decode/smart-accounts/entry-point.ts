import { toEventSelector, toFunctionSelector, zeroAddress } from "viem";
import { entryPoints, userOperationEvent } from "../../../chain/call-data.ts";
import { topicAddress, word, wordCount } from "../../../chain/log-words.ts";
import type { ChainLog, ChainTransaction } from "../../../chain/types.ts";
import {
  addressAt,
  arrayAt,
  bytesAt,
  embeddedCalls,
  methodOf,
  pointedTo,
  skip,
  type View,
  viewOf,
  wordAt,
} from "./abi-view.ts";
import { readAccountCalls } from "./account-calls.ts";
import type { Operation } from "./operation.ts";

export { userOperationEvent };
export const beforeExecution = toEventSelector("BeforeExecution()");

const packed = "(address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes)[]";
const unpacked = "(address,uint256,bytes,bytes,uint256,uint256,uint256,uint256,uint256,bytes,bytes)[]";
const handleOps: ReadonlySet<string> = new Set(
  [unpacked, packed].map((ops) => toFunctionSelector(`handleOps(${ops},address)`)),
);
const handleAggregatedOps: ReadonlySet<string> = new Set(
  [unpacked, packed].map((ops) => toFunctionSelector(`handleAggregatedOps((${ops},address,bytes)[],address)`)),
);
const methods = [...handleOps, ...handleAggregatedOps];
/** Entries of operations read of one transaction; a block's gas allows for far fewer operations. */
const MOST_ENTRIES = 2_000;

/** Call data of operations by sender and nonce, which the EntryPoint executes once. */
type GivenOperations = Map<string, View[]>;

/**
 * The user operations (ERC-4337) of a transaction, as a canonical EntryPoint reported them. The logs of an operation are between the
 * report before it, or the end of validation, and its own report. Its calls are known if the transaction's call data has them, also where
 * another contract called the EntryPoint.
 */
export function readUserOperations(transaction: ChainTransaction): Operation[] {
  const operations: Operation[] = [];
  let callDataOf: ReturnType<typeof openCallData> | null = null;
  let total = 0n;
  let from = 0;
  for (const [i, log] of transaction.logs.entries()) {
    if (!entryPoints.has(log.address)) continue;
    if (log.topics[0] === beforeExecution) from = i + 1;
    const report = readReport(log);
    if (!report) continue;
    callDataOf ??= openCallData(transaction);
    const { account, success, cost, isSponsored } = report;
    total += cost;
    const callData = callDataOf(report);
    const calls = callData ? readAccountCalls(callData, account) : null;
    const shared = { account, success, calls, fee: isSponsored ? 0n : cost, logs: transaction.logs.slice(from, i) };
    operations.push({ ...shared, ...(!callData && { isMissing: true }) });
    from = i + 1;
  }
  return operations.map((one) => ({ ...one, fee: shareOf(one.fee, total, transaction.fee) }));
}

/**
 * What an operation cost, at most its share of what the transaction cost: an account can pay its bundler any amount, and what exceeds
 * the gas costs nothing if both belong to the same person.
 */
function shareOf(cost: bigint | null, total: bigint, paid: bigint | null): bigint | null {
  if (cost === 0n) return 0n;
  if (cost === null || paid === null) return null;
  return total > paid ? (cost * paid) / total : cost;
}

interface Report {
  account: string;
  nonce: bigint;
  success: boolean;
  /** What the EntryPoint charged for gas, wei. */
  cost: bigint;
  /** It charged a paymaster. */
  isSponsored: boolean;
}

/** `UserOperationEvent(userOpHash indexed, sender indexed, paymaster indexed, nonce, success, gas cost, gas used)`. */
export function readReport({ topics, data }: ChainLog): Report | null {
  if (topics[0] !== userOperationEvent || topics.length !== 4 || wordCount(data) !== 4) return null;
  const account = topicAddress(topics[2]);
  const [nonce, success, cost] = [word(data, 0), word(data, 1), word(data, 2)];
  if (!account || nonce === null || success === null || cost === null) return null;
  return { account, nonce, success: success === 1n, cost, isSponsored: topicAddress(topics[3]) !== zeroAddress };
}

/**
 * Finds the call data of reported operations: in the bundler's call of the EntryPoint, otherwise anywhere in the transaction's call data.
 * There, two operations of one sender and nonce that differ are none, because nothing shows which was executed.
 */
function openCallData(transaction: ChainTransaction): (report: Report) => View | null {
  const { to, callData, calls } = transaction;
  const budget = { entries: MOST_ENTRIES };
  const direct: GivenOperations = new Map();
  if (to !== null && entryPoints.has(to) && callData !== null) readBundle(viewOf(callData), direct, budget);
  let embedded: GivenOperations | null = null;
  return ({ account, nonce }) => {
    const key = `${account} ${nonce}`;
    const called = direct.get(key)?.shift();
    if (called) return called;
    if (!embedded) {
      embedded = new Map();
      const texts = calls ? calls.map((call) => call.input) : callData === null ? [] : [callData];
      for (const text of texts) for (const view of embeddedCalls(text, methods)) readBundle(view, embedded, budget);
    }
    return onlyOne(embedded.get(key) ?? []);
  };
}

function onlyOne([first, ...others]: readonly View[]): View | null {
  if (!first) return null;
  const text = (view: View) => view.hex.slice(view.start, view.start + 2 * view.bytes);
  return others.every((other) => other.bytes === first.bytes && text(other) === text(first)) ? first : null;
}

function readBundle(view: View, found: GivenOperations, budget: { entries: number }): void {
  const args = skip(view, 4);
  const method = methodOf(view) ?? "";
  if (!args) return;
  if (handleOps.has(method)) readList(args, found, budget);
  const groups = handleAggregatedOps.has(method) ? arrayAt(args, 0) : null;
  for (let i = 0; groups && i < groups.length && budget.entries > 0; i++) {
    budget.entries -= 1;
    const group = pointedTo(groups.items, i);
    if (group) readList(group, found, budget);
  }
}

/** Sender, nonce and call data have the same positions in the packed and the unpacked form. */
function readList(view: View, found: GivenOperations, budget: { entries: number }): void {
  const list = arrayAt(view, 0);
  for (let i = 0; list && i < list.length && budget.entries > 0; i++) {
    budget.entries -= 1;
    const tuple = pointedTo(list.items, i);
    const sender = tuple && addressAt(tuple, 0);
    const nonce = tuple && wordAt(tuple, 1);
    const callData = tuple && bytesAt(tuple, 3);
    if (!sender || nonce === null || !callData) continue;
    const key = `${sender} ${nonce}`;
    const known = found.get(key);
    if (known) known.push(callData);
    else found.set(key, [callData]);
  }
}
