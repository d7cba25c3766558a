import type { Hex } from "viem";
import type { Eas } from "./eas.ts";
import type { Call } from "./economy.ts";
import type { Random } from "./prng.ts";
import { ATTESTATION_SEEDS, type SimulatedWallet } from "./wallets.ts";

/** How likely somebody vouches for another on a day. */
const CHANCES = { seed: 0.08, other: 0.001 };
/** The day of a cluster's life on which its members vouch for each other. */
const DAY_OF_SYBILS = 12;

/** What people praise in each other: a skill, and where they met it. */
const praise = [
  ["Solidity", "work"],
  ["Market making", "trade"],
  ["Governance", "voting"],
  ["Illustration", "art"],
  ["Treasury", "saving"],
] as const;

/**
 * Who vouches for whom on each day, by day: honest people for those they live with, the seeds more often than others, and the
 * members of a sybil cluster for each other in a ring. Depends on its input alone.
 */
export function planAttestations(input: {
  days: number;
  cast: readonly SimulatedWallet[];
  address: (account: number) => Hex;
  random: Random;
  eas: Eas;
}): Map<number, { by: number; call: Call }[]> {
  const { cast, address, random, eas } = input;
  const acts = new Map<number, { by: number; call: Call }[]>();
  const add = (day: number, by: number, call: Call) => acts.set(day, [...(acts.get(day) ?? []), { by, call }]);
  for (let day = 1; day < input.days; day++) {
    const present = cast.filter((one) => one.cluster === 0 && one.firstDay < day && day <= one.lastDay);
    for (const { account } of present) {
      if (!random.chance(ATTESTATION_SEEDS.includes(account) ? CHANCES.seed : CHANCES.other)) continue;
      const friend = random.pick(present).account;
      const [skill, context] = random.pick(praise);
      const level = random.between(1, 5);
      if (friend === account) continue;
      add(
        day,
        account,
        random.chance(0.5)
          ? eas.attest("skill", address(friend), { skill, level, evidence: "" })
          : eas.attest("endorsement", address(friend), { context, statement: "They keep their word." }),
      );
    }
  }
  for (const member of cast) {
    if (member.character !== "sybil") continue;
    const ring = cast.filter((one) => one.cluster === member.cluster);
    const next = ring[(ring.indexOf(member) + 1) % ring.length] ?? member;
    const fields = { context: "trade", statement: "My most trusted friend." };
    const day = member.firstDay + (member.cluster % 7) * 25 + DAY_OF_SYBILS;
    add(day, member.account, eas.attest("endorsement", address(next.account), fields));
  }
  return acts;
}
