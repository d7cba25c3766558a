import { quantile } from "../../bench/support/table.ts";
import { type Model, type Payees, payeesOf } from "../../lib/engine/index.ts";
import { paidRing } from "./families/capital-ring.ts";
import { type HonestWallet, type Population, partsOf } from "./honest.ts";
import { trustFrom } from "./payments.ts";
import { scoreParts } from "./score.ts";
import { lowest } from "./search.ts";

/** Seeds: the best wallets, and as services the addresses that paid the most wallets. */
const SEEDS = [20, 100] as const;
const SERVICES = 12;
/** Shares of the curve that counterparties without trust count for, parts per million. */
const SHARES = [1_000_000, 900_000, 800_000, 750_000, 500_000, 250_000] as const;
/** From this total on a wallet is gold. */
const GOLD = 500;

/** What payment trust takes from a ring and from recorded honest wallets at one share. */
export interface TrustRow {
  /** Percent of the curve that counterparties without trust count for. */
  share: number;
  /** Points of a ring of a year that paid for platinum, without and with a payment from outside. */
  ring: number;
  ringPaid: number;
  honest: HonestLoss[];
}

interface HonestLoss {
  seeds: number;
  /** Percent of its points that the median wallet still has. */
  medianLeft: number;
  gold: number;
  stillGold: number;
}

/** What the share that counts without payment trust costs a ring of one's own wallets, and honest wallets. */
export function measureTrust({ whole }: Population, model: Model): TrustRow[] {
  const trusts = SEEDS.map((seeds) => ({ seeds, trust: trustOfRecorded(whole, seeds) }));
  return SHARES.map((floor) => {
    const withShare = { ...model, spec: { ...model.spec, paymentTrust: { floor } } };
    return {
      share: floor / 10_000,
      ring: lowest(paidRing("none"), withShare),
      ringPaid: lowest(paidRing("friend"), withShare),
      honest: trusts.map(({ seeds, trust }) => ({ seeds, ...lossOf(whole, trust, withShare) })),
    };
  });
}

/** Recorded wallets know whom they paid; of all others nothing is recorded, so that trust ends at them. */
function trustOfRecorded(wallets: readonly HonestWallet[], seeds: number): Map<string, number> {
  const byTotal = [...wallets].sort((a, b) => b.scored.points.total - a.scored.points.total);
  const payers = new Map<string, number>();
  for (const { facts } of wallets) {
    const own = new Set([...facts.inflows.entries.values()].map(({ address }) => address));
    for (const payer of own) payers.set(payer, (payers.get(payer) ?? 0) + 1);
  }
  const services = [...payers].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, SERVICES);
  const payees = new Map<string, Payees | null>(
    wallets.map(({ address, facts }) => [address, payeesOf([{ facts, referenceWei: "1000000000000000000" }])]),
  );
  return trustFrom(
    [...byTotal.slice(0, seeds).map(({ address }) => address), ...services.map(([address]) => address)],
    (address) => payees.get(address) ?? null,
  );
}

function lossOf(wallets: readonly HonestWallet[], paymentTrust: Map<string, number>, model: Model) {
  const totals = wallets.map(({ address, facts, asOf, scored }) => ({
    before: scored.points.total,
    after: scoreParts(partsOf(address, facts, asOf), { paymentTrust }, model).points.total,
  }));
  const scored = totals.filter(({ before }) => before > 0);
  const gold = totals.filter(({ before }) => before >= GOLD);
  return {
    medianLeft:
      100 *
      quantile(
        scored.map(({ before, after }) => after / before),
        0.5,
      ),
    gold: gold.length,
    stillGold: gold.filter(({ after }) => after >= GOLD).length,
  };
}
