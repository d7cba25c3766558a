import { createHash } from "node:crypto";
import type { Hex } from "viem";
import type { FoundCluster } from "../../lib/domains/lists/clusters/clusters-of.ts";
import { openComparison } from "../../lib/domains/lists/clusters/compare-wallets.ts";
import { evidenceOf, type WalletEvidence } from "../../lib/domains/lists/clusters/evidence.ts";
import { type Activity, DAY, emptyFacts, foldActivity } from "../../lib/engine/index.ts";
import { localAccount } from "../../scripts/simulation/local-chain.ts";
import { planChain } from "../../scripts/simulation/plan-chain.ts";
import { createRandom, type Random } from "../../scripts/simulation/prng.ts";
import { ACCOUNTS, createWallets, EXCHANGES, SMART_ACCOUNTS } from "../../scripts/simulation/wallets.ts";

const CHAIN = 31_337;
const GENESIS = Date.UTC(2024, 0, 1) / 1_000;
export const LIFE_DAYS = 731;
/** The first Monday: day 0 is one. */
const MONDAY = 0;
const ETHER = 10n ** 18n;

/** Activity of wallets that is made up transaction by transaction, and the evidence that the product takes from it. */
export interface Life {
  /** A transaction on a day since the begin, with fractions; what its receiver sees of it is recorded, too. */
  send(transaction: { from: string; to: string; day: number; ether?: number; method?: string }): void;
  evidence(wallets: readonly string[], labels?: ReadonlyMap<string, readonly number[]>): WalletEvidence[];
}

export function openLife(): Life {
  const rows = new Map<string, Activity[]>();
  let count = 0;
  const add = (row: Activity): void => {
    const own = rows.get(row.wallet);
    if (own) own.push(row);
    else rows.set(row.wallet, [row]);
  };
  return {
    send({ from, to, day, ether = 0, method }) {
      const number = count++;
      const at = GENESIS + Math.floor(day * DAY);
      const amount = BigInt(Math.round(ether * 1e6)) * (ETHER / 1_000_000n);
      const common = {
        chainId: CHAIN,
        blockNumber: Math.floor(day * 7_200),
        at,
        txHash: `0x${number.toString(16).padStart(64, "0")}`,
        txIndex: number,
        logIndex: -1,
        asset: null,
        amount,
        assetOut: null,
        amountOut: null,
        method: null,
      };
      add({
        ...common,
        wallet: from,
        kind: "sent",
        counterparty: to,
        method: method ?? null,
        fee: 1n,
        ran: method !== undefined,
      });
      if (amount > 0n) add({ ...common, wallet: to, kind: "received", counterparty: from });
    },
    evidence: (wallets, labels) =>
      [...wallets].sort().map((wallet) => {
        const own = (rows.get(wallet) ?? []).sort((a, b) => a.blockNumber - b.blockNumber || a.txIndex - b.txIndex);
        const facts = foldActivity(emptyFacts(wallet, CHAIN), own);
        return evidenceOf(wallet, wallet, {
          parts: [{ facts, referenceWei: String(ETHER) }],
          labels: labels?.get(wallet) ?? [],
        });
      }),
  };
}

/**
 * The two years of the first local chain as they are planned, without the smart accounts, whose acts are in operations of a bundler. Honest wallets
 * are those in no cluster of the simulation.
 */
export async function simulatedLife(
  chainId: number = CHAIN,
): Promise<{ life: Life; honest: string[]; clusters: string[][]; services: string[] }> {
  const accounts = Array.from({ length: ACCOUNTS }, (_, i) => localAccount(i).address.toLowerCase() as Hex);
  const blocks = await planChain({ chainId, genesis: GENESIS, days: LIFE_DAYS, accounts, everyone: true });
  const life = openLife();
  for (const { time, transactions } of blocks) {
    for (const { from, to, value, data } of transactions) {
      if (to === null) continue;
      const method = data === "0x" ? undefined : data.slice(0, 10);
      life.send({
        from,
        to: to.toLowerCase(),
        day: (time - GENESIS) / DAY,
        ether: Number(value) / 1e18,
        ...(method && { method }),
      });
    }
  }
  const wallets = createWallets(createRandom(chainId), LIFE_DAYS, true).filter(
    ({ account }) => !SMART_ACCOUNTS.has(account),
  );
  const addressOf = ({ account }: { account: number }) => accounts[account] ?? "";
  const clusters = [...new Set(wallets.map(({ cluster }) => cluster))].filter((cluster) => cluster > 0);
  return {
    life,
    honest: wallets.filter(({ cluster }) => cluster === 0).map(addressOf),
    clusters: clusters.map((cluster) => wallets.filter((one) => one.cluster === cluster).map(addressOf)),
    services: EXCHANGES.map((account) => accounts[account] ?? ""),
  };
}

/** An address made of a name, unlike those of other names. */
export function madeAddress(name: string): string {
  return `0x${createHash("sha256").update(name).digest("hex").slice(0, 40)}`;
}

/** The signals of clusters in a list. */
export const signals = ["funding", "contracts", "weeks", "gathering", "rows"] as const;
type Signal = (typeof signals)[number];

/** What a wallet does unlike others of its kind; the rest is drawn for it alone. */
interface Habits {
  funder?: string;
  days?: readonly number[];
  contracts?: readonly string[];
  place?: string;
}

/** A few popular contracts, and most of any. */
function drawContracts(random: Random, count: number): string[] {
  return Array.from({ length: count }, (_, n) =>
    madeAddress(`contract ${random.between(0, n % 3 === 0 ? 30 : 20_000)}`),
  );
}

function drawDays(random: Random, count: number, from: number, to: number): number[] {
  return Array.from({ length: count }, () => random.between(from, to)).sort((a, b) => a - b);
}

/** A call on each of these days, and now and then a payment to a stranger. */
function callAndPay(
  life: Life,
  random: Random,
  { wallet, active, called }: { wallet: string; active: readonly number[]; called: readonly string[] },
): void {
  for (let n = 0; n < Math.max(active.length, called.length); n++) {
    const day = active[n % active.length] ?? 0;
    life.send({ from: wallet, to: called[n % called.length] ?? "", day, method: "0x095ea7b3" });
    const payee = madeAddress(`person ${random.between(0, 100_000)}`);
    if (random.chance(0.3)) life.send({ from: wallet, to: payee, day, ether: random.between(1, 30) / 1_000 });
  }
}

/** Wallets beside a life: honest ones on their own, and farms whose wallets share one signal and nothing else. */
export function openFarms(life: Life, seed: number) {
  const random = createRandom(seed);
  const labels = new Map<string, readonly number[]>();
  const live = (wallet: string, habits: Habits = {}): void => {
    const begin = random.between(0, LIFE_DAYS - 200);
    const active = habits.days ?? drawDays(random, random.between(8, 60), begin, LIFE_DAYS - 2);
    const called = habits.contracts ?? drawContracts(random, random.between(5, 25));
    const [first = begin] = active;
    const funder = habits.funder ?? madeAddress(`exchange ${random.between(0, 60)}`);
    life.send({
      from: funder,
      to: wallet,
      day: first - random.between(1, 900) / 1_000,
      ether: random.between(1, 50) / 10,
    });
    callAndPay(life, random, { wallet, active, called });
    if (habits.place) life.send({ from: wallet, to: habits.place, day: (active.at(-1) ?? first) + 0.5, ether: 2 });
  };
  const plantOne = (signal: Signal, name: string, size: number): string[] => {
    const wallets = Array.from({ length: size }, (_, n) => madeAddress(`${name} ${n}`));
    const shared = drawContracts(random, random.between(8, 20));
    const start = random.between(100, 400);
    const weeks = new Set(Array.from({ length: random.between(12, 25) }, () => random.between(0, 51)));
    for (const [n, wallet] of wallets.entries()) {
      const begin = start + n * 0.3;
      const habits: Record<Signal, Habits> = {
        funding: {
          funder: madeAddress(`${name} funder`),
          days: [begin, ...drawDays(random, 10, Math.ceil(begin), LIFE_DAYS - 2)],
        },
        contracts: { contracts: shared.filter(() => random.chance(0.92)) },
        weeks: {
          days: [...weeks]
            .filter(() => random.chance(0.97))
            .map((week) => MONDAY + 98 + 7 * week + random.between(0, 6))
            .sort((a, b) => a - b),
        },
        gathering: { place: madeAddress(`${name} place`) },
        rows: {},
      };
      live(wallet, habits[signal]);
      if (signal === "rows") labels.set(wallet, [seed * 1_000 + size + labels.size - n]);
    }
    return wallets;
  };
  return {
    labels,
    honest: (count: number): string[] =>
      Array.from({ length: count }, (_, n) => {
        const wallet = madeAddress(`honest ${seed} ${n}`);
        live(wallet);
        return wallet;
      }),
    /** So many farms of ten wallets and more. */
    plant: (signal: Signal, farms: number): string[][] =>
      Array.from({ length: farms }, (_, n) => plantOne(signal, `${signal} ${seed} ${n}`, 10 + n)),
  };
}

/** The clusters among these wallets. */
export function findInList(evidence: readonly WalletEvidence[], services: readonly string[] = []): FoundCluster[] {
  const sorted = [...evidence].sort((a, b) => (a.profile.wallet < b.profile.wallet ? -1 : 1));
  const comparison = openComparison(
    sorted.map(({ profile }) => profile.wallet),
    (address) => services.includes(address),
  );
  for (const one of sorted) comparison.add(one);
  const steps = comparison.steps();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The evidence of a wallet of which nothing is known. */
export function emptyEvidence(wallet: string): WalletEvidence {
  return evidenceOf(wallet, wallet, { parts: [], labels: [] });
}
