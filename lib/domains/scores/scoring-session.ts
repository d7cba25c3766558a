import { isDeepStrictEqual } from "node:util";
import type { Sql } from "../../core/db.ts";
import type { Env } from "../../core/env.ts";
import {
  type Category,
  type CategoryState,
  categories,
  currentModel,
  type Fold,
  type ScoreFacts,
  type ScorePoints,
  type WalletFacts,
  type WalletFunding,
} from "../../engine/index.ts";
import { categoryStates, type SourceStates } from "./category-sources.ts";
import { claimedIn, type Earned, loadEarned, writeEarned } from "./earned-achievements.ts";
import { FUNDING_COLUMNS, writeFundingClusters } from "./funding-clusters.ts";
import {
  type FactsPart,
  type IncrementalScorer,
  openIncrementalScorer,
  type ScoringSettings,
} from "./incremental-scorer.ts";
import { loadLists } from "./lists.ts";
import { modelHash } from "./model-hash.ts";
import { type OwnPoints, openSocial, readOwnPoints, type SocialRow } from "./social.ts";
import {
  ALL_CHAINS,
  type CurrentScore,
  type HistoryWriter,
  isBlank,
  openHistoryWriter,
  pointsDiffer,
  type ScoreCause,
  type ScoreChange,
  type ScoreStatus,
  type SourceBlock,
  upsertScores,
  type WriteScoresOptions,
} from "./write-scores.ts";

const DAY = 86_400;

/** 00:00 UTC of the day a time lies in, unix seconds. */
export function dayOf(time: number): number {
  return time - (time % DAY);
}

const known = new WeakMap<Env, ScoringSettings>();

/** What scoring takes from these settings; the lists are read once for each process. */
export function scoringSettings(env: Env): ScoringSettings {
  const found = known.get(env);
  if (found) return found;
  const made: ScoringSettings = {
    chains: new Map(
      env.CHAINS.map(({ id, referenceWei, prices }) => [
        id,
        {
          referenceWei,
          prices: Object.fromEntries(Object.entries(prices).map(([token, price]) => [token.toLowerCase(), price])),
        },
      ]),
    ),
    lists: loadLists(env.LISTED_ADDRESSES),
    listContacts: env.LIST_CONTACTS,
    listSelf: env.LIST_SELF,
    seeds: env.ATTESTATION_SEEDS,
  };
  known.set(env, made);
  return made;
}

/** A chain of which the caller holds newer facts than the database does, until it has written them. */
export interface ChainView {
  chainId: number;
  /** 00:00 UTC of the day of the newest covered block. */
  asOf: number;
  /** Newest block whose attestations count: those of later blocks may be written already. */
  block: number;
  finalized: number;
  /** The fold of a wallet's facts; undefined: those in the database are right. */
  foldOf(wallet: string): Fold | undefined;
}

/** Why scores are computed again. */
export interface ScoreTrigger {
  cause: ScoreCause;
  source: SourceBlock | null;
  /** Where a total was reached earlier than at `source`; only a reorg knows. */
  reachedAt?: (subject: string, scope: number, total: number) => number | undefined;
}

/**
 * What scores are made of, read for some subjects under the score lock, and the changes that came of it. One book serves
 * one transaction.
 */
export interface ScoringSession {
  /** Read what is needed to score the subjects of these wallets, where it was not. The subjects, each once, sorted. */
  load(wallets: readonly string[]): Promise<string[]>;
  /** Take in rows of the spread that changed, and write them with the scores. */
  applyFundingChanges(rows: readonly WalletFunding[]): void;
  /** Take in that attestations of these wallets came or went with the newest block of the led chain. */
  refreshAttestations(wallets: readonly string[]): void;
  /** Read whatever {@link weighIssuers} needs, where it was not. */
  loadIssuers(): Promise<void>;
  /** Weigh all issuers again, from what holds at a chain day (00:00 UTC, unix seconds) and the points of now. */
  weighIssuers(day: number): Promise<void>;
  /** Score a loaded subject over all chains, and on this chain. */
  score(subject: string, chainId: number, step: ScoreTrigger): void;
  /** The merged facts of a loaded subject over all chains of the settings. */
  factsOf(subject: string): ScoreFacts;
  /** Take all scores of addresses away that are scored under another subject now, as their wallets were linked to it. */
  retire(addresses: readonly string[], step: ScoreTrigger): Promise<void>;
  /** Changes that wait to be written. */
  readonly pending: number;
  /** Of these: changes whose steps were not recorded. */
  readonly pendingHistory: number;
  /** Write the steps so far (see {@link openHistoryWriter}); more may be scored meanwhile. */
  writeHistory(options: WriteScoresOptions): Promise<void>;
  /** Write the changes (see {@link upsertScores}), with the steps not recorded yet, and forget what was read. */
  flush(options: WriteScoresOptions): Promise<void>;
}

interface Cursor {
  asOf: number;
  finalized: number;
}

type CursorOf = (chainId: number) => Cursor | undefined;

interface Member {
  wallet: string;
  facts: Map<number, WalletFacts>;
  /** What the caller folds of it on the led chain, as its parts were made. */
  fold: Fold | undefined;
  spread: readonly WalletFunding[];
  social: readonly SocialRow[];
  /** By chain: the states of the lists a tracked wallet's past is read from. */
  sources: Map<number, SourceStates>;
}

interface States {
  /** How many parts they were made for. */
  parts: number;
  states: Record<Category, CategoryState>;
  unavailable: Category[];
  stale: Category[];
}

/** One subject in one scope. */
interface Slot {
  scope: number;
  standing: CurrentScore | null;
  states: States | null;
  lane: IncrementalScorer | null;
  place: Place | null;
  /** The newest change; its facts are written as the place's lane has them at the end. */
  latest: { change: ScoreChange; place: Place | null } | null;
}

interface Folio {
  subject: string;
  /** Null: nothing but standings was read. */
  members: readonly Member[] | null;
  /** Of all members, and those on the chain it was scored on last. Null: not made yet. */
  parts: { all: readonly FactsPart[]; chainId: number; own: readonly FactsPart[] } | null;
  earned: Earned;
  /** Of those the ids that are claimed. */
  claimed: readonly string[];
  slots: Map<number, Slot>;
}

interface Page {
  /** By wallet. */
  subjects: Map<string, string>;
  /** By subject. */
  folios: Map<string, Folio>;
  /** By wallet. */
  members: Map<string, Member>;
}

function folioOf(page: Page, subject: string): Folio {
  let folio = page.folios.get(subject);
  if (!folio) {
    folio = { subject, members: null, parts: null, earned: new Map(), claimed: [], slots: new Map() };
    page.folios.set(subject, folio);
  }
  return folio;
}

function slotOf(folio: Folio, scope: number): Slot {
  let slot = folio.slots.get(scope);
  if (!slot) {
    slot = { scope, standing: null, states: null, lane: null, place: null, latest: null };
    folio.slots.set(scope, slot);
  }
  return slot;
}

/** Open a book. Hold the score lock before, and to the end of the transaction. */
export function openScoringSession(sql: Sql, settings: ScoringSettings, led?: ChainView): ScoringSession {
  const page: Page = { subjects: new Map(), folios: new Map(), members: new Map() };
  const social = openSocial(sql, settings.seeds, led);
  let cursors: Map<number, Cursor> | undefined;
  let changes: ScoreChange[] = [];
  let recorded = 0;
  let steps: HistoryWriter | null = null;
  /** Rows of the spread that wait to be written, by wallet. */
  const spread = new Map<string, WalletFunding>();

  const cursorOf = (chainId: number): Cursor | undefined => (led?.chainId === chainId ? led : cursors?.get(chainId));

  const makeParts = (members: readonly Member[]): FactsPart[] => {
    const parts: FactsPart[] = [];
    for (const { facts: known, fold } of members) {
      if (led && fold) parts.push({ chainId: led.chainId, facts: fold.facts, fold });
      for (const [chainId, facts] of known) {
        if (settings.chains.has(chainId) && !(fold && chainId === led?.chainId)) {
          parts.push({ chainId, facts, fold: null });
        }
      }
    }
    return parts;
  };

  /** Made again where a wallet came to be folded. */
  const partsOf = (folio: Folio, members: readonly Member[], chainId: number) => {
    let made = folio.parts;
    for (const member of members) {
      const fold = led?.foldOf(member.wallet);
      if (fold !== member.fold) made = null;
      member.fold = fold;
    }
    if (made?.chainId === chainId) return made;
    const all = made?.all ?? makeParts(members);
    const own = all.filter((part) => part.chainId === chainId);
    folio.parts = { all, chainId, own: own.length === all.length ? all : own };
    return folio.parts;
  };

  /** States change with what is loaded alone. */
  const statesOf = (slot: Slot, members: readonly Member[], parts: number): States => {
    if (slot.states?.parts === parts) return slot.states;
    const sources = members.flatMap((member) =>
      [...member.sources]
        .filter(([chainId]) => slot.scope === ALL_CHAINS || slot.scope === chainId)
        .map(([, one]) => one),
    );
    const states = categoryStates(sources, parts);
    const named = (state: CategoryState): Category[] => categories.filter((category) => states[category] === state);
    slot.states = { parts, states, unavailable: named("unavailable"), stale: named("stale") };
    return slot.states;
  };

  const placeOf = (
    { subject, claimed }: Folio,
    slot: Slot,
    members: readonly Member[],
    parts: readonly FactsPart[],
  ): Place => {
    const known = statesOf(slot, members, parts.length);
    if (!slot.lane?.fits(parts)) {
      slot.lane = openIncrementalScorer(settings, {
        subject,
        wallets: members.map((member) => member.wallet),
        parts,
        chainId: slot.scope === ALL_CHAINS ? null : slot.scope,
        // The bonus belongs to the score over all chains alone.
        claimed: slot.scope === ALL_CHAINS ? claimed : [],
      });
    }
    const { place, lane } = slot;
    const points = lane.read({ measuredAt: newestDay(parts, cursorOf), members, states: known.states });
    const status = statusOf(known, parts, cursorOf);
    // Most days leave nearly all where they are.
    if (place?.points === points && place.status === status && place.lane === lane && place.states === known)
      return place;
    slot.place = { points, status, states: known, lane, parts };
    return slot.place;
  };

  const factsAt = ({ lane, parts }: Place): ScoreFacts => lane.facts(asOf(parts, cursorOf));

  /** Of changes that leave the points as they are only the last one counts. */
  const note = (slot: Slot, change: ScoreChange, place: Place | null): void => {
    if (slot.latest && !pointsDiffer(change.before, change.after)) {
      slot.latest.change.after = change.after;
      slot.latest.place = place;
    } else {
      changes.push(change);
      slot.latest = { change, place };
    }
  };

  const change = (subject: string, slot: Slot, next: Place | null, step: ScoreTrigger): void => {
    const before = slot.standing;
    const { cause, source } = step;
    if (next === null) {
      if (before === null) return;
      slot.standing = null;
      note(slot, { subject, chainId: slot.scope, before, after: null, cause, source }, null);
      return;
    }
    const { points, status, states, lane } = next;
    const { unavailable, stale } = states;
    const { total, breakdown, bonus, ranked } = points;
    // Nothing but the facts can have changed, and those are the lane's at the end.
    const same = before?.breakdown === breakdown && before.status === status && before.stale === stale;
    if (same && slot.latest?.place?.lane === lane && !step.reachedAt) return;
    const kept = before?.total === total && !isBlank(before) ? before.reachedAt : undefined;
    // A change that no block caused is dated by the newest day that was read.
    const newest = source?.time ?? Math.max(0, ...Object.values(asOf(next.parts, cursorOf)));
    const reached = step.reachedAt?.(subject, slot.scope, total) ?? kept ?? newest;
    // Nothing was reached.
    const reachedAt = total === 0 && !ranked ? 0 : reached;
    const facts = slot.latest?.change.after?.facts ?? factsAt(next);
    const hash = modelHash(currentModel);
    const after = { total, breakdown, bonus, ranked, status, unavailable, stale, facts, modelHash: hash, reachedAt };
    slot.standing = after;
    note(slot, { subject, chainId: slot.scope, before, after, cause, source }, next);
  };

  /** Attestations expire with the chains' days. */
  const readSocial = (members: Iterable<Member>): void => {
    const at = Math.max(led?.asOf ?? 0, ...[...(cursors?.values() ?? [])].map((cursor) => cursor.asOf));
    for (const member of members) {
      const rows = social.rowsOf(member.wallet, at);
      // Most wallets have none.
      if (rows.length + member.social.length === 0) continue;
      if (!isDeepStrictEqual(rows, member.social)) member.social = rows;
    }
  };

  /** The own points of subjects: those of loaded ones as they stand, the others' as they are written. */
  const ownPoints: OwnPoints = async (subjects) => {
    const points = new Map<string, number>();
    const others = subjects.filter((subject) => {
      const folio = page.folios.get(subject);
      if (!folio?.members) return true;
      points.set(subject, ownPointsOf(folio.slots.get(ALL_CHAINS)?.standing));
      return false;
    });
    for (const [subject, own] of await readOwnPoints(sql, others)) points.set(subject, own);
    return points;
  };

  const record = (options: WriteScoresOptions): Promise<void> => {
    const fresh = changes.slice(recorded);
    recorded = changes.length;
    steps ??= openHistoryWriter(sql, options);
    return steps.write(fresh);
  };

  return {
    async load(wallets) {
      cursors ??= await loadCursors(sql);
      const missing = wallets.filter((wallet) => !page.subjects.has(wallet));
      if (missing.length > 0) {
        const found = await loadSubjects(sql, missing);
        for (const [wallet, subject] of found) page.subjects.set(wallet, subject);
        const subjects = [...new Set(found.values())].filter((subject) => !page.folios.get(subject)?.members);
        await loadPage(sql, subjects, page, led);
        const members = subjects.flatMap((subject) => page.folios.get(subject)?.members ?? []);
        for (const member of members) {
          const row = spread.get(member.wallet);
          if (row) putSpread(member, row);
        }
        await social.load(members.map((one) => one.wallet));
        readSocial(members);
      }
      return [...new Set(wallets.map((wallet) => page.subjects.get(wallet) ?? wallet))].sort();
    },
    applyFundingChanges(rows) {
      for (const row of rows) {
        spread.set(row.wallet, row);
        const member = page.members.get(row.wallet);
        if (member) putSpread(member, row);
      }
    },
    refreshAttestations(wallets) {
      readSocial([...page.members.values()].filter((one) => wallets.includes(one.wallet)));
    },
    loadIssuers: () => social.loadAll(),
    async weighIssuers(day) {
      await social.weigh(day, ownPoints);
      readSocial(page.members.values());
    },
    score(subject, chainId, step) {
      const folio = folioOf(page, subject);
      const { members } = folio;
      if (!members) throw new Error(`the subject ${subject} was not loaded`);
      const whole = slotOf(folio, ALL_CHAINS);
      const single = slotOf(folio, chainId);
      const { all, own } = partsOf(folio, members, chainId);
      const everywhere = all.length > 0 ? placeOf(folio, whole, members, all) : null;
      const sent = own.some((part) => part.facts.sent > 0);
      // Where all that is known comes from one chain both scopes are the same.
      const bonus = folio.claimed.length > 0;
      const alone = own === all && !hasOtherSources(members, chainId) && !bonus;
      const here = !sent ? null : alone ? everywhere : placeOf(folio, single, members, own);
      change(subject, single, here, step);
      change(subject, whole, everywhere, step);
    },
    factsOf(subject) {
      const folio = folioOf(page, subject);
      const members = folio.members ?? [];
      const { all } = partsOf(folio, members, ALL_CHAINS);
      return factsAt(placeOf(folio, slotOf(folio, ALL_CHAINS), members, all));
    },
    async retire(addresses, step) {
      const scopes = await loadStandings(sql, addresses, page);
      for (const { subject, scope: chainId } of scopes) {
        const before = slotOf(folioOf(page, subject), chainId).standing;
        changes.push({ subject, chainId, before, after: null, cause: step.cause, source: step.source, absorbed: true });
      }
    },
    get pending() {
      return changes.length;
    },
    get pendingHistory() {
      return changes.length - recorded;
    },
    writeHistory: record,
    async flush(options) {
      // Only the last state of a row is written: no other needs its facts.
      for (const folio of page.folios.values()) {
        for (const { latest } of folio.slots.values()) {
          if (latest?.place && latest.change.after) latest.change.after.facts = factsAt(latest.place);
        }
      }
      const judged = [...page.folios.values()].flatMap(({ subject, earned, slots }) => {
        const facts = slots.get(ALL_CHAINS)?.latest?.change.after?.facts;
        return facts ? [{ subject, facts, earned }] : [];
      });
      page.subjects.clear();
      page.folios.clear();
      page.members.clear();
      await social.flush();
      await writeFundingClusters(sql, [...spread.values()]);
      spread.clear();
      await record(options);
      const written = changes;
      changes = [];
      recorded = 0;
      steps = null;
      await upsertScores(sql, written, options);
      // No event while a wallet history is being fetched.
      if (!options.silent) await writeEarned(sql, options.now, judged);
    },
  };
}

/** Where a subject stands by what is known now, and what its facts come from. */
interface Place {
  points: ScorePoints;
  status: ScoreStatus;
  states: States;
  lane: IncrementalScorer;
  parts: readonly FactsPart[];
}

/**
 * 00:00 UTC of each chain's newest covered day. Chains without a cursor are read through explorers, which return no block
 * times: the newest row stands for the chain.
 */
function asOf(parts: readonly FactsPart[], cursorOf: CursorOf): Record<string, number> {
  const days: Record<string, number> = {};
  for (const part of parts) {
    if (part.facts.block !== null) days[part.chainId] = Math.max(days[part.chainId] ?? 0, dayOfPart(part, cursorOf));
  }
  return days;
}

/** The newest of those days; null without any. */
function newestDay(parts: readonly FactsPart[], cursorOf: CursorOf): number | null {
  let newest: number | null = null;
  for (const part of parts) {
    if (part.facts.block !== null) newest = Math.max(newest ?? 0, dayOfPart(part, cursorOf));
  }
  return newest;
}

function dayOfPart({ chainId, facts }: FactsPart, cursorOf: CursorOf): number {
  return cursorOf(chainId)?.asOf ?? dayOf(facts.lastSeenAt ?? 0);
}

/** In place of its chain's row. */
function putSpread(member: Member, row: WalletFunding): void {
  const others = member.spread.filter((one) => one.chainId !== row.chainId);
  member.spread = [...others, row].sort((a, b) => a.chainId - b.chainId);
}

/** Points without social and bonus. */
function ownPointsOf(standing: CurrentScore | null | undefined): number {
  if (!standing) return 0;
  const { total, breakdown, bonus } = standing;
  const given = categories.reduce((sum, one) => sum + (one === "social" ? 0 : (bonus[one] ?? 0)), 0);
  return total - breakdown.social - given;
}

function hasOtherSources(members: readonly Member[], chainId: number): boolean {
  return members.some(
    (member) =>
      [...member.sources.keys()].some((one) => one !== chainId) || member.social.some((row) => row.chainId !== chainId),
  );
}

function statusOf({ unavailable }: States, parts: readonly FactsPart[], cursorOf: CursorOf): ScoreStatus {
  if (unavailable.length > 0) return "partial";
  // A chain without a cursor is read through explorers alone: its rows are final at once.
  const open = parts.some(({ chainId, facts }) => (facts.block ?? -1) > (cursorOf(chainId)?.finalized ?? Infinity));
  return open ? "provisional" : "final";
}

async function loadCursors(sql: Sql): Promise<Map<number, Cursor>> {
  const { rows } = await sql.query<{ chain_id: number; block_time: number; finalized_block: number | null }>(
    "select chain_id, block_time, finalized_block from chain_cursor where block_time is not null",
  );
  return new Map(
    rows.map((row) => [row.chain_id, { asOf: dayOf(row.block_time), finalized: row.finalized_block ?? -1 }]),
  );
}

/** A wallet without a row is its own subject. */
async function loadSubjects(sql: Sql, wallets: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql.query<{ address: string; subject: string }>(
    "select address, subject from wallet where address = any($1::text[]) and subject <> address",
    [wallets],
  );
  const linked = new Map(rows.map((row) => [row.address, row.subject]));
  return new Map(wallets.map((wallet) => [wallet, linked.get(wallet) ?? wallet]));
}

async function loadPage(sql: Sql, subjects: readonly string[], page: Page, led: ChainView | undefined): Promise<void> {
  if (subjects.length === 0) return;
  const { rows: owned } = await sql.query<{ address: string; subject: string }>(
    "select address, subject from wallet where subject = any($1::text[]) order by address",
    [subjects],
  );
  const bySubject = new Map<string, Member[]>(subjects.map((subject) => [subject, []]));
  const members = new Map<string, Member>();
  const join = (subject: string, wallet: string) => {
    const member: Member = { wallet, facts: new Map(), fold: undefined, spread: [], social: [], sources: new Map() };
    members.set(wallet, member);
    page.members.set(wallet, member);
    bySubject.get(subject)?.push(member);
  };
  for (const row of owned) join(row.subject, row.address);
  for (const [subject, joined] of bySubject) {
    if (joined.length === 0) join(subject, subject);
    folioOf(page, subject).members = joined;
  }

  const wallets = [...members.keys()];
  // Facts the caller holds itself are not read.
  const held = led ? wallets.filter((wallet) => led.foldOf(wallet)) : [];
  const facts = await sql.query<{ wallet: string; chain_id: number; facts: WalletFacts }>(
    `select wallet, chain_id, facts from facts
     where wallet = any($1::text[]) and not (chain_id = $2 and wallet = any($3::text[]))`,
    [wallets, led?.chainId ?? 0, held],
  );
  for (const row of facts.rows) members.get(row.wallet)?.facts.set(row.chain_id, row.facts);
  await loadSpread(sql, members);
  const tracked = await sql.query<{ address: string; chain_id: number; sources: SourceStates }>(
    "select address, chain_id, sources from tracked_wallet where address = any($1::text[]) and sources <> '{}'",
    [wallets],
  );
  for (const row of tracked.rows) members.get(row.address)?.sources.set(row.chain_id, row.sources);
  for (const [subject, earned] of await loadEarned(sql, subjects)) {
    Object.assign(folioOf(page, subject), { earned, claimed: claimedIn(earned) });
  }
  await loadStandings(sql, subjects, page);
}

async function loadSpread(sql: Sql, members: ReadonlyMap<string, Member>): Promise<void> {
  const { rows } = await sql.query<WalletFunding>(
    `select ${FUNDING_COLUMNS.join(", ")} from funding_cluster where wallet = any($1::text[]) order by wallet, chain_id`,
    [[...members.keys()]],
  );
  for (const row of rows) {
    const member = members.get(row.wallet);
    if (member) member.spread = [...member.spread, row];
  }
}

type StandingRow = Record<Category, number> & {
  subject: string;
  chain_id: number;
  total: number;
  bonus: CurrentScore["bonus"];
  ranked: boolean;
  status: ScoreStatus;
  unavailable: Category[];
  stale: Category[];
  model_hash: string;
  reached_at: number;
};

async function loadStandings(
  sql: Sql,
  subjects: readonly string[],
  page: Page,
): Promise<{ subject: string; scope: number }[]> {
  const { rows } = await sql.query<StandingRow>(
    `select subject, chain_id, total, bonus, ranked, status, unavailable, stale, model_hash, reached_at,
       ${categories.join(", ")} from score where subject = any($1::text[])`,
    [subjects],
  );
  for (const row of rows) {
    slotOf(folioOf(page, row.subject), row.chain_id).standing = {
      total: row.total,
      breakdown: {
        activity: row.activity,
        volume: row.volume,
        age: row.age,
        diversity: row.diversity,
        governance: row.governance,
        social: row.social,
        risk: row.risk,
        loyalty: row.loyalty,
      },
      bonus: row.bonus,
      ranked: row.ranked,
      status: row.status,
      unavailable: row.unavailable,
      stale: row.stale,
      modelHash: row.model_hash,
      reachedAt: row.reached_at,
    };
  }
  return rows.map((row) => ({ subject: row.subject, scope: row.chain_id }));
}
