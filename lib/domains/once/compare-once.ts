import type { Pool } from "pg";
import { underLockIfFree } from "../../core/advisory-lock.ts";
import { plainArray } from "../../core/bulk-write.ts";
import { chunks } from "../../core/chunks.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { groupBy } from "../../core/group-by.ts";
import { inSteps } from "../../core/yield-regularly.ts";
import { type AlikeCluster, decodeFacts } from "../../engine/index.ts";
import { profileOf, type WalletProfile } from "../../engine/wallet-clusters/profile.ts";
import { openProfileStore } from "../../engine/wallet-clusters/profile-store.ts";
import { type ComparedPopulation, indexPopulation } from "../../engine/wallet-clusters/search.ts";
import { addWalletProfiles, type ScoringSettings, scoringSettings } from "../scores/index.ts";
import { ONCE_CHANNEL } from "./queue.ts";

// Wallets that are read once are compared for each asker alone: with subjects, which anybody may know, and with what else that asker made
// known. A comparison over all of them would tell one developer by a score what another asked for. Nothing of a subject changes.

/** Wallets of one asker that are compared at once: first those that were not, then those that were asked for last. */
const MOST_OF_ASKER = 50_000;
/** Askers whose comparisons take turns at the same time. */
const MOST_AT_ONCE = 4;
/** Wallets whose facts are read in one statement. They may have 64 KiB each. */
const PAGE = 200;
/** Results that are written in one statement. */
const WRITTEN = 5_000;
/** An asker's next comparison waits so many times as long as its last one took. */
const PAUSE = 4;
/** The subjects are read again when they are so many times as old as their reading took; each new day of chains makes no difference. */
const SUBJECTS_PAUSE = 20;
/** Subjects that nobody was compared with for so long are dropped from memory, milliseconds. */
const IDLE_MS = 10 * 60_000;

interface Comparison {
  subjects: { index: ComparedPopulation; readAt: number; tookMs: number; usedAt: number } | null;
  /** By asker, when its next comparison may begin. */
  pausedUntil: Map<string, number>;
}

/**
 * Returns a task that compares the wallets whose readings ended since. What it knows of subjects stays in memory between two runs, some
 * 430 bytes a wallet. One process at a time compares; what was interrupted is compared by the next run. Returns the number of wallets
 * that are compared now.
 */
export function openOnceComparison(): (ctx: Context, signal?: AbortSignal) => Promise<number> {
  const comparison: Comparison = { subjects: null, pausedUntil: new Map() };
  return async (ctx, signal) =>
    (await underLockIfFree(ctx.pg, "comparison of wallets that are read once", (sql) =>
      compareAll(ctx, sql, comparison, signal),
    )) ?? 0;
}

async function compareAll(
  { pg, env }: Context,
  sql: Sql,
  comparison: Comparison,
  signal: AbortSignal | undefined,
): Promise<number> {
  const settings = scoringSettings(env);
  const now = performance.now();
  for (const [asker, until] of comparison.pausedUntil) if (until <= now) comparison.pausedUntil.delete(asker);
  const askers = (await readWaiting(sql)).filter((asker) => !comparison.pausedUntil.has(asker));
  if (askers.length === 0) {
    if (now - (comparison.subjects?.usedAt ?? now) > IDLE_MS) comparison.subjects = null;
    return 0;
  }
  const subjects = await readSubjects(sql, settings, comparison, signal);
  let count = 0;
  const compareNext = async (): Promise<void> => {
    for (let asker = askers.shift(); asker !== undefined; asker = askers.shift()) {
      const startedAt = performance.now();
      const compared = await compareAsker(pg, settings, { asker, subjects, signal });
      count += compared;
      const endedAt = performance.now();
      comparison.pausedUntil.set(asker, endedAt + PAUSE * (endedAt - startedAt));
    }
  };
  await Promise.all(Array.from({ length: MOST_AT_ONCE }, compareNext));
  return count;
}

/** The askers with wallets that are read and not compared; who waits longest is first. An index has those that are read, or still to be read. */
async function readWaiting(sql: Sql): Promise<string[]> {
  const { rows } = await sql.query<{ asker: string }>(
    `select q.asker from once_question q join once_wallet w using (address)
     where q.compare_from is not null and w.read_at is not null group by q.asker order by min(w.read_at), q.asker`,
  );
  return rows.map(({ asker }) => asker);
}

async function readSubjects(
  sql: Sql,
  settings: ScoringSettings,
  comparison: Comparison,
  signal: AbortSignal | undefined,
): Promise<ComparedPopulation> {
  const now = performance.now();
  const known = comparison.subjects;
  if (known && now - known.readAt < SUBJECTS_PAUSE * known.tookMs) {
    known.usedAt = now;
    return known.index;
  }
  comparison.subjects = null; // Two populations are never in memory.
  const store = openProfileStore();
  await addWalletProfiles(sql, settings, store, { signal });
  const index = await inSteps(indexPopulation(store), signal);
  const readAt = performance.now();
  comparison.subjects = { index, readAt, tookMs: readAt - now, usedAt: readAt };
  return index;
}

interface Task {
  asker: string;
  subjects: ComparedPopulation;
  signal: AbortSignal | undefined;
}

/** Compares the wallets of one asker with each other and with subjects. Returns the number of those that are compared now. */
async function compareAsker(pg: Pool, settings: ScoringSettings, { asker, subjects, signal }: Task): Promise<number> {
  const { rows } = await pg.query<{ address: string; at: Date }>(
    `select q.address, clock_timestamp() as at from once_question q join once_wallet w using (address)
     where q.asker = $1 and w.read_at is not null
     order by q.compare_from is null, q.asked_at desc, q.address limit ${MOST_OF_ASKER}`,
    [asker],
  );
  const [first] = rows;
  if (!first) return 0;
  const addresses = rows.map(({ address }) => address);
  const guests: WalletProfile[] = [];
  for (const page of chunks(addresses, PAGE)) {
    signal?.throwIfAborted();
    guests.push(...(await readProfiles(pg, settings, page)));
  }
  const clusters = await inSteps(subjects.compare(guests), signal);
  const byWallet = new Map(clusters.map(({ wallet, ...alike }) => [wallet, alike]));
  let count = 0;
  for (const page of chunks(addresses, WRITTEN)) {
    const compared = page.map((address) => ({ address, alike: byWallet.get(address) ?? null }));
    count += await writeCompared(pg, { asker, at: first.at, compared });
  }
  return count;
}

/** What is compared of wallets. One that became a subject meanwhile is compared as such. */
async function readProfiles(
  pg: Pool,
  { chains }: ScoringSettings,
  addresses: readonly string[],
): Promise<WalletProfile[]> {
  const { rows } = await pg.query<{ address: string; chain_id: number; facts: Buffer }>(
    `select address, chain_id, facts from once_history
     where address = any($1::text[]) and facts is not null and chain_id = any($2::bigint[]) order by address, chain_id`,
    [plainArray(addresses), [...chains.keys()]],
  );
  // A statement of its own, because on a cluster these rows are on other nodes.
  const { rows: known } = await pg.query<{ wallet: string }>(
    "select wallet from facts where wallet = any($1::text[]) and facts is not null",
    [plainArray(addresses)],
  );
  const subjects = new Set(known.map(({ wallet }) => wallet));
  const guests = rows.filter(({ address }) => !subjects.has(address));
  return [...groupBy(guests, ({ address }) => address)].map(([address, own]) =>
    profileOf(
      address,
      address,
      own.flatMap(({ chain_id, facts }) => {
        const chain = chains.get(chain_id);
        return chain ? [{ facts: decodeFacts(facts), referenceWei: chain.referenceWei }] : [];
      }),
    ),
  );
}

/**
 * Writes what changed, and wakes those who wait for it. A wallet that was read again since `at` stays to be compared, and so does one whose
 * row is just being written. Nobody waits for the wallets of lists, which may be many.
 */
async function writeCompared(
  pg: Pool,
  input: {
    asker: string;
    at: Date;
    compared: readonly { address: string; alike: Omit<AlikeCluster, "wallet"> | null }[];
  },
): Promise<number> {
  const { rows } = await pg.query<{ count: number }>(
    `with given as materialized (select * from jsonb_to_recordset($3::jsonb) as g(address text, alike jsonb)),
     free as materialized (
       select q.address, q.compared_at is null and not q.listed as waits from once_question q join given g using (address)
       where q.asker = $1 and (q.compare_from is not null or q.alike is distinct from g.alike) for update of q skip locked),
     written as (
       update once_question q set compared_at = $2, alike = g.alike, compare_from = null
       from free join given g using (address) join once_wallet w using (address)
       where q.asker = $1 and q.address = free.address and w.read_at < $2 and (q.compare_from < $2) is not false
       returning q.address, free.waits)
     select count(*)::int as count, count(case when waits then pg_notify($4, address)::text end) as notified from written`,
    [input.asker, input.at, JSON.stringify(input.compared), ONCE_CHANNEL],
  );
  return rows[0]?.count ?? 0;
}
