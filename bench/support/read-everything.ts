import { chunks } from "../../lib/core/chunks.ts";
import type { Context } from "../../lib/core/context.ts";
import { evaluatePolicyBatch } from "../../lib/domains/policies/index.ts";
import { Policy } from "../../lib/domains/policies/policy-schema.ts";
import { compareModels } from "../../lib/domains/scores/compare-models.ts";
import {
  boardCategories,
  countTiers,
  getBreakdown,
  getHistory,
  getLeaderboard,
  getMovers,
  getReceipt,
  getScore,
  getScoreSeries,
  getScoreWithWallet,
  getUpdates,
  readFlags,
  readMeasures,
  refreshBoards,
} from "../../lib/domains/scores/index.ts";
import { decodeFacts } from "../../lib/engine/index.ts";
import { closesByScope } from "../../tests/factories/scores.ts";

/** Of so many subjects, the one that is explained on earlier days. */
const EXPLAINED = 5;

async function subjectsOf({ pg }: Context): Promise<string[]> {
  const { rows } = await pg.query<{ subject: string }>("select distinct subject from score order by subject");
  return rows.map(({ subject }) => subject);
}

/** What `read` answers for each subject, or the code of its error. */
async function forEach(ctx: Context, read: (identity: string) => Promise<unknown>, every = 1): Promise<unknown[]> {
  const subjects = (await subjectsOf(ctx)).filter((_, i) => i % every === 0);
  const answers: unknown[] = [];
  for (const subject of subjects)
    answers.push(await read(subject).catch((error: { code?: string }) => String(error.code)));
  return answers;
}

/** What readers answer, by name. `days`: days (00:00 UTC, unix seconds) that they answer for, too. */
export const readers: Record<string, (ctx: Context, days: readonly number[]) => Promise<unknown>> = {
  async scores(ctx) {
    await refreshBoards(ctx);
    const chainIds = [undefined, ...ctx.env.CHAINS.map(({ id }) => id)];
    return forEach(ctx, (identity) =>
      Promise.all(
        chainIds.map((chainId) =>
          getScoreWithWallet(ctx, { identity, ...(chainId !== undefined && { chainId }) }).catch((error) =>
            String(error),
          ),
        ),
      ),
    );
  },
  scoresOfDays: (ctx, days) =>
    forEach(ctx, (identity) => Promise.all(days.map((at) => getScore(ctx, { identity, at })))),
  closes: (ctx) => forEach(ctx, (identity) => getHistory(ctx, { identity, interval: "day", limit: 10_000, offset: 0 })),
  changes: (ctx) =>
    forEach(ctx, (identity) => getHistory(ctx, { identity, interval: "event", limit: 10_000, offset: 0 })),
  series: (ctx) => forEach(ctx, (identity) => getScoreSeries(ctx, { identity })),
  breakdowns: (ctx) => forEach(ctx, (identity) => getBreakdown(ctx, { identity })),
  breakdownsOfDays: (ctx, days) =>
    forEach(
      ctx,
      (identity) => Promise.all([2, 7].map((i) => getBreakdown(ctx, { identity, at: days[i] ?? 0 }))),
      EXPLAINED,
    ),
  receipts: (ctx) => forEach(ctx, (identity) => getReceipt(ctx, { identity })),
  updates: readUpdates,
  boards: (ctx, days) =>
    Promise.all(
      boardCategories.flatMap((category) =>
        [undefined, ...days].map((at) =>
          getLeaderboard(ctx, {
            ...{ category, timeframe: "30d", order: "desc", limit: 100, offset: 0 },
            ...(at !== undefined && { at }),
          }),
        ),
      ),
    ),
  movers: (ctx) => Promise.all(boardCategories.map((category) => getMovers(ctx, { category, timeframe: "30d" }))),
  tiers: countTiers,
  measures: async (ctx) => {
    const identities = await subjectsOf(ctx);
    const read = async (chainIds?: number[]) => {
      const measures = await readMeasures(ctx, { identities, ...(chainIds && { chainIds }) });
      return measures.map((one) => {
        if (!one) return null;
        const { states: _, missing: __, recordedAt: ___, ...measured } = one;
        return { ...measured, model: one.model.spec.version, freshness: null };
      });
    };
    return [
      await read(),
      await read([ctx.env.CHAINS[0]?.id ?? 0]),
      await read(ctx.env.CHAINS.slice(1).map(({ id }) => id)),
    ];
  },
  policies: evaluateAll,
  flags: async (ctx) => [...(await readFlags(ctx, { wallets: await walletsOf(ctx) }))],
  otherModel: (ctx) => compareModels(ctx, { version: "3" }),
  async facts({ pg }) {
    const { rows } = await pg.query<{ facts: Buffer }>(
      "select facts from facts where facts is not null order by wallet, chain_id",
    );
    return rows.map(({ facts }) => decodeFacts(facts));
  },
};

/** What rules of a policy find, now and on past days. */
async function evaluateAll(ctx: Context, days: readonly number[]): Promise<unknown> {
  const chainIds = ctx.env.CHAINS.map(({ id }) => id);
  const overChains = [undefined, chainIds.slice(1, 2), chainIds.slice(1)];
  const onChains = [
    { module: "total", cmp: "gte", value: 300 },
    { module: "age", cmp: "lt", value: 20 },
    { module: "walletAgeDays", cmp: "gte", value: 5 },
    { module: "flag", params: { code: "burst_then_silence" }, cmp: "eq", value: false },
  ];
  const rules = overChains.flatMap((chainIds) => onChains.map((rule) => ({ ...rule, ...(chainIds && { chainIds }) })));
  const others = [
    { module: "tier", cmp: "gte", value: "silver" },
    { module: "percentile", cmp: "gte", value: 50 },
    { module: "identity", cmp: "gte", value: "minted" },
    { module: "underReview", cmp: "eq", value: false },
    { module: "total", cmp: "gte", value: 1, maxAgeSeconds: 100_000 },
  ];
  const policy = Policy.parse({ op: "any", rules: [...rules, ...others] });
  const answers: unknown[] = [];
  for (const identities of chunks(await subjectsOf(ctx), 50)) {
    for (const at of [undefined, days[2], days[7]]) {
      answers.push(await evaluatePolicyBatch(ctx, { policy, identities, at }).catch((error: Error) => error.message));
    }
  }
  return answers;
}

async function walletsOf({ pg }: Context): Promise<`0x${string}`[]> {
  const { rows } = await pg.query<{ address: `0x${string}` }>(
    "select distinct wallet as address from facts order by 1",
  );
  return rows.map(({ address }) => address);
}

/** All changes that a follower gets, those of each subject in their order: how they are spread over transactions is no promise. */
async function readUpdates(ctx: Context): Promise<unknown> {
  const bySubject = new Map<string, number[]>();
  for (let after: string | undefined; ; ) {
    const { updates, next } = await getUpdates(ctx, { ...(after !== undefined && { after }), limit: 1_000 });
    for (const { address, total } of updates) bySubject.set(address, [...(bySubject.get(address) ?? []), total]);
    if (updates.length === 0 || next === after) break;
    after = next;
  }
  return [...bySubject].sort();
}

/** Without the times and numbers of writing. */
export const tables = {
  score: "select to_jsonb(t) - 'updated_at' - 'steps' as row from score t order by subject, chain_id",
  score_facts: "select subject, facts from score_facts order by subject, facts_hash",
  score_close: `select to_jsonb(score_close) - 'recorded_at' as row from ${closesByScope} order by subject, chain_id, day`,
  score_feed: "select to_jsonb(t) - array['id', 'xid', 'at'] as row from score_feed t order by subject, chain_id, id",
  stale_close: "select to_jsonb(t) - 'due_at' as row from stale_close t order by subject, chain_id",
  facts: "select to_jsonb(t) as row from facts t order by wallet, chain_id",
  facts_snapshot: "select to_jsonb(t) as row from facts_snapshot t order by wallet, chain_id, block",
  funding_cluster: "select to_jsonb(t) as row from funding_cluster t order by chain_id, wallet",
  passed_money: "select to_jsonb(t) as row from passed_money t order by wallet, chain_id",
  alike_cluster: "select to_jsonb(t) as row from alike_cluster t order by wallet",
  issuer_weight: "select to_jsonb(t) as row from issuer_weight t order by subject, from_day",
  pending_score: "select to_jsonb(t) as row from pending_score t order by wallet",
  payment_trust: "select to_jsonb(t) - 'scored' as row from payment_trust t order by address",
  earned_achievement: "select to_jsonb(t) - 'earned_at' as row from earned_achievement t order by subject, id",
  outbox: "select event, data from outbox order by event, data->>'address', id",
  notification: "select kind, address, count(*)::int from notification group by kind, address order by kind, address",
  wallet: "select address, subject from wallet order by address",
  agent_event: "select to_jsonb(t) as row from agent_event t order by chain_id, block_number, log_index",
} as const;
