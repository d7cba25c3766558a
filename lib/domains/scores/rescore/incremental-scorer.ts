import {
  type AlikeCluster,
  type Category,
  type CategoryState,
  type Confidence,
  confidenceOf,
  type FlagOverride,
  type Fold,
  type Merge,
  type Model,
  openMerge,
  pointsOverTime,
  type ScoreFacts,
  type ScorePoints,
  type SocialInput,
  type WalletFunding,
  type WalletLink,
} from "../../../engine/index.ts";
import type { FactsPart } from "../inputs/chain-heads.ts";
import type { PaymentTrust } from "../inputs/payment-trust.ts";
import type { ScoringSettings } from "../inputs/scoring-settings.ts";
import { isService, serviceOf } from "../inputs/services.ts";

/** The inputs of one wallet of a subject besides its facts. */
interface WalletInputs {
  funding: readonly WalletFunding[];
  alike: AlikeCluster | null;
  social: readonly (SocialInput & { chainId: number })[];
}

/** The inputs of a score besides folded facts. A changed array or table is a new object. */
interface ScorerInputs {
  /** The newest covered day over all chains, 00:00 UTC in unix seconds. */
  measuredAt: number | null;
  wallets: readonly WalletInputs[];
  states: Readonly<Record<Category, CategoryState>>;
}

/** Scores a subject in one scope repeatedly; merges only changed facts again. */
export interface IncrementalScorer {
  readonly model: Model;
  /** Whether the scorer merges these parts. */
  fits(parts: readonly FactsPart[]): boolean;
  /** Apply the changes. Returns the current points; the same object if they are equal. */
  update(inputs: ScorerInputs): ScorePoints;
  /** How much the facts of the last update show. */
  confidence(): Confidence;
  /** Frees the merged facts, the largest part of its memory; a later update merges all facts again. */
  release(): void;
  /** The facts of the last update. `asOf`: each chain's newest covered day by its id (00:00 UTC, unix seconds). */
  facts(asOf: Record<string, number>): ScoreFacts;
}

interface Subject {
  model: Model;
  subject: string;
  wallets: readonly string[];
  links: readonly WalletLink[];
  parts: readonly FactsPart[];
  /** Whose attestations count; null: those of all chains. */
  chainId: number | null;
  /** Ids of claimed achievements. */
  claimed: readonly string[];
  overrides: readonly FlagOverride[];
  /** Undefined where no seeds are configured. */
  paymentTrust: PaymentTrust | undefined;
}

interface Scoring {
  states: ScorerInputs["states"];
  facts: ScoreFacts;
  pointsAt: ReturnType<typeof pointsOverTime>;
}

/** Open a scorer. Ignores parts without rows. */
export function openIncrementalScorer(settings: ScoringSettings, input: Subject): IncrementalScorer {
  const parts = input.parts.filter(isFilled);
  let merge: Merge | null = null;
  const folds = parts.flatMap(({ fold }) => (fold ? [trackFold(fold)] : []));
  const chains = new Set(input.parts.map((part) => part.chainId));
  let seen: readonly WalletInputs[] = [];
  let last: Scoring | null = null;

  const updateMerge = (): boolean => {
    const changes = folds.map((fold) => fold.next()).filter((found) => found !== null);
    for (const found of changes) merge?.update(found);
    return changes.length > 0;
  };
  const updateSeen = (wallets: readonly WalletInputs[]): boolean => {
    const isSeen = ({ funding, alike, social }: WalletInputs, i: number) =>
      funding === seen[i]?.funding && alike === seen[i]?.alike && social === seen[i]?.social;
    if (wallets.every(isSeen)) return false;
    seen = wallets.map(({ funding, alike, social }) => ({ funding, alike, social }));
    return true;
  };

  const updated = (): Scoring => {
    if (!last) throw new Error(`the scorer of ${input.subject} was not updated yet`);
    return last;
  };

  return {
    model: input.model,
    fits(others) {
      const filled = others.filter(isFilled);
      return filled.length === parts.length && filled.every((part, i) => part.facts === parts[i]?.facts);
    },
    update({ measuredAt, wallets, states }) {
      const isMerged = updateMerge();
      const isSeen = updateSeen(wallets);
      if (!last || isMerged || isSeen || last.states !== states) {
        const funding = wallets
          .flatMap((one) => one.funding)
          .filter(({ chainId, funder }) => chains.has(chainId) && !isService(settings.services, funder));
        const social = wallets
          .flatMap((one) => one.social)
          .filter(({ chainId }) =>
            input.chainId === null ? !settings.worthless.has(chainId) : input.chainId === chainId,
          );
        const alike = wallets.flatMap((one) => one.alike ?? []);
        merge ??= openMergeOf(settings, input, parts);
        const facts = merge.facts({ asOf: {}, funding, alike, social, states });
        last = { states, facts, pointsAt: pointsOverTime(facts, input.model) };
      }
      return last.pointsAt(measuredAt);
    },
    release() {
      merge = null;
    },
    confidence: () => confidenceOf(updated().facts),
    facts: (asOf) => ({ ...updated().facts, asOf }),
  };
}

function openMergeOf(settings: ScoringSettings, input: Subject, parts: FactsPart[]) {
  const { chains, lists, listContacts, listSelf, services } = settings;
  return openMerge(
    {
      subject: input.subject,
      wallets: input.wallets,
      links: input.links,
      parts: parts.map(({ chainId, facts }) => ({
        facts,
        asOf: 0,
        referenceWei: chains.get(chainId)?.referenceWei ?? "1",
        prices: chains.get(chainId)?.prices,
      })),
      claimed: input.claimed,
      overrides: input.overrides,
      paymentTrust: input.paymentTrust,
      service: serviceOf(services, input.wallets)?.kind ?? null,
      listed: lists.listed,
      listsHash: lists.hash,
      listContacts,
      listSelf,
    },
    input.model,
  );
}

/** Returns the changes of a fold since the last call; null if it folded nothing. */
function trackFold(fold: Fold) {
  let { rows } = fold;
  let taken = fold.changes.length;
  return {
    next() {
      if (rows === fold.rows) return null;
      const changes = fold.changes.slice(taken);
      rows = fold.rows;
      taken = fold.changes.length;
      return changes;
    },
  };
}

function isFilled(part: FactsPart): boolean {
  return part.facts.block !== null;
}
