import { readdirSync } from "node:fs";
import { join } from "node:path";
import { privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeEach, expect, it } from "vitest";
import { insertIdentities } from "../../../tests/factories/identities.ts";
import { scoresWithFacts } from "../../../tests/factories/scores.ts";
import { signedIn } from "../../../tests/factories/sessions.ts";
import { activity } from "../../../tests/indexer/activity-factory.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import type { Context } from "../../core/context.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { signedTypes, signingDomain } from "../../core/typed-data.ts";
import { achievements, emptyFacts, encodeFacts, foldActivity, type WalletFacts } from "../../engine/index.ts";
import { boardsOf, lockScores, openScoringSession, scoringSettings } from "../scores/index.ts";
import { claimAchievement, getClaimGain, getProgress, getUserAchievements, listAchievements } from "./index.ts";

const holder = useContext({
  chains: [{ id: 7, name: "Seven", explorers: [{ url: "http://127.0.0.1:1", rate: 1, pageSize: 1 }] }],
});
const account = privateKeyToAccount(`0x${"42".repeat(32)}`);
const stranger = privateKeyToAccount(`0x${"43".repeat(32)}`);
const subject = account.address.toLowerCase() as `0x${string}`;
const DAY = 86_400;
const day0 = 20_000 * DAY;

/** A transaction a day to another address each. */
function life(days: number): WalletFacts {
  const rows = Array.from({ length: days }, (_, day) =>
    activity({
      ...{ chainId: 7, blockNumber: day, at: day0 + day * DAY, wallet: subject, kind: "sent", amount: 10n ** 17n },
      counterparty: `0x${(day + 1).toString(16).padStart(40, "0")}`,
      // Twenty days pay for a bonus.
      fee: 10n ** 15n,
    }),
  );
  return foldActivity(emptyFacts(subject, 7), rows);
}

/** Live so many days, and be scored as the indexer does. */
async function live(days: number, options: { silent?: boolean } = {}): Promise<void> {
  const ctx = holder.ctx();
  await sqlTransaction(ctx.pg, async (sql) => {
    await lockScores(sql);
    await sql.query("insert into wallet (address, subject) values ($1, $1) on conflict do nothing", [subject]);
    await sql.query(
      `insert into facts (wallet, chain_id, facts, to_block) values ($1, 7, $2, 0)
       on conflict (wallet, chain_id) do update set facts = excluded.facts`,
      [subject, Buffer.from(encodeFacts(life(days)))],
    );
    await sql.query(
      `insert into chain_cursor (chain_id, block_number, block_time, state, updated_at) values (7, 1, $1, 'following', now())
       on conflict (chain_id) do update set block_time = excluded.block_time`,
      [day0 + days * DAY],
    );
    const book = openScoringSession(sql, scoringSettings(ctx.env));
    await book.load([subject]);
    book.score(subject, 7, { cause: "transactions", source: null });
    await book.flush({ now: ctx.now, ...options });
  });
  await boardsOf(ctx).refresh();
}

const session = (of = subject): Promise<Context> => signedIn(holder, of);

async function events(name: string): Promise<unknown[]> {
  const { rows } = await holder.ctx().pg.query("select data from outbox where event = $1 order by id", [name]);
  return rows.map((row) => row.data);
}

const all = { status: "all", limit: 100, offset: 0 } as const;

beforeEach(async () => {
  // Sequence numbers begin again with the tables.
  await boardsOf(holder.ctx()).stop();
  await emptyTables(
    holder.ctx().pg,
    "identity, identity_wallet, earned_achievement, score, score_feed, saved_ranking, score_close, facts, wallet, outbox, chain_cursor",
  );
  await boardsOf(holder.ctx()).loaded;
});
afterAll(() => boardsOf(holder.ctx()).stop());

it("has its own image, which the app serves", () => {
  const icons = readdirSync(join(import.meta.dirname, "../../../public/achievements"));
  expect(icons.sort()).toEqual(
    Object.keys(achievements)
      .map((id) => `${id}.svg`)
      .sort(),
  );
});

it("is earned with the facts that fulfil it, emits one event, and counts its holder", async () => {
  await live(29);
  expect(await events("achievement.earned")).toEqual([]);
  await live(31);
  await live(32);
  expect(await events("achievement.earned")).toEqual([
    { address: account.address, svcId: null, achievementId: "first_month", points: 10, scoreBonus: 2 },
    { address: account.address, svcId: null, achievementId: "first_units", points: 10, scoreBonus: 2 },
  ]);
  // A wallet that is scored under another now.
  await holder
    .ctx()
    .pg.query("insert into earned_achievement (subject, id, earned_at) values ($1, 'first_month', now())", [
      stranger.address.toLowerCase(),
    ]);
  const listed = await listAchievements(holder.ctx(), { category: "wallet_age", limit: 100, offset: 0 });
  expect(listed.achievements.map(({ id, holders }) => [id, holders])).toEqual([
    ["first_month", 1],
    ["first_year", 0],
    ["twelve_months", 0],
    ["hundred_days", 0],
  ]);
  expect(listed.pagination.total).toBe(4);
});

it("is not earned while a wallet's history is fetched, and is earned when the history is complete", async () => {
  await live(31, { silent: true });
  expect(await events("achievement.earned")).toEqual([]);
  const early = await getProgress(holder.ctx(), { identity: subject, achievementId: "first_month" });
  expect(early).toMatchObject([{ earned: false, progress: { current: 30, required: 30, percentage: 99 } }]);
  const { achievements: own } = await getUserAchievements(holder.ctx(), { identity: subject, ...all });
  expect(own.find(({ id }) => id === "first_month")).toMatchObject({ earned: false, progress: { percentage: 99 } });
  await live(31);
  expect(await events("achievement.earned")).toHaveLength(2);
});

it("shows progress until it is earned, and then the time; the summary ignores the filters", async () => {
  await live(31);
  const view = await getUserAchievements(holder.ctx(), { identity: subject, ...all });
  expect(view).toMatchObject({ address: account.address, svcId: null, claimableCount: 2 });
  expect(view.achievements).toHaveLength(Object.keys(achievements).length);
  expect(view.achievements.find(({ id }) => id === "first_month")).toMatchObject({
    earned: true,
    earnedAt: holder.now.toISOString(),
    progress: null,
  });
  expect(view.achievements.find(({ id }) => id === "hundred_days")).toMatchObject({
    earned: false,
    earnedAt: null,
    progress: {
      current: 31,
      required: 100,
      percentage: 31,
      requirements: { activeDays: { current: 31, required: 100 } },
    },
  });
  expect(view.summary).toMatchObject({ totalEarned: 2, totalPoints: 20, totalScoreBonus: 4 });
  expect(view.summary.rarityBreakdown).toEqual({ common: 2, uncommon: 0, rare: 0, epic: 0, legendary: 0 });
  const filtered = await getUserAchievements(holder.ctx(), {
    identity: subject,
    ...all,
    status: "earned",
    category: "nft",
  });
  expect(filtered.achievements).toEqual([]);
  expect(filtered.summary).toEqual(view.summary);
  expect(filtered.claimableAchievements.map(({ id }) => id)).toEqual(["first_month", "first_units"]);
  for (const { earned, progress } of await getProgress(holder.ctx(), { identity: subject })) {
    expect(progress.percentage === 100).toBe(earned);
  }
});

/** What a bonus of 2 adds under the trust of eight months. */
const BONUS = 2;

it("is said beforehand what claiming everything adds", async () => {
  await live(250);
  const mine = await session();
  const total = async () => {
    const { rows } = await mine.pg.query<{ total: number }>("select total from score where chain_id <= 0");
    return rows[0]?.total ?? 0;
  };
  const before = await total();
  const gain = await getClaimGain(mine, { identity: subject });
  expect(gain).toBeGreaterThan(0);
  const { claimableAchievements } = await getUserAchievements(mine, { identity: subject, ...all });
  for (const { id } of claimableAchievements) await claimAchievement(mine, { identity: subject, achievementId: id });
  expect((await total()) - before).toBe(gain);
  expect(await getClaimGain(mine, { identity: subject })).toBe(0);
});

it("adds its bonus once when it is claimed, also by concurrent claims", async () => {
  // Use over eight months is trusted enough for a bonus of 2 to show.
  await live(250);
  const mine = await session();
  const { rows } = await mine.pg.query<{ total: number; age: number }>(
    "select total, age from score where chain_id <= 0",
  );
  const [before] = rows;
  if (!before) throw new Error("the subject is scored");
  const claims = await Promise.all(
    Array.from({ length: 8 }, () => claimAchievement(mine, { identity: subject, achievementId: "first_month" })),
  );
  for (const { achievement, score } of claims) {
    expect(achievement).toMatchObject({ id: "first_month", earned: true });
    expect([score.total - before.total, score.breakdown.age - before.age]).toEqual([BONUS, BONUS]);
  }
  expect(await events("achievement.claimed")).toHaveLength(1);
  const { rows: scores } = await mine.pg.query("select chain_id, age, bonus from score order by chain_id");
  expect(scores).toEqual([
    { chain_id: 0, age: before.age + BONUS, bonus: { age: BONUS } },
    { chain_id: 7, age: before.age, bonus: {} },
  ]);
  const { rows: causes } = await mine.pg.query(
    "select cause from score_feed where chain_id <= 0 order by id desc limit 1",
  );
  expect(causes).toEqual([{ cause: "achievement" }]);
  // The bonus stays with further scoring, and the receipt's facts name it.
  await live(250);
  const [score] = await scoresWithFacts<{ bonus: object }>(mine.pg, { columns: "bonus", where: "chain_id <= 0" });
  expect([score?.facts.claimed, score?.bonus]).toEqual([["first_month"], { age: BONUS }]);
});

async function holders(): Promise<number | undefined> {
  const { achievements: listed } = await listAchievements(holder.ctx(), { limit: 100, offset: 0 });
  return listed.find(({ id }) => id === "first_month")?.holders;
}

it("gives its bonus only while it is earned; when lost, only a claimed one is kept for later", async () => {
  await live(31);
  await claimAchievement(await session(), { identity: subject, achievementId: "first_month" });
  await live(10);
  const { rows } = await holder
    .ctx()
    .pg.query("select bonus from score join score_facts using (subject, facts_hash) where chain_id <= 0");
  expect(rows).toEqual([{ bonus: {} }]);
  const { rows: left } = await holder
    .ctx()
    .pg.query("select id, claimed_at is not null as claimed from earned_achievement");
  expect(left).toEqual([{ id: "first_month", claimed: true }]);
  expect(await holders()).toBe(0);
  const view = await getUserAchievements(holder.ctx(), { identity: subject, ...all });
  expect([view.summary.totalEarned, view.claimableCount]).toEqual([0, 0]);
  for (const { earned, progress } of await getProgress(holder.ctx(), { identity: subject })) {
    expect([earned, progress.percentage === 100]).toEqual([false, false]);
  }
  await expect(
    claimAchievement(await session(), { identity: subject, achievementId: "first_month" }),
  ).rejects.toMatchObject({ code: "ACHIEVEMENT_NOT_EARNED" });
  await live(31);
  const again = await getUserAchievements(holder.ctx(), { identity: subject, ...all });
  expect(again.achievements.find(({ id }) => id === "first_month")).toMatchObject({ earned: true, progress: null });
  expect(again.claimableAchievements.map(({ id }) => id)).toEqual(["first_units"]);
  expect(await holders()).toBe(1);
});

it("cannot be claimed before it is earned, by another identity, or by an unknown id", async () => {
  await live(31);
  const mine = await session();
  const claim = (ctx: Context, achievementId: string) => claimAchievement(ctx, { identity: subject, achievementId });
  await expect(claim(mine, "first_year")).rejects.toMatchObject({ code: "ACHIEVEMENT_NOT_EARNED" });
  await expect(claim(mine, "no_such")).rejects.toMatchObject({ code: "ACHIEVEMENT_NOT_FOUND" });
  const other = await session(stranger.address.toLowerCase() as `0x${string}`);
  await expect(claim(other, "first_month")).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(
    claimAchievement(mine, { identity: stranger.address.toLowerCase(), achievementId: "first_month" }),
  ).rejects.toMatchObject({ code: "USER_NOT_FOUND" });
});

it("can be claimed by the signature of its wallet alone, for the chain of the name that is asked for, also if it is only minted", async () => {
  await live(31);
  await insertIdentities(holder.ctx().pg, [{ name: "alice", owner: subject }]);
  const anybody = await session(stranger.address.toLowerCase() as `0x${string}`);
  const chains = anybody.env.CHAINS.flatMap((chain) => [chain, { ...chain, id: 1 }]);
  const ctx = { ...anybody, env: { ...anybody.env, CHAINS: chains } };
  const deadline = Math.floor(holder.now.getTime() / 1000) + 600;
  const claim = async (identity: string, chainId: number, signer = account, achievementId = "first_month") => {
    const message = { achievementId, wallet: account.address, deadline: BigInt(deadline) };
    const types = { ClaimAchievement: signedTypes.ClaimAchievement };
    const domain = signingDomain(ctx.env, chainId);
    const signature = await signer.signTypedData({ domain, types, primaryType: "ClaimAchievement", message });
    return claimAchievement(ctx, { identity, achievementId: "first_month", wallet: subject, deadline, signature });
  };
  const invalid = { code: "INVALID_SIGNATURE" };
  await expect(claim("alice", 7)).rejects.toMatchObject(invalid);
  await expect(claim("alice", 1, stranger)).rejects.toMatchObject(invalid);
  await expect(claim("alice", 1, account, "first_units")).rejects.toMatchObject(invalid);
  expect((await claim("alice", 1)).achievement.earned).toBe(true);
  expect((await claim(subject, 7)).achievement.earned).toBe(true);
});

it("can be claimed by the session of any wallet of the identity, whichever wallet is named", async () => {
  await live(31);
  const linked = stranger.address.toLowerCase() as `0x${string}`;
  const { pg } = holder.ctx();
  await insertIdentities(pg, [{ name: "alice", owner: subject, state: "activated" }]);
  await pg.query(
    `insert into identity_wallet (address, name, "primary", linked_at) values ($1, 'alice', true, now()), ($2, 'alice', false, now())`,
    [subject, linked],
  );
  await pg.query("insert into wallet (address, subject) values ($1, $2)", [linked, subject]);
  const claim = { identity: subject, achievementId: "first_month" };
  const { achievement } = await claimAchievement(await session(linked), { ...claim, wallet: subject });
  expect(achievement.earned).toBe(true);
  const foreign = `0x${"9".repeat(40)}` as const;
  const signed = { deadline: Math.floor(holder.now.getTime() / 1000) + 600, signature: "" };
  const message = expect.stringContaining("a wallet that may give it");
  await expect(
    claimAchievement(await session(foreign), { ...claim, wallet: foreign, ...signed }),
  ).rejects.toMatchObject({ code: "INVALID_SIGNATURE", message });
});
