import { isDeepStrictEqual } from "node:util";
import type { Sql } from "../../../core/db.ts";
import { categories, type Model, type ScoreFacts, type WalletFunding } from "../../../engine/index.ts";
import { readActiveModel } from "../../models/index.ts";
import { markStaleCloses } from "../closes/stale-closes.ts";
import { ALL_CHAINS, type CurrentScore } from "../current-score.ts";
import { type ChainHead, type ChainView, dayOf, newestDay } from "../inputs/chain-heads.ts";
import { writeFundingClusters } from "../inputs/funding-clusters.ts";
import { loadPaymentTrust, type PaymentTrust } from "../inputs/payment-trust.ts";
import { loadChainHeads } from "../inputs/read-chain-heads.ts";
import type { ScoringSettings } from "../inputs/scoring-settings.ts";
import { openSocial, readOwnPoints, type Social } from "../inputs/social.ts";
import type { ScoreChange, ScoreTrigger, WriteScoresOptions } from "../score-change.ts";
import { completeFacts } from "./complete-facts.ts";
import { computeScores, mergedFacts, type ScoringInputs } from "./compute-score.ts";
import { writeEarned } from "./earned-achievements.ts";
import { loadCurrentScores, loadSubjects } from "./load-subjects.ts";
import { recordChange } from "./record-change.ts";
import {
  isLoaded,
  type LoadedSubject,
  type LoadedSubjects,
  newState,
  type Scored,
  type SubjectWallet,
  scopeOf,
  setFunding,
  stateOf,
} from "./subject-state.ts";
import { writeScores } from "./write-scores.ts";

/**
 * Scores subjects within one transaction, under the score lock: reads the inputs once, and collects the
 * changes until they are written.
 */
export interface ScoringSession {
  /** Read the inputs of the scores of these wallets' subjects. Returns the subjects, each once, sorted. */
  load(wallets: readonly string[]): Promise<string[]>;
  /** Apply changed rows of the funding clusters; they are written with the scores. */
  applyFundingChanges(rows: readonly WalletFunding[]): void;
  /** Apply the attestations of these wallets that the newest block of the viewed chain made or revoked. */
  refreshAttestations(wallets: readonly string[]): void;
  /** Read the inputs of {@link weighIssuers}. */
  loadIssuers(): Promise<void>;
  /**
   * Weigh all issuers by the attestations valid at a chain day (00:00 UTC, unix seconds) and the current points. Returns the wallets
   * whose attestations count for more or less than on the chain's day before.
   */
  weighIssuers(day: number, before?: number): Promise<string[]>;
  /** The loaded subjects with facts on a chain, sorted. */
  loadedOn(chainId: number): string[];
  /** Score a loaded subject over all chains, and on this chain. */
  score(subject: string, chainId: number, trigger: ScoreTrigger): void;
  /** Free memory of a loaded subject, which is unlikely to be scored again in this session. */
  release(subject: string): void;
  /** The model of the session. Throws before the first load. */
  readonly model: Model;
  /** The merged facts of a loaded subject over all chains of the settings. */
  factsOf(subject: string): ScoreFacts;
  /** The facts of a loaded wallet alone, over all chains of the settings, whatever identity it is linked to. */
  factsOfWallet(wallet: string): ScoreFacts;
  /** End all scores of addresses that were linked to another subject. */
  retire(addresses: readonly string[], trigger: ScoreTrigger): Promise<void>;
  /** Changes not written yet. */
  readonly pending: number;
  /** Write all changes, and drop the inputs. */
  flush(options: WriteScoresOptions): Promise<void>;
}

/** What a session scores with, besides the settings. */
export interface SessionOptions {
  /** A chain of which the caller holds newer facts than the database. */
  view?: ChainView;
  /** The active model if absent. */
  model?: Model;
}

/** Open a session. To write scores, hold the score lock before, and to the end of the transaction. */
export function openScoringSession(sql: Sql, settings: ScoringSettings, options: SessionOptions = {}): ScoringSession {
  const session = createSession(sql, settings, options);
  const { loaded, social } = session;
  return {
    load: (wallets) => load(session, wallets),
    applyFundingChanges: (rows) => applyFundingChanges(session, rows),
    refreshAttestations: (wallets) =>
      refreshSocial(
        session,
        wallets.flatMap((wallet) => loaded.wallets.get(wallet) ?? []),
      ),
    loadIssuers: () => social.loadAll(),
    async weighIssuers(day, before = day) {
      const reweighed = await social.weigh(day, (subjects) => ownPointsOf(session, subjects));
      refreshSocial(session, loaded.wallets.values());
      return [...new Set([...reweighed, ...social.expiring(before, newestCoveredDay(session) ?? 0)])];
    },
    loadedOn: (chainId) => loadedOn(session, chainId),
    get model() {
      return session.inputs.modelOf();
    },
    score: (subject, chainId, trigger) => score(session, subject, chainId, trigger),
    release(subject) {
      for (const { scorer } of loaded.subjects.get(subject)?.scopes.values() ?? []) scorer?.release();
    },
    factsOf(subject) {
      const state = stateOf(loaded, subject);
      return mergedFacts(session.inputs, { ...state, wallets: state.wallets ?? [] });
    },
    factsOfWallet(wallet) {
      const own = loaded.wallets.get(wallet);
      return mergedFacts(session.inputs, { ...newState(wallet), wallets: own ? [own] : [] });
    },
    retire: (addresses, trigger) => retire(session, addresses, trigger),
    get pending() {
      return session.changes.length;
    },
    flush: (options) => flush(session, options),
  };
}

interface SessionState {
  sql: Sql;
  inputs: ScoringInputs;
  loaded: LoadedSubjects;
  social: Social;
  /** Not written yet, in order. */
  changes: ScoreChange[];
  /** Changed rows of the funding clusters that are not written yet, by wallet. */
  funding: Map<string, WalletFunding>;
  /** By subject scored over all chains: the earliest day whose close is older than a block that was just scored. */
  stale: Map<string, number>;
  /** Null before the first load, unless the caller chose it. */
  model: Model | null;
  /** Null before the first load. */
  paymentTrust: { trust: PaymentTrust | undefined } | null;
  /** Null before the first load. */
  heads: ReadonlyMap<number, ChainHead> | null;
}

function createSession(sql: Sql, settings: ScoringSettings, { view, model }: SessionOptions): SessionState {
  const session: SessionState = {
    sql,
    inputs: {
      settings,
      view,
      headOf: (chainId) => (view?.chainId === chainId ? view : session.heads?.get(chainId)),
      modelOf() {
        if (!session.model) throw new Error("nothing was loaded yet");
        return session.model;
      },
      paymentTrust() {
        if (!session.paymentTrust) throw new Error("nothing was loaded yet");
        return session.paymentTrust.trust;
      },
    },
    loaded: { subjectOf: new Map(), subjects: new Map(), wallets: new Map() },
    social: openSocial(sql, settings.seeds, view),
    changes: [],
    funding: new Map(),
    stale: new Map(),
    model: model ?? null,
    paymentTrust: null,
    heads: null,
  };
  return session;
}

async function load(session: SessionState, wallets: readonly string[]): Promise<string[]> {
  const { sql, loaded, social, funding, inputs } = session;
  session.model ??= await readActiveModel(sql);
  session.heads ??= await loadChainHeads(sql);
  session.paymentTrust ??= { trust: await loadPaymentTrust(sql, inputs.settings) };
  const missing = wallets.filter((wallet) => !loaded.subjectOf.has(wallet));
  if (missing.length > 0) {
    const added = await loadSubjects(sql, loaded, missing, inputs.view);
    for (const wallet of added) {
      const row = funding.get(wallet.wallet);
      if (row) setFunding(wallet, row);
    }
    await social.load(added.map((one) => one.wallet));
    refreshSocial(session, added);
  }
  return [...new Set(wallets.map((wallet) => loaded.subjectOf.get(wallet) ?? wallet))].sort();
}

function applyFundingChanges({ funding, loaded }: SessionState, rows: readonly WalletFunding[]): void {
  for (const row of rows) {
    funding.set(row.wallet, row);
    const wallet = loaded.wallets.get(row.wallet);
    if (wallet) setFunding(wallet, row);
  }
}

/** The newest covered day of all chains; null if none is followed. */
function newestCoveredDay({ inputs, heads }: SessionState): number | null {
  const days = [...(inputs.view ? [inputs.view] : []), ...(heads?.values() ?? [])].map((head) => head.asOf);
  return days.length > 0 ? Math.max(...days) : null;
}

/** Read the currently valid attestations of these wallets: they expire with the chains' days. */
function refreshSocial(session: SessionState, wallets: Iterable<SubjectWallet>): void {
  const { social } = session;
  const at = newestCoveredDay(session) ?? 0;
  for (const wallet of wallets) {
    const rows = social.rowsOf(wallet.wallet, at);
    // Most wallets have none. Equal rows remain the same object, so that nothing is merged again.
    const hasAny = rows.length > 0 || wallet.social.length > 0;
    if (hasAny && !isDeepStrictEqual(rows, wallet.social)) wallet.social = rows;
  }
}

function loadedOn({ loaded, inputs }: SessionState, chainId: number): string[] {
  const isOn = ({ wallet, facts }: SubjectWallet) =>
    facts.has(chainId) || (inputs.view?.chainId === chainId && inputs.view.foldOf(wallet) !== undefined);
  return [...loaded.subjects.values()].flatMap(({ subject, wallets }) => (wallets?.some(isOn) ? [subject] : [])).sort();
}

function score(
  { inputs, loaded, changes, stale }: SessionState,
  subject: string,
  chainId: number,
  trigger: ScoreTrigger,
): void {
  const state = requireLoaded(loaded, subject);
  const { aggregate, onChain } = computeScores(inputs, state, chainId);
  const record = (scope: number, next: Scored | null) =>
    recordChange(changes, inputs.headOf, { subject, scope: scopeOf(state, scope), next, trigger });
  record(chainId, onChain);
  record(ALL_CHAINS, aggregate);
  const day = trigger.source && trigger.cause !== "time" ? dayOf(trigger.source.time) : null;
  const isLate = day !== null && aggregate !== null && day < (newestDay(aggregate.parts, inputs.headOf) ?? 0);
  if (isLate) stale.set(subject, Math.min(day, stale.get(subject) ?? day));
}

async function retire(session: SessionState, addresses: readonly string[], trigger: ScoreTrigger) {
  const { sql, inputs, loaded, changes } = session;
  const { cause, source } = trigger;
  for (const { subject, scope: chainId } of await loadCurrentScores(sql, loaded, addresses)) {
    const before = scopeOf(stateOf(loaded, subject), chainId).current;
    const day = inputs.headOf(chainId)?.asOf ?? newestCoveredDay(session);
    changes.push({ subject, chainId, before, after: null, day, cause, source, absorbed: true });
  }
}

async function flush(session: SessionState, options: WriteScoresOptions): Promise<void> {
  const { sql, inputs, loaded, social, funding, changes } = session;
  const judged = completeFacts(loaded, inputs.headOf);
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

function requireLoaded(loaded: LoadedSubjects, subject: string): LoadedSubject {
  const state = stateOf(loaded, subject);
  if (!isLoaded(state)) throw new Error(`the subject ${subject} was not loaded`);
  return state;
}

/** Points of subjects without social and bonus: of loaded subjects as scored now, of others as stored. */
async function ownPointsOf(
  { sql, loaded }: SessionState,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const isKnown = (subject: string) => Boolean(loaded.subjects.get(subject)?.wallets);
  const points = await readOwnPoints(
    sql,
    subjects.filter((subject) => !isKnown(subject)),
  );
  for (const subject of subjects.filter(isKnown)) {
    points.set(subject, ownPoints(loaded.subjects.get(subject)?.scopes.get(ALL_CHAINS)?.current));
  }
  return points;
}

function ownPoints(score: CurrentScore | null | undefined): number {
  if (!score) return 0;
  const { total, breakdown, bonus } = score;
  return (
    total - breakdown.social - categories.reduce((sum, one) => sum + (one === "social" ? 0 : (bonus[one] ?? 0)), 0)
  );
}
