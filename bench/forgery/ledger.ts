import { type Activity, type ActivityKind, compareActivity, DAY } from "../../lib/engine/index.ts";
import type { FirstFunding } from "./funding.ts";
import { type Bill, emptyBill, type GasKind } from "./prices.ts";

/** Day 0 of every attack: 2026-01-01. Bought wallets have days before it. */
const START = Date.UTC(2026, 0, 1) / 1_000;
/** No attack has a day this far before day 0. */
const EARLIEST = 6 * 365;

/** The chain that attacks use unless they name another. */
export const HOME = 1;

/** What else a transaction does to its sender: the rows that its logs decode to. */
export interface LogRow {
  kind: Extract<ActivityKind, "tokenOut" | "tokenIn" | "nftIn" | "nftOut" | "swap" | "vote" | "delegate">;
  counterparty: string;
  asset?: string;
  amount?: bigint;
}

export interface Transaction {
  from: string;
  /** Null: a contract is created. */
  to: string | null;
  /** Days since day 0, with fractions. */
  day: number;
  ether?: number;
  method?: string | null;
  gas?: GasKind;
  /** Gas that is paid once more for each thing a transaction is stuffed with. */
  more?: readonly [kind: GasKind, times: number];
  chainId?: number;
  logs?: readonly LogRow[];
  failed?: boolean;
}

/** What the attacker's transactions do: activity rows of the watched wallets, first funders of all, and the bill. */
export interface Ledger {
  readonly bill: Bill;
  send(transaction: Transaction): void;
  /** Value that arrives without a transaction of the attacker's: an exchange's withdrawal, a victim's payment. */
  receive(input: { from: string; to: string; day: number; ether: number; chainId?: number }): void;
  /** Transactions of others about which nothing is billed, such as what a bought wallet did before it was sold. */
  record(transaction: Transaction): void;
  /** Hold capital for some days. */
  lock(ether: number, days: number): void;
  rowsOf(wallet: string, chainId: number): Activity[];
  chainsOf(wallet: string): number[];
  firstFundings(): FirstFunding[];
}

/** A deterministic address for each kind and number. */
export function address(kind: string, n = 0): string {
  let hash = 0x811c9dc5;
  for (const letter of kind) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return `0x${hash.toString(16).padStart(8, "0")}${n.toString(16).padStart(32, "0")}`;
}

/** Time of a day of an attack, unix seconds. */
export function timeOf(day: number): number {
  return START + Math.floor(day * DAY);
}

/** Open a ledger that keeps rows only for the wallets whose score is wanted; gas and first funders are kept for all. */
export function openLedger(watched: ReadonlySet<string>, worthless: ReadonlySet<number> = new Set()): Ledger {
  const bill = emptyBill();
  const rows = new Map<string, Activity[]>();
  const firsts = openFirstFundings();
  let serial = 0;

  const add = (transaction: Transaction, row: Pick<Activity, "wallet" | "kind"> & Partial<Activity>): void => {
    if (!watched.has(row.wallet)) return;
    const at = timeOf(transaction.day);
    const list = rows.get(row.wallet) ?? [];
    rows.set(row.wallet, list);
    list.push({
      chainId: transaction.chainId ?? HOME,
      blockNumber: at,
      at,
      txHash: `0x${serial.toString(16).padStart(64, "0")}`,
      txIndex: serial,
      logIndex: -1,
      counterparty: null,
      asset: null,
      amount: null,
      assetOut: null,
      amountOut: null,
      method: null,
      ...row,
    });
  };
  const record = (transaction: Transaction): void => {
    serial++;
    firsts.add(transaction, serial);
    const { from, to, ether = 0, method = null, failed = false } = transaction;
    if (!watched.has(from) && (to === null || !watched.has(to))) return;
    const amount = BigInt(Math.round(ether * 1e9)) * 1_000_000_000n;
    add(transaction, { wallet: from, kind: failed ? "failed" : "sent", counterparty: to, amount, method });
    if (failed) return;
    if (to !== null && ether > 0) add(transaction, { wallet: to, kind: "received", counterparty: from, amount });
    transaction.logs?.forEach((log, logIndex) => {
      add(transaction, { ...log, wallet: from, logIndex });
    });
  };
  return {
    bill,
    record,
    send(transaction) {
      record(transaction);
      if (!worthless.has(transaction.chainId ?? HOME)) addToBill(bill, transaction);
    },
    receive({ from, to, day, ether, chainId }) {
      record({ from, to, day, ether, ...(chainId !== undefined && { chainId }) });
    },
    lock(ether, days) {
      bill.etherDays += ether * days;
      bill.etherLocked = Math.max(bill.etherLocked, ether);
    },
    rowsOf: (wallet, chainId) =>
      (rows.get(wallet) ?? []).filter((row) => row.chainId === chainId).sort(compareActivity),
    chainsOf: (wallet) => [...new Set((rows.get(wallet) ?? []).map((row) => row.chainId))].sort((a, b) => a - b),
    firstFundings: firsts.list,
  };
}

function addToBill(bill: Bill, { method, gas = method ? "call" : "transfer", more }: Transaction): void {
  bill.transactions++;
  bill.gas[gas] = (bill.gas[gas] ?? 0) + 1;
  if (more) bill.gas[more[0]] = (bill.gas[more[0]] ?? 0) + more[1];
}

/** Who first funded each wallet, and when it first sent, on each chain. */
function openFirstFundings() {
  const firsts = new Map<number, Map<string, FirstFunding>>();
  const firstOf = (wallet: string, chainId: number): FirstFunding => {
    const ofChain = firsts.get(chainId) ?? new Map<string, FirstFunding>();
    firsts.set(chainId, ofChain);
    const first = ofChain.get(wallet) ?? { chainId, wallet, funder: null, fundedAt: null, sentAt: null };
    ofChain.set(wallet, first);
    return first;
  };
  const add = ({ from, to, day, ether = 0, chainId = HOME, failed }: Transaction, serial: number): void => {
    // A total order of time that stays exact: seconds since a day before the oldest wallet, then the serial number.
    const order = (timeOf(day) - timeOf(-EARLIEST)) * 1e7 + serial;
    const sender = firstOf(from, chainId);
    if (sender.sentAt === null || order < sender.sentAt) sender.sentAt = order;
    if (failed || to === null || ether === 0 || to === from) return;
    const receiver = firstOf(to, chainId);
    if (receiver.fundedAt !== null && receiver.fundedAt < order) return;
    receiver.funder = from;
    receiver.fundedAt = order;
  };
  return { add, list: () => [...firsts.values()].flatMap((ofChain) => [...ofChain.values()]) };
}
