import { describe, expect, it, vi } from "vitest";
import { revokeKey } from "../../lib/domains/developers/index.ts";
import { hashKey } from "../../lib/domains/developers/key-format.ts";
import { apiOnSocket, bearer } from "./api-server.ts";
import { sampleEndpoints } from "./sample-endpoints.ts";

const api = apiOnSocket(sampleEndpoints());
const path = "/v1/things";

async function status(headers: Record<string, string>, request: { path?: string; method?: string } = {}) {
  // A minute later each time: what is proven here is not the limit of the address.
  api.nextMinute();
  const answer = await api.send({ path, ...request, headers });
  return [answer.status, answer.json?.error ?? "ok"];
}

const unauthorized = [401, "UNAUTHORIZED"];

describe("the Authorization header", () => {
  it("accepts Bearer in any case, with one space or more", async () => {
    const { apiKey } = await api.key();
    for (const scheme of ["Bearer", "bearer", "BEARER", "bEaReR", "Bearer "]) {
      expect(await status({ Authorization: `${scheme} ${apiKey}` })).toEqual([200, "ok"]);
    }
  });

  it.each([
    ["no scheme", (key: string) => key],
    ["another scheme", (key: string) => `Basic ${key}`],
    ["a tab", (key: string) => `Bearer\t${key}`],
    ["words before", (key: string) => `n1 Bearer ${key}`],
    ["words behind", (key: string) => `Bearer ${key} more`],
    ["a comma behind", (key: string) => `Bearer ${key},`],
    ["two keys", (key: string) => `Bearer ${key}, Bearer ${key}`],
    ["only the scheme", () => "Bearer"],
    ["only the scheme and a space", () => "Bearer "],
    ["a malformed escape", () => "Bearer %"],
    ["another prefix", (key: string) => `Bearer ${key.replace("live", "test")}`],
    ["another case", (key: string) => `Bearer ${key.toUpperCase()}`],
    ["a zero-width space", (key: string) => `Bearer ${key}\u00e2\u0080\u008b`],
    ["one character less", (key: string) => `Bearer ${key.slice(0, -1)}`],
    ["one character more", (key: string) => `Bearer ${key}0`],
    ["ten thousand characters", () => `Bearer ${"a".repeat(10_000)}`],
    ["__proto__", () => "Bearer __proto__"],
  ])("is refused with %s", async (_, make) => {
    const { apiKey } = await api.key();
    expect(await status({ Authorization: make(apiKey) })).toEqual(unauthorized);
  });

  it("is asked for by every 401", async () => {
    const sent: Record<string, string>[] = [{}, { Authorization: "Bearer svc_live_wrong" }];
    for (const headers of sent) {
      expect((await api.send({ path, headers })).headers["www-authenticate"]).toBe("Bearer");
    }
  });

  it("is refused when it is sent twice", async () => {
    const { apiKey } = await api.key();
    expect(await status({ Authorization: `Bearer ${apiKey}`, authorization: `Bearer ${apiKey}` })).toEqual(
      unauthorized,
    );
  });

  it("is the only place for a key", async () => {
    const { apiKey } = await api.key();
    expect(await status({}, { path: `${path}?apiKey=${apiKey}&access_token=${apiKey}` })).toEqual(unauthorized);
    expect(await status({ "X-Api-Key": apiKey, Cookie: `key=${apiKey}` })).toEqual(unauthorized);
  });

  it("is allowed on a public endpoint, valid or not", async () => {
    const { apiKey } = await api.key();
    for (const headers of [bearer(apiKey), bearer("nonsense"), {}]) {
      expect(await status(headers, { path: "/v1/search-things?q=abc" })).toEqual([200, "ok"]);
    }
  });
});

describe("a key", () => {
  it("with a wrong checksum costs no query", async () => {
    const { apiKey } = await api.key();
    const query = vi.spyOn(api.context.ctx().pg, "query");
    const wrong = `${apiKey.slice(0, -7)}${apiKey.at(-7) === "a" ? "b" : "a"}${apiKey.slice(-6)}`;
    expect(await status(bearer(wrong))).toEqual(unauthorized);
    expect(query.mock.calls).toEqual([]);
    query.mockRestore();
  });

  it("is looked up once in ten seconds, also when it does not exist", async () => {
    const { apiKey } = await api.key();
    const unknown = (await import("../../lib/domains/developers/key-format.ts")).newKey();
    const query = vi.spyOn(api.context.ctx().pg, "query");
    const lookUps = () => query.mock.calls.filter(([one]) => JSON.stringify(one).includes("look-up-key")).length;
    for (const [key, expected] of [
      [apiKey, 200],
      [unknown, 401],
    ] as const) {
      const before = lookUps();
      for (let i = 0; i < 5; i++) expect((await api.send({ path, headers: bearer(key) })).status).toBe(expected);
      expect(lookUps() - before).toBe(1);
      api.context.now = new Date(api.context.now.getTime() + 10_000);
      await api.send({ path, headers: bearer(key) });
      expect(lookUps() - before).toBe(2);
    }
    query.mockRestore();
  });

  it("that is revoked while notifications are interrupted is refused once they resume", async () => {
    const { apiKey, keyId, developerId } = await api.key();
    expect((await api.send({ path, headers: bearer(apiKey) })).status).toBe(200);
    const { pg } = api.context.ctx();
    const { rowCount } = await pg.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'credence listens: credentials'`,
    );
    expect(rowCount).toBe(1);
    await revokeKey(api.context.ctx(), { developerId, keyId });
    await vi.waitFor(async () => expect((await api.send({ path, headers: bearer(apiKey) })).status).toBe(401), {
      timeout: 30_000,
      interval: 50,
    });
  });

  it("is recorded as used at most once a minute", async () => {
    const { apiKey, keyId } = await api.key();
    const usedAt = async () =>
      (await api.context.ctx().db.apiKey.findUniqueOrThrow({ where: { id: keyId } })).lastUsedAt?.getTime();
    const first = api.context.now.getTime();
    await api.send({ path, headers: bearer(apiKey) });
    await vi.waitFor(async () => expect(await usedAt()).toBe(first), { timeout: 30_000 });
    api.context.now = new Date(first + 59_000);
    await api.send({ path, headers: bearer(apiKey) });
    api.context.now = new Date(first + 60_000);
    await api.send({ path, headers: bearer(apiKey) });
    await vi.waitFor(async () => expect(await usedAt()).toBe(first + 60_000), { timeout: 30_000 });
  });

  it("is stored only as its hash, prefix and last four characters", async () => {
    const { apiKey, keyId } = await api.key();
    const { pg } = api.context.ctx();
    const { rows } = await pg.query<{ row: string; hash: string }>(
      "select to_jsonb(api_key)::text as row, hash from api_key where id = $1",
      [keyId],
    );
    expect(rows[0]?.hash).toBe(hashKey(apiKey));
    expect(rows[0]?.row).not.toContain(apiKey.slice(13, -4));
    const { rows: audit } = await pg.query<{ row: string }>(
      "select to_jsonb(audit_entry)::text as row from audit_entry where target = $1",
      [keyId],
    );
    expect(audit).toHaveLength(1);
    expect(audit[0]?.row).not.toContain(apiKey.slice(13, -4));
  });
});
