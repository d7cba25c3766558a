import type { ChainConfig } from "../../core/chains.ts";
import type { Sql } from "../../core/db.ts";
import {
  lockScoresOf,
  markWholeHistory,
  rescore,
  type ScoreTrigger,
  type ScoringSettings,
} from "../../domains/scores/index.ts";
import { rememberWallets } from "../../domains/wallets/index.ts";
import { type Activity, encodeFacts, type WalletFacts } from "../../engine/index.ts";
import type { ChainCursor } from "../cursor.ts";
import { readFacts, refoldWallets } from "../facts-rows.ts";
import { type CompletedHistory, writeTracked } from "../tracked-wallets.ts";

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
