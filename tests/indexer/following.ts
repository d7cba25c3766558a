import pg from "pg";
import type { SourceOptions } from "../../lib/chain/capabilities.ts";
import { type Clock, systemClock } from "../../lib/chain/retry.ts";
import { openSource } from "../../lib/chain/sources/open-source.ts";
import type { ChainConfig } from "../../lib/core/chains.ts";
import type { Context } from "../../lib/core/context.ts";
import type { Env } from "../../lib/core/env.ts";
import { serializeQueries } from "../../lib/core/transaction.ts";
import { scoringSettings } from "../../lib/domains/scores/index.ts";
import { type ChainLeader, openFactsCache, wait } from "../../lib/indexer/chain-leader.ts";
import { readCursor } from "../../lib/indexer/cursor.ts";
import { followChain } from "../../lib/indexer/follow.ts";

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

/**
 * Follows a chain until the condition holds, without waiting: each wait of the leader passes at once, after `onWait`. Ends with the
 * leader's fault, if it has one.
 */
export async function followUntil(
  { ctx, url }: { ctx: Context; url: string },
  input: {
    chain: ChainConfig;
    options: SourceOptions;
    until: (leader: ChainLeader) => boolean | Promise<boolean>;
    onWait?: ((ms: number, leader: ChainLeader) => void | Promise<void>) | undefined;
    /** The leader's clock. */
    now?: () => Date;
  },
): Promise<void> {
  const sql = new pg.Client({ connectionString: url });
  await sql.connect();
  const source = openSource(input.chain, "blocks", input.options);
  const ending = new AbortController();
  const leader = await leaderOf(ctx, sql, input.chain);
  if (input.now) leader.now = input.now;
  const pause = async (ms: number) => {
    await input.onWait?.(ms, leader);
    await new Promise((resolve) => setTimeout(resolve, 1));
  };
  const done = followChain({ leader, source, log: ctx.log, signal: ending.signal, wait: pause });
  try {
    while (!(await input.until(leader))) await Promise.race([new Promise((resolve) => setTimeout(resolve, 2)), done]);
  } finally {
    ending.abort();
    await done;
    await source.close();
    await sql.end();
  }
}
