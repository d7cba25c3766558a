import { walletAgeDays } from "./days.ts";
import type { ScoreFacts } from "./score-facts.ts";
import type { Category } from "./types.ts";

/** Kinds of achievements, and the category of the score that their bonus adds to. */
export const achievementCategories = {
  wallet_age: "age",
  transaction_volume: "volume",
  protocol_usage: "diversity",
  governance: "governance",
  social: "social",
  defi: "loyalty",
  nft: "activity",
  trading: "activity",
} as const satisfies Record<string, Category>;
export type AchievementCategory = keyof typeof achievementCategories;

/** How rare an achievement is, with its points and the bonus that claiming it adds to the score. */
export const rarities = {
  common: { points: 10, scoreBonus: 2 },
  uncommon: { points: 25, scoreBonus: 4 },
  rare: { points: 50, scoreBonus: 6 },
  epic: { points: 100, scoreBonus: 10 },
  legendary: { points: 250, scoreBonus: 15 },
} as const;
export type Rarity = keyof typeof rarities;

const MICRO = 1_000_000n;

interface FactKind {
  words: string;
  one?: string;
  read: (facts: ScoreFacts) => number;
}

/** The facts that requirements are about: what many of it are called (and one, where one is asked for), and how it is read, a whole number. */
export const requirementFacts = {
  ageDays: { words: "days since the first own transaction", read: walletAgeDays },
  activeDays: { words: "days with an own transaction", read: (facts) => facts.activeDays },
  activeMonths: { words: "months with an own transaction", read: (facts) => facts.activeMonths },
  activeChains: { words: "chains with an own transaction", read: (facts) => facts.activeChains },
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
export type RequirementFact = keyof typeof requirementFacts;

/** What has to hold: a fact reaches a number, or all, or any of several. */
export type Requirement =
  | { fact: RequirementFact; atLeast: number }
  | { all: readonly Requirement[] }
  | { any: readonly Requirement[] };

export interface Achievement {
  title: string;
  description: string;
  category: AchievementCategory;
  rarity: Rarity;
  requirement: Requirement;
}

/** Every achievement by its id. */
export const achievements = {
  first_month: {
    title: "First month",
    description: "A month has passed since the first transaction.",
    category: "wallet_age",
    rarity: "common",
    requirement: { fact: "ageDays", atLeast: 30 },
  },
  first_year: {
    title: "First year",
    description: "A year has passed since the first transaction.",
    category: "wallet_age",
    rarity: "uncommon",
    requirement: { fact: "ageDays", atLeast: 365 },
  },
  twelve_months: {
    title: "Lived in",
    description: "Active in twelve different months.",
    category: "wallet_age",
    rarity: "rare",
    requirement: { fact: "activeMonths", atLeast: 12 },
  },
  hundred_days: {
    title: "A hundred days",
    description: "Active on a hundred different days.",
    category: "wallet_age",
    rarity: "epic",
    requirement: { fact: "activeDays", atLeast: 100 },
  },
  first_units: {
    title: "Out of the pocket",
    description: "Sent three units of value.",
    category: "transaction_volume",
    rarity: "common",
    requirement: { fact: "volumeUnits", atLeast: 3 },
  },
  hundred_sent: {
    title: "Hundredth transaction",
    description: "Sent a hundred transactions.",
    category: "transaction_volume",
    rarity: "uncommon",
    requirement: { fact: "sent", atLeast: 100 },
  },
  fifty_units: {
    title: "Weight",
    description: "Sent fifty units of value, to many.",
    category: "transaction_volume",
    rarity: "rare",
    requirement: { fact: "volumeUnits", atLeast: 50 },
  },
  three_contracts: {
    title: "Explorer",
    description: "Used three contracts.",
    category: "protocol_usage",
    rarity: "common",
    requirement: { fact: "contracts", atLeast: 3 },
  },
  two_chains: {
    title: "At home on two chains",
    description: "Sent transactions on two chains.",
    category: "protocol_usage",
    rarity: "uncommon",
    requirement: { fact: "activeChains", atLeast: 2 },
  },
  ten_contracts: {
    title: "Well travelled",
    description: "Used ten contracts.",
    category: "protocol_usage",
    rarity: "rare",
    requirement: { fact: "contracts", atLeast: 10 },
  },
  wide_circle: {
    title: "Wide circle",
    description: "Sent transactions to fifty addresses.",
    category: "protocol_usage",
    rarity: "epic",
    requirement: { fact: "counterparties", atLeast: 50 },
  },
  first_vote: {
    title: "A voice",
    description: "Cast a vote.",
    category: "governance",
    rarity: "common",
    requirement: { fact: "votes", atLeast: 1 },
  },
  delegate: {
    title: "Trustee",
    description: "Delegated votes.",
    category: "governance",
    rarity: "uncommon",
    requirement: { fact: "delegations", atLeast: 1 },
  },
  steady_voice: {
    title: "Steady voice",
    description: "Cast twenty votes, and was active on thirty days.",
    category: "governance",
    rarity: "epic",
    requirement: {
      all: [
        { fact: "votes", atLeast: 20 },
        { fact: "activeDays", atLeast: 30 },
      ],
    },
  },
  old_friends: {
    title: "Old friends",
    description: "Returned to three addresses on another day.",
    category: "social",
    rarity: "common",
    requirement: { fact: "returned", atLeast: 3 },
  },
  regular: {
    title: "Regular",
    description: "Returned to fifteen addresses on another day.",
    category: "social",
    rarity: "rare",
    requirement: { fact: "returned", atLeast: 15 },
  },
  vouched_for: {
    title: "Vouched for",
    description: "Attested by an issuer whose word counts.",
    category: "social",
    rarity: "rare",
    requirement: { fact: "issuers", atLeast: 1 },
  },
  well_known: {
    title: "Well known",
    description: "Attested by three issuers whose word counts.",
    category: "social",
    rarity: "legendary",
    requirement: { fact: "issuers", atLeast: 3 },
  },
  first_token: {
    title: "More than coins",
    description: "Moved a token.",
    category: "defi",
    rarity: "common",
    requirement: { fact: "tokensMoved", atLeast: 1 },
  },
  pool_user: {
    title: "Into the pool",
    description: "Swapped in a liquidity pool, and moved a token.",
    category: "defi",
    rarity: "uncommon",
    requirement: {
      all: [
        { fact: "pools", atLeast: 1 },
        { fact: "tokensMoved", atLeast: 1 },
      ],
    },
  },
  // Its id says less than its title, and stays: model 2, receipts and what was claimed name it.
  deep_pockets: {
    title: "Power user",
    description: "Sent 250 transactions, or swapped a hundred times.",
    category: "defi",
    rarity: "rare",
    requirement: {
      any: [
        { fact: "sent", atLeast: 250 },
        { fact: "swaps", atLeast: 100 },
      ],
    },
  },
  first_piece: {
    title: "First piece",
    description: "Minted or sent an NFT.",
    category: "nft",
    rarity: "common",
    requirement: { fact: "collections", atLeast: 1 },
  },
  two_collections: {
    title: "Two shelves",
    description: "Dealt with two NFT collections.",
    category: "nft",
    rarity: "uncommon",
    requirement: { fact: "collections", atLeast: 2 },
  },
  ten_pieces: {
    title: "Gallery",
    description: "Ten NFT transfers, in months enough to have looked at them.",
    category: "nft",
    rarity: "rare",
    requirement: {
      all: [
        { fact: "nfts", atLeast: 10 },
        { fact: "activeMonths", atLeast: 3 },
      ],
    },
  },
  first_swap: {
    title: "First swap",
    description: "Swapped one token for another.",
    category: "trading",
    rarity: "common",
    requirement: { fact: "pools", atLeast: 1 },
  },
  fifty_swaps: {
    title: "Trader",
    description: "Swapped fifty times.",
    category: "trading",
    rarity: "rare",
    requirement: { fact: "swaps", atLeast: 50 },
  },
  many_nfts: {
    title: "Dealer",
    description: "Twenty-five NFT transfers.",
    category: "trading",
    rarity: "epic",
    requirement: { fact: "nfts", atLeast: 25 },
  },
} as const satisfies Record<string, Achievement>;
export type AchievementId = keyof typeof achievements;

// The table's keys, none more.
export const achievementIds = Object.keys(achievements) as AchievementId[];

export function isAchievementId(id: string): id is AchievementId {
  return Object.hasOwn(achievements, id);
}

/** Whether facts fulfil a requirement. */
export function fulfils(facts: ScoreFacts, requirement: Requirement): boolean {
  if ("all" in requirement) return requirement.all.every((one) => fulfils(facts, one));
  if ("any" in requirement) return requirement.any.some((one) => fulfils(facts, one));
  return requirementFacts[requirement.fact].read(facts) >= requirement.atLeast;
}

/** Every achievement these facts earn. A subject without one own successful transaction earns none. */
export function earnedAchievements(facts: ScoreFacts): AchievementId[] {
  if (facts.sent === 0) return [];
  return achievementIds.filter((id) => fulfils(facts, achievements[id].requirement));
}

/** How far facts have come towards a requirement. */
export interface AchievementProgress {
  current: number;
  required: number;
  /** 0 to 100, whole; 100 exactly where the requirement is fulfilled. */
  percentage: number;
  /** By fact: the current and the required value. */
  requirements: Record<string, { current: number; required: number }>;
}

/**
 * Progress towards a requirement. Of several parts the one counts that is furthest behind (`all`) or furthest ahead (`any`). A
 * subject without one own successful transaction has come nowhere: what others did for it, such as attesting it, earns nothing.
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

/** A requirement in words: "at least 20 votes cast and at least 30 days with an own transaction". */
export function requirementWords(requirement: Requirement): string {
  if ("all" in requirement) return requirement.all.map(requirementWords).join(" and ");
  if ("any" in requirement) return requirement.any.map(requirementWords).join(" or ");
  const { words, one }: FactKind = requirementFacts[requirement.fact];
  return one && requirement.atLeast === 1 ? `at least one ${one}` : `at least ${requirement.atLeast} ${words}`;
}
