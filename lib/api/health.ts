import { setTimeout as delay } from "node:timers/promises";
import { type ChainHealth, readChains } from "../core/chain-health.ts";
import { chainStates } from "../core/chain-states.ts";
import type { Context } from "../core/context.ts";
import { type ExplorerFault, readExplorerFaults } from "../core/explorer-faults.ts";
import { countWorkers } from "../core/jobs.ts";
import { processSingleton } from "../core/process-singleton.ts";
import { type Recomputation, readRecomputation } from "../core/recomputation.ts";
import { processReplica } from "../core/replica.ts";
import { readWalArchive, type WalArchive } from "../core/wal-archive.ts";
import { countAppeals } from "../domains/appeals/index.ts";
import { type NoticeHealth, readNoticeHealth } from "../domains/notices/index.ts";
import { contractWarnings } from "../domains/reservations/index.ts";
import { boardsOf, OLDEST_ANSWER_MS, replicaAge } from "../domains/scores/index.ts";
import { readScreeningLists } from "../domains/screening/index.ts";
import { areLimitsShared } from "./redis-limits.ts";

type Base = Pick<Context, "env" | "pg" | "log">;

const DATABASE_PATIENCE_MS = 2_000;
/** Rows that are counted at most, so that a probe stays cheap. */
const MOST_COUNTED = 100_000;
/** A backfill that waits longer for its first or a later turn causes a warning, seconds. */
const LONG_WAIT_SECONDS = { first: 5 * 60, later: 60 * 60 };

export interface Readiness {
  /** `degraded`: the service answers, but needs attention. */
  status: "ready" | "degraded" | "unavailable";
  /** Why the service cannot answer, as sentences. */
  failures: string[];
  /** Other problems, as sentences. */
  warnings: string[];
  database: { ok: boolean };
  /** Whether limits are shared with the other processes; null without Redis. */
  redis: { ok: boolean } | null;
  /** How old the answers of the replica may be; null without one. `ok`: it answers reading requests of this process. */
  replica: { ok: boolean; lagMs: number | null } | null;
  boards: { state: string };
  /** The pages process; null if Next runs in this process. */
  pages: { state: PagesState } | null;
  chains: ChainHealth[];
  /** Explorers that fail. */
  explorers: ExplorerFault[];
  queue: { waiting: number; running: number; failed: number; oldestSeconds: number } | null;
  backfills: BackfillHealth | null;
  /** What a worker computes again after an upgrade or with other settings, before it leads chains; null without any. */
  recomputation: Pick<Recomputation, "what" | "done" | "total"> | null;
  /** Closes of the past that wait to be computed, at most {@link MOST_COUNTED}; null while the database does not respond. */
  staleCloses: number | null;
  /** Appeals without a decision, and how many of them are past their deadline. */
  appeals: { open: number; late: number } | null;
  /** Why mail cannot be sent (null if it can, or none was), and messages that wait or failed; null while the database does not respond. */
  notices: NoticeHealth | null;
  /** The lists of SCREENING_LISTS, and whether each was refreshed in time; null while the database does not respond. */
  screening: { list: string; stale: boolean }[] | null;
  /** Processes that run the worker; null while the database does not respond. */
  workers: number | null;
  /** Whether the last attempt to archive the write-ahead log failed, and whether a finished segment waits too long; null if the database archives none. */
  walArchive: WalArchive | null;
}

/** Backfills that are not complete. */
interface BackfillHealth {
  /** Due and without a worker. */
  waiting: number;
  running: number;
  /** Failed and waiting for the next attempt. */
  retrying: number;
  /** The longest waits for a first and a later turn. */
  firstTurnSeconds: number;
  laterTurnSeconds: number;
}

/** `building` while `npm start` builds the pages, `starting` until the first page can be rendered, `down` while the process restarts. */
export type PagesState = "building" | "starting" | "up" | "down";

const reported = processSingleton("health", () => ({
  isDraining: false,
  pagesState: undefined as (() => PagesState) | undefined,
}));

/** Includes the state of the pages process in readiness. */
export function reportPages(state: () => PagesState): void {
  reported.pagesState = state;
}

/** From now on readiness fails: the server ends after the requests in flight. */
export function startDraining(): void {
  reported.isDraining = true;
}

/** The state of the service and its parts. Never throws. */
export async function readiness(base: Base): Promise<Readiness> {
  const failures: string[] = [];
  const warnings: string[] = [];
  if (reported.isDraining) failures.push("The server is stopping.");
  const boards = boardsOf(base).state;
  if (boards !== "ready") failures.push(`The boards are ${boards}.`);
  const pages = reported.pagesState?.() ?? null;
  if (pages === "building") failures.push("The pages are being built. The API answers.");
  if (pages === "starting") warnings.push("The pages are starting.");
  if (pages === "down") warnings.push("The pages process is restarting.");
  const replica = readReplica(base);
  if (replica?.ok === false)
    warnings.push("The database replica is too far behind or does not respond: the primary answers.");
  const read = await readDatabase(base);
  if (!read) failures.push("The database does not respond.");
  const isShared = areLimitsShared();
  const ofProcess = [
    ...contractWarnings(),
    ...(isShared === false ? ["Redis does not respond: each process limits by itself."] : []),
  ];
  warnings.push(...(read ? chainWarnings(read) : []), ...ofProcess, ...(read ? queueWarnings(read) : []));
  return {
    status: failures.length > 0 ? "unavailable" : warnings.length > 0 ? "degraded" : "ready",
    failures,
    warnings,
    database: { ok: read !== null },
    redis: isShared === null ? null : { ok: isShared },
    replica,
    boards: { state: boards },
    pages: pages && { state: pages },
    ...(read ?? UNREAD),
  };
}

type Stored = NonNullable<Awaited<ReturnType<typeof readInTime>>>;

function chainWarnings({ chains, explorers }: Stored): string[] {
  const warnings = chains.flatMap((chain) => warningsOf(chain));
  for (const { chainId, host, since, error } of explorers) {
    warnings.push(`Explorer ${host} of chain ${chainId} fails since ${since}: ${error}.`);
  }
  return warnings;
}

/** What needs attention on a chain, as sentences. */
function warningsOf({ chainId, state, error, quarantined, missingBlocks, oddTimes }: ChainHealth): string[] {
  const warnings: string[] = [];
  if (oddTimes) {
    const which = `${oddTimes.blocks}, the newest block ${oddTimes.newest} (${oddTimes.statedTime})`;
    warnings.push(`Recent blocks of chain ${chainId} whose impossible time counts as their parent's: ${which}.`);
  }
  const transactions = quarantined - (missingBlocks?.blocks ?? 0);
  if (transactions > 0) warnings.push(`Quarantined transactions of chain ${chainId}: ${transactions}.`);
  if (missingBlocks) {
    const { blocks, from, newest } = missingBlocks;
    const which = `${blocks}, the newest ${from === newest ? `block ${newest}` : `${from} to ${newest}`}`;
    warnings.push(`Blocks of chain ${chainId} that no node gave, and without which it goes on: ${which}.`);
  }
  if (chainStates[state].fails || (error !== null && state !== "paused")) {
    warnings.push(`Chain ${chainId} is ${state}${error ? `: ${error}` : "."}`);
  }
  return warnings;
}

function queueWarnings({ notices, screening, queue, backfills, recomputation }: Stored): string[] {
  const warnings: string[] = [];
  const { mailFault } = notices;
  if (mailFault) warnings.push(`Mail cannot be sent since ${mailFault.since}: ${mailFault.error}`);
  for (const { list, stale } of screening) {
    if (stale) warnings.push(`The screening list ${list} was not refreshed in time.`);
  }
  if (queue.failed > 0) warnings.push(`${queue.failed} jobs failed permanently.`);
  warnings.push(...longWaits(backfills));
  if (recomputation) warnings.push(describe(recomputation));
  return warnings;
}

function readReplica({ env, log }: Base): Readiness["replica"] {
  const replica = processReplica({ env, log });
  if (!replica) return null;
  const age = replicaAge(replica, { env, log });
  return { ok: age <= OLDEST_ANSWER_MS, lagMs: Number.isFinite(age) ? age : null };
}

function longWaits({ waiting, firstTurnSeconds, laterTurnSeconds }: BackfillHealth): string[] {
  const isLong = firstTurnSeconds > LONG_WAIT_SECONDS.first || laterTurnSeconds > LONG_WAIT_SECONDS.later;
  const seconds = Math.max(firstTurnSeconds, laterTurnSeconds);
  return isLong ? [`${waiting} backfills wait for a turn, one of them for ${Math.floor(seconds / 60)} minutes.`] : [];
}

function describe({ what, done, total }: NonNullable<Readiness["recomputation"]>): string {
  const unit = what === "facts" ? "wallets" : "subjects";
  return `${what === "facts" ? "Facts" : "Scores"} are computed again: ${done} of ${total} ${unit}. No chain is read meanwhile.`;
}

/** The parts of readiness that come from the database, while it does not respond. */
const UNREAD = {
  notices: null,
  chains: [],
  explorers: [],
  queue: null,
  backfills: null,
  recomputation: null,
  staleCloses: null,
  appeals: null,
  screening: null,
  workers: null,
  walArchive: null,
};

/** Running reads, shared by concurrent probes: a flood of them must not take the database's connections from requests. */
const reading = new WeakMap<Base["pg"], ReturnType<typeof readInTime>>();

function readDatabase(base: Base): ReturnType<typeof readInTime> {
  const running = reading.get(base.pg);
  if (running) return running;
  const read = readInTime(base).finally(() => reading.delete(base.pg));
  reading.set(base.pg, read);
  return read;
}

/** Null if the database does not respond in time. */
async function readInTime({ env, pg, log }: Base) {
  const work = readParts(env, pg);
  try {
    return await Promise.race([work, delay(DATABASE_PATIENCE_MS, null, { ref: false })]);
  } catch (err) {
    log.warn({ err }, "the readiness check cannot read the database");
    return null;
  } finally {
    work.catch(() => {});
  }
}

async function readParts(env: Base["env"], pg: Base["pg"]) {
  const [
    chains,
    explorers,
    queue,
    backfills,
    recomputation,
    staleCloses,
    appeals,
    workers,
    walArchive,
    notices,
    lists,
  ] = await Promise.all([
    readChains(env.CHAINS, pg),
    readExplorerFaults(pg, env.CHAINS),
    countJobs(pg),
    readBackfills(pg),
    readRecomputation(pg).then((state) => state && { what: state.what, done: state.done, total: state.total }),
    countStaleCloses(pg),
    countAppeals({ pg }),
    countWorkers(pg),
    readWalArchive(pg),
    readNoticeHealth(pg),
    readScreeningLists({ env, pg, now: new Date() }),
  ]);
  const screening = lists.map(({ name, stale }) => ({ list: name, stale }));
  const work = { queue, backfills, recomputation, staleCloses, appeals, workers, notices, screening };
  return { chains, explorers, walArchive, ...work };
}

async function countJobs(pg: Base["pg"]): Promise<NonNullable<Readiness["queue"]>> {
  const { rows } = await pg.query<NonNullable<Readiness["queue"]>>(
    `with j as (select run_at, locked_at is not null as running, attempts >= max_attempts as failed from graphile_worker.jobs
     -- Without a key: another one replaced it while it ran.
     where key is not null or attempts < max_attempts)
     select count(*) filter (where not running and not failed) as waiting,
       count(*) filter (where running) as running,
       count(*) filter (where not running and failed) as failed,
       greatest(extract(epoch from now() - min(run_at) filter (where not running and not failed))::int, 0) as "oldestSeconds"
     from j`,
  );
  return rows[0] ?? { waiting: 0, running: 0, failed: 0, oldestSeconds: 0 };
}

async function readBackfills(pg: Base["pg"]): Promise<BackfillHealth> {
  const { rows } = await pg.query<BackfillHealth>(
    `with b as (
       select turns, claim is not null and due_at > now() as running, claim is null and due_at > now() as later,
         extract(epoch from now() - greatest(queued_at, due_at))::int as waited
       from backfill)
     select count(*) filter (where not running and not later) as waiting,
       count(*) filter (where running) as running,
       count(*) filter (where later) as retrying,
       coalesce(max(waited) filter (where not running and not later and turns = 0), 0) as "firstTurnSeconds",
       coalesce(max(waited) filter (where not running and not later and turns > 0), 0) as "laterTurnSeconds"
     from b`,
  );
  return rows[0] ?? { waiting: 0, running: 0, retrying: 0, firstTurnSeconds: 0, laterTurnSeconds: 0 };
}

async function countStaleCloses(pg: Base["pg"]): Promise<number> {
  const { rows } = await pg.query<{ count: number }>(
    `select count(*)::int as count from (select 1 from stale_close limit ${MOST_COUNTED}) as waiting`,
  );
  return rows[0]?.count ?? 0;
}
