import type { Hex } from "viem";
import { createEas } from "./eas.ts";
import { type Call, createEconomy, ONE } from "./economy.ts";
import { createNames } from "./names.ts";
import { planAttestations } from "./plan-attestations.ts";
import { type NameAct, planNames } from "./plan-names.ts";
import { createRandom, type Random } from "./prng.ts";
import {
  createWallets,
  DEPLOYER,
  EAS_DEPLOYER,
  EXCHANGES,
  FIRST_WALLET,
  MINTER,
  type SimulatedWallet,
  VOUCHER_SIGNER,
  type WalletKind,
  walletKinds,
} from "./wallets.ts";

/** One transaction to send: everything about it is decided before the chain sees it. */
export interface PlannedTransaction extends Call {
  from: Hex;
  nonce: number;
}

export interface PlannedBlock {
  /** Block time, unix seconds. */
  time: number;
  transactions: PlannedTransaction[];
}

export interface PlanInput {
  chainId: number;
  /** Time of block 0, unix seconds, 00:00 UTC. */
  genesis: number;
  days: number;
  /** Accounts of the local mnemonic by index. */
  accounts: readonly Hex[];
  /** Everyone lives on the first local chain, a part on the others. */
  everyone: boolean;
}

const DAY = 86_400;
const MILLI = ONE / 1000n;
/** Days between proposals, and the days after one on which it is voted. */
const PROPOSAL_EVERY = 14;
const AIRDROP_EVERY = 90;
const BLOCKS_A_DAY = 12;
/** A block costs the node more than what is in it: more would double the time a first start takes. */
const TRANSACTIONS_A_BLOCK = 20;

/**
 * The whole past of one local chain: block by block, transaction by transaction. It depends on its input alone, so a
 * chain that is simulated again has the same hashes, and one that stopped half-way goes on where it stopped.
 */
export async function planChain(input: PlanInput): Promise<PlannedBlock[]> {
  const random = createRandom(input.chainId);
  const life = createLife(input, random);
  const cast = createWallets(random, input.days, input.everyone);
  await life.found(cast);
  for (let day = 1; day < input.days; day++) {
    if (day % AIRDROP_EVERY === 0) life.airdrop(cast, day);
    if (day % PROPOSAL_EVERY === 0) life.propose(day);
    life.careForNames(day);
    life.vouch(day);
    for (const member of cast) life.liveDay(member, cast, day);
    life.endDay(day);
  }
  return life.blocks;
}

/** Builds the plan. It keeps nonces and native balances, so that every planned transaction can be paid for. */
function createLife(input: PlanInput, random: Random) {
  const blocks: PlannedBlock[] = [];
  const nonces = new Map<number, number>();
  const balances = new Map<number, bigint>();
  const approved = new Set<string>();
  const economy = createEconomy(address(DEPLOYER));
  let today: PlannedTransaction[] = [];
  /** What was paid today can be spent tomorrow: the chain's pool only takes what a sender can pay before the block. */
  let incoming: { account: number; value: bigint }[] = [];
  let proposal: { title: string; day: number } | undefined;
  const names = createNames({
    deployer: address(DEPLOYER),
    voucherSigner: address(VOUCHER_SIGNER),
    minter: address(MINTER),
  });
  const eas = createEas(address(EAS_DEPLOYER));
  let vouches: ReturnType<typeof planAttestations> = new Map();
  let nameActs = new Map<number, NameAct[]>();
  const endedStories = new Set<string>();

  /** Day 0: the contracts are deployed and the pool gets its liquidity. */
  async function found(cast: SimulatedWallet[]): Promise<void> {
    const { chainId, genesis, days } = input;
    // Numbers of their own, so that names change nothing in the rest of the lives.
    const own = createRandom(chainId * 2 + 1);
    nameActs = await planNames({ chainId, genesis, days, cast, address, random: own, names, economy });
    for (const deployment of economy.deployments()) send(DEPLOYER, deployment);
    for (const deployment of names.deployments()) send(DEPLOYER, deployment);
    vouches = planAttestations({ days, cast, address, random: createRandom(chainId * 2 + 3), eas });
    for (const deployment of eas.deployments()) send(EAS_DEPLOYER, deployment);
    send(DEPLOYER, economy.mintToken("stable", economy.at.pool, 4_000_000n * ONE));
    send(DEPLOYER, economy.mintToken("gem", economy.at.pool, 1_000_000n * ONE));
    send(DEPLOYER, economy.mintToken("gem", address(DEPLOYER), 1_000_000n * ONE));
    for (const member of cast) {
      if (member.character === "voter" || member.character === "regular") {
        send(DEPLOYER, economy.mintVotes(address(member.account), BigInt(random.between(10, 500)) * ONE));
      }
    }
    endDay(0);
  }

  /** Puts the day's transactions, in their order, into a few blocks at rising times. */
  function endDay(day: number): void {
    if (today.length === 0) return;
    const count = Math.min(BLOCKS_A_DAY, Math.ceil(today.length / TRANSACTIONS_A_BLOCK));
    const size = Math.ceil(today.length / count);
    const start = input.genesis + day * DAY;
    const step = Math.floor(DAY / (count + 1));
    for (let i = 0; i * size < today.length; i++) {
      const transactions = today.slice(i * size, (i + 1) * size);
      blocks.push({ time: start + step * (i + 1) - random.between(0, Math.floor(step / 2)), transactions });
    }
    today = [];
    for (const { account, value } of incoming) balances.set(account, (balances.get(account) ?? 0n) + value);
    incoming = [];
  }

  function airdrop(cast: SimulatedWallet[], day: number): void {
    const receivers = cast.filter((member) => member.firstDay < day && random.chance(0.5));
    for (let i = 0; i < receivers.length; i += 50) {
      const addresses = receivers.slice(i, i + 50).map((member) => address(member.account));
      send(DEPLOYER, economy.airdrop("gem", addresses, MILLI));
    }
  }

  function careForNames(day: number): void {
    for (const { by, call, name } of nameActs.get(day) ?? []) {
      if (!endedStories.has(name) && !send(by, call)) endedStories.add(name);
    }
  }

  function vouch(day: number): void {
    for (const { by, call } of vouches.get(day) ?? []) send(by, call);
  }

  function propose(day: number): void {
    const title = `Proposal of day ${day}`;
    send(DEPLOYER, economy.propose(title));
    proposal = { title, day };
  }

  function liveDay(member: SimulatedWallet, cast: SimulatedWallet[], day: number): void {
    if (day < member.firstDay || day > member.lastDay) return;
    if (walletKinds[member.character].life === "cluster") {
      liveCluster(member, cast, day);
      return;
    }
    if (day === member.firstDay) {
      arrive(member, cast);
      return;
    }
    if (day === member.firstDay + 1 && (member.character === "voter" || member.character === "regular")) {
      send(member.account, economy.delegate(address(member.account)));
    }
    vote(member, day);
    if (random.chance(walletKinds[member.character].weekly / 7)) act(member, cast);
    if ((balances.get(member.account) ?? 0n) < ONE / 2n) fund(random.pick(EXCHANGES), member.account, 5, 20);
  }

  /** The first day: native currency from an exchange or a friend, then tokens, then what the character is there for. */
  function arrive(member: SimulatedWallet, cast: SimulatedWallet[]): void {
    const friends = cast.filter(
      (one) => one.cluster === 0 && one.firstDay < member.firstDay - 30 && canPay(one.account, 4n * ONE),
    );
    const friend = random.chance(0.3) && friends.length > 0 ? random.pick(friends) : undefined;
    if (friend) fund(friend.account, member.account, 1, 3);
    else fund(random.pick(EXCHANGES), member.account, 5, 60);
    const grant = BigInt(random.between(500, 20_000)) * ONE;
    send(DEPLOYER, economy.mintToken("stable", address(member.account), grant));
  }

  function vote(member: SimulatedWallet, day: number): void {
    if (!proposal || day <= proposal.day || day > proposal.day + 3) return;
    const votes: Partial<Record<WalletKind, number>> = { voter: 0.28, regular: 0.15, trader: 0.01 };
    if (random.chance(votes[member.character] ?? 0)) {
      send(member.account, economy.vote(proposal.title, random.between(0, 2)));
    }
  }

  function act(member: SimulatedWallet, cast: SimulatedWallet[]): void {
    const { account, character } = member;
    const roll = random.between(1, 100);
    if (roll <= 22) payFriend(account, cast);
    else if (roll <= 26) send(account, economy.pay(address(random.pick(EXCHANGES)), amount(5, 400)));
    else if (roll <= 30) sendToken(account, cast);
    else if (roll <= 32) send(account, economy.mintItems(BigInt(random.between(1, 9)), 1n));
    else if (character === "trader") trade(account);
    else if (character === "collector") send(account, economy.mintPortrait());
    else if (character === "saver") save(account);
    else if (character === "regular" && roll <= 36) send(account, economy.createItems());
    else if (character === "regular" || roll <= 66) anything(account);
    else payFriend(account, cast);
  }

  function anything(account: number): void {
    const choice = random.between(1, 3);
    if (choice === 1) trade(account);
    else if (choice === 2) save(account);
    else send(account, economy.mintPortrait());
  }

  function trade(account: number): void {
    const token = random.chance(0.55) ? "stable" : "gem";
    approveOnce(account, token, "pool");
    const amount = BigInt(random.between(5, token === "stable" ? 400 : 80)) * ONE;
    // Now and then the price moves away before the swap is mined: it fails.
    const minimumOut = random.chance(0.04) ? 1_000_000n * ONE : 0n;
    send(account, economy.swap(token, amount, minimumOut));
  }

  function save(account: number): void {
    approveOnce(account, "stable", "vault");
    const amount = BigInt(random.between(10, 300)) * ONE;
    if (random.chance(0.75)) send(account, economy.deposit(amount, address(account)));
    else send(account, economy.withdraw(amount / 4n, address(account)));
  }

  function payFriend(account: number, cast: SimulatedWallet[]): void {
    // People mostly pay the same few others: neighbours in the cast.
    const near = cast.filter(
      (one) => one.cluster === 0 && one.account !== account && Math.abs(one.account - account) <= 8,
    );
    const friend = random.pick(
      random.chance(0.7) && near.length > 0 ? near : cast.filter((one) => one.account !== account),
    );
    send(account, economy.pay(address(friend.account), amount(5, 900)));
  }

  function sendToken(account: number, cast: SimulatedWallet[]): void {
    const friend = random.pick(cast.filter((one) => one.account !== account));
    send(account, economy.transfer("stable", address(friend.account), BigInt(random.between(1, 60)) * ONE));
  }

  /**
   * A sybil cluster lives three weeks: its first member pays all others within a day, they do the same few things, pay
   * each other in a ring, send the rest back and fall silent. A relay cluster hands one sum from member to member.
   */
  function liveCluster(member: SimulatedWallet, cast: SimulatedWallet[], day: number): void {
    const members = cast.filter((one) => one.cluster === member.cluster);
    const place = members.indexOf(member);
    const age = day - member.firstDay - (member.cluster % 7) * 25;
    const [head] = members;
    if (!head) return;
    if (member.character === "relay") {
      const next = members[place + 1];
      if (place === 0 && age === 0) fund(random.pick(EXCHANGES), head.account, 20, 20);
      if (age !== place + 1) return;
      send(member.account, economy.mintPortrait());
      if (next) send(member.account, economy.pay(address(next.account), most(member.account)));
      return;
    }
    if (place === 0) {
      if (age === 0) fund(random.pick(EXCHANGES), head.account, 20, 20);
      if (age === 1) for (const one of members.slice(1)) fund(head.account, one.account, 1, 1);
      return;
    }
    const ring = members[place + 1] ?? members[1] ?? head;
    if (age === 2 || age === 3) send(member.account, economy.mintItems(1n, 1n));
    if (age === 4 || age === 9 || age === 14) send(member.account, economy.pay(address(ring.account), amount(50, 60)));
    if (age === 6) send(member.account, economy.swap("stable", ONE, 0n));
    if (age === 21) send(member.account, economy.pay(address(head.account), most(member.account)));
  }

  function fund(from: number, to: number, low: number, high: number): void {
    send(from, economy.pay(address(to), BigInt(random.between(low * 10, high * 10)) * (ONE / 10n)));
  }

  function approveOnce(account: number, token: "stable" | "gem", spender: "pool" | "vault"): void {
    const key = `${account} ${token} ${spender}`;
    if (approved.has(key)) return;
    approved.add(key);
    send(account, economy.approve(token, spender));
  }

  /** Native currency in thousandths. */
  function amount(low: number, high: number): bigint {
    return BigInt(random.between(low, high)) * MILLI;
  }

  /** Nearly all a wallet has. */
  function most(account: number): bigint {
    return ((balances.get(account) ?? 0n) * 95n) / 100n;
  }

  function canPay(account: number, value: bigint): boolean {
    return isRich(account) || (balances.get(account) ?? 0n) > value;
  }

  /** Whether the account can pay for it; otherwise nothing is sent. */
  function send(account: number, call: Call): boolean {
    const cost = call.value + BigInt(call.gas) * GAS_PRICE_CEILING;
    if (!canPay(account, cost)) return false;
    const nonce = nonces.get(account) ?? 0;
    nonces.set(account, nonce + 1);
    if (!isRich(account)) balances.set(account, (balances.get(account) ?? 0n) - cost);
    if (call.value > 0n && call.to) incoming.push({ account: input.accounts.indexOf(call.to), value: call.value });
    today.push({ ...call, from: address(account), nonce });
    return true;
  }

  function address(account: number): Hex {
    const address = input.accounts[account];
    if (!address) throw new Error(`The local chain has no account ${account}.`);
    return address;
  }

  return { blocks, found, endDay, airdrop, careForNames, vouch, propose, liveDay };
}

/** Wei a unit of gas costs at most: what a planned transaction must be able to pay. */
export const GAS_PRICE_CEILING = 3_000_000_000n;

/** The deployer, the exchanges, the visitors' account and the minter begin with native currency; all others are paid. */
export function isRich(account: number): boolean {
  return account < FIRST_WALLET || account === MINTER;
}
