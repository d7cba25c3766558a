import type { Sql } from "../../core/db.ts";
import { DAY, dayOf, type WalletFunding } from "../../engine/index.ts";
import { type ChainHead, type ChainView, type HeadOf, newestCoveredDay, newestDay } from "./chain-heads.ts";
import {
  ALL_CHAINS,
  ownPoints,
  type ScoreCause,
  type ScoreChange,
  type ScoreTrigger,
  scopeKey,
  type WriteScoresOptions,
} from "./current-score.ts";
import { markDue } from "./due.ts";
import type { CloseRange } from "./earlier-days.ts";
import { writeEarned } from "./earned-achievements.ts";
import { writeFundingClusters } from "./funding-clusters.ts";
import { markMovedIssuers, markStaleWeights, markWeightsAfter, openSocial, type Social } from "./issuer-weights.ts";
import { loadScoring, loadSubjects, readCurrentScores, readScoredChains } from "./load-subjects.ts";
import { loadChainHeads } from "./read-chain-heads.ts";
import { completeFacts, type PresentScore, recordChange, type ScopeState, scopeOf } from "./record-change.ts";
import { type Scoring, scoreOn } from "./score-on.ts";
import type { ScoringSettings } from "./settings.ts";
import { markStaleCloses } from "./stale-closes.ts";
import { newMemo, type Subject, type SubjectWallet } from "./subject.ts";
import { writeScores } from "./write-scores.ts";

// Every score is made here: load → scoreOn → write, in one transaction under the score lock (lock-scores.ts).
//
// 1. A vote becomes a point. Like all activity, it is folded into the facts of its wallet (lib/engine/fold.ts) when its block is indexed. `load`
//    reads a subject: the facts of all its wallets, and what others add to them (subject.ts). `scoreOn` merges these into the facts of the score,
//    and the model makes points of them (score-on.ts). `flush` writes what differs: closes, scores, the feed and events (write-scores.ts).
// 2. A block scores the subjects that it touches, at the end of its day or of the batch (lib/indexer/score-blocks.ts).
// 3. At midnight, time alone moves a score. Each score is stored with its next change day (record-change.ts); the first block of a day makes
//    those due that this day changes (due.ts), and all whose funding cluster has changed, or of which other attestations count, or with other
//    weights of their issuers (issuer-weights.ts). Most due scores move by age and loyalty alone: one statement takes these steps, computed days
//    before (steps.ts). The others are scored here.
// 4. On a reorg, the facts are folded again without the blocks that are gone, and those they had touched are scored again: a score that
//    differs gets the cause `reorg` (lib/indexer/roll-back.ts). The closes of lost days are removed, and computed again (stale-closes.ts).
// 5. A chain that is read late changes days that are over, and so does what people did before midnight and is written after it. Their closes are
//    marked, and computed again by folding stored activity day by day (earlier-days.ts); so are the weights of issuers on later days
//    (outdated.ts). Whatever was read first, the same is left.

/** `since` of links that have ended: they count on no day, so every day is computed again without them. */
export const LINK_ENDED = new Date(0);

/** Whose scores are computed again, and why. */
interface Rescoring {
  wallets: readonly string[];
  /**
   * The chain on which, besides over all chains; `configured`: those of the settings on which a subject has facts; `each`: those on which it
   * has facts or a score. Then the scores of addresses that are no longer a subject end, too.
   */
  chain: number | "configured" | "each";
  /** Of all, or of each wallet. */
  trigger: ScoreTrigger | ((wallet: string) => ScoreTrigger);
  /** When what has changed began to count: days that have ended since are computed again. */
  since?: Date | undefined;
  now: Date;
  /** Emit no events. */
  silent?: boolean;
}

/** Score the subjects of these wallets again, and write what changed. Returns the subjects that were scored. Hold the score lock. */
export async function rescore(
  sql: Sql,
  settings: ScoringSettings,
  { wallets, chain, trigger, since, now, silent = false }: Rescoring,
): Promise<string[]> {
  if (wallets.length === 0) return [];
  const session = openScoringSession(sql, settings);
  const subjects = await session.load(wallets);
  const chains =
    typeof chain === "number" ? null : await readScoredChains(sql, subjects, chain === "each" ? null : settings);
  const scored = new Set<string>();
  const first = since && dayOf(Math.floor(since.getTime() / 1_000));
  const scoreAll = (subject: string, why: ScoreTrigger): void => {
    for (const chainId of chains ? (chains.get(subject) ?? []) : [Number(chain)]) {
      session.score(subject, chainId, why, first);
      scored.add(subject);
    }
  };
  if (typeof trigger === "function") {
    for (const wallet of wallets)
      for (const subject of await session.load([wallet])) scoreAll(subject, trigger(wallet));
  } else {
    for (const subject of subjects) scoreAll(subject, trigger);
    if (chain === "each") await session.endScores(wallets, trigger);
  }
  await session.flush({ now, silent });
  return [...scored];
}

/**
 * The same on all their chains, by default after a change of subject in the table `wallet`: scores of addresses that are no longer a
 * subject end. Emits one score.updated for each subject whose total changed; none for a wallet whose score became its identity's.
 */
export async function rescoreWallets(
  sql: Sql,
  settings: ScoringSettings,
  input: Pick<Rescoring, "wallets" | "since" | "now"> & { cause?: ScoreCause },
): Promise<void> {
  const { wallets, since, now, cause = "wallets" } = input;
  if (wallets.length === 0) return;
  await rescore(sql, settings, { wallets, chain: "each", trigger: { cause, source: null }, since, now });
  if (cause !== "wallets") return;
  // The attestations of these wallets may have another issuer now.
  await markMovedIssuers(sql, settings.seeds, { wallets, now });
  const { rows } = await sql.query<{ wallet: string }>(
    `select distinct subject as wallet from attestation where issuer = any($1::text[])
       and exists (select from issuer_weight i where i.subject = any($1::text[])
         or i.subject in (select w.subject from wallet w where w.address = any($1::text[])))`,
    [wallets],
  );
  const attested = rows.map(({ wallet }) => wallet);
  await markDue(sql, attested);
}

/** Open a session, under the score lock. `view`: a chain of which the caller holds newer facts than the database. */
export function openScoringSession(sql: Sql, settings: ScoringSettings, view?: ChainView): ScoringSession {
  return new ScoringSession(sql, settings, view);
}

/** Scores subjects while blocks are folded: the inputs are read once, and the changes are collected until they are written. */
class ScoringSession {
  /** Read by the first load. */
  private known: { scoring: Scoring; heads: ReadonlyMap<number, ChainHead> } | null = null;
  /** The subject of each loaded wallet. */
  private readonly subjectOf = new Map<string, string>();
  /** With their scores as the session has computed them. */
  private readonly subjects = new Map<string, Subject & { scopes: Map<number, ScopeState> }>();
  private readonly wallets = new Map<string, SubjectWallet>();
  private readonly social: Social;
  /** Not written yet, in order. */
  private changes: ScoreChange[] = [];
  /** Changed rows of the funding clusters that are not written yet, by wallet. */
  private readonly funding = new Map<string, WalletFunding>();
  /** By scope: the earliest day whose close is older than what was just scored. */
  private readonly stale = new Map<string, CloseRange>();

  constructor(
    private readonly sql: Sql,
    private readonly settings: ScoringSettings,
    private readonly view: ChainView | undefined,
  ) {
    this.social = openSocial(sql, settings.seeds);
  }

  /** Read the inputs of the scores of these wallets' subjects. Returns the subjects, each once, sorted. */
  async load(wallets: readonly string[]): Promise<string[]> {
    if (!this.known) {
      const heads = await loadChainHeads(this.sql);
      const scoring = await loadScoring(this.sql, this.settings, { heads });
      this.known = { scoring: { ...scoring, headOf: this.headOf }, heads };
    }
    const missing = wallets.filter((wallet) => !this.subjectOf.has(wallet));
    if (missing.length > 0) await this.loadMissing(missing);
    return [...new Set(wallets.map((wallet) => this.subjectOf.get(wallet) ?? wallet))].sort();
  }

  private async loadMissing(wallets: readonly string[]): Promise<void> {
    const except = (subject: string) => this.subjects.has(subject);
    const { subjects, subjectOf } = await loadSubjects(this.sql, wallets, {
      social: this.social,
      view: this.view,
      except,
    });
    for (const [wallet, subject] of subjectOf) this.subjectOf.set(wallet, subject);
    for (const subject of subjects.values()) {
      this.subjects.set(subject.subject, { ...subject, scopes: new Map() });
      for (const one of subject.wallets) {
        this.wallets.set(one.wallet, one);
        this.subjectOf.set(one.wallet, subject.subject);
        const row = this.funding.get(one.wallet);
        if (row) this.applyFundingChanges([row]);
      }
    }
  }

  /** Take the facts of these wallets from the viewed chain, whose newest block changed them. */
  refreshFacts(wallets: readonly string[]): void {
    for (const wallet of wallets) {
      const facts = this.view?.factsOf(wallet);
      if (facts) this.wallets.get(wallet)?.facts.set(facts.chainId, facts);
      this.forgetScores(wallet);
    }
  }

  /** What a wallet's subject depends on has changed: its scores are computed again when they are asked for. */
  private forgetScores(wallet: string): void {
    const subject = this.subjects.get(this.subjectOf.get(wallet) ?? wallet);
    if (subject) subject.memo = newMemo();
  }

  /** Apply changed rows of the funding clusters; they are written with the scores. */
  applyFundingChanges(rows: readonly WalletFunding[]): void {
    for (const row of rows) {
      this.funding.set(row.wallet, row);
      const wallet = this.wallets.get(row.wallet);
      if (!wallet) continue;
      const others = wallet.funding.filter((one) => one.chainId !== row.chainId);
      wallet.funding = [...others, row].sort((a, b) => a.chainId - b.chainId);
      this.forgetScores(row.wallet);
    }
  }

  /** Read the inputs of {@link openDay}. */
  async loadIssuers(): Promise<void> {
    await this.social.loadAll();
  }

  /**
   * Open a day (00:00 UTC, unix seconds) of the viewed chain. The chain that is first to open it weighs all issuers. Returns the wallets of which
   * other attestations count than on the chain's day before, or with other weights.
   */
  async openDay(day: number, now: Date): Promise<string[]> {
    const covered = this.coveredDay();
    const before = this.view?.asOf ?? covered;
    const areAny = await this.social.loadAll();
    if (areAny && day > covered) {
      await this.social.weigh(day, (subject) => {
        const state = this.subjects.get(subject);
        return state && scopeOf(state, ALL_CHAINS).current;
      });
    }
    // Days that no chain opened.
    if (areAny && covered + DAY < day) await markStaleWeights(this.sql, covered + DAY, now);
    if (this.view) this.view.asOf = day;
    for (const wallet of this.wallets.values()) {
      const attested = this.social.attestedOf(wallet.wallet);
      if (attested.length + wallet.attested.length > 0) this.forgetScores(wallet.wallet);
      wallet.attested = attested;
    }
    return this.social.changedIn(before, day);
  }

  /** The newest covered day of all chains; 0 if none is known. */
  private coveredDay(): number {
    return newestCoveredDay([...(this.view ? [this.view] : []), ...(this.known?.heads.values() ?? [])]);
  }

  private readonly headOf: HeadOf = (chainId) =>
    this.view?.chainId === chainId ? this.view : this.known?.heads.get(chainId);

  /** The loaded subjects with facts on a chain, sorted. */
  loadedOn(chainId: number): string[] {
    const here = [...this.subjects.values()].filter(({ wallets }) => wallets.some(({ facts }) => facts.has(chainId)));
    return here.map(({ subject }) => subject).sort();
  }

  /** Score a loaded subject over all chains, and on this chain. `first`: the first day on which it is another score, where that is known. */
  score(subject: string, chainId: number, trigger: ScoreTrigger, first?: number): void {
    const { known, headOf } = this;
    const state = this.subjects.get(subject);
    if (!known || !state) throw new Error(`the subject ${subject} was not loaded`);
    const record = (scope: number, present: PresentScore | null): PresentScore | null => {
      const next = scoreOn(known.scoring, state, scope, "now");
      const recorded = { subject, scope: scopeOf(state, scope), next, known: present, trigger, first };
      return recordChange(this.changes, headOf, recorded);
    };
    const onChain = record(chainId, null);
    const aggregate = record(ALL_CHAINS, onChain);
    if (onChain && first !== undefined && first < (onChain.day ?? 0))
      this.markFrom({ subject, scope: chainId, from: first });
    if (aggregate === null) return;
    const newest = aggregate.day ?? 0;
    const day = trigger.source && trigger.cause !== "time" ? dayOf(trigger.source.time) : newest;
    // By its first activity on a chain that is days ahead of its others, time passes for it without a score.
    const others = state.scores.has(chainId) ? [] : aggregate.score.parts.filter((part) => part.chainId !== chainId);
    const from = Math.min(first ?? day, day, (newestDay(others, headOf) ?? newest) + DAY);
    if (from < newest) this.markFrom({ subject, scope: ALL_CHAINS, from });
  }

  private markFrom(range: CloseRange): void {
    const key = scopeKey({ subject: range.subject, chainId: range.scope });
    this.stale.set(key, { ...range, from: Math.min(range.from, this.stale.get(key)?.from ?? range.from) });
  }

  /** End the scores of those of these addresses that are linked to another subject, on the day from which they count for that one. */
  async endScores(addresses: readonly string[], trigger: ScoreTrigger): Promise<void> {
    const linked = addresses.filter((address) => !this.subjects.has(address));
    for (const [subject, scores] of await readCurrentScores(this.sql, linked))
      for (const [chainId, before] of scores) {
        const newest = this.headOf(chainId)?.asOf ?? (this.coveredDay() || null);
        const from = this.wallets.get(subject)?.from;
        const day = newest && from ? Math.min(newest, dayOf(from)) : newest;
        this.changes.push({ subject, chainId, before, after: null, day, ...trigger, absorbed: true });
      }
  }

  /** Write all changes, and drop the inputs. */
  async flush(options: WriteScoresOptions): Promise<void> {
    const { sql, changes } = this;
    const judged = completeFacts(this.subjects.values(), this.headOf);
    for (const map of [this.subjectOf, this.subjects, this.wallets]) map.clear();
    await this.social.flush();
    await writeFundingClusters(sql, [...this.funding.values()]);
    this.funding.clear();
    this.changes = [];
    await writeScores(sql, changes, options);
    const isOther = ({ before, after }: ScoreChange) => ownPoints(before) !== ownPoints(after);
    const overAll = changes.filter((change) => change.chainId === ALL_CHAINS && isOther(change));
    const closes = overAll.flatMap(({ subject, day }) => (day === null ? [] : [{ subject, from: day }]));
    const { seeds } = this.settings;
    await markWeightsAfter(sql, closes, { seeds, newest: this.coveredDay(), now: options.now });
    await markStaleCloses(sql, [...this.stale.values()], options.now);
    this.stale.clear();
    // A backfill in progress awards no achievements and sends no notifications.
    if (!options.silent) await writeEarned(sql, options.now, judged);
  }
}

export type { ScoringSession };
