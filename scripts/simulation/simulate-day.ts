import { type Economy, ONE } from "./economy.ts";
import type { Ledger } from "./ledger.ts";
import type { Random } from "./prng.ts";
import { clusterStart, DEPLOYER, EXCHANGES, type SimulatedWallet, type WalletKind, walletKinds } from "./wallets.ts";

/** The state of one chain's simulation while it is planned. */
export interface Simulation {
  ledger: Ledger;
  random: Random;
  wallets: readonly SimulatedWallet[];
  economy: Economy;
  proposal: { title: string; day: number } | null;
  /** Token approvals given so far. */
  approved: Set<string>;
}

/** A thousandth of the native currency, wei. */
export const MILLI = ONE / 1000n;
/** Days after a proposal on which wallets vote on it. */
const VOTING_DAYS = 3;
/** Chance of a vote on each of these days. */
const voteChances: Partial<Record<WalletKind, number>> = { voter: 0.28, regular: 0.15, trader: 0.01 };
/** Wallets mostly pay the same few others: accounts within this distance. */
const NEIGHBOURHOOD = 8;

/** Plan an active day of a wallet. */
export function simulateDay(simulation: Simulation, wallet: SimulatedWallet, day: number): void {
  if (walletKinds[wallet.kind].lifetime === "cluster") simulateClusterDay(simulation, wallet, day);
  else simulateOwnDay(simulation, wallet, day);
}

/** A day of a wallet outside the clusters. */
function simulateOwnDay(simulation: Simulation, wallet: SimulatedWallet, day: number): void {
  const { ledger, random, economy } = simulation;
  const { account } = wallet;
  if (day === wallet.firstDay) {
    arrive(simulation, wallet);
    return;
  }
  if (day === wallet.firstDay + 1 && takesPartInVotes(wallet)) {
    ledger.send(account, economy.delegate(ledger.address(account)));
  }
  vote(simulation, wallet, day);
  if (random.chance(walletKinds[wallet.kind].weekly / 7)) act(simulation, wallet);
  if (ledger.balance(account) < ONE / 2n) fund(simulation, random.pick(EXCHANGES), account, 5, 20);
}

export function takesPartInVotes({ kind }: SimulatedWallet): boolean {
  return kind === "voter" || kind === "regular";
}

/** Send between `low` and `high` units of native currency. */
function fund({ ledger, random, economy }: Simulation, from: number, to: number, low: number, high: number) {
  ledger.send(from, economy.pay(ledger.address(to), BigInt(random.between(low * 10, high * 10)) * (ONE / 10n)));
}

/** Wei, from a range of thousandths of native currency. */
function amount(random: Random, low: number, high: number): bigint {
  return BigInt(random.between(low, high)) * MILLI;
}

/** The first day: native currency from an exchange or a friend, then tokens. */
function arrive(simulation: Simulation, { account, firstDay }: SimulatedWallet): void {
  const { ledger, random, wallets, economy } = simulation;
  const friends = wallets.filter(
    (one) => one.cluster === 0 && one.firstDay < firstDay - 30 && ledger.canPay(one.account, 4n * ONE),
  );
  const friend = random.chance(0.3) && friends.length > 0 ? random.pick(friends) : undefined;
  if (friend) fund(simulation, friend.account, account, 1, 3);
  else fund(simulation, random.pick(EXCHANGES), account, 5, 60);
  const grant = BigInt(random.between(500, 20_000)) * ONE;
  ledger.send(DEPLOYER, economy.mintToken("stable", ledger.address(account), grant));
}

function vote({ ledger, random, economy, proposal }: Simulation, { account, kind }: SimulatedWallet, day: number) {
  if (!proposal || day <= proposal.day || day > proposal.day + VOTING_DAYS) return;
  if (random.chance(voteChances[kind] ?? 0)) {
    ledger.send(account, economy.vote(proposal.title, random.between(0, 2)));
  }
}

function act(simulation: Simulation, { account, kind }: SimulatedWallet): void {
  const { ledger, random, economy } = simulation;
  const roll = random.between(1, 100);
  if (roll <= 22) payFriend(simulation, account);
  else if (roll <= 26) {
    ledger.send(account, economy.pay(ledger.address(random.pick(EXCHANGES)), amount(random, 5, 400)));
  } else if (roll <= 30) sendToken(simulation, account);
  else if (roll <= 32) ledger.send(account, economy.mintItems(BigInt(random.between(1, 9)), 1n));
  else if (kind === "trader") trade(simulation, account);
  else if (kind === "collector") ledger.send(account, economy.mintPortrait());
  else if (kind === "saver") save(simulation, account);
  else if (kind === "regular" && roll <= 36) ledger.send(account, economy.createItems());
  else if (kind === "regular" || roll <= 66) tryAnything(simulation, account);
  else payFriend(simulation, account);
}

function tryAnything(simulation: Simulation, account: number): void {
  const choice = simulation.random.between(1, 3);
  if (choice === 1) trade(simulation, account);
  else if (choice === 2) save(simulation, account);
  else simulation.ledger.send(account, simulation.economy.mintPortrait());
}

function trade(simulation: Simulation, account: number): void {
  const { ledger, random, economy } = simulation;
  const token = random.chance(0.55) ? "stable" : "gem";
  approveOnce(simulation, account, token, "pool");
  const amountIn = BigInt(random.between(5, token === "stable" ? 400 : 80)) * ONE;
  // Sometimes the price moves before the swap is mined: it fails.
  const minimumOut = random.chance(0.04) ? 1_000_000n * ONE : 0n;
  ledger.send(account, economy.swap(token, amountIn, minimumOut));
}

function save(simulation: Simulation, account: number): void {
  const { ledger, random, economy } = simulation;
  approveOnce(simulation, account, "stable", "vault");
  const saved = BigInt(random.between(10, 300)) * ONE;
  const owner = ledger.address(account);
  ledger.send(account, random.chance(0.75) ? economy.deposit(saved, owner) : economy.withdraw(saved / 4n, owner));
}

function payFriend({ ledger, random, wallets, economy }: Simulation, account: number): void {
  const others = wallets.filter((one) => one.account !== account);
  const near = others.filter((one) => one.cluster === 0 && Math.abs(one.account - account) <= NEIGHBOURHOOD);
  const friend = random.pick(random.chance(0.7) && near.length > 0 ? near : others);
  ledger.send(account, economy.pay(ledger.address(friend.account), amount(random, 5, 900)));
}

function sendToken({ ledger, random, wallets, economy }: Simulation, account: number): void {
  const friend = random.pick(wallets.filter((one) => one.account !== account));
  const sum = BigInt(random.between(1, 60)) * ONE;
  ledger.send(account, economy.transfer("stable", ledger.address(friend.account), sum));
}

function approveOnce(
  { ledger, economy, approved }: Simulation,
  account: number,
  token: "stable" | "gem",
  spender: "pool" | "vault",
): void {
  const key = `${account} ${token} ${spender}`;
  if (approved.has(key)) return;
  approved.add(key);
  ledger.send(account, economy.approve(token, spender));
}

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
function simulateClusterDay(simulation: Simulation, wallet: SimulatedWallet, day: number): void {
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
