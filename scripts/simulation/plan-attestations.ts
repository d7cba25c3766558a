import type { Hex } from "viem";
import type { Eas } from "./eas.ts";
import type { Call } from "./economy.ts";
import type { Random } from "./prng.ts";
import { ATTESTATION_SEEDS, clusterStart, type SimulatedWallet } from "./wallets.ts";

/** Chance of an attestation by a wallet on a day. */
const CHANCES = { seed: 0.08, other: 0.001 };
/** The day of a cluster's activity on which its wallets attest to each other. */
const CLUSTER_DAY = 12;

/** The subjects of attestations: a skill, and the context of an endorsement. */
const praise = [
  ["Solidity", "work"],
  ["Market making", "trade"],
  ["Governance", "voting"],
  ["Illustration", "art"],
  ["Treasury", "saving"],
] as const;

export interface PlannedAttestation {
  account: number;
  call: Call;
}

interface Input {
  days: number;
  wallets: readonly SimulatedWallet[];
  address: (account: number) => Hex;
  random: Random;
  eas: Eas;
}

/** All attestations of one chain, by day. Depends on its input alone. */
export function planAttestations(input: Input): Map<number, PlannedAttestation[]> {
  const planned = new Map<number, PlannedAttestation[]>();
  const add = (day: number, account: number, call: Call) =>
    planned.set(day, [...(planned.get(day) ?? []), { account, call }]);
  for (let day = 1; day < input.days; day++) planHonestDay(input, day, add);
  for (const wallet of input.wallets.filter(({ kind }) => kind === "sybil")) planSybil(input, wallet, add);
  return planned;
}

type Add = (day: number, account: number, call: Call) => void;

/** Honest wallets attest to others that are active; the seeds more often. */
function planHonestDay({ wallets, address, random, eas }: Input, day: number, add: Add): void {
  const present = wallets.filter((one) => one.cluster === 0 && one.firstDay < day && day <= one.lastDay);
  for (const { account } of present) {
    if (!random.chance(ATTESTATION_SEEDS.includes(account) ? CHANCES.seed : CHANCES.other)) continue;
    const friend = random.pick(present).account;
    const [skill, context] = random.pick(praise);
    const level = random.between(1, 5);
    if (friend === account) continue;
    const call = random.chance(0.5)
      ? eas.attest("skill", address(friend), { skill, level, evidence: "" })
      : eas.attest("endorsement", address(friend), { context, statement: "They keep their word." });
    add(day, account, call);
  }
}

/** The wallets of a sybil cluster attest to each other in a ring. */
function planSybil({ wallets, address, eas }: Input, wallet: SimulatedWallet, add: Add): void {
  const ring = wallets.filter((one) => one.cluster === wallet.cluster);
  const next = ring[(ring.indexOf(wallet) + 1) % ring.length] ?? wallet;
  const fields = { context: "trade", statement: "My most trusted friend." };
  add(clusterStart(wallet) + CLUSTER_DAY, wallet.account, eas.attest("endorsement", address(next.account), fields));
}
