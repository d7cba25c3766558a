import pg from "pg";
import { placements } from "../../scripts/database/distribution.ts";

/** A statement that was sent, by its text. */
interface Statement {
  text: string;
  values: unknown[];
}

const distributed = Object.entries(placements).flatMap(([table, placement]) =>
  typeof placement === "object" ? [table] : [],
);
const MENTIONED = new RegExp(`\\b(?:from|join|into|update)\\s+(?:${distributed.join("|")})\\b`);

/** Records the statements about distributed tables that connections to a database send, each text with its first values, until `stop`. */
export function recordStatements(database: string): { statements: ReadonlyMap<string, Statement>; stop: () => void } {
  const statements = new Map<string, Statement>();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first, second] = args as [string | pg.QueryConfig, unknown[]?];
    const text = typeof first === "string" ? first : (first.text ?? "");
    const values = (typeof first === "string" ? second : first.values) ?? [];
    const key = text.replaceAll(/\s+/g, " ").trim();
    if (this.database === database && MENTIONED.test(key) && !statements.has(key)) {
      statements.set(key, { text, values: Array.isArray(values) ? values : [] });
    }
    return (query as (...args: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  const stop = () => {
    pg.Client.prototype.query = query;
  };
  return { statements, stop };
}

/** How many shards a statement reads or writes: the most of its parts. */
export async function shardsOf(pool: pg.Pool, { text, values }: Statement): Promise<number> {
  const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain (costs off) ${text}`, values);
  const counts = rows.flatMap((row) => /Task Count: (\d+)/.exec(row["QUERY PLAN"])?.[1] ?? []);
  return Math.max(0, ...counts.map(Number));
}

/** The beginning of a statement, which names it. */
export function nameOf(text: string): string {
  return text.slice(0, 60);
}

/** Every statement of the main path that goes to every shard, and how often. */
export const everyShard: Readonly<Record<string, string>> = {
  "select '0x' || encode(model_hash, 'hex') as hash from score l":
    "a transaction that scores, before the first switch of models is recorded",
  "select 1 from activity where chain_id = $1 and block_number ": "a batch of blocks",
  "insert into facts_snapshot (wallet, chain_id, block, facts) ": "a batch of blocks",
  "delete from facts_snapshot s using ( select wallet, max(bloc": "a batch of blocks",
  "insert into stale_trader (subject) select distinct wallet fr": "a batch of blocks with new wallets",
  "with provisional as materialized ( select subject, chain_id ": "an advance of finality",
  "select subject, array_agg(distinct chain_id order by chain_i": "a change of an identity",
  "select subject, day from ((select subject, next_change_day a":
    "a new chain day, and a page of the scores whose steps are filled after it",
  "select (select concat(least(pg_snapshot_xmin(s)::text::bigin":
    "the first start of a web process, until counts are saved",
  "with scored as materialized ( select concat_ws(' ', s.subjec":
    "a turn of the event loop with look-ups of addresses that are not cached",
  "with k as materialized ( select k.index, k.chain_id, w.subje":
    "the same with names, linked wallets or wallets without a score",
  "select null as day, total as points, count(*) as subjects fr": "a day of a board, cached",
  "with page as materialized ( (select * from ((select subject,": "a page of a board, cached",
};
