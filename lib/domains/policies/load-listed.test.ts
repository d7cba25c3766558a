import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertIdentities } from "../../../tests/factories/identities.ts";
import { followChain } from "../../../tests/factories/indexed.ts";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { checksum } from "../../core/schemas.ts";
import { checkAddress } from "../checks/index.ts";
import { boardsOf } from "../scores/index.ts";
import { evaluatePolicy, evaluatePolicyBatch, listModules, savePolicy } from "./index.ts";
import { Policy } from "./policy-schema.ts";

const lists = ["sanctions", "scams", "unread"].map((name) => ({ name, title: `The ${name}`, file: `/none/${name}` }));
const holder = useContext({
  chains: [{ id: 1, name: "One", rpcUrls: ["http://127.0.0.1:9"], wallets: "all" }],
  env: { SCREENING_LISTS: JSON.stringify(lists) },
});
const [alice, bob, linked] = [1, 2, 3].map((n) => addressNumber(0xb0 + n)) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
];
const dayOf = (text: string) => Date.parse(`${text}T00:00:00Z`) / 1000;
const rule = (list: string, rest: object = {}) => ({
  module: "listed",
  params: { list },
  cmp: "eq",
  value: false,
  ...rest,
});
const policyOf = (...rules: object[]) => Policy.parse({ op: "all", rules });

async function resultOf(identity: string, given: object, at?: string) {
  const day = at === undefined ? {} : { at: dayOf(at) };
  return (await evaluatePolicy(holder.ctx(), { identity, policy: policyOf(given), ...day })).rules[0];
}

beforeAll(async () => {
  const { pg } = holder.ctx();
  const subjects = [alice, bob].map((subject) => ({
    subject,
    points: { activity: 10 },
    at: new Date("2026-01-01T12:00:00Z"),
  }));
  await writeScoreRows(pg, subjects);
  await pg.query("insert into wallet (address, subject) values ($1, $2)", [linked, bob]);
  await insertIdentities(pg, [{ name: "bob", owner: bob, state: "activated" }]);
  await pg.query(
    `insert into identity_wallet (address, name, "primary", linked_at)
     values ($1, 'bob', true, '2026-01-01'), ($2, 'bob', false, '2026-01-01')`,
    [bob, linked],
  );
  await pg.query(
    `insert into screening_entry (list, address, at, listed) values
       ('sanctions', $1, '2026-01-10T08:00:00Z', true), ('sanctions', $1, '2026-01-12T08:00:00Z', false),
       ('sanctions', $2, '2026-01-10T08:00:00Z', true), ('scams', $1, '2026-01-10T08:00:00Z', true)`,
    [alice, linked],
  );
  await pg.query(
    `insert into screening_day (list, day, refreshed_at) values
       ('sanctions', '2026-01-10', '2026-01-10T23:30:00Z'), ('sanctions', '2026-01-12', '2026-01-12T23:30:00Z'),
       ('sanctions', '2026-01-15', '2026-01-15T11:30:00Z'), ('scams', '2026-01-10', '2026-01-10T09:00:00Z')`,
  );
  await followChain(pg, { chainId: 1, time: holder.now });
  await boardsOf(holder.ctx()).loaded;
});
afterAll(() => boardsOf(holder.ctx()).stop());

describe("a rule on a list", () => {
  test("says who is on it and who is not, of any linked wallet, and as of when", async () => {
    expect(await resultOf(alice, rule("sanctions"))).toMatchObject({
      ...{ outcome: "pass", actual: false, dataAsOf: "2026-01-15T11:30:00.000Z", howTo: null },
      reason: "No wallet is on the list sanctions, as of 2026-01-15 11:30 UTC; the policy requires that none is.",
    });
    for (const identity of ["bob", bob, linked]) {
      expect(await resultOf(identity, rule("sanctions"))).toMatchObject({ outcome: "fail", actual: true, howTo: null });
    }
    const { reason } = (await resultOf("bob", rule("sanctions"))) ?? {};
    expect(reason).toContain(
      `${checksum(linked)} is on the list sanctions, seen there since 2026-01-10 08:00 UTC, as of`,
    );
    const results = await evaluatePolicyBatch(holder.ctx(), {
      identities: [alice, bob],
      policy: policyOf(rule("sanctions")),
    });
    expect(results.map(({ outcome }) => outcome)).toEqual(["pass", "fail"]);
  });

  test("asks on a past day whether somebody was on it then, and for a day before it was kept it could not be checked", async () => {
    const outcomes = async (identity: string) => {
      const days = ["2026-01-09", "2026-01-10", "2026-01-11", "2026-01-12", "2026-01-14"];
      return Promise.all(days.map(async (day) => (await resultOf(identity, rule("sanctions"), day))?.outcome));
    };
    expect(await outcomes(alice)).toEqual(["indeterminate", "fail", "fail", "pass", "indeterminate"]);
    expect(await outcomes("bob")).toEqual(["indeterminate", "fail", "fail", "fail", "fail"]);
    expect(await resultOf(alice, rule("sanctions"), "2026-01-09")).toMatchObject({
      ...{ reason: "The list sanctions was not kept on that day.", dataAsOf: null },
    });
    expect(await resultOf(alice, rule("sanctions"), "2026-01-12")).toMatchObject({
      dataAsOf: "2026-01-12T23:30:00.000Z",
    });
  });

  test("of a stale list finds who is on it, and could not check who is not; each says since when", async () => {
    expect(await resultOf(alice, rule("scams"))).toMatchObject({
      ...{ outcome: "fail", actual: true, dataAsOf: "2026-01-10T09:00:00.000Z" },
      reason: expect.stringContaining("It could not be refreshed since then."),
    });
    expect(await resultOf(bob, rule("scams"))).toMatchObject({
      ...{ outcome: "indeterminate", actual: null, dataAsOf: "2026-01-10T09:00:00.000Z" },
      reason: "The list scams was last refreshed at 2026-01-10 09:00 UTC: who is not on it may have been listed since.",
    });
    expect(await resultOf(alice, rule("unread"))).toMatchObject({
      ...{ outcome: "indeterminate", reason: "The list unread was not read yet." },
    });
    const young = rule("sanctions", { maxAgeSeconds: 1_799 });
    expect(await resultOf(alice, young)).toMatchObject({ outcome: "indeterminate" });
    expect(await resultOf(alice, { ...young, maxAgeSeconds: 1_800 })).toMatchObject({ outcome: "pass" });
  });

  test("is as of the newest refresh also where nothing else changed since the last evaluation", async () => {
    const { pg } = holder.ctx();
    const both = policyOf({ module: "total", cmp: "gte", value: 1 }, rule("sanctions"));
    const datesOf = async () =>
      (await evaluatePolicy(holder.ctx(), { identity: alice, policy: both })).rules.map(({ dataAsOf }) => dataAsOf);
    const [score] = await datesOf();
    expect(await datesOf()).toEqual([score, "2026-01-15T11:30:00.000Z"]);
    await pg.query(
      "update screening_day set refreshed_at = '2026-01-15T11:45:00Z' where list = 'sanctions' and day = '2026-01-15'",
    );
    expect(await datesOf()).toEqual([score, "2026-01-15T11:45:00.000Z"]);
    await pg.query(
      "update screening_day set refreshed_at = '2026-01-15T11:30:00Z' where list = 'sanctions' and day = '2026-01-15'",
    );
  });

  test("names a list that is kept; a saved one whose list was taken out of the settings could not be checked", async () => {
    const ctx = holder.ctx();
    const [, other] = [rule("sanctions"), rule("another")];
    await expect(resultOf(alice, other)).rejects.toMatchObject({
      code: "INVALID_REQUEST",
      details: [{ path: "body.policy.rules.0.params.list", message: "must be one of sanctions, scams, unread" }],
    });
    const developer = {
      ...{
        kind: "key",
        developerId: "dev_1",
        wallet: alice,
        keyId: "key_1",
        tier: "free",
        permissions: ["read", "write"],
      },
    } as const;
    await ctx.pg.query("insert into developer (id, wallet) values ('dev_1', $1)", [alice]);
    const acting = holder.ctx({ actor: developer as never }); // Its fields are those of a key.
    const saved = await savePolicy(acting, { name: "Screened", policy: policyOf(rule("sanctions")) });
    const without = { ...acting, env: { ...acting.env, SCREENING_LISTS: [] } };
    expect((await evaluatePolicy(without, { identity: alice, policyId: saved.id })).rules).toMatchObject([
      { outcome: "indeterminate", reason: "The list sanctions is not kept here." },
    ]);
    const { modules } = await listModules(ctx);
    expect(modules.find(({ id }) => id === "listed")?.inputs).toEqual(["sanctions", "scams", "unread"]);
  });

  test.each([
    [{ cmp: "gte" }, "must be eq, ne or in for listed"],
    [{ value: 1 }, "must be true or false for listed"],
    [{ params: {} }, "must have list"],
    [{ chainIds: [1] }, "is not for listed"],
  ])("that says %o is refused", (wrong, message) => {
    expect(JSON.stringify(Policy.safeParse({ op: "all", rules: [rule("sanctions", wrong)] }).error?.issues)).toContain(
      message,
    );
  });
});

test("a check names each list as of its refresh, of the address alone, and what could not be checked", async () => {
  const check = async (address: `0x${string}`) => (await checkAddress(holder.ctx(), { address })).check;
  const asOf = "2026-01-15T11:30:00.000Z";
  expect(await check(linked)).toMatchObject({
    lists: [
      { list: "sanctions", asOf, entry: checksum(linked) },
      { list: "scams", asOf: "2026-01-10T09:00:00.000Z", entry: null },
      { list: "unread", asOf: null, entry: null },
    ],
    warnings: expect.arrayContaining([{ code: "listed", message: "It is on the list sanctions (The sanctions)." }]),
  });
  const ofBob = await check(bob);
  expect(ofBob.lists?.[0]).toEqual({ list: "sanctions", asOf, entry: null });
  const unchecked = ofBob.unchecked.filter(({ code }) => code === "lists").map(({ message }) => message);
  expect(unchecked).toEqual([
    "The list scams was last refreshed at 2026-01-10 09:00 UTC: who is not on it may have been listed since.",
    "The list unread was not read yet.",
  ]);
});
