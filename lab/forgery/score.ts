import {
  type AlikeCluster,
  type CategoryState,
  categories,
  DAY,
  earnedAchievements,
  emptyFacts,
  foldActivity,
  type MergeInput,
  type Model,
  mergeFacts,
  type PassedSum,
  type ScoreFacts,
  type ScorePoints,
  type SocialInput,
  scorePoints,
  type TokenPrice,
  type WalletFunding,
} from "../../lib/engine/index.ts";
import type { Category } from "../../lib/engine/types.ts";
import { alikeWallets } from "./alike.ts";
import { fundingClusters } from "./funding.ts";
import { address, type Ledger, timeOf } from "./ledger.ts";
import { passedMoney } from "./passed.ts";

const ETHER = "1000000000000000000";
const allRead = Object.fromEntries(categories.map((name) => [name, "ok"])) as Record<Category, CategoryState>;

/** The token that the operator has configured a price for: wrapped ether. */
export const PRICED_TOKEN = address("wrapped ether");
const tokenPrices: Readonly<Record<string, TokenPrice>> = { [PRICED_TOKEN]: { decimals: 18, wei: ETHER } };

/** What a subject has besides the activity of its wallets. */
export interface Extras {
  social?: readonly SocialInput[];
  listed?: ReadonlySet<string>;
  /** Where the operator has seeds: the payment trust of addresses, in permille. */
  paymentTrust?: ReadonlyMap<string, number>;
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
  const alike = alikeWallets(ledger, subjects);
  const passed = passedMoney(ledger, subjects);
  return subjects.map((wallets) => scoreLedger({ ledger, wallets, days, funding, alike, passed, extras }, model));
}

interface LedgerSubject {
  ledger: Ledger;
  wallets: readonly string[];
  days: number;
  funding: readonly WalletFunding[];
  alike: readonly AlikeCluster[];
  passed: readonly PassedSum[];
  extras: Extras;
}

function scoreLedger({ ledger, wallets, days, funding, alike, passed, extras }: LedgerSubject, model: Model): Scored {
  const asOf = Math.floor(timeOf(days) / DAY) * DAY;
  const all = wallets.flatMap((wallet) =>
    ledger.chainsOf(wallet).map((chainId) => ({
      chainId,
      facts: foldActivity(emptyFacts(wallet, chainId), ledger.rowsOf(wallet, chainId)),
      asOf,
      referenceWei: ETHER,
      prices: tokenPrices,
    })),
  );
  const parts = withoutWorthless(all, ledger.worthless);
  const ofSubject = (row: { wallet: string }) => wallets.includes(row.wallet);
  return scoreParts(
    { wallets, parts, funding: funding.filter(ofSubject), alike: alike.filter(ofSubject), passed },
    extras,
    model,
  );
}

/** The parts that count in a score over all chains. */
function withoutWorthless<T extends { chainId: number }>(parts: readonly T[], worthless: ReadonlySet<number>): T[] {
  return parts.filter(({ chainId }) => !worthless.has(chainId));
}

/** The points of a subject whose wallets were folded already. */
export function scoreParts(
  input: Pick<MergeInput, "wallets" | "parts" | "funding" | "alike" | "passed">,
  { social = [], listed = new Set(), claims = false, paymentTrust }: Extras,
  model: Model,
): Scored {
  const facts = mergeFacts(
    {
      ...input,
      subject: input.wallets[0] ?? "",
      social,
      paymentTrust,
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
