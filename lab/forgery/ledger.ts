import { type Activity, type ActivityKind, compareActivity, DAY } from "../../lib/engine/index.ts";
import type { FirstFunding } from "./funding.ts";
import { type Bill, emptyBill, type GasKind, gasUsed, venues } from "./prices.ts";

/** Day 0 of every attack: 2026-01-01. Bought wallets have days before it. */
const START = Date.UTC(2026, 0, 1) / 1_000;
/** No attack has a day this far before day 0. */
const EARLIEST = 6 * 365;

/** The chain that attacks use unless they name another. */
export const HOME = 1;

/** The governor that the operator has configured: the decoder believes no other's votes. */
export const GOVERNOR = address("configured governor");

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
  /** Ether paid for gas beyond its price. */
  tip?: number;
  chainId?: number;
  logs?: readonly LogRow[];
  failed?: boolean;
}

/** What the attacker's transactions do: activity rows of the watched wallets, first funders of all, and the bill. */
export interface Ledger {
  readonly bill: Bill;
  /** Chains whose gas and coins cost nothing. */
  readonly worthless: ReadonlySet<number>;
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
  /** What wallets that sent anything did, watched or not, for the search of alike wallets. */
  uses(): ReadonlyMap<string, WalletUse>;
}

/** The contracts that a wallet called, and when it was active: days since 1970. */
export interface WalletUse {
  contracts: Set<string>;
  days: Set<number>;
  firstSentAt: number;
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
  const activity = openActivity(watched);
  const firsts = openFirstFundings();
  const uses = new Map<string, WalletUse>();
  let serial = 0;
  const record = (transaction: Transaction): void => {
    serial++;
    firsts.add(transaction, serial);
    addUse(uses, transaction);
    activity.add(transaction, serial);
  };
  return {
    bill,
    worthless,
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
      activity
        .rowsOf(wallet)
        .filter((row) => row.chainId === chainId)
        .sort(compareActivity),
    chainsOf: (wallet) => [...new Set(activity.rowsOf(wallet).map((row) => row.chainId))].sort((a, b) => a - b),
    firstFundings: firsts.list,
    uses: () => uses,
  };
}

/** The activity rows of the watched wallets, as decoders would give them. */
function openActivity(watched: ReadonlySet<string>) {
  const rows = new Map<string, Activity[]>();
  const push = (row: Activity): void => {
    if (!watched.has(row.wallet)) return;
    const list = rows.get(row.wallet) ?? [];
    rows.set(row.wallet, list);
    list.push(row);
  };
  return {
    rowsOf: (wallet: string): readonly Activity[] => rows.get(wallet) ?? [],
    add(transaction: Transaction, serial: number): void {
      const { from, to, ether = 0, method = null, failed = false } = transaction;
      if (!watched.has(from) && (to === null || !watched.has(to))) return;
      const row = emptyRow(transaction, serial);
      const gas = { fee: feeOf(transaction), ran: !codeless.has(gasOf(transaction)) };
      const amount = BigInt(Math.round(ether * 1e9)) * 1_000_000_000n;
      push({ ...row, kind: failed ? "failed" : "sent", counterparty: to, amount, method, ...gas });
      if (failed) return;
      if (to !== null && ether > 0) push({ ...row, wallet: to, kind: "received", counterparty: from, amount });
      transaction.logs?.forEach((log, logIndex) => {
        if ((log.kind === "vote" || log.kind === "delegate") && log.counterparty !== GOVERNOR) return;
        push({ ...row, ...log, logIndex });
      });
    },
  };
}

/** What all rows of a transaction share. */
function emptyRow({ chainId = HOME, day, from }: Transaction, serial: number): Omit<Activity, "kind"> {
  const at = timeOf(day);
  return {
    chainId,
    blockNumber: at,
    at,
    txHash: `0x${serial.toString(16).padStart(64, "0")}`,
    txIndex: serial,
    logIndex: -1,
    wallet: from,
    counterparty: null,
    asset: null,
    amount: null,
    assetOut: null,
    amountOut: null,
    method: null,
  };
}

/** Calls count as the fold of facts counts them: of contracts, by transactions that succeeded and ran code. */
function addUse(uses: Map<string, WalletUse>, transaction: Transaction): void {
  const { from, to, day, method, failed } = transaction;
  const at = timeOf(day);
  if (failed || to === from) return;
  const use = uses.get(from) ?? { contracts: new Set(), days: new Set(), firstSentAt: at };
  uses.set(from, use);
  use.days.add(Math.floor(at / DAY));
  use.firstSentAt = Math.min(use.firstSentAt, at);
  if (method && to !== null && gasOf(transaction) !== "calldata") use.contracts.add(to);
}

/** Kinds of transactions that run no code. */
const codeless: ReadonlySet<GasKind> = new Set(["transfer", "calldata"]);

function gasOf({ method, gas = method ? "call" : "transfer" }: Transaction): GasKind {
  return gas;
}

/** What a transaction costs at a rollup's prices, wei: attackers buy where gas is cheapest. */
function feeOf(transaction: Transaction): bigint {
  const { gwei, dataFeeGwei, fork } = venues.rollup;
  const [kind, times] = transaction.more ?? ["perLog", 0];
  const gas = gasUsed[fork][gasOf(transaction)] + gasUsed[fork][kind] * times;
  return BigInt(Math.round((gas * gwei + dataFeeGwei + (transaction.tip ?? 0) * 1e9) * 1e9));
}

function addToBill(bill: Bill, transaction: Transaction): void {
  const { more } = transaction;
  const gas = gasOf(transaction);
  bill.transactions++;
  bill.gas[gas] = (bill.gas[gas] ?? 0) + 1;
  if (more) bill.gas[more[0]] = (bill.gas[more[0]] ?? 0) + more[1];
  bill.etherSpent += transaction.tip ?? 0;
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
