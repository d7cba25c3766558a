import { beforeEach, expect, test } from "vitest";
import { makeActivity } from "../../../tests/factories/activity.ts";
import { addressNumber, publishedChanges, scoresWithFacts } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { asHex } from "../../core/bulk-write.ts";
import type { Context } from "../../core/context.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { emptyFacts, encodeFacts, foldActivity, models } from "../../engine/index.ts";
import { modelHash } from "../models/model-hash.ts";
import {
  beginComparison,
  cancelScheduled,
  getModel,
  newestModel,
  readActiveModel,
  recordActiveModel,
  requireModel,
  scheduleModel,
} from "../models/models.ts";
import { runComparison } from "./compare-models.ts";
import { markPending } from "./due.ts";
import { readPresent } from "./load-subjects.ts";
import { lockScores } from "./lock-scores.ts";
import { rescoreOutdated, switchModel } from "./outdated.ts";
import { getScheduledScore } from "./recomputed.ts";
import { openScoringSession } from "./rescore.ts";
import { scoringSettings } from "./settings.ts";

const world = useContext({ chains: [{ id: 1, name: "one", rpcUrls: ["http://127.0.0.1:9"] }] });
const asOperator = (overrides: Partial<Context> = {}): Context =>
  world.ctx({ actor: { kind: "commandLine" }, ...overrides });
const DAY_MS = 86_400_000;
const PAGE = 12;
const paged = { page: PAGE };
/** More than one page. */
const many = Array.from({ length: 18 }, (_, i) => addressNumber(0xa000 + i));
const few = Array.from({ length: 30 }, (_, i) => addressNumber(0xa000 + i));
const [first = ""] = few;
const old = requireModel(Object.keys(models)[0] ?? "");
const next = newestModel;

beforeEach(async () => {
  world.now = new Date("2026-01-15T12:00:00Z");
  await emptyTables(
    asOperator().pg,
    `score, score_feed, saved_ranking, score_close, wallet, facts, outbox,
    earned_achievement, model_switch, model_comparison, meta, pending_score`,
  );
});

/** Subjects with facts, an achievement that they claimed, and scores of a model; every third one did nothing. */
async function scoreWith(ctx: Context, model = old, of: readonly string[] = few): Promise<void> {
  const facts = of.map((wallet, i) => {
    const counterparties = Array.from({ length: i % 3 === 0 ? 0 : 12 }, (_, n) => addressNumber(0xc000 + n));
    const rows = counterparties.map((counterparty, n) => ({
      wallet,
      kind: "sent" as const,
      at: 1_700_000_000 + n * 30 * 86_400,
      counterparty,
      amount: 10n ** 18n,
    }));
    return Buffer.from(encodeFacts(foldActivity(emptyFacts(wallet, 1), makeActivity(rows))));
  });
  await ctx.pg.query("insert into wallet (address, subject) select a, a from unnest($1::text[]) as a", [of]);
  await ctx.pg.query(
    `insert into facts (wallet, chain_id, facts, to_block)
     select wallet, 1, facts, 9 from unnest($1::text[], $2::bytea[]) as r(wallet, facts)`,
    [of, facts],
  );
  await writeScores(ctx, model, of);
  await ctx.pg.query("update earned_achievement set claimed_at = $1", [ctx.now]);
  await writeScores(ctx, model, of);
  await emptyTables(ctx.pg, "score_feed, outbox");
}

function writeScores(ctx: Context, model: typeof old, of: readonly string[]): Promise<void> {
  return sqlTransaction(ctx.pg, async (sql) => {
    await lockScores(sql);
    // In this transaction the model is the active one.
    await sql.query(
      "insert into model_switch (version, announced_at, active_from, activated_at) values ($1, now(), now(), 'infinity')",
      [model.spec.version],
    );
    const session = openScoringSession(sql, scoringSettings(ctx.env));
    await session.load(of);
    for (const subject of of) session.score(subject, 1, { cause: "transactions", source: null });
    await session.flush({ now: ctx.now });
    await sql.query("delete from model_switch where activated_at = 'infinity'");
  });
}

async function totals(ctx: Context): Promise<Map<string, number>> {
  const { rows } = await ctx.pg.query<{ subject: string; total: number }>(
    "select subject, total from score where chain_id <= 0 order by subject",
  );
  return new Map(rows.map(({ subject, total }) => [subject, total]));
}

async function hashes(ctx: Context): Promise<string[]> {
  const { rows } = await ctx.pg.query<{ model_hash: string }>(
    `select distinct ${asHex("model_hash")} as model_hash from score`,
  );
  return rows.map((row) => row.model_hash);
}

async function outbox(ctx: Context, event: string): Promise<object[]> {
  const { rows } = await ctx.pg.query<{ data: object }>("select data from outbox where event = $1 order by id", [
    event,
  ]);
  return rows.map(({ data }) => data);
}

const later = (days: number): Context => asOperator({ now: new Date(world.now.getTime() + days * DAY_MS) });
const settings = () => scoringSettings(asOperator().env);
async function compare(ctx: Context, version: string) {
  const { requestedAt } = await beginComparison(ctx, { version });
  return runComparison(ctx, { version, requestedAt });
}
/** Compares the model, then schedules the switch to it. */
async function schedule(ctx: Context, input: Parameters<typeof scheduleModel>[1]): Promise<void> {
  await compare(ctx, input.version);
  await scheduleModel(ctx, input);
}
const recordActive = (ctx: Context) => sqlTransaction(ctx.pg, (sql) => recordActiveModel(sql, ctx.now));
const activeVersion = async (ctx: Context) => (await readActiveModel(ctx.pg)).spec.version;

/** Each subject whose total differs has one row of the change in the feed, and one event. */
async function expectScoredOnce(ctx: Context, before: ReadonlyMap<string, number>): Promise<void> {
  const after = await totals(ctx);
  const changed = [...after].filter(([subject, total]) => before.get(subject) !== total).map(([subject]) => subject);
  const { rows } = await ctx.pg.query<{ subject: string; cause: string }>(
    `select subject, cause from ${publishedChanges} where chain_id <= 0 order by subject`,
  );
  expect(changed.length).toBeGreaterThan(0);
  expect(rows).toEqual(changed.map((subject) => ({ subject, cause: "model" })));
  expect(await outbox(ctx, "score.updated")).toHaveLength(changed.length);
  expect(await hashes(ctx)).toEqual([modelHash(next)]);
}

test("a new installation takes the newest model, and keeps it", async () => {
  const ctx = asOperator();
  expect(await activeVersion(ctx)).toBe(next.spec.version);
  await recordActive(ctx);
  await scoreWith(ctx, old, [first]);
  expect(await activeVersion(ctx)).toBe(next.spec.version);
});

test("an installation with scores of an older model keeps it after an upgrade, and scores with it", async () => {
  const ctx = asOperator();
  await scoreWith(ctx);
  const before = await totals(ctx);
  expect(await activeVersion(ctx)).toBe(old.spec.version);
  await recordActive(ctx);
  await switchModel(ctx, settings());
  await sqlTransaction(ctx.pg, async (sql) => {
    expect((await readPresent(sql, settings(), [first])).model).toBe(old);
  });
  expect(await totals(ctx)).toEqual(before);
  expect(await hashes(ctx)).toEqual([modelHash(old)]);
  expect((await getModel(ctx)).scheduled).toBeNull();
});

test("a switch is announced with its notice, and made when its time has come, once", async () => {
  const ctx = asOperator();
  await scoreWith(ctx);
  const before = await totals(ctx);
  const version = next.spec.version;
  const days = ctx.env.MODEL_NOTICE_DAYS;
  const sooner = new Date(later(days).now.getTime() - 1);
  await expect(scheduleModel(ctx, { version })).rejects.toThrow("Compare model");
  await expect(schedule(ctx, { version, at: sooner })).rejects.toThrow(`needs ${days} days of notice`);
  await schedule(ctx, { version });
  const from = later(days).now.toISOString();
  const announced = { version, hash: modelHash(next), from, replaces: old.spec.version };
  expect(await outbox(ctx, "model.scheduled")).toEqual([announced]);
  expect(await getModel(ctx)).toMatchObject({
    active: { version: old.spec.version, hash: modelHash(old) },
    scheduled: { version, hash: modelHash(next), from, announcedAt: ctx.now.toISOString() },
    noticeDays: days,
  });
  await switchModel(asOperator({ now: sooner }), settings());
  expect([await totals(ctx), await activeVersion(ctx)]).toEqual([before, old.spec.version]);
  for (let i = 0; i < 2; i++) await switchModel(later(days), settings());
  expect(await outbox(ctx, "model.activated")).toEqual([announced]);
  expect(await getModel(ctx)).toMatchObject({ active: { version, from }, scheduled: null });
  await expectScoredOnce(ctx, before);
});

/** A pool that dies when a connection is taken for the transaction after so many. */
function dyingAfter(ctx: Context, transactions: number): Context {
  let connections = 0;
  const pg = new Proxy(ctx.pg, {
    get(pool, key) {
      if (key === "connect" && ++connections > transactions) throw new Error("killed");
      const value: unknown = Reflect.get(pool, key);
      return typeof value === "function" ? value.bind(pool) : value;
    },
  });
  return { ...ctx, pg };
}

async function pending(ctx: Context): Promise<object[]> {
  return (await ctx.pg.query("select * from pending_score order by wallet")).rows;
}

const isSwitched = async (ctx: Context): Promise<boolean> =>
  (await ctx.pg.query("select from model_switch where rescored_at is not null")).rows.length > 0;

test("the transaction of a switch writes as many rows for any number of subjects, and scores follow in pages", async () => {
  const ctx = asOperator();
  await scoreWith(ctx, old, many);
  await schedule(ctx, { version: next.spec.version });
  const due = later(ctx.env.MODEL_NOTICE_DAYS);
  await expect(switchModel(dyingAfter(due, 1), settings(), paged)).rejects.toThrow("killed");
  expect(await activeVersion(due)).toBe(next.spec.version);
  expect(await pending(ctx)).toEqual([{ wallet: "", cause: "model", scored_to: "", scored: 0 }]);
  expect(await hashes(ctx)).toEqual([modelHash(old)]);
  await switchModel(due, settings(), { signal: AbortSignal.abort(), ...paged });
  expect([await isSwitched(ctx), await pending(ctx)]).toMatchObject([false, [{ scored_to: "" }]]);
});

test("a switch that is interrupted at each page continues with the next, and two workers make it once", async () => {
  const ctx = asOperator();
  const most = Array.from({ length: 30 }, (_, i) => addressNumber(0xa000 + i));
  await scoreWith(ctx, old, most);
  const before = await totals(ctx);
  await schedule(ctx, { version: next.spec.version });
  const due = later(ctx.env.MODEL_NOTICE_DAYS);
  await expect(switchModel(dyingAfter(due, 2), settings(), paged)).rejects.toThrow("killed");
  expect(await pending(ctx)).toMatchObject([{ scored_to: most[PAGE - 1], scored: PAGE }]);
  expect((await hashes(ctx)).sort()).toEqual([modelHash(old), modelHash(next)].sort());
  await expect(switchModel(dyingAfter(due, 1), settings(), paged)).rejects.toThrow("killed");
  expect(await pending(ctx)).toMatchObject([{ scored_to: most[2 * PAGE - 1], scored: 2 * PAGE }]);
  expect(await isSwitched(ctx)).toBe(false);
  await Promise.all([switchModel(due, settings(), paged), switchModel(due, settings(), paged)]);
  expect([await isSwitched(ctx), await pending(ctx)]).toEqual([true, []]);
  expect(await outbox(ctx, "model.activated")).toHaveLength(1);
  await expectScoredOnce(ctx, before);
});

test("a switch while other lists are applied begins with the first subject again, and the later one covers both", async () => {
  const ctx = asOperator();
  await scoreWith(ctx, old, many);
  await rescoreOutdated(ctx.pg, settings(), { now: () => ctx.now, ...paged });
  const before = await totals(ctx);
  await schedule(ctx, { version: next.spec.version });
  const due = later(ctx.env.MODEL_NOTICE_DAYS);
  const withLists = { ...settings(), lists: { listed: new Set<string>(), hash: "0x02" } };
  const killed = dyingAfter(due, 3).pg;
  await expect(rescoreOutdated(killed, withLists, { now: () => due.now, ...paged })).rejects.toThrow("killed");
  expect(await pending(ctx)).toMatchObject([{ scored: PAGE }]);
  await expect(switchModel(dyingAfter(due, 1), withLists, paged)).rejects.toThrow("killed");
  expect(await pending(ctx)).toMatchObject([{ wallet: "", cause: "model", scored_to: "", scored: 0 }]);
  await switchModel(due, withLists, paged);
  expect(await isSwitched(ctx)).toBe(true);
  const hashes = new Set((await scoresWithFacts(ctx.pg)).map(({ facts }) => facts.listed.listsHash));
  expect([...hashes]).toEqual(["0x02"]);
  await expectScoredOnce(ctx, before);
});

test("wallets that are pending by themselves get the model's cause, before and after their page", async () => {
  const ctx = asOperator();
  await scoreWith(ctx, old, many);
  const before = await totals(ctx);
  const identity = many.at(-1) ?? "";
  const linked = addressNumber(0x1);
  await ctx.pg.query("insert into wallet (address, subject) values ($1, $2)", [linked, identity]);
  await schedule(ctx, { version: next.spec.version });
  const due = later(ctx.env.MODEL_NOTICE_DAYS);
  await sqlTransaction(ctx.pg, (sql) => markPending(sql, [many[1] ?? "", linked], "clusters"));
  await expect(switchModel(dyingAfter(due, 2), settings(), paged)).rejects.toThrow("killed");
  await sqlTransaction(ctx.pg, async (sql) => {
    for (const cause of ["model", "trust"] as const) await markPending(sql, [first, many[PAGE + 3] ?? ""], cause);
  });
  await switchModel(due, settings(), paged);
  expect([await isSwitched(ctx), await pending(ctx)]).toEqual([true, []]);
  await expectScoredOnce(ctx, before);
});

test("a switch ends without the score lock once every score is of its model", async () => {
  const ctx = asOperator();
  await scoreWith(ctx);
  await schedule(ctx, { version: next.spec.version });
  const due = later(ctx.env.MODEL_NOTICE_DAYS);
  await switchModel(due, settings());
  await ctx.pg.query("update model_switch set rescored_at = null");
  await sqlTransaction(ctx.pg, async (sql) => {
    await lockScores(sql);
    await switchModel(due, settings());
  });
  const { rows } = await ctx.pg.query("select rescored_at from model_switch where activated_at is not null");
  expect(rows.map((row) => row.rescored_at)).toEqual(rows.map(() => due.now));
});

test("only one switch is scheduled at a time; a cancelled one is announced and never made", async () => {
  const ctx = asOperator();
  await scoreWith(ctx, old, [first]);
  await expect(scheduleModel(ctx, { version: "none" })).rejects.toThrow("There is no model none");
  await expect(scheduleModel(ctx, { version: old.spec.version })).rejects.toThrow("active already");
  await schedule(ctx, { version: next.spec.version });
  await expect(scheduleModel(ctx, { version: next.spec.version })).rejects.toThrow("Cancel it first");
  await cancelScheduled(ctx);
  await expect(cancelScheduled(ctx)).rejects.toThrow("No switch is scheduled");
  expect(await outbox(ctx, "model.cancelled")).toHaveLength(1);
  await switchModel(later(100), settings());
  expect(await activeVersion(ctx)).toBe(old.spec.version);
});

test("a switch needs no notice while no subject has a score, and otherwise only if the operator says so", async () => {
  const ctx = asOperator();
  await schedule(ctx, { version: old.spec.version, at: ctx.now });
  await switchModel(ctx, settings());
  expect(await activeVersion(ctx)).toBe(old.spec.version);
  await scoreWith(ctx);
  await expect(schedule(ctx, { version: next.spec.version, at: ctx.now })).rejects.toThrow("days of notice");
  await scheduleModel(ctx, { version: next.spec.version, at: ctx.now, withoutNotice: true });
  await switchModel(ctx, settings());
  expect(await hashes(ctx)).toEqual([modelHash(next)]);
});

test("a comparison that another one replaces while it runs ends without a result, and is no failed job", async () => {
  const ctx = asOperator();
  await scoreWith(ctx);
  const { version } = next.spec;
  const { requestedAt } = await beginComparison(ctx, { version });
  const again = asOperator({ now: new Date(ctx.now.getTime() + 1_000) });
  let isReplaced = false;
  // The other one begins before the first stores its progress.
  const pg = new Proxy(ctx.pg, {
    get(target, name) {
      if (name !== "query") return Reflect.get(target, name).bind(target);
      return async (text: unknown, values: unknown[]) => {
        if (String(text).includes("set compared = $3") && !isReplaced) {
          isReplaced = true;
          await beginComparison(again, { version });
        }
        return target.query(text as string, values); // As it was given.
      };
    },
  });
  expect(await runComparison({ ...ctx, pg }, { version, requestedAt })).toBeNull();
  expect(isReplaced).toBe(true);
  expect(await runComparison(ctx, { version, requestedAt: again.now.toISOString() })).not.toBeNull();
});

test("a comparison and the score under the scheduled model foretell every score of the switch, and write nothing", async () => {
  const ctx = asOperator();
  await scoreWith(ctx);
  const before = await totals(ctx);
  const report = await compare(ctx, next.spec.version);
  if (!report) return expect.unreachable();
  expect([await totals(ctx), await hashes(ctx)]).toEqual([before, [modelHash(old)]]);
  expect(await getScheduledScore(ctx, { identity: first })).toBeNull();
  await scheduleModel(ctx, { version: next.spec.version });
  const foretold = await Promise.all(
    few.slice(0, 6).map((identity) => getScheduledScore(ctx, { identity }).then((found) => found?.total)),
  );
  await switchModel(later(ctx.env.MODEL_NOTICE_DAYS), settings());
  const after = await totals(ctx);
  expect(foretold).toEqual(few.slice(0, 6).map((subject) => after.get(subject)));
  const changes = [...after].map(([subject, total]) => total - (before.get(subject) ?? 0));
  const rise = changes.filter((change) => change > 0).length;
  const fall = changes.filter((change) => change < 0).length;
  const sorted = [...changes].sort((a, b) => a - b);
  const medianChange = sorted[Math.ceil(sorted.length / 2) - 1];
  expect(report).toMatchObject({ subjects: few.length, rise, fall, medianChange });
  const counted = Object.values(report.tiers).flatMap((to) => Object.values(to));
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(few.length);
  const listed = [...report.falls, ...report.rises];
  expect(listed.length).toBe(Math.min(fall, 10) + Math.min(rise, 10));
  for (const { subject, ...one } of listed) {
    expect([one.before, one.after]).toEqual([before.get(subject), after.get(subject)]);
  }
  const causes = Object.values(report.causes).reduce((sum, one) => sum + one.fall + one.rise, 0);
  expect(causes).toBe(rise + fall);
  const tierChanges = Object.entries(report.tiers).flatMap(([from, to]) =>
    Object.entries(to).map(([name, count]) => (name === from ? 0 : count)),
  );
  const ofCauses = Object.values(report.causes).reduce((sum, one) => sum + one.tierDown + one.tierUp, 0);
  expect(ofCauses).toBe(tierChanges.reduce((sum, count) => sum + count, 0));
});
