import { isDeepStrictEqual } from "node:util";
import type { Sql } from "../../../core/db.ts";
import { categories, type Model, type WalletFunding } from "../../../engine/index.ts";
import { markStaleCloses } from "../closes/stale-closes.ts";
import { ALL_CHAINS, type CurrentScore } from "../current-score.ts";
import {
  type ChainHead,
  type ChainView,
  dayOf,
  type HeadOf,
  newestCoveredDay,
  newestDay,
} from "../inputs/chain-heads.ts";
import { writeFundingClusters } from "../inputs/funding-clusters.ts";
import { loadChainHeads } from "../inputs/read-chain-heads.ts";
import type { ScoringSettings } from "../inputs/scoring-settings.ts";
import { openSocial, readOwnPoints, type Social } from "../inputs/social.ts";
import { loadScoring, loadSubjects, readCurrentScores } from "../load-subjects.ts";
import type { ScoreChange, ScoreTrigger, WriteScoresOptions } from "../score-change.ts";
import { type Scoring, scoreOn } from "../score-on.ts";
import { newMemo, type ScoreOverTime, type Subject, type SubjectWallet } from "../subject.ts";
import { completeFacts } from "./complete-facts.ts";
import { writeEarned } from "./earned-achievements.ts";
import { recordChange, type ScopeState, scopeOf } from "./record-change.ts";
import { writeScores } from "./write-scores.ts";

/**
 * Scores subjects within one transaction, under the score lock: reads the inputs once, and collects the
 * changes until they are written.
 */
export interface ScoringSession {
  /** Read the inputs of the scores of these wallets' subjects. Returns the subjects, each once, sorted. */
  load(wallets: readonly string[]): Promise<string[]>;
  /** Take the facts of these wallets from the viewed chain, whose newest block changed them. */
  refreshFacts(wallets: readonly string[]): void;
  /** Apply changed rows of the funding clusters; they are written with the scores. */
  applyFundingChanges(rows: readonly WalletFunding[]): void;
  /** Read the inputs of {@link openDay}. */
  loadIssuers(): Promise<void>;
  /**
   * Open a day (00:00 UTC, unix seconds) of the viewed chain, if there is one: weigh all issuers by the attestations that the chain's day
   * before left, of those valid on this day, and by the current points. Returns the wallets whose attestations count for more or less now.
   */
  openDay(day: number): Promise<string[]>;
  /** The loaded subjects with facts on a chain, sorted. */
  loadedOn(chainId: number): string[];
  /** Score a loaded subject over all chains, and on this chain. */
  score(subject: string, chainId: number, trigger: ScoreTrigger): void;
  /** End all scores of addresses that were linked to another subject. */
  retire(addresses: readonly string[], trigger: ScoreTrigger): Promise<void>;
  /** Write all changes, and drop the inputs. */
  flush(options: WriteScoresOptions): Promise<void>;
}

/**
 * Open a session. Hold the score lock before, and to the end of the transaction. `view`: a chain of which the caller holds newer facts than
 * the database; `model`: the active one if absent.
 */
export function openScoringSession(
  sql: Sql,
  settings: ScoringSettings,
  { view, model }: { view?: ChainView; model?: Model } = {},
): ScoringSession {
  const session: SessionState = {
    ...{ sql, settings, view, model },
    loaded: { subjectOf: new Map(), subjects: new Map(), wallets: new Map() },
    social: openSocial(sql, settings.seeds, view),
    ...{ changes: [], funding: new Map(), stale: new Map(), known: null },
  };
  const { loaded, social } = session;
  const walletsOf = (wallets: readonly string[]) => wallets.flatMap((wallet) => loaded.wallets.get(wallet) ?? []);
  return {
    load: (wallets) => load(session, wallets),
    refreshFacts(wallets) {
      for (const wallet of walletsOf(wallets)) {
        const facts = view?.factsOf(wallet.wallet);
        if (facts) wallet.facts.set(facts.chainId, facts);
        forgetScores(session, wallet.wallet);
      }
    },
    applyFundingChanges: (rows) => applyFundingChanges(session, rows),
    loadIssuers: () => social.loadAll(),
    async openDay(day) {
      const before = view?.asOf ?? day;
      const reweighed = await social.weigh(day, (subjects) => ownPointsOf(session, subjects));
      if (view) view.asOf = day;
      refreshSocial(session);
      return [...new Set([...reweighed, ...social.expiring(before, coveredDay(session))])];
    },
    loadedOn: (chainId) =>
      [...loaded.subjects.values()]
        .filter(({ wallets }) => wallets.some(({ facts }) => facts.has(chainId)))
        .map(({ subject }) => subject)
        .sort(),
    score: (subject, chainId, trigger) => score(session, subject, chainId, trigger),
    retire: (addresses, trigger) => retire(session, addresses, trigger),
    flush: (options) => flush(session, options),
  };
}

/** A loaded subject with its scores as the session has computed them. */
interface SubjectState extends Subject {
  scopes: Map<number, ScopeState>;
}

interface SessionState {
  sql: Sql;
  settings: ScoringSettings;
  view: ChainView | undefined;
  model: Model | undefined;
  /** Read by the first load. */
  known: { scoring: Scoring; heads: ReadonlyMap<number, ChainHead> } | null;
  loaded: {
    /** The subject of each wallet. */
    subjectOf: Map<string, string>;
    subjects: Map<string, SubjectState>;
    wallets: Map<string, SubjectWallet>;
  };
  social: Social;
  /** Not written yet, in order. */
  changes: ScoreChange[];
  /** Changed rows of the funding clusters that are not written yet, by wallet. */
  funding: Map<string, WalletFunding>;
  /** By subject scored over all chains: the earliest day whose close is older than a block that was just scored. */
  stale: Map<string, number>;
}

function knownOf({ known }: SessionState): NonNullable<SessionState["known"]> {
  if (!known) throw new Error("nothing was loaded yet");
  return known;
}

function headsOf({ view, known }: SessionState): HeadOf {
  return (chainId) => (view?.chainId === chainId ? view : known?.heads.get(chainId));
}

async function load(session: SessionState, wallets: readonly string[]): Promise<string[]> {
  const { sql, settings, loaded, social, funding, view } = session;
  session.known ??= {
    scoring: await loadScoring(sql, settings, session.model),
    heads: await loadChainHeads(sql),
  };
  const missing = wallets.filter((wallet) => !loaded.subjectOf.has(wallet));
  if (missing.length > 0) {
    const except = (subject: string) => loaded.subjects.has(subject);
    const options = { social, view, at: coveredDay(session), except };
    const { subjects, subjectOf: found } = await loadSubjects(sql, missing, options);
    for (const [wallet, subject] of found) loaded.subjectOf.set(wallet, subject);
    for (const subject of subjects.values()) loaded.subjects.set(subject.subject, { ...subject, scopes: new Map() });
    for (const wallet of [...subjects.values()].flatMap(({ wallets: own }) => own)) {
      loaded.wallets.set(wallet.wallet, wallet);
      const row = funding.get(wallet.wallet);
      if (row) setFunding(wallet, row);
    }
  }
  return [...new Set(wallets.map((wallet) => loaded.subjectOf.get(wallet) ?? wallet))].sort();
}

/** What a wallet's subject depends on has changed: its scores are computed again when they are asked for. */
function forgetScores({ loaded }: SessionState, wallet: string): void {
  const subject = loaded.subjects.get(loaded.subjectOf.get(wallet) ?? wallet);
  if (subject) subject.memo = newMemo();
}

function applyFundingChanges(session: SessionState, rows: readonly WalletFunding[]): void {
  for (const row of rows) {
    session.funding.set(row.wallet, row);
    const wallet = session.loaded.wallets.get(row.wallet);
    if (!wallet) continue;
    setFunding(wallet, row);
    forgetScores(session, row.wallet);
  }
}

/** Replace a wallet's funding on one chain. */
function setFunding(wallet: SubjectWallet, row: WalletFunding): void {
  const others = wallet.funding.filter((one) => one.chainId !== row.chainId);
  wallet.funding = [...others, row].sort((a, b) => a.chainId - b.chainId);
}

/** The newest covered day of all chains; 0 if none is known. */
function coveredDay({ view, known }: SessionState): number {
  return newestCoveredDay([...(view ? [view] : []), ...(known?.heads.values() ?? [])]);
}

/** Replace the attestations that count: the viewed chain's are made, and all expire, with the days. */
function refreshSocial(session: SessionState): void {
  const at = coveredDay(session);
  for (const wallet of session.loaded.wallets.values()) {
    const rows = session.social.rowsOf(wallet.wallet, at);
    if (rows.length + wallet.social.length === 0 || isDeepStrictEqual(rows, wallet.social)) continue;
    wallet.social = rows;
    forgetScores(session, wallet.wallet);
  }
}

function score(session: SessionState, subject: string, chainId: number, trigger: ScoreTrigger): void {
  const state = requireLoaded(session, subject);
  const { scoring } = knownOf(session);
  const headOf = headsOf(session);
  const record = (scope: number): ScoreOverTime | null => {
    const next = scoreOn(scoring, state, scope, "now");
    recordChange(session.changes, headOf, { subject, scope: scopeOf(state, scope), next, trigger });
    return next;
  };
  record(chainId);
  const aggregate = record(ALL_CHAINS);
  const day = trigger.source && trigger.cause !== "time" ? dayOf(trigger.source.time) : null;
  const isLate = day !== null && aggregate !== null && day < (newestDay(aggregate.parts, headOf) ?? 0);
  if (isLate) session.stale.set(subject, Math.min(day, session.stale.get(subject) ?? day));
}

async function retire(session: SessionState, addresses: readonly string[], trigger: ScoreTrigger) {
  const { cause, source } = trigger;
  for (const [subject, scores] of await readCurrentScores(session.sql, addresses)) {
    for (const [chainId, before] of scores) {
      const day = headsOf(session)(chainId)?.asOf ?? (coveredDay(session) || null);
      session.changes.push({ subject, chainId, before, after: null, day, cause, source, absorbed: true });
    }
  }
}

async function flush(session: SessionState, options: WriteScoresOptions): Promise<void> {
  const { sql, loaded, social, funding, changes } = session;
  const judged = completeFacts(loaded.subjects.values(), headsOf(session));
  for (const map of Object.values(loaded)) map.clear();
  await social.flush();
  await writeFundingClusters(sql, [...funding.values()]);
  funding.clear();
  session.changes = [];
  await writeScores(sql, changes, options);
  const ranges = [...session.stale].map(([subject, from]) => ({ subject, scope: ALL_CHAINS, from }));
  session.stale.clear();
  if (ranges.length > 0) await markStaleCloses(sql, ranges, options.now);
  // A backfill in progress awards no achievements and sends no notifications.
  if (!options.silent) await writeEarned(sql, options.now, judged);
}

function requireLoaded({ loaded }: SessionState, subject: string): SubjectState {
  const state = loaded.subjects.get(subject);
  if (!state) throw new Error(`the subject ${subject} was not loaded`);
  return state;
}

/** Points of subjects without social and bonus: of loaded subjects as scored now, of others as stored. */
async function ownPointsOf(
  { sql, loaded }: SessionState,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const points = await readOwnPoints(
    sql,
    subjects.filter((subject) => !loaded.subjects.has(subject)),
  );
  for (const subject of subjects) {
    const state = loaded.subjects.get(subject);
    if (state) points.set(subject, ownPoints(scopeOf(state, ALL_CHAINS).current));
  }
  return points;
}

function ownPoints(score: CurrentScore | null): number {
  if (!score) return 0;
  const { total, breakdown, bonus } = score;
  return (
    total - breakdown.social - categories.reduce((sum, one) => sum + (one === "social" ? 0 : (bonus[one] ?? 0)), 0)
  );
}
