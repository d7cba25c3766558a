import { beforeAll, describe, expect, it } from "vitest";
import { developerEndpoints } from "../../lib/api/endpoints/developers.ts";
import { identityEndpoints } from "../../lib/api/endpoints/identities.ts";
import { policyEndpoints } from "../../lib/api/endpoints/policies.ts";
import { scoreEndpoints } from "../../lib/api/endpoints/scores.ts";
import { walletEndpoints } from "../../lib/api/endpoints/wallets.ts";
import { boardsOf } from "../../lib/domains/scores/index.ts";
import { addressNumber, writeScoreRows } from "../factories/scores.ts";
import { apiOnSocket, bearer, EXPLORED, json } from "./api-server.ts";
import type { RawResponse } from "./http-client.ts";

const api = apiOnSocket(
  { ...developerEndpoints, ...scoreEndpoints, ...policyEndpoints, ...identityEndpoints, ...walletEndpoints },
  { CHAINS: EXPLORED, TRUST_PROXY: "true" },
);
const shop = "https://shop.example";
const known = addressNumber(1);
const score = `/v1/score/${known}`;
const check = `/v1/check/${known}?from=${addressNumber(2)}`;
const evaluate = "/v1/trust/policies/evaluate";
const policy = { op: "all", rules: [{ module: "total", cmp: "gte", value: 1 }] };
const answered = ({ status, json }: RawResponse) => [status, json?.error ?? "ok"];
const forbidden = [403, "FORBIDDEN"];

beforeAll(async () => {
  await writeScoreRows(api.context.ctx().pg, [{ subject: known, points: { activity: 5 } }]);
  await boardsOf(api.context.ctx()).loaded;
  await boardsOf(api.context.ctx()).refresh();
});

const post = (apiKey: string, path: string, body: object, more: Record<string, string> = {}) =>
  api.send({ method: "POST", path, headers: json(apiKey, more), body: JSON.stringify(body) });

/** A publishable key of a developer of its own, with a saved policy that it may evaluate and one that it may not. */
async function madeKey(options: { tier?: "free" | "professional"; rateLimit?: number } = {}) {
  api.nextMinute();
  const { tier = "professional", rateLimit } = options;
  const { apiKey: secret, developerId } = await api.key({ tier });
  const save = async () => {
    const saved = await post(secret, "/v1/trust/policies", { name: "gate", policy });
    return (saved.json as unknown as { policy: { id: string } }).policy.id; // The API checks its answers.
  };
  const [own, other] = [await save(), await save()];
  const body = {
    name: "Shop",
    kind: "publishable",
    permissions: ["read"],
    origins: [shop],
    policyIds: [own],
    rateLimit,
  };
  const made = await post(secret, "/v1/developer/keys", body);
  expect([made.status, made.json?.error]).toEqual([201, undefined]);
  const { apiKey, key } = made.json as unknown as { apiKey: string; key: { id: string } }; // The same.
  return { secret, developerId, apiKey, keyId: key.id, key, own, other };
}

const read = (apiKey: string, path = score, headers: Record<string, string> = { Origin: shop }) =>
  api.send({ path, headers: bearer(apiKey, headers) });

describe("creating a publishable key", () => {
  it("returns a key of its own form, and its origins as browsers send them", async () => {
    const { secret, own } = await madeKey();
    const origins = [
      "HTTPS://Shop.Example:443/",
      "https://shop.example",
      "https://a.example:8443",
      "http://localhost:5173",
    ];
    const body = { name: "a", kind: "publishable", permissions: ["read"], origins, policyIds: [own, own] };
    const { json } = await post(secret, "/v1/developer/keys", body);
    expect(json?.apiKey).toMatch(/^svc_pub_[0-9A-Za-z]{36}$/);
    expect(json?.key).toMatchObject({
      kind: "publishable",
      prefix: expect.stringMatching(/^svc_pub_[0-9A-Za-z]{4}$/),
      permissions: ["read"],
      origins: [shop, "https://a.example:8443", "http://localhost:5173"],
      policyIds: [own],
    });
  });

  it("is refused with other permissions, without origins, with texts that are no origin, and with foreign policies", async () => {
    const { secret } = await madeKey();
    const { own: foreign } = await madeKey();
    const good = { name: "a", kind: "publishable", permissions: ["read"], origins: [shop] };
    const wrong = [
      ...[null, "null", "*", "https://*.shop.example", "https://%2a.example", "shop.example", "http://shop.example"],
      ...["https://shop.example/path", "https://me@shop.example", "https://shop.example?a", "ftp://shop.example", ""],
    ].map((origin): object => ({ ...good, origins: [origin] }));
    wrong.push(
      { ...good, permissions: ["read", "write"] },
      { ...good, permissions: ["admin"] },
      { ...good, origins: [] },
    );
    wrong.push(
      { ...good, origins: undefined },
      { ...good, origins: Array.from({ length: 21 }, (_, i) => `${shop}${i}`) },
    );
    wrong.push({ ...good, kind: "secret" }, { ...good, kind: undefined }, { ...good, kind: "public" });
    wrong.push({ name: "a", permissions: ["read"], policyIds: [] });
    for (const body of wrong) {
      expect([body, ...answered(await post(secret, "/v1/developer/keys", body))]).toEqual([
        body,
        400,
        "INVALID_REQUEST",
      ]);
      api.nextMinute();
    }
    for (const id of [foreign, "pol_none"]) {
      const answer = await post(secret, "/v1/developer/keys", { ...good, policyIds: [id] });
      expect(answered(answer)).toEqual([404, "NOT_FOUND"]);
    }
  });

  it("keeps its origins and policies when it is rotated", async () => {
    const { secret, keyId, key } = await madeKey();
    const rotated = await post(secret, `/v1/developer/keys/${keyId}/rotate`, { overlapSeconds: 0 });
    const { kind, origins, policyIds } = key as Record<string, unknown>;
    expect(rotated.json?.key).toMatchObject({ kind, origins, policyIds });
    const fresh = String(rotated.json?.apiKey);
    expect([fresh.slice(0, 8), ...answered(await read(fresh))]).toEqual(["svc_pub_", 200, "ok"]);
  });
});

describe("a publishable key", () => {
  it("reads a score, a breakdown, a batch of ten, its policy and a check, which its page alone may read", async () => {
    const { apiKey, own } = await madeKey();
    const from = { Origin: shop };
    const identities = (count: number) => Array.from({ length: count }, (_, i) => addressNumber(i + 1));
    for (const prefix of ["", "/api"]) {
      for (const answer of [
        await read(apiKey, prefix + score),
        await read(apiKey, `${prefix}/v1/scores/${known}`),
        await read(apiKey, `${prefix}${score}/breakdown`),
        await read(apiKey, `${prefix}${check}`),
        await post(apiKey, `${prefix}/v1/scores/batch`, { identities: identities(10) }, from),
        await post(apiKey, prefix + evaluate, { identity: known, policyId: own }, from),
      ]) {
        expect(answered(answer)).toEqual([200, "ok"]);
        expect(answer.headers).toMatchObject({ "access-control-allow-origin": shop, vary: "Origin" });
        expect(answer.headers["access-control-expose-headers"]).toContain("Retry-After");
        expect(answer.headers).not.toHaveProperty("access-control-allow-credentials");
        expect(answer.headers).not.toHaveProperty("set-cookie");
      }
    }
    const unknown = await read(apiKey, `/v1/score/${addressNumber(99)}`);
    expect([unknown.status, unknown.headers["access-control-allow-origin"]]).toEqual([404, shop]);
  });

  it.each([
    ["no Origin", undefined],
    ["null", "null"],
    ["an empty one", ""],
    ["a port", `${shop}:8443`],
    ["the usual port, which no browser sends", `${shop}:443`],
    ["capitals", "https://SHOP.example"],
    ["a prefix of an allowed one", "https://shop.exampl"],
    ["an allowed one as its prefix", `${shop}.evil.test`],
    ["a subdomain", "https://a.shop.example"],
    ["another scheme", "http://shop.example"],
    ["a path", `${shop}/`],
    ["two origins", `${shop}, ${shop}`],
  ])("is refused for %s in place of its origin, and no page may read the refusal", async (_, origin) => {
    const { apiKey } = await madeKey();
    const answer = await read(apiKey, score, origin === undefined ? {} : { Origin: origin });
    expect(answered(answer)).toEqual(forbidden);
    expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
    expect(answer.headers.vary).toBe("Origin");
  });

  it("does nothing else: no other call, policy, inline policy, batch of policies or of eleven", async () => {
    const { apiKey, keyId, own, other } = await madeKey();
    const from = { Origin: shop };
    const identities = Array.from({ length: 11 }, (_, i) => addressNumber(i + 1));
    for (const refused of [
      await read(apiKey, `/v1/trust/policies/${own}`),
      await read(apiKey, "/v1/trust/policies"),
      await read(apiKey, "/v1/developer/keys"),
      await read(apiKey, "/v1/developer/usage"),
      await read(apiKey, `/v1/wallets/${known}`),
      await read(apiKey, "/v1/scores/leaderboard"),
      await read(apiKey, `${score}/history`),
      await post(apiKey, "/v1/trust/policies/simulate", { policyId: own }, from),
      await post(apiKey, `/v1/developer/keys/${keyId}/rotate`, { overlapSeconds: 0 }, from),
      await post(apiKey, evaluate, { identity: known, policyId: other }, from),
      await post(apiKey, evaluate, { identity: known, policyId: "pol_none" }, from),
      await post(apiKey, evaluate, { identity: known, policy }, from),
      await post(apiKey, evaluate, { identities: [known], policyId: own }, from),
      await post(apiKey, "/v1/scores/batch", { identities }, from),
    ]) {
      expect(answered(refused)).toEqual(forbidden);
    }
    // What everybody may call is called as nobody.
    expect(answered(await post(apiKey, "/v1/trust/policies/try", { identity: known, policy }))).toEqual([200, "ok"]);
  });

  it("counts for nothing in a cookie, nor does a cookie beside it", async () => {
    const { apiKey } = await madeKey();
    for (const name of ["next-auth.session-token", "__Secure-next-auth.session-token"]) {
      expect((await api.send({ path: score, headers: { Origin: shop, Cookie: `${name}=${apiKey}` } })).status).toBe(
        401,
      );
    }
    const unknown = `${apiKey.slice(0, -1)}${apiKey.endsWith("a") ? "b" : "a"}`;
    expect((await read(unknown, score, { Origin: shop, Cookie: "next-auth.session-token=a" })).status).toBe(401);
  });

  it("gets no stored answer of the developer's other requests", async () => {
    const { secret, apiKey, own } = await madeKey();
    const named = { "Idempotency-Key": "one" };
    await post(secret, evaluate, { identity: known, policyId: own }, named);
    const answer = await post(apiKey, evaluate, { identity: known, policyId: own }, { ...named, Origin: shop });
    expect([answer.status, answer.headers["idempotent-replayed"]]).toEqual([200, undefined]);
  });
});

it("a browser may ask before it calls what takes a publishable key, and nothing else", async () => {
  api.nextMinute();
  const ask = (path: string) => api.send({ method: "OPTIONS", path, headers: { Origin: shop } });
  for (const [path, method] of [
    [score, "GET"],
    [`/api/v1/scores/${known}`, "GET"],
    [`${score}/breakdown`, "GET"],
    [`/v1/check/${known}`, "GET"],
    ["/v1/scores/batch", "POST"],
    [evaluate, "POST"],
  ] as const) {
    const answer = await ask(path);
    expect([answer.status, answer.body]).toEqual([200, ""]);
    expect(answer.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": method,
      "access-control-allow-headers": "Authorization, Content-Type",
    });
  }
  for (const path of ["/v1/developer/keys", `${score}/history`, "/v1/trust/policies"]) {
    expect((await ask(path)).status).toBe(404);
  }
  const { apiKey } = await api.key();
  expect((await read(apiKey)).headers).not.toHaveProperty("access-control-allow-origin");
});

describe("the limits of publishable keys", () => {
  const visitor = (number: number) => ({ Origin: shop, "X-Forwarded-For": `203.0.113.${number}` });
  const left = ({ headers }: RawResponse) => Number(headers["x-ratelimit-remaining"]);

  it("are half of the plan's, a tenth of that for a client address, which stops neither other visitors nor the backend", async () => {
    const { secret, apiKey } = await madeKey({ tier: "free" });
    api.nextMinute();
    const visit = async (number: number) => (await read(apiKey, score, visitor(number))).status;
    expect([await visit(1), await visit(1), await visit(1), await visit(1)]).toEqual([200, 200, 200, 429]);
    for (let number = 2; number <= 10; number++) {
      expect([number, await visit(number), await visit(number), await visit(number)]).toEqual([number, 200, 200, 200]);
    }
    // All thirty are used up, by ten visitors: the developer has sixty beside them.
    expect(await visit(11)).toBe(429);
    expect([left(await read(secret, score, {})), (await read(secret, score, {})).status]).toEqual([59, 200]);
    api.nextMinute();
    expect(await visit(1)).toBe(200);
  });

  it("are a tenth of the pages' day for a client address too, which a page's script is told", async () => {
    api.nextNoon();
    const { secret, apiKey, developerId } = await madeKey({ tier: "free" });
    let last = await read(apiKey, score, visitor(1));
    // Half of 10,000 a day are the pages', of these 500 a visitor's, who has three a minute.
    for (let calls = 1; last.status === 200 && calls <= 500; calls++) {
      if (calls % 3 === 0) api.nextMinute();
      last = await read(apiKey, score, visitor(1));
      if (calls < 500) expect([calls, last.status]).toEqual([calls, 200]);
    }
    expect(answered(last)).toEqual([429, "RATE_LIMIT_EXCEEDED"]);
    expect(last.headers["access-control-allow-origin"]).toBe(shop);
    expect(Number(last.headers["retry-after"])).toBeGreaterThan(3_600);
    expect((await read(apiKey, score, visitor(2))).status).toBe(200);
    // All pages of the day together leave the backend's day as it was.
    const { pg } = api.context.ctx();
    await api.restart();
    await pg.query("update day_count set requests = 5000 where developer_id = $1", [`${developerId} pages`]);
    expect((await read(apiKey, score, visitor(3))).status).toBe(429);
    expect((await read(secret, score, {})).status).toBe(200);
  });

  it("are those of all keys of a developer together, and a key's own limit is shared in the same way", async () => {
    const { secret, apiKey } = await madeKey({ rateLimit: 20 });
    api.nextMinute();
    const body = { name: "b", kind: "publishable", permissions: ["read"], origins: [shop] };
    const second = String((await post(secret, "/v1/developer/keys", body)).json?.apiKey);
    const visit = async (key: string, number: number) => (await read(key, score, visitor(number))).status;
    expect([await visit(apiKey, 1), await visit(apiKey, 1), await visit(apiKey, 1)]).toEqual([200, 200, 429]);
    expect([await visit(second, 1), await visit(apiKey, 2)]).toEqual([200, 200]);
  });

  it("count a call by its cost, of which one call takes no whole limit from the others", async () => {
    const { apiKey } = await madeKey({ tier: "free" });
    api.nextMinute();
    const wait = (number: number) => read(apiKey, `/v1/score/${addressNumber(50)}?wait=1`, visitor(number));
    const first = await wait(1);
    expect([first.status, first.headers["x-ratelimit-cost"]]).toEqual([200, "10"]);
    expect([(await wait(1)).status, (await read(apiKey, score, visitor(1))).status]).toEqual([429, 429]);
    // Ten of the thirty are gone.
    expect([(await wait(2)).status, (await read(apiKey, score, visitor(3))).status]).toEqual([200, 200]);
  });

  it("let a client address wait for three unknown wallets a minute, which the developer neither pays nor sees", async () => {
    const { secret, apiKey } = await madeKey();
    api.nextMinute();
    const ask = (number: number) => read(apiKey, `/v1/score/${addressNumber(60 + number)}?wait=1`, visitor(1));
    const answers = [await ask(1), await ask(2), await ask(3), await ask(4)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect((await read(secret, `/v1/score/${addressNumber(61)}`, {})).status).toBe(404);
    expect((await read(apiKey, `/v1/score/${addressNumber(61)}`, visitor(2))).status).toBe(404);
    expect((await read(apiKey, `/v1/score/${addressNumber(61)}`, visitor(1))).status).toBe(200);
  });

  it("store no address, and count in the usage of their key", async () => {
    const { secret, apiKey, keyId, developerId } = await madeKey();
    await read(apiKey, score, visitor(77));
    await api.restart();
    const { pg } = api.context.ctx();
    const { rows } = await pg.query("select * from day_count where starts_with(developer_id, $1)", [developerId]);
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toContain("203.0.113");
    const usage = await read(secret, `/v1/developer/usage?keyId=${keyId}`, {});
    expect(usage.json?.totals).toMatchObject({ requests: 1 });
  });
});
