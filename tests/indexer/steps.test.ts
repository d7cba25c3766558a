import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { claimEarned } from "../../lib/domains/achievements/achievements.ts";
import { linkRow } from "../../lib/domains/identities/identity-links.ts";
import {
  fillSteps,
  lockScores,
  rescoreWallets,
  scoreTransaction,
  scoringSettings,
} from "../../lib/domains/scores/index.ts";
import { keepWallets } from "../../lib/domains/wallets/index.ts";
import { dayOf } from "../../lib/engine/index.ts";
import { type ChainLeader, leaderTransaction } from "../../lib/indexer/chain-leader.ts";
import type { DecodedBlock } from "../../lib/indexer/decode/decoded-block.ts";
import { fillAhead, scoreDuePage, splitAtDays } from "../../lib/indexer/score-due.ts";
import { writeBlocks } from "../../lib/indexer/write-blocks.ts";
import { insertIdentities } from "../factories/identities.ts";
import { closesByScope } from "../factories/scores.ts";
import { useContext } from "../setup/context.ts";
import { emptyIndex } from "../setup/empty-tables.ts";
import { rounds } from "../setup/rounds.ts";
import { leaderOf } from "./following.ts";
import { differences } from "./index-state.ts";
import { seeded } from "./simulated-chain.ts";
import { attest, makeBlocks, SEEDS, twoChains, WALLETS } from "./two-chains.ts";

const DAY = 86_400;
const holder = useContext({ chains: twoChains, env: { ATTESTATION_SEEDS: SEEDS } });
const clients = new Map<number, pg.Client>();

beforeEach(startOver);
afterEach(async () => {
  for (const client of clients.values()) await client.end();
  clients.clear();
});

async function startOver(): Promise<void> {
  await emptyIndex(
    holder.ctx(),
    "developer, notification, webhook, attestation, issuer_weight, identity, identity_wallet",
  );
}

async function rows<T = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<T[]> {
  return (await holder.ctx().pg.query(text, values)).rows;
}

/** A worker that begins to lead a chain: it knows what the database has. */
async function openLeader(chain: (typeof twoChains)[number]): Promise<ChainLeader> {
  const client = clients.get(chain.id) ?? new pg.Client({ connectionString: holder.url() });
  if (!clients.has(chain.id)) await client.connect();
  clients.set(chain.id, client);
  return { ...(await leaderOf(holder.ctx(), client, chain)), dueAtOnce: 0 };
}

interface Passing {
  /** Whether steps are filled after each batch. */
  fills: boolean;
  /** Subjects moved or scored in one transaction. */
  page: number;
  /** Another worker takes over after a page of each day. */
  isKilled?: boolean;
  /** An active webhook takes score.updated. */
  isHeard?: boolean;
}

/** Moves and scores what is due. Returns the leader, and how many changes steps made. */
async function passDay(leader: ChainLeader, { page, isKilled = false }: Passing) {
  let current = leader;
  let moves = 0;
  let wasKilled = false;
  const countFeed = async () => (await rows<{ n: number }>("select count(*)::int as n from score_feed"))[0]?.n ?? 0;
  for (let { dayBlock } = current.cursor; dayBlock; { dayBlock } = current.cursor) {
    const day = dayBlock;
    const before = await countFeed();
    const isMoving = !current.areStepsTaken;
    // What a worker had in memory is gone with it: one that takes over moves what is left, from the first subject on.
    if (isKilled && !wasKilled && current.lastScored) {
      current = await openLeader(leader.chain);
      wasKilled = true;
    }
    current.cursor = await leaderTransaction(current, async () => {
      await lockScores(current.sql);
      return scoreDuePage(current, day, page);
    });
    if (isMoving) moves += (await countFeed()) - before;
  }
  return { leader: current, moves };
}

/** Index seeded blocks of both chains by turns, with linked wallets and claims. Returns the changes that steps made. */
async function index(seedOf: number, passing: Passing): Promise<number> {
  await startOver();
  const { pg: pool } = holder.ctx();
  await rows("insert into developer (id, wallet) select 'dev_' || w, w from unnest($1::text[]) as w", [WALLETS]);
  await rows(
    `insert into webhook (id, developer_id, url, events, secret, created_at, active)
     values ('wh_1', 'dev_1', 'https://example.org', '{score.updated}', '', now(), $1),
       ('wh_2', 'dev_1', 'https://example.org', '{achievement.earned}', '', now(), true)`,
    [passing.isHeard ?? true],
  );
  const random = seeded(seedOf);
  await attest(pool, random);
  const both = await Promise.all(twoChains.map(openLeader));
  const left = twoChains.map(({ id }) => makeBlocks(random, id, rounds(45, 70)));
  let moves = 0;
  for (let round = 0; left.some((blocks) => blocks.length > 0); round++) {
    if (round === 4) await linkAndClaim();
    for (const [i, own] of left.entries()) {
      const batch = own.splice(0, 1 + random(6));
      const leader = both[i];
      if (batch.length === 0 || !leader) continue;
      const passed = await writeBatch(leader, batch, passing);
      both[i] = passed.leader;
      moves += passed.moves;
    }
  }
  return moves;
}

async function writeBatch(leader: ChainLeader, batch: readonly DecodedBlock[], passing: Passing) {
  let current = leader;
  let moves = 0;
  for (const part of await splitAtDays(current, batch)) {
    await writeBlocks(current, part, { head: part.at(-1)?.number ?? 0, finalized: 0 });
    const passed = await passDay(current, passing);
    current = passed.leader;
    moves += passed.moves;
    if (passing.fills) await fillAll(current);
  }
  return { leader: current, moves };
}

async function fillAll({ sql, settings, chain, cursor }: ChainLeader): Promise<void> {
  const day = dayOf(cursor.newest?.time ?? 0);
  for (
    let scope: number | null = chain.id, after = null as Parameters<typeof fillSteps>[2]["position"]["after"];
    scope !== null;
  ) {
    const position = { day, scope, after };
    ({ scope, after } = await fillSteps(sql, settings, { chainId: chain.id, position, daysAhead: 400 }));
  }
}

/** One wallet is linked to another, and achievements are claimed: their scores have several wallets, and a bonus. */
async function linkAndClaim(): Promise<void> {
  const ctx = holder.ctx();
  const [owner = "", linked = ""] = WALLETS.slice(2);
  await insertIdentities(ctx.pg, [{ name: "two", owner, state: "activated" }]);
  const earned = await rows<{ subject: string; achievementId: string }>(
    `select subject, id as "achievementId" from earned_achievement where subject > $1 order by 1, 2 limit 20`,
    [linked],
  );
  await scoreTransaction(ctx.pg, async (sql) => {
    await keepWallets(sql, [owner, linked], ctx.now);
    for (const address of [owner, linked]) {
      const link = { address, primary: address === owner, linkedAt: ctx.now, movedAt: null };
      await linkRow(sql, { identity: { name: "two", owner }, link, now: ctx.now });
    }
    await rescoreWallets(sql, scoringSettings(ctx.env), { wallets: [owner, linked], now: ctx.now });
    for (const one of earned) await claimEarned(ctx, sql, one);
  });
}

/** All that scoring writes, but for the numbers of rows and transactions. */
async function readAll(): Promise<Record<string, string[]>> {
  const texts = {
    scores: "select to_jsonb(t) - 'steps' as row from score t order by subject, chain_id",
    facts: "select to_jsonb(t) as row from score_facts t order by subject, facts_hash",
    closes: `select to_jsonb(score_close) as row from ${closesByScope} order by subject, chain_id, day`,
    stale: "select to_jsonb(t) as row from stale_close t order by subject, chain_id",
    feed: "select to_jsonb(t) - array['id', 'xid'] as row from score_feed t order by subject, chain_id, id",
    earned: "select to_jsonb(t) as row from earned_achievement t order by subject, id",
    weights: "select to_jsonb(t) as row from issuer_weight t order by subject, from_day",
    events: "select event, data from outbox order by data->>'address', id",
    notices: "select to_jsonb(t) - 'id' as row from notification t order by address, data::text",
  };
  const read: Record<string, string[]> = {};
  for (const [name, text] of Object.entries(texts)) read[name] = (await rows(text)).map((row) => JSON.stringify(row));
  return read;
}

const isOfTime = (row: string) => row.includes('"cause":"time"');

test.each([3, 4].slice(0, rounds(1, 2)))(
  "a day by steps leaves what the engine leaves, table by table, also if workers are killed between its pages (seed %i)",
  async (seedOf) => {
    expect(await index(seedOf, { fills: false, page: 500 })).toBe(0);
    const byEngine = await readAll();
    expect(await index(seedOf, { fills: true, page: 500 })).toBeGreaterThan(100);
    expect(differences(await readAll(), byEngine)).toEqual({});
    expect(await index(seedOf, { fills: true, page: 3, isKilled: true, isHeard: false })).toBeGreaterThan(100);
    const { events = [], ...unheard } = await readAll();
    const { events: all = [], ...others } = byEngine;
    expect(differences(unheard, others)).toEqual({});
    // What no active webhook takes is not written.
    expect(all.filter(isOfTime).length - events.filter(isOfTime).length).toBeGreaterThan(20);
    expect(events.filter((row) => !isOfTime(row))).toEqual(all.filter((row) => !isOfTime(row)));
  },
);

/** The first 20 blocks of a chain with steps, what is changed then, and the day three days later. Returns the moves. */
async function openDayAfter(change: () => Promise<void>): Promise<number> {
  await startOver();
  await rows("insert into developer (id, wallet) select 'dev_' || w, w from unnest($1::text[]) as w", [WALLETS]);
  const blocks = makeBlocks(seeded(9), 1, 20);
  const last = blocks.at(-1);
  const [chain] = twoChains;
  if (!chain || !last) throw new Error("there are chains and blocks");
  const { leader } = await writeBatch(await openLeader(chain), blocks, { fills: true, page: 500 });
  await change();
  const time = last.time + 3 * DAY;
  const opening = { number: 21, hash: `0x${"b".repeat(64)}`, parentHash: last.hash, time, rows: [] };
  return (await writeBatch(leader, [opening], { fills: false, page: 500 })).moves;
}

test("owners are notified of falls by steps, also if no webhook takes the events", async () => {
  const moves = await openDayAfter(async () => {
    for (const table of ["score", "score_close"]) {
      await rows(
        `update ${table} set total = total + 50, age = age + 50 where ${table === "score" ? "chain_id <= 0" : "true"} and total > 0`,
      );
    }
  });
  expect(moves).toBeGreaterThan(0);
  expect(await rows("select from outbox where data->>'cause' = 'time'")).toEqual([]);
  const notices = await rows<{ data: { oldScore: number; newScore: number; cause: string; explanation: string } }>(
    "select data from notification where data->>'cause' = 'time'",
  );
  const fallen = await rows(
    "select subject from score_feed where chain_id <= 0 and cause = 'time' and after[1] < before[1] - 9",
  );
  expect(notices.length).toBe(fallen.length);
  expect(notices.length).toBeGreaterThan(0);
  for (const { data } of notices) {
    expect(data.oldScore - data.newScore).toBeGreaterThan(40);
    expect(data.explanation).toMatch(/^The passing of time lowered Age by \d+/);
  }
});

const voids: Record<string, string> = {
  "of which none is the next change day":
    "update score set steps = (steps[1] - 1) || array_fill(1::smallint, array[cardinality(steps) - 1])",
  "of a score that was marked as due": "update score set next_change_day = 0",
};

test.each(Object.entries(voids))("steps %s are not used: the engine scores, as if there were none", async (_, text) => {
  const states = [];
  for (const isWithout of [true, false]) {
    const moves = await openDayAfter(async () => {
      await rows(text);
      if (isWithout) await rows("update score set steps = null");
    });
    expect(moves).toBe(0);
    states.push(await readAll());
  }
  const [without = {}, voided = {}] = states;
  expect(without.feed?.some(isOfTime)).toBe(true);
  expect(differences(voided, without)).toEqual({});
});

test("a score that is written with other facts, or of another model, has no steps", async () => {
  await openDayAfter(async () => {});
  const [chain] = twoChains;
  if (!chain) throw new Error("there are chains");
  const leader = await openLeader(chain);
  const withSteps = async () =>
    (await rows<{ subject: string }>("select subject from score where steps is not null")).map(
      ({ subject }) => subject,
    );
  await fillAll(leader);
  const before = await withSteps();
  const newest = leader.cursor.newest;
  if (!newest) throw new Error("there are blocks");
  const [next] = makeBlocks(seeded(10), 1, 60)
    .slice(30)
    .filter(({ rows: own }) => own.length > 0);
  if (!next) throw new Error("a block has rows");
  const moved = next.rows.map((row) => ({ ...row, blockNumber: newest.number + 1, at: newest.time + 60 }));
  const block = { ...next, number: newest.number + 1, parentHash: newest.hash, time: newest.time + 60, rows: moved };
  await writeBatch(leader, [block], { fills: false, page: 500 });
  const touched = new Set(moved.map(({ wallet }) => wallet));
  expect(before.filter((subject) => touched.has(subject)).length).toBeGreaterThan(0);
  expect(await withSteps()).toEqual(before.filter((subject) => !touched.has(subject)));
});

test("steps are computed of scores that are due on one of the next two days, and again once they are used up", async () => {
  const [chain] = twoChains;
  if (!chain) throw new Error("there are chains");
  const first = await writeBatch(await openLeader(chain), makeBlocks(seeded(9), 1, 20), { fills: false, page: 500 });
  let { leader } = first;
  const filled = () =>
    rows<{ due: number }>(`select next_change_day as due from score
      where (next_change_day / ${DAY} - 32768)::int = any(steps[1:cardinality(steps) / 3]::int[])`);
  const soon = () => {
    const day = dayOf(leader.cursor.newest?.time ?? 0);
    return rows<{ due: number }>("select next_change_day as due from score where next_change_day between $1 and $2", [
      day + DAY,
      day + 2 * DAY,
    ]);
  };
  let moves = 0;
  for (let days = 1; days <= rounds(30, 120); days++) {
    await fillAhead(leader, Number.POSITIVE_INFINITY);
    const [due, known] = [await soon(), await filled()];
    expect(known.filter((one) => due.some(({ due: day }) => day === one.due)).length).toBe(due.length);
    const { number, hash, time } = leader.cursor.newest ?? { number: 0, hash: "", time: 0 };
    const next = {
      number: number + 1,
      hash: `0x${days.toString(16).padStart(64, "c")}`,
      parentHash: hash,
      time: time + DAY,
      rows: [],
    };
    const passed = await writeBatch(leader, [next], { fills: false, page: 500 });
    leader = passed.leader;
    moves += passed.moves;
  }
  expect(moves).toBeGreaterThan(20);
});
