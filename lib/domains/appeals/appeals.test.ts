import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { insertActivity, makeActivity } from "../../../tests/factories/activity.ts";
import { insertIdentities } from "../../../tests/factories/identities.ts";
import { followChain, knowWallets, scoreWallets, storeFacts } from "../../../tests/factories/indexed.ts";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { deadline, sessionOf, signFor } from "../../../tests/names/identity-world.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { useFolder } from "../../../tests/setup/folder.ts";
import { useApi } from "../../../tests/setup/in-process-api.ts";
import type { Context } from "../../core/context.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { DAY } from "../../engine/index.ts";
import { listNotifications } from "../attestations/index.ts";
import { evaluatePolicy } from "../policies/index.ts";
import { Policy } from "../policies/policy-schema.ts";
import { foldDayScores } from "../scores/earlier-days.ts";
import {
  boardsOf,
  getBreakdown,
  getHistory,
  getReceipt,
  getScore,
  judgeReceipt,
  scoringSettings,
} from "../scores/index.ts";
import { liftTakedown, takeDown } from "../takedowns/index.ts";
import {
  countAppeals,
  decideAppeal,
  expireAppeals,
  getAppeal,
  listAppeals,
  openAppeal,
  withdrawAppeal,
} from "./index.ts";
import { MOST_OPEN } from "./open-appeal.ts";
import { NewAppeal } from "./schemas.ts";

const folder = useFolder();
const listed = [0xbad1, 0xbad2, 0xbad3, 0xbad4, 0xbad5].map(addressNumber);
writeFileSync(join(folder, "listed.csv"), listed.join("\n"));

const owner = privateKeyToAccount(`0x${"a1".repeat(32)}`);
const alice = owner.address.toLowerCase() as `0x${string}`;
const stranger = privateKeyToAccount(`0x${"b2".repeat(32)}`);
const mallory = stranger.address.toLowerCase() as `0x${string}`;

const world = useContext({
  chains: [{ id: 1, name: "one", explorers: [{ url: "http://explorer.example:9/api", rate: 5, pageSize: 1000 }] }],
  env: { LISTED_ADDRESSES: join(folder, "listed.csv"), OPERATORS: mallory },
});
const api = useApi(world);

const carol = privateKeyToAccount(`0x${"c3".repeat(32)}`);
const day0 = Math.floor(Date.parse("2026-01-05T00:00:00Z") / 1000);

const lower = (account: { address: string }) => account.address.toLowerCase() as `0x${string}`; // It is hex.

/** Thirty transactions in one hour, which is a burst, the first of them to these addresses. */
const burstTo = (wallet: string, first: readonly string[]) =>
  makeActivity(
    Array.from({ length: 30 }, (_, index) => ({
      wallet,
      kind: "sent" as const,
      at: day0 + index * 60,
      counterparty: first[index] ?? addressNumber(0x5000 + index),
      amount: 10n ** 15n,
    })),
  );

beforeAll(async () => {
  const { pg } = world.ctx();
  await knowWallets(pg, [mallory, alice, lower(carol)]);
  for (const rows of [burstTo(alice, []), burstTo(lower(carol), listed)]) {
    await insertActivity(pg, rows);
    await storeFacts(pg, rows, 500);
  }
  await followChain(pg, { block: 500, hash: `0x${"ab".repeat(32)}`, time: day0 + 9 * DAY, final: 480 });
});

beforeEach(async () => {
  await emptyTables(world.ctx().pg, "appeal, notification, audit_entry");
  await scoreWallets(world.ctx(), [alice, lower(carol)]);
  await boardsOf(world.ctx()).loaded;
  await boardsOf(world.ctx()).refresh();
});
afterAll(() => boardsOf(world.ctx()).stop());

const signedIn = (): Context => world.ctx(sessionOf(owner));
const appeal = (changes: Partial<NewAppeal> = {}) =>
  openAppeal(signedIn(), {
    ...NewAppeal.parse({ wallet: alice, flag: "burst_then_silence", reason: "A conference week." }),
    ...changes,
  });
const operator = () => world.ctx({ actor: { kind: "commandLine" } });
/** Against a flag of the wallet that dealt with listed addresses. */
const appealOfCarol = (flag: string) =>
  openAppeal(
    world.ctx(sessionOf(carol)),
    NewAppeal.parse({ wallet: carol.address, flag, reason: "They were listed by mistake." }),
  );
const uphold = (id: string) => decideAppeal(operator(), { id, outcome: "upheld", decision: "The week is explained." });
const totalOf = async () => (await getBreakdown(world.ctx(), { identity: alice })).total;

describe("opening", () => {
  test("the owner opens one by session, and the flag is under review in score, breakdown and policies", async () => {
    const policy = Policy.parse({
      op: "all",
      rules: [
        { module: "underReview", cmp: "eq", value: true },
        { module: "underReview", params: { flag: "alike" }, cmp: "eq", value: false },
      ],
    });
    const outcome = async () => (await evaluatePolicy(world.ctx(), { identity: alice, policy })).outcome;
    expect(await getScore(world.ctx(), { identity: alice })).not.toHaveProperty("underReview");
    expect(await outcome()).toBe("fail");
    const { appeal: opened, isNew } = await appeal({ evidence: ["https://example.org/schedule"] });
    expect(isNew).toBe(true);
    expect(opened).toMatchObject({
      wallet: owner.address,
      flag: "burst_then_silence",
      status: "open",
      late: false,
      decideBy: new Date(world.now.getTime() + 14 * DAY * 1000).toISOString(),
    });
    await boardsOf(world.ctx()).refresh();
    expect((await getScore(world.ctx(), { identity: alice })).underReview).toEqual(["burst_then_silence"]);
    expect((await getBreakdown(world.ctx(), { identity: alice })).underReview).toEqual(["burst_then_silence"]);
    expect(await outcome()).toBe("pass");
  });

  test("the same flag again is the open appeal; after a withdrawal it is a new one", async () => {
    const first = await appeal();
    expect(await appeal({ reason: "Another text." })).toEqual({ appeal: first.appeal, isNew: false });
    const { appeal: withdrawn } = await withdrawAppeal(signedIn(), { id: first.appeal.id });
    expect(withdrawn).toMatchObject({ status: "withdrawn", decidedAt: world.now.toISOString() });
    const second = await appeal();
    expect(second.isNew).toBe(true);
    expect((await listAppeals(world.ctx(), { status: "all", limit: 10, offset: 0 })).pagination.total).toBe(2);
  });

  test("a flag that the wallet does not have is refused with those it has, listed contacts by address", async () => {
    const refusal = await appealOfCarol("alike").catch((error: Error) => error);
    expect(refusal).toMatchObject({ code: "INVALID_REQUEST", details: [{ path: "body.flag" }] });
    expect(String(refusal)).toMatch(/burst_then_silence.*listed_contact:0x0+BaD1/i);
  });

  test("others can neither open nor withdraw", async () => {
    const as = world.ctx(sessionOf(stranger));
    const body = NewAppeal.parse({ wallet: alice, flag: "burst_then_silence", reason: "x" });
    await expect(openAppeal(as, body)).rejects.toMatchObject({ code: "FORBIDDEN" });
    const { appeal: opened } = await appeal();
    await expect(withdrawAppeal(as, { id: opened.id })).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  test("a smart account of the same address on another chain withdraws only what it opened itself", async () => {
    const on = (chainId: number) => {
      const actor = {
        kind: "session",
        developerId: `dev_${chainId}`,
        wallet: alice,
        chainId,
        sessionId: "ses_1",
      } as const;
      return world.ctx({ actor: { ...actor, tier: "free" } });
    };
    const open = async (as: Context) => {
      const body = NewAppeal.parse({ wallet: alice, flag: "burst_then_silence", reason: "A conference week." });
      return (await openAppeal(as, body)).appeal.id;
    };
    const first = await open(on(1));
    await expect(withdrawAppeal(on(5), { id: first })).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect((await withdrawAppeal(on(1), { id: first })).appeal.status).toBe("withdrawn");
    expect((await withdrawAppeal(on(5), { id: await open(on(5)) })).appeal.status).toBe("withdrawn");
    expect((await withdrawAppeal(on(1), { id: await open(on(5)) })).appeal.status).toBe("withdrawn");
  });

  test(`a wallet has at most ${MOST_OPEN} open appeals`, async () => {
    for (const address of listed) await appealOfCarol(`listed_contact:${address}`);
    await expect(appealOfCarol("burst_then_silence")).rejects.toMatchObject({ code: "NOT_ELIGIBLE" });
    expect((await appealOfCarol(`listed_contact:${listed[0]}`)).isNew).toBe(false);
  });

  test("wallets without a name share a number of open appeals, and their withdrawn ones end after AUDIT_DAYS", async () => {
    const ctx = world.ctx();
    await ctx.pg.query(
      `insert into appeal (id, wallet, flag, reason, evidence, status, developer_id, opened_at, decide_by, decided_at)
       select 'app_' || n, '0x' || lpad(n::text, 40, '0'), 'fan_in', 'x', '{}',
         case when n <= 1000 then 'open' else 'withdrawn' end, 'dev_x', $1, $1, case when n > 1000 then $1::timestamptz end
       from generate_series(1, 1001) n`,
      [new Date(world.now.getTime() - 91 * 86_400_000)],
    );
    await expect(appeal()).rejects.toMatchObject({
      code: "NOT_ELIGIBLE",
      message: expect.stringContaining("without a name"),
    });
    await insertIdentities(ctx.pg, [{ name: "alice", owner: alice }]);
    expect((await appeal()).isNew).toBe(true);
    await expireAppeals(ctx);
    const { rows } = await ctx.pg.query("select count(*)::int as count from appeal where status = 'withdrawn'");
    expect(rows).toEqual([{ count: 0 }]);
    await ctx.pg.query("delete from identity");
  });

  test("any key relays the owner's signature over the values as sent, and no other", async () => {
    const key = await api.keyOf(mallory, "write");
    const message = {
      wallet: alice,
      flag: "burst_then_silence",
      reason: "A conference week.",
      evidence: [`0x${"ab".repeat(32)}`],
      deadline: BigInt(deadline(world)),
    };
    const signature = await signFor(world.ctx(), owner, "OpenAppeal", message, { chainId: 1 });
    const body = { ...message, deadline: Number(message.deadline), signature };
    expect((await api.call(key, "POST", "/v1/appeals", { ...body, reason: "Something else." })).json).toMatchObject({
      error: "INVALID_SIGNATURE",
    });
    const opened = await api.call(key, "POST", "/v1/appeals", body);
    expect(opened).toMatchObject({ status: 201, json: { appeal: { status: "open", evidence: message.evidence } } });
    expect((await api.call(key, "POST", "/v1/appeals", body)).status).toBe(200);
    const { id } = opened.json.appeal as { id: string };
    const forged = { appealId: id, wallet: alice, deadline: message.deadline };
    const path = `/v1/appeals/${id}`;
    const withdraw = async (by: typeof owner) => {
      const signed = await signFor(world.ctx(), by, "WithdrawAppeal", forged, { chainId: 1 });
      return api.call(key, "DELETE", path, { deadline: body.deadline, signature: signed });
    };
    expect((await withdraw(stranger)).json).toMatchObject({ error: "INVALID_SIGNATURE" });
    expect((await withdraw(owner)).json).toMatchObject({ appeal: { status: "withdrawn" } });
    expect((await withdraw(owner)).json).toMatchObject({ error: "INVALID_REQUEST" });
  });

  test("a signature opens one appeal: once that is withdrawn or decided, only another signature opens another", async () => {
    const key = await api.keyOf(mallory, "write");
    const open = async (until: number) => {
      const message = { wallet: alice, flag: "burst_then_silence", reason: "A conference week.", evidence: [] };
      const deadline = BigInt(until);
      const signature = await signFor(world.ctx(), owner, "OpenAppeal", { ...message, deadline }, { chainId: 1 });
      const { status, json } = await api.call(key, "POST", "/v1/appeals", { ...message, deadline: until, signature });
      const { appeal: opened, message: sentence } = json as { appeal?: { id: string }; message?: string };
      return { status, id: opened?.id ?? "", sentence };
    };
    const until = deadline(world);
    const first = await open(until);
    expect(first.status).toBe(201);
    await withdrawAppeal(signedIn(), { id: first.id });
    expect(await open(until)).toMatchObject({ status: 400, sentence: expect.stringContaining(first.id) });
    const second = await open(until - 1);
    expect(second.status).toBe(201);
    await decideAppeal(operator(), { id: second.id, outcome: "rejected", decision: "No evidence." });
    expect((await open(until - 1)).status).toBe(400);
    // The owner's session needs no signature.
    expect((await appeal()).isNew).toBe(true);
  });

  test.each([
    ["javascript:alert(1)"],
    ["ftp://example.org"],
    ["0x12"],
    [`https://example.org/${"a".repeat(300)}`],
    ["https://exa mple.org"],
  ])("%s is no evidence", (evidence) => {
    const body = { wallet: alice, flag: "alike", reason: "x", evidence: [evidence] };
    expect(NewAppeal.safeParse(body).success).toBe(false);
  });

  test("a reason has at most 2,000 characters, and none that reorder or hide text", () => {
    const accepts = (reason: string) => NewAppeal.safeParse({ wallet: alice, flag: "alike", reason }).success;
    expect([accepts("a".repeat(2_000)), accepts("two\nlines")]).toEqual([true, true]);
    expect(["", "a".repeat(2_001), "a\u202eb", "a\u0007b"].map(accepts)).toEqual([false, false, false, false]);
  });
});

describe("deciding", () => {
  test("an upheld appeal is an override among the facts, from which the receipt's number recomputes", async () => {
    const before = await totalOf();
    const { id } = (await appeal()).appeal;
    const { appeal: decided } = await uphold(id);
    const after = await totalOf();
    expect(after).toBeGreaterThan(before);
    expect(decided).toMatchObject({ status: "upheld", decision: "The week is explained.", score: { before, after } });
    const breakdown = await getBreakdown(world.ctx(), { identity: alice });
    expect(breakdown.overrides).toEqual([
      {
        flag: "burst_then_silence",
        wallet: owner.address,
        appealId: id,
        decidedAt: world.now.toISOString(),
        note: `burst_then_silence: overridden by appeal ${id}`,
      },
    ]);
    const { receipt } = await getReceipt(world.ctx(), { identity: alice });
    expect(receipt.facts.overrides).toEqual([
      { wallet: alice, flag: "burst_then_silence", appeal: id, decidedAt: Math.floor(world.now.getTime() / 1000) },
    ]);
    expect(receipt.result.total).toBe(after);
    expect(await judgeReceipt(world.ctx(), { receipt: JSON.parse(JSON.stringify(receipt)) })).toMatchObject({
      valid: true,
    });
    const { overrides: _, ...facts } = receipt.facts;
    const without = await judgeReceipt(world.ctx(), { receipt: { ...receipt, facts } });
    expect(without.checks.filter(({ ok }) => !ok).map(({ check }) => check)).toContain("total");
    const { history } = await getHistory(world.ctx(), { identity: alice, interval: "event", limit: 10, offset: 0 });
    expect(history[0]).toMatchObject({ total: after, cause: "appeal" });
  });

  test("a close before the decision stays what it was", async () => {
    const before = await totalOf();
    await uphold((await appeal()).appeal.id);
    const { pg, env } = world.ctx();
    const on = async (day: number) =>
      (
        await sqlTransaction(pg, (sql) =>
          foldDayScores(sql, scoringSettings(env), { subjects: [alice], scope: 0, day }),
        )
      )?.get(alice);
    const earlier = await on(day0 + 8 * DAY);
    expect(earlier?.state === "folded" && earlier.facts.overrides).toBeUndefined();
    expect(earlier?.state === "folded" && earlier.points.total).toBe(before);
    const ofDecision = await on(day0 + 9 * DAY);
    expect(ofDecision).toMatchObject({ state: "current" });
    const { appeals } = await listAppeals(world.ctx(), { status: "upheld", limit: 1, offset: 0 });
    expect(appeals[0]?.fromDay).toBe("2026-01-14");
  });

  test("one listed contact is set aside, and the others stay", async () => {
    const flag = `listed_contact:${listed[0]}`;
    await uphold((await appealOfCarol(flag)).appeal.id);
    const { receipt } = await getReceipt(world.ctx(), { identity: lower(carol) });
    expect(receipt.facts.listed).toMatchObject({ contacts: 4, paid: 4, addresses: listed.slice(1) });
    await expect(appealOfCarol(flag)).rejects.toMatchObject({ code: "INVALID_REQUEST" });
  });

  test("a rejected appeal changes no score; the owner is notified, and the audit log names both acts", async () => {
    const before = await totalOf();
    const { id } = (await appeal()).appeal;
    const { appeal: decided } = await decideAppeal(operator(), { id, outcome: "rejected", decision: "No evidence." });
    expect(decided).toMatchObject({ status: "rejected", score: { before, after: before } });
    expect(await totalOf()).toBe(before);
    const { notifications } = await listNotifications(signedIn(), { limit: 10, offset: 0 });
    expect(notifications).toMatchObject([{ kind: "appeal.decided", data: { appealId: id, outcome: "rejected" } }]);
    const { rows } = await world
      .ctx()
      .pg.query("select act, actor from audit_entry where target = $1 order by act", [id]);
    expect(rows).toEqual([
      { act: "appeal.opened", actor: alice },
      { act: "appeal.rejected", actor: "operator:cli" },
    ]);
    await expect(uphold(id)).rejects.toMatchObject({ code: "INVALID_REQUEST" });
    await expect(uphold("apl_none")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("a takedown hides what the owner wrote, in every answer, and nothing else, until it is lifted", async () => {
    const { appeal: opened } = await appeal({ reason: "An insult.", evidence: ["https://insult.example"] });
    const takedown = await takeDown(operator(), { kind: "appeal", target: opened.id, reason: "It insults somebody." });
    const hidden = {
      ...opened,
      reason: "",
      evidence: [],
      hidden: { reason: "It insults somebody.", at: world.now.toISOString() },
    };
    expect((await getAppeal(world.ctx(), { id: opened.id })).appeal).toEqual(hidden);
    expect((await listAppeals(world.ctx(), { status: "all", limit: 10, offset: 0 })).appeals).toEqual([hidden]);
    expect(JSON.stringify(await uphold(opened.id))).not.toContain("insult.example");
    await liftTakedown(operator(), { id: takedown.id });
    expect((await getAppeal(world.ctx(), { id: opened.id })).appeal).toMatchObject({
      reason: "An insult.",
      evidence: ["https://insult.example"],
      status: "upheld",
    });
  });

  test("past its deadline an appeal is late, and still open", async () => {
    const { id } = (await appeal()).appeal;
    expect(await countAppeals(world.ctx())).toEqual({ open: 1, late: 1 }); // The test's clock is behind the database's.
    const later = new Date(world.now.getTime() + 15 * DAY * 1000);
    expect((await getAppeal(world.ctx(), { id })).appeal).toMatchObject({ status: "open", late: false });
    expect((await getAppeal(world.ctx({ now: later }), { id })).appeal).toMatchObject({ status: "open", late: true });
  });
});
