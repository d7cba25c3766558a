import { pad } from "viem";
import { entryPoints } from "../../chain/call-data.ts";
import type { HistoryLog, InternalRow, LogFilter } from "../../chain/wallet-history.ts";
import { groupBy } from "../../core/group-by.ts";
import type { Activity } from "../../engine/types.ts";
import { readReport, userOperationEvent } from "./smart-accounts/entry-point.ts";
import { MOST_CALLS } from "./smart-accounts/operation.ts";
import { executionFailure, executionSuccess, isReport } from "./smart-accounts/safe.ts";

/** The logs by which an explorer shows what a smart account did: reports of the EntryPoints about it, and a Safe's own. */
export function operationFilters(wallet: string): LogFilter[] {
  const sender = pad(wallet as `0x${string}`); // Addresses are hex.
  return [
    ...[...entryPoints].map((address) => ({ address, topics: [userOperationEvent, null, sender] })),
    ...[executionSuccess, executionFailure].map((topic) => ({ address: wallet, topics: [topic] })),
  ];
}

/** An act of the wallet, as a log reports it. */
interface Act {
  log: HistoryLog;
  success: boolean;
  /** 0 if somebody else paid for gas; absent if unknown. */
  fee?: bigint;
}

/**
 * What a smart account did, from the logs of {@link operationFilters} and the value that left it inside these transactions. An act
 * becomes one `sent` for each payment, one `sent` without a counterparty, or `failed`. Payments count for the first successful act of the
 * transaction, because nothing shows which of several made them. `logIndex` is the row's position in the transaction.
 */
export function operationsToActivity(
  chainId: number,
  wallet: string,
  input: { logs: readonly HistoryLog[]; paid: readonly InternalRow[] },
): Activity[] {
  const payments = new Map<string, InternalRow[]>();
  for (const row of input.paid) {
    if (row.from !== wallet || row.failed || row.value === 0n || (row.to !== null && entryPoints.has(row.to))) continue;
    const known = payments.get(row.hash) ?? [];
    if (known.length < MOST_CALLS) known.push(row);
    payments.set(row.hash, known);
  }
  const activities: Activity[] = [];
  for (const [hash, acts] of actsByTransaction(wallet, input.logs)) {
    let position = 0;
    const emit = ({ log, success, fee }: Act, isFirst: boolean, paid?: InternalRow) =>
      activities.push({
        ...{ chainId, wallet, blockNumber: log.blockNumber, at: log.at, txHash: hash, txIndex: log.txIndex },
        ...{ logIndex: position++, kind: success ? "sent" : "failed", counterparty: paid?.to ?? null, asset: null },
        ...{ amount: paid?.value ?? 0n, assetOut: null, amountOut: null, method: null },
        ...(isFirst ? fee !== undefined && { fee } : { fee: 0n }),
      });
    const payer = acts.find((act) => act.success);
    for (const act of acts) {
      const paid = act === payer ? (payments.get(hash) ?? []) : [];
      if (paid.length === 0) emit(act, true);
      for (const [i, row] of paid.entries()) emit(act, i === 0, row);
    }
  }
  return activities;
}

function actsByTransaction(wallet: string, logs: readonly HistoryLog[]): Map<string, Act[]> {
  const operations: Act[] = [];
  const safes: Act[] = [];
  for (const log of logs) {
    const report = entryPoints.has(log.address) ? readReport(log) : null;
    // The cost of an operation is limited to its share of the transaction's gas, which logs do not show.
    if (report?.account === wallet) {
      operations.push({ log, success: report.success, ...(report.isSponsored && { fee: 0n }) });
    } else if (log.address === wallet && isReport(log)) {
      safes.push({ log, success: log.topics[0] === executionSuccess, fee: 0n });
    }
  }
  const byTransaction = (acts: readonly Act[]) => groupBy(acts, (act) => act.log.hash);
  // If a Safe's own operation makes it act, only the operation counts.
  return new Map([...byTransaction(safes), ...byTransaction(operations)]);
}
