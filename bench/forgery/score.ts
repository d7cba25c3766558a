import {
  type CategoryState,
  categories,
  DAY,
  earnedAchievements,
  emptyFacts,
  foldActivity,
  type MergeInput,
  type Model,
  mergeFacts,
  type ScoreFacts,
  type ScorePoints,
  type SocialInput,
  scorePoints,
  type TokenPrice,
  type WalletFunding,
} from "../../lib/engine/index.ts";
import type { Category } from "../../lib/engine/types.ts";
import { fundingClusters } from "./funding.ts";
import { address, type Ledger, timeOf } from "./ledger.ts";

const ETHER = "1000000000000000000";
const allRead = Object.fromEntries(categories.map((name) => [name, "ok"])) as Record<Category, CategoryState>;

/** The token that the operator has configured a price for: wrapped ether. */
export const PRICED_TOKEN = address("wrapped ether");
const tokenPrices: Readonly<Record<string, TokenPrice>> = { [PRICED_TOKEN]: { decimals: 18, wei: ETHER } };

/** What a subject has besides the activity of its wallets. */
export interface Extras {
  social?: readonly SocialInput[];
  listed?: ReadonlySet<string>;
  /** Whether every earned achievement is claimed. */
  claims?: boolean;
}

/** Facts and points of one subject. */
export interface Scored {
  facts: ScoreFacts;
  points: ScorePoints;
}

/** An attack that was carried out up to a day: its ledger, and the subjects that it presents. */
export interface Attempt {
  ledger: Ledger;
  /** Days from the attack's first transaction to the moment its subjects are scored. */
  days: number;
  /** The wallets of each subject whose score is computed. The first, the middle and the last of many stand for all. */
  subjects: readonly (readonly string[])[];
  /** Identities that the bill pays for. */
  identities: number;
  extras?: Extras;
}

/** The points of each subject of an attack, through the same fold, merge and model as the product's. */
export function scoreAttempt({ ledger, days, subjects, extras = {} }: Attempt, model: Model): Scored[] {
  const funding = fundingClusters(ledger.firstFundings());
  return subjects.map((wallets) => scoreLedger(ledger, wallets, days, funding, extras, model));
}

function scoreLedger(
  ledger: Ledger,
  wallets: readonly string[],
  days: number,
  funding: readonly WalletFunding[],
  extras: Extras,
  model: Model,
): Scored {
  const asOf = Math.floor(timeOf(days) / DAY) * DAY;
  const parts = wallets.flatMap((wallet) =>
    ledger.chainsOf(wallet).map((chainId) => ({
      facts: foldActivity(emptyFacts(wallet, chainId), ledger.rowsOf(wallet, chainId)),
      asOf,
      referenceWei: ETHER,
      prices: tokenPrices,
    })),
  );
  return scoreParts({ wallets, parts, funding: funding.filter((row) => wallets.includes(row.wallet)) }, extras, model);
}

/** The points of a subject whose wallets were folded already. */
export function scoreParts(
  input: Pick<MergeInput, "wallets" | "parts" | "funding">,
  { social = [], listed = new Set(), claims = false }: Extras,
  model: Model,
): Scored {
  const facts = mergeFacts(
    {
      ...input,
      subject: input.wallets[0] ?? "",
      social,
      listed,
      listsHash: "",
      listContacts: true,
      listSelf: false,
      states: allRead,
    },
    model,
  );
  if (!claims) return { facts, points: scorePoints(facts, model) };
  const claimed = { ...facts, claimed: [...earnedAchievements(facts)].sort() };
  return { facts: claimed, points: scorePoints(claimed, model) };
}
