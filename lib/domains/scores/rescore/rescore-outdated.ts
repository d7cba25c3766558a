import type { Pool } from "pg";
import type { Sql } from "../../../core/db.ts";
import { sqlTransaction } from "../../../core/transaction.ts";
import { hashJson, modelHash, readActiveModel } from "../../models/index.ts";
import type { ScoringSettings } from "../inputs/scoring-settings.ts";
import { lockScores } from "./lock-scores.ts";
import { openScoringSession } from "./scoring-session.ts";

/** Subjects scored in one transaction. */
const PAGE = 500;
/** The key in `meta` of the settings that all scores were computed with. */
const SETTINGS = "scoring settings";

/** Which scores are computed again: those of another model, also those of other lists, or all. */
type Outdated = "of another model" | "of another model or other lists" | "all";

/**
 * Score again (cause `model`) the subjects whose score was computed with another model or other lists than the active
 * ones, or all of them if units, prices, worthless chains, seeds, services or the effect of lists changed. Returns their number. May be
 * interrupted and repeated at any time.
 */
export async function rescoreOutdated(pool: Pool, settings: ScoringSettings, now: () => Date): Promise<number> {
  const present = fingerprint(settings);
  const { rows } = await pool.query<{ value: string }>("select value from meta where key = $1", [SETTINGS]);
  const isChanged = rows[0]?.value !== present;
  const done = await rescorePages(pool, settings, {
    outdated: isChanged ? "all" : "of another model or other lists",
    now,
  });
  // Written at the end, so that an interrupted run starts again.
  if (isChanged) {
    await pool.query(
      "insert into meta (key, value) values ($1, to_jsonb($2::text)) on conflict (key) do update set value = excluded.value",
      [SETTINGS, present],
    );
  }
  return done;
}

/** Score again the subjects whose score was computed with another model than the active one. Returns their number. */
export function rescoreOutdatedModel(
  pool: Pool,
  settings: ScoringSettings,
  options: { now: () => Date; signal?: AbortSignal | undefined },
): Promise<number> {
  return rescorePages(pool, settings, { outdated: "of another model", ...options });
}

/** Records that every score is of the active model. Returns false if some are not. */
export function finishModelSwitch(pool: Pool, settings: ScoringSettings, now: Date): Promise<boolean> {
  return sqlTransaction(pool, async (sql) => {
    await lockScores(sql);
    const left = await findOutdated(sql, settings, { after: "", outdated: "of another model", limit: 1 });
    if (left.length > 0) return false;
    await sql.query("update model_switch set rescored_at = $1 where activated_at is not null and rescored_at is null", [
      now,
    ]);
    return true;
  });
}

/** A hash of the settings that scores depend on, except the lists, which facts name themselves. */
function fingerprint({ chains, worthless, listContacts, listSelf, seeds, services }: ScoringSettings): string {
  const units = [...chains].sort(([a], [b]) => a - b);
  const known = {
    ...(services.hash !== null && { services: services.hash }),
    ...(worthless.size > 0 && { worthless: [...worthless].sort((a, b) => a - b) }),
  };
  return hashJson({ units, listContacts, listSelf, seeds: [...seeds].sort(), ...known });
}

async function rescorePages(
  pool: Pool,
  settings: ScoringSettings,
  { outdated, now, signal }: { outdated: Outdated; now: () => Date; signal?: AbortSignal | undefined },
): Promise<number> {
  let done = 0;
  for (let after: string | undefined = ""; after !== undefined && !signal?.aborted; ) {
    const from = after;
    const page: RescoredPage = await sqlTransaction(pool, (sql) =>
      rescorePage(sql, settings, { after: from, outdated, now: now() }),
    );
    done += page.rescored;
    after = page.last;
  }
  return done;
}

interface RescoredPage {
  rescored: number;
  /** The last subject of the page; undefined after the last page. */
  last: string | undefined;
}

interface OutdatedSubject {
  subject: string;
  /** Configured chains with facts; scores on other chains remain. */
  chains: number[];
}

async function rescorePage(
  sql: Sql,
  settings: ScoringSettings,
  { after, outdated, now }: { after: string; outdated: Outdated; now: Date },
): Promise<RescoredPage> {
  await lockScores(sql);
  const subjects = await findOutdated(sql, settings, { after, outdated, limit: PAGE });
  const found = await findChains(sql, settings, subjects);
  const session = openScoringSession(sql, settings);
  await session.load(found.map((one) => one.subject));
  for (const { subject, chains } of found) {
    for (const chainId of chains) session.score(subject, chainId, { cause: "model", source: null });
  }
  await session.flush({ now });
  return { rescored: found.length, last: subjects.at(-1) };
}

async function findOutdated(
  sql: Sql,
  settings: ScoringSettings,
  { after, outdated, limit }: { after: string; outdated: Outdated; limit: number },
): Promise<string[]> {
  const listsHash = outdated === "of another model" ? null : settings.lists.hash;
  const { rows } = await sql.query<{ subject: string }>(
    `select distinct subject from score join score_facts using (subject, facts_hash)
     where subject > $1 and (chain_id = 0 or chain_id = any($2::bigint[]))
       and ($5 or model_hash <> $3 or facts->'listed'->>'listsHash' <> $4::text)
     order by subject limit $6`,
    [after, [...settings.chains.keys()], modelHash(await readActiveModel(sql)), listsHash, outdated === "all", limit],
  );
  return rows.map(({ subject }) => subject);
}

/** The subjects that have facts on configured chains, with these chains. */
async function findChains(
  sql: Sql,
  settings: ScoringSettings,
  subjects: readonly string[],
): Promise<OutdatedSubject[]> {
  const { rows } = await sql.query<OutdatedSubject>(
    `select w.subject, array_agg(distinct f.chain_id order by f.chain_id) as chains
     from wallet w join facts f on f.wallet = w.address
     where w.subject = any($1::text[]) and f.chain_id = any($2::bigint[])
     group by w.subject order by w.subject`,
    [subjects, [...settings.chains.keys()]],
  );
  return rows;
}
