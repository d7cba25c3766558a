import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import { plainArray } from "../../core/bulk-write.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ownedSingleton } from "../../core/process-singleton.ts";
import type { ScoreFacts } from "../../engine/index.ts";

/** What a subject's measures rest on, beside its points. Objects that stand are the same ones; nobody may change them. */
export interface CurrentFacts {
  /** What its score was made of, over all chains (0) or on one; null where it has none there. */
  facts: ScoreFacts | null;
  /** The chains that were asked for the pasts of its wallets: when the one asked longest ago was, unix milliseconds. */
  asked: readonly { chainId: number; at: number | null }[];
}

/** How far a chain is followed. */
export interface ChainCursor {
  chainId: number;
  /** Unix seconds of the newest block that was read. */
  blockTime: number | null;
  state: string;
  failingSince: Date | null;
}

export interface CurrentFactsOf {
  /** In the order of the subjects. */
  standings: readonly CurrentFacts[];
  cursors: readonly ChainCursor[];
}

interface Known extends CurrentFacts {
  /** The snapshot of the database it was read from. */
  snapshot: string;
  /** PostgreSQL gives each version of a row a place and a transaction of its own. */
  version: string | null;
  /** `asked` as text. */
  askedText: string | null;
}

interface Memory {
  known: LRUCache<string, Known>;
  cursors: { snapshot: string; rows: readonly ChainCursor[] };
}

/** Subjects kept, with facts of about three kilobytes each. */
const KEPT = 10_000;

function memoryOf(pool: Pool): Memory {
  return ownedSingleton("standings", pool, () => ({
    known: new LRUCache({ max: KEPT }),
    cursors: { snapshot: "", rows: [] },
  }));
}

/**
 * What subjects stand on, over all chains (0) or on one, as it is in the database now. What was read from a snapshot stands
 * for as long as the snapshot does: until any transaction that wrote something ends. After that one query is given what
 * is known, and tells what differs.
 */
export async function readCurrentFacts(
  ctx: Pick<Context, "pg">,
  input: { subjects: readonly Address[]; chainId: number },
): Promise<CurrentFactsOf> {
  const memory = memoryOf(ctx.pg);
  const { cursors } = memory;
  const before = input.subjects.map((subject) => memory.known.get(keyOf(input.chainId, subject)));
  const { rows } = await ctx.pg.query<[snapshot: string]>(SNAPSHOT);
  const snapshot = rows[0]?.[0];
  const standing = before.filter((known): known is Known => known?.snapshot === snapshot);
  if (cursors.snapshot === snapshot && standing.length === before.length) {
    return { standings: standing, cursors: cursors.rows };
  }
  return readAgain(ctx, memory, input, before);
}

const keyOf = (chainId: number, subject: Address) => `${chainId} ${subject}`;

const SNAPSHOT = { name: "snapshot", text: "select pg_current_snapshot()::text", rowMode: "array" } as const;

type Row = [subject: string, version: string | null, facts: ScoreFacts | null, asked: string | null];
type First = [null, snapshot: string, cursors: [number, number | null, string, string | null][] | null, null];

async function readAgain(
  ctx: Pick<Context, "pg">,
  memory: Memory,
  { subjects, chainId }: { subjects: readonly Address[]; chainId: number },
  before: readonly (Known | undefined)[],
): Promise<CurrentFactsOf> {
  const { rows } = await ctx.pg.query<Row | First>({
    name: "read-standings",
    text: `select null as subject, pg_current_snapshot()::text as version,
        (select jsonb_agg(jsonb_build_array(chain_id, block_time, state, failing_since)) from chain_cursor) as facts,
        null as asked
      union all
      select k.subject, s.version, case when s.version is distinct from k.version then s.facts end, a.asked
      from unnest($1::text[], $2::text[], $3::text[]) as k(subject, version, asked)
      left join (select subject, xmin::text || ctid::text as version, facts from score where chain_id = $4) s
        on s.subject = k.subject
      left join (
        select subject, string_agg(concat(chain_id, ':', at), ',' order by chain_id) as asked from (
          select w.subject, t.chain_id, (extract(epoch from min(t.checked_at)) * 1000)::bigint as at
          from wallet w join tracked_wallet t on t.address = w.address where w.subject = any($1::text[])
          group by w.subject, t.chain_id) each_chain
        group by subject) a on a.subject = k.subject
      where s.version is distinct from k.version or a.asked is distinct from k.asked`,
    values: [
      plainArray(subjects),
      plainArray(before.map((known) => quoted(known?.version))),
      plainArray(before.map((known) => quoted(known?.askedText))),
      chainId,
    ],
    rowMode: "array",
  });
  const [first, ...changed] = rows as [First, ...Row[]]; // the first part of the union gives one row, with these
  const [, snapshot, cursors] = first;
  memory.cursors = { snapshot, rows: (cursors ?? []).map(cursorOf) };
  const changes = new Map(changed.map((row) => [row[0], row]));
  const standings = subjects.map((subject, place): Known => {
    const known = before[place] ?? NOTHING;
    const change = changes.get(subject);
    const now = { ...(change ? changedBy(known, change) : known), snapshot };
    memory.known.set(keyOf(chainId, subject), now);
    return now;
  });
  return { standings, cursors: memory.cursors.rows };
}

const NOTHING = { facts: null, asked: [], version: null, askedText: null };
const quoted = (text: string | null | undefined) => (text == null ? null : `"${text}"`);

function changedBy(known: Omit<Known, "snapshot">, [, version, facts, askedText]: Row): Omit<Known, "snapshot"> {
  return {
    version,
    facts: version === known.version ? known.facts : facts,
    askedText,
    asked: askedText === known.askedText ? known.asked : parseAsked(askedText ?? ""),
  };
}

function parseAsked(text: string): CurrentFacts["asked"] {
  return text
    .split(",")
    .filter(Boolean)
    .map((one) => {
      const [chainId, at] = one.split(":");
      return { chainId: Number(chainId), at: at ? Number(at) : null };
    });
}

function cursorOf([chainId, blockTime, state, failingSince]: [
  number,
  number | null,
  string,
  string | null,
]): ChainCursor {
  return { chainId, blockTime, state, failingSince: failingSince === null ? null : new Date(failingSince) };
}
