import type { ChainConfig } from "../../core/chains.ts";
import type { Sql } from "../../core/db.ts";
import type { Env } from "../../core/env.ts";
import {
  type Category,
  type CategoryState,
  categories,
  currentModel,
  mergeFacts,
  scorePoints,
  type WalletFacts,
} from "../../engine/index.ts";
import { categoryStates, type SourceStates } from "./category-sources.ts";
import { type Lists, loadLists } from "./lists.ts";
import { modelHash } from "./model-hash.ts";
import {
  ALL_CHAINS,
  pointsDiffer,
  type ScoreCause,
  type ScoreChange,
  type ScoreStatus,
  type SourceBlock,
  type Standing,
  writeScores,
} from "./write-scores.ts";

const DAY = 86_400;

/** 00:00 UTC of the day a time lies in, unix seconds. */
export function dayOf(time: number): number {
  return time - (time % DAY);
}

/** What scoring takes from the settings. */
export interface ScoringSettings {
  chains: ReadonlyMap<number, Pick<ChainConfig, "referenceWei" | "prices">>;
  lists: Lists;
  listContacts: boolean;
  listSelf: boolean;
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
  };
  known.set(env, made);
  return made;
}

/** A chain of which the caller holds newer facts than the database does, until it has written them. */
export interface LedChain {
  chainId: number;
  /** 00:00 UTC of the day of the newest covered block. */
  asOf: number;
  finalized: number;
  /** Undefined: the database's are right; null: there are none. */
  factsOf(wallet: string): WalletFacts | null | undefined;
  /** Another number each time the facts change. */
  versionOf(wallet: string): number;
}

/** Why scores are computed anew. */
export interface ScoreStep {
  cause: ScoreCause;
  source: SourceBlock | null;
  /** Where a total was reached earlier than at `source`; only a reorg knows. */
  reachedAt?: (subject: string, scope: number, total: number) => number | undefined;
}

/**
 * What scores are made of, read for some subjects under the score lock, and the changes that came of it. One book serves
 * one transaction.
 */
export interface ScoreBook {
  /** Read what is needed to score the subjects of these wallets, where it was not. The subjects, each once, sorted. */
  load(wallets: readonly string[]): Promise<string[]>;
  /** Read the spread of what was loaded again, after it was recomputed. */
  reloadSpread(): Promise<void>;
  /** Score a loaded subject over all chains, and on this chain. */
  score(subject: string, chainId: number, step: ScoreStep): void;
  /** Changes that wait to be written. */
  readonly pending: number;
  /** Write the changes (see {@link writeScores}) and forget what was read. */
  flush(options: { now: Date; silent?: boolean }): Promise<void>;
}

interface Cursor {
  asOf: number;
  finalized: number;
}

interface Member {
  wallet: string;
  facts: Map<number, WalletFacts>;
  spread: SpreadRow[];
  /** By chain: the states of the lists a tracked wallet's past is read from. */
  sources: Map<number, SourceStates>;
}

interface SpreadRow {
  chainId: number;
  wallet: string;
  funder: string;
  clusterSize: number;
  chainLength: number;
}

interface States {
  /** How many parts they were made for. */
  parts: number;
  states: Record<Category, CategoryState>;
  unavailable: Category[];
  stale: Category[];
}

interface Page {
  /** By wallet. */
  subjects: Map<string, string>;
  members: Map<string, Member[]>;
  standings: Map<string, Standing>;
  /** By subject and scope, as all that follows. */
  states: Map<string, States>;
  /** Merged facts, and the versions of the facts they were made of. */
  merged: Map<string, { stamp: string; facts: Standing["facts"] }>;
}

/** Open a book. Hold the score lock before, and to the end of the transaction. */
export function openBook(sql: Sql, settings: ScoringSettings, led?: LedChain): ScoreBook {
  const page: Page = {
    subjects: new Map(),
    members: new Map(),
    standings: new Map(),
    states: new Map(),
    merged: new Map(),
  };
  let cursors: Map<number, Cursor> | undefined;
  let changes: ScoreChange[] = [];
  const quietChanges = new Map<string, ScoreChange>();

  const cursorOf = (chainId: number): Cursor | undefined =>
    led?.chainId === chainId ? { asOf: led.asOf, finalized: led.finalized } : cursors?.get(chainId);

  const partsOf = (subject: string): Part[] => {
    const parts: Part[] = [];
    for (const member of page.members.get(subject) ?? []) {
      const held = led ? led.factsOf(member.wallet) : undefined;
      if (led && held) parts.push({ member, chainId: led.chainId, facts: held });
      for (const [chainId, facts] of member.facts) {
        if (settings.chains.has(chainId) && (held === undefined || chainId !== led?.chainId)) {
          parts.push({ member, chainId, facts });
        }
      }
    }
    return parts;
  };

  /** States change with what is loaded alone. */
  const statesOf = (key: string, members: readonly Member[], scope: number, parts: number): States => {
    const known = page.states.get(key);
    if (known?.parts === parts) return known;
    const sources = members.flatMap((member) =>
      [...member.sources].filter(([chainId]) => scope === ALL_CHAINS || scope === chainId).map(([, one]) => one),
    );
    const states = categoryStates(sources, parts);
    const named = (state: CategoryState): Category[] => categories.filter((category) => states[category] === state);
    const made = { parts, states, unavailable: named("unavailable"), stale: named("stale") };
    page.states.set(key, made);
    return made;
  };

  const standingOf = (subject: string, scope: number, parts: readonly Part[]): Omit<Standing, "reachedAt"> => {
    const key = `${subject} ${scope}`;
    const members = page.members.get(subject) ?? [];
    const { states, unavailable, stale } = statesOf(key, members, scope, parts.length);
    const stamp = parts
      .map(({ member, chainId }) => `${chainId}:${led?.chainId === chainId ? led.versionOf(member.wallet) : 0}`)
      .join();
    const known = page.merged.get(key);
    const filled = parts.filter((part) => part.facts.block !== null);
    // Of merged facts the day alone changes with time.
    const facts =
      known?.stamp === stamp
        ? { ...known.facts, asOf: asOf(filled, cursorOf) }
        : mergeFacts({
            subject,
            wallets: members.map((member) => member.wallet),
            parts: filled.map(({ chainId, facts: part }) => ({
              facts: part,
              asOf: asOf(filled, cursorOf)[chainId] ?? 0,
              referenceWei: settings.chains.get(chainId)?.referenceWei ?? "1",
              prices: settings.chains.get(chainId)?.prices,
            })),
            spread: members.flatMap((member) =>
              member.spread.filter((row) => parts.some((part) => part.chainId === row.chainId)),
            ),
            social: [],
            listed: settings.lists.listed,
            listsHash: settings.lists.hash,
            listContacts: settings.listContacts,
            listSelf: settings.listSelf,
            states,
          });
    page.merged.set(key, { stamp, facts });
    const result = scorePoints(facts);
    return {
      total: result.total,
      breakdown: result.breakdown,
      ranked: result.ranked,
      status: statusOf(unavailable, parts, cursorOf),
      unavailable,
      stale,
      facts,
      modelHash: modelHash(currentModel),
    };
  };

  /** Of changes that leave the points as they are only the last one counts. */
  const note = (key: string, next: ScoreChange): void => {
    const quiet = quietChanges.get(key);
    if (pointsDiffer(next.before, next.after)) {
      quietChanges.delete(key);
    } else if (quiet) {
      quiet.after = next.after;
      return;
    } else {
      quietChanges.set(key, next);
    }
    changes.push(next);
  };

  const change = (subject: string, scope: number, next: Omit<Standing, "reachedAt"> | null, step: ScoreStep): void => {
    const key = `${subject} ${scope}`;
    const before = page.standings.get(key) ?? null;
    if (next === null) {
      if (before === null) return;
      page.standings.delete(key);
      note(key, { subject, chainId: scope, before, after: null, cause: step.cause, source: step.source });
      return;
    }
    const kept = before?.total === next.total ? before.reachedAt : undefined;
    // A change that no block caused is dated by the newest day that was read.
    const newest = step.source?.time ?? Math.max(0, ...Object.values(next.facts.asOf));
    const reachedAt = step.reachedAt?.(subject, scope, next.total) ?? kept ?? newest;
    const after = { ...next, reachedAt };
    page.standings.set(key, after);
    note(key, { subject, chainId: scope, before, after, cause: step.cause, source: step.source });
  };

  return {
    async load(wallets) {
      cursors ??= await loadCursors(sql);
      const missing = wallets.filter((wallet) => !page.subjects.has(wallet));
      if (missing.length > 0) {
        const found = await loadSubjects(sql, missing);
        for (const [wallet, subject] of found) page.subjects.set(wallet, subject);
        const subjects = [...new Set(found.values())].filter((subject) => !page.members.has(subject));
        await loadPage(sql, subjects, page, led);
      }
      return [...new Set(wallets.map((wallet) => page.subjects.get(wallet) ?? wallet))].sort();
    },
    async reloadSpread() {
      const members = new Map([...page.members.values()].flat().map((member) => [member.wallet, member]));
      for (const member of members.values()) member.spread = [];
      page.merged.clear();
      await loadSpread(sql, members);
    },
    score(subject, chainId, step) {
      if (!page.members.has(subject)) throw new Error(`the subject ${subject} was not loaded`);
      const parts = partsOf(subject);
      const own = parts.filter((part) => part.chainId === chainId);
      const everywhere = parts.length > 0 ? standingOf(subject, ALL_CHAINS, parts) : null;
      const sent = own.reduce((sum, part) => sum + part.facts.sent, 0);
      // Where all that is known comes from one chain both scopes are the same.
      const alone = own.length === parts.length && !hasOtherSources(page.members.get(subject) ?? [], chainId);
      const here = sent === 0 ? null : alone ? everywhere : standingOf(subject, chainId, own);
      change(subject, chainId, here, step);
      change(subject, ALL_CHAINS, everywhere, step);
    },
    get pending() {
      return changes.length;
    },
    async flush(options) {
      const written = changes;
      changes = [];
      quietChanges.clear();
      page.subjects.clear();
      page.members.clear();
      page.standings.clear();
      page.merged.clear();
      page.states.clear();
      await writeScores(sql, written, options);
    },
  };
}

interface Part {
  member: Member;
  chainId: number;
  facts: WalletFacts;
}

/**
 * 00:00 UTC of each chain's newest covered day. Chains without a cursor are read through explorers, which tell no block
 * times: the newest row stands for the chain.
 */
function asOf(parts: readonly Part[], cursorOf: (chainId: number) => Cursor | undefined): Record<string, number> {
  const days: Record<string, number> = {};
  for (const { chainId, facts } of parts) {
    const day = cursorOf(chainId)?.asOf ?? dayOf(facts.lastSeenAt ?? 0);
    days[chainId] = Math.max(days[chainId] ?? 0, day);
  }
  return days;
}

function hasOtherSources(members: readonly Member[], chainId: number): boolean {
  return members.some((member) => [...member.sources.keys()].some((one) => one !== chainId));
}

function statusOf(
  unavailable: readonly Category[],
  parts: readonly Part[],
  cursorOf: (chainId: number) => Cursor | undefined,
): ScoreStatus {
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

async function loadPage(sql: Sql, subjects: readonly string[], page: Page, led: LedChain | undefined): Promise<void> {
  if (subjects.length === 0) return;
  const { rows: owned } = await sql.query<{ address: string; subject: string }>(
    "select address, subject from wallet where subject = any($1::text[]) order by address",
    [subjects],
  );
  for (const subject of subjects) page.members.set(subject, []);
  const members = new Map<string, Member>();
  const join = (subject: string, wallet: string) => {
    const member: Member = { wallet, facts: new Map(), spread: [], sources: new Map() };
    members.set(wallet, member);
    page.members.get(subject)?.push(member);
  };
  for (const row of owned) join(row.subject, row.address);
  for (const subject of subjects) if (page.members.get(subject)?.length === 0) join(subject, subject);

  const wallets = [...members.keys()];
  // Facts the caller holds itself are not read.
  const held = led ? wallets.filter((wallet) => led.factsOf(wallet) !== undefined) : [];
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
  await loadStandings(sql, subjects, page);
}

async function loadSpread(sql: Sql, members: ReadonlyMap<string, Member>): Promise<void> {
  const { rows } = await sql.query<SpreadRow>(
    `select chain_id as "chainId", wallet, funder, cluster_size as "clusterSize", chain_length as "chainLength"
     from spread where wallet = any($1::text[]) order by wallet, chain_id`,
    [[...members.keys()]],
  );
  for (const row of rows) members.get(row.wallet)?.spread.push(row);
}

type StandingRow = Record<Category, number> & {
  subject: string;
  chain_id: number;
  total: number;
  ranked: boolean;
  status: ScoreStatus;
  unavailable: Category[];
  stale: Category[];
  facts: Standing["facts"];
  model_hash: string;
  reached_at: number;
};

async function loadStandings(sql: Sql, subjects: readonly string[], page: Page): Promise<void> {
  const { rows } = await sql.query<StandingRow>(
    `select subject, chain_id, total, ranked, status, unavailable, stale, facts, model_hash, reached_at,
       ${categories.join(", ")} from score where subject = any($1::text[])`,
    [subjects],
  );
  for (const row of rows) {
    page.standings.set(`${row.subject} ${row.chain_id}`, {
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
      ranked: row.ranked,
      status: row.status,
      unavailable: row.unavailable,
      stale: row.stale,
      facts: row.facts,
      modelHash: row.model_hash,
      reachedAt: row.reached_at,
    });
  }
}
