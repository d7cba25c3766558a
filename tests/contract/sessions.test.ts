import { encode } from "next-auth/jwt";
import { describe, expect, it, vi } from "vitest";
import { developerEndpoints } from "../../lib/api/endpoints/developers.ts";
import { createId } from "../../lib/core/ids.ts";
import { askNonce, newWallet, postToken, signInByToken, signInMessage } from "../factories/sign-in.ts";
import { apiOnSocket, bearer, EXPLORED } from "./api-server.ts";
import { sampleEndpoints } from "./sample-endpoints.ts";

const { createToken, endSession, getNonce } = developerEndpoints;
const endpoints = { ...sampleEndpoints(), getNonce, createToken, endSession };
const api = apiOnSocket(endpoints, { CHAINS: EXPLORED });
const behindTls = apiOnSocket(endpoints, { PUBLIC_ORIGIN: "https://credence.example" });
const path = "/v1/things";
const origin = "http://localhost:3000";
const NAME = "next-auth.session-token";
const cookie = (token: string, more: Record<string, string> = {}) => ({ Cookie: `${NAME}=${token}`, ...more });

async function signedIn(): Promise<{ token: string; wallet: `0x${string}` }> {
  api.nextMinute();
  const wallet = newWallet();
  const token = await signInByToken(api, wallet);
  return { token, wallet: wallet.address.toLowerCase() as `0x${string}` }; // lower-case hex stays hex
}

async function status(
  headers: Record<string, string>,
  request: { method?: string; path?: string; body?: string } = {},
) {
  const { status, json } = await api.send({ path, ...request, headers });
  return [status, json?.error ?? "ok"];
}

const ok = [200, "ok"];
const unauthorized = [401, "UNAUTHORIZED"];
const forbidden = [403, "FORBIDDEN"];
const create = (headers: Record<string, string>, body = '{"name":"a"}') => status(headers, { method: "POST", body });

describe("a session's token", () => {
  it("is rejected if it was encrypted with another key or names no session", async () => {
    const { token } = await signedIn();
    const { SESSION_SECRET } = api.context.ctx().env;
    const made = (secret: string, claims: Record<string, string>) => encode({ secret, token: claims, maxAge: 3_600 });
    const sid = createId("session", api.context.now);
    for (const forged of [
      await made("another secret of thirty-two letters", { sub: "0x", sid }),
      await made(SESSION_SECRET, { sub: "0x", sid }),
      await made(SESSION_SECRET, { sub: "0x" }),
      await encode({ secret: SESSION_SECRET, token: { sid }, maxAge: -3_600 }),
      // Not the last character: some of its bits stand for nothing.
      `${token.slice(0, -2)}${token.at(-2) === "A" ? "B" : "A"}${token.slice(-1)}`,
      token.slice(0, -1),
      `${token}A`,
      token.replace("..", "."),
      `${token}.${token}`,
    ]) {
      api.nextMinute();
      expect(await status(bearer(forged))).toEqual(unauthorized);
      expect(await status(cookie(forged))).toEqual(unauthorized);
    }
  });

  it("that is malformed costs no query", async () => {
    api.nextMinute();
    const query = vi.spyOn(api.context.ctx().pg, "query");
    for (const malformed of ["a", "a.b.c", "a..b.c.d", `${"a".repeat(38)}..${"b".repeat(16)}.c.${"d".repeat(22)}`]) {
      expect(await status(bearer(malformed))).toEqual(unauthorized);
      expect(await status(cookie(malformed))).toEqual(unauthorized);
    }
    expect(query.mock.calls).toEqual([]);
    query.mockRestore();
  });

  it("is looked up once in ten seconds", async () => {
    const { token } = await signedIn();
    const query = vi.spyOn(api.context.ctx().pg, "query");
    const lookUps = () => query.mock.calls.filter(([one]) => JSON.stringify(one).includes("look-up-session")).length;
    for (let i = 0; i < 5; i++) expect(await status(i % 2 ? bearer(token) : cookie(token))).toEqual(ok);
    expect(lookUps()).toBe(1);
    api.context.now = new Date(api.context.now.getTime() + 10_000);
    await status(bearer(token));
    expect(lookUps()).toBe(2);
    query.mockRestore();
  });

  it("is valid for exactly 24 hours, also from the cache", async () => {
    const { token } = await signedIn();
    const begin = api.context.now.getTime();
    api.context.now = new Date(begin + 86_399_999);
    expect(await status(bearer(token))).toEqual(ok);
    api.context.now = new Date(begin + 86_400_000);
    expect(await status(bearer(token))).toEqual(unauthorized);
    expect(await status(cookie(token))).toEqual(unauthorized);
  });
});

it("sign-in is public: an Idempotency-Key has no effect there", async () => {
  const { token } = await signedIn();
  for (let i = 0; i < 2; i++) {
    const wallet = newWallet();
    const message = signInMessage(wallet, api.context.now, { nonce: await askNonce(api) });
    const body = { message, signature: await wallet.signMessage({ message }) };
    const answer = await postToken(api, body, bearer(token, { "Idempotency-Key": "the same" }));
    expect([answer.status, typeof answer.json?.token]).toEqual([201, "string"]);
  }
});

describe("ending a session", () => {
  const end = (headers: Record<string, string>) => status(headers, { method: "DELETE", path: "/v1/auth/token" });

  it("applies to the next request, by cookie and Bearer token, and not to the wallet's other sessions", async () => {
    api.nextMinute();
    const wallet = newWallet();
    const [first, second] = [await signInByToken(api, wallet), await signInByToken(api, wallet)];
    for (const token of [first, second]) expect(await status(bearer(token))).toEqual(ok);
    expect(await end(bearer(first))).toEqual(ok);
    expect(await status(bearer(first))).toEqual(unauthorized);
    expect(await status(cookie(first))).toEqual(unauthorized);
    expect(await end(bearer(first))).toEqual(unauthorized);
    expect(await status(bearer(second))).toEqual(ok);
  });

  it("is for sessions: it does not revoke a key", async () => {
    api.nextMinute();
    const { apiKey } = await api.key();
    expect(await end(bearer(apiKey))).toEqual(forbidden);
  });
});

describe("the cookie", () => {
  it("allows reading without an Origin", async () => {
    const { token } = await signedIn();
    expect(await status(cookie(token))).toEqual(ok);
    expect(await status({ Cookie: `theme=dark; ${NAME}=${token}; other=1` })).toEqual(ok);
    expect(await status(cookie(token, { Origin: "https://evil.example" }))).toEqual(ok);
  });

  it.each([
    ["no Origin", undefined],
    ["a foreign Origin", "https://evil.example"],
    ["the Origin null", "null"],
    ["our Origin with another port", "http://localhost:3001"],
    ["our Origin with another scheme", "https://localhost:3000"],
    ["our Origin with a path", "http://localhost:3000/"],
    ["our Origin in capitals", "HTTP://LOCALHOST:3000"],
    ["our Origin as the beginning of another", "http://localhost:3000.evil.example"],
  ])("is FORBIDDEN to change anything with %s", async (_, from) => {
    const { token } = await signedIn();
    const headers = cookie(token, { "Content-Type": "application/json", ...(from !== undefined && { Origin: from }) });
    expect(await create(headers)).toEqual(forbidden);
    expect(await status(headers, { method: "DELETE", path: `${path}/abc` })).toEqual(forbidden);
    expect(await status(headers, { method: "DELETE", path: "/v1/auth/token" })).toEqual(forbidden);
  });

  it("allows writes from the same origin, in JSON only", async () => {
    const { token } = await signedIn();
    const own = (type?: string) =>
      cookie(token, { Origin: origin, ...(type !== undefined && { "Content-Type": type }) });
    expect(await create(own("application/json"))).toEqual([201, "ok"]);
    expect(await status(own(), { method: "DELETE", path: `${path}/abc` })).toEqual(ok);
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      undefined,
    ]) {
      expect([type, ...(await create(own(type)))]).toEqual([type, 400, "INVALID_REQUEST"]);
    }
    const form = own("text/plain");
    expect(await status(form, { method: "DELETE", path: `${path}/abc`, body: "a" })).toEqual([400, "INVALID_REQUEST"]);
    expect(await status(own(), { method: "DELETE", path: "/v1/auth/token" })).toEqual(ok);
    expect(await status(cookie(token))).toEqual(unauthorized);
  });

  it("is overridden by a Bearer header, even an invalid one, and by no other", async () => {
    const { token } = await signedIn();
    const { apiKey } = await api.key({ permissions: ["read"] });
    for (const value of [
      "Bearer",
      "Bearer ",
      "Bearer nonsense",
      `bearer\t${token}`,
      `Bearer ${token}, Bearer ${token}`,
    ]) {
      expect([value, ...(await status(cookie(token, { Authorization: value })))]).toEqual([value, ...unauthorized]);
    }
    // A Bearer token needs no Origin, and its permissions count.
    expect(await create(cookie(token, bearer(apiKey, { "Content-Type": "application/json" })))).toEqual(forbidden);
    expect(await status(cookie(token, { Authorization: "Basic dXNlcjpwYXNz" }))).toEqual(ok);
  });

  it("has one name, and never contains a key", async () => {
    const { token } = await signedIn();
    const { apiKey } = await api.key();
    for (const value of [
      `session-token=${token}`,
      `__Secure-${NAME}=${token}`,
      `__Host-${NAME}=${token}`,
      `x${NAME}=${token}`,
      `${NAME}=${apiKey}`,
      `${NAME}=`,
      `${NAME}`,
    ]) {
      api.nextMinute();
      expect([value, ...(await status({ Cookie: value }))]).toEqual([value, ...unauthorized]);
    }
  });

  it("behind TLS needs the __Secure- prefix", async () => {
    const { SESSION_SECRET } = behindTls.context.ctx().env;
    const { developerId, wallet } = await behindTls.key();
    const session = { id: createId("session", behindTls.context.now), developerId, wallet, kind: "cookie" };
    const times = { createdAt: behindTls.context.now, expiresAt: new Date(behindTls.context.now.getTime() + 1_000) };
    await behindTls.context.ctx().db.session.create({ data: { ...session, ...times } });
    const token = await encode({ secret: SESSION_SECRET, token: { sub: wallet, sid: session.id } });
    const ask = async (name: string) =>
      (await behindTls.send({ path, headers: { Cookie: `${name}=${token}` } })).status;
    expect([await ask(`__Secure-${NAME}`), await ask(NAME)]).toEqual([200, 401]);
  });

  it("is not taken from headers meant for other servers", async () => {
    api.nextMinute();
    const made: Record<string, string>[] = [
      { "X-Middleware-Subrequest": "proxy:proxy:proxy:proxy:proxy" },
      { "X-Forwarded-Host": "evil.example", "X-Forwarded-User": "admin" },
      { "X-Original-Url": path, Forwarded: "for=127.0.0.1" },
    ];
    for (const headers of made) {
      expect(await status(headers)).toEqual(unauthorized);
    }
  });
});
