import { EXEC_TRANSACTION, executionFailure, executionSuccess } from "../../../chain/call-data.ts";
import { wordCount } from "../../../chain/log-words.ts";
import type { ChainLog, ChainTransaction } from "../../../chain/types.ts";
import { groupBy } from "../../../core/group-by.ts";
import { bytesAt, embeddedCalls, methodOf, skip, type View, viewOf, wordAt } from "./abi-view.ts";
import { readSafe } from "./account-calls.ts";
import type { Operation } from "./operation.ts";

export { executionFailure, executionSuccess };

/** What a Safe did in a transaction that calls its `execTransaction`. Its owners' signatures caused it, not the sender. */
export function readSafeTransaction({ to, callData, logs }: ChainTransaction): Operation | null {
  return to !== null && callData !== null ? readSafeCall(to, viewOf(callData), logs) : null;
}

/**
 * Like {@link readSafeTransaction}, for a call by another account, which paid for it. Null unless the Safe itself reported the outcome.
 */
export function readSafeCall(safe: string, data: View, logs: readonly ChainLog[]): Operation | null {
  const args = methodOf(data) === EXEC_TRANSACTION ? skip(data, 4) : null;
  if (!args) return null;
  const report = logs.find((log) => log.address === safe && isReport(log));
  if (!report) return null;
  return { account: safe, success: report.topics[0] === executionSuccess, calls: readSafe(args), fee: 0n, logs };
}

/** Reports of Safes in one transaction that are compared with its call data. */
const MOST_RELAYED = 64;

interface EmbeddedCall extends Pick<Operation, "calls"> {
  safe: string;
}

/**
 * What Safes did where another contract called their `execTransaction`. A Safe acts by its own report alone. Its calls are those in the
 * transaction's call data that follow its address, or all if no other Safe reported; unless they are as many as its reports, they are
 * not known to be what it executed, and it has no operation.
 */
export function readRelayedSafes({ callData, logs }: ChainTransaction): Operation[] {
  const reports = logs.flatMap((log, i) => (isReport(log) ? [{ log, i }] : []));
  if (reports.length === 0 || reports.length > MOST_RELAYED || callData === null) return [];
  const reported = groupBy(reports, ({ log }) => log.address);
  const given = [...groupBy(readEmbedded(callData, [...reported.keys()]), ({ safe }) => safe)];
  const matching = new Map(given.filter(([safe, calls]) => calls.length === reported.get(safe)?.length));
  let from = 0;
  return reports.flatMap(({ log, i }) => {
    const own = logs.slice(from, i);
    from = i + 1;
    const call = matching.get(log.address)?.shift();
    if (!call) return [];
    const success = log.topics[0] === executionSuccess;
    return [{ account: log.address, success, calls: call.calls, fee: 0n, logs: own }];
  });
}

/** Calls of `execTransaction` in call data, with the Safe that each is for; none if that of one is not clear. */
function readEmbedded(callData: string, safes: readonly string[]): EmbeddedCall[] {
  const found: EmbeddedCall[] = [];
  let from = 0;
  for (const view of embeddedCalls(callData, [EXEC_TRANSACTION])) {
    // The transaction's own call is for its receiver, which did not report.
    if (view.start === viewOf(callData).start) continue;
    const args = skip(view, 4);
    const operation = args && wordAt(args, 3);
    if (!args || (operation !== 0n && operation !== 1n) || !bytesAt(args, 2) || !bytesAt(args, 9)) continue;
    const before = view.hex.slice(from, view.start);
    const [safe, ...others] = safes.length === 1 ? safes : safes.filter((one) => before.includes(one.slice(2)));
    from = view.start;
    if (safe === undefined || others.length > 0) return [];
    found.push({ safe, calls: readSafe(args) });
  }
  return found;
}

/** Before version 1.4 the Safe's hash is not indexed. */
export function isReport({ topics, data }: Pick<ChainLog, "topics" | "data">): boolean {
  if (topics[0] !== executionSuccess && topics[0] !== executionFailure) return false;
  return topics.length === 1 ? wordCount(data) === 2 : topics.length === 2 && wordCount(data) === 1;
}
