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
  const session = openSession(sql, settings);
  const subjects = await load(session, wallets);
  const chains =
    typeof chain === "number" ? null : await readScoredChains(sql, subjects, chain === "each" ? null : settings);
  const scored = new Set<string>();
  const first = since && dayOf(Math.floor(since.getTime() / 1_000));
  const scoreAll = (subject: string, why: ScoreTrigger): void => {
    for (const chainId of chains ? (chains.get(subject) ?? []) : [Number(chain)]) {
      score(session, subject, { chainId, trigger: why, first });
      scored.add(subject);
    }
  };
  if (typeof trigger === "function") {
    for (const wallet of wallets)
      for (const subject of await load(session, [wallet])) scoreAll(subject, trigger(wallet));
  } else {
    for (const subject of subjects) scoreAll(subject, trigger);
    if (chain === "each") await endScores(session, wallets, trigger);
  }
  await flush(session, { now, silent });
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

/** Scores subjects while blocks are folded: the inputs are read once, and the changes are collected until they are written. */
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
   * Open a day (00:00 UTC, unix seconds) of the viewed chain. The chain that is first to open it weighs all issuers. Returns the wallets of which
   * other attestations count than on the chain's day before, or with other weights.
   */
  openDay(day: number, now: Date): Promise<string[]>;
  /** The loaded subjects with facts on a chain, sorted. */
  loadedOn(chainId: number): string[];
  /** Score a loaded subject over all chains, and on this chain. */
  score(subject: string, chainId: number, trigger: ScoreTrigger): void;
  /** Write all changes, and drop the inputs. */
  flush(options: WriteScoresOptions): Promise<void>;
}

/** Open a session, under the score lock. `view`: a chain of which the caller holds newer facts than the database. */
export function openScoringSession(sql: Sql, settings: ScoringSettings, view?: ChainView): ScoringSession {
  const session = openSession(sql, settings, view);
  const { loaded, social } = session;
  return {
    load: (wallets) => load(session, wallets),
    refreshFacts(wallets) {
      for (const wallet of wallets) {
        const facts = view?.factsOf(wallet);
        if (facts) loaded.wallets.get(wallet)?.facts.set(facts.chainId, facts);
        forgetScores(session, wallet);
      }
    },
    applyFundingChanges(rows) {
      for (const row of rows) applyFunding(session, row);
    },
    loadIssuers: async () => void (await social.loadAll()),
    openDay: (day, now) => openDay(session, day, now),
    loadedOn: (chainId) =>
      [...loaded.subjects.values()]
        .filter(({ wallets }) => wallets.some(({ facts }) => facts.has(chainId)))
        .map(({ subject }) => subject)
        .sort(),
    score: (subject, chainId, trigger) => score(session, subject, { chainId, trigger }),
    flush: (options) => flush(session, options),
  };
}

async function openDay(session: SessionState, day: number, now: Date): Promise<string[]> {
  const { sql, loaded, social, view } = session;
  const covered = coveredDay(session);
  const before = view?.asOf ?? covered;
  const areAny = await social.loadAll();
  if (areAny && day > covered) {
    await social.weigh(day, (subject) => {
      const state = loaded.subjects.get(subject);
      return state && scopeOf(state, ALL_CHAINS).current;
    });
  }
  // Days that no chain opened.
  if (areAny && covered + DAY < day) await markStaleWeights(sql, covered + DAY, now);
  if (view) view.asOf = day;
  for (const wallet of loaded.wallets.values()) {
    const attested = social.attestedOf(wallet.wallet);
    if (attested.length + wallet.attested.length > 0) forgetScores(session, wallet.wallet);
    wallet.attested = attested;
  }
  return social.changedIn(before, day);
}

interface SessionState {
  sql: Sql;
  settings: ScoringSettings;
  view: ChainView | undefined;
  /** Read by the first load. */
  known: { scoring: Scoring; heads: ReadonlyMap<number, ChainHead> } | null;
  loaded: {
    /** The subject of each wallet. */
    subjectOf: Map<string, string>;
    /** With their scores as the session has computed them. */
    subjects: Map<string, Subject & { scopes: Map<number, ScopeState> }>;
    wallets: Map<string, SubjectWallet>;
  };
  social: Social;
  /** Not written yet, in order. */
  changes: ScoreChange[];
  /** Changed rows of the funding clusters that are not written yet, by wallet. */
  funding: Map<string, WalletFunding>;
  /** By scope: the earliest day whose close is older than what was just scored. */
  stale: Map<string, CloseRange>;
}

function openSession(sql: Sql, settings: ScoringSettings, view?: ChainView): SessionState {
  return {
    ...{ sql, settings, view, known: null, changes: [], funding: new Map(), stale: new Map() },
    loaded: { subjectOf: new Map(), subjects: new Map(), wallets: new Map() },
    social: openSocial(sql, settings.seeds),
  };
}

function headsOf({ view, known }: SessionState): HeadOf {
  return (chainId) => (view?.chainId === chainId ? view : known?.heads.get(chainId));
}

/** The newest covered day of all chains; 0 if none is known. */
function coveredDay({ view, known }: SessionState): number {
  return newestCoveredDay([...(view ? [view] : []), ...(known?.heads.values() ?? [])]);
}

async function load(session: SessionState, wallets: readonly string[]): Promise<string[]> {
  const { sql, settings, loaded } = session;
  if (!session.known) {
    const heads = await loadChainHeads(sql);
    const scoring = await loadScoring(sql, settings, { heads });
    session.known = { scoring: { ...scoring, headOf: (chainId) => headsOf(session)(chainId) }, heads };
  }
  const missing = wallets.filter((wallet) => !loaded.subjectOf.has(wallet));
  if (missing.length > 0) await loadMissing(session, missing);
  return [...new Set(wallets.map((wallet) => loaded.subjectOf.get(wallet) ?? wallet))].sort();
}

async function loadMissing(session: SessionState, wallets: readonly string[]): Promise<void> {
  const { sql, loaded, social, funding, view } = session;
  const except = (subject: string) => loaded.subjects.has(subject);
  const { subjects, subjectOf } = await loadSubjects(sql, wallets, { social, view, except });
  for (const [wallet, subject] of subjectOf) loaded.subjectOf.set(wallet, subject);
  for (const subject of subjects.values()) {
    loaded.subjects.set(subject.subject, { ...subject, scopes: new Map() });
    for (const one of subject.wallets) {
      loaded.wallets.set(one.wallet, one);
      loaded.subjectOf.set(one.wallet, subject.subject);
      const row = funding.get(one.wallet);
      if (row) applyFunding(session, row);
    }
  }
}

/** What a wallet's subject depends on has changed: its scores are computed again when they are asked for. */
function forgetScores({ loaded }: SessionState, wallet: string): void {
  const subject = loaded.subjects.get(loaded.subjectOf.get(wallet) ?? wallet);
  if (subject) subject.memo = newMemo();
}

/** Replace a wallet's funding on one chain. */
function applyFunding(session: SessionState, row: WalletFunding): void {
  session.funding.set(row.wallet, row);
  const wallet = session.loaded.wallets.get(row.wallet);
  if (!wallet) return;
  const others = wallet.funding.filter((one) => one.chainId !== row.chainId);
  wallet.funding = [...others, row].sort((a, b) => a.chainId - b.chainId);
  forgetScores(session, row.wallet);
}

/** Whose score on a chain is computed, why, and the first day on which it is another one, where that is known. */
interface ScoredChain {
  chainId: number;
  trigger: ScoreTrigger;
  first?: number | undefined;
}

function score(session: SessionState, subject: string, { chainId, trigger, first }: ScoredChain): void {
  const { known, loaded, changes } = session;
  const state = loaded.subjects.get(subject);
  if (!known || !state) throw new Error(`the subject ${subject} was not loaded`);
  const headOf = headsOf(session);
  const record = (scope: number, present: PresentScore | null): PresentScore | null => {
    const next = scoreOn(known.scoring, state, scope, "now");
    return recordChange(changes, headOf, {
      subject,
      scope: scopeOf(state, scope),
      next,
      known: present,
      trigger,
      first,
    });
  };
  const onChain = record(chainId, null);
  const aggregate = record(ALL_CHAINS, onChain);
  if (onChain && first !== undefined && first < (onChain.day ?? 0))
    markFrom(session, { subject, scope: chainId, from: first });
  if (aggregate === null) return;
  const newest = aggregate.day ?? 0;
  const day = trigger.source && trigger.cause !== "time" ? dayOf(trigger.source.time) : newest;
  // By its first activity on a chain that is days ahead of its others, time passes for it without a score.
  const others = state.scores.has(chainId) ? [] : aggregate.score.parts.filter((part) => part.chainId !== chainId);
  const from = Math.min(first ?? day, day, (newestDay(others, headOf) ?? newest) + DAY);
  if (from < newest) markFrom(session, { subject, scope: ALL_CHAINS, from });
}

function markFrom({ stale }: SessionState, range: CloseRange): void {
  const key = scopeKey({ subject: range.subject, chainId: range.scope });
  stale.set(key, { ...range, from: Math.min(range.from, stale.get(key)?.from ?? range.from) });
}

/** End the scores of those of these addresses that are linked to another subject, on the day from which they count for that one. */
async function endScores(session: SessionState, addresses: readonly string[], trigger: ScoreTrigger): Promise<void> {
  const linked = addresses.filter((address) => !session.loaded.subjects.has(address));
  for (const [subject, scores] of await readCurrentScores(session.sql, linked))
    for (const [chainId, before] of scores) {
      const newest = headsOf(session)(chainId)?.asOf ?? (coveredDay(session) || null);
      const from = session.loaded.wallets.get(subject)?.from;
      const day = newest && from ? Math.min(newest, dayOf(from)) : newest;
      session.changes.push({ subject, chainId, before, after: null, day, ...trigger, absorbed: true });
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
  const isOther = ({ before, after }: ScoreChange) => ownPoints(before) !== ownPoints(after);
  const overAll = changes.filter((change) => change.chainId === ALL_CHAINS && isOther(change));
  const closes = overAll.flatMap(({ subject, day }) => (day === null ? [] : [{ subject, from: day }]));
  const { seeds } = session.settings;
  await markWeightsAfter(sql, closes, { seeds, newest: coveredDay(session), now: options.now });
  await markStaleCloses(sql, [...session.stale.values()], options.now);
  session.stale.clear();
  // A backfill in progress awards no achievements and sends no notifications.
  if (!options.silent) await writeEarned(sql, options.now, judged);
}
