import { toEventSelector, toFunctionSelector, zeroAddress } from "viem";
import { entryPoints } from "../../../chain/call-data.ts";
import type { ChainLog, ChainTransaction } from "../../../chain/types.ts";
import { topicAddress, word, wordCount } from "../words.ts";
import { addressAt, arrayAt, bytesAt, methodOf, pointedTo, skip, type View, viewOf, wordAt } from "./abi-view.ts";
import { readAccountCalls } from "./account-calls.ts";
import type { Operation } from "./operation.ts";

export const userOperationEvent = toEventSelector(
  "UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)",
);
export const beforeExecution = toEventSelector("BeforeExecution()");

const packed = "(address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes)[]";
const unpacked = "(address,uint256,bytes,bytes,uint256,uint256,uint256,uint256,uint256,bytes,bytes)[]";
const handleOps: ReadonlySet<string> = new Set(
  [unpacked, packed].map((ops) => toFunctionSelector(`handleOps(${ops},address)`)),
);
const handleAggregatedOps: ReadonlySet<string> = new Set(
  [unpacked, packed].map((ops) => toFunctionSelector(`handleAggregatedOps((${ops},address,bytes)[],address)`)),
);
/** User operations read of one transaction; a block's gas allows for far fewer. */
const MOST_OPERATIONS = 2_000;

/** A user operation as the bundler's call data has it. */
interface UserOperation {
  sender: string;
  nonce: bigint;
  callData: View;
}

/**
 * The user operations (ERC-4337) of a transaction, as a canonical EntryPoint reported them. The logs of an operation are between the
 * report before it, or the end of validation, and its own report. Its calls are known if the transaction called the EntryPoint directly.
 */
export function readUserOperations(transaction: ChainTransaction): Operation[] {
  const operations: Operation[] = [];
  let given: UserOperation[] | null = null;
  let next = 0;
  let total = 0n;
  let from = 0;
  for (const [i, log] of transaction.logs.entries()) {
    if (!entryPoints.has(log.address)) continue;
    if (log.topics[0] === beforeExecution) from = i + 1;
    const report = readReport(log);
    if (!report) continue;
    given ??= readGiven(transaction);
    const { account, nonce, success, cost, isSponsored } = report;
    total += cost;
    const at = given.findIndex((one, k) => k >= next && one.sender === account && one.nonce === nonce);
    if (at >= 0) next = at + 1;
    const callData = given[at]?.callData;
    const calls = callData ? readAccountCalls(callData, account) : null;
    operations.push({ account, success, calls, fee: isSponsored ? 0n : cost, logs: transaction.logs.slice(from, i) });
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

export interface Report {
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

function readGiven({ to, callData }: ChainTransaction): UserOperation[] {
  if (to === null || !entryPoints.has(to) || callData === null) return [];
  const view = viewOf(callData);
  const args = skip(view, 4);
  const method = methodOf(view) ?? "";
  if (!args) return [];
  if (handleOps.has(method)) return readList(args);
  if (!handleAggregatedOps.has(method)) return [];
  const groups = arrayAt(args, 0);
  const operations: UserOperation[] = [];
  for (let i = 0; groups && i < Math.min(groups.length, MOST_OPERATIONS); i++) {
    const group = pointedTo(groups.items, i);
    if (group && operations.length < MOST_OPERATIONS) operations.push(...readList(group));
  }
  return operations;
}

/** Sender, nonce and call data have the same positions in the packed and the unpacked form. */
function readList(view: View): UserOperation[] {
  const list = arrayAt(view, 0);
  const operations: UserOperation[] = [];
  for (let i = 0; list && i < Math.min(list.length, MOST_OPERATIONS); i++) {
    const tuple = pointedTo(list.items, i);
    const sender = tuple && addressAt(tuple, 0);
    const nonce = tuple && wordAt(tuple, 1);
    const callData = tuple && bytesAt(tuple, 3);
    if (sender && nonce !== null && callData) operations.push({ sender, nonce, callData });
  }
  return operations;
}
