import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { ScoreFacts } from "../../engine/index.ts";

/** Facts as they stand in one version of a row; PostgreSQL gives each version a place and a transaction of its own. */
interface Known {
  version: string;
  facts: ScoreFacts;
}

/** Facts kept decoded, of about three kilobytes each. */
const KEPT = 10_000;

type Cache = LRUCache<string, Known>;
const shared = globalThis as typeof globalThis & { __credenceFacts?: WeakMap<Pool, Cache> };

function cacheOf(pool: Pool): Cache {
  shared.__credenceFacts ??= new WeakMap();
  const cache = shared.__credenceFacts.get(pool) ?? new LRUCache({ max: KEPT });
  shared.__credenceFacts.set(pool, cache);
  return cache;
}

/**
 * The facts that subjects' scores were made of, over all chains (0) or on one; those without a score are in no entry. Always as
 * they stand now: one query asks for all versions, and is given only what changed since it was last read. Facts of one version
 * are one object, which nobody may change.
 */
export async function readStoredFactsOf(
  ctx: Pick<Context, "pg">,
  subjects: readonly Address[],
  chainId: number,
): Promise<Map<string, ScoreFacts>> {
  const cache = cacheOf(ctx.pg);
  const key = (subject: string) => `${chainId} ${subject}`;
  const known = subjects.map((subject) => cache.get(key(subject)));
  const { rows } = await ctx.pg.query<[subject: string, version: string, facts: ScoreFacts | null]>({
    name: "read-facts",
    text: `select s.subject, s.xmin::text || s.ctid::text,
             case when k.version is distinct from s.xmin::text || s.ctid::text then s.facts end
           from unnest($1::text[], $2::text[]) as k(subject, version)
           join score s on s.subject = k.subject and s.chain_id = $3`,
    values: [subjects, known.map((one) => one?.version ?? null), chainId],
    rowMode: "array",
  });
  const before = new Map(subjects.map((subject, i) => [subject as string, known[i]]));
  return new Map(
    rows.map(([subject, version, changed]) => {
      const facts = changed ?? before.get(subject)?.facts;
      if (!facts) throw new Error(`the facts of ${subject} were not read`);
      if (changed) cache.set(key(subject), { version, facts });
      return [subject, facts];
    }),
  );
}
