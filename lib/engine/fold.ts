import { DAY } from "./days.ts";
import type { Activity } from "./types.ts";
import type { CounterpartyFacts, DayFacts, PendingTransfer, TokenFacts, WalletFacts } from "./wallet-facts.ts";

/** What a row changed besides counts: its UTC day, the other address, and the token whose units per address it moved. */
export interface FactsChange {
  day: number;
  other: string | null;
  token: string | null;
}

/** Facts that rows are folded into, call by call. */
export interface Fold {
  /** The facts so far; their keys are sorted when the fold is closed. */
  readonly facts: WalletFacts;
  /** Rows folded, and what they changed, since the fold was opened. */
  readonly rows: number;
  readonly changes: readonly FactsChange[];
  add(rows: readonly Activity[]): void;
  close(): WalletFacts;
}

/** Open a fold into `facts`, which it changes, by the rules of {@link foldActivity}. */
export function openFold(facts: WalletFacts): Fold {
  const trace: Trace = { maps: new Set(), tokens: new Set(), changes: [] };
  let count = 0;
  return {
    facts,
    get rows() {
      return count;
    },
    changes: trace.changes,
    add(rows) {
      for (const row of rows) {
        if (row.wallet !== facts.wallet || row.chainId !== facts.chainId) continue;
        count++;
        enterBlock(facts, row);
        foldRow(facts, row, trace);
      }
    },
    close() {
      sortKeys(facts, trace);
      return facts;
    },
  };
}

/**
 * Fold rows into `facts`, which it changes and returns. Rows of other wallets or chains are ignored. Throws RangeError for
 * a row of an older block than the newest one folded before. The result, down to the order of its keys, is the same for any
 * batching and any order inside a block. Constant time per row; maps that gained a key are sorted once per call.
 */
export function foldActivity(facts: WalletFacts, rows: readonly Activity[]): WalletFacts {
  const fold = openFold(facts);
  fold.add(rows);
  return fold.close();
}

function enterBlock(facts: WalletFacts, row: Activity): void {
  if (facts.block !== null && row.blockNumber < facts.block) {
    throw new RangeError(`activity of block ${row.blockNumber} comes after block ${facts.block} was folded`);
  }
  if (facts.block !== row.blockNumber) {
    facts.block = row.blockNumber;
    facts.open = { sent: [], pending: [] };
  }
  facts.firstSeenAt = Math.min(facts.firstSeenAt ?? row.at, row.at);
  facts.lastSeenAt = Math.max(facts.lastSeenAt ?? row.at, row.at);
}

function foldRow(facts: WalletFacts, row: Activity, trace: Trace): void {
  switch (row.kind) {
    case "sent":
      foldSent(facts, row, trace);
      return;
    case "failed":
      facts.failed++;
      return;
    case "received":
      foldReceived(facts, row, trace);
      return;
    case "created":
      facts.created++;
      return;
    case "tokenOut":
      foldTokenOut(facts, row, trace);
      return;
    case "tokenIn":
      foldTokenIn(facts, row, trace);
      return;
    case "nftOut":
      if (row.asset !== null) collectionOf(facts, row.asset, trace).out++;
      return;
    case "nftIn":
      if (row.asset !== null) collectionOf(facts, row.asset, trace).in++;
      return;
    case "swap":
      facts.swaps++;
      if (row.counterparty !== null) count(facts, "pools", row.counterparty, trace);
      return;
    case "vote":
      facts.votes++;
      if (row.counterparty !== null) count(facts, "governors", row.counterparty, trace);
      return;
    case "delegate":
      facts.delegations++;
      return;
    default:
      row.kind satisfies never;
  }
}

function foldSent(facts: WalletFacts, row: Activity, trace: Trace): void {
  const day = Math.floor(row.at / DAY);
  const amount = row.amount ?? 0n;
  facts.sent++;
  facts.firstSentAt = Math.min(facts.firstSentAt ?? row.at, row.at);
  facts.lastSentAt = Math.max(facts.lastSentAt ?? row.at, row.at);
  const today = dayOf(facts, day);
  trace.changes.push({ day, other: row.counterparty, token: null });
  today.sent++;
  today.out = plus(today.out, amount);
  if (row.counterparty !== null) {
    const other = counterpartyOf(facts, row.counterparty, trace);
    other.sent++;
    if (row.method !== null) other.calls++;
    other.out = plus(other.out, amount);
    if (other.lastDay !== day) {
      other.days++;
      other.lastDay = day;
    }
  }
  facts.open.sent.push(row.txHash);
  if (facts.open.pending.length === 0) return;
  const own = facts.open.pending.filter((transfer) => transfer.txHash === row.txHash);
  facts.open.pending = facts.open.pending.filter((transfer) => transfer.txHash !== row.txHash);
  for (const transfer of own) countOwnTransfer(facts, transfer, day, trace);
}

function foldReceived(facts: WalletFacts, row: Activity, trace: Trace): void {
  if (!row.amount) return;
  const day = Math.floor(row.at / DAY);
  const today = dayOf(facts, day);
  trace.changes.push({ day, other: row.counterparty, token: null });
  today.in = plus(today.in, row.amount);
  if (row.counterparty === null) return;
  const other = counterpartyOf(facts, row.counterparty, trace);
  other.received++;
  other.in = plus(other.in, row.amount);
  if (row.counterparty === facts.wallet) return;
  const { funder } = facts;
  if (!funder || (funder.block === row.blockNumber && row.counterparty < funder.address)) {
    facts.funder = { address: row.counterparty, block: row.blockNumber, at: row.at };
  }
}

/** Whether the wallet itself caused a token transfer. */
function isOwn(facts: WalletFacts, row: Activity): boolean {
  return row.own ?? facts.open.sent.includes(row.txHash);
}

/** A transfer out counts only if the wallet caused it: any contract can emit a transfer "from" any address. */
function foldTokenOut(facts: WalletFacts, row: Activity, trace: Trace): void {
  if (row.asset === null || row.counterparty === null) return;
  const transfer = pendingOf(row, "out", row.asset, row.counterparty);
  if (isOwn(facts, row)) countOwnTransfer(facts, transfer, Math.floor(row.at / DAY), trace);
  else if (row.own === undefined) facts.open.pending.push(transfer);
}

/** A transfer in counts as sent by others until its transaction turns out to be the wallet's own. */
function foldTokenIn(facts: WalletFacts, row: Activity, trace: Trace): void {
  if (row.asset === null) return;
  const token = tokenOf(facts, row.asset, trace);
  token.in++;
  if (row.counterparty === null || !row.amount || isOwn(facts, row)) return;
  if (!(row.counterparty in token.from)) trace.tokens.add(token);
  token.from[row.counterparty] = plus(token.from[row.counterparty] ?? "0", row.amount);
  trace.changes.push({ day: Math.floor(row.at / DAY), other: row.counterparty, token: row.asset });
  if (row.own === undefined) facts.open.pending.push(pendingOf(row, "in", row.asset, row.counterparty));
}

function pendingOf(row: Activity, way: "in" | "out", token: string, other: string): PendingTransfer {
  return { way, txHash: row.txHash, token, other, units: String(row.amount ?? 0n) };
}

/** The transfer's transaction is the wallet's own. */
function countOwnTransfer(facts: WalletFacts, transfer: PendingTransfer, day: number, trace: Trace): void {
  const { way, token: address, other, units } = transfer;
  const token = tokenOf(facts, address, trace);
  trace.changes.push({ day, other, token: address });
  if (way === "in") {
    const left = BigInt(token.from[other] ?? units) - BigInt(units);
    if (left === 0n) delete token.from[other];
    else token.from[other] = String(left);
    return;
  }
  token.out++;
  if (!(other in token.paid)) trace.tokens.add(token);
  token.paid[other] = plus(token.paid[other] ?? "0", BigInt(units));
}

function plus(sum: string, amount: bigint): string {
  return amount === 0n ? sum : String(BigInt(sum) + amount);
}

function dayOf(facts: WalletFacts, day: number): DayFacts {
  // Whole-number keys are in ascending order in every JavaScript object, so days need no sorting.
  let found = facts.days[day];
  if (!found) {
    found = { sent: 0, in: "0", out: "0" };
    facts.days[day] = found;
  }
  return found;
}

function counterpartyOf(facts: WalletFacts, address: string, trace: Trace): CounterpartyFacts {
  let found = facts.counterparties[address];
  if (!found) {
    found = { sent: 0, calls: 0, out: "0", days: 0, lastDay: -1, received: 0, in: "0" };
    facts.counterparties[address] = found;
    trace.maps.add("counterparties");
  }
  return found;
}

function tokenOf(facts: WalletFacts, address: string, trace: Trace): TokenFacts {
  let found = facts.tokens[address];
  if (!found) {
    found = { in: 0, out: 0, paid: {}, from: {} };
    facts.tokens[address] = found;
    trace.maps.add("tokens");
  }
  return found;
}

function collectionOf(facts: WalletFacts, address: string, trace: Trace): { in: number; out: number } {
  let found = facts.nfts[address];
  if (!found) {
    found = { in: 0, out: 0 };
    facts.nfts[address] = found;
    trace.maps.add("nfts");
  }
  return found;
}

/** The maps that gained a key during one fold, to be sorted at its end, and what changed. */
interface Trace {
  maps: Set<"counterparties" | "tokens" | "nfts" | "pools" | "governors">;
  tokens: Set<TokenFacts>;
  changes: FactsChange[];
}

function count(facts: WalletFacts, map: "pools" | "governors", key: string, trace: Trace): void {
  if (!(key in facts[map])) trace.maps.add(map);
  facts[map][key] = (facts[map][key] ?? 0) + 1;
}

function sortKeys(facts: WalletFacts, trace: Trace): void {
  if (trace.maps.has("counterparties")) facts.counterparties = sorted(facts.counterparties);
  if (trace.maps.has("tokens")) facts.tokens = sorted(facts.tokens);
  if (trace.maps.has("nfts")) facts.nfts = sorted(facts.nfts);
  if (trace.maps.has("pools")) facts.pools = sorted(facts.pools);
  if (trace.maps.has("governors")) facts.governors = sorted(facts.governors);
  for (const token of trace.tokens) {
    token.paid = sorted(token.paid);
    token.from = sorted(token.from);
  }
  facts.open.sent.sort();
  facts.open.pending.sort(comparePending);
}

function sorted<T>(map: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function comparePending(a: PendingTransfer, b: PendingTransfer): number {
  const left = `${a.txHash}${a.way}${a.token}${a.other}${a.units.padStart(78, "0")}`;
  const right = `${b.txHash}${b.way}${b.token}${b.other}${b.units.padStart(78, "0")}`;
  return left < right ? -1 : left > right ? 1 : 0;
}
