import { describe, expect, it, vi } from "vitest";
import { developerEndpoints } from "../../lib/api/endpoints/developers.ts";
import { revokeKey } from "../../lib/domains/developers/index.ts";
import { newWallet, signInByToken } from "../factories/sign-in.ts";
import { apiOnSocket, bearer, EXPLORED, json } from "./api-server.ts";
import type { RawResponse } from "./http-client.ts";

const api = apiOnSocket(developerEndpoints, { CHAINS: EXPLORED });
const path = "/v1/developer/keys";
const keyShape = {
  id: expect.stringMatching(/^key_[0-9a-z]{26}$/),
  prefix: expect.stringMatching(/^svc_live_[0-9A-Za-z]{4}$/),
  last4: expect.stringMatching(/^[0-9A-Za-z]{4}$/),
  lastUsedAt: null,
  expiresAt: null,
  revokedAt: null,
};

const post = (token: string, to: string, body: unknown) =>
  api.send({ method: "POST", path: to, headers: json(token), body: JSON.stringify(body) });
const get = (token: string, to = path) => api.send({ path: to, headers: bearer(token) });
const remove = (token: string, keyId: string, body?: string) =>
  api.send({ method: "DELETE", path: `${path}/${keyId}`, headers: json(token), ...(body !== undefined && { body }) });
const verdict = ({ status, json }: RawResponse) => [status, json?.error ?? "ok"];

interface Made {
  apiKey: string;
  key: { id: string; permissions: string[]; rateLimit: number | null };
}
/** The answer of an endpoint that made a key. */
function made({ json, body }: RawResponse): Made {
  if (!json?.apiKey) throw new Error(`No key was made: ${body}`);
  return json as unknown as Made; // The schema of the answer is proven beside.
}

async function session(): Promise<string> {
  api.nextMinute();
  return signInByToken(api, newWallet());
}

async function actions(keyId: string): Promise<string[]> {
  const rows = await api.context.ctx().db.auditEntry.findMany({ where: { target: keyId } });
  return rows.map(({ act }) => act).sort();
}

describe("creating a key", () => {
  it("shows it once, with the requested properties, and the key works", async () => {
    const token = await session();
    const answer = await post(token, path, { name: " Server ", permissions: ["write", "read"], rateLimit: 7 });
    const { apiKey, key } = made(answer);
    expect([answer.status, key]).toEqual([
      201,
      {
        ...keyShape,
        name: "Server",
        permissions: ["read", "write"],
        rateLimit: 7,
        prefix: apiKey.slice(0, 13),
        last4: apiKey.slice(-4),
        createdAt: api.context.now.toISOString(),
      },
    ]);
    expect((await get(apiKey, "/v1/developer/usage")).status).toBe(200);
    const list = await get(token);
    expect(list.body).not.toContain(apiKey.slice(13, -4));
    expect(list.body).not.toMatch(/hash|secret/i);
    expect(await actions(key.id)).toEqual(["key.created"]);
  });

  it.each<[string, unknown]>([
    ["no permission", { name: "a", permissions: [] }],
    ["an unknown permission", { name: "a", permissions: ["root"] }],
    ["a name of blanks", { name: "  ", permissions: ["read"] }],
    ["a name that is too long", { name: "a".repeat(101), permissions: ["read"] }],
    ["no name", { permissions: ["read"] }],
    ["a limit of 0", { name: "a", permissions: ["read"], rateLimit: 0 }],
    ["half a request", { name: "a", permissions: ["read"], rateLimit: 1.5 }],
    ["a limit as text", { name: "a", permissions: ["read"], rateLimit: "5" }],
    ["a tier", { name: "a", permissions: ["read"], tier: "enterprise" }],
    ["another developer", { name: "a", permissions: ["read"], developerId: "dev_1" }],
  ])("with %s is refused", async (_, body) => {
    expect(verdict(await post(await session(), path, body))).toEqual([400, "INVALID_REQUEST"]);
  });

  it("is for sessions and admin keys", async () => {
    const token = await session();
    for (const [permission, expected] of [
      ["read", 403],
      ["write", 403],
      ["admin", 201],
    ] as const) {
      const { apiKey } = made(await post(token, path, { name: permission, permissions: [permission] }));
      const answers = [
        await post(apiKey, path, { name: "b", permissions: ["read"] }),
        await get(apiKey),
        await post(apiKey, `${path}/key_none/rotate`, { overlapSeconds: 0 }),
        await remove(apiKey, "key_none"),
      ];
      const found = expected === 201 ? [201, 200, 404, 404] : [403, 403, 403, 403];
      expect([permission, ...answers.map(({ status }) => status)]).toEqual([permission, ...found]);
    }
  });

  it("by a key creates none with more permissions or a higher limit", async () => {
    const token = await session();
    const narrow = made(await post(token, path, { name: "narrow", permissions: ["admin"], rateLimit: 50 }));
    const wide = made(await post(token, path, { name: "wide", permissions: ["admin"] }));
    const inherited = made(await post(narrow.apiKey, path, { name: "a", permissions: ["admin"] }));
    expect(inherited.key.rateLimit).toBe(50);
    expect(
      made(await post(narrow.apiKey, path, { name: "a", permissions: ["read"], rateLimit: 50 })).key.rateLimit,
    ).toBe(50);
    const wider = { name: "a", permissions: ["read"], rateLimit: 51 };
    expect(verdict(await post(narrow.apiKey, path, wider))).toEqual([403, "FORBIDDEN"]);
    // The new key of a rotation would be known to who asks.
    expect(verdict(await post(narrow.apiKey, `${path}/${wide.key.id}/rotate`, { overlapSeconds: 0 }))).toEqual([
      403,
      "FORBIDDEN",
    ]);
    expect(made(await post(wide.apiKey, path, { name: "a", permissions: ["admin"] })).key.rateLimit).toBeNull();
  });

  it("stops at a hundred valid keys, also with parallel requests", async () => {
    const token = await session();
    const tier = { where: {}, data: { tier: "professional" } };
    await api.context.ctx().db.developer.updateMany(tier);
    api.context.now = new Date(api.context.now.getTime() + 10_000);
    const ask = () => post(token, path, { name: "a", permissions: ["read"] });
    const answers = await Promise.all(Array.from({ length: 110 }, ask));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(100);
    expect(answers.filter(({ json }) => json?.error === "NOT_ELIGIBLE")).toHaveLength(10);
    const [first, second] = answers.filter(({ status }) => status === 201).map((answer) => made(answer).key.id);
    // In its overlap a replaced key still works, and counts.
    expect(verdict(await post(token, `${path}/${first}/rotate`, { overlapSeconds: 60 }))).toEqual([
      403,
      "NOT_ELIGIBLE",
    ]);
    expect(verdict(await post(token, `${path}/${first}/rotate`, { overlapSeconds: 0 }))).toEqual([201, "ok"]);
    expect(verdict(await remove(token, `${second}`))).toEqual([200, "ok"]);
    expect(verdict(await ask())).toEqual([201, "ok"]);
  });
});

describe("a developer's keys", () => {
  it("are listed in pages, newest first, including ended ones and no other developer's", async () => {
    const [token, foreign] = [await session(), await session()];
    const ids: string[] = [];
    for (const name of ["one", "two", "three"]) {
      api.context.now = new Date(api.context.now.getTime() + 1_000);
      ids.unshift(made(await post(token, path, { name, permissions: ["read"] })).key.id);
    }
    await remove(token, `${ids[1]}`);
    const { json: all } = await get(token);
    const keys = all?.keys as { id: string; name: string; revokedAt: string | null }[];
    expect(keys.map(({ id }) => id)).toEqual(ids);
    expect(keys.map(({ revokedAt }) => revokedAt)).toEqual([null, api.context.now.toISOString(), null]);
    expect(all?.pagination).toEqual({ total: 3, limit: 50, offset: 0, hasMore: false });
    const { json: page } = await get(token, `${path}?limit=1&offset=1`);
    expect(page).toMatchObject({
      keys: [{ name: "two" }],
      pagination: { total: 3, limit: 1, offset: 1, hasMore: true },
    });
    expect((await get(foreign)).json).toMatchObject({ keys: [], pagination: { total: 0 } });
  });

  it("of another developer answer exactly like unknown ones", async () => {
    const [owner, other] = [await session(), await session()];
    const { key } = made(await post(owner, path, { name: "a", permissions: ["read"] }));
    const missing = `${key.id.slice(0, -4)}zzzz`;
    const requests: ((id: string) => Promise<RawResponse>)[] = [
      (id) => remove(other, id),
      (id) => post(other, `${path}/${id}/rotate`, { overlapSeconds: 0 }),
      (id) => get(other, `/v1/developer/usage?keyId=${id}`),
    ];
    for (const request of requests) {
      const [foreign, none] = [await request(key.id), await request(missing)];
      expect(verdict(foreign)).toEqual([404, "NOT_FOUND"]);
      // The clock does not advance: the whole body is alike, to the byte.
      expect(foreign.body).toBe(none.body);
      expect(foreign.rawHeaders.map(([name]) => name)).toEqual(none.rawHeaders.map(([name]) => name));
    }
    expect((await get(owner)).json).toMatchObject({ keys: [{ id: key.id, revokedAt: null }] });
  });
});

describe("revoking a key", () => {
  it("applies to the next request, returns the key, and can be repeated", async () => {
    const token = await session();
    const { apiKey, key } = made(await post(token, path, { name: "a", permissions: ["admin"] }));
    expect((await get(apiKey)).status).toBe(200);
    const first = await remove(token, key.id);
    expect(first.json).toMatchObject({ key: { id: key.id, revokedAt: api.context.now.toISOString() } });
    expect(verdict(await get(apiKey))).toEqual([401, "UNAUTHORIZED"]);
    api.context.now = new Date(api.context.now.getTime() + 1_000);
    expect((await remove(token, key.id)).json?.key).toEqual(first.json?.key);
    expect(await actions(key.id)).toEqual(["key.created", "key.revoked"]);
  });

  it("lets a key revoke itself", async () => {
    const { apiKey, key } = made(await post(await session(), path, { name: "a", permissions: ["admin"] }));
    expect((await remove(apiKey, key.id)).status).toBe(200);
    expect((await get(apiKey)).status).toBe(401);
  });

  it("leaves no window in which a request in flight creates another key", async () => {
    const token = await session();
    const { apiKey, key } = made(await post(token, path, { name: "a", permissions: ["admin"] }));
    await get(apiKey);
    // This process still believes in the key: only the database knows.
    const { pg } = api.context.ctx();
    await pg.query("update api_key set revoked_at = $2 where id = $1", [key.id, api.context.now]);
    expect(verdict(await post(apiKey, path, { name: "b", permissions: ["read"] }))).toEqual([401, "UNAUTHORIZED"]);
  });
});

describe("rotating a key", () => {
  it("creates one with the same permissions, and both work during the overlap", async () => {
    const token = await session();
    const old = made(await post(token, path, { name: "server", permissions: ["write"], rateLimit: 9 }));
    const begin = api.context.now.getTime();
    const answer = await post(token, `${path}/${old.key.id}/rotate`, { overlapSeconds: 300 });
    const fresh = made(answer);
    expect(answer.status).toBe(201);
    expect(fresh.key).toEqual({ ...fresh.key, ...keyShape, name: "server", permissions: ["write"], rateLimit: 9 });
    expect(answer.json?.previousExpiresAt).toBe(new Date(begin + 300_000).toISOString());
    const works = async (apiKey: string) => (await get(apiKey, "/v1/developer/usage")).status;
    api.context.now = new Date(begin + 299_999);
    expect([await works(old.apiKey), await works(fresh.apiKey)]).toEqual([200, 200]);
    api.context.now = new Date(begin + 300_000);
    expect([await works(old.apiKey), await works(fresh.apiKey)]).toEqual([401, 200]);
    expect(await actions(old.key.id)).toEqual(["key.created", "key.rotated"]);
    expect(await actions(fresh.key.id)).toEqual(["key.created"]);
  });

  it("without overlap ends the old key immediately", async () => {
    const token = await session();
    const old = made(await post(token, path, { name: "a", permissions: ["read"] }));
    expect((await get(old.apiKey, "/v1/developer/usage")).status).toBe(200);
    const answer = await post(token, `${path}/${old.key.id}/rotate`, { overlapSeconds: 0 });
    expect(answer.json?.previousExpiresAt).toBe(api.context.now.toISOString());
    expect((await get(old.apiKey, "/v1/developer/usage")).status).toBe(401);
  });

  it("happens once for parallel requests", async () => {
    const token = await session();
    const { key } = made(await post(token, path, { name: "a", permissions: ["read"] }));
    const rotate = () => post(token, `${path}/${key.id}/rotate`, { overlapSeconds: 60 });
    const answers = await Promise.all(Array.from({ length: 10 }, rotate));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ json }) => json?.error === "INVALID_REQUEST")).toHaveLength(9);
    expect((await get(token)).json).toMatchObject({ pagination: { total: 2 } });
  });

  it("is refused for an ended key and for an invalid time", async () => {
    const token = await session();
    const { key } = made(await post(token, path, { name: "a", permissions: ["read"] }));
    for (const overlapSeconds of [-1, 604_801, 0.5, "60", null]) {
      expect(verdict(await post(token, `${path}/${key.id}/rotate`, { overlapSeconds }))).toEqual([
        400,
        "INVALID_REQUEST",
      ]);
    }
    expect(verdict(await post(token, `${path}/${key.id}/rotate`, {}))).toEqual([400, "INVALID_REQUEST"]);
    await remove(token, key.id);
    const ended = await post(token, `${path}/${key.id}/rotate`, { overlapSeconds: 0 });
    expect([verdict(ended), ended.json?.details]).toEqual([
      [400, "INVALID_REQUEST"],
      [{ path: "path.keyId", message: "has ended" }],
    ]);
    expect(verdict(await remove(token, key.id, '{"force":true}'))).toEqual([400, "INVALID_REQUEST"]);
    const expired = made(await post(token, path, { name: "a", permissions: ["read"] })).key.id;
    await api.context.ctx().db.apiKey.update({ where: { id: expired }, data: { expiresAt: api.context.now } });
    expect(verdict(await post(token, `${path}/${expired}/rotate`, { overlapSeconds: 0 }))).toEqual([
      400,
      "INVALID_REQUEST",
    ]);
  });
});

describe("every change of a key", () => {
  it("is in the audit log or did not happen", async () => {
    const token = await session();
    const { key } = made(await post(token, path, { name: "a", permissions: ["read"] }));
    const { pg } = api.context.ctx();
    await pg.query("alter table audit_entry rename to gone");
    try {
      expect((await post(token, path, { name: "b", permissions: ["read"] })).status).toBe(500);
      expect((await post(token, `${path}/${key.id}/rotate`, { overlapSeconds: 0 })).status).toBe(500);
      expect((await remove(token, key.id)).status).toBe(500);
    } finally {
      await pg.query("alter table gone rename to audit_entry");
    }
    const { json: list } = await get(token);
    expect(list).toMatchObject({ keys: [{ id: key.id, revokedAt: null, expiresAt: null }], pagination: { total: 1 } });
  });

  it("names its author and contains no secret", async () => {
    const token = await session();
    const { apiKey, key } = made(await post(token, path, { name: "a", permissions: ["admin"] }));
    const rotated = made(await post(apiKey, `${path}/${key.id}/rotate`, { overlapSeconds: 60 }));
    const rows = await api.context
      .ctx()
      .db.auditEntry.findMany({ where: { target: { in: [key.id, rotated.key.id] } } });
    const { developer } = await api.context
      .ctx()
      .db.apiKey.findUniqueOrThrow({ where: { id: key.id }, select: { developer: true } });
    expect(rows.map(({ actor }) => actor)).toEqual([developer.wallet, developer.wallet, developer.wallet]);
    const text = JSON.stringify(rows);
    for (const secret of [apiKey, rotated.apiKey]) expect(text).not.toContain(secret.slice(13, -4));
  });
});

it("a revocation by another process applies as soon as the notification arrives", async () => {
  const { apiKey, keyId, developerId } = await api.key();
  expect((await get(apiKey)).status).toBe(200);
  const { createPool, createPrisma } = await import("../../lib/core/db.ts");
  const pg = createPool(api.context.url(), 2);
  const db = createPrisma(pg);
  await revokeKey(api.context.ctx({ pg, db }), { developerId, keyId });
  await vi.waitFor(async () => expect((await get(apiKey)).status).toBe(401), { timeout: 30_000, interval: 20 });
  await db.$disconnect();
  await pg.end();
});
