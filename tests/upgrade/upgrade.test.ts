import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { createLogger } from "../../lib/core/log.ts";
import {
  getHistory,
  getScore,
  markMissingCloses,
  recomputeStaleCloses,
  rescoreOutdated,
  scoringSettings,
} from "../../lib/domains/scores/index.ts";
import { ACTIVITY_FIELDS } from "../../lib/domains/scores/stored-activity.ts";
import { categories, decodeFacts } from "../../lib/engine/index.ts";
import { refoldOutdated } from "../../lib/indexer/refold-outdated.ts";
import { useContext } from "../setup/context.ts";
import { oldChain, readRelease, upgradedDatabase } from "./old-database.ts";

const VERSION = "0.1";
const holder = useContext({ chains: [oldChain], database: () => upgradedDatabase(VERSION) });
const old = readRelease(VERSION);
const points = ["total", ...categories].join(", ");

beforeAll(start);

/** What a worker does with stored data before it follows chains, and with the marks that this leaves. */
async function start(): Promise<void> {
  const { pg, env } = holder.ctx();
  const settings = scoringSettings(env);
  const now = () => new Date(holder.now);
  await refoldOutdated(pg, env.CHAINS, { now });
  await rescoreOutdated(pg, settings, { now });
  await markMissingCloses(pg, now());
  const later = () => new Date(holder.now.getTime() + 60_000);
  await recomputeStaleCloses(pg, settings, { now: later, log: createLogger("silent") });
}

async function rows<T>(text: string, values?: unknown[]): Promise<T[]> {
  return (await holder.ctx().pg.query(text, values)).rows;
}

function rowsBefore<T>(table: string): T[] {
  return JSON.parse(old.get(table) ?? "[]");
}

test("each version of the CHANGELOG is one whose data a test starts from", () => {
  const changelog = readFileSync(join(import.meta.dirname, "../../CHANGELOG.md"), "utf8");
  const versions = [...changelog.matchAll(/^## (\d\S*)/gm)].map(([, version]) => `${version}.tsv.gz`);
  expect(readdirSync(join(import.meta.dirname, "../fixtures/releases")).sort()).toEqual(versions.sort());
});

test.each([
  "wallet",
  "activity",
  "attestation",
  "name_event",
  "identity",
  "reservation",
  "earned_achievement",
  "notification",
])("an upgrade loses no row of %s", async (table) => {
  const before = rowsBefore(table).length;
  expect(before).toBeGreaterThan(0);
  expect(await rows(`select count(*)::int as count from ${table}`)).toEqual([{ count: before }]);
});

test("what was text of an activity is read as it was written", async () => {
  const fields = ["wallet", "tx_hash", "log_index", "kind", "counterparty", "asset", "asset_out", "method"] as const;
  const texts = (list: Record<(typeof fields)[number], unknown>[]) =>
    list.map((row) => fields.map((field) => String(row[field])).join(" ")).sort();
  const before = texts(rowsBefore("activity"));
  expect(before.join()).toMatch(/swap 0x\w{40} 0x\w{40} 0x\w{40}/);
  expect(texts(await rows(`select ${ACTIVITY_FIELDS} from activity`))).toEqual(before);
});

test("each subject still has its scores, over facts of this version", async () => {
  const scopes = (list: { subject: string; chain_id: number }[]) =>
    list.map(({ subject, chain_id }) => `${subject} ${chain_id}`).sort();
  const now = await rows<{ subject: string; chain_id: number }>(
    "select subject, chain_id from score join score_facts using (subject, facts_hash)",
  );
  expect(scopes(now)).toEqual(scopes(rowsBefore("score")));
  for (const { facts } of await rows<{ facts: Buffer }>("select facts from facts")) decodeFacts(facts);
});

test("there are closes for the whole past, the last of which are the present scores", async () => {
  expect(await rows("select from stale_close")).toEqual([]);
  const present = await rows(`select subject, chain_id, ${points} from score where total > 0 or ranked order by 1, 2`);
  expect(present.length).toBeGreaterThan(100);
  expect(
    await rows(`select subject, chain_id, ${points} from score_close where until = 'infinity' order by 1, 2`),
  ).toEqual(present);
  const [days] = await rows<{ closes: number; activity: number }>(
    `select (select count(distinct day) from score_close)::int as closes,
       (select count(distinct at / 86400) from activity)::int as activity`,
  );
  expect(days?.closes).toBeGreaterThanOrEqual(days?.activity ?? Number.POSITIVE_INFINITY);
});

test("what was published in the last week remains as history by events", async () => {
  const before = rowsBefore<{
    subject: string;
    chain_id: number;
    at: string;
    total: number;
    cause: string;
    orphaned: boolean;
  }>("score_history");
  const newest = Math.max(...before.map(({ at }) => Date.parse(at)));
  const lastWeek = newest - 7 * 86_400_000 + 2 * 3_600_000;
  const own = before.filter(({ chain_id, orphaned, at }) => chain_id === 0 && !orphaned && Date.parse(at) > lastWeek);
  const subject = own[0]?.subject ?? "";
  const { history } = await getHistory(holder.ctx(), { identity: subject, interval: "event", limit: 100, offset: 0 });
  const published = own.filter((row) => row.subject === subject).map(({ total, cause }) => ({ total, cause }));
  const listed = history.map(({ total, cause }) => ({ total, cause }));
  expect(listed.slice(-published.length)).toEqual(published.reverse());
  expect((await getScore(holder.ctx(), { identity: subject })).score.rank).toBeGreaterThan(0);
});

test("a second start changes nothing", async () => {
  const state = async () => [
    await rows("select * from facts order by wallet"),
    await rows("select * from score order by 1, 2"),
    await rows("select * from score_close order by 1, 2, 3"),
  ];
  const before = await state();
  await start();
  expect(await state()).toEqual(before);
});
