import {
  type Activity,
  dayNumber,
  findPassedMoney,
  type PassedSum,
  type Payment,
  passedBefore,
  passingRules,
} from "../../lib/engine/index.ts";
import type { Ledger } from "./ledger.ts";

/** Millionths of an ether in wei. */
const MICRO_WEI = 1_000_000_000_000n;

/** The money that passed from hand to hand among the wallets of an attack. */
export function passedMoney(ledger: Ledger, subjects: readonly (readonly string[])[]): PassedSum[] {
  if (subjects.length < passingRules.leastHands) return [];
  const subjectOf = new Map(subjects.flatMap((wallets) => wallets.map((wallet) => [wallet, wallets[0] ?? wallet])));
  const rowsOf = (wallet: string) => ledger.chainsOf(wallet).flatMap((chainId) => ledger.rowsOf(wallet, chainId));
  return passedAmong([...subjectOf.keys()].flatMap(rowsOf), subjectOf);
}

/** The money that passed from hand to hand by the activity of wallets, of which each is of a subject: by the function that the worker uses. */
export function passedAmong(rows: readonly Activity[], subjects: ReadonlyMap<string, string>): PassedSum[] {
  const search = findPassedMoney(paymentsOf(rows), subjects);
  for (let step = search.next(); ; step = search.next()) {
    if (step.done) return step.value.flatMap((row) => passedBefore(row, Number.POSITIVE_INFINITY) ?? []);
  }
}

/** Of those in one transaction between two addresses the sum. Both sides may have a row of a payment: it is one. */
function paymentsOf(rows: readonly Activity[]): Payment[] {
  const bySide = new Map<string, Payment>();
  for (const row of rows) {
    const { kind, chainId, wallet, counterparty, amount, at, blockNumber: block, txIndex, txHash } = row;
    if (kind === "sent" && row.method !== null) continue;
    if ((kind !== "sent" && kind !== "received") || counterparty === null || counterparty === wallet || !amount)
      continue;
    const [from, to] = kind === "sent" ? [wallet, counterparty] : [counterparty, wallet];
    const key = [kind, chainId, txHash, from, to].join(" ");
    const known = bySide.get(key) ?? { chainId, from, to, day: dayNumber(at), block, txIndex, amount: 0 };
    bySide.set(key, { ...known, amount: known.amount + Number(amount / MICRO_WEI) });
  }
  const payments = new Map<string, Payment>();
  for (const [key, payment] of bySide) {
    if (payment.amount >= passingRules.leastAmount) payments.set(key.slice(key.indexOf(" ")), payment);
  }
  return [...payments.values()];
}
