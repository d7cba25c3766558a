import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertActivity, makeActivity } from "../../../tests/factories/activity.ts";
import { followChain } from "../../../tests/factories/indexed.ts";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyFacts, encodeFacts, foldActivity } from "../../engine/index.ts";
import { boardsOf } from "../scores/index.ts";
import { evaluatePolicy, evaluatePolicyBatch } from "./index.ts";
import { Policy } from "./policy-schema.ts";

const chain = (id: number) => ({ id, name: `chain ${id}`, rpcUrls: ["http://127.0.0.1:9"], wallets: "all" as const });
const holder = useContext({ chains: [chain(1), chain(2)] });
const [alice, bob, quiet, endless] = [1, 2, 3, 4].map((n) => addressNumber(0xa0 + n)) as [
  string,
  string,
  string,
  string,
];
const DAY = 86_400;
const dayOf = (text: string) => Date.parse(`${text}T00:00:00Z`) / 1000;
const FIRST = dayOf("2025-10-01");

/** One transaction at noon of each of these days after the first. */
const sent = (wallet: string, days: readonly number[]) =>
  makeActivity(
    days.map((day) => ({ wallet, kind: "sent" as const, at: FIRST + day * DAY + DAY / 2, method: "0x12345678" })),
  );

beforeAll(async () => {
  const { pg } = holder.ctx();
  const at = (text: string) => new Date(`${text}T12:00:00Z`);
  await writeScoreRows(pg, [
    { subject: alice, points: { activity: 100 }, at: at("2025-10-01") },
    { subject: bob, points: { activity: 50 }, at: at("2025-10-01") },
    { subject: alice, points: { activity: 100, age: 300 }, at: at("2025-11-01") },
    { subject: bob, points: { activity: 450 }, at: at("2025-11-10") },
    { subject: alice, points: { activity: 7 }, at: at("2025-11-20"), chainId: 1 },
    { subject: quiet, points: { activity: 20 }, at: at("2025-12-01") },
    { subject: endless, points: { activity: 20 }, at: at("2025-12-01") },
  ]);
  const rows = sent(alice, [0, 10, 90]);
  await insertActivity(pg, rows);
  const facts = Buffer.from(encodeFacts(foldActivity(emptyFacts(alice, 1), rows)));
  await pg.query("insert into facts (wallet, chain_id, facts, to_block) values ($1, 1, $2, 9), ($3, 1, $2, 9)", [
    alice,
    facts,
    endless,
  ]);
  const received = { wallet: endless, kind: "received" as const, at: FIRST };
  await insertActivity(pg, makeActivity(Array.from({ length: 10_001 }, () => received)));
  for (const chainId of [1, 2]) await followChain(pg, { chainId, time: holder.now });
  await boardsOf(holder.ctx()).loaded;
});
afterAll(() => boardsOf(holder.ctx()).stop());

type Rule = Record<string, unknown>;
const policyOf = (...rules: Rule[]) => Policy.parse({ op: "all", rules });
const resultOn = (day: string, identity: string, ...rules: Rule[]) =>
  evaluatePolicy(holder.ctx(), { identity, policy: policyOf(...rules), at: dayOf(day) });
const ruleOn = async (day: string, identity: string, rule: Rule) => (await resultOn(day, identity, rule)).rules[0];
const total = (value: number) => ({ module: "total", cmp: "gte", value });

describe("on a past day", () => {
  test("a policy is answered by the points of that day, and the answer names it", async () => {
    expect(await resultOn("2025-10-20", alice, total(300))).toMatchObject({
      ...{ outcome: "fail", allowed: false, at: "2025-10-20", recordedAt: "2025-10-01T12:00:00.000Z" },
      ...{ evaluatedAt: holder.now.toISOString() },
      rules: [{ actual: 100, gap: 200, howTo: null, dataAsOf: "2025-10-20T23:59:59.999Z" }],
    });
    expect(await resultOn("2025-11-05", alice, total(300))).toMatchObject({ outcome: "pass", at: "2025-11-05" });
    expect((await evaluatePolicy(holder.ctx(), { identity: alice, policy: policyOf(total(300)) })).at).toBeUndefined();
  });

  test("percentile, tier and categories are those of that day's board", async () => {
    const percentile = { module: "percentile", cmp: "gte", value: 50 };
    expect(await ruleOn("2025-11-05", alice, percentile)).toMatchObject({ outcome: "pass", actual: 100 });
    expect(await ruleOn("2025-11-12", alice, percentile)).toMatchObject({ outcome: "fail", actual: 0, gap: 50 });
    expect(await ruleOn("2025-11-12", bob, { module: "tier", cmp: "gte", value: "silver" })).toMatchObject({
      ...{ outcome: "pass", actual: "silver" },
    });
    expect(await ruleOn("2025-10-20", bob, { module: "activity", cmp: "lt", value: 100 })).toMatchObject({
      actual: 50,
    });
  });

  test("age and flags are of the facts of that day", async () => {
    expect(await ruleOn("2025-10-20", alice, { module: "walletAgeDays", cmp: "gte", value: 18 })).toMatchObject({
      ...{ outcome: "pass", actual: 18 },
    });
    const flag = { module: "flag", params: { code: "listed_self" }, cmp: "eq", value: false };
    expect(await ruleOn("2025-10-20", alice, flag)).toMatchObject({ outcome: "pass", actual: false });
    expect(await ruleOn("2025-10-20", quiet, { module: "walletAgeDays", cmp: "gte", value: 1 })).toMatchObject({
      ...{ outcome: "fail", actual: 0 },
    });
  });

  test("points over several chains are folded, and are zero for nobody whose rows are too many", async () => {
    const over = { ...total(1), chainIds: [1, 2] };
    expect(await ruleOn("2025-10-20", alice, over)).toMatchObject({ outcome: "pass" });
    expect(await ruleOn("2025-12-20", endless, over)).toMatchObject({
      ...{ outcome: "indeterminate", actual: null, reason: expect.stringContaining("more than 10000 stored rows") },
    });
    expect(await ruleOn("2025-12-20", endless, total(20))).toMatchObject({ outcome: "pass" });
  });

  test.each<[string, Rule, RegExp]>([
    [
      "a token balance",
      { module: "token", params: { chainId: 1, address: addressNumber(9) }, cmp: "gte", value: 1 },
      /balances of past days/,
    ],
    ["the state of a name", { module: "identity", cmp: "gte", value: "minted" }, /name on past days/],
    [
      "a chain before its first scores",
      { ...total(1), chainIds: [1] },
      /first day with scores on this chain is 2025-11-20/,
    ],
  ])("%s could not be checked", async (_, rule, reason) => {
    for (const negate of [false, true]) {
      expect(await ruleOn("2025-11-05", alice, { ...rule, negate })).toMatchObject({
        ...{ outcome: "indeterminate", actual: null, reason: expect.stringMatching(reason) },
      });
    }
  });

  test("points that are still to be computed could not be checked", async () => {
    const { pg } = holder.ctx();
    await pg.query("insert into stale_close select $1, 0, '2025-10-01', now()", [alice]);
    try {
      expect(await ruleOn("2025-11-05", alice, total(300))).toMatchObject({ outcome: "indeterminate", actual: null });
    } finally {
      await pg.query("delete from stale_close");
    }
  });

  test("attestations count that counted then", async () => {
    const { pg } = holder.ctx();
    const schema = `0x${"5c".repeat(32)}`;
    await pg.query(
      "insert into attestation_schema (uid, name, name_key, schema, revocable, resolver, created_at) values ($1, 'kyc', 'kyc', 'bool ok', true, $1, now())",
      [schema],
    );
    await pg.query(
      `insert into attestation (id, uid, chain_id, contract, issuer, subject, schema_uid, data, time, expiration_time, revocable,
         ref_uid, signature_kind, created_at, revoked_at, final)
       values ('att_1', $1, 1, $2, $3, $4, $1, '0x', $5, $6, true, $1, 'ecdsa', $7, $8, true)`,
      [
        schema,
        addressNumber(8),
        addressNumber(0x77),
        alice,
        FIRST,
        dayOf("2025-12-05") + 60,
        "2025-10-10T12:00:00Z",
        "2025-12-01T12:00:00Z",
      ],
    );
    const rule = { module: "attestation", params: { schema: "kyc" }, cmp: "gte", value: 1 };
    const counts = [];
    for (const day of ["2025-10-09", "2025-10-10", "2025-11-30", "2025-12-01"]) {
      counts.push((await ruleOn(day, alice, rule))?.actual);
    }
    expect(counts).toEqual([0, 1, 1, 0]);
  });

  test("the age of data is that at the end of the day", async () => {
    expect(await ruleOn("2025-11-05", alice, { ...total(300), maxAgeSeconds: 60 })).toMatchObject({ outcome: "pass" });
  });
});

test("a batch is answered in order by one day, and an unknown identity is indeterminate", async () => {
  const results = await evaluatePolicyBatch(holder.ctx(), {
    ...{ identities: [bob, addressNumber(0xdead), alice], policy: policyOf(total(300)), at: dayOf("2025-11-05") },
  });
  expect(results.map(({ found, outcome, at }) => [found, outcome, at])).toEqual([
    [true, "fail", "2025-11-05"],
    [false, "indeterminate", "2025-11-05"],
    [true, "pass", "2025-11-05"],
  ]);
});

test("an answer of one day is not given for another, or for now", async () => {
  const outcomes = [];
  for (const at of [dayOf("2025-10-20"), undefined, dayOf("2025-11-05"), dayOf("2025-10-20")]) {
    outcomes.push((await evaluatePolicy(holder.ctx(), { identity: bob, policy: policyOf(total(300)), at })).outcome);
  }
  expect(outcomes).toEqual(["fail", "pass", "fail", "fail"]);
});

test("more than three sets of chains to fold are refused", async () => {
  const age = { module: "walletAgeDays", cmp: "gte", value: 1 };
  const rules = [age, { ...age, chainIds: [1] }, { ...age, chainIds: [2] }, { ...age, chainIds: [1, 2] }];
  await expect(resultOn("2025-11-05", alice, ...rules)).rejects.toMatchObject({ details: [{ path: "body.policy" }] });
  expect((await resultOn("2025-11-05", alice, ...rules.slice(1))).rules).toHaveLength(3);
});
