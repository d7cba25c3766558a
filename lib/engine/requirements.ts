import { walletAgeDays } from "./numbers/days.ts";
import type { ScoreFacts } from "./score-facts.ts";

const MICRO = 1_000_000n;

interface FactKind {
  words: string;
  one?: string;
  read: (facts: ScoreFacts) => number;
}

/** The facts that requirements refer to: the words for many (and for one, where one is required), and the whole number read. */
export const requirementFacts = {
  ageDays: { words: "days since the first transaction sent", read: walletAgeDays },
  activeDays: { words: "days with a transaction sent", read: (facts) => facts.activeDays },
  activeMonths: { words: "months with a transaction sent", read: (facts) => facts.activeMonths },
  activeChains: { words: "chains with a transaction sent", read: (facts) => facts.activeChains },
  sent: { words: "transactions sent", read: (facts) => facts.sent },
  volumeUnits: { words: "units of value sent", read: (facts) => Number(BigInt(facts.volume) / MICRO) },
  counterparties: { words: "addresses sent to", read: (facts) => facts.counterparties },
  contracts: { words: "contracts used", read: (facts) => facts.contracts },
  returned: { words: "addresses returned to on another day", read: (facts) => facts.returned },
  votes: { words: "votes cast", one: "vote cast", read: (facts) => facts.votes },
  delegations: { words: "delegations of votes", one: "delegation of votes", read: (facts) => facts.delegations },
  issuers: {
    words: "issuers of attestations that count",
    one: "issuer of an attestation that counts",
    read: (facts) => facts.social.length,
  },
  tokensMoved: { words: "tokens moved", one: "token moved", read: (facts) => facts.tokensMoved },
  collections: {
    words: "NFT collections dealt with",
    one: "NFT collection dealt with",
    read: (facts) => facts.collections,
  },
  nfts: { words: "NFT transfers in these collections", read: (facts) => facts.nfts ?? 0 },
  swaps: { words: "swaps", read: (facts) => facts.swaps },
  pools: { words: "pools swapped in", one: "pool swapped in", read: (facts) => facts.pools },
} as const satisfies Record<string, FactKind>;
type RequirementFact = keyof typeof requirementFacts;

/** A fact reaches a number, or all or any of several requirements hold. */
export type Requirement =
  | { fact: RequirementFact; atLeast: number }
  | { all: readonly Requirement[] }
  | { any: readonly Requirement[] };

/** Whether facts fulfil a requirement. */
export function fulfils(facts: ScoreFacts, requirement: Requirement): boolean {
  if ("all" in requirement) return requirement.all.every((one) => fulfils(facts, one));
  if ("any" in requirement) return requirement.any.some((one) => fulfils(facts, one));
  return requirementFacts[requirement.fact].read(facts) >= requirement.atLeast;
}

/** The ages in days that a requirement names: what time alone can fulfil. */
export function requiredAges(requirement: Requirement): number[] {
  if ("all" in requirement) return requirement.all.flatMap(requiredAges);
  if ("any" in requirement) return requirement.any.flatMap(requiredAges);
  return requirement.fact === "ageDays" ? [requirement.atLeast] : [];
}

/** How far facts are towards a requirement. */
export interface AchievementProgress {
  current: number;
  required: number;
  /** 0 to 100, whole; 100 exactly where the requirement is fulfilled. */
  percentage: number;
  /** By fact: the current and the required number. */
  requirements: Record<string, { current: number; required: number }>;
}

/**
 * Progress towards a requirement: of several parts the one furthest behind (`all`) or furthest ahead (`any`). A subject
 * without an own successful transaction has none: what others did for it, such as attesting it, earns nothing.
 */
export function progressOf(facts: ScoreFacts, requirement: Requirement): AchievementProgress {
  if (!("fact" in requirement)) {
    const isAll = "all" in requirement;
    const parts = (isAll ? requirement.all : requirement.any).map((one) => progressOf(facts, one));
    const sorted = parts.toSorted((a, b) => (isAll ? a.percentage - b.percentage : b.percentage - a.percentage));
    const [decisive] = sorted;
    if (!decisive) throw new Error("a requirement of several parts has parts");
    return { ...decisive, requirements: Object.assign({}, ...parts.map((part) => part.requirements)) };
  }
  const required = requirement.atLeast;
  const current = facts.sent === 0 ? 0 : Math.min(requirementFacts[requirement.fact].read(facts), required);
  return {
    current,
    required,
    percentage: Math.floor((100 * Math.max(0, current)) / required),
    requirements: { [requirement.fact]: { current, required } },
  };
}

/** A requirement in words: "at least 20 votes cast and at least 30 days with a transaction sent". */
export function requirementWords(requirement: Requirement): string {
  if ("all" in requirement) return requirement.all.map(requirementWords).join(" and ");
  if ("any" in requirement) return requirement.any.map(requirementWords).join(" or ");
  const { words, one }: FactKind = requirementFacts[requirement.fact];
  return one && requirement.atLeast === 1 ? `at least one ${one}` : `at least ${requirement.atLeast} ${words}`;
}
