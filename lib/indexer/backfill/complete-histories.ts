import { hasCapability } from "../../chain/capabilities.ts";
import type { ChainConfig } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import {
  lockScoresOf,
  markWholeHistory,
  rescore,
  type ScoreTrigger,
  type ScoringSettings,
} from "../../domains/scores/index.ts";
import { type ClaimedBackfill, rememberWallets } from "../../domains/wallets/index.ts";
import { type Activity, encodeFacts, type WalletFacts } from "../../engine/index.ts";
import { type ChainCursor, lockCursor } from "../cursor.ts";
import { readFacts, refoldWallets } from "../facts-rows.ts";
import { type CompletedHistory, lockTracked, type TrackedWallet, writeTracked } from "../tracked-wallets.ts";
import { finishBackfills } from "./staged-history.ts";

interface Scope {
  chain: ChainConfig;
  settings: ScoringSettings;
  /** Null on chains whose blocks are not followed. */
  cursor: ChainCursor | null;
  /** By wallet: all its activity, as it was just stored. That of others is read. */
  activity?: ReadonlyMap<string, readonly Activity[]>;
}

/**
 * Folds the activity of these wallets, scores them and stores how far their histories reach. The cursor is locked.
 */
export async function completeHistories(sql: Sql, scope: Scope, histories: readonly CompletedHistory[]): Promise<void> {
  const chainId = scope.chain.id;
  const now = new Date();
  const wallets = histories.map((history) => history.address).sort();
  const refreshed = histories.flatMap(({ address, isRefresh }) => (isRefresh ? [address] : []));
  const before = await readFacts(sql, chainId, refreshed);
  await rememberWallets(sql, wallets, now);
  const facts = await refoldWallets(sql, { chainId, wallets, activity: scope.activity });
  const same = new Set([...before].flatMap(([wallet, old]) => (isEqual(old, facts.get(wallet)) ? [wallet] : [])));
  await writeTracked(sql, chainId, histories, { factsOf: (address) => facts.get(address), now });
  await lockScoresOf(sql, wallets);
  await scoreHistories(sql, { ...scope, facts, same, now }, histories);
}

function isEqual(before: WalletFacts, after: WalletFacts | undefined): boolean {
  return after !== undefined && Buffer.compare(encodeFacts(before), encodeFacts(after)) === 0;
}

async function scoreHistories(
  sql: Sql,
  scope: Scope & { facts: ReadonlyMap<string, WalletFacts>; same: ReadonlySet<string>; now: Date },
  histories: readonly CompletedHistory[],
): Promise<void> {
  const { chain, cursor, now } = scope;
  const newest = cursor ? cursor.newest : await readHead(sql, chain.id);
  const isWhole = ({ sources }: CompletedHistory) => Object.values(sources).every((state) => state === "ok");
  const scored = new Set<string>();
  // Scores of incomplete histories change without events.
  for (const whole of [true, false]) {
    const part = histories.filter((history) => isWhole(history) === whole);
    const toBlocks = new Map(part.map(({ address, toBlock }) => [address, toBlock]));
    const trigger = (address: string): ScoreTrigger => {
      const facts = scope.facts.get(address);
      const last = { number: facts?.block ?? toBlocks.get(address) ?? 0, time: facts?.lastSeenAt ?? newest?.time ?? 0 };
      const cause = scope.same.has(address) ? "time" : "transactions";
      const { number, time } = cause === "time" && newest ? newest : last;
      return { cause, source: { chainId: chain.id, number, hash: null, time } };
    };
    const wallets = [...toBlocks.keys()];
    const subjects = await rescore(sql, scope.settings, { wallets, chain: chain.id, trigger, now, silent: !whole });
    for (const subject of subjects) scored.add(subject);
  }
  await markWholeHistory(sql, { subjects: [...scored], chainId: chain.id }, now);
}

/** The newest block that explorers showed of a chain without nodes, as far as it is known. */
async function readHead(sql: Sql, chainId: number): Promise<{ number: number; time: number } | null> {
  const { rows } = await sql.query<{ number: number; time: number }>(
    "select block_number as number, block_time as time from explorer_head where chain_id = $1",
    [chainId],
  );
  return rows[0] ?? null;
}

/** Whether a wallet's history on the chain comes from the indexed blocks alone, because no other source could add to it. */
export function isReadFromBlocks(chain: ChainConfig): boolean {
  return chain.wallets === "all" || !hasCapability(chain, "walletHistory");
}

/** Completes the history of a wallet from the indexed blocks. */
export async function completeFromBlocks(
  ctx: Context,
  chain: ChainConfig,
  claimed: ClaimedBackfill,
  settings: ScoringSettings,
): Promise<void> {
  await sqlTransaction(ctx.pg, async (sql) => {
    const cursor = await lockCursor(sql, chain.id);
    const [tracked] = await lockTracked(sql, chain.id, [claimed.address]);
    await finishBackfills(sql, [claimed]);
    if (!tracked || tracked.state === "ready") return;
    if (chain.wallets === "all") await completeIndexed(sql, { chain, cursor, settings }, tracked);
    else await completeWithoutSource(sql, { chain, cursor, settings }, tracked);
  });
}

/** What explorers say of a wallet that is not read from any. */
const UNREAD = { sources: {}, unreadRows: 0, gaps: [], source: null };

interface IndexedScope {
  chain: ChainConfig;
  cursor: ChainCursor;
  settings: ScoringSettings;
}

/** On a chain that indexes every wallet: a wallet that has facts is scored already; what it received before it first sent counts from now on. */
async function completeIndexed(sql: Sql, scope: IndexedScope, { address }: TrackedWallet): Promise<void> {
  const { id: chainId, startBlock: fromBlock } = scope.chain;
  const toBlock = scope.cursor.newest?.number ?? null;
  const truncated = fromBlock > 0;
  if (!(await readFacts(sql, chainId, [address])).has(address)) {
    const history = { ...UNREAD, address, truncated, fromBlock, toBlock, error: null };
    return completeHistories(sql, scope, [history]);
  }
  const now = new Date();
  await sql.query(
    `update tracked_wallet set state = 'ready', from_block = $3, to_block = $4, checked_at = $5, ready_at = $5,
       truncated = $6, transactions = (
         select count(*) from activity where wallet = $1 and chain_id = $2 and kind in ('sent', 'failed'))
     where address = $1 and chain_id = $2`,
    [address, chainId, fromBlock, toBlock, now, truncated],
  );
  const { rows } = await sql.query<{ subject: string }>("select subject from wallet where address = $1", [address]);
  await markWholeHistory(sql, { subjects: rows.map(({ subject }) => subject), chainId }, now);
}

/** Without a source of histories, the wallet is known from the block at which it was tracked. */
async function completeWithoutSource(
  sql: Sql,
  scope: IndexedScope,
  { address, to_block }: TrackedWallet,
): Promise<void> {
  const fromBlock = (to_block ?? scope.chain.startBlock - 1) + 1;
  const truncated = fromBlock > 0;
  const error = truncated
    ? `No explorer is configured for chain ${scope.chain.id}: what came before block ${fromBlock} is not known.`
    : null;
  const history = { ...UNREAD, address, truncated, fromBlock, toBlock: to_block, error };
  await completeHistories(sql, scope, [history]);
}
