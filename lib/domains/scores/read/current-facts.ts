import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import { asHex, plainArray } from "../../../core/bulk-write.ts";
import { LAST_TIME } from "../../../core/chain-states.ts";
import type { Address } from "../../../core/chains.ts";
import type { Context } from "../../../core/context.ts";
import type { Sql } from "../../../core/db.ts";
import { ownedSingleton } from "../../../core/process-singleton.ts";
import { decodeScoreFacts, type Model, type ScoreFacts } from "../../../engine/index.ts";
import { modelOfScore } from "../../models/index.ts";
import { datedFacts, dayOf } from "../chain-heads.ts";
import { CHAIN_HEADS } from "../read-chain-heads.ts";

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
 * and another one those that this process has not decoded yet.
 */
export async function readCurrentFacts(
  ctx: Pick<Context, "pg">,
  { subjects, chainId }: { subjects: readonly Address[]; chainId: number },
): Promise<CurrentFactsResult> {
  const cache = cacheOf(ctx.pg);
  const { rows } = await ctx.pg.query<Row | First>({
    name: "read-current-facts",
    text: VERSIONS,
    values: [plainArray(subjects), chainId],
    rowMode: "array",
  });
  const [[, chains], ...read] = rows as [First, ...Row[]]; // the first part of the union gives one row, with these
  const heads = new Map((chains.heads ?? []).map(([id, time]) => [id, { asOf: dayOf(time) }]));
  const bySubject = new Map(read.map((row) => [row[0], row]));
  const isUnknown = ([, , hash]: Row) => hash !== null && !cache.get(hash);
  const unknown = read.filter(isUnknown).map(([subject]) => subject);
  for (const one of unknown.length > 0 ? await readFacts(ctx.pg, unknown, chainId) : []) {
    const { subject, facts, hash, modelHash, nextChangeDay } = one;
    const [, , , , checked = null] = bySubject.get(subject) ?? [];
    if (hash !== null && facts !== null) cache.set(hash, cachedOf(decodeScoreFacts(facts)));
    bySubject.set(subject, [subject, null, hash, modelHash, checked, nextChangeDay]);
  }
  const current = subjects.map((subject): CurrentFacts => {
    const [, , hash = null, modelHash = null, checked = null, nextChangeDay = null] = bySubject.get(subject) ?? [];
    const known = hash === null ? undefined : cache.get(hash);
    const facts = known ? dateFacts(known, nextChangeDay, heads) : null;
    return { facts, model: modelOfScore(modelHash), checked: parseChecked(checked ?? "") };
  });
  return { current, cursors: (chains.cursors ?? []).map(followedChainOf) };
}

const cachedOf = (stored: ScoreFacts): Cached => ({ stored, dated: stored });

/** Facts as of the newest covered days; the same object as before while these are the same. */
function dateFacts(cached: Cached, nextChangeDay: number | null, heads: ReadonlyMap<number, { asOf: number }>) {
  const dated = datedFacts({ facts: cached.stored, nextChangeDay }, (id) => heads.get(id));
  const before = cached.dated.asOf;
  if (Object.entries(dated.asOf).some(([chainId, day]) => before[chainId] !== day)) cached.dated = dated;
  return cached.dated;
}

type Row = [
  subject: string,
  chains: null,
  hash: string | null,
  modelHash: string | null,
  checked: string | null,
  nextChangeDay: number | null,
];
type First = [
  null,
  chains: { cursors: [number, number | null, string, string | null][] | null; heads: [number, number][] | null },
  ...null[],
];

const VERSIONS = `with scored as materialized (
    select subject, ${asHex("facts_hash")} as facts_hash, ${asHex("model_hash")} as model_hash, next_change_day from score where chain_id = $2 and subject = any($1::text[])),
  each_chain as materialized (
    select w.subject, t.chain_id, (extract(epoch from min(t.checked_at)) * 1000)::bigint as at
    from wallet w join tracked_wallet t on t.address = w.address where w.subject = any($1::text[])
    group by w.subject, t.chain_id)
  select null as subject,
    jsonb_build_object(
      'cursors', (select jsonb_agg(jsonb_build_array(chain_id, least(block_time, ${LAST_TIME}), state, failing_since)) from chain_cursor),
      'heads', (select jsonb_agg(jsonb_build_array(chain_id, time)) from (${CHAIN_HEADS}) h)) as chains,
    null as facts_hash, null as model_hash, null as checked, null::bigint as next_change_day
  union all
  select k.subject, null, s.facts_hash, s.model_hash, a.checked, s.next_change_day
  from unnest($1::text[]) as k(subject)
  left join scored s on s.subject = k.subject
  left join (
    select subject, string_agg(concat(chain_id, ':', at), ',' order by chain_id) as checked from each_chain
    group by subject) a on a.subject = k.subject`;

interface FactsRow {
  subject: string;
  facts: Buffer | null;
  hash: string | null;
  modelHash: string | null;
  nextChangeDay: number | null;
}

/** The facts of these subjects' scores, which may be newer than the versions that were read before. */
async function readFacts(sql: Sql, subjects: readonly string[], chainId: number): Promise<FactsRow[]> {
  const { rows } = await sql.query<FactsRow>({
    name: "facts-of-scores",
    text: `select subject, f.facts, ${asHex("facts_hash")} as hash, ${asHex("model_hash")} as "modelHash", next_change_day as "nextChangeDay"
      from score left join score_facts f using (subject, facts_hash) where chain_id = $2 and subject = any($1::text[])`,
    values: [plainArray(subjects), chainId],
  });
  return rows;
}

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
