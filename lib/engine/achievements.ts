import { DAY, dayFrom } from "./numbers/days.ts";
import { fulfils, type Requirement, requiredAges } from "./requirements.ts";
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

interface Achievement {
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
    title: "Three units sent",
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
    title: "Fifty units sent",
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
    title: "Two collections",
    description: "Dealt with two NFT collections.",
    category: "nft",
    rarity: "uncommon",
    requirement: { fact: "collections", atLeast: 2 },
  },
  ten_pieces: {
    title: "Gallery",
    description: "Ten NFT transfers, and active in three months.",
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

// Object.keys returns string[]; the keys are exactly these.
export const achievementIds = Object.keys(achievements) as AchievementId[];

export function isAchievementId(id: string): id is AchievementId {
  return Object.hasOwn(achievements, id);
}

/** Every achievement these facts earn. A subject without an own successful transaction earns none. */
export function earnedAchievements(facts: ScoreFacts): AchievementId[] {
  if (facts.sent === 0) return [];
  return achievementIds.filter((id) => fulfils(facts, achievements[id].requirement));
}

const ages = [...new Set(achievementIds.flatMap((id) => requiredAges(achievements[id].requirement)))].sort(
  (a, b) => a - b,
);

/** The first day after `day` (00:00 UTC, unix seconds) on which the same facts earn more; null if time alone earns nothing. */
export function nextEarningDay(facts: ScoreFacts, day: number): number | null {
  const { firstSentAt } = facts;
  if (firstSentAt === null) return null;
  const earnedOn = (on: number) => earnedAchievements({ ...facts, asOf: { "": on } }).length;
  const days = ages.map((age) => dayFrom(firstSentAt + age * DAY)).filter((on) => on > day);
  const before = days.length > 0 ? earnedOn(day) : 0;
  return days.find((on) => earnedOn(on) > before) ?? null;
}
