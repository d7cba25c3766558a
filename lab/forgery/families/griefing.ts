import type { WalletFunding } from "../../../lib/engine/index.ts";
import type { Family, Harm } from "../family.ts";
import { type FirstFunding, fundingClusters } from "../funding.ts";
import type { HonestWallet } from "../honest.ts";
import { address, HOME } from "../ledger.ts";
import { emptyBill, type GasKind, priceOf } from "../prices.ts";
import { type Payment, pointsAfterPayments, pointsAfterTokens, pointsIfFunded, tokensMoved } from "../victims.ts";

/** Payers beyond this number harm nobody more. */
const MOST_PAYERS = 24;
/** What a payment must exceed to be no dust: an amount in ETH, and a share of all value the victim sent. */
const DUST = 0.001;
const DUST_SHARE = 0.003;
const BARELY_MORE = 1.001;

/** The price of one address that gets gas money, sends one transaction and gives some ether away. */
function priceOfPayer(kind: GasKind, ether: number): number {
  const bill = { ...emptyBill(), gas: { [kind]: 1, perTransfer: 1 }, transactions: 1, etherSpent: ether };
  return priceOf(bill, "rollup");
}

function payments(budgetUsd: number, kind: GasKind, ether: number, payment: Omit<Payment, "payer">): Payment[] {
  const count = Math.min(MOST_PAYERS, Math.floor(budgetUsd / priceOfPayer(kind, ether)));
  return Array.from({ length: count }, (_, payer) => ({ payer, ...payment }));
}

function wei(ether: number): bigint {
  return BigInt(Math.ceil(ether * 1e9)) * 1_000_000_000n;
}

function leastThatCounts(victim: HonestWallet): number {
  return Math.max(DUST, (Number(victim.scored.facts.valueOut) / 1e6) * DUST_SHARE) * BARELY_MORE;
}

const dust: Harm = {
  label: "paid by strangers, each barely above dust",
  inflict(victim, budgetUsd, model) {
    const ether = leastThatCounts(victim);
    const paid = payments(budgetUsd, "transfer", ether, { amount: wei(ether) });
    return paid.length === 0 ? null : pointsAfterPayments(victim, paid, model);
  },
};

const listedContacts: Harm = {
  label: "paid by listed addresses",
  inflict(victim, budgetUsd, model) {
    const ether = DUST * BARELY_MORE;
    const paid = payments(budgetUsd, "transfer", ether, { amount: wei(ether) });
    const listed = new Set(paid.map(({ payer }) => address("payer", payer)));
    return paid.length === 0 ? null : pointsAfterPayments(victim, paid, model, { listed });
  },
};

/** A token without a price costs the griefer nothing but gas: of the tokens that the victim moved itself, the first that harms. */
const worthlessTokens: Harm = {
  label: "sent a worthless token that it once moved itself",
  inflict(victim, budgetUsd, model) {
    const [moved] = tokensMoved(victim);
    if (!moved) return null;
    const [asset, units] = moved;
    const amount = (units * 4n) / 1_000n + 1n;
    return pointsAfterTokens(victim, payments(budgetUsd, "tokenTransfer", 0, { asset, amount }), model);
  },
};

const PUPPETS = 40;
const CHAIN = 13;

/** The griefer's address pays the victim first, and 40 puppets that send once. */
const starFunder: Harm = {
  label: "first funder, who also funds 40 puppets",
  inflict(victim, budgetUsd, model) {
    if (budgetUsd < PUPPETS * priceOfPayer("transfer", 0)) return null;
    const griefer = address("griefer");
    const puppets = Array.from({ length: PUPPETS }, (_, n) => first(address("puppet", n), griefer));
    return pointsIfFunded(victim, fundingOf(victim, [...puppets, first(victim.address, griefer)]), model);
  },
};

/** The griefer's address is the last of 13 that each funded only the next. */
const chainFunder: Harm = {
  label: "first funder, at the end of a chain of 13",
  inflict(victim, budgetUsd, model) {
    if (budgetUsd < CHAIN * priceOfPayer("transfer", 0)) return null;
    const chain = Array.from({ length: CHAIN }, (_, n) =>
      first(address("link", n), n === 0 ? address("griefer") : address("link", n - 1)),
    );
    return pointsIfFunded(
      victim,
      fundingOf(victim, [...chain, first(victim.address, address("link", CHAIN - 1))]),
      model,
    );
  },
};

function first(wallet: string, funder: string): FirstFunding {
  return { chainId: HOME, wallet, funder, fundedAt: 0, sentAt: 1 };
}

function fundingOf(victim: HonestWallet, firsts: readonly FirstFunding[]): WalletFunding {
  const found = fundingClusters(firsts).find((row) => row.wallet === victim.address);
  if (!found) throw new Error("the victim was funded first");
  return found;
}

/** One family for each way, so that each loss has a row of its own. */
export const griefingFamilies: readonly Family[] = [
  { name: "grief-dust", title: "Griefing by dust", harms: [dust] },
  { name: "grief-listed", title: "Griefing by listed contacts", harms: [listedContacts] },
  { name: "grief-tokens", title: "Griefing by worthless tokens", harms: [worthlessTokens] },
  { name: "grief-first-funder", title: "Griefing by being first funder", harms: [starFunder, chainFunder] },
];
