import { sourceLabel } from "../../../chain/capabilities.ts";
import type { ChainConfig } from "../../../core/chains.ts";
import type { Context } from "../../../core/context.ts";
import { addToCount } from "../../../core/counts.ts";
import { isServiceError, ServiceError } from "../../../core/errors.ts";
import { invalidField } from "../../../core/invalid-field.ts";
import { listen } from "../../../core/listen.ts";
import { processSingleton } from "../../../core/process-singleton.ts";
import { checksum, isAddressIdentity } from "../../../core/schemas.ts";
import { readSnapshot } from "../../../core/transaction.ts";
import { decodeFacts } from "../../../engine/index.ts";
import { userNotFound } from "../../wallets/index.ts";
import { readCategories, type SourceStates } from "../category-sources.ts";
import { dayOf, newestCoveredDay, newestDay } from "../chain-heads.ts";
import { readCoverage } from "../coverage.ts";
import type { Coverage } from "../coverage-schema.ts";
import { ALL_CHAINS } from "../current-score.ts";
import { openSocial } from "../daily/issuer-weights.ts";
import { loadScoring, loadSubjects } from "../load-subjects.ts";
import { type Boards, loadedBoards } from "../ranks/boards.ts";
import { loadChainHeads } from "../read-chain-heads.ts";
import type { SubjectScore } from "../schemas.ts";
import { mergeOn } from "../score-on.ts";
import { scoringSettings } from "../settings.ts";
import { findScores, type ScoreInput, viewOutside } from "./get-score.ts";
import { askOnce, ONCE_CHANNEL } from "./once-queue.ts";
import { getScoreWithWallet } from "./recomputed.ts";

/** Requests that a question with `wait` counts as when the wallet is not known. */
const WAIT_COST = 10;
/** Questions that wait at once: of one asker, and in one process. */
const MOST_WAITING = { asker: 5, process: 200 };

export interface WaitInput extends ScoreInput {
  /** Seconds to wait for the reading of an unknown wallet; absent: not at all. */
  wait?: number;
}

/** What a call of {@link getScoreOrWait} with `wait` counts as. */
export async function waitCost(ctx: Context, input: WaitInput): Promise<number> {
  const { identity } = input;
  if (input.at !== undefined) throw invalidField("query.wait", "does not go with `at`: past days are not read");
  if (!isAddressIdentity(identity)) return 1;
  const boards = await loadedBoards(ctx, "SERVICE_UNAVAILABLE");
  const [known] = await findScores(ctx, boards, [identity], input.chainId ?? ALL_CHAINS);
  if (known) return 1;
  const asker = askerOf(ctx);
  const row = asker === null ? null : await readOnceWallet(ctx, asker, identity);
  return row?.isDone && row.askedAt !== null ? 1 : WAIT_COST;
}

/**
 * The score of an identity as {@link getScoreWithWallet} has it. An address without one: with `wait` it is read and scored, without it
 * USER_NOT_FOUND for all but those whose question made it known. `isUnfinished`: it is not wholly read yet.
 */
export async function getScoreOrWait(
  ctx: Context,
  input: WaitInput,
): Promise<{ score: SubjectScore; isUnfinished: boolean }> {
  try {
    return { score: await getScoreWithWallet(ctx, input), isUnfinished: false };
  } catch (error) {
    const asker = askerOf(ctx);
    const isUnknown = isServiceError(error) && error.code === "USER_NOT_FOUND";
    if (!isUnknown || asker === null || input.at !== undefined || !isAddressIdentity(input.identity)) throw error;
    return await answerOnce(ctx, input, asker);
  }
}

function askerOf({ actor }: Context): string | null {
  return actor.kind === "key" || actor.kind === "session" ? actor.developerId : null;
}

async function answerOnce(ctx: Context, input: WaitInput, asker: string) {
  const { identity, wait } = input;
  if (wait !== undefined) {
    await askOnce(ctx, { asker, address: identity });
    await waitFor(ctx, { asker, address: identity, ms: wait * 1_000 });
  }
  const row = await readOnceWallet(ctx, asker, identity);
  if (!row?.askedAt) throw userNotFound(identity);
  const boards = await loadedBoards(ctx, "SERVICE_UNAVAILABLE");
  const score = await scoreOnce(ctx, boards, { ...input, askedAt: row.askedAt });
  return { score, isUnfinished: !row.isDone };
}

/** Whether a wallet's reading ended, and when the asker asked for it; null if it was never asked for, or is forgotten. */
async function readOnceWallet(
  { pg }: Pick<Context, "pg">,
  asker: string,
  address: string,
): Promise<{ isDone: boolean; askedAt: Date | null } | null> {
  const { rows } = await pg.query<{ isDone: boolean; askedAt: Date | null }>(
    `select w.due_at is null as "isDone", q.asked_at as "askedAt"
     from once_wallet w left join once_question q on q.address = w.address and q.asker = $1 where w.address = $2`,
    [asker, address],
  );
  return rows[0] ?? null;
}

/** The questions of this process that wait. They share one listening connection, which ends with the last of them. */
interface Waiting {
  listener: ReturnType<typeof listen> | null;
  /** By address, what wakes those who wait for it. */
  wakers: Map<string, Set<() => void>>;
  byAsker: Map<string, number>;
  count: number;
}

/**
 * Waits until the reading of a wallet ends, or the time. Throws SERVICE_UNAVAILABLE if too many wait already, and the signal's reason when
 * the client hangs up.
 */
async function waitFor(ctx: Context, { asker, address, ms }: { asker: string; address: string; ms: number }) {
  const signal = ctx.signal?.();
  const ends = performance.now() + ms;
  const isDone = async () => (await readOnceWallet(ctx, asker, address))?.isDone ?? true;
  if (await isDone()) return;
  const { DATABASE_URL } = ctx.env;
  const waiting = processSingleton<Waiting>(`read once ${DATABASE_URL}`, () => ({
    ...{ listener: null, wakers: new Map(), byAsker: new Map(), count: 0 },
  }));
  requireRoom(waiting, asker);
  enter(waiting, asker, 1);
  waiting.listener ??= listen(
    DATABASE_URL,
    ONCE_CHANNEL,
    {
      message: (payload) => wakeAll(waiting.wakers.get(payload)),
      connect: () => {
        for (const wakers of waiting.wakers.values()) wakeAll(wakers);
      },
    },
    ctx.log,
  );
  try {
    for (let left = ms; left > 0; left = ends - performance.now()) {
      await woken(waiting, { address, ms: left, signal });
      signal?.throwIfAborted();
      if (await isDone()) return;
    }
  } finally {
    enter(waiting, asker, -1);
    if (waiting.count === 0) {
      const { listener } = waiting;
      waiting.listener = null;
      await listener?.stop();
    }
  }
}

function requireRoom({ byAsker, count }: Waiting, asker: string): void {
  if (count < MOST_WAITING.process && (byAsker.get(asker) ?? 0) < MOST_WAITING.asker) return;
  throw new ServiceError(
    "SERVICE_UNAVAILABLE",
    `At most ${MOST_WAITING.asker} questions of one developer wait at once, and ${MOST_WAITING.process} here.`,
  );
}

function enter(waiting: Waiting, asker: string, by: 1 | -1): void {
  waiting.count += by;
  addToCount(waiting.byAsker, asker, by);
}

function wakeAll(wakers: ReadonlySet<() => void> | undefined): void {
  for (const wake of wakers ?? []) wake();
}

/** Resolves when the address is announced, after `ms`, or when the signal is aborted. */
function woken(
  { wakers }: Waiting,
  { address, ms, signal }: { address: string; ms: number; signal: AbortSignal | undefined },
): Promise<void> {
  const own = wakers.get(address) ?? new Set();
  wakers.set(address, own);
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", wake);
      own.delete(wake);
      if (own.size === 0) wakers.delete(address);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    own.add(wake);
    signal?.addEventListener("abort", wake);
    if (signal?.aborted) wake();
  });
}

interface Row {
  chain_id: number;
  facts: Buffer | null;
  sources: SourceStates;
  truncated: boolean;
  unread_rows: number;
  gaps: NonNullable<Coverage["gaps"]>;
  source: string | null;
  head_at: number | null;
}

/** The score of a wallet that is read once, by what is known of it, with the rank that its total would have. */
async function scoreOnce(
  ctx: Context,
  boards: Boards,
  { identity, chainId, askedAt }: ScoreInput & { askedAt: Date },
): Promise<SubjectScore> {
  const scope = chainId ?? ALL_CHAINS;
  const { subject, heads, scoring, rows, followed } = await loadOnce(ctx, identity);
  const headOf = (chain: number) => {
    const own = rows.find(({ chain_id }) => chain_id === chain)?.head_at ?? null;
    return heads.get(chain) ?? (own === null ? undefined : { asOf: dayOf(own), finalized: Number.POSITIVE_INFINITY });
  };
  const merged = mergeOn(scoring, subject, scope, "now");
  const coverage = ctx.env.CHAINS.filter(({ id }) => chainId === undefined || id === chainId)
    .map((chain) => followed.find((one) => one.chainId === chain.id) ?? coverageOf(chain, rows))
    .sort((a, b) => a.chainId - b.chainId);
  const hasHistory = merged.parts.some(({ block }) => block !== null);
  const { unavailable } = merged.states;
  const isPartial = unavailable.length > 0 || coverage.some(({ state }) => state === "syncing" || state === "failed");
  const points = merged.pointsAt(newestDay(merged.parts, headOf));
  const score = viewOutside(boards, scope, points, {
    confidence: "low",
    lastUpdated: askedAt.toISOString(),
    // With a history it is provisional: it is not compared with other wallets for shared funding and likeness.
    status: isPartial ? "partial" : hasHistory ? "provisional" : "final",
    unavailable: isPartial && !hasHistory ? [...readCategories] : unavailable,
  });
  return { svcId: null, address: checksum(identity), score, coverage };
}

/** The wallet as a subject of its own, with what was read of it, and what it is scored with. */
async function loadOnce(ctx: Context, address: string) {
  const loaded = await readSnapshot(ctx.pg, async (sql) => {
    const settings = scoringSettings(ctx.env);
    const heads = await loadChainHeads(sql);
    const loading = { social: openSocial(sql, settings.seeds), at: newestCoveredDay(heads.values()) };
    const { subjects } = await loadSubjects(sql, [address], loading);
    const { rows } = await sql.query<Row>(
      `select chain_id, facts, sources, truncated, unread_rows, gaps, source, head_at
       from once_history where address = $1 order by chain_id`,
      [address],
    );
    const followed = await readCoverage(sql, { chains: [...ctx.env.CHAINS], wallets: [address], now: ctx.now });
    return { subject: subjects.get(address), heads, scoring: await loadScoring(sql, settings), rows, followed };
  });
  const { subject, rows } = loaded;
  const [wallet] = subject?.wallets ?? [];
  if (!subject || !wallet) throw userNotFound(address);
  for (const { chain_id, facts, sources } of rows) {
    if (facts && !wallet.facts.has(chain_id)) wallet.facts.set(chain_id, decodeFacts(facts));
    wallet.sources.set(chain_id, sources);
  }
  return { ...loaded, subject };
}

/** A chain of which explorers list the history. Its newest block is left out: it would tell when others asked. */
function coverageOf(chain: ChainConfig, rows: readonly Row[]): Coverage {
  const row = rows.find(({ chain_id }) => chain_id === chain.id);
  const isRead = row !== undefined && Object.values(row.sources).every((state) => state === "ok");
  const label = sourceLabel(chain, "walletHistory");
  const state = isRead ? (row.truncated ? "truncated" : "ok") : row || label === null ? "failed" : "syncing";
  return {
    chainId: chain.id,
    source: row?.source ?? label ?? "rpc",
    ...{ fromBlock: isRead ? 0 : null, toBlock: null, blockHash: null, finalizedBlock: null, state },
    ...(row && row.unread_rows > 0 && { unreadRows: row.unread_rows }),
    ...(row && row.gaps.length > 0 && { gaps: row.gaps }),
  };
}
