import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import { plainArray } from "../../core/bulk-write.ts";
import { LAST_TIME } from "../../core/chain-states.ts";
import type { Address } from "../../core/chains.ts";
import { isCluster } from "../../core/cluster.ts";
import type { Context } from "../../core/context.ts";
import { ownedSingleton } from "../../core/process-singleton.ts";
import type { Model, ScoreFacts } from "../../engine/index.ts";
import { modelOfScore } from "../models/index.ts";
import { datedFacts, dayOf } from "./inputs/chain-heads.ts";
import { CHAIN_HEADS } from "./inputs/read-chain-heads.ts";

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

export interface CurrentFactsResult {
  /** In the order of the subjects. */
  current: readonly CurrentFacts[];
  cursors: readonly FollowedChain[];
}

interface Cached extends CurrentFacts {
  /** The snapshot of the database it was read from. */
  snapshot: string;
  nextChangeDay: number | null;
  /** Changes with the score's facts, their model and their next change day; null without a row. */
  version: string | null;
  /** `checked` as the database returns it. */
  checkedText: string | null;
}

interface Cache {
  facts: LRUCache<string, Cached>;
  cursors: { snapshot: string; rows: readonly FollowedChain[] };
}

/** Cached subjects, with facts of about three kilobytes each. */
const MAX_CACHED = 10_000;

function cacheOf(pool: Pool): Cache {
  return ownedSingleton("current facts", pool, () => ({
    facts: new LRUCache({ max: MAX_CACHED }),
    cursors: { snapshot: "", rows: [] },
  }));
}

/**
 * The facts of subjects over all chains (0) or on one, as the database holds them now. While the database snapshot is
 * unchanged (no writing transaction has ended), cached rows are reused; then one query returns the rows that differ
 * from them.
 */
export async function readCurrentFacts(
  ctx: Pick<Context, "pg">,
  input: { subjects: readonly Address[]; chainId: number },
): Promise<CurrentFactsResult> {
  const cache = cacheOf(ctx.pg);
  const before = input.subjects.map((subject) => cache.facts.get(keyOf(input.chainId, subject)));
  const { rows } = await ctx.pg.query<[snapshot: string]>(SNAPSHOT);
  // The coordinator's snapshot does not show which transactions have ended on other nodes.
  const snapshot = (await isCluster(ctx.pg)) ? undefined : rows[0]?.[0];
  const current = before.filter((known): known is Cached => known?.snapshot === snapshot);
  if (cache.cursors.snapshot === snapshot && current.length === before.length) {
    return { current, cursors: cache.cursors.rows };
  }
  return refresh(ctx, cache, input, before);
}

const keyOf = (chainId: number, subject: Address) => `${chainId} ${subject}`;

const SNAPSHOT = { name: "snapshot", text: "select pg_current_snapshot()::text", rowMode: "array" } as const;

const VERSION = "concat_ws(' ', facts_hash, model_hash, next_change_day)";

type Row = [
  subject: string,
  version: string | null,
  facts: ScoreFacts | null,
  modelHash: string | null,
  checked: string | null,
  nextChangeDay: number | null,
];
type First = [
  null,
  snapshot: string,
  chains: { cursors: [number, number | null, string, string | null][] | null; heads: [number, number][] | null },
  null,
  null,
  null,
];

async function refresh(
  ctx: Pick<Context, "pg">,
  cache: Cache,
  { subjects, chainId }: { subjects: readonly Address[]; chainId: number },
  before: readonly (Cached | undefined)[],
): Promise<CurrentFactsResult> {
  const { rows } = await ctx.pg.query<Row | First>({
    name: "read-current-facts",
    text: `with scored as materialized (
        select subject, ${VERSION} as version, facts_hash, model_hash, next_change_day from score
        where chain_id = $4 and subject = any($1::text[])),
      each_chain as materialized (
        select w.subject, t.chain_id, (extract(epoch from min(t.checked_at)) * 1000)::bigint as at
        from wallet w join tracked_wallet t on t.address = w.address where w.subject = any($1::text[])
        group by w.subject, t.chain_id)
      select null as subject, pg_current_snapshot()::text as version,
        jsonb_build_object(
          'cursors', (select jsonb_agg(jsonb_build_array(chain_id, least(block_time, ${LAST_TIME}), state, failing_since)) from chain_cursor),
          'heads', (select jsonb_agg(jsonb_build_array(chain_id, time)) from (${CHAIN_HEADS}) h)) as facts,
        null as model_hash, null as checked, null::bigint as next_change_day
      union all
      select k.subject, s.version, f.facts, s.model_hash, a.checked,
        s.next_change_day
      from unnest($1::text[], $2::text[], $3::text[]) as k(subject, version, checked)
      left join scored s on s.subject = k.subject
      left join score_facts f on f.subject = s.subject and f.facts_hash = s.facts_hash and s.version is distinct from k.version
      left join (
        select subject, string_agg(concat(chain_id, ':', at), ',' order by chain_id) as checked from each_chain
        group by subject) a on a.subject = k.subject
      where s.version is distinct from k.version or a.checked is distinct from k.checked`,
    values: [
      plainArray(subjects),
      plainArray(before.map((known) => quoted(known?.version))),
      plainArray(before.map((known) => quoted(known?.checkedText))),
      chainId,
    ],
    rowMode: "array",
  });
  const [first, ...changed] = rows as [First, ...Row[]]; // the first part of the union gives one row, with these
  const [, snapshot, chains] = first;
  cache.cursors = { snapshot, rows: (chains.cursors ?? []).map(followedChainOf) };
  const heads = new Map((chains.heads ?? []).map(([id, time]) => [id, { asOf: dayOf(time) }]));
  const changes = new Map(changed.map((row) => [row[0], row]));
  const current = subjects.map((subject, i): Cached => {
    const known = before[i] ?? NOTHING;
    const change = changes.get(subject);
    const read = change ? changedBy(known, change) : known;
    const { facts, nextChangeDay } = read;
    const now = { ...read, facts: facts && datedFacts({ facts, nextChangeDay }, (id) => heads.get(id)), snapshot };
    cache.facts.set(keyOf(chainId, subject), now);
    return now;
  });
  return { current, cursors: cache.cursors.rows };
}

const NOTHING = {
  facts: null,
  model: modelOfScore(null),
  checked: [],
  nextChangeDay: null,
  version: null,
  checkedText: null,
};
const quoted = (text: string | null | undefined) => (text == null ? null : `"${text}"`);

function changedBy(
  known: Omit<Cached, "snapshot">,
  [, version, facts, modelHash, checkedText, nextChangeDay]: Row,
): Omit<Cached, "snapshot"> {
  return {
    version,
    nextChangeDay,
    facts: version === known.version ? known.facts : facts,
    model: modelOfScore(modelHash),
    checkedText,
    checked: checkedText === known.checkedText ? known.checked : parseChecked(checkedText ?? ""),
  };
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
