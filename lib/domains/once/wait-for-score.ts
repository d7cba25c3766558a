import type { Context } from "../../core/context.ts";
import { addToCount } from "../../core/counts.ts";
import { isServiceError, ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { listen } from "../../core/listen.ts";
import { processSingleton } from "../../core/process-singleton.ts";
import { isAddressIdentity } from "../../core/schemas.ts";
import { decodeFacts, type WalletFacts } from "../../engine/index.ts";
import { getScoreBatch, getScoreWithWallet, type ScoreInput } from "../scores/index.ts";
import type { SubjectScore } from "../scores/schemas.ts";
import { userNotFound } from "../wallets/index.ts";
import { askOnce, KEY_VISITOR, keyedHash, ONCE_CHANNEL } from "./queue.ts";
import { measureOnce, readOnceWallets, scoreOnce } from "./score-once.ts";

/** Requests that a question with `wait` counts as when the wallet is not known. */
const WAIT_COST = 10;
/** Questions that wait at once: of one asker, and in one process. */
const MOST_WAITING = { asker: 5, process: 200 };
/** How long the listening connection stays after the last of them: opening one takes longer than many a reading. */
const LISTENING_MS = 10_000;

interface WaitInput extends ScoreInput {
  /** Seconds to wait for the reading of an unknown wallet; absent: not at all. */
  wait?: number;
}

/** What a call of {@link getScoreOrWait} with `wait` counts as. */
export async function waitCost(ctx: Context, input: WaitInput): Promise<number> {
  const { identity } = input;
  if (input.at !== undefined) throw invalidField("query.wait", "does not go with `at`: past days are not read");
  if (!isAddressIdentity(identity)) return 1;
  if (await isKnown(ctx, identity)) return 1;
  const asker = askerOf(ctx);
  const row = asker === null ? undefined : (await readOnceWallets(ctx, asker, [identity])).get(identity);
  return row?.isDone && row.askedAt !== null ? 1 : WAIT_COST;
}

/** Whether an address (lower case) is in the tables that everybody sees. */
export async function isKnown(ctx: Context, address: string): Promise<boolean> {
  const { scores } = await getScoreBatch(ctx, { identities: [address] });
  return scores.some(({ found }) => found);
}

/**
 * Has an address that is not known read, and waits until it is compared with others, or cannot be, or the seconds are over; returns at once
 * for any other identity. Throws as a question with `wait` does.
 */
export async function waitForWallet(
  ctx: Context,
  { identity, wait }: { identity: string; wait: number },
): Promise<void> {
  const asker = askerOf(ctx);
  if (asker === null || !isAddressIdentity(identity) || (await isKnown(ctx, identity))) return;
  await askAndWait(ctx, { asker, address: identity, ms: wait * 1_000, isCompared: true });
}

/** How long a voter's reading and comparison are waited for, milliseconds: Snapshot gives up after ten seconds or more. */
const VOTER_MS = 8_000;

/**
 * Has unknown voters read for whoever sent the request, at the charge of the developer `payer`, and waits eight seconds at most. Returns who
 * then sees what was read, and by address why it could not be asked for.
 */
export async function readVoters(
  ctx: Context,
  { payer, addresses }: { payer: string; addresses: readonly string[] },
): Promise<{ asker: string; refused: Map<string, string> }> {
  const asker = `visitor ${keyedHash(ctx.env, `network ${ctx.client ?? ""}`)} of ${payer}`;
  const refused = new Map<string, string>();
  const seen = await readOnceWallets(ctx, asker, addresses);
  const isRead = (address: string) => seen.get(address)?.isDone && seen.get(address)?.askedAt != null;
  const unread = addresses.filter((address) => !isRead(address));
  const uncompared = addresses.filter((address) => seen.get(address)?.awaitsComparison);
  const read = async (address: string) => {
    try {
      await askOnce(ctx, { asker, address, payer });
      await waitFor(ctx, { asker, address, ms: VOTER_MS, isCompared: true });
    } catch (error) {
      if (!isServiceError(error)) throw error;
      refused.set(address, error.message);
    }
  };
  await Promise.all([...unread, ...uncompared].slice(0, MOST_WAITING.asker).map(read));
  for (const address of unread.slice(MOST_WAITING.asker)) {
    refused.set(address, `At most ${MOST_WAITING.asker} unknown wallets of a request are read at once. Ask again.`);
  }
  return { asker, refused };
}

async function askAndWait(ctx: Context, input: WaitFor) {
  await askOnce(ctx, input);
  return waitFor(ctx, input);
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

/**
 * Whose questions make a wallet known: the caller's developer; with a publishable key the client's address, so that it neither sees what the
 * developer or others asked nor uses up what they have. Null without credentials.
 */
export function askerOf({ actor, client = "", env }: Pick<Context, "actor" | "client" | "env">): string | null {
  if (actor.kind === "publishable") {
    return `${KEY_VISITOR}${keyedHash(env, `network ${client}`)} of ${actor.developerId}`;
  }
  return actor.kind === "key" || actor.kind === "session" ? actor.developerId : null;
}

async function answerOnce(ctx: Context, input: WaitInput, asker: string) {
  const { identity, wait } = input;
  // Its score is `provisional` until it is compared.
  const row =
    wait === undefined
      ? (await readOnceWallets(ctx, asker, [identity])).get(identity)
      : await askAndWait(ctx, { asker, address: identity, ms: wait * 1_000, isCompared: false });
  if (!row?.askedAt) throw userNotFound(identity);
  const score = await scoreOnce(ctx, { ...input, asker, askedAt: row.askedAt });
  return { score, isUnfinished: !row.isDone };
}

/**
 * The facts of a wallet that the caller had read once, by chain, after a wait if it gives one; null if it never asked for it. Of an address
 * that is a known wallet's there are none. Throws as a question for a score with `wait` does.
 */
export async function readFactsOrWait(
  ctx: Context,
  { address, wait }: { address: string; wait: number | undefined },
): Promise<{ facts: WalletFacts[]; isDone: boolean } | null> {
  const asker = askerOf(ctx);
  if (asker === null) return null;
  const row =
    wait === undefined
      ? (await readOnceWallets(ctx, asker, [address])).get(address)
      : await askAndWait(ctx, { asker, address, ms: wait * 1_000, isCompared: false });
  return row?.askedAt ? { facts: await readOnceFacts(ctx, address), isDone: row.isDone } : null;
}

/** What is stored of a wallet that was read once, by chain. */
export async function readOnceFacts({ pg }: Pick<Context, "pg">, address: string): Promise<WalletFacts[]> {
  const { rows } = await pg.query<{ facts: Buffer }>(
    "select facts from once_history where address = $1 and facts is not null order by chain_id",
    [address],
  );
  return rows.map(({ facts }) => decodeFacts(facts));
}

/** The words behind a wallet's address in a notification, which a worker sends while it reads it; none when the reading ends. */
type ReadingNews = readonly string[];

/** The questions of this process that wait. They share one listening connection, which ends soon after the last of them. */
interface Waiting {
  listener: ReturnType<typeof listen> | null;
  /** When nobody waits: what ends the listener. */
  ending: NodeJS.Timeout | undefined;
  /** By address, what wakes those who wait for it. */
  wakers: Map<string, Set<(news: ReadingNews) => void>>;
  byAsker: Map<string, number>;
  count: number;
}

interface WaitFor {
  asker: string;
  address: string;
  ms: number;
  /** Until it is compared too, if it has a history. */
  isCompared: boolean;
}

/** Waits until the reading of a wallet ends, or the time. Returns what is known of it then. Throws as {@link whileReading} does. */
async function waitFor(ctx: Context, input: WaitFor) {
  const { asker, address, isCompared } = input;
  const read = async () => (await readOnceWallets(ctx, asker, [address])).get(address);
  let row = await read();
  const isDone = async () => {
    if (!row?.isDone || !isCompared || !row.awaitsComparison) return row?.isDone ?? true;
    const [measures] = (await measureOnce(ctx, { asker, addresses: [address], chainIds: [] })).values();
    return !measures?.isUnfinished;
  };
  if (await isDone()) return row;
  // Also at once: it may have ended before this process listened.
  for await (const _ of whileReading(ctx, input)) {
    row = await read();
    if (await isDone()) break;
  }
  return row;
}

/**
 * Yields at once, then with each notification about a wallet and at least every `everyMs`, until the time is over. Throws
 * SERVICE_UNAVAILABLE if too many wait already, and the signal's reason when the client hangs up.
 */
export async function* whileReading(
  ctx: Context,
  input: { asker: string; address: string; ms: number; everyMs?: number },
): AsyncGenerator<ReadingNews> {
  const { asker, address, ms, everyMs = ms } = input;
  const signal = ctx.signal?.();
  const ends = performance.now() + ms;
  const waiting = waitingOf(ctx);
  requireRoom(waiting, asker);
  clearTimeout(waiting.ending);
  enter(waiting, asker, 1);
  const inbox = openInbox(waiting, address);
  try {
    waiting.listener ??= listenForNews(ctx, waiting);
    yield [];
    for (let left = ms; left > 0; left = ends - performance.now()) {
      const news = await inbox.next(Math.min(left, everyMs), signal);
      signal?.throwIfAborted();
      yield news;
    }
  } finally {
    inbox.close();
    enter(waiting, asker, -1);
    if (waiting.count === 0) waiting.ending = setTimeout(() => endListening(waiting), LISTENING_MS).unref();
  }
}

function endListening(waiting: Waiting): void {
  const { listener } = waiting;
  waiting.listener = null;
  listener?.stop();
}

function waitingOf({ env }: Pick<Context, "env">): Waiting {
  return processSingleton<Waiting>(`read once ${env.DATABASE_URL}`, () => ({
    ...{ listener: null, ending: undefined, wakers: new Map(), byAsker: new Map(), count: 0 },
  }));
}

function listenForNews({ env, log }: Pick<Context, "env" | "log">, { wakers }: Waiting): Waiting["listener"] {
  const on = {
    message: (payload: string) => {
      const [address = "", ...news] = payload.split(" ");
      wakeAll(wakers.get(address), news);
    },
    connect: () => {
      for (const own of wakers.values()) wakeAll(own, []);
    },
  };
  return listen(env.DATABASE_URL, ONCE_CHANNEL, on, log);
}

function requireRoom({ byAsker, count }: Waiting, asker: string): void {
  if (count < MOST_WAITING.process && (byAsker.get(asker) ?? 0) < MOST_WAITING.asker) return;
  throw new ServiceError(
    "SERVICE_UNAVAILABLE",
    `At most ${MOST_WAITING.asker} questions of one developer or client address wait at once, and ${MOST_WAITING.process} here.`,
  );
}

function enter(waiting: Waiting, asker: string, by: 1 | -1): void {
  waiting.count += by;
  addToCount(waiting.byAsker, asker, by);
}

function wakeAll(wakers: ReadonlySet<(news: ReadingNews) => void> | undefined, news: ReadingNews): void {
  for (const wake of wakers ?? []) wake(news);
}

/** Queues the notifications about an address, so that none is missed while an earlier one is handled. */
function openInbox({ wakers }: Waiting, address: string) {
  const own = wakers.get(address) ?? new Set();
  wakers.set(address, own);
  const arrived: ReadingNews[] = [];
  let onNews = () => {};
  const wake = (news: ReadingNews) => {
    arrived.push(news);
    onNews();
  };
  own.add(wake);
  return {
    /** The next news; none after `ms` and when the signal is aborted. */
    async next(ms: number, signal: AbortSignal | undefined): Promise<ReadingNews> {
      if (arrived.length === 0 && !signal?.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          onNews = () => {
            clearTimeout(timer);
            resolve();
          };
          signal?.addEventListener("abort", onNews, { once: true });
        });
        signal?.removeEventListener("abort", onNews);
      }
      return arrived.shift() ?? [];
    },
    close() {
      own.delete(wake);
      if (own.size === 0) wakers.delete(address);
    },
  };
}
