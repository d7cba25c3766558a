import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { policyEndpoints } from "../../lib/api/endpoints/policies.ts";
import { ensureErasureKey, erasedForm } from "../../lib/core/meta.ts";
import { checksum } from "../../lib/core/schemas.ts";
import { sqlTransaction } from "../../lib/core/transaction.ts";
import { expireSimulations } from "../../lib/domains/policies/index.ts";
import { boardsOf } from "../../lib/domains/scores/index.ts";
import { listen } from "../../scripts/processes/listen.ts";
import { insertIdentities } from "../factories/identities.ts";
import { followChain } from "../factories/indexed.ts";
import { addressNumber, replaceFacts, scoresWithFacts, writeScoreRows } from "../factories/scores.ts";
import { emptyTables } from "../setup/empty-tables.ts";
import { apiOnSocket, json } from "./api-server.ts";
import { callStrategy } from "./snapshot-strategies.ts";

/** The times of the node's blocks; it has no others. */
const blocks: Record<number, string> = {
  100: "2025-11-27T10:00:00Z",
  101: "2025-11-27T00:00:00Z",
  102: "2025-11-26T23:59:59Z",
  103: "2025-11-28T12:00:00Z",
  104: "2026-01-16T00:00:01Z",
};
let nodeAnswers = true;
let nodeCalls = 0;
/** A node that gives headers alone. */
const node = createServer(async (request, response) => {
  let text = "";
  for await (const part of request) text += part;
  const body = JSON.parse(text);
  const answer = ({ id, method, params }: { id: number; method: string; params: string[] }) => {
    const number = Number(params?.[0]);
    const hash = `0x${number.toString(16).padStart(64, "0")}`;
    const time = blocks[number] && Date.parse(blocks[number]) / 1000;
    if (method === "eth_chainId") return { jsonrpc: "2.0", id, result: "0x1" };
    nodeCalls++;
    if (time === undefined || time === "") return { jsonrpc: "2.0", id, result: null };
    const header = { number: params[0], hash, parentHash: hash, timestamp: `0x${time.toString(16)}`, transactions: [] };
    return { jsonrpc: "2.0", id, result: header };
  };
  if (!nodeAnswers) return void response.destroy();
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(Array.isArray(body) ? body.map(answer) : answer(body)));
});
const opened = await listen(node);
const chain = (wallets: string) =>
  JSON.stringify([{ id: 1, name: "One", rpcUrls: [`http://127.0.0.1:${opened.port}`], wallets, finalityDepth: 0 }]);

const api = apiOnSocket({ ...policyEndpoints }, { CHAINS: chain("tracked"), PUBLIC_ORIGIN: "https://credence.test" });
const whole = apiOnSocket({ ...policyEndpoints }, { CHAINS: chain("all"), PUBLIC_ORIGIN: "https://credence.test" });
/** Alice passes from 20 November, Bob from 27 November at noon; Carol never does. */
const [alice, bob, carol, dave, stranger] = [0xa1ce, 0xb0b, 0xca401, 0xda4e, 0xdeadbeef].map(addressNumber) as [
  string,
  string,
  string,
  string,
  string,
];
const policy = { op: "all", rules: [{ module: "total", cmp: "gte", value: 300 }] };
const at = (text: string) => new Date(`${text}T12:00:00Z`);

async function fill({ context }: typeof api): Promise<void> {
  const { pg } = context.ctx();
  await writeScoreRows(pg, [
    { subject: carol, points: { activity: 10 }, at: at("2025-10-01") },
    { subject: dave, points: { activity: 400 }, at: at("2025-10-01") },
    { subject: alice, points: { activity: 300 }, at: at("2025-11-20") },
    { subject: bob, points: { activity: 300 }, at: at("2025-11-27") },
  ]);
  await followChain(pg, { block: 200, time: context.now });
  await boardsOf(context.ctx()).loaded;
}
beforeAll(async () => {
  await fill(api);
  await fill(whole);
});
beforeEach(() => {
  nodeAnswers = true;
});
afterAll(async () => {
  for (const { context } of [api, whole]) boardsOf(context.ctx()).stop();
  await opened.close();
});

async function savePolicy(rules = policy, of = api): Promise<{ apiKey: string; policyId: string }> {
  const { apiKey } = await of.key();
  const body = JSON.stringify({ name: "voters", policy: rules });
  const saved = await of.send({ method: "POST", path: "/v1/trust/policies", headers: json(apiKey), body });
  const made = saved.json?.policy as { id: string };
  return { apiKey, policyId: made.id };
}

const manage = ({ apiKey, policyId }: { apiKey: string; policyId: string }, method = "POST", of = api) =>
  of.send({ method, path: `/v1/trust/policies/${policyId}/snapshot`, headers: json(apiKey) });

/** The path of a new token. */
async function open(rules = policy, of = api): Promise<string> {
  const made = await manage(await savePolicy(rules, of), "POST", of);
  return new URL(String(made.json?.url)).pathname;
}

const hashOf = (path: string) =>
  createHash("sha256")
    .update(path.split("/").at(-1) ?? "")
    .digest("hex");

interface Asked {
  network?: string | number;
  snapshot?: string | number;
  addresses: readonly string[];
}
const post = (path: string, { network = "1", snapshot = 100, addresses }: Asked, of = api) =>
  of.send({
    method: "POST",
    path,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ options: { url: "https://credence.test" }, network, snapshot, addresses }),
  });
const get = (path: string, { network = "1", snapshot = 100, addresses }: Asked) =>
  api.send({ path: `${path}?network=${network}&snapshot=${snapshot}&addresses=${addresses.join(",")}` });
const ones = (...addresses: string[]) => addresses.map((one) => ({ address: checksum(one), score: "1" }));

describe("an address for Snapshot", () => {
  it("comes with what to paste into a space, where basic asks for a score of at least 1 of no decimals", async () => {
    const { status, json: made } = await manage(await savePolicy());
    const url = String(made?.url);
    expect([status, url]).toEqual([201, expect.stringMatching(/^https:\/\/credence\.test\/snapshot\/[\w-]{32}$/)]);
    const strategy = { name: "api-v2", network: "1", params: { url, type: "api-post", decimals: 0 } };
    expect(made?.setup).toEqual({
      voteValidation: { name: "basic", params: { minScore: 1, strategies: [strategy] } },
      strategies: [strategy],
    });
  });

  it("answers for 30 days after a new one was made, and until all are deleted", async () => {
    const own = await savePolicy();
    const paths: string[] = [];
    for (let n = 0; n < 2; n++) paths.push(new URL(String((await manage(own)).json?.url)).pathname);
    const [old = "", newest = ""] = paths;
    const ask = async () => [
      (await post(old, { addresses: [alice] })).json?.score,
      (await post(newest, { addresses: [alice] })).json?.score,
    ];
    expect(await ask()).toEqual([ones(alice), ones(alice)]);
    const before = api.context.now;
    api.context.now = new Date(before.getTime() + 30 * 86_400_000 + 1);
    expect(await ask()).toEqual([undefined, ones(alice)]);
    const { pg } = api.context.ctx();
    const count = async () =>
      (await pg.query("select from snapshot_token where policy_id = $1", [own.policyId])).rowCount;
    expect(await count()).toBe(2);
    await expireSimulations(api.context.ctx());
    expect(await count()).toBe(1);
    const answers = "select from snapshot_answer where token_hash = $1";
    const stored = async () => (await pg.query(answers, [hashOf(newest)])).rowCount;
    expect(await stored()).toBe(1);
    expect((await manage(own, "DELETE")).json).toMatchObject({ deleted: 1 });
    expect([await ask(), await stored()]).toEqual([[undefined, undefined], 0]);
    expect((await manage(own, "DELETE")).status).toBe(404);
    api.context.now = before;
  });

  it.each([
    ["token", { module: "token", params: { chainId: 1, address: addressNumber(9) }, cmp: "gte", value: 1 }],
    ["identity", { module: "identity", cmp: "gte", value: "minted" }],
  ])(
    "is refused for a policy with a rule on %s, which past days do not store, and the rule is named",
    async (module, rule) => {
      const own = await savePolicy({ op: "any", rules: [...policy.rules, { op: "all", rules: [rule] } as never] });
      const refused = await manage(own);
      expect([refused.status, refused.json?.error]).toEqual([403, "NOT_ELIGIBLE"]);
      expect(refused.json?.details).toEqual([
        { path: "policy.rules.1.rules.0", message: expect.stringContaining(`is on ${module}`) },
      ]);
    },
  );

  it("is nobody's but the policy's owner's to make, 20 at once, and ends with the policy", async () => {
    const own = await savePolicy();
    const other = await api.key();
    expect((await manage({ ...own, apiKey: other.apiKey })).status).toBe(404);
    const paths: string[] = [];
    for (let n = 0; n < 20; n++) paths.push(new URL(String((await manage(own)).json?.url)).pathname);
    expect((await manage(own)).json?.error).toBe("NOT_ELIGIBLE");
    const path = `/v1/trust/policies/${own.policyId}`;
    await api.send({ method: "DELETE", path, headers: json(own.apiKey) });
    const gone = await post(paths[19] ?? "", { addresses: [alice] });
    expect([gone.status, gone.json?.error, gone.json?.score]).toEqual([404, "NOT_FOUND", undefined]);
  });
});

describe("the judged day", () => {
  test.each([
    ["a block of 27 November, by the close of the 26th", 100, [alice]],
    ["the first second of 27 November, by the close of the 26th", 101, [alice]],
    ["the last second of 26 November, by the close of the 25th", 102, [alice]],
    ["a block of 28 November, by the close of the 27th", 103, [alice, bob]],
    ["latest, by the newest close", "latest", [alice, bob]],
  ])("is that of %s", async (_, snapshot, passing) => {
    const { json: answer } = await post(await open(), { snapshot, addresses: [bob, alice] });
    const scores = answer?.score as { address: string }[];
    expect(scores.map(({ address }) => address).sort()).toEqual(passing.map(checksum).sort());
  });

  test.each([
    ["a network that is not followed", { network: "424242" }, "UNSUPPORTED_CHAIN"],
    ["a network that is no number", { network: "sn" }, "UNSUPPORTED_CHAIN"],
    ["a block to come", { snapshot: 999 }, "INDETERMINATE"],
    ["a block whose day before is not closed yet", { snapshot: 104 }, "INDETERMINATE"],
    ["no block", { snapshot: "soon" }, "INVALID_REQUEST"],
  ])("of %s is an answer without scores", async (_, asked, code) => {
    for (const send of [post, get]) {
      const { json: answer } = await send(await open(), { ...asked, addresses: [alice] });
      expect([answer?.error, answer?.message]).toEqual([code, expect.stringMatching(/\w/)]);
      expect(answer).not.toHaveProperty("score");
    }
  });

  it("is not guessed while the node does not answer, and stays what it was for a block that was asked before", async () => {
    const path = await open();
    expect((await post(path, { addresses: [alice] })).json?.score).toEqual(ones(alice));
    nodeAnswers = false;
    expect((await post(path, { addresses: [alice, dave] })).json?.score).toEqual(ones(alice, dave));
    const { json: answer } = await post(path, { snapshot: 103, addresses: [alice] });
    expect(answer?.error).toBe("CHAIN_UNAVAILABLE");
    expect(answer).not.toHaveProperty("score");
  });

  it("is of a stored block without asking the node", async () => {
    const { pg } = api.context.ctx();
    await pg.query("insert into block (chain_id, number, hash, parent_hash, time) values (1, 77, $1, $1, $2)", [
      `0x${"7".repeat(64)}`,
      Date.parse("2025-11-28T01:00:00Z") / 1000,
    ]);
    const before = nodeCalls;
    expect((await post(await open(), { snapshot: 77, addresses: [bob] })).json?.score).toEqual(ones(bob));
    expect(nodeCalls).toBe(before);
  });

  it("waits for a chain of the policy that lags behind it", async () => {
    const { pg } = api.context.ctx();
    const path = await open();
    const move = (time: string) => pg.query("update chain_cursor set block_time = $1", [Date.parse(time) / 1000]);
    await move("2025-11-26T23:59:59Z");
    expect((await post(path, { addresses: [alice] })).json?.error).toBe("INDETERMINATE");
    await move("2025-11-27T00:00:00Z");
    expect((await post(path, { addresses: [alice] })).json?.score).toEqual(ones(alice));
    expect((await post(path, { snapshot: "latest", addresses: [bob, alice] })).json?.score).toEqual(ones(alice));
    await move("2026-01-15T12:00:00Z");
    expect((await post(path, { snapshot: "latest", addresses: [bob, alice] })).json?.score).toEqual(ones(bob, alice));
  });
});

describe("Snapshot's strategies", () => {
  const asked = { network: "1", snapshot: 100, addresses: [bob, alice, carol, dave].map(checksum) };
  const scores = { [checksum(alice)]: 1, [checksum(dave)]: 1 };

  test.each<[string, string, (url: string) => Record<string, unknown>]>([
    ["api, with its slash and no name", "api", (api) => ({ api })],
    ["api, with a doubled slash", "api", (api) => ({ api: `${api}/` })],
    [
      "api, with the token as its name",
      "api",
      (url) => ({ api: url.replace(/\/[^/]+$/, "/"), strategy: url.split("/").at(-1) }),
    ],
    ["api, with parameters of its own", "api", (api) => ({ api, additionalParameters: "min=100%&x&limit=5" })],
    ["api-v2 by GET", "api-v2", (url) => ({ url })],
    ["api-v2 by GET, with parameters of its own", "api-v2", (url) => ({ url, additionalParameters: "role=a b&%zz=1" })],
    ["api-v2 by POST", "api-v2", (url) => ({ url, type: "api-post", decimals: 0 })],
    ["api-post", "api-post", (api) => ({ api, decimals: 0 })],
    ["api-v2-override by GET", "api-v2-override", (url) => ({ url })],
    ["api-v2-override by POST", "api-v2-override", (url) => ({ url, type: "api-post" })],
  ])("%s reads the scores", async (_, name, params) => {
    const url = `http://127.0.0.1:${api.port()}${await open()}`;
    expect(await callStrategy(name, params(url), asked)).toEqual(scores);
    expect(await callStrategy(name, params(url), { ...asked, addresses: [] })).toEqual({});
    // One that could not be checked fails the request, so that Snapshot stores nothing.
    const unknown = { ...asked, addresses: [checksum(stranger)] };
    await expect(callStrategy(name, params(url), unknown)).rejects.toThrow();
  });

  it("get only asked addresses above 0, each once, as whole numbers in text", async () => {
    const addresses = [alice, checksum(alice), carol, dave.toUpperCase().replace("0X", "0x"), dave];
    const { status, json: answer } = await post(await open(), { addresses });
    expect([status, answer?.score]).toEqual([200, ones(alice, dave)]);
  });

  it("get an empty list for no address, and no scores without the parameter or for what is no address", async () => {
    const path = await open();
    expect((await get(path, { addresses: [] })).json?.score).toEqual([]);
    expect((await post(path, { addresses: [] })).json?.score).toEqual([]);
    const wrong = "0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
    for (const answer of [
      await api.send({ path }),
      await api.send({ path: `${path}?network=1&snapshot=100` }),
      await get(path, { addresses: [alice, "0x12"] }),
      await post(path, { addresses: [alice, "bob.svc"] }),
      await post(path, { addresses: [wrong] }),
    ]) {
      expect(answer.json?.error).toBe("INVALID_REQUEST");
      expect(answer.json).not.toHaveProperty("score");
    }
  });

  it("may ask with a head of 64 KiB and a body of 8 MiB", async () => {
    const path = await open(policy, whole);
    const query = `${path}?network=1&snapshot=100&addresses=${alice}`;
    const inHead = Array.from({ length: Math.floor((65_536 - query.length - 100) / 43) }, (_, n) =>
      addressNumber(n + 1),
    );
    const head = await whole.send({ path: [query, ...inHead].join(",") });
    expect([head.status, head.json?.score]).toEqual([200, ones(alice)]);
    const bodyOf = (bytes: number) => {
      const begin = `{"network":"1","snapshot":100,"addresses":["${alice}"],"options":"`;
      return `${begin}${"x".repeat(bytes - begin.length - 2)}"}`;
    };
    const headers = { "Content-Type": "application/json" };
    const send = (bytes: number) => whole.send({ method: "POST", path, headers, body: bodyOf(bytes) });
    expect((await send(8 * 1024 * 1024)).json?.score).toEqual(ones(alice));
    const longer = await send(8 * 1024 * 1024 + 1);
    expect([longer.json?.error, longer.json?.score]).toEqual(["INVALID_REQUEST", undefined]);
  });
});

describe("an answer", () => {
  it("is repeated for a block and an address, whatever became of closes and links, by every block of the day", async () => {
    const { pg } = api.context.ctx();
    const path = await open();
    const first = await post(path, { addresses: [alice, carol] });
    const edit = (from: string, to: string) =>
      pg.query("update score_close set subject = $2 where subject = $1", [from, to]);
    await edit(alice, "0xheld");
    await edit(carol, alice);
    await edit("0xheld", carol);
    try {
      for (const snapshot of [100, 101]) {
        expect((await post(path, { snapshot, addresses: [alice, carol] })).json?.score).toEqual(first.json?.score);
        expect((await get(path, { snapshot, addresses: [carol] })).json?.score).toEqual([]);
      }
      // Another token has given none yet.
      expect((await post(await open(), { addresses: [alice, carol] })).json?.score).toEqual(ones(carol));
    } finally {
      await edit(alice, "0xheld");
      await edit(carol, alice);
      await edit("0xheld", carol);
    }
  });

  it("is the first one for all who ask at once", async () => {
    const path = await open();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post(path, { addresses: [dave, carol, alice] })),
    );
    expect(new Set(answers.map(({ json: one }) => JSON.stringify(one?.score)))).toEqual(
      new Set([JSON.stringify(ones(dave, alice))]),
    );
    const stored = "select stored from snapshot_token where token_hash = $1";
    const { rows } = await api.context.ctx().pg.query(stored, [hashOf(path)]);
    expect(rows).toEqual([{ stored: 4 }]);
  });

  it("names who could not be checked, and has no score of anybody then", async () => {
    const path = await open();
    for (const addresses of [[stranger], [alice, stranger]]) {
      const { json: answer } = await post(path, { addresses });
      expect(answer).toMatchObject({ error: "INDETERMINATE", details: [{ path: checksum(stranger) }] });
      expect(answer).not.toHaveProperty("score");
    }
    await api.context.ctx().pg.query("insert into stale_close select $1, 0, '2025-10-01', now()", [carol]);
    const { json: answer } = await post(path, { addresses: [alice, carol] });
    await api.context.ctx().pg.query("delete from stale_close");
    expect(answer).toMatchObject({
      details: [{ path: checksum(carol), message: expect.stringContaining("being computed") }],
    });
    expect((await post(path, { addresses: [alice, carol] })).json?.score).toEqual(ones(alice));
  });

  it("of an unknown address is that of no history where every chain is followed with all wallets, and is not stored", async () => {
    const path = await open(policy, whole);
    const mixed = await post(path, { addresses: [stranger, alice] }, whole);
    expect(mixed.json?.score).toEqual(ones(alice));
    const { rows } = await whole.context.ctx().pg.query("select address from snapshot_answer");
    expect(rows).not.toContainEqual({ address: stranger });
    // No history fails what asks for some, and passes what asks for little.
    const rules = [
      { module: "total", cmp: "lt", value: 5 },
      { module: "flag", params: { code: "listed_self" }, cmp: "eq", value: false },
    ];
    const little = await open({ op: "all", rules } as never, whole);
    expect((await post(little, { addresses: [stranger, dave] }, whole)).json?.score).toEqual(ones(stranger));
  });

  it("counts a person once: of an identity, only the wallet that was the primary one at the judged day", async () => {
    const { pg } = api.context.ctx();
    await insertIdentities(pg, [{ name: "alice", owner: alice, state: "activated" }]);
    const link = (wallet: string, primary: boolean, linkedAt: string) =>
      pg.query(`insert into identity_wallet (address, name, "primary", linked_at) values ($1, 'alice', $2, $3)`, [
        wallet,
        primary,
        linkedAt,
      ]);
    await link(alice, true, "2025-10-01");
    await link(dave, false, "2025-11-26T23:59:59Z");
    await pg.query("update wallet set subject = $1 where address = $2", [alice, dave]);
    await pg.query("notify score_feed");
    const path = await open();
    expect((await post(path, { addresses: [alice, dave] })).json?.score).toEqual(ones(alice));
    // Before the link, each was a person of its own, as far as was known: its score is that of an identity now.
    const { json: answer } = await post(path, { snapshot: 102, addresses: [dave] });
    expect(answer).toMatchObject({ error: "INDETERMINATE", details: [{ message: expect.stringContaining("linked") }] });
    await pg.query("delete from identity");
    await pg.query("update wallet set subject = address");
  });

  it.each([
    ["nothing was erased", "address", "address"],
    ["the owner's data was erased", "address", "erased"],
    ["the wallet's was, which was linked again", "erased", "address"],
    ["both were", "erased", "erased"],
  ])("does not know whether a wallet that moved since was a person of its own: %s", async (_, left, owned) => {
    const { pg } = api.context.ctx();
    await sqlTransaction(pg, ensureErasureKey);
    const form = (kind: string, of: string) => (kind === "erased" ? erasedForm(of) : of);
    const departed = (address: string, owner: string) =>
      pg.query(
        `insert into identity_departure (address, name, owner, left_at)
         values (${form(left, "$1::text")}, 'alice', ${form(owned, "$2::text")}, '2025-11-28')`,
        [address, owner],
      );
    await departed(dave, alice);
    await departed(alice, alice);
    await pg.query("insert into wallet_group (address, group_id, joined_at) values ($1, $2, $3), ($2, $2, $3)", [
      dave,
      alice,
      "2025-10-01",
    ]);
    const path = await open();
    const { json: answer } = await post(path, { addresses: [dave] });
    expect(answer).toMatchObject({ error: "INDETERMINATE", details: [{ message: expect.stringContaining("linked") }] });
    // Who owned the name was that person.
    if (left === owned) expect((await post(path, { addresses: [alice] })).json?.score).toEqual(ones(alice));
    await emptyTables(pg, "identity_departure, wallet_group");
  });
});

it("a loop of requests is never refused, costs the owner nothing, and ends no vote", async () => {
  const own = await savePolicy();
  const path = new URL(String((await manage(own)).json?.url)).pathname;
  const remaining = async () => {
    const { headers } = await api.send({ path: "/v1/trust/policies", headers: json(own.apiKey) });
    return Number(headers["x-ratelimit-remaining"]);
  };
  const before = await remaining();
  for (let n = 0; n < 400; n += 50) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        get(path, { addresses: [i % 2 ? addressNumber(0xbad0000 + n + i) : alice] }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  }
  expect((await get(path, { addresses: [alice] })).json?.score).toEqual(ones(alice));
  // Reading what remains is what it cost.
  expect(before - (await remaining())).toBe(1);
});

it.each([
  ["a total", [{ module: "total", cmp: "gte", value: 300 }]],
  ["a tier, negated", [{ module: "tier", cmp: "gte", value: "silver", negate: true }]],
  ["a total on one chain", [{ module: "total", cmp: "gt", value: 40, chainIds: [1] }]],
  [
    "several categories, nested",
    [
      { module: "activity", cmp: "in", value: [100, 140, 220] },
      {
        op: "any",
        rules: [
          { module: "age", cmp: "lt", value: 30 },
          { module: "total", cmp: "eq", value: 220 },
        ],
      },
    ],
  ],
])("by closes alone, a policy on %s passes exactly who passes its evaluation on that day", async (_, rules) => {
  const { pg } = api.context.ctx();
  const subjects = Array.from({ length: 100 }, (_, n) => addressNumber(0x7000_0000 + n));
  const lacking = addressNumber(0x7100_0000);
  // A quarter has no close on the day yet.
  for (const chainId of [0, 1]) {
    const scoreOf = (subject: string, n: number) => ({
      ...{ subject, chainId, points: { activity: (n * 20) % 400, age: n % 60 } },
      at: at(n % 4 === 0 ? "2025-11-28" : "2025-11-02"),
    });
    const unread = { subject: lacking, chainId, points: { activity: 100 }, unavailable: ["activity" as const] };
    await writeScoreRows(pg, [...subjects.map(scoreOf), { ...unread, at: at("2025-11-28") }]);
  }
  const own = await savePolicy({ op: "all", rules } as never);
  const path = new URL(String((await manage(own)).json?.url)).pathname;
  const body = JSON.stringify({ policyId: own.policyId, identities: subjects, at: "2025-11-26" });
  const sent = { method: "POST", path: "/v1/trust/policies/evaluate", headers: json(own.apiKey), body };
  const results = (await api.send(sent)).json?.results as { identity: string; outcome: string }[];
  const passing = results.flatMap(({ identity, outcome }) => (outcome === "pass" ? [identity] : []));
  expect(passing.length).toBeGreaterThan(0);
  expect(passing.length).toBeLessThan(100);
  expect((await post(path, { addresses: subjects })).json?.score).toEqual(ones(...passing));
  // What closes do not tell: a source that was never read.
  const [known] = await scoresWithFacts(pg, { where: `subject = '${lacking}' and chain_id <= 0` });
  const states = { ...known?.facts.states, activity: "unavailable" };
  await replaceFacts(pg, lacking, { ...known?.facts, asOf: known?.asOf, states });
  const others =
    "update score s set facts_hash = o.facts_hash from score o where o.subject = s.subject and o.chain_id <= 0";
  await pg.query(`${others} and s.subject = $1`, [lacking]);
  const answer = (await post(path, { addresses: [...subjects, lacking] })).json;
  expect(answer).toMatchObject({ error: "INDETERMINATE", details: [{ path: checksum(lacking) }] });
});

it("5,000 known addresses are answered, at first and again", async () => {
  const { pg } = api.context.ctx();
  const subjects = Array.from({ length: 5_000 }, (_, n) => addressNumber(0x5000_0000 + n));
  await writeScoreRows(
    pg,
    subjects.map((subject, n) => ({ subject, points: { activity: n % 2 ? 300 : 10 }, at: at("2025-10-02") })),
  );
  const path = await open();
  const passing = ones(...subjects.filter((_, n) => n % 2));
  for (let n = 0; n < 2; n++) expect((await post(path, { addresses: subjects })).json?.score).toEqual(passing);
});
