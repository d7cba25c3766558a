import { describe, expect, it, vi } from "vitest";
import { developerEndpoints } from "../../lib/api/endpoints/developers.ts";
import { expireUsage } from "../../lib/domains/developers/index.ts";
import { newWallet, signInByToken } from "../factories/sign-in.ts";
import { apiOnSocket, bearer, EXPLORED, json } from "./api-server.ts";
import { sampleEndpoints } from "./sample-endpoints.ts";

const { createApiKey, createToken, getNonce, getUsage, revokeApiKey } = developerEndpoints;
const api = apiOnSocket(
  { ...sampleEndpoints(), createApiKey, createToken, getNonce, getUsage, revokeApiKey },
  { CHAINS: EXPLORED },
);
const hour = 3_600_000;
const day = 24 * hour;
const thing = "GET /v1/things/{identity}";

interface Row {
  at: string;
  endpoint?: string;
  keyId?: string | null;
  requests: number;
  errors: number;
  p50Ms: number | null;
  p95Ms: number | null;
}
interface UsageAnswer {
  usage: Row[];
  totals: Omit<Row, "at">;
  quota: { tier: string; perMinute: number; perDay: number; remainingToday: number };
}

async function usage(apiKey: string, query = ""): Promise<UsageAnswer> {
  const {
    status,
    json: answer,
    body,
  } = await api.send({
    path: `/v1/developer/usage?${query}`,
    headers: bearer(apiKey),
  });
  if (status !== 200 || !answer) throw new Error(body);
  return answer as unknown as UsageAnswer; // Its schema is checked outside production.
}

const ask = (apiKey: string, path = "/v1/things/abc") => api.send({ path, headers: bearer(apiKey) });
const iso = (at: number) => new Date(at).toISOString();
/** Rows without their latencies. */
const counts = (rows: Row[]) => rows.map(({ p50Ms: _, p95Ms: __, ...rest }) => rest);

describe("usage", () => {
  it("counts requests and errors by endpoint, including the latest", async () => {
    const at = api.nextNoon();
    const { apiKey } = await api.key({ tier: "free", permissions: ["read"], rateLimit: 8 });
    for (let i = 0; i < 3; i++) await ask(apiKey);
    expect((await ask(apiKey, "/v1/things/nobody")).status).toBe(404);
    expect((await ask(apiKey, "/v1/things/broken")).status).toBe(500);
    expect((await ask(apiKey, "/v1/things?limit=0")).status).toBe(400);
    expect((await api.send({ method: "POST", path: "/v1/things", headers: json(apiKey), body: "{}" })).status).toBe(
      403,
    );
    const { usage: rows, totals, quota } = await usage(apiKey, "interval=hour");
    expect(counts(rows)).toEqual([
      { at: iso(at), endpoint: "GET /v1/things", requests: 1, errors: 1 },
      { at: iso(at), endpoint: thing, requests: 5, errors: 2 },
      { at: iso(at), endpoint: "POST /v1/things", requests: 1, errors: 1 },
    ]);
    expect(totals).toMatchObject({ requests: 7, errors: 4 });
    for (const { p50Ms, p95Ms } of [...rows, totals]) {
      expect(p50Ms).toBeGreaterThan(0);
      expect(p95Ms).toBeGreaterThanOrEqual(p50Ms ?? 0);
    }
    // The question itself is the eighth request of the day.
    expect(quota).toEqual({ tier: "free", perMinute: 60, perDay: 10_000, remainingToday: 9_992 });
    expect((await ask(apiKey)).status).toBe(429);
    api.context.now = new Date(at + 60_000);
    expect(counts((await usage(apiKey)).usage)).toEqual([
      { at: iso(at - day / 2), endpoint: "GET /v1/developer/usage", requests: 1, errors: 0 },
      { at: iso(at - day / 2), endpoint: "GET /v1/things", requests: 1, errors: 1 },
      // The refused request is an error, and cost nothing.
      { at: iso(at - day / 2), endpoint: thing, requests: 6, errors: 3 },
      { at: iso(at - day / 2), endpoint: "POST /v1/things", requests: 1, errors: 1 },
    ]);
    expect((await usage(apiKey)).quota.remainingToday).toBe(9_990);
  });

  it("is reported by hours and by days, from the start and before the end", async () => {
    const at = api.nextNoon();
    const { apiKey } = await api.key();
    for (const [when, times] of [
      [at - 2 * day, 1],
      [at - hour, 2],
      [at - 1, 4],
      [at, 8],
      [at + hour, 16],
    ] as const) {
      api.context.now = new Date(when);
      for (let i = 0; i < times; i++) await ask(apiKey);
    }
    const read = async (query: string) =>
      counts((await usage(apiKey, `groupBy=none&${query}`)).usage).map((row) => [row.at, row.requests]);
    // Each question counts too: they are asked a day later.
    api.context.now = new Date(at + day);
    const times = (from: number, to: number) => `from=${iso(from)}&to=${iso(to)}`;
    expect(await read(`interval=hour&${times(at - hour, at + hour)}`)).toEqual([
      [iso(at - hour), 6],
      [iso(at), 8],
    ]);
    // The whole hour of the beginning counts.
    expect(await read(`interval=hour&${times(at - 1, at)}`)).toEqual([[iso(at - hour), 6]]);
    expect(await read(`interval=day&${times(at - 2 * day, at + 2 * hour)}`)).toEqual([
      [iso(at - 2.5 * day), 1],
      [iso(at - 0.5 * day), 30],
    ]);
    expect(await read(`interval=hour&${times(at + 2 * hour, at + 3 * hour)}`)).toEqual([]);
    expect((await usage(apiKey, times(at - 9 * day, at - 8 * day))).totals).toEqual({
      requests: 0,
      errors: 0,
      p50Ms: null,
      p95Ms: null,
    });
  });

  it("is divided by key and session, and never includes another developer's", async () => {
    api.nextNoon();
    const token = await signInByToken(api, newWallet());
    const make = async () => {
      const body = '{"name":"a","permissions":["read"]}';
      const answer = await api.send({ method: "POST", path: "/v1/developer/keys", headers: json(token), body });
      return answer.json as unknown as { apiKey: string; key: { id: string } }; // Its schema is checked outside production.
    };
    const [first, second] = [await make(), await make()];
    const stranger = await api.key();
    for (let i = 0; i < 2; i++) await ask(first.apiKey);
    for (let i = 0; i < 3; i++) await ask(second.apiKey);
    for (let i = 0; i < 5; i++) await ask(stranger.apiKey);
    const byKey = new Map((await usage(token, "groupBy=key")).usage.map(({ keyId, requests }) => [keyId, requests]));
    expect(byKey).toEqual(
      new Map([
        [null, 2],
        [first.key.id, 2],
        [second.key.id, 3],
      ]),
    );
    const { usage: rows, totals } = await usage(token, `keyId=${second.key.id}`);
    expect(rows).toMatchObject([{ endpoint: thing, requests: 3 }]);
    expect(totals).toMatchObject({ requests: 3, errors: 0 });
  });

  it.each([
    "from=2026-01-02&to=2026-01-01",
    "interval=minute",
    "interval=hour&from=2026-01-01&to=2026-03-01",
    "from=yesterday",
    "groupBy=wallet",
    "keyId=%20",
    "keyId=%00",
  ])("refuses %s", async (query) => {
    const { apiKey } = await api.key();
    const { status, json: answer } = await ask(apiKey, `/v1/developer/usage?${query}`);
    expect([status, answer?.error]).toEqual([400, "INVALID_REQUEST"]);
  });

  it("survives the end of the process", async () => {
    api.nextNoon();
    const { apiKey } = await api.key();
    await Promise.all(Array.from({ length: 100 }, () => ask(apiKey)));
    await api.restart();
    expect((await usage(apiKey)).totals).toMatchObject({ requests: 100, errors: 0 });
  });

  it("waits while the database is away, and is neither lost nor counted twice", async () => {
    api.nextNoon();
    const { apiKey } = await api.key();
    const { pg } = api.context.ctx();
    for (let i = 0; i < 5; i++) await ask(apiKey);
    await pg.query("alter table usage_hour rename to gone");
    try {
      expect((await ask(apiKey, "/v1/developer/usage")).status).toBe(500);
      for (let i = 0; i < 5; i++) expect((await ask(apiKey)).status).toBe(200);
      expect((await ask(apiKey, "/v1/developer/usage")).status).toBe(500);
    } finally {
      await pg.query("alter table gone rename to usage_hour");
    }
    expect((await usage(apiKey)).totals).toMatchObject({ requests: 12, errors: 2 });
    expect((await usage(apiKey)).totals).toMatchObject({ requests: 13, errors: 2 });
  });

  it("is written outside of requests: no request waits for the database", async () => {
    api.nextNoon();
    const { apiKey } = await api.key();
    await ask(apiKey);
    const query = vi.spyOn(api.context.ctx().pg, "query");
    for (let i = 0; i < 3; i++) await ask(apiKey);
    const asked = query.mock.calls.filter(([one]) => JSON.stringify(one).includes("usage_hour"));
    query.mockRestore();
    // The regular save may fall in between, with all it found in one statement.
    expect(asked.length).toBeLessThanOrEqual(1);
  });

  it("is deleted after ninety days", async () => {
    const at = api.nextNoon();
    const { apiKey, keyId, developerId } = await api.key();
    await ask(apiKey);
    await usage(apiKey);
    const { db } = api.context.ctx();
    const left = async () => [
      (await db.usageHour.count({ where: { keyId } })) > 0,
      (await db.dayCount.count({ where: { developerId } })) > 0,
    ];
    await expireUsage(api.context.ctx({ now: new Date(at + 90 * day) }));
    expect(await left()).toEqual([true, true]);
    await expireUsage(api.context.ctx({ now: new Date(at + 90 * day + 1) }));
    expect(await left()).toEqual([false, true]);
    await expireUsage(api.context.ctx({ now: new Date(at + 91 * day) }));
    expect(await left()).toEqual([false, false]);
  });
});
