import type { Pool } from "pg";
import { createPool } from "../../../lib/core/db.ts";
import { parseEnv } from "../../../lib/core/env.ts";
import { rescoreOutdated, scoringSettings } from "../../../lib/domains/scores/index.ts";
import { categories } from "../../../lib/engine/index.ts";
import { differences } from "../../../tests/indexer/index-state.ts";
import type { SoakSystem } from "./system.ts";

/** The events that a good receiver got, by webhook-id. */
export type Received = Map<string, Set<string>>;

/** An event as text, independent of the order of its fields. */
export function eventText(event: string, data: object): string {
  return `${event} ${JSON.stringify(Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1)))}`;
}

/** Compare a receiver's events with the committed ones. Returns the faults. */
export async function judgeEvents(pool: Pool, received: Received): Promise<string[]> {
  const { rows } = await pool.query<{ event: string; data: object }>("select event, data from kept_event");
  const left = new Map<string, number>();
  for (const { event, data } of rows) {
    const text = eventText(event, data);
    left.set(text, (left.get(text) ?? 0) + 1);
  }
  const faults: string[] = [];
  for (const [id, texts] of received) {
    if (texts.size > 1) faults.push(`${id} named ${texts.size} events`);
    for (const text of texts) left.set(text, (left.get(text) ?? 0) - 1);
  }
  const lost = [...left].filter(([, count]) => count > 0);
  const invented = [...left].filter(([, count]) => count < 0);
  if (lost.length > 0) faults.push(`${lost.length} kinds of events were lost, such as ${lost[0]?.[0]}`);
  if (invented.length > 0)
    faults.push(`${invented.length} events arrived that were never committed: ${invented[0]?.[0]}`);
  return faults;
}

/** Compare each web process's scores, ranks and percentiles of subjects with the database. */
export async function judgeRanks(
  system: SoakSystem,
  pool: Pool,
  apiKey: string,
): Promise<{ checked: number; faults: string[] }> {
  const { rows } = await pool.query<{ subject: string; total: number; rank: number }>(
    `select subject, total, (rank() over (order by total desc))::int as rank from score where chain_id <= 0 and ranked`,
  );
  const faults: string[] = [];
  for (const { name, url } of system.webs) {
    for (const { subject, total, rank } of rows) {
      const answer = await fetch(`${url}/v1/score/${subject}`, { headers: { authorization: `Bearer ${apiKey}` } });
      const { score } = (await answer.json()) as { score?: { total: number; rank: number } };
      if (score?.total !== total || score.rank !== rank) {
        faults.push(`${name} says ${score?.total} and rank ${score?.rank} of ${subject}: it is ${total} and ${rank}`);
      }
    }
  }
  return { checked: rows.length * system.webs.length, faults };
}

/** Compare the indexed data with that of another worker that reads the chain from the first block. */
export async function judgeIndex(system: SoakSystem, pool: Pool, scratchUrl: string): Promise<string[]> {
  const scratch = createPool(scratchUrl, 2);
  const worker = await system.followAlone(scratchUrl);
  try {
    const { rows } = await pool.query("select block_hash from chain_cursor where chain_id = 31337");
    for (;;) {
      const { rows: there } = await scratch.query(
        `select 1 from chain_cursor where chain_id = 31337 and block_hash = $1 and state = 'following'
           and not exists (select 1 from graphile_worker.jobs) and not exists (select 1 from backfill) and not exists (
             select 1 from tracked_wallet where state not in ('ready', 'failed'))`,
        [rows[0]?.block_hash],
      );
      if (there.length > 0) break;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const queries = {
      activity: "select * from activity where chain_id = 31337 order by wallet, block_number, tx_hash, log_index, kind",
      // Excludes wallets known only from an attestation or a sign-in, which are not on the chain.
      facts: "select wallet, facts, to_block from facts where chain_id = 31337 and to_block >= 0 order by wallet",
      fundingClusters: "select * from funding_cluster where chain_id = 31337 order by wallet",
    };
    const read = async (from: Pool): Promise<Record<string, string[]>> =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(queries).map(async ([name, text]) => {
            const found = await from.query(text);
            return [name, found.rows.map((row) => JSON.stringify(row))] as const;
          }),
        ),
      );
    const found = differences(await read(pool), await read(scratch));
    return Object.entries(found).map(
      ([name, { rows: counts, first }]) => `${name} differs (${counts}): ${JSON.stringify(first[0])}`,
    );
  } finally {
    await worker.stop();
    await scratch.end();
  }
}

/** Compute every score again from the facts, in an unused copy of the database. */
export async function judgeScores(system: SoakSystem, copyUrl: string): Promise<string[]> {
  const copy = createPool(copyUrl, 4);
  try {
    const text = `select subject, chain_id, total, ${categories.join(", ")}, ranked, status from score order by subject, chain_id`;
    const read = async () => ({
      scores: (await copy.query(text)).rows.map((row) => JSON.stringify(row)),
    });
    const before = await read();
    await copy.query("update score set model_hash = ''");
    const env = parseEnv({ ...system.settings, DATABASE_URL: copyUrl });
    await rescoreOutdated(copy, scoringSettings(env), { now: () => new Date() });
    const found = differences(before, await read());
    return Object.entries(found).map(
      ([name, { rows, first }]) => `${name} differ (${rows}): ${JSON.stringify(first[0])}`,
    );
  } finally {
    await copy.end();
  }
}
