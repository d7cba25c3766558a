import { timingSafeEqual } from "node:crypto";
import { hasCapability } from "../../chain/capabilities.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import type { WalletFacts } from "../../engine/index.ts";
import { askOnce, keyedHash, ONCE_CHANNEL, VISITOR } from "./queue.ts";
import { explainOnce } from "./score-once.ts";
import { isKnown, readOnceFacts, whileReading } from "./wait-for-score.ts";

// Visitors of pages ask for wallets that are not known without signing in. A signed text in the URL says that its reader asked, and when.

/** How long an answer can be seen without asking again, seconds. */
const SEEN_SECONDS = 3_600;
/** How long a visitor sees the progress of a reading, milliseconds: a minute a chain, and the pauses after failures. */
const LONGEST_MS = 75_000;
/** Longest time between two looks, milliseconds. */
const LOOK_MS = 2_000;

/** The progress on one chain while a wallet is read. */
interface ChainReading {
  chainId: number;
  state: "waiting" | "reading" | "read" | "failed";
  /** The explorer's list of the last page, and the rows of all lists so far. */
  list?: string;
  rows?: number;
}

/** How far the reading of a wallet is. */
export interface WalletReading {
  state: ChainReading["state"];
  chains: ChainReading[];
  /** Until the reading ends at the latest, or is tried again; absent where it is not known. */
  secondsLeft?: number;
}

/** A visitor's question for a wallet. */
export interface VisitorQuestion {
  /** The parameter `asked` of the wallet's page. */
  asked: string;
  /** Yields how far the reading is until it ends or fails, at most for 75 seconds. Throws as {@link whileReading} does. */
  follow: () => AsyncGenerator<WalletReading>;
}

/**
 * Asks for a wallet for whoever is behind a network (an IPv4 address or IPv6 /64), of which only a keyed hash is stored. Null for a wallet
 * that is known. Throws RATE_LIMIT_EXCEEDED as {@link askOnce} does.
 */
export async function askForVisitor(
  ctx: Context,
  { address, network }: { address: string; network: string },
): Promise<VisitorQuestion | null> {
  if (await isKnown(ctx, address)) return null;
  const visitor = keyedHash(ctx.env, `network ${network}`);
  const asker = VISITOR + visitor;
  const at = Math.floor(ctx.now.getTime() / 1_000);
  await askOnce(ctx, { asker, address });
  const proof = keyedHash(ctx.env, proofOf(address, { at, visitor }));
  return { asked: `${at}.${visitor}.${proof}`, follow: () => follow(ctx, { asker, address }) };
}

const proofOf = (address: string, { at, visitor }: { at: number; visitor: string }): string =>
  `asked for ${address} at ${at} by ${visitor}`;

/** The score of a wallet that its visitor asked for, with what explains it, dated by the question. */
export interface AskedScore extends Awaited<ReturnType<typeof explainOnce>> {
  /** It is still being read, or tried again. */
  isUnfinished: boolean;
}

/** What a visitor's question of the last hour made known; null for any other text in place of `asked`. */
export async function readAsked(
  ctx: Context,
  { address, asked, chainId }: Asked & { chainId?: number | undefined },
): Promise<AskedScore | null> {
  const question = verifyAsked(ctx, { address, asked });
  const row = question && (await readRow(ctx, address));
  if (!question || !row) return null;
  const input = { identity: address, ...question, ...(chainId !== undefined && { chainId }) };
  return { ...(await explainOnce(ctx, input)), isUnfinished: !row.isDone };
}

/** The facts by chain that a visitor's question of the last hour made known; null as {@link readAsked} is. */
export async function readAskedFacts(
  ctx: Context,
  { address, asked }: Asked,
): Promise<{ facts: WalletFacts[]; isDone: boolean } | null> {
  const row = verifyAsked(ctx, { address, asked }) && (await readRow(ctx, address));
  return row ? { facts: await readOnceFacts(ctx, address), isDone: row.isDone } : null;
}

interface Asked {
  address: string;
  asked: string;
}

/** Who asked for a wallet, and when; null for a text that no question of the last hour made. */
function verifyAsked({ env, now }: Context, { address, asked }: Asked): { asker: string; askedAt: Date } | null {
  const [, at = "", visitor = "", proof = ""] = /^([0-9]{1,12})\.([\w-]{22})\.([\w-]{22})$/.exec(asked) ?? [];
  const expected = keyedHash(env, proofOf(address, { at: Number(at), visitor }));
  const age = now.getTime() / 1_000 - Number(at);
  if (proof === "" || !timingSafeEqual(Buffer.from(proof), Buffer.from(expected)) || age > SEEN_SECONDS) return null;
  return { asker: VISITOR + visitor, askedAt: new Date(Number(at) * 1_000) };
}

/** Notifies those who wait for a wallet how far a worker is with it. */
export async function notifyReading(
  sql: Sql,
  progress: { address: string; chainId: number; list: string; rows: number; secondsLeft: number },
): Promise<void> {
  const { address, chainId, list, rows, secondsLeft } = progress;
  await sql.query("select pg_notify($1, $2)", [ONCE_CHANNEL, [address, chainId, list, rows, secondsLeft].join(" ")]);
}

interface Row {
  isClaimed: boolean;
  isDone: boolean;
  isRead: boolean;
  attempts: number;
  secondsToTurn: number | null;
  chains: { chainId: number; isRead: boolean }[];
}

async function* follow(ctx: Context, question: { asker: string; address: string }): AsyncGenerator<WalletReading> {
  const pages = new Map<number, Pick<ChainReading, "list" | "rows">>();
  let secondsLeft: number | undefined;
  let attempts: number | undefined;
  for await (const news of whileReading(ctx, { ...question, ms: LONGEST_MS, everyMs: LOOK_MS })) {
    const [chainId, list, rows, left] = news;
    if (list !== undefined) pages.set(Number(chainId), { list, rows: Number(rows) });
    if (left !== undefined) secondsLeft = Number(left);
    const row = await readRow(ctx, question.address);
    attempts ??= row?.attempts ?? 0;
    const reading = viewReading(ctx, row, { pages, secondsLeft, attempts });
    yield reading;
    if (reading.state === "read" || reading.state === "failed") return;
  }
}

async function readRow({ pg }: Context, address: string): Promise<Row | undefined> {
  const { rows } = await pg.query<Row>(
    `select claim is not null as "isClaimed", due_at is null as "isDone", read_at is not null as "isRead", attempts,
       ceil(extract(epoch from due_at - clock_timestamp()))::int as "secondsToTurn",
       coalesce((select json_agg(json_build_object('chainId', chain_id, 'isRead', error is null))
         from once_history h where h.address = w.address), '[]') as chains
     from once_wallet w where address = $1`,
    [address],
  );
  return rows[0];
}

/** A wallet without a row was forgotten, which is as good as read: its page asks again. */
function viewReading(
  ctx: Context,
  row: Row | undefined,
  seen: { pages: ReadonlyMap<number, object>; secondsLeft: number | undefined; attempts: number },
): WalletReading {
  const chains = ctx.env.CHAINS.filter((chain) => chain.wallets !== "all" && hasCapability(chain, "walletHistory"));
  if (!row || row.isRead) return { state: "read", chains: chains.map(({ id }) => ({ chainId: id, state: "read" })) };
  const hasFailed = row.isDone || row.attempts > seen.attempts;
  const state = hasFailed ? "failed" : row.isClaimed ? "reading" : "waiting";
  const secondsToTurn = row.attempts > 0 && !row.isClaimed ? (row.secondsToTurn ?? 0) : 0;
  const secondsLeft = state === "reading" ? seen.secondsLeft : secondsToTurn > 0 ? secondsToTurn : undefined;
  return {
    state,
    chains: chains.map(({ id }): ChainReading => {
      const stored = row.chains.find(({ chainId }) => chainId === id);
      if (stored?.isRead) return { chainId: id, state: "read" };
      return { chainId: id, state, ...(state === "reading" && seen.pages.get(id)) };
    }),
    ...(secondsLeft !== undefined && { secondsLeft }),
  };
}
