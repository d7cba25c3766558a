import type { Pool } from "pg";
import { type Sql, transaction } from "../../core/db.ts";
import { currentModel } from "../../engine/index.ts";
import { lockScores } from "./lock-scores.ts";
import { modelHash } from "./model-hash.ts";
import { openBook } from "./score-book.ts";
import type { ScoringSettings } from "./score-lane.ts";

/** Subjects scored in one transaction. */
const PAGE = 500;

/**
 * Score those subjects anew (cause `model`) whose score was made by another model or with other lists than are in use
 * now. Returns how many there were. Can be interrupted and repeated at any time.
 */
export async function rescoreOutdated(pool: Pool, settings: ScoringSettings, now: () => Date): Promise<number> {
  let done = 0;
  for (let after: string | undefined = ""; after !== undefined; ) {
    const page: readonly Outdated[] = await transaction(pool, (sql) => rescorePage(sql, settings, after ?? "", now));
    done += page.length;
    after = page.at(-1)?.subject;
  }
  return done;
}

interface Outdated {
  subject: string;
  /** Those with facts, as far as they are configured; scores of others stay as they are. */
  chains: number[];
}

async function rescorePage(sql: Sql, settings: ScoringSettings, after: string, now: () => Date): Promise<Outdated[]> {
  await lockScores(sql);
  const { rows } = await sql.query<Outdated>(
    `select w.subject, array_agg(distinct f.chain_id order by f.chain_id) as chains
     from wallet w join facts f on f.wallet = w.address
     where w.subject > $1 and f.chain_id = any($2::int[]) and exists (
       select 1 from score s where s.subject = w.subject and s.chain_id in (0, f.chain_id)
         and (s.model_hash <> $3 or s.facts->'listed'->>'listsHash' <> $4))
     group by w.subject order by w.subject limit ${PAGE}`,
    [after, [...settings.chains.keys()], modelHash(currentModel), settings.lists.hash],
  );
  const book = openBook(sql, settings);
  await book.load(rows.map((row) => row.subject));
  for (const { subject, chains } of rows) {
    for (const chainId of chains) book.score(subject, chainId, { cause: "model", source: null });
  }
  await book.flush({ now: now() });
  return rows;
}
