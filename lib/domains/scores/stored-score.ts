import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import { asHex, plainArray } from "../../core/bulk-write.ts";
import { LAST_TIME } from "../../core/chain-states.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ownedSingleton } from "../../core/process-singleton.ts";
import { createLoader } from "../../core/shared-snapshot.ts";
import {
  type Breakdown,
  byCategory,
  type Category,
  type CategoryState,
  categories,
  dayOf,
  decodeScoreFacts,
  type Model,
  mergeFacts,
  noPoints,
  type ScoreFacts,
  type WalletLink,
} from "../../engine/index.ts";
import { modelOfScore, readActiveModel } from "../models/index.ts";
import { datedFacts } from "./chain-heads.ts";
import { scopeKey } from "./current-score.ts";
import { inScope, scopesOf } from "./ranks/scopes.ts";
import { CHAIN_HEADS, loadSharedHeads } from "./read-chain-heads.ts";
import { scoringSettings } from "./settings.ts";
import { readCategories } from "./subject.ts";

/** The stored score of a subject in a scope, with the facts it was computed from as of the newest covered days. */
export interface StoredScore {
  total: number;
  breakdown: Breakdown;
  bonus: Partial<Record<Category, number>>;
  facts: ScoreFacts;
  /** What it was computed with; of a subject without a score, the active model. */
  model: Model;
}

type ScoreRow = Breakdown & {
  subject: string;
  chainId: number;
  total: number;
  bonus: Partial<Record<Category, number>>;
  hash: string;
  facts: Buffer;
  modelHash: string;
  nextChangeDay: number | null;
};

async function readRows(sql: Sql, subjects: readonly string[], chainIds: readonly number[]): Promise<ScoreRow[]> {
  const { rows } = await sql.query<ScoreRow>({
    name: "scores-with-facts",
    text: `select subject, chain_id as "chainId", total, bonus, ${asHex("facts_hash")} as hash, facts, ${asHex("model_hash")} as "modelHash",
        next_change_day as "nextChangeDay", ${categories.join(", ")}
      from score join score_facts using (subject, facts_hash) where subject = any($1::text[]) and ${inScope("chain_id", "any($2::bigint[])")}`,
    values: [plainArray(subjects), plainArray(chainIds)],
  });
  return rows;
}

const loadRow = createLoader(async (sql, keys: readonly { subject: string; chainId: number }[]) => {
  const subjects = keys.map(({ subject }) => subject);
  const rows = await readRows(sql, subjects, [...new Set(keys.map(({ chainId }) => chainId))]);
  const found = new Map(
    rows.flatMap((row) => scopesOf(row.chainId).map((chainId) => [scopeKey({ ...row, chainId }), row] as const)),
  );
  return keys.map((key) => found.get(scopeKey(key)));
});

/** The score of a known subject; zero points over empty facts if it has none, and for a name that waits. */
export async function readScore(
  ctx: Pick<Context, "env">,
  sql: Sql,
  input: { subject: string; wallets: readonly string[]; chainId: number; waitingName?: string | null },
): Promise<StoredScore> {
  if (input.waitingName) return readWaiting(ctx, sql, { subject: input.subject, name: input.waitingName });
  const [row, heads] = await Promise.all([loadRow(sql, input), loadSharedHeads(sql)]);
  if (row) {
    return {
      total: row.total,
      breakdown: byCategory((category) => row[category]),
      bonus: row.bonus,
      facts: datedFacts({ ...row, facts: decodeScoreFacts(row.facts) }, (id) => heads.get(id)),
      model: modelOfScore(row.modelHash),
    };
  }
  const model = await readActiveModel(sql);
  const read = await wasRead(sql, input);
  return viewNoScore(ctx, { ...input, model, read });
}

/** A name that waits has the facts of no wallet; its links say why. */
async function readWaiting(
  ctx: Pick<Context, "env">,
  sql: Sql,
  { subject, name }: { subject: string; name: string },
): Promise<StoredScore> {
  const model = await readActiveModel(sql);
  const links = await readWaitingLinks(sql, name);
  const none = viewNoScore(ctx, { subject, wallets: [], model, read: true });
  return { ...none, facts: { ...none.facts, links } };
}

async function wasRead(sql: Sql, input: { wallets: readonly string[]; chainId: number }): Promise<boolean> {
  const { rows } = await sql.query(
    `select from tracked_wallet where address = any($1) and ($2 = 0 or chain_id = $2) and ready_at is null limit 1`,
    [input.wallets, input.chainId],
  );
  return rows.length === 0;
}

/** Zero points over the facts of a subject that did nothing. `read`: its sources were read. */
export function viewNoScore(
  ctx: Pick<Context, "env">,
  { subject, wallets, model, read }: { subject: string; wallets: readonly string[]; model: Model; read: boolean },
): StoredScore {
  const stateOf = (category: Category): CategoryState =>
    read || !readCategories.includes(category) ? "ok" : "unavailable";
  const { lists } = scoringSettings(ctx.env);
  const none = { parts: [], funding: [], social: [], listed: lists.listed, listsHash: lists.hash };
  const rules = { listContacts: ctx.env.LIST_CONTACTS, listSelf: ctx.env.LIST_SELF };
  const facts = mergeFacts({ subject, wallets: [...wallets], ...none, ...rules, states: byCategory(stateOf) }, model);
  return { total: 0, breakdown: noPoints, bonus: {}, facts, model };
}

/** The facts of a known subject's score over all chains; empty ones if it has none. */
export async function readStoredFacts(
  ctx: Pick<Context, "env">,
  sql: Sql,
  input: { subject: string; wallets: readonly string[] },
): Promise<ScoreFacts> {
  return (await readScore(ctx, sql, { ...input, chainId: 0 })).facts;
}

/** The links of a name that waits; its owner's wallet if nobody has activated it. In the order of wallets. */
async function readWaitingLinks(sql: Sql, name: string): Promise<WalletLink[]> {
  const { rows } = await sql.query<{ wallet: string; linkedAt: number | null; movedAt: number }>(
    `select coalesce(link.address, i.owner) as wallet, floor(extract(epoch from link.linked_at))::bigint as "linkedAt",
       floor(extract(epoch from coalesce(link.moved_at, i.moved_at)))::bigint as "movedAt"
     from identity i left join identity_wallet link on link.name = i.name where i.name = $1 order by 1`,
    [name],
  );
  return rows;
}

/** The inputs of a subject's measures besides its points. Unchanged values are the same objects; do not modify them. */
export interface CurrentFacts {
  /** The facts of its score as of the newest covered days; null if it has no score in the scope. */
  facts: ScoreFacts | null;
  /** The model of that score; the newest without one. */
  model: Model;
  /** By chain with tracked wallets: the earliest of the wallets' last checks, unix milliseconds. */
  checked: readonly { chainId: number; at: number | null }[];
}

/** The newest block of a followed chain. */
export interface FollowedChain {
  chainId: number;
  /** Unix seconds. */
  blockTime: number | null;
  state: string;
  failingSince: Date | null;
}

interface CurrentFactsResult {
  /** In the order of the subjects. */
  current: readonly CurrentFacts[];
  cursors: readonly FollowedChain[];
}

interface Cached {
  stored: ScoreFacts;
  /** The same as of the last days that were asked for. */
  dated: ScoreFacts;
}

/** Cached facts, of about three kilobytes each. */
const MAX_CACHED = 10_000;

/** By `score.facts_hash`: facts of one hash never change. */
const cacheOf = (pool: Pool) =>
  ownedSingleton("facts of scores", pool, () => new LRUCache<string, Cached>({ max: MAX_CACHED }));

/**
 * The facts of subjects over all chains (0) or on one, as the database holds them now. One statement returns the versions of the facts,
 * and another one those that this process has not decoded yet. `keeps`: decoded ones are kept for later questions; otherwise one statement
 * returns all.
 */
export async function readCurrentFacts(
  ctx: Pick<Context, "pg">,
  { subjects, chainId, keeps = true }: { subjects: readonly Address[]; chainId: number; keeps?: boolean | undefined },
): Promise<CurrentFactsResult> {
  const { rows } = await ctx.pg.query<VersionRow | First>({
    name: keeps ? "read-current-facts" : "read-current-facts-whole",
    text: keeps ? VERSIONS : WHOLE,
    values: [plainArray(subjects), chainId],
    rowMode: "array",
  });
  const [[, chains], ...read] = rows as [First, ...VersionRow[]]; // the first part of the union gives one row, with these
  const heads = new Map((chains.heads ?? []).map(([id, time]) => [id, { asOf: dayOf(time) }]));
  const bySubject = new Map(read.map((row) => [row[0], row]));
  const factsOf = keeps ? await decodeUnknown(ctx.pg, bySubject, chainId) : decodeOwn;
  const current = subjects.map((subject): CurrentFacts => {
    const row = bySubject.get(subject);
    const known = row && factsOf(row);
    const facts = known ? dateFacts(known, row[5], (id) => heads.get(id)) : null;
    return { facts, model: modelOfScore(row?.[3] ?? null), checked: parseChecked(row?.[4] ?? "") };
  });
  return { current, cursors: (chains.cursors ?? []).map(followedChainOf) };
}
type FactsOf = (row: VersionRow) => Cached | undefined;

const decodeOwn: FactsOf = (row) => {
  const bytes = row[6];
  if (!bytes) return undefined;
  const stored = decodeScoreFacts(bytes);
  return { stored, dated: stored };
};

/** Decodes the facts that this process has not decoded yet; their rows become those that were read with them, which may be newer. */
async function decodeUnknown(pg: Pool, bySubject: Map<string, VersionRow>, chainId: number): Promise<FactsOf> {
  const cache = cacheOf(pg);
  const isUnknown = ([, , hash]: VersionRow) => hash !== null && !cache.get(hash);
  const unknown = [...bySubject.values()].filter(isUnknown).map(([subject]) => subject);
  for (const row of unknown.length > 0 ? await readRows(pg, unknown, [chainId]) : []) {
    const { subject, hash, modelHash, nextChangeDay } = row;
    const [, , , , checked = null] = bySubject.get(subject) ?? [];
    const stored = decodeScoreFacts(row.facts);
    cache.set(hash, { stored, dated: stored });
    bySubject.set(subject, [subject, null, hash, modelHash, checked, nextChangeDay, null]);
  }
  return ([, , hash]) => (hash === null ? undefined : cache.get(hash));
}

/** Facts as of the newest covered days; the same object as before while these are the same. */
function dateFacts(cached: Cached, nextChangeDay: number | null, headOf: Parameters<typeof datedFacts>[1]) {
  const dated = datedFacts({ facts: cached.stored, nextChangeDay }, headOf);
  const before = cached.dated.asOf;
  if (Object.entries(dated.asOf).some(([chainId, day]) => before[chainId] !== day)) cached.dated = dated;
  return cached.dated;
}

type VersionRow = [
  subject: string,
  chains: null,
  hash: string | null,
  modelHash: string | null,
  checked: string | null,
  nextChangeDay: number | null,
  facts: Buffer | null,
];
type First = [
  null,
  chains: { cursors: [number, number | null, string, string | null][] | null; heads: [number, number][] | null },
  ...null[],
];

/** SQL: the versions of facts of subjects, with the facts where they are a column. */
const currentFacts = (facts: string, from: string) => `with scored as materialized (
    select subject, ${asHex("facts_hash")} as facts_hash, ${asHex("model_hash")} as model_hash, next_change_day, ${facts} as facts from ${from} where ${inScope("chain_id", "$2")} and subject = any($1::text[])),
  each_chain as materialized (
    select w.subject, t.chain_id, (extract(epoch from min(t.checked_at)) * 1000)::bigint as at
    from wallet w join tracked_wallet t on t.address = w.address where w.subject = any($1::text[])
    group by w.subject, t.chain_id)
  select null as subject,
    jsonb_build_object(
      'cursors', (select jsonb_agg(jsonb_build_array(chain_id, least(block_time, ${LAST_TIME}), state, failing_since)) from chain_cursor),
      'heads', (select jsonb_agg(jsonb_build_array(chain_id, time)) from (${CHAIN_HEADS}) h)) as chains,
    null as facts_hash, null as model_hash, null as checked, null::bigint as next_change_day, null::bytea as facts
  union all
  select k.subject, null, s.facts_hash, s.model_hash, a.checked, s.next_change_day, s.facts
  from unnest($1::text[]) as k(subject)
  left join scored s on s.subject = k.subject
  left join (
    select subject, string_agg(concat(chain_id, ':', at), ',' order by chain_id) as checked from each_chain
    group by subject) a on a.subject = k.subject`;

const VERSIONS = currentFacts("null::bytea", "score");
const WHOLE = currentFacts("facts", "score left join score_facts using (subject, facts_hash)");

function parseChecked(text: string): CurrentFacts["checked"] {
  return text
    .split(",")
    .filter(Boolean)
    .map((one) => {
      const [chainId, at] = one.split(":");
      return { chainId: Number(chainId), at: at ? Number(at) : null };
    });
}

function followedChainOf([chainId, blockTime, state, failingSince]: [
  number,
  number | null,
  string,
  string | null,
]): FollowedChain {
  return { chainId, blockTime, state, failingSince: failingSince === null ? null : new Date(failingSince) };
}
