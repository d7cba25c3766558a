import { ONE } from "./economy.ts";
import { amount, fund, type Simulation } from "./simulate-day.ts";
import { clusterStart, EXCHANGES, type SimulatedWallet } from "./wallets.ts";

interface Position {
  cluster: readonly SimulatedWallet[];
  /** The cluster's first wallet, which an exchange funds. */
  head: SimulatedWallet;
  wallet: SimulatedWallet;
  /** Position of the wallet in its cluster, from 0. */
  index: number;
  /** Days since the cluster began. */
  age: number;
}

/** Plan a day of a wallet in a sybil or relay cluster. */
export function simulateClusterDay(simulation: Simulation, wallet: SimulatedWallet, day: number): void {
  const cluster = simulation.wallets.filter((one) => one.cluster === wallet.cluster);
  const [head] = cluster;
  if (!head) return;
  const position = { cluster, head, wallet, index: cluster.indexOf(wallet), age: day - clusterStart(wallet) };
  if (position.index === 0 && position.age === 0)
    fund(simulation, simulation.random.pick(EXCHANGES), head.account, 20, 20);
  if (wallet.kind === "relay") relay(simulation, position);
  else actAsSybil(simulation, position);
}

/** A relay cluster hands one sum from wallet to wallet. */
function relay({ ledger, economy }: Simulation, { cluster, wallet, index, age }: Position): void {
  if (age !== index + 1) return;
  ledger.send(wallet.account, economy.mintPortrait());
  const next = cluster[index + 1];
  if (next) {
    ledger.send(wallet.account, economy.pay(ledger.address(next.account), nearlyAll(ledger.balance(wallet.account))));
  }
}

/**
 * A sybil cluster is active for three weeks: its first wallet pays all others within a day, they repeat the same few actions, pay
 * each other in a ring, send the rest back and stop.
 */
function actAsSybil(simulation: Simulation, { cluster, head, wallet, index, age }: Position): void {
  const { ledger, random, economy } = simulation;
  const { account } = wallet;
  if (index === 0) {
    if (age === 1) for (const one of cluster.slice(1)) fund(simulation, head.account, one.account, 1, 1);
    return;
  }
  const next = cluster[index + 1] ?? cluster[1] ?? head;
  if (age === 2 || age === 3) ledger.send(account, economy.mintItems(1n, 1n));
  if (age === 4 || age === 9 || age === 14) {
    ledger.send(account, economy.pay(ledger.address(next.account), amount(random, 50, 60)));
  }
  if (age === 6) ledger.send(account, economy.swap("stable", ONE, 0n));
  if (age === 21) ledger.send(account, economy.pay(ledger.address(head.account), nearlyAll(ledger.balance(account))));
}

function nearlyAll(balance: bigint): bigint {
  return (balance * 95n) / 100n;
}
