import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ALL_CHAINS } from "../../lib/domains/scores/current-score.ts";
import { recomputeStale, scoringSettings } from "../../lib/domains/scores/index.ts";
import { readScore } from "../../lib/domains/scores/stored-score.ts";
import { dayOf } from "../../lib/engine/index.ts";
import { type ChainLeader, LeadershipLostError } from "../../lib/indexer/chain-leader.ts";
import type { DecodedBlock } from "../../lib/indexer/decode/decoded-block.ts";
import { writeRange } from "../../lib/indexer/follow.ts";
import { scoreDue } from "../../lib/indexer/score-due.ts";
import { writeBlocks } from "../../lib/indexer/write-blocks.ts";
import { addressNumber, closesByScope, scoresByScope } from "../factories/scores.ts";
import { useContext } from "../setup/context.ts";
import { emptyIndex } from "../setup/empty-tables.ts";
import { rounds } from "../setup/rounds.ts";
import { activity } from "./activity-factory.ts";
import { leaderOf } from "./following.ts";
import { differences } from "./index-state.ts";
import { seeded } from "./simulated-chain.ts";
import { attest, makeBlocks, SEEDS, START, twoChains, WALLETS } from "./two-chains.ts";

const DAY = 86_400;
const holder = useContext({ chains: twoChains, env: { ATTESTATION_SEEDS: SEEDS } });
const clients: pg.Client[] = [];

beforeEach(startOver);
afterEach(async () => {
  for (const client of clients.splice(0)) await client.end();
});

async function startOver(): Promise<void> {
  await emptyIndex(holder.ctx(), "attestation, issuer_weight, identity_wallet");
}

async function rows<T = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<T[]> {
  return (await holder.ctx().pg.query(text, values)).rows;
}

async function leaders(): Promise<ChainLeader[]> {
  const made: ChainLeader[] = [];
  for (const chain of twoChains) {
    const client = new pg.Client({ connectionString: holder.url() });
    await client.connect();
    clients.push(client);
    made.push(await leaderOf(holder.ctx(), client, chain));
  }
  return made;
}

/** How due subjects are scored: what runs before each batch, and how many due subjects the block that opens a day scores itself. */
interface Scoring {
  before?: () => Promise<unknown>;
  dueAtOnce?: number;
}

/** Writes the blocks of both chains by turns. */
async function index(seedOf: number, { before, dueAtOnce = 1_000 }: Scoring): Promise<void> {
  await startOver();
  const random = seeded(seedOf);
  await attest(holder.ctx().pg, random);
  const both = (await leaders()).map((leader) => ({ ...leader, dueAtOnce }));
  const left = twoChains.map(({ id }) => makeBlocks(random, id, rounds(45, 70)));
  for (let written = true; written; ) {
    written = false;
    for (const [i, leader] of both.entries()) {
      const batch = left[i]?.splice(0, 1 + random(6)) ?? [];
      if (batch.length === 0) continue;
      written = true;
      await before?.();
      await writeRange(leader, batch, { head: batch.at(-1)?.number ?? 0, finalized: 0 });
    }
  }
  for (const leader of both) await scoreDue(leader);
}

/** All that scoring wrote, and the facts as they are read. */
async function readAll() {
  const { pg, env } = holder.ctx();
  const subjects = await rows<{ subject: string; chain_id: number }>(
    `select subject, chain_id from ${scoresByScope} order by 1, 2`,
  );
  const read = [];
  for (const { subject, chain_id: chainId } of subjects) {
    read.push(await readScore({ env }, pg, { subject, wallets: [subject], chainId }));
  }
  const parts = {
    read,
    scores: await rows(
      `select to_jsonb(s) - 'updated_at' - 'steps' - 'next_change_day' as row from score s order by subject, chain_id`,
    ),
    closes: await rows(
      `select to_jsonb(score_close) - 'recorded_at' as row from ${closesByScope} order by subject, chain_id, day`,
    ),
    earned: await rows("select subject, id from earned_achievement order by 1, 2"),
    // A seed counts in full on every day, weighed or not.
    weights: await rows("select * from issuer_weight where subject <> all($1) order by 1, from_day", [
      SEEDS.split(","),
    ]),
  };
  const entries = Object.entries(parts).map(([name, list]) => [name, list.map((row) => JSON.stringify(row))]);
  return Object.fromEntries(entries) as Record<keyof typeof parts, string[]>; // The same names.
}

test.each([1, 2].slice(0, rounds(1, 2)))(
  "days that score only the subjects that are due leave what days that score everybody leave (seed %i)",
  async (seedOf) => {
    await index(seedOf, { before: () => rows("update score set next_change_day = 0") });
    const everybody = await readAll();
    expect(everybody.closes.filter((row) => row.includes('"cause":"time"')).length).toBeGreaterThan(100);
    expect(everybody.earned.length).toBeGreaterThan(0);
    await index(seedOf, {});
    expect(differences(await readAll(), everybody)).toEqual({});
    // Two thirds of the subjects are scored after the block that opened the day, or when a block touches them.
    await index(seedOf, { dueAtOnce: 2 });
    expect(differences(await readAll(), everybody)).toEqual({});
  },
);

test("due subjects that are scored in several transactions get what one transaction gives them", async () => {
  const senders = Array.from({ length: 130 }, (_, i) => addressNumber(0xb000 + i));
  const paid = senders.map((wallet, txIndex) => {
    const txHash = `0x${txIndex.toString(16).padStart(64, "d")}`;
    const amount = 10n ** 17n * BigInt(1 + txIndex);
    return activity({ kind: "sent", wallet, chainId: 1, blockNumber: 1, txIndex, txHash, at: START, amount });
  });
  const word = (of: number) => `0x${of.toString(16).padStart(64, "0")}`;
  const blocks = [0, 40].map((days, i): DecodedBlock => {
    const time = START + days * DAY;
    return { number: i + 1, hash: word(i + 1), parentHash: word(i), time, rows: i === 0 ? paid : [] };
  });
  const results = [];
  for (const dueAtOnce of [1_000, 0]) {
    await startOver();
    const [leader] = await leaders();
    if (!leader) throw new Error("there is a leader of each chain");
    leader.dueAtOnce = dueAtOnce;
    for (const block of blocks) await writeBlocks(leader, [block], { head: 2, finalized: 0 });
    expect(leader.cursor.dayBlock === null).toBe(dueAtOnce > 0);
    await scoreDue(leader);
    expect(leader.cursor.dayBlock).toBeNull();
    const writes = await rows<{ count: number }>(
      "select count(distinct xid)::int as count from score_feed where cause = 'time'",
    );
    results.push({ writes: writes[0]?.count, state: await readAll() });
  }
  const [together, apart] = results;
  expect(together?.writes).toBe(1);
  expect(apart?.writes).toBeGreaterThan(1);
  expect(differences(apart?.state ?? {}, together?.state ?? {})).toEqual({});
});

const word = (of: number) => `0x${of.toString(16).padStart(64, "0")}`;

/** A block on a day counted from START in which a wallet pays. */
function blockOf(chainId: number, number: number, { day, sender }: { day: number; sender: string }): DecodedBlock {
  const time = START + day * DAY;
  const place = { chainId, blockNumber: number, at: time, txHash: word(chainId * 1_000 + number), amount: 10n ** 18n };
  const rows = [activity({ ...place, wallet: sender, counterparty: addressNumber(0xe0), kind: "sent" })];
  return { number, hash: word(chainId * 100 + number), parentHash: word(chainId * 100 + number - 1), time, rows };
}

/** Writes some blocks at a time, then computes stale closes. */
async function readAfter(parts: readonly (readonly [leader: number, blocks: readonly DecodedBlock[]])[]) {
  const both = await leaders();
  for (const [i, blocks] of parts) {
    const leader = both[i];
    if (leader) await writeRange(leader, blocks, { head: 99, finalized: 0 });
  }
  const { pg, env, log } = holder.ctx();
  await recomputeStale(pg, scoringSettings(env), { now: () => new Date(Date.now() + DAY * 1_000), log });
  return readAll();
}

test("first activity on a chain that is months ahead of a subject's others leaves the days between as if these had come first", async () => {
  const [wallet = "", other = ""] = WALLETS;
  const ahead = blockOf(1, 1, { day: 150, sender: wallet });
  const behind = Array.from({ length: 21 }, (_, i) =>
    blockOf(2, i + 1, { day: i * 10, sender: i === 0 ? wallet : other }),
  );
  const results = [];
  for (const before of [16, 1, 8]) {
    await startOver();
    results.push(
      await readAfter([
        [1, behind.slice(0, before)],
        [0, [ahead]],
        [1, behind.slice(before)],
      ]),
    );
  }
  const [inOrder] = results;
  const byTime = inOrder?.closes.filter((row) => row.includes(wallet) && row.includes('"cause":"time"'));
  expect(byTime?.length).toBeGreaterThan(5);
  for (const result of results) expect(differences(result, inOrder ?? {})).toEqual({});
});

test("an attestation that expires while its chain is silent ends on its day, whatever the batches", async () => {
  const [issuer = "", wallet = "", other = ""] = WALLETS;
  const blocks = [issuer, wallet, other, other].map((sender, i) =>
    blockOf(1, i + 1, { day: [0, 1, 6, 7][i] ?? 0, sender }),
  );
  const results = [];
  for (const size of [4, 1, 2]) {
    await startOver();
    await rows(
      `insert into attestation (id, uid, chain_id, contract, issuer, subject, schema_uid, data, time, expiration_time, revocable,
         ref_uid, signature_kind, created_at)
       values ('one', 'one', 1, '', $1, $2, '', '0x', 0, $3, true, '', 'eoa', to_timestamp($4))`,
      [issuer, wallet, START + 2.5 * DAY, START],
    );
    const parts = Array.from({ length: 4 / size }, (_, i) => [0, blocks.slice(i * size, (i + 1) * size)] as const);
    results.push(await readAfter(parts));
  }
  const [together] = results;
  const ended = together?.closes.filter((row) => row.includes(wallet) && row.includes('"day":"2023-11-17"'));
  expect(ended).toEqual([0, 1].map((scope) => expect.stringMatching(`"social":0.*"chain_id":${scope},`)));
  for (const result of results) expect(differences(result, together ?? {})).toEqual({});
});

test("a worker scores no due subjects of a chain that another one has taken over", async () => {
  const [leader] = await leaders();
  if (!leader) throw new Error("there is a leader of each chain");
  leader.dueAtOnce = 0;
  const blocks = makeBlocks(seeded(9), 1, 20);
  for (const block of blocks.slice(0, -1)) await writeRange(leader, [block], { head: 20, finalized: 0 });
  await scoreDue(leader);
  const last = blocks.at(-1);
  if (!last) throw new Error("there are blocks");
  const opening = { ...last, time: last.time + 2 * DAY, rows: [] };
  await writeBlocks(leader, [opening], { head: 20, finalized: 0 });
  const before = await readAll();
  const [other] = await leaders();
  if (!other) throw new Error("there is a leader of each chain");
  const next = { ...opening, number: 21, hash: `0x${"b".repeat(64)}`, parentHash: opening.hash };
  await writeBlocks(other, [next], { head: 21, finalized: 0 });
  await expect(scoreDue(leader)).rejects.toThrow(LeadershipLostError);
  expect(differences(await readAll(), before)).toEqual({});
});

test("a crash between two pages of due subjects leaves the rest due, with the block that opened the day", async () => {
  const [leader] = await leaders();
  if (!leader) throw new Error("there is a leader of each chain");
  leader.dueAtOnce = 0;
  const blocks = makeBlocks(seeded(9), 1, 20);
  for (const block of blocks.slice(0, -1)) await writeRange(leader, [block], { head: 20, finalized: 20 });
  await scoreDue(leader);
  const last = blocks.at(-1);
  if (!last) throw new Error("there are blocks");
  const time = last.time + 2 * DAY;
  await writeBlocks(leader, [{ ...last, time, rows: [] }], { head: 20, finalized: 20 });
  const dueOn = () =>
    rows("select subject from score where abs(chain_id) = 1 and next_change_day <= $1", [dayOf(time)]);
  expect((await dueOn()).length).toBeGreaterThan(0);
  const [, started] = [leader, ...(await leaders())];
  expect(started?.cursor.dayBlock).toEqual({ number: last.number, hash: last.hash, time });
  if (started) await scoreDue(started);
  expect(started?.cursor.dayBlock).toBeNull();
  expect(await dueOn()).toEqual([]);
  const sources = await rows(
    "select distinct cause, reached_after from score_feed where block_number = $1 and before[1] <> after[1]",
    [last.number],
  );
  expect(sources).toEqual([{ cause: "time", reached_after: dayOf(time) }]);
});

test("a day leaves the rows of subjects that are not due untouched, and their facts are read as of it", async () => {
  const [leader] = await leaders();
  if (!leader) throw new Error("there is a leader of each chain");
  const blocks = makeBlocks(seeded(9), 1, 20);
  await writeBlocks(leader, blocks, { head: 20, finalized: 20 });
  const versions = () =>
    rows<{ subject: string; version: string; next: number }>(
      "select subject, xmin::text as version, next_change_day as next from score where chain_id <= 0 order by 1",
    );
  const before = await versions();
  const last = blocks.at(-1);
  const day = dayOf(last?.time ?? 0) + DAY;
  const empty = { number: 21, hash: `0x${"b".repeat(64)}`, parentHash: last?.hash ?? "", time: day + 5, rows: [] };
  await writeBlocks(leader, [empty], { head: 21, finalized: 21 });
  const after = await versions();
  const changed = after.filter(({ version }, i) => version !== before[i]?.version).map(({ subject }) => subject);
  expect(changed).toEqual(before.filter(({ next }) => next !== null && next <= day).map(({ subject }) => subject));
  expect(changed.length).toBeLessThan(before.length);
  const { pg, env } = holder.ctx();
  for (const { subject } of before) {
    const { facts } = await readScore({ env }, pg, { subject, wallets: [subject], chainId: ALL_CHAINS });
    expect(facts.asOf).toEqual({ "1": day });
  }
});
