import pg from "pg";
import { type Clock, systemClock } from "../../lib/chain/retry.ts";
import { openSource } from "../../lib/chain/sources/open-source.ts";
import type { ChainConfig } from "../../lib/core/chains.ts";
import type { Context } from "../../lib/core/context.ts";
import type { Env } from "../../lib/core/env.ts";
import { serializeQueries } from "../../lib/core/transaction.ts";
import { scoringSettings } from "../../lib/domains/scores/index.ts";
import { type ChainLeader, openFactsCache } from "../../lib/indexer/chain-leader.ts";
import { readCursor } from "../../lib/indexer/cursor.ts";
import { followChain } from "../../lib/indexer/follow.ts";
import { wait } from "../../lib/indexer/wait.ts";

export interface Following {
  leader: ChainLeader;
  /** Fulfilled when the condition holds. */
  until: (what: (leader: ChainLeader) => boolean) => Promise<void>;
  stop: () => Promise<void>;
}

/** Settings that name a chain, as those of every process that follows it do. */
export function withChain(env: Env, chain: ChainConfig): Env {
  return { ...env, CHAINS: [...env.CHAINS.filter(({ id }) => id !== chain.id), chain] };
}

/** A leader of a chain on this connection, without the lock that excludes others. */
export async function leaderOf(ctx: Context, sql: pg.Client, chain: ChainConfig): Promise<ChainLeader> {
  return {
    chain,
    settings: scoringSettings(withChain(ctx.env, chain)),
    sql: serializeQueries(sql),
    facts: openFactsCache(),
    cursor: await readCursor(sql, chain.id, ctx.now),
    firstTimeSenders: null,
    dueAtOnce: 1_000,
    lastScored: null,
    now: () => ctx.now,
  };
}

/** Longest that one wait of a leader or a source lasts here, milliseconds: what is waited for is said by the test, not by the clock. */
const LONGEST_WAIT_MS = 40;

/** Follows a chain in this process. */
export async function follow(
  ctx: Context,
  databaseUrl: string,
  chain: ChainConfig,
  options: { silenceMs?: number; farBehind?: number; clock?: Clock } = {},
): Promise<Following> {
  const { clock = systemClock, ...others } = options;
  const sql = new pg.Client({ connectionString: databaseUrl });
  await sql.connect();
  const sleep: Clock["sleep"] = (ms, signal) => clock.sleep(Math.min(ms, LONGEST_WAIT_MS), signal);
  const source = openSource(chain, "blocks", { clock: { ...clock, sleep } });
  const ending = new AbortController();
  const leader = await leaderOf(ctx, sql, chain);
  const done = followChain({
    ...{ leader, source, log: ctx.log, signal: ending.signal, ...others },
    wait: (ms, signal) => wait(Math.min(ms, LONGEST_WAIT_MS), signal),
  });
  return {
    leader,
    async until(what) {
      while (!what(leader)) await Promise.race([new Promise((resolve) => setTimeout(resolve, 5)), done]);
    },
    async stop() {
      ending.abort();
      await done;
      await source.close();
      await sql.end();
    },
  };
}
