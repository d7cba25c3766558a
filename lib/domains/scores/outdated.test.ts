import { beforeEach, expect, test } from "vitest";
import { makeActivity } from "../../../tests/factories/activity.ts";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { createLogger } from "../../core/log.ts";
import { readRecomputation, reportRecomputation } from "../../core/recomputation.ts";
import { readSnapshot, sqlTransaction } from "../../core/transaction.ts";
import { emptyFacts, encodeFacts, foldActivity } from "../../engine/index.ts";
import { countPending, markAllPending, markPending, takePending } from "./due.ts";
import { lockScores } from "./lock-scores.ts";
import { findAlikeWallets, rescoreMissed, rescoreOutdated } from "./outdated.ts";
import { openScoringSession } from "./rescore.ts";
import { type ScoringSettings, scoringSettings } from "./settings.ts";

const world = useContext({ chains: [{ id: 1, name: "one", rpcUrls: ["http://127.0.0.1:9"] }] });
const wallets = Array.from({ length: 30 }, (_, i) => addressNumber(0xa000 + i));
const few = wallets.slice(10, 20);
const payee = addressNumber(0xc000);
const now = () => world.now;
const inHours = (hours: number) => ({ now: () => new Date(world.now.getTime() + hours * 3_600_000) });

beforeEach(async () => {
  const { pg } = world.ctx();
  await emptyTables(pg, "score, score_facts, score_feed, score_close, wallet, facts, outbox, meta, pending_score");
  await addWallets(wallets);
});

async function addWallets(added: readonly string[]): Promise<void> {
  const { pg } = world.ctx();
  const facts = added.map((wallet) => {
    const sent = { wallet, kind: "sent" as const, at: 1_700_000_000, counterparty: payee, amount: 10n ** 18n };
    return Buffer.from(encodeFacts(foldActivity(emptyFacts(wallet, 1), makeActivity([sent]))));
  });
  await pg.query("insert into wallet (address, subject) select a, a from unnest($1::text[]) as a", [added]);
  await pg.query(
    `insert into facts (wallet, chain_id, facts, to_block)
     select wallet, 1, facts, 9 from unnest($1::text[], $2::bytea[]) as r(wallet, facts)`,
    [added, facts],
  );
}

const settings = () => scoringSettings(world.ctx().env);
const withList = (): ScoringSettings => ({ ...settings(), lists: { listed: new Set([payee]), hash: "0x02" } });
const withUnit = (): ScoringSettings => ({
  ...settings(),
  chains: new Map([[1, { referenceWei: `1${"0".repeat(20)}`, prices: {} }]]),
});

/** As a worker of these settings does for subjects of a block. */
function write(of: ScoringSettings, subjects: readonly string[]): Promise<void> {
  return sqlTransaction(world.ctx().pg, async (sql) => {
    await lockScores(sql);
    const session = openScoringSession(sql, of);
    await session.load(subjects);
    for (const subject of subjects) session.score(subject, 1, { cause: "transactions", source: null });
    await session.flush({ now: now() });
  });
}

async function scores(): Promise<object[]> {
  const { rows } = await world
    .ctx()
    .pg.query("select subject, chain_id, total, facts_hash, model_hash from score order by subject, chain_id");
  return rows;
}

async function whileScoresAreLocked<T>(work: () => Promise<T>): Promise<T> {
  const locking = await world.ctx().pg.connect();
  try {
    await locking.query("begin");
    await lockScores(locking);
    return await work();
  } finally {
    await locking.query("rollback");
    locking.release();
  }
}

test.each([
  ["lists", withList],
  ["units", withUnit],
])(
  "other %s score every subject again, and once more after an hour, for what a worker of the former ones writes meanwhile",
  async (_, changed) => {
    const { pg } = world.ctx();
    await write(settings(), wallets);
    await rescoreOutdated(pg, settings(), { now });
    const former = await scores();
    expect(await rescoreOutdated(pg, changed(), { now })).toBe(wallets.length);
    const present = await scores();
    expect(present).not.toEqual(former);
    await write(settings(), few);
    expect(await scores()).not.toEqual(present);
    expect(await rescoreOutdated(pg, changed(), { now })).toBe(0);
    expect(await rescoreMissed(pg, changed(), inHours(0.9))).toBeNull();
    expect(await rescoreMissed(pg, changed(), inHours(1))).toBe(wallets.length);
    expect(await scores()).toEqual(present);
    expect(await whileScoresAreLocked(() => rescoreMissed(pg, changed(), inHours(25)))).toBeNull();
  },
);

test("a run that was interrupted between two pages continues with the second, and reports both", async () => {
  const { pg } = world.ctx();
  const more = Array.from({ length: 20 }, (_, i) => addressNumber(0xb000 + i));
  await addWallets(more);
  await write(settings(), [...wallets, ...more]);
  await rescoreOutdated(pg, settings(), { now });
  // The settings take a time, and each page.
  let times = 0;
  const interrupted = () => {
    if (++times > 2) throw new Error("interrupted");
    return world.now;
  };
  await expect(rescoreOutdated(pg, withUnit(), { now: interrupted, page: 20 })).rejects.toThrow("interrupted");
  expect(await readRecomputation(pg)).toMatchObject({ what: "scores", done: 20, total: 50 });
  const logged: { done: number; total: number }[] = [];
  const log = createLogger("info", { write: (line) => void logged.push(JSON.parse(line)) });
  expect(await rescoreOutdated(pg, withUnit(), { now, log, page: 30 })).toBe(30);
  expect(logged).toMatchObject([{ done: 50, total: 50 }]);
  expect(await readRecomputation(pg)).toBeNull();
  const present = await scores();
  // Everything is of the new unit: scoring all again changes nothing.
  await pg.query("delete from meta where key = 'scoring settings'");
  expect(await rescoreOutdated(pg, withUnit(), { now, page: 30 })).toBe(50);
  expect(await scores()).toEqual(present);
});

test("what a run reported that was killed after its last page ends with the next one", async () => {
  const { pg } = world.ctx();
  await write(settings(), wallets);
  await rescoreOutdated(pg, settings(), { now });
  await reportRecomputation(pg, { what: "scores", done: 30, total: 30 });
  expect(await rescoreOutdated(pg, settings(), { now })).toBe(0);
  expect(await readRecomputation(pg)).toBeNull();
});

test("the second scoring of all continues where it was interrupted, and wallets that are pending besides count once", async () => {
  const { pg } = world.ctx();
  const more = Array.from({ length: 24 }, (_, i) => addressNumber(0xb000 + i));
  await addWallets(more);
  await write(settings(), [...wallets, ...more]);
  await rescoreOutdated(pg, settings(), { now });
  // The time is asked at the beginning and by each page.
  let pages = 0;
  const interrupted = () => {
    if (++pages > 2) throw new Error("interrupted");
    return inHours(1).now();
  };
  await expect(rescoreMissed(pg, settings(), { now: interrupted, page: 40 })).rejects.toThrow("interrupted");
  await sqlTransaction(pg, (sql) => markPending(sql, [...few, ...more.slice(-10)], "clusters"));
  const reports: object[] = [];
  const log = createLogger("info", { write: (line) => void reports.push(JSON.parse(line)) });
  expect(await rescoreOutdated(pg, settings(), { now, log })).toBe(24);
  expect(reports.map((one) => ("done" in one ? one.done : null))).toEqual([54, 64]);
  expect(await rescoreMissed(pg, settings(), inHours(1))).toBeNull();
});

test.each(["trust", "model"] as const)(
  "of every subject (cause: %s) and wallets that are pending besides, pages hold each once, every subject first",
  async (cause) => {
    const { pg } = world.ctx();
    await write(settings(), wallets);
    const [before, , , , , within] = wallets;
    const unscored = addressNumber(0xa005ff);
    const taken: string[][] = [];
    const take = async () => {
      const page = await sqlTransaction(pg, (sql) => takePending(sql, 7));
      taken.push(page.pending.map((one) => `${(wallets as readonly string[]).indexOf(one.wallet)} ${one.cause}`));
      return page.scored;
    };
    await sqlTransaction(pg, async (sql) => {
      await markAllPending(sql, cause);
      await markPending(sql, [within ?? "", unscored], "clusters");
    });
    expect(await take()).toBe(7);
    await sqlTransaction(pg, (sql) => markPending(sql, [before ?? ""], "clusters"));
    expect(await readSnapshot(pg, countPending)).toBe(31);
    const scored = [];
    for (let i = 0; i < 5; i++) scored.push(await take());
    expect(scored).toEqual([14, 21, 28, 30, null]);
    const { rows } = await pg.query("select from pending_score");
    expect(rows).toEqual([]);
    const numbers = Array.from({ length: 30 }, (_, i) => `${i} ${cause}`);
    expect(taken.flat()).toEqual([...numbers, "0 clusters", "-1 clusters"]);
  },
);

test("a run for other settings than the interrupted one scores every subject", async () => {
  const { pg } = world.ctx();
  await write(settings(), wallets);
  await rescoreOutdated(pg, settings(), { now });
  await pg.query("insert into pending_score (wallet, cause) values ($1, 'model')", [wallets.at(-1)]);
  expect(await rescoreOutdated(pg, withUnit(), { now })).toBe(30);
});

test("a worker of settings that others have replaced scores nothing again, and leaves what is pending to them", async () => {
  const { pg } = world.ctx();
  await write(settings(), wallets);
  await rescoreOutdated(pg, settings(), { now });
  for (const changed of [withList(), withUnit()]) {
    await rescoreOutdated(pg, changed, { now });
    expect(await rescoreMissed(pg, settings(), inHours(99))).toBeNull();
    const present = await scores();
    await sqlTransaction(pg, (sql) => markAllPending(sql, "model"));
    await findAlikeWallets(pg, settings(), { now: now(), isForced: true });
    expect(await scores()).toEqual(present);
    expect(await rescoreOutdated(pg, changed, { now })).toBe(wallets.length);
  }
});
