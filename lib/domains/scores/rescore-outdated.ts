import type { Pool } from "pg";
import type { Sql } from "../../core/db.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { currentModel } from "../../engine/index.ts";
import { lockScores } from "./lock-scores.ts";
import { hashJson, modelHash } from "./model-hash.ts";
import { openScoringSession } from "./scoring-session.ts";
import type { ScoringSettings } from "./scoring-settings.ts";

/** Subjects scored in one transaction. */
const PAGE = 500;
/** The key in `meta` of the settings that all scores were computed with. */
const SETTINGS = "scoring settings";

/**
 * Score again (cause `model`) the subjects whose score was computed with another model or other lists than the current
 * ones, or all of them if units, prices, seeds or the effect of lists changed. Returns their number. May be
 * interrupted and repeated at any time.
 */
export async function rescoreOutdated(pool: Pool, settings: ScoringSettings, now: () => Date): Promise<number> {
  const present = fingerprint(settings);
  const { rows } = await pool.query<{ value: string }>("select value from meta where key = $1", [SETTINGS]);
  const isChanged = rows[0]?.value !== present;
  let done = 0;
  for (let after: string | undefined = ""; after !== undefined; ) {
    const from = after;
    const page: readonly Outdated[] = await sqlTransaction(pool, (sql) =>
      rescorePage(sql, settings, { after: from, all: isChanged, now: now() }),
    );
    done += page.length;
    after = page.at(-1)?.subject;
  }
  // Written at the end, so that an interrupted run starts again.
  if (isChanged) {
    await pool.query(
      "insert into meta (key, value) values ($1, to_jsonb($2::text)) on conflict (key) do update set value = excluded.value",
      [SETTINGS, present],
    );
  }
  return done;
}

/** A hash of the settings that scores depend on, except the lists, which facts name themselves. */
function fingerprint({ chains, listContacts, listSelf, seeds }: ScoringSettings): string {
  const units = [...chains].sort(([a], [b]) => a - b);
  return hashJson({ units, listContacts, listSelf, seeds: [...seeds].sort() });
}

interface Outdated {
  subject: string;
  /** Configured chains with facts; scores on other chains remain. */
  chains: number[];
}

async function rescorePage(
  sql: Sql,
  settings: ScoringSettings,
  { after, all, now }: { after: string; all: boolean; now: Date },
): Promise<Outdated[]> {
  await lockScores(sql);
  const { rows } = await sql.query<Outdated>(
    `select w.subject, array_agg(distinct f.chain_id order by f.chain_id) as chains
     from wallet w join facts f on f.wallet = w.address
     where w.subject > $1 and f.chain_id = any($2::bigint[]) and exists (
       select 1 from score s where s.subject = w.subject and s.chain_id in (0, f.chain_id)
         and ($5 or s.model_hash <> $3 or s.facts->'listed'->>'listsHash' <> $4))
     group by w.subject order by w.subject limit ${PAGE}`,
    [after, [...settings.chains.keys()], modelHash(currentModel), settings.lists.hash, all],
  );
  const session = openScoringSession(sql, settings);
  await session.load(rows.map((row) => row.subject));
  for (const { subject, chains } of rows) {
    for (const chainId of chains) session.score(subject, chainId, { cause: "model", source: null });
  }
  await session.flush({ now });
  return rows;
}
