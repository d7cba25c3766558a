import { type Family, grid, type Measure, openAttack } from "../family.ts";
import { farm, fundByContract } from "../farm.ts";
import { address, type Ledger } from "../ledger.ts";
import { type Payment, paidFromOutside, trustOver } from "../payments.ts";
import type { Attempt } from "../score.ts";

type Back = "direct" | "intermediary" | "contract";
type Parameters = { days: number; ether: number; partners: number; back: Back; clearing: boolean };

/** Days that one turn of the capital takes: an hour. */
const TURN = 1 / 24;

/**
 * Send the same ether to each partner in turn. It returns from the partner itself, from an address that is used for nothing
 * else, or from a contract, which leaves no trace. Clearing sends each address that paid the wallet a transaction of value 0.
 */
function turnCapital(
  ledger: Ledger,
  wallet: string,
  owner: number,
  { days, ether, partners, back, clearing }: Parameters,
) {
  for (let n = 0; n < partners; n++) {
    const day = (days * (n + 0.5)) / partners;
    const partner = address("partner", n);
    const intermediary = address("intermediary", owner * partners + n);
    ledger.send({ from: wallet, to: partner, day, ether });
    ledger.lock(ether, TURN);
    if (back === "direct") ledger.send({ from: partner, to: wallet, day: day + TURN, ether });
    if (back === "contract") {
      ledger.send({
        from: partner,
        to: address("vault"),
        day: day + TURN,
        ether,
        method: "0xd0e30db0",
        more: ["perTransfer", 1],
      });
    }
    if (back === "intermediary") {
      ledger.send({ from: partner, to: intermediary, day: day + TURN / 2, ether });
      ledger.send({ from: intermediary, to: wallet, day: day + TURN, ether });
    }
    if (clearing && back === "intermediary") ledger.send({ from: wallet, to: intermediary, day: day + 2 * TURN });
  }
}

/** Where the operator has a seed: which of its payments reach the ring. */
type Outside = "none" | "friend" | "seed";

interface RingOptions {
  /** Absent where the operator has no seeds. */
  outside?: Outside | undefined;
  /** Ether that each wallet pays for gas beyond its price. */
  tip?: number;
}

export function ring(parameters: Parameters, count: number, { outside, tip }: RingOptions = {}) {
  const { wallets, ledger, attempt } = openAttack(count);
  fundByContract(ledger, wallets);
  wallets.forEach((wallet, owner) => {
    farm(ledger, wallet, { days: parameters.days, daily: 1, every: 1, targets: 50 });
    turnCapital(ledger, wallet, owner, parameters);
    if (tip) ledger.send({ from: wallet, to: address("public contract"), day: 0.6, method: "0x095ea7b3", tip });
  });
  if (!outside) return attempt(parameters.days);
  return attempt(parameters.days, { paymentTrust: trustOver(paymentsOf(wallets, parameters, outside)) });
}

/** The payments of the ring, where all partners pay each other, and those from outside. */
function paymentsOf(wallets: readonly string[], { partners: count }: Parameters, outside: Outside): Payment[] {
  const partners = Array.from({ length: count }, (_, n) => address("partner", n));
  const members = [...wallets, ...partners];
  const inside = members.flatMap((from) => members.flatMap((to): Payment[] => (from === to ? [] : [[from, to]])));
  const [first] = partners;
  return outside === "none" || !first ? inside : [...inside, ...paidFromOutside(outside, first)];
}

const modest: Parameters = { days: 90, ether: 20, partners: 5, back: "intermediary", clearing: false };

/** Paid up like a platinum wallet, so that no gate hides what its partners are worth. */
const PLATINUM = 0.02;

/** A ring of a year with 20 partners that paid for platinum. */
export function paidRing(outside?: Outside): Attempt {
  return ring({ ...modest, days: 365, partners: 20 }, 1, { outside, tip: PLATINUM });
}

function outcome(label: string, outside?: Outside): Measure {
  return { label, unit: "points", value: (score) => score(paidRing(outside)) };
}

export const capitalRing: Family = {
  name: "capital-ring",
  title: "Capital ring: the same ether sent round, back directly, by fresh intermediaries or by a contract",
  plans: grid<Parameters>(
    {
      days: [28, 90, 365],
      ether: [0.5, 5, 20],
      partners: [5, 20],
      back: ["direct", "intermediary", "contract"],
      clearing: [false, true],
    },
    (parameters, count) => ring(parameters, count),
  ).filter(({ label }) => !/back (direct|contract), clearing true/.test(label)),
  measures: [
    outcome("points of a ring of a year that paid for platinum, 20 partners"),
    outcome("the same where the operator has seeds", "none"),
    outcome("the same, one partner paid by a wallet that a seed pays", "friend"),
    outcome("the same, one partner paid by a seed", "seed"),
  ],
  gains: [
    {
      label: "0-value clearing of 20 intermediaries",
      without: () => ring({ ...modest, partners: 20 }, 1),
      with: () => ring({ ...modest, partners: 20, clearing: true }, 1),
    },
  ],
};
