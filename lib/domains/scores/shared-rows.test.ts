import { expect, test } from "vitest";
import { addressNumber, scoresByScope } from "../../../tests/factories/scores.ts";
import { seeded } from "../../../tests/indexer/simulated-chain.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { rounds } from "../../../tests/setup/rounds.ts";
import type { Context } from "../../core/context.ts";
import { createPool } from "../../core/db.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { type Breakdown, categories, type ScoreFacts } from "../../engine/index.ts";
import { ALL_CHAINS, type ComputedScore, type ScoreChange, visiblyDiffer } from "./current-score.ts";
import { readOnDay } from "./day-closes.ts";
import { getLeaderboard, getRank } from "./get-leaderboard.ts";
import { findScores } from "./get-score.ts";
import { readCurrentScores } from "./load-subjects.ts";
import { lockScores } from "./lock-scores.ts";
import { boardsOf } from "./ranks/boards.ts";
import { addCounted, countedOf, type Scope } from "./ranks/histogram.ts";
import { type Counts, countAll, countSince, FEED_START } from "./ranks/read-feed.ts";
import { joinRows, splitRows, writeScores } from "./write-scores.ts";

const holder = useContext({
  chains: [1, 2].map((id) => ({
    id,
    name: `chain ${id}`,
    explorers: [{ url: "http://127.0.0.1:9", rate: 5, pageSize: 1000 }],
  })),
});
const DAY = 86_400;
const subjects = Array.from({ length: 8 }, (_, index) => addressNumber((index + 1) * 7919));
const scopes = [ALL_CHAINS, 1, 2];

/** Few values, so that a subject often has the same score in two scopes. */
function made(random: (most: number) => number, day: number): ComputedScore {
  const points = random(3);
  const breakdown = Object.fromEntries(categories.map((name) => [name, name === "age" ? points : 0])) as Breakdown; // All categories.
  return {
    total: points,
    breakdown,
    ranked: random(4) > 0,
    confidence: "low",
    status: random(4) > 0 ? "final" : "provisional",
    bonus: random(6) > 0 ? {} : { age: 1 },
    unavailable: [],
    stale: random(6) > 0 ? [] : ["volume"],
    facts: { sent: random(2) } as unknown as ScoreFacts, // What facts hold is nothing to the writer.
    modelHash: "0x01",
    reachedAt: day,
    nextChangeDay: random(2) > 0 ? day + DAY : null,
  };
}

/** What readers of another process, which has cached nothing, answer of all subjects in all scopes. */
async function readAll(ctx: Context): Promise<unknown> {
  const pg = createPool(holder.url(), 2);
  const boards = boardsOf({ ...ctx, pg });
  try {
    await boards.loaded;
    const own = { ...ctx, pg };
    const read = [];
    for (const scope of scopes) {
      const chain = scope === ALL_CHAINS ? {} : { chainId: scope };
      const page = { category: "age", timeframe: "all", order: "desc", ...chain } as const;
      for (const offset of [0, 2, 5]) read.push(await getLeaderboard(own, { ...page, limit: 3, offset }));
      for (const wallet of subjects) read.push(await getRank(own, { wallet, category: "age", ...chain }));
      read.push(await findScores(own, boards, subjects, scope));
      read.push(await readOnDay(pg, { subjects, chainId: scope, day: "2999-01-01" }));
    }
    return { read, counted: textOf(boards.scopes) };
  } finally {
    await boards.stop();
    await pg.end();
  }
}

const textOf = (scopes: ReadonlyMap<number, Scope>) => [...countedOf(scopes)].map((one) => JSON.stringify(one)).sort();

async function counted(read: Promise<Counts>): Promise<string[]> {
  const scopes = new Map<number, Scope>();
  for (const one of (await read).counted) addCounted(scopes, one);
  return textOf(scopes);
}

const PAIRS = `select from score a join score o using (subject)
  where a.chain_id = 0 and o.chain_id > 0 and coalesce(a.next_change_day, 1e18) <= coalesce(o.next_change_day, 1e18) and to_jsonb(a) - array['chain_id', 'next_change_day', 'steps']
    = to_jsonb(o) - array['chain_id', 'next_change_day', 'steps']`;

test("whatever is written of the scopes of subjects, one row stands for two that are the same, and readers answer as of two rows", async () => {
  const ctx = holder.ctx();
  const pick = seeded(11);
  const expected = new Map<string, unknown>();
  /** When a reader of the scope last saw it change. */
  const seenAt = new Map<string, number>();
  const shown = ({ total, ranked, status, bonus, stale, reachedAt }: ComputedScore) => [
    total,
    ranked,
    status,
    bonus,
    stale.join(),
    reachedAt,
  ];
  let shared = 0;
  const follower = boardsOf(ctx);
  await follower.loaded;
  for (let turn = 0; turn < rounds(40, 400); turn++) {
    const day = (20_000 + turn) * DAY;
    await sqlTransaction(ctx.pg, async (sql) => {
      await lockScores(sql);
      const known = await readCurrentScores(sql, subjects);
      const changes = subjects.flatMap((subject) => {
        if (pick(3) === 0) return [];
        const same = made(pick, day);
        return scopes.flatMap((chainId): ScoreChange[] => {
          const before = known.get(subject)?.get(chainId) ?? null;
          if (pick(4) === 0) return [];
          const isGone = pick(6) === 0;
          if (isGone && before === null) return [];
          const other = made(pick, day);
          const names = ["total", "ranked", "status", "bonus", "stale", "facts", "nextChangeDay"] as const;
          const name = names[pick(names.length)] ?? "total";
          // The same score in several scopes, but for one field, or another one.
          const after = isGone
            ? null
            : ([{ ...same }, { ...same }, { ...same, [name]: other[name] }, other][pick(4)] ?? other);
          return [{ subject, chainId, before, after, day, cause: "transactions", source: null }];
        });
      });
      await writeScores(sql, changes, { now: new Date(day * 1_000) });
      for (const { subject, chainId, before, after } of changes) {
        const key = `${subject} ${chainId}`;
        if (visiblyDiffer(before, after)) seenAt.set(key, day * 1_000);
        if (after) expected.set(key, [...shown(after), seenAt.get(key)]);
        else expected.delete(key);
      }
    });
    const { rows } = await ctx.pg.query(
      `select subject || ' ' || chain_id as key, total, ranked, status, bonus, stale, reached_at, updated_at from ${scoresByScope}`,
    );
    const stored = rows.map(({ key, ...one }) => [
      key,
      [one.total, one.ranked, one.status, one.bonus, one.stale, one.reached_at, one.updated_at.getTime()],
    ]);
    expect(stored.sort()).toEqual([...expected].sort());
    expect((await ctx.pg.query(PAIRS)).rowCount).toBe(0);
    shared += (await ctx.pg.query("select from score where chain_id < 0")).rowCount ?? 0;
    if (turn % 8 > 0) continue;
    const all = await counted(countAll(ctx.pg));
    expect(await counted(countSince(ctx.pg, FEED_START))).toEqual(all);
    await follower.refresh();
    expect(textOf(follower.scopes)).toEqual(all);
    const joined = await readAll(ctx);
    await splitRows(ctx.pg, subjects);
    expect(await readAll(ctx)).toEqual(joined);
    await joinRows(ctx.pg, subjects);
    expect(await readAll(ctx)).toEqual(joined);
  }
  expect(shared).toBeGreaterThan(rounds(40, 400));
});
