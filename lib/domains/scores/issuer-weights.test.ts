import { beforeEach, expect, test, vi } from "vitest";
import { attest, giveLives, type Signer, signer, signRevocation } from "../../../tests/factories/attestations.ts";
import { followChain } from "../../../tests/factories/indexed.ts";
import { publishedChanges } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import type { Address } from "../../core/chains.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { revokeAttestation } from "../attestations/index.ts";
import { RevokeAttestation } from "../attestations/schemas.ts";
import { getReceipt } from "./issue-receipt.ts";
import { markWeightsAfter } from "./issuer-weights.ts";
import { readPresent } from "./load-subjects.ts";
import { lockScores } from "./lock-scores.ts";
import { recomputeStale } from "./outdated.ts";
import { verifyReceipt } from "./receipt/verify.ts";
import { openScoringSession, rescoreWallets } from "./rescore.ts";
import { scoringSettings } from "./settings.ts";
import { inputsOn } from "./subject.ts";

const seeds = [signer(1), signer(2), signer(3)] as const;
const DAY = 86_400;
/** The first day that chain 1 opens here, and the newest covered one. */
const TODAY = 1_768_435_200;
let covered: number;
const world = useContext({
  chains: [{ id: 1, name: "one", explorers: [{ url: "http://127.0.0.1:9", rate: 5, pageSize: 1000 }] }],
  env: { ATTESTATION_SEEDS: seeds.map((seed) => seed.address).join(", ") },
});

beforeEach(async () => {
  const { pg } = world.ctx();
  await emptyTables(
    pg,
    "attestation, issuer_weight, stale_close, facts, wallet, score, score_feed, saved_ranking, score_close, outbox",
  );
  await setDay(TODAY - DAY);
});

async function setDay(day: number): Promise<void> {
  covered = day;
  await followChain(world.ctx().pg, { block: 20_000, time: day });
}

/** Chain 1, as one that is being read. */
const view = () => ({ chainId: 1, asOf: covered, finalized: 20_000, factsOf: () => undefined });

/** What a new chain day does: issuers are weighed, and everybody is scored. */
async function openDay(wallets: readonly Address[], day = covered + DAY): Promise<void> {
  const ctx = world.ctx();
  const settings = scoringSettings(ctx.env);
  await sqlTransaction(ctx.pg, async (sql) => {
    await lockScores(sql);
    const book = openScoringSession(sql, settings, view());
    const subjects = await book.load(wallets);
    await book.openDay(day, ctx.now);
    for (const subject of subjects) book.score(subject, 1, { cause: "time", source: null });
    await book.flush({ now: ctx.now });
  });
  await setDay(day);
}

async function pointsOf(wallet: Address): Promise<{ total: number; social: number }> {
  const { rows } = await world
    .ctx()
    .pg.query("select total, social from score where subject = $1 and chain_id <= 0", [wallet]);
  return rows[0];
}

async function weights(): Promise<Record<string, number>> {
  const { rows } = await world
    .ctx()
    .pg.query("select distinct on (subject) subject, weight from issuer_weight order by subject, from_day desc");
  return Object.fromEntries(rows.map((row) => [row.subject, row.weight]));
}

async function revoke(by: Signer, attestationId: string) {
  const ctx = world.ctx();
  const signature = await signRevocation(ctx, by, 1, { attestationId });
  const body = RevokeAttestation.parse({ reason: "skill_outdated", signature });
  return revokeAttestation(ctx, { attestationId, ...body });
}

test("fifty sybils who attest each other move no score of theirs; three seeds give an honest subject 20 points and more", async () => {
  const ctx = world.ctx();
  const sybils = Array.from({ length: 50 }, (_, index) => signer(100 + index));
  const honest = signer(50);
  const everybody = [...seeds, honest, ...sybils].map((one) => one.lower);
  await giveLives(ctx.pg, everybody);
  await openDay(everybody);
  const before = await pointsOf(honest.lower);
  const sybilsBefore = await Promise.all(sybils.map((one) => pointsOf(one.lower)));
  expect(sybilsBefore.every((one) => one.total > 100)).toBe(true);
  for (const [index, by] of sybils.entries()) {
    for (const step of [1, 7]) {
      const made = await attest(ctx, by, { subject: sybils[(index + step) % 50]?.lower ?? "" });
      expect(made.scoreImpact).toBe(0);
    }
  }
  const impacts: number[] = [];
  for (const seed of seeds) impacts.push((await attest(ctx, seed, { subject: honest.lower })).scoreImpact);
  await openDay(everybody);
  expect(await Promise.all(sybils.map((one) => pointsOf(one.lower)))).toEqual(sybilsBefore);
  const after = await pointsOf(honest.lower);
  expect(after.total - before.total).toBeGreaterThanOrEqual(20);
  expect(after.social).toBe(after.total - before.total);
  expect(impacts.reduce((sum, one) => sum + one, 0)).toBe(after.total - before.total);
  // One vouch from outside does not feed fifty: what it gives them, all together, is no more than one word of a seed.
  await attest(ctx, honest, { subject: sybils[0]?.lower ?? "" });
  await openDay(everybody);
  const weighed = await weights();
  expect(sybils.reduce((sum, one) => sum + (weighed[one.lower] ?? 0), 0)).toBeLessThanOrEqual(1_000);
}, 120_000);

test("an impact is the difference of the scores read before and after, on making and on revoking", async () => {
  const ctx = world.ctx();
  const subject = signer(50);
  await giveLives(ctx.pg, [subject.lower]);
  await openDay([subject.lower]);
  const start = await pointsOf(subject.lower);
  const made = await attest(ctx, seeds[0], { subject: subject.lower });
  const attested = await pointsOf(subject.lower);
  expect(made.scoreImpact).toBe(attested.total - start.total);
  expect(made.scoreImpact).toBeGreaterThan(0);
  const again = await attest(ctx, seeds[0], { subject: subject.lower });
  expect(again.scoreImpact).toBe(0);
  expect((await revoke(seeds[0], again.attestation.id)).impact.trustScoreImpact).toBe(0);
  const { impact } = await revoke(seeds[0], made.attestation.id);
  expect(impact.trustScoreImpact).toBe(start.total - attested.total);
  expect(await pointsOf(subject.lower)).toEqual(start);
  const { rows } = await ctx.pg.query(
    `select cause, total from ${publishedChanges} where subject = $1 and chain_id <= 0 order by id`,
    [subject.lower],
  );
  expect(rows).toEqual([
    { cause: "time", total: start.total },
    { cause: "attestation", total: attested.total },
    { cause: "attestation", total: start.total },
  ]);
});

test("an issuer is weighed by its own points without the social ones; a seed counts in full", async () => {
  const ctx = world.ctx();
  const [vouched, idle, subject] = [signer(60), signer(61), signer(62)];
  const everybody = [...seeds, vouched, subject].map((one) => one.lower);
  await giveLives(ctx.pg, everybody);
  await openDay(everybody);
  const alone = await pointsOf(vouched.lower);
  for (const seed of seeds) await attest(ctx, seed, { subject: vouched.lower });
  await attest(ctx, seeds[0], { subject: idle.lower });
  await openDay(everybody);
  const weighed = await weights();
  expect((await pointsOf(vouched.lower)).social).toBeGreaterThan(0);
  expect(weighed[vouched.lower]).toBe(Math.min(1_000, Math.floor((1_000 * alone.total) / 500)));
  expect(weighed[idle.lower]).toBeUndefined();
  expect((await attest(ctx, idle, { subject: subject.lower })).scoreImpact).toBe(0);
  expect((await attest(ctx, vouched, { subject: subject.lower })).scoreImpact).toBeGreaterThan(0);
});

test("an issuer is weighed by the points it has reached, also before they are written", async () => {
  const ctx = world.ctx();
  const issuer = signer(50);
  for (const seed of seeds) await attest(ctx, seed, { subject: issuer.lower });
  await openDay([issuer.lower]);
  expect((await weights())[issuer.lower]).toBeUndefined();
  await giveLives(ctx.pg, [issuer.lower]);
  await sqlTransaction(ctx.pg, async (sql) => {
    await lockScores(sql);
    const book = openScoringSession(sql, scoringSettings(ctx.env), view());
    for (const subject of await book.load([issuer.lower])) book.score(subject, 1, { cause: "time", source: null });
    await book.openDay(covered + DAY, ctx.now);
    await book.flush({ now: ctx.now });
  });
  expect((await weights())[issuer.lower]).toBeGreaterThan(0);
});

test("for weights, an attestation that was signed off chain counts from the day after, however often its day is weighed", async () => {
  const issuer = signer(50);
  await giveLives(world.ctx().pg, [issuer.lower]);
  await openDay([issuer.lower]);
  await attest(world.ctx(), seeds[0], { subject: issuer.lower });
  await setDay(TODAY - DAY);
  await openDay([issuer.lower]);
  expect((await weights())[issuer.lower]).toBeUndefined();
  await openDay([issuer.lower]);
  expect((await weights())[issuer.lower]).toBeGreaterThan(0);
});

test("a wallet that is linked keeps the weights of earlier days", async () => {
  const ctx = world.ctx();
  const settings = scoringSettings(ctx.env);
  const [linked, owner, subject] = [signer(50), signer(51), signer(52)];
  await giveLives(ctx.pg, [linked.lower, subject.lower]);
  await openDay([linked.lower, subject.lower]);
  for (const seed of seeds) await attest(ctx, seed, { subject: linked.lower });
  await openDay([linked.lower, subject.lower]);
  await attest(ctx, linked, { subject: subject.lower });
  await openDay([linked.lower, subject.lower]);
  const weight = (await weights())[linked.lower];
  expect(weight).toBeGreaterThan(0);
  await sqlTransaction(ctx.pg, async (sql) => {
    await lockScores(sql);
    await sql.query("update wallet set subject = $1 where address = $2", [owner.lower, linked.lower]);
    await rescoreWallets(sql, settings, { wallets: [owner.lower, linked.lower], now: ctx.now });
  });
  await recomputeStale(ctx.pg, settings, { now: () => new Date(ctx.now.getTime() + 3_600_000), log: ctx.log });
  const { rows } = await ctx.pg.query("select from_day, weight from issuer_weight where subject = $1 order by 1", [
    owner.lower,
  ]);
  expect(rows[0]).toEqual({ from_day: TODAY + DAY, weight });
});

test("other points of the past have weights computed again only of an issuer whom trust reaches", async () => {
  const ctx = world.ctx();
  const stranger = signer(50);
  await attest(ctx, stranger, { subject: signer(51).lower });
  const mark = async () => {
    const late = { seeds: seeds.map(({ lower }) => lower), newest: TODAY, now: ctx.now };
    await markWeightsAfter(ctx.pg, [{ subject: stranger.lower, from: TODAY - 5 * DAY }], late);
    const { rows } = await ctx.pg.query("select from_day::text, due_at from stale_close where subject = ''");
    return rows;
  };
  expect(await mark()).toEqual([]);
  await attest(ctx, seeds[0], { subject: stranger.lower });
  const [first] = await mark();
  expect(first.from_day).toBe("2026-01-11");
  expect(await mark()).toEqual([first]);
});

test("attestations of a wallet to itself, or to other wallets of its identity, do not count", async () => {
  const ctx = world.ctx();
  const [seed, second] = [seeds[0], signer(70)];
  await giveLives(ctx.pg, [seed.lower, second.lower]);
  await ctx.pg.query("update wallet set subject = $1 where address = $2", [seed.lower, second.lower]);
  await openDay([seed.lower]);
  expect((await attest(ctx, seed, { subject: seed.lower })).scoreImpact).toBe(0);
  expect((await attest(ctx, seed, { subject: second.lower })).scoreImpact).toBe(0);
  expect((await attest(ctx, second, { subject: seed.lower })).scoreImpact).toBe(0);
});

test("two wallets of one identity are one issuer", async () => {
  const ctx = world.ctx();
  const [second, subject] = [signer(70), signer(71)];
  await giveLives(ctx.pg, [seeds[0].lower, second.lower, subject.lower]);
  await ctx.pg.query("update wallet set subject = $1 where address = $2", [seeds[0].lower, second.lower]);
  await openDay([subject.lower]);
  expect((await attest(ctx, second, { subject: subject.lower })).scoreImpact).toBeGreaterThan(0);
  expect((await attest(ctx, seeds[0], { subject: subject.lower })).scoreImpact).toBe(0);
});

test("an attestation counts to the end of the chain day it expires on", async () => {
  const ctx = world.ctx();
  const subject = signer(50);
  await giveLives(ctx.pg, [subject.lower]);
  await openDay([subject.lower]);
  await attest(ctx, seeds[0], { subject: subject.lower, expirationTime: TODAY + DAY + 60 });
  const { social } = await pointsOf(subject.lower);
  expect(social).toBeGreaterThan(0);
  await openDay([subject.lower], TODAY + DAY);
  expect((await pointsOf(subject.lower)).social).toBe(social);
  await openDay([subject.lower], TODAY + 2 * DAY);
  expect((await pointsOf(subject.lower)).social).toBe(0);
});

test("an attestation in a block counts from the day of its block, whatever time the contract states", async () => {
  const ctx = world.ctx();
  const subject = signer(50);
  await giveLives(ctx.pg, [subject.lower]);
  await setDay(TODAY);
  await attest(ctx, seeds[0], { subject: subject.lower });
  await ctx.pg.query("update attestation set block_number = 5, created_at = to_timestamp($1), time = $2", [
    TODAY + 60,
    TODAY - 5 * DAY,
  ]);
  await sqlTransaction(ctx.pg, async (sql) => {
    const { subjects } = await readPresent(sql, scoringSettings(ctx.env), [subject.lower]);
    const social = [TODAY - DAY, TODAY].flatMap((day) =>
      [false, true].map((isNow) => subjects.flatMap((one) => inputsOn(one, day, isNow).social)),
    );
    expect(social.map((rows) => rows.length)).toEqual([0, 0, 1, 1]);
  });
});

test("a receipt holds the issuers and their weights, and can be recomputed", async () => {
  const ctx = world.ctx();
  const subject = signer(50);
  await giveLives(ctx.pg, [subject.lower]);
  await openDay([subject.lower]);
  await attest(ctx, seeds[0], { subject: subject.lower });
  const { receipt } = await getReceipt(ctx, { identity: subject.lower });
  expect(receipt.facts.social).toEqual([{ issuer: seeds[0].lower, weight: 1_000 }]);
  expect(receipt.result.breakdown.social).toBeGreaterThan(0);
  expect((await verifyReceipt(receipt)).checks.filter((one) => !one.ok)).toEqual([]);
});

test("attestations of issuers that no seed reaches are left in the database, and end no receipt", async () => {
  const ctx = world.ctx();
  const [subject, reached, ...strangers] = [50, 51, 60, 61, 62].map(signer) as [Signer, Signer, ...Signer[]];
  await giveLives(
    ctx.pg,
    [subject, reached].map(({ lower }) => lower),
  );
  await openDay([subject.lower, reached.lower]);
  const soon = Math.floor(ctx.now.getTime() / 1_000) + 3_600;
  for (const by of strangers) await attest(ctx, by, { subject: subject.lower, expirationTime: soon });
  await attest(ctx, seeds[0], { subject: reached.lower });
  // It has no weight before the next chain day.
  await attest(ctx, reached, { subject: subject.lower });
  const { receipt } = await getReceipt(ctx, { identity: subject.lower });
  expect(receipt.validUntil).toBeGreaterThan(soon);

  const counted = await sqlTransaction(ctx.pg, async (sql) => {
    await lockScores(sql);
    const queries = vi.spyOn(sql, "query");
    const rowsRead = async () => {
      const calls = queries.mock.calls.map(([text], i) => ({
        text: String(text),
        result: queries.mock.results[i]?.value,
      }));
      const own = await Promise.all(calls.filter(({ text }) => /attestation a/.test(text)).map(({ result }) => result));
      queries.mockClear();
      return own.reduce((sum: number, { rows }) => sum + rows.length, 0);
    };
    const session = openScoringSession(sql, scoringSettings(ctx.env), view());
    await session.load([subject.lower]);
    const ofSubject = await rowsRead();
    await session.openDay(covered + DAY, ctx.now);
    const ofAll = await rowsRead();
    queries.mockRestore();
    await session.flush({ now: ctx.now });
    return { ofSubject, ofAll };
  });
  expect(counted).toEqual({ ofSubject: 0, ofAll: 2 });
  expect((await weights())[reached.lower]).toBeGreaterThan(0);
});
