import type { ChainConfig } from "../../core/chains.ts";
import {
  type Category,
  type CategoryState,
  type Fold,
  openMerge,
  pointsOverTime,
  type ScoreFacts,
  type ScorePoints,
  type SocialInput,
  type WalletFacts,
  type WalletFunding,
} from "../../engine/index.ts";
import type { Lists } from "./lists.ts";

/** What scoring takes from the settings. */
export interface ScoringSettings {
  chains: ReadonlyMap<number, Pick<ChainConfig, "referenceWei" | "prices">>;
  lists: Lists;
  listContacts: boolean;
  listSelf: boolean;
  /** Issuers whose attestations count in full. */
  seeds: readonly string[];
}

/** The facts of one wallet of a subject on one chain. */
export interface FactsPart {
  chainId: number;
  facts: WalletFacts;
  /** What folds more into them; null: they stand still. */
  fold: Fold | null;
}

/** What one wallet of a subject has beside its facts. */
export interface WalletInputs {
  spread: readonly WalletFunding[];
  social: readonly (SocialInput & { chainId: number })[];
}

/** What a lane is read with. Arrays and tables that changed are other ones than before. */
export interface ScorerInputs {
  /** The newest covered day over all chains, 00:00 UTC in unix seconds. */
  measuredAt: number | null;
  members: readonly WalletInputs[];
  states: Readonly<Record<Category, CategoryState>>;
}

/** A subject in one scope while it is scored again and again: only what changed in between is merged again. */
export interface IncrementalScorer {
  /** Whether these parts are the ones it merges. */
  fits(parts: readonly FactsPart[]): boolean;
  /** Take in what changed. The points of then; the same object as long as they are the same. */
  read(moment: ScorerInputs): ScorePoints;
  /** As they were read the last time, with each chain's newest covered day by its id (00:00 UTC, unix seconds). */
  facts(asOf: Record<string, number>): ScoreFacts;
}

/** Open a lane. Parts without rows count for nothing. */
export function openIncrementalScorer(
  settings: ScoringSettings,
  input: {
    subject: string;
    wallets: readonly string[];
    parts: readonly FactsPart[];
    /** Whose attestations count; null: those of all chains. */
    chainId: number | null;
    /** Ids of claimed achievements. */
    claimed: readonly string[];
  },
): IncrementalScorer {
  const parts = input.parts
    .filter(isFilled)
    .map((part) => ({ ...part, rows: part.fold?.rows, taken: changesOf(part) }));
  const merge = openMerge({
    subject: input.subject,
    wallets: input.wallets,
    parts: parts.map(({ chainId, facts }) => ({
      facts,
      asOf: 0,
      referenceWei: settings.chains.get(chainId)?.referenceWei ?? "1",
      prices: settings.chains.get(chainId)?.prices,
    })),
    claimed: input.claimed,
    listed: settings.lists.listed,
    listsHash: settings.lists.hash,
    listContacts: settings.listContacts,
    listSelf: settings.listSelf,
  });
  const chains = new Set(input.parts.map((part) => part.chainId));
  let seen: readonly WalletInputs[] = [];
  let last: { states: ScorerInputs["states"]; facts: ScoreFacts; pointsAt: ReturnType<typeof pointsOverTime> } | null =
    null;

  /** Whether a part was folded further. */
  const follow = (): boolean => {
    let moved = false;
    for (const part of parts) {
      if (!part.fold || part.rows === part.fold.rows) continue;
      merge.update(part.fold.changes.slice(part.taken));
      part.rows = part.fold.rows;
      part.taken = changesOf(part);
      moved = true;
    }
    return moved;
  };

  /** Whether anything a member has is another one than before. */
  const look = (members: readonly WalletInputs[]): boolean => {
    if (members.every((one, i) => one.spread === seen[i]?.spread && one.social === seen[i]?.social)) return false;
    seen = members.map(({ spread, social }) => ({ spread, social }));
    return true;
  };

  return {
    fits(others) {
      let at = 0;
      for (const part of others) {
        if (isFilled(part) && part.facts !== parts[at++]?.facts) return false;
      }
      return at === parts.length;
    },
    read({ measuredAt, members, states }) {
      const moved = follow();
      const changed = look(members);
      if (!last || moved || changed || last.states !== states) {
        const spread = members.flatMap((one) => one.spread).filter((row) => chains.has(row.chainId));
        const social = members
          .flatMap((one) => one.social)
          .filter((row) => (input.chainId ?? row.chainId) === row.chainId);
        const facts = merge.facts({ asOf: {}, funding: spread, social, states });
        last = { states, facts, pointsAt: pointsOverTime(facts) };
      }
      return last.pointsAt(measuredAt);
    },
    facts(asOf) {
      if (!last) throw new Error(`the lane of ${input.subject} was not read yet`);
      return { ...last.facts, asOf };
    },
  };
}

function isFilled(part: FactsPart): boolean {
  return part.facts.block !== null;
}

function changesOf(part: FactsPart): number {
  return part.fold?.changes.length ?? 0;
}
