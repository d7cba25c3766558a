import { type Counterparty, openCounterparties } from "./counterparties.ts";
import { openDailyAggregates } from "./daily-aggregates.ts";
import { type FactsChange, splitPair } from "./fold.ts";
import { currentModel, type Model } from "./model.ts";
import type { MergeInput, ScoreFacts, SocialInput, WalletFunding } from "./score-facts.ts";
import { sketchedFacts } from "./sketched.ts";
import { type Category, type CategoryState, categories } from "./types.ts";
import type { WalletFacts } from "./wallet-facts.ts";

/** The merged facts of a subject, updated while its parts are folded further. */
export interface Merge {
  /** Apply what a fold changed in one of the parts. */
  update(changes: readonly FactsChange[]): void;
  /** The merged facts now. */
  facts(state: MergeState): ScoreFacts;
}

/** What merged facts contain besides folded facts. */
export interface MergeState {
  /** 00:00 UTC of the day of the newest covered block, by chain id. */
  asOf: Readonly<Record<string, number>>;
  funding: readonly WalletFunding[];
  social: readonly SocialInput[];
  states: Readonly<Record<Category, CategoryState>>;
}

/**
 * Merge the facts of a subject's wallets and chains: unions of counterparties and days, sums, the earliest and latest
 * times. Flows between a subject's own wallets are removed; from days in proportion, since days do not name the other
 * address.
 */
export function mergeFacts(input: MergeInput, model: Model = currentModel): ScoreFacts {
  return openMerge(input, model).facts({
    asOf: Object.fromEntries(input.parts.map((part) => [part.facts.chainId, part.asOf])),
    funding: input.funding,
    social: input.social,
    states: input.states,
  });
}

/**
 * Open an incremental merge ({@link mergeFacts}). Between calls `parts` may change only as given to `update`. An update
 * takes time in proportion to the changes, not to the facts.
 */
export function openMerge(
  input: Omit<MergeInput, "funding" | "social" | "states">,
  model: Model = currentModel,
): Merge {
  const own = new Set(input.wallets);
  const wallets = [...own].sort();
  const parts = [...input.parts].sort(
    (a, b) => a.facts.chainId - b.facts.chainId || (a.facts.wallet < b.facts.wallet ? -1 : 1),
  );
  const counterparties = openCounterparties(input, parts, own, model);
  const days = openDailyAggregates(parts, own, model);
  return {
    update(changes) {
      for (const change of changes) {
        if (change.other !== null) counterparties.refresh(change.other, change.token);
        days.refresh(change.day);
      }
    },
    facts({ asOf, funding, social, states }) {
      const all = parts.map(({ facts }) => facts);
      return {
        version: 2,
        sketched: sketchedFacts(all),
        subject: input.subject,
        wallets,
        asOf: { ...asOf },
        states: Object.fromEntries(categories.map((name) => [name, states[name]])) as ScoreFacts["states"], // All of them.
        sent: sum(all.map((facts) => facts.sent)),
        sentToOwn: sum(
          wallets.flatMap((wallet) => all.map((facts) => facts.recipients.entries.get(wallet)?.sent ?? 0)),
        ),
        failed: sum(all.map((facts) => facts.failed)),
        contractsCreated: sum(all.map((facts) => facts.created)),
        firstSentAt: earliest(all.map((facts) => facts.firstSentAt)),
        lastSentAt: latest(all.map((facts) => facts.lastSentAt)),
        activeChains: new Set(all.filter((facts) => facts.sent > 0).map((facts) => facts.chainId)).size,
        ...countKinds(all, own),
        ...counterparties.facts(),
        ...days.facts(),
        ...largestFunding(funding, counterparties.byAddress, own),
        social: largestWeights(social, own),
        claimed: [...(input.claimed ?? [])].sort(),
      };
    },
  };
}

function countKinds(facts: readonly WalletFacts[], own: ReadonlySet<string>) {
  const tokens = new Set<string>();
  const collections = new Set<string>();
  const pools = new Set<string>();
  const governors = new Set<string>();
  let swaps = 0;
  let votes = 0;
  let delegations = 0;
  let nfts = 0;
  for (const one of facts) {
    for (const token of tokensPaid(one, own)) tokens.add(token);
    const { nftsOut, nftsIn, contracts } = one;
    for (const collection of new Set([...nftsOut.entries.keys(), ...nftsIn.entries.keys()])) {
      // NFTs sent to a wallet unasked say nothing about it.
      if (!nftsOut.entries.has(collection) && !contracts.entries.has(collection)) continue;
      collections.add(collection);
      nfts += (nftsOut.entries.get(collection) ?? 0) + (nftsIn.entries.get(collection) ?? 0);
    }
    for (const pool of one.pools.entries.keys()) pools.add(pool);
    for (const governor of one.governors.entries.keys()) governors.add(governor);
    swaps += one.swaps;
    votes += one.votes;
    delegations += one.delegations;
  }
  return {
    tokensMoved: tokens.size,
    collections: collections.size,
    nfts,
    swaps,
    pools: pools.size,
    votes,
    delegations,
    governors: governors.size,
  };
}

/** The tokens that the wallet paid to others than the subject's wallets. Receivers that are not held count as others. */
function tokensPaid({ tokens, tokenPaid }: WalletFacts, own: ReadonlySet<string>): Set<string> {
  const paid = new Set<string>();
  const toOwn = new Map<string, bigint>();
  for (const [key, units] of tokenPaid.entries) {
    const [token, receiver] = splitPair(key);
    if (!own.has(receiver)) paid.add(token);
    else toOwn.set(token, (toOwn.get(token) ?? 0n) + units);
  }
  if (!tokenPaid.sketched) return paid;
  for (const [token, { units }] of tokens.entries) if (units > (toOwn.get(token) ?? 0n)) paid.add(token);
  return paid;
}

function largestFunding(
  funding: readonly WalletFunding[],
  counterparties: ReadonlyMap<string, Readonly<Counterparty>>,
  own: ReadonlySet<string>,
) {
  const rows = funding
    .filter((row) => own.has(row.wallet) && !own.has(row.funder))
    .sort((a, b) => a.chainId - b.chainId || (a.wallet < b.wallet ? -1 : 1));
  let cluster: ScoreFacts["cluster"] = null;
  let chain: ScoreFacts["chain"] = null;
  for (const { chainId, wallet, funder, clusterSize, chainLength } of rows) {
    if (clusterSize > (cluster?.size ?? 1)) {
      cluster = { chainId, wallet, funder, size: clusterSize, sentToFunder: counterparties.get(funder)?.sent ?? 0 };
    }
    if (chainLength > (chain?.length ?? 0)) chain = { chainId, wallet, funder, length: chainLength };
  }
  return { cluster, chain };
}

/** One weight for each issuer, the largest given. Own wallets do not vouch. */
function largestWeights(given: readonly SocialInput[], own: ReadonlySet<string>): ScoreFacts["social"] {
  const weights = new Map<string, number>();
  for (const { issuer, weight } of given) {
    if (!own.has(issuer)) weights.set(issuer, Math.max(weights.get(issuer) ?? 0, weight));
  }
  return [...weights].map(([issuer, weight]) => ({ issuer, weight })).sort((a, b) => (a.issuer < b.issuer ? -1 : 1));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function earliest(values: readonly (number | null)[]): number | null {
  return values.reduce((a, b) => (a === null ? b : b === null ? a : Math.min(a, b)), null);
}

function latest(values: readonly (number | null)[]): number | null {
  return values.reduce((a, b) => (a === null ? b : b === null ? a : Math.max(a, b)), null);
}
