import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Address } from "../../lib/core/chains.ts";
import type { Context } from "../../lib/core/context.ts";
import type { ServiceError } from "../../lib/core/errors.ts";
import { checksum } from "../../lib/core/schemas.ts";
import {
  claimOnce,
  endOnce,
  expireOnce,
  getScoreOrWait,
  openOnceComparison,
  storeOnceHistory,
} from "../../lib/domains/once/index.ts";
import { readSnapshotScores } from "../../lib/domains/policies/index.ts";
import { boardsOf, scoringSettings } from "../../lib/domains/scores/index.ts";
import { trackWallet } from "../../lib/domains/wallets/index.ts";
import { decodeFacts, encodeFacts } from "../../lib/engine/index.ts";
import { friend, startScriptedExplorer, tokenRow, transactionRow, wallet } from "../chain/scripted-explorer.ts";
import { address } from "../chain/scripted-node.ts";
import { writeScoreRows } from "../factories/scores.ts";
import { useContext } from "../setup/context.ts";
import { emptyTables } from "../setup/empty-tables.ts";
import { useApi } from "../setup/in-process-api.ts";
import { until } from "../setup/until.ts";
import { backfillWallet } from "./run-backfill.ts";
import { whileReading as reading } from "./while-reading.ts";

const explorer = await startScriptedExplorer({
  txlist: Array.from({ length: 40 }, (_, i) => transactionRow(1_000 + 50_000 * i)),
  tokentx: [tokenRow(2_000), tokenRow(3_000)],
});
const holder = useContext({
  chains: [{ id: 1, name: "Explored", explorers: [{ url: `${explorer.url}/api`, rate: 1_000, pageSize: 1_000 }] }],
  env: { LIST_READS_PER_DAY: "12" },
});
const { call, keyOf } = useApi(holder);
afterAll(() => explorer.close());

const historyActions = ["txlist", "txlistinternal", "tokentx", "tokennfttx"];
const known = address("known");
/** The explorer lists nothing of it. */
const nobody = address("nobody");
let mine: string;
let other: string;
let onlooker: string;

beforeAll(async () => {
  mine = await keyOf(address("my developer") as Address, "read");
  other = await keyOf(address("another developer") as Address, "read");
  onlooker = await keyOf(address("an onlooker") as Address, "read");
  await writeScoreRows(holder.ctx().pg, [{ subject: known, points: { activity: 5 } }]);
  await refreshed();
});
beforeEach(async () => {
  holder.now = new Date();
  await emptyTables(holder.ctx().pg, "once_wallet");
  for (const action of historyActions) delete explorer.broken[action];
  explorer.asked.length = 0;
});

async function refreshed(): Promise<void> {
  await boardsOf(holder.ctx()).loaded;
  await boardsOf(holder.ctx()).refresh();
}

const whileReading = <T>(work: () => Promise<T>, attempts = 5): Promise<T> =>
  reading(() => holder.ctx({ now: new Date() }), work, attempts);

/** The same, and compares what was read with others. */
const whileComparing = <T>(work: () => Promise<T>): Promise<T> =>
  reading(() => holder.ctx({ now: new Date() }), work, 5, openOnceComparison());

/** The same, but compares it only after a look-up of the wallet was answered, as soon as it was read, and nothing could be decided. */
async function whileComparingLater<T>(work: () => Promise<T>): Promise<T> {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const compare = openOnceComparison();
  const compareLater: typeof compare = (ctx, signal) => begun.then(() => compare(ctx, signal));
  const lookUpMeanwhile = async () => {
    const working = work();
    try {
      const { json } = await scoreOf(onlooker, wallet, "?wait=30");
      expect(json.score).toMatchObject({ status: "provisional" });
      expect((await evaluate(onlooker, wallet, {})).json.result).toMatchObject({ outcome: "indeterminate" });
    } finally {
      begin();
    }
    return await working;
  };
  return reading(() => holder.ctx({ now: new Date() }), lookUpMeanwhile, 5, compareLater);
}

const scoreOf = (key: string, who: string, query = "") => call(key, "GET", `/v1/score/${who}${query}`);
const count = (action: string) => explorer.asked.filter((one) => one.action === action).length;

test("an unknown address is read and scored now, and only who asked sees it", async () => {
  expect((await scoreOf(mine, wallet)).status).toBe(404);
  const first = await whileReading(() => scoreOf(mine, wallet, "?wait=30"));
  expect(first).toMatchObject({
    status: 200,
    headers: { "X-RateLimit-Cost": "10" },
    json: {
      svcId: null,
      score: { status: "provisional", confidence: "low", unavailable: [] },
      coverage: [{ chainId: 1, state: "ok", fromBlock: 0, toBlock: null }],
    },
  });
  expect(first.headers["Retry-After"]).toBeUndefined();

  expect((await scoreOf(other, wallet)).status).toBe(404);
  expect(await scoreOf(mine, wallet)).toMatchObject({ status: 200, json: { score: first.json.score } });
  // Its stored rows are used, at the price of an unknown one, dated by this question.
  const pages = count("txlist");
  const second = await scoreOf(other, wallet, "?wait=30");
  expect(second).toMatchObject({ status: 200, headers: { "X-RateLimit-Cost": "10" } });
  expect(count("txlist")).toBe(pages);
  const dateOf = ({ json }: typeof first) => (json.score as { lastUpdated: string }).lastUpdated;
  expect(dateOf(second) > dateOf(first)).toBe(true);
});

test("boards, movers, updates, search and the network's counts are the same byte for byte, and no row is written elsewhere", async () => {
  const paths = [
    "/v1/leaderboard?limit=100",
    "/v1/scores/updates",
    `/v1/search?q=${wallet.slice(0, 12)}`,
    `/v1/score/${known}`,
    "/v1/network",
    `/v1/wallets/${wallet}`,
    `/v1/score/${wallet}/breakdown`,
  ];
  const all = async () => {
    await refreshed();
    return Promise.all(paths.map(async (path) => (await call(other, "GET", path)).json));
  };
  const tables = "activity facts score score_feed tracked_wallet wallet explorer_head outbox notification".split(" ");
  const rows = () =>
    Promise.all(tables.map(async (name) => (await holder.ctx().pg.query(`select count(*) from ${name}`)).rows));
  // The position after all updates names the server's running transactions, also those of other databases.
  const changing = ["timestamp", "requestId", "next"];
  const withoutTime = (answers: object[]) =>
    JSON.stringify(answers, (key, value) => (changing.includes(key) ? undefined : value));
  const before = { answers: withoutTime(await all()), rows: await rows() };
  await whileReading(() => scoreOf(mine, wallet, "?wait=30"));
  expect({ answers: withoutTime(await all()), rows: await rows() }).toEqual(before);
});

const rule = { module: "total", cmp: "gte", value: 300 };
const evaluate = (key: string, identity: string, fields: object = { wait: 30 }) =>
  call(key, "POST", "/v1/trust/policies/evaluate", { identity, policy: { op: "any", rules: [rule] }, ...fields });

test("an evaluation with `wait` reads an unknown address once, has it compared with others, and decides", async () => {
  expect((await evaluate(mine, wallet, {})).status).toBe(404);
  const first = await whileComparingLater(() => evaluate(mine, wallet));
  const { total } = (await scoreOf(mine, wallet)).json.score as { total: number };
  expect(total).toBeGreaterThan(0);
  const outcome = total >= rule.value ? "pass" : "fail";
  expect(first).toMatchObject({
    ...{ status: 200, headers: { "X-RateLimit-Cost": "10" } },
    json: { result: { outcome, rules: [{ outcome, actual: total }] } },
  });
  expect(first.headers).not.toHaveProperty("Retry-After");
  // Asked again it is known to who asked alone, also among others, and costs what an evaluation costs.
  const pages = count("txlist");
  expect(await evaluate(mine, wallet)).toMatchObject({ status: 200, headers: { "X-RateLimit-Cost": "1" } });
  const batch = { identity: undefined, identities: [known, wallet] };
  const outcomes = async (key: string) => (await evaluate(key, wallet, batch)).json.results;
  expect(await outcomes(mine)).toMatchObject([{ outcome: "fail" }, { found: true, outcome }]);
  expect(await outcomes(other)).toMatchObject([{ outcome: "fail" }, { found: false, outcome: "indeterminate" }]);
  expect((await evaluate(other, wallet, {})).status).toBe(404);
  expect(count("txlist")).toBe(pages);
});

test("a rule that asks for little, or for no flag, does not pass either before the wallet is compared", async () => {
  const rules = [
    { module: "total", cmp: "gte", value: 1 },
    { module: "flag", params: { code: "fan_in" }, cmp: "eq", value: false },
    { module: "underReview", cmp: "eq", value: false },
    { module: "walletAgeDays", cmp: "gte", value: 1, maxAgeSeconds: 3_600 },
  ];
  // A look-up is answered as soon as it is read.
  const looked = await whileReading(() => scoreOf(mine, wallet, "?wait=30"));
  expect(looked.json.score).toMatchObject({ status: "provisional" });
  for (const policy of rules.map((one) => ({ op: "any", rules: [one], onIndeterminate: "deny" }))) {
    const { json, headers } = await evaluate(mine, wallet, { policy });
    expect(headers).toMatchObject({ "Retry-After": "5" });
    const reason = expect.stringContaining("not yet compared with others");
    const rule = { outcome: "indeterminate", gap: null, reason };
    expect(json.result).toMatchObject({ outcome: "indeterminate", allowed: false, rules: [rule] });
  }
  // Nothing is read any more: it waits for the comparison alone.
  const decided = await whileComparing(() => evaluate(mine, wallet));
  expect(decided.json.result).toMatchObject({ outcome: expect.stringMatching(/^(pass|fail)$/) });
});

test("an evaluation that is not ready in time is indeterminate in words, with Retry-After, and without `wait` too", async () => {
  const expected = {
    ...{ status: 200, headers: { "Retry-After": "5" } },
    json: { result: { outcome: "indeterminate", rules: [{ reason: "Its history is not read yet on chain 1." }] } },
  };
  expect(await evaluate(mine, wallet, { wait: 1 })).toMatchObject(expected);
  expect(await evaluate(mine, wallet, {})).toMatchObject(expected);
  for (const action of historyActions) explorer.broken[action] = (response) => void response.writeHead(500).end();
  await whileReading(() => evaluate(mine, wallet, { wait: 2 }), 1);
  await holder.ctx().pg.query("update once_wallet set due_at = null");
  expect((await evaluate(mine, wallet, {})).json).toMatchObject({
    result: { outcome: "indeterminate", rules: [{ reason: "Its history could not be read on chain 1." }] },
  });
});

test("an address without any history is decided on, and a known identity is not waited for", async () => {
  const none = await whileReading(() => evaluate(mine, nobody));
  expect(none.json.result).toMatchObject({ outcome: "fail", rules: [{ actual: 0, gap: 300 }] });
  // Nothing reads here: it would wait.
  expect(await evaluate(mine, known)).toMatchObject({
    ...{ status: 200, headers: { "X-RateLimit-Cost": "1" } },
    json: { result: { outcome: "fail", rules: [{ howTo: expect.anything() }] } },
  });
  expect((await evaluate(mine, "nobody-has-this-name")).status).toBe(404);
});

test("evaluations and scores that wait share the bounds of a developer", async () => {
  await whileReading(async () => {
    for (let n = 0; n < 10; n++) expect((await evaluate(mine, address(`asked ${n}`))).status).toBe(200);
    expect(await evaluate(mine, address("asked 10"))).toMatchObject({
      status: 429,
      json: { message: expect.stringMatching(/a minute/) },
    });
    expect((await scoreOf(mine, address("asked 10"), "?wait=1")).status).toBe(429);
  });
});

test.each([
  ["0 seconds", { wait: 0 }],
  ["31 seconds", { wait: 31 }],
  ["half a second", { wait: 0.5 }],
  ["seconds as text", { wait: "5" }],
  ["several identities", { wait: 5, identity: undefined, identities: [wallet] }],
  ["a past day", { wait: 5, at: "2026-01-01" }],
])("an evaluation that waits with %s is refused in words, and causes no reading", async (_, fields) => {
  const refused = await evaluate(mine, wallet, fields);
  expect(refused).toMatchObject({ status: 400, json: { error: "INVALID_REQUEST", details: [{ path: "body.wait" }] } });
  expect((await holder.ctx().pg.query("select from once_wallet")).rowCount).toBe(0);
});

test("many askers of one address cost one reading; the sixth of a developer that would wait is refused", async () => {
  await whileReading(() => scoreOf(mine, wallet, "?wait=30"));
  const pages = explorer.asked.splice(0).filter(({ action }) => action === "txlist").length;
  await emptyTables(holder.ctx().pg, "once_wallet");
  const asking = [mine, mine, mine, mine, mine, other].map((key) => scoreOf(key, wallet, "?wait=30"));
  await until(async () => (await holder.ctx().pg.query("select from once_question")).rowCount === 2);
  const refused = await Promise.race(Array.from({ length: 6 }, () => scoreOf(mine, wallet, "?wait=30")));
  expect(refused).toMatchObject({ status: 503, json: { error: "SERVICE_UNAVAILABLE" } });
  const answers = await whileReading(() => Promise.all(asking));
  expect(answers.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThanOrEqual(5);
  expect(count("txlist")).toBe(pages);
});

test("an address that is not read in time is partial, with Retry-After, and without `wait` too", async () => {
  const late = await scoreOf(mine, wallet, "?wait=1");
  const expected = {
    status: 200,
    headers: { "Retry-After": "5" },
    json: { score: { total: 0, status: "partial" }, coverage: [{ chainId: 1, state: "syncing" }] },
  };
  expect(late).toMatchObject(expected);
  expect(await scoreOf(mine, wallet)).toMatchObject(expected);
});

test("who hangs up waits no longer, and leaves room for another", async () => {
  const gone = new AbortController();
  const actor: Context["actor"] = {
    kind: "key",
    developerId: "dev_gone",
    wallet,
    keyId: "key",
    tier: "free",
    permissions: ["read"],
  };
  const ctx: Context = holder.ctx({ actor, signal: () => gone.signal });
  const asking = [1, 2, 3, 4, 5].map(() => getScoreOrWait(ctx, { identity: wallet, wait: 30 }));
  const settled = Promise.allSettled(asking);
  await until(async () => (await holder.ctx().pg.query("select from once_question")).rowCount === 1);
  gone.abort(new Error("hung up"));
  expect((await settled).map(({ status }) => status)).toEqual(asking.map(() => "rejected"));
  const again = getScoreOrWait(holder.ctx({ actor }), { identity: wallet, wait: 30 });
  expect((await whileReading(() => again)).isUnfinished).toBe(false);
});

test("an explorer that is down leaves the address partial and named, and it is read when the explorer answers", async () => {
  for (const action of historyActions) explorer.broken[action] = (response) => void response.writeHead(500).end();
  const down = await whileReading(() => scoreOf(mine, wallet, "?wait=2"), 1);
  expect(down).toMatchObject({
    status: 200,
    headers: { "Retry-After": "5" },
    json: { score: { total: 0, status: "partial" }, coverage: [{ chainId: 1, state: "failed" }] },
  });
  for (const action of historyActions) delete explorer.broken[action];
  const up = await whileReading(() => scoreOf(mine, wallet, "?wait=30"));
  expect(up.json).toMatchObject({ score: { status: "provisional" }, coverage: [{ state: "ok" }] });
});

test("a check with `wait` says whom an unknown payer paid by the summary of its reading, and what that does not tell, to who asked alone", async () => {
  const like = `${friend.slice(0, 8)}${"0".repeat(28)}${friend.slice(-6)}`;
  const path = (to: string, query = "") => `/v1/check/${to}?from=${wallet}${query}`;
  const none = {
    relation: null,
    lookalikes: null,
    unchecked: expect.arrayContaining([expect.objectContaining({ code: "from" })]),
  };
  expect((await call(mine, "GET", path(friend))).json.check).toMatchObject(none);
  const asked = await whileReading(() => call(mine, "GET", path(friend, "&wait=30")));
  expect(asked).toMatchObject({ status: 200, headers: { "X-RateLimit-Cost": "10" } });
  expect(asked.headers).not.toHaveProperty("Retry-After");
  const unchecked = expect.arrayContaining([{ code: "history", message: expect.stringContaining("summary") }]);
  // What it sent is a token that the payer never moved, which a stranger may have made up.
  const relation = { sentBefore: true, receivedFrom: null, lastAt: null };
  expect(asked.json.check).toMatchObject({ relation, lookalikes: null, unchecked });
  expect((await call(mine, "GET", path(like))).json.check).toMatchObject({
    relation: { sentBefore: null, receivedFrom: null, lastAt: null },
    lookalikes: [{ address: checksum(friend), samePrefix: 6, sameSuffix: 6, lastAt: null }],
    warnings: [{ code: "lookalike" }],
    unchecked,
  });
  expect((await call(other, "GET", path(friend))).json.check).toMatchObject(none);
});

test("an address without any history has no points, and is final", async () => {
  const answer = await whileReading(() => scoreOf(mine, nobody, "?wait=30"));
  expect(answer).toMatchObject({
    status: 200,
    json: { score: { total: 0, rank: 2, percentile: 0, status: "final" }, coverage: [{ state: "ok" }] },
  });
});

test("a reading whose worker was killed is taken over, and the killed one can write nothing any more", async () => {
  const { pg } = holder.ctx();
  await scoreOf(mine, wallet, "?wait=1");
  const [killed] = await claimOnce(pg, 5);
  if (!killed) throw new Error("nothing was claimed");
  expect(await claimOnce(pg, 5)).toEqual([]);
  await pg.query("update once_wallet set due_at = now()");
  const answer = await whileReading(() => scoreOf(mine, wallet, "?wait=30"));
  expect(answer.json).toMatchObject({ score: { status: "provisional" } });
  const none = { facts: null, sources: {}, truncated: false, unreadRows: 0, gaps: [], source: null, headAt: null };
  await storeOnceHistory(pg, killed, { chainId: 1, ...none, error: "killed", retained: null });
  await endOnce(pg, killed, "failed");
  expect((await scoreOf(mine, wallet)).json).toEqual({ ...answer.json, timestamp: expect.anything() });
});

test("the queue serves developers in turn", async () => {
  const { pg } = holder.ctx();
  const waiting = [];
  for (const [whose, name] of [
    [mine, "mine 0"],
    [mine, "mine 1"],
    [mine, "mine 2"],
    [other, "theirs"],
  ] as const) {
    waiting.push(scoreOf(whose, address(name), "?wait=1"));
    await until(async () => (await pg.query("select from once_wallet")).rowCount === waiting.length);
  }
  await Promise.all(waiting);
  const order = [];
  for (let n = 0; n < 4; n++) order.push((await claimOnce(pg, 1))[0]?.address);
  expect(order).toEqual([address("mine 0"), address("theirs"), address("mine 1"), address("mine 2")]);
});

test("it is forgotten 30 days after the last question", async () => {
  await whileReading(() => scoreOf(mine, wallet, "?wait=30"));
  const day = 86_400_000;
  await expireOnce(holder.ctx({ now: new Date(Date.now() + 29 * day) }));
  expect((await scoreOf(mine, wallet)).status).toBe(200);
  await expireOnce(holder.ctx({ now: new Date(Date.now() + 31 * day) }));
  expect((await scoreOf(mine, wallet)).status).toBe(404);
  for (const table of ["once_wallet", "once_history", "once_question"]) {
    expect((await holder.ctx().pg.query(`select from ${table}`)).rowCount).toBe(0);
  }
});

test("a developer has ten other addresses a minute and LIST_READS_PER_DAY readings a day", async () => {
  const { pg } = holder.ctx();
  const ask = (n: number) => scoreOf(mine, address(`asked ${n}`), "?wait=1");
  await whileReading(async () => {
    for (let n = 0; n < 10; n++) expect((await ask(n)).status).toBe(200);
    expect(await ask(10)).toMatchObject({
      status: 429,
      json: { message: expect.stringMatching(/a minute/) },
    });
    await pg.query("update once_question set asked_at = asked_at - interval '2 minutes'");
    for (let n = 10; n < 12; n++) expect((await ask(n)).status).toBe(200);
    expect(await ask(12)).toMatchObject({ status: 429, json: { message: expect.stringMatching(/a day/) } });
    expect((await scoreOf(other, address("asked 12"), "?wait=30")).status).toBe(200);
  });
});

test.each([
  ["HEAD", "?wait=1"],
  ["GET", "?wait=0"],
  ["GET", "?wait=31"],
  ["GET", "?wait=1&at=2026-01-01"],
])("%s %s is refused and causes no reading", async (method, query) => {
  expect((await call(mine, method, `/v1/score/${wallet}${query}`)).status).toBe(400);
  expect((await holder.ctx().pg.query("select from once_wallet")).rowCount).toBe(0);
});

describe("a voter of Snapshot whom nobody knows", () => {
  const voting = { op: "all", rules: [{ module: "total", cmp: "lt", value: 300 }] };
  let owner: string;
  let token: string;

  beforeAll(async () => {
    const { pg } = holder.ctx();
    owner = await keyOf(address("owner of a space") as Address, "read", "write");
    const saved = await call(owner, "POST", "/v1/trust/policies", { name: "voters", policy: voting });
    const { id } = saved.json.policy as { id: string };
    token =
      String((await call(owner, "POST", `/v1/trust/policies/${id}/snapshot`)).json.url)
        .split("/")
        .at(-1) ?? "";
    await writeScoreRows(pg, [
      { subject: address("first"), points: { activity: 1 }, at: new Date(Date.now() - 40 * 86_400_000) },
    ]);
    await pg.query("insert into explorer_head (chain_id, block_number, block_time) values (1, 1, $1)", [
      Math.floor(Date.now() / 1_000),
    ]);
    await refreshed();
  });
  beforeEach(() => emptyTables(holder.ctx().pg, "snapshot_answer"));

  /** Asked for from a client address. */
  const ask = (addresses: readonly string[], client = "198.51.100.7") =>
    readSnapshotScores(holder.ctx({ client }), { token, network: "1", snapshot: "latest", addresses: [...addresses] });

  test("is read, judged and stored, at the charge of the policy's owner", async () => {
    const score = [{ address: expect.stringMatching(new RegExp(nobody, "i")), score: "1" }];
    expect(await whileReading(() => ask([nobody]))).toEqual({ score });
    expect((await holder.ctx().pg.query("select score from snapshot_answer")).rows).toEqual([{ score: 1 }]);
    const asked =
      "select reads, payer = (select developer_id from snapshot_token limit 1) as charged from once_question";
    expect((await holder.ctx().pg.query(asked)).rows).toEqual([{ reads: true, charged: true }]);
    // Nothing reads any more: the first answer is repeated, also for another client.
    const pages = count("txlist");
    expect(await ask([nobody, known], "203.0.113.9")).toMatchObject({ score: [...score, { score: "1" }] });
    expect(count("txlist")).toBe(pages);
    // The readings for voters are shown to nobody else.
    expect((await scoreOf(owner, nobody)).status).toBe(404);
  });

  test("is compared with others before its first score, which is kept, and has none, in words, where it was active after the judged day", async () => {
    const wanted = (why: string) => ({ code: "INDETERMINATE", message: expect.stringContaining(why) });
    const score = [{ score: "1" }, { score: "1" }];
    expect(await whileComparingLater(() => ask([known, wallet]))).toMatchObject({ score });
    const { pg } = holder.ctx();
    // Compared again, as after another reading: a request waits for that too.
    await emptyTables(pg, "snapshot_answer");
    await pg.query("update once_question set compared_at = null, compare_from = now()");
    expect(await whileComparing(() => ask([known, wallet]))).toMatchObject({ score });
    await emptyTables(pg, "snapshot_answer");
    const { rows } = await pg.query("select facts from once_history where address = $1", [wallet]);
    const facts = decodeFacts(rows[0].facts);
    const later = encodeFacts({ ...facts, lastSeenAt: Math.floor(Date.now() / 1_000) });
    await pg.query("update once_history set facts = $2 where address = $1", [wallet, later]);
    await expect(ask([wallet])).rejects.toMatchObject(wanted("active after"));
    expect((await pg.query("select from snapshot_answer where address = $1", [wallet])).rowCount).toBe(0);
  });

  test("is not read by a loop of one client beyond its share, so that others' voters and the owner's questions still are", async () => {
    const refused = { code: "INDETERMINATE", message: expect.stringContaining("Your network has asked") };
    await whileReading(async () => {
      for (let n = 0; n < 6; n++)
        expect(await ask([address(`made up ${n}`)])).toMatchObject({ score: [{ score: "1" }] });
      for (let n = 6; n < 9; n++) await expect(ask([address(`made up ${n}`)])).rejects.toMatchObject(refused);
      // The same address costs nothing more, and known voters are judged.
      expect(await ask([address("made up 0"), known])).toMatchObject({ score: [{ score: "1" }, { score: "1" }] });
      expect(await ask([address("another's voter")], "203.0.113.9")).toMatchObject({ score: [{ score: "1" }] });
      expect((await scoreOf(owner, address("the owner's"), "?wait=30")).status).toBe(200);
    });
    const { rows } = await holder.ctx().pg.query("select count(*)::int as reads from once_question where reads");
    expect(rows).toEqual([{ reads: 8 }]);
  });

  test("is named where too many are asked for at once", async () => {
    const many = Array.from({ length: 6 }, (_, n) => address(`one of many ${n}`));
    const rejected = await whileReading(() => ask(many).catch((error: ServiceError) => error));
    expect(rejected).toMatchObject({ code: "INDETERMINATE", details: [{ path: expect.anything() }] });
    expect(await whileReading(() => ask(many))).toMatchObject({ score: many.map(() => ({ score: "1" })) });
  });
});

test("it has the points, rank and percentile that it has once it is tracked", async () => {
  const first = await whileReading(() => scoreOf(mine, wallet, "?wait=30"));
  const ctx = holder.ctx();
  await trackWallet(ctx, { address: wallet });
  const options = { settings: scoringSettings(ctx.env), signal: new AbortController().signal };
  explorer.asked.length = 0;
  await backfillWallet(ctx, { address: wallet, chainId: 1 }, options);
  // It keeps what was read: nothing is read again but the last blocks, to which the explorer may have added something.
  const read = explorer.asked.filter(({ action }) => historyActions.includes(action));
  expect(read.map(({ startblock }) => startblock)).toEqual(historyActions.map(() => 1_000_000 - 19));
  expect((await ctx.pg.query("select count(*)::int as rows from activity where wallet = $1", [wallet])).rows).toEqual([
    { rows: 22 },
  ]);
  expect((await ctx.pg.query("select from once_history where retained is not null")).rowCount).toBe(0);
  await refreshed();
  const tracked = await scoreOf(other, wallet, "?wait=30");
  expect(tracked).toMatchObject({ status: 200, headers: { "X-RateLimit-Cost": "1" } });
  const { total, breakdown, rank, percentile } = tracked.json.score as Record<string, number>;
  expect(total).toBeGreaterThan(0);
  expect(first.json.score).toMatchObject({ total, breakdown, rank, percentile });
  expect(percentile).toBeGreaterThan(0);
  expect(tracked.json).not.toHaveProperty("coverage");
});
