import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { defineEndpoint, endpointGroup } from "../../lib/api/declaration/define-endpoint.ts";
import { developerEndpoints } from "../../lib/api/endpoints/developers.ts";
import { setPlanTier } from "../../lib/domains/developers/index.ts";
import { newWallet, signInByToken } from "../factories/sign-in.ts";
import { apiOnSocket, bearer, EXPLORED, json } from "./api-server.ts";
import type { RawResponse } from "./http-client.ts";
import { sampleEndpoints } from "./sample-endpoints.ts";

const { createToken, getNonce } = developerEndpoints;
const weighThing = defineEndpoint({
  method: "POST",
  path: "/v1/things/weigh",
  summary: "Weigh a thing",
  access: ["public", "read"],
  cost: ({ body }) => Promise.resolve(body.weight),
  body: z.strictObject({ weight: z.int().min(1) }),
  response: z.object({}),
  handler: () => ({}),
});
const trackThing = defineEndpoint({
  method: "GET",
  path: "/v1/tracked-things",
  summary: "Track things",
  access: "read",
  rateLimit: "track",
  response: z.object({}),
  handler: () => ({}),
});
const api = apiOnSocket(
  { ...sampleEndpoints(), ...endpointGroup("scores", { weighThing, trackThing }), getNonce, createToken },
  {
    CHAINS: EXPLORED,
    ENTERPRISE_PER_MINUTE: "70",
    ENTERPRISE_PER_DAY: "500",
    TRUST_PROXY: "true",
  },
);
const path = "/v1/things/abc";
const minute = 60_000;
const day = 86_400_000;

/** The next full minute of a test's own, in the middle of a UTC day. */
function freshMinute(): number {
  const at = Math.ceil(api.context.now.getTime() / minute) * minute + minute;
  api.context.now = new Date(at);
  return at;
}

function limits({ headers }: RawResponse): { limit: number; remaining: number; reset: number } {
  return {
    limit: Number(headers["x-ratelimit-limit"]),
    remaining: Number(headers["x-ratelimit-remaining"]),
    reset: Number(headers["x-ratelimit-reset"]),
  };
}

async function burst(count: number, headers: Record<string, string>, to = path): Promise<RawResponse[]> {
  const answers: RawResponse[] = [];
  const one = async (): Promise<void> => {
    while (answers.length + pending < count) {
      pending++;
      const answer = await api.send({ path: to, headers });
      pending--;
      answers.push(answer);
    }
  };
  let pending = 0;
  await Promise.all(Array.from({ length: 40 }, one));
  return answers;
}

const weigh = (headers: Record<string, string>, body: unknown) =>
  api.send({
    method: "POST",
    path: "/v1/things/weigh",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

const passed = (answers: readonly RawResponse[]) => answers.filter(({ status }) => status !== 429).length;

describe("a tier's minute", () => {
  it.each([
    ["free", 60],
    ["enterprise", 70],
  ] as const)("of %s lets exactly %i of four times as many parallel requests pass", async (tier, limit) => {
    const at = freshMinute();
    const { apiKey } = await api.key({ tier });
    const answers = await burst(4 * limit, bearer(apiKey));
    expect(passed(answers)).toBe(limit);
    const remaining = answers.filter(({ status }) => status === 200).map((answer) => limits(answer).remaining);
    expect(remaining.sort((a, b) => a - b)).toEqual(Array.from({ length: limit }, (_, i) => i));
    for (const answer of answers) {
      expect(limits(answer)).toMatchObject({ limit, reset: (at + minute) / 1000 });
      expect(answer.headers["retry-after"]).toBe(answer.status === 429 ? "60" : undefined);
    }
  });

  it("counts keys and sessions of the developer together, by Bearer token and by cookie", async () => {
    freshMinute();
    const wallet = newWallet();
    const token = await signInByToken(api, wallet);
    const { db } = api.context.ctx();
    const developer = await db.developer.findUniqueOrThrow({ where: { wallet: wallet.address.toLowerCase() } });
    const { apiKey } = await api.key({ developerId: developer.id });
    const ways = [bearer(apiKey), bearer(token), { Cookie: `next-auth.session-token=${token}` }];
    const answers = (await Promise.all(ways.map((headers) => burst(200, headers)))).flat();
    expect(passed(answers)).toBe(60);
    const remaining = answers.filter(({ status }) => status === 200).map((answer) => limits(answer).remaining);
    expect(remaining.sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, i) => i));
  });

  it("is reported exactly at every step, for any response", async () => {
    const at = freshMinute();
    const { apiKey } = await api.key({ tier: "free" });
    const me = { "X-Forwarded-For": "192.0.2.50" };
    const kinds = [
      { path, status: 200 },
      { path: "/v1/things/a_b", status: 400 },
      { path: "/v1/things/nobody", status: 404 },
    ];
    for (let step = 0; step < 63; step++) {
      api.context.now = new Date(at + step * 900);
      const kind = kinds[step % kinds.length] ?? { path, status: 200 };
      const answer = await api.send({ path: kind.path, headers: bearer(apiKey, me) });
      expect([step, answer.status]).toEqual([step, step < 60 ? kind.status : 429]);
      expect(limits(answer)).toEqual({ limit: 60, remaining: Math.max(0, 59 - step), reset: (at + minute) / 1000 });
      expect(answer.headers["retry-after"]).toBe(
        step < 60 ? undefined : String(Math.ceil((minute - step * 900) / 1000)),
      );
    }
    for (let step = 0; step < 302; step++) {
      const headers = step % 2 ? me : { ...me, ...bearer("wrong") };
      const answer = await api.send({ path: step % 3 ? path : "/v1/unknown", headers });
      expect([step, answer.status]).toEqual([step, step >= 300 ? 429 : step % 3 ? 401 : 404]);
      expect(limits(answer)).toEqual({ limit: 300, remaining: Math.max(0, 299 - step), reset: (at + minute) / 1000 });
    }
  });

  it("is exact on both sides of its end, for requests in flight when the clock moves", async () => {
    const at = freshMinute();
    api.context.now = new Date(at + minute - 1);
    const { apiKey } = await api.key({ tier: "free" });
    const begun: Promise<RawResponse>[] = [];
    const ask = () => Array.from({ length: 300 }, () => api.send({ path, headers: bearer(apiKey) }));
    begun.push(...ask());
    await Promise.all(begun.slice(0, 100));
    api.context.now = new Date(at + minute);
    begun.push(...ask());
    const answers = await Promise.all(begun);
    for (const reset of [(at + minute) / 1000, (at + 2 * minute) / 1000]) {
      const within = answers.filter((answer) => limits(answer).reset === reset);
      const remaining = within.filter(({ status }) => status === 200).map((answer) => limits(answer).remaining);
      expect(remaining.sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, i) => i));
      for (const answer of within.filter(({ status }) => status === 429)) {
        expect(limits(answer)).toEqual({ limit: 60, remaining: 0, reset });
        expect(answer.headers["retry-after"]).toBe(reset === (at + minute) / 1000 ? "1" : "60");
      }
    }
  });

  it("does not reopen when the clock steps back", async () => {
    const at = freshMinute();
    const { apiKey } = await api.key({ tier: "free" });
    await burst(60, bearer(apiKey));
    api.context.now = new Date(at - 5 * minute);
    expect((await api.send({ path, headers: bearer(apiKey) })).status).toBe(429);
    api.context.now = new Date(at);
  });

  it("changes with the tier while the server runs", async () => {
    freshMinute();
    const { apiKey, wallet } = await api.key({ tier: "free" });
    expect(limits(await api.send({ path, headers: bearer(apiKey) })).limit).toBe(60);
    await setPlanTier(api.context.ctx(), { wallet: wallet as `0x${string}`, tier: "starter" });
    await vi.waitFor(async () => expect(limits(await api.send({ path, headers: bearer(apiKey) })).limit).toBe(300), {
      timeout: 30_000,
      interval: 20,
    });
  });
});

describe("an endpoint's own minute", () => {
  it("replaces the tier's limit there and does not count against it", async () => {
    freshMinute();
    const { apiKey } = await api.key({ tier: "free" });
    expect(passed(await burst(50, bearer(apiKey), "/v1/things"))).toBe(30);
    expect(passed(await burst(80, bearer(apiKey)))).toBe(60);
  });

  it("of tracking counts in addition to the tier's, which the specification does not replace there", async () => {
    freshMinute();
    const { apiKey } = await api.key({ tier: "free" });
    const answers = await burst(30, bearer(apiKey), "/v1/tracked-things");
    expect(passed(answers)).toBe(20);
    for (const answer of answers) expect(limits(answer).limit).toBe(20);
    expect(passed(await burst(80, bearer(apiKey)))).toBe(40);
  });
});

describe("a call that counts as several requests", () => {
  const cost = ({ headers }: RawResponse) => headers["x-ratelimit-cost"];

  it("is charged by its input, and reports its cost", async () => {
    freshMinute();
    const { apiKey } = await api.key({ tier: "free" });
    const answer = await weigh(bearer(apiKey), { weight: 7 });
    expect([answer.status, cost(answer), limits(answer).remaining]).toEqual([200, "7", 53]);
    const light = await weigh(bearer(apiKey), { weight: 1 });
    expect([light.status, cost(light), limits(light).remaining]).toEqual([200, "1", 52]);
    const plain = await api.send({ path, headers: bearer(apiKey) });
    expect([cost(plain), limits(plain).remaining]).toEqual([undefined, 51]);
  });

  it("is charged as one if its input is invalid", async () => {
    freshMinute();
    const { apiKey } = await api.key({ tier: "free" });
    const answer = await weigh(bearer(apiKey), { weight: "7" });
    expect([answer.status, cost(answer), limits(answer).remaining]).toEqual([400, undefined, 59]);
  });

  it("costs nothing and does no work if the limit has no room for it", async () => {
    freshMinute();
    const { apiKey } = await api.key({ tier: "free" });
    expect((await weigh(bearer(apiKey), { weight: 50 })).status).toBe(200);
    const refused = await weigh(bearer(apiKey), { weight: 11 });
    expect([refused.status, cost(refused), limits(refused).remaining]).toEqual([429, "11", 10]);
    expect(refused.headers["retry-after"]).toBe("60");
    expect(refused.json?.message).toContain("counts as 11 requests");
    expect(limits(await weigh(bearer(apiKey), { weight: 10 })).remaining).toBe(0);
  });

  it("is not even read once as many calls were refused for their cost in a minute as the limit has requests", async () => {
    freshMinute();
    const { apiKey } = await api.key({ tier: "free" });
    await weigh(bearer(apiKey), { weight: 50 });
    const costs = [];
    for (let calls = 0; calls < 61; calls++) costs.push(cost(await weigh(bearer(apiKey), { weight: 11 })));
    expect(costs).toEqual([...Array.from({ length: 60 }, () => "11"), undefined]);
    // Other calls are not affected, and the next minute begins again.
    expect((await api.send({ path, headers: bearer(apiKey) })).status).toBe(200);
    freshMinute();
    expect((await weigh(bearer(apiKey), { weight: 11 })).status).toBe(200);
  });

  it("passes at any cost in an unused window", async () => {
    freshMinute();
    const { apiKey } = await api.key({ tier: "free" });
    const answer = await weigh(bearer(apiKey), { weight: 500 });
    expect([answer.status, cost(answer), limits(answer).remaining]).toEqual([200, "500", 0]);
  });

  it("charges exactly the parallel calls that pass", async () => {
    freshMinute();
    const { apiKey } = await api.key({ tier: "free" });
    const answers = await Promise.all(Array.from({ length: 40 }, () => weigh(bearer(apiKey), { weight: 7 })));
    expect(passed(answers)).toBeLessThanOrEqual(8);
    const left = 60 - 7 * passed(answers);
    expect(limits(await api.send({ path, headers: bearer(apiKey) })).remaining).toBe(left - 1);
  });

  it("is charged to the address if no key is needed", async () => {
    freshMinute();
    const answer = await weigh({ "X-Forwarded-For": "192.0.2.77" }, { weight: 20 });
    expect([answer.status, limits(answer)]).toMatchObject([200, { limit: 300, remaining: 280 }]);
  });
});

describe("a key's own limit", () => {
  it("lowers the tier's limit for that key alone", async () => {
    freshMinute();
    const narrow = await api.key({ tier: "free", rateLimit: 5 });
    const other = await api.key({ developerId: narrow.developerId });
    const answers = await burst(20, bearer(narrow.apiKey));
    expect(passed(answers)).toBe(5);
    expect(limits(answers[0] as RawResponse)).toMatchObject({ limit: 5 });
    // What was refused cost the developer nothing.
    expect(passed(await burst(80, bearer(other.apiKey)))).toBe(55);
  });

  it("never raises the tier's limit", async () => {
    freshMinute();
    const { apiKey } = await api.key({ tier: "free", rateLimit: 1000 });
    expect(passed(await burst(80, bearer(apiKey)))).toBe(60);
  });
});

describe("a tier's day", () => {
  it("is exact, is reported when it is the tightest, and does not charge the minute when exhausted", async () => {
    const at = api.nextNoon();
    const { apiKey, developerId } = await api.key({ tier: "free" });
    const { pg } = api.context.ctx();
    const today = new Date(at).toISOString().slice(0, 10);
    await pg.query("insert into day_count values ($1, $2::date, 9990)", [developerId, today]);
    const answers = await burst(30, bearer(apiKey));
    expect(passed(answers)).toBe(10);
    const midnight = (Math.floor(at / day) + 1) * (day / 1000);
    expect(limits(answers[0] as RawResponse)).toMatchObject({ limit: 10_000, reset: midnight });
    const refused = await api.send({ path, headers: bearer(apiKey) });
    expect(refused.headers["retry-after"]).toBe(String(midnight - at / 1000));
    api.context.now = new Date(midnight * 1000);
    expect(limits(await api.send({ path, headers: bearer(apiKey) }))).toMatchObject({ limit: 60, remaining: 59 });
  });

  it("is exact in its last millisecond and in the first of the next day", async () => {
    const midnight = (Math.floor(api.nextNoon() / day) + 1) * day;
    api.context.now = new Date(midnight - 1);
    const { apiKey, developerId } = await api.key({ tier: "free" });
    const today = new Date(midnight - 1).toISOString().slice(0, 10);
    await api.context.ctx().pg.query("insert into day_count values ($1, $2::date, 9975)", [developerId, today]);
    const before = await burst(250, bearer(apiKey));
    expect(passed(before)).toBe(25);
    for (const answer of before) {
      expect(limits(answer)).toMatchObject({ limit: 10_000, reset: midnight / 1000 });
      expect(answer.headers["retry-after"]).toBe(answer.status === 429 ? "1" : undefined);
    }
    api.context.now = new Date(midnight);
    const next = await burst(600, bearer(apiKey));
    expect(passed(next)).toBe(60);
    for (const answer of next) expect(limits(answer)).toMatchObject({ limit: 60, reset: midnight / 1000 + 60 });
  });

  it("is reported at a tie with the minute, since it resets later", async () => {
    const at = api.nextNoon();
    const { apiKey, developerId } = await api.key({ tier: "free" });
    const today = new Date(at).toISOString().slice(0, 10);
    await api.context.ctx().pg.query("insert into day_count values ($1, $2::date, 9940)", [developerId, today]);
    expect(limits(await api.send({ path, headers: bearer(apiKey) }))).toMatchObject({ limit: 10_000, remaining: 59 });
  });

  it("survives a restart, and so does a minute's share of it", async () => {
    api.nextNoon();
    const { apiKey } = await api.key({ tier: "enterprise" });
    for (let i = 0; i < 7; i++) {
      expect(passed(await burst(70, bearer(apiKey)))).toBe(70);
      await api.restart();
      freshMinute();
    }
    // 490 of 500 are used.
    const answers = await burst(30, bearer(apiKey));
    expect(passed(answers)).toBe(10);
    await api.restart();
    freshMinute();
    expect(passed(await burst(5, bearer(apiKey)))).toBe(0);
  });
});

describe("the cost of a request", () => {
  it("is one for 400, 403, 404 and 500, and none for 429", async () => {
    freshMinute();
    const { apiKey } = await api.key({ tier: "free", permissions: ["read"] });
    const requests = [
      { path: "/v1/things?limit=0", status: 400 },
      { path: "/v1/things/abc", method: "DELETE", status: 403 },
      { path: "/v1/things/nobody", status: 404 },
      { path: "/v1/things/broken", status: 500 },
      { path: "/v1/things/batch", method: "POST", body: "{", status: 400 },
    ];
    let expected = 60;
    for (const { status, ...request } of requests) {
      const answer = await api.send({ ...request, headers: json(apiKey) });
      expect(answer.status).toBe(status);
      if (request.path.startsWith("/v1/things?")) expect(limits(answer)).toMatchObject({ limit: 30, remaining: 29 });
      else expect(limits(answer)).toMatchObject({ limit: 60, remaining: --expected });
    }
  });
});

describe("an address", () => {
  const from = (address: string, more: Record<string, string> = {}) => ({ "X-Forwarded-For": address, ...more });

  it("has 300 requests a minute without credentials, with wrong ones and to unknown paths, counted together", async () => {
    freshMinute();
    const me = "192.0.2.1";
    expect((await burst(100, from(me))).every(({ status }) => status === 401)).toBe(true);
    expect((await burst(100, from(me, bearer("wrong")))).every(({ status }) => status === 401)).toBe(true);
    const { apiKey } = await api.key();
    const unknown = await burst(100, from(me, bearer(apiKey)), "/v1/unknown");
    expect(unknown.every(({ status }) => status === 404)).toBe(true);
    expect(limits(unknown[0] as RawResponse).limit).toBe(300);
    for (const [to, headers] of [
      [path, {}],
      [path, bearer("wrong")],
      ["/v1/unknown", bearer(apiKey)],
      ["/v1/search-things?q=abc", {}],
    ] as const) {
      const answer = await api.send({ path: to, headers: from(me, headers) });
      expect([answer.status, limits(answer)]).toMatchObject([429, { limit: 300, remaining: 0 }]);
    }
  });

  it("that used up its requests can still use a valid key", async () => {
    freshMinute();
    const me = "192.0.2.2";
    expect(passed(await burst(320, from(me)))).toBe(300);
    const { apiKey } = await api.key({ tier: "free" });
    // Its first look-up takes a while, and all that come meanwhile wait for it.
    const { pg } = api.context.ctx();
    const client = await pg.connect();
    await client.query("begin; lock table api_key in access exclusive mode");
    const sent = burst(80, from(me, bearer(apiKey)));
    await sleep(300);
    await client.query("rollback");
    client.release();
    const answers = await sent;
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect((await api.send({ path: "/v1/search-things?q=abc", headers: from(me, bearer(apiKey)) })).status).toBe(429);
    freshMinute();
    expect((await api.send({ path: "/v1/search-things?q=abc", headers: from(me, bearer(apiKey)) })).status).toBe(200);
  });

  it("that used up its requests causes few lookups with guessed keys", async () => {
    freshMinute();
    const me = "192.0.2.3";
    await burst(300, from(me));
    const { newKey } = await import("../../lib/domains/developers/key-format.ts");
    const query = vi.spyOn(api.context.ctx().pg, "query");
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => api.send({ path, headers: from(me, bearer(newKey())) })),
    );
    expect(answers.every(({ status }) => status === 429)).toBe(true);
    // Counts are saved meanwhile.
    const lookUps = query.mock.calls.filter((call) => /from api_key/.test(JSON.stringify(call)));
    expect(lookUps.length).toBeGreaterThan(0);
    expect(lookUps.length).toBeLessThanOrEqual(20);
    query.mockRestore();
  });

  it("is one for a whole IPv6 network of 64 bits, and for an IPv4 address in either form", async () => {
    freshMinute();
    const left = async (address: string) => limits(await api.send({ path, headers: from(address) })).remaining;
    expect(await left("2001:db8::1")).toBe(299);
    expect(await left("2001:db8:0:0:ffff::2")).toBe(298);
    expect(await left("2001:0db8::3")).toBe(297);
    expect(await left("2001:db8:0:1::1")).toBe(299);
    expect(await left("192.0.2.77")).toBe(299);
    expect(await left("::ffff:192.0.2.77")).toBe(298);
  });

  it("of IPv6 is charged to its /64, its /56 and its /48 together, each with a limit of its own", async () => {
    freshMinute();
    const requestsFrom = (count: number, groups: (i: number) => string) =>
      Promise.all(Array.from({ length: count }, (_, i) => weigh(from(groups(i)), { weight: 10 })));
    // Each call counts as ten and comes from a /64 of its own, all in one /56.
    const narrow = await requestsFrom(100, (i) => `2001:db8:1:${i.toString(16)}::1`);
    expect(passed(narrow)).toBe(90);
    // Each from a /56 of its own, all in the same /48.
    const wide = await requestsFrom(240, (i) => `2001:db8:1:${(i + 1).toString(16)}00::1`);
    expect(passed(wide)).toBe(210);
    const refused = await api.send({ path, headers: from("2001:db8:1:ffff::1") });
    expect([refused.status, limits(refused)]).toMatchObject([429, { limit: 3_000, remaining: 0 }]);
    expect(limits(await api.send({ path, headers: from("2001:db8:2::1") }))).toMatchObject({
      limit: 300,
      remaining: 299,
    });
  });

  it("of IPv6 has one place in the queues for pages, whatever /64 of its /48 it uses", () => {
    const clientOf = (address: string) =>
      api.api().clientOf({
        method: "GET",
        path,
        query: "",
        header: (name) => (name === "x-forwarded-for" ? address : undefined),
        peer: "127.0.0.1",
        readBody: async () => null,
      });
    expect(clientOf("2001:db8:1:2::1")).toBe(clientOf("2001:db8:1:ff00::1"));
    expect(clientOf("2001:db8:1::1")).not.toBe(clientOf("2001:db8:2::1"));
    expect(clientOf("192.0.2.1")).not.toBe(clientOf("192.0.2.2"));
  });

  it.each([
    ["192.0.2.80", ["192.0.2.80:443", "192.0.2.80:51000", "[::ffff:192.0.2.80]:443", "::ffff:c000:250"]],
    ["2001:db8:3::1", ["[2001:db8:3::1]", "[2001:DB8:3::9]:443", "2001:db8:3::1%eth0", "[2001:db8:3::1%25eth0]:80"]],
  ])("%s is the same with a port, in brackets and with a zone", async (address, spellings) => {
    freshMinute();
    const left = async (one: string) => limits(await api.send({ path, headers: from(one) })).remaining;
    expect(await left(address)).toBe(299);
    for (const [i, spelling] of spellings.entries())
      expect([spelling, await left(spelling)]).toEqual([spelling, 298 - i]);
  });

  it("that is invalid is replaced by the peer's", async () => {
    freshMinute();
    const left = async (one: string) => limits(await api.send({ path, headers: from(one) })).remaining;
    const none = [
      "unknown",
      "_hidden",
      "192.0.2",
      "1.2.3.4.5",
      "0x7f.1",
      "192.0.2.300",
      "2001:db8::1::2",
      "a:b",
      "[::1",
      "",
    ];
    for (const [i, one] of none.entries()) expect([one, await left(one)]).toEqual([one, 299 - i]);
    expect(await left("127.0.0.1")).toBe(299 - none.length);
  });

  it("behind a trusted proxy is the last entry: earlier entries are ignored", async () => {
    freshMinute();
    const left = async (list: string) => limits(await api.send({ path, headers: from(list) })).remaining;
    expect(await left("192.0.2.9")).toBe(299);
    expect(await left("203.0.113.1, 192.0.2.9")).toBe(298);
    expect(await left("203.0.113.2,192.0.2.9")).toBe(297);
  });
});
