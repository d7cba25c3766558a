import type { Address } from "../../core/chains.ts";
import { sourceFails } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";

/** How fresh what is known of a subject is. */
export interface Freshness {
  /** Time of the oldest of the newest data of its chains; null where nothing was ever read. */
  asOf: Date | null;
  /** A chain that is followed for every wallet does not answer: what was read of it stands, and is stale. */
  fails: boolean;
}

interface ChainTime {
  time: Date | null;
  fails: boolean;
  /** Followed for every wallet. */
  whole: boolean;
}

/**
 * How fresh the data of subjects are, over all chains or some. A chain that is followed is as fresh as its newest block that
 * was read, one that is read through explorers as when the wallet's past was last asked for.
 */
export async function readFreshness(
  ctx: Pick<Context, "pg" | "env" | "now">,
  input: { subjects: readonly Address[]; chainIds?: readonly number[] },
): Promise<Map<Address, Freshness>> {
  const chains = ctx.env.CHAINS.filter(({ id }) => !input.chainIds || input.chainIds.includes(id));
  const [cursors, tracked] = await Promise.all([
    ctx.pg.query<{ chain_id: number; block_time: number | null; state: string; failing_since: Date | null }>({
      name: "chain-times",
      text: "select chain_id, block_time, state, failing_since from chain_cursor",
    }),
    ctx.pg.query<{ subject: Address; chain_id: number; checked_at: Date | null }>({
      name: "checked-at",
      text: `select w.subject, t.chain_id, min(t.checked_at) as checked_at
             from wallet w join tracked_wallet t on t.address = w.address
             where w.subject = any($1) and t.chain_id = any($2) group by w.subject, t.chain_id`,
      values: [input.subjects, chains.map(({ id }) => id)],
    }),
  ]);
  const byChain = new Map(
    chains.map(({ id, rpcUrls, wallets }): [number, ChainTime] => {
      const cursor = cursors.rows.find((row) => row.chain_id === id);
      const fails =
        cursor !== undefined && sourceFails({ state: cursor.state, failingSince: cursor.failing_since }, ctx.now);
      const time = cursor?.block_time ? new Date(cursor.block_time * 1000) : null;
      return [id, { time, fails, whole: rpcUrls.length > 0 && wallets === "all" }];
    }),
  );
  const whole = [...byChain.values()].filter((chain) => chain.whole);
  const fails = whole.some((chain) => chain.fails);
  const times = new Map(input.subjects.map((subject) => [subject, whole.map((chain) => chain.time)]));
  for (const row of tracked.rows) times.get(row.subject)?.push(byChain.get(row.chain_id)?.time ?? row.checked_at);
  return new Map([...times].map(([subject, own]) => [subject, { asOf: oldest(own), fails }]));
}

function oldest(times: readonly (Date | null)[]): Date | null {
  const known = times.flatMap((time) => (time ? [time.getTime()] : []));
  return known.length > 0 ? new Date(Math.min(...known)) : null;
}
