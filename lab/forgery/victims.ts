import {
  type Activity,
  emptyFacts,
  foldActivity,
  type MergeInput,
  type Model,
  type WalletFunding,
} from "../../lib/engine/index.ts";
import { type HonestWallet, partsOf } from "./honest.ts";
import { address, HOME } from "./ledger.ts";
import { type Extras, scoreParts } from "./score.ts";

/** The cheapest chain that a griefer may choose, on which the victim has sent nothing. */
const OTHER_CHAIN = 10;

/** One payment to a victim, from an address that is used for nothing else. */
export interface Payment {
  payer: number;
  amount: bigint;
  /** A token; absent: the native currency. */
  asset?: string;
}

function rowOf(victim: HonestWallet, payment: Payment, chainId: number, blockNumber: number): Activity {
  return {
    chainId,
    blockNumber,
    at: victim.lastAt,
    txHash: `0x${(payment.payer + 1).toString(16).padStart(64, "f")}`,
    txIndex: payment.payer,
    logIndex: payment.asset === undefined ? -1 : 0,
    wallet: victim.address,
    kind: payment.asset === undefined ? "received" : "tokenIn",
    counterparty: address("payer", payment.payer),
    asset: payment.asset ?? null,
    amount: payment.amount,
    assetOut: null,
    amountOut: null,
    method: null,
  };
}

/** The victim's points after it was paid on another chain. */
export function pointsAfterPayments(
  victim: HonestWallet,
  payments: readonly Payment[],
  model: Model,
  extras: Extras = {},
) {
  const rows = payments.map((payment) => rowOf(victim, payment, OTHER_CHAIN, 1));
  const facts = foldActivity(emptyFacts(victim.address, OTHER_CHAIN), rows);
  const { wallets, parts, funding } = partsOf(victim.address, victim.facts, victim.asOf);
  const other = partsOf(victim.address, facts, victim.asOf).parts;
  return totalOf({ wallets, parts: [...parts, ...other], funding }, extras, model);
}

/** The victim's points after more rows on its own chain, at its last recorded moment. */
export function pointsAfterRows(victim: HonestWallet, rows: readonly Activity[], model: Model): number {
  const before = victim.history.activity.filter((row) => row.at <= victim.lastAt);
  const facts = foldActivity(emptyFacts(victim.address, HOME), [...before, ...rows]);
  return totalOf(partsOf(victim.address, facts, victim.asOf), {}, model);
}

/** The victim's points after tokens were sent to it on its own chain. */
export function pointsAfterTokens(victim: HonestWallet, payments: readonly Payment[], model: Model): number {
  return pointsAfterRows(
    victim,
    payments.map((payment) => rowOf(victim, payment, HOME, victim.lastBlock + 1)),
    model,
  );
}

/** The victim's points if an address had paid it one wei before anything else, and had funded others like this. */
export function pointsIfFunded(victim: HonestWallet, funding: WalletFunding, model: Model): number {
  const first = {
    ...rowOf(victim, { payer: 0, amount: 1n }, HOME, victim.firstBlock - 1),
    counterparty: funding.funder,
  };
  const rows = victim.history.activity.filter((row) => row.at <= victim.lastAt);
  const facts = foldActivity(emptyFacts(victim.address, HOME), [{ ...first, at: rows[0]?.at ?? first.at }, ...rows]);
  return totalOf({ ...partsOf(victim.address, facts, victim.asOf), funding: [funding] }, {}, model);
}

function totalOf(input: Pick<MergeInput, "wallets" | "parts" | "funding">, extras: Extras, model: Model): number {
  return scoreParts(input, extras, model).points.total;
}

/** The unpriced tokens that a wallet moved in its own transactions, with the units it moved. */
export function tokensMoved(wallet: HonestWallet): Map<string, bigint> {
  const own = new Set<string>();
  for (const row of wallet.history.activity) if (row.kind === "sent") own.add(row.txHash);
  const moved = new Map<string, bigint>();
  for (const { kind, txHash, asset, amount, at } of wallet.history.activity) {
    if (kind !== "tokenOut" || asset === null || !amount || at > wallet.lastAt || !own.has(txHash)) continue;
    moved.set(asset, (moved.get(asset) ?? 0n) + amount);
  }
  return moved;
}
