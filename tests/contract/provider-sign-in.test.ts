import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { freePort } from "../../scripts/processes/ports.ts";
import { useContext } from "../setup/context.ts";
import { type SignInProvider, startSignInProvider } from "../setup/sign-in-provider.ts";
import { until } from "../setup/until.ts";
import { withCookies } from "../setup/with-cookies.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

// Sign-in by an OpenID provider: next-auth behind the real server, and a real provider. lib/domains/people has what follows.

const chains = [{ id: 1, name: "Test", explorers: [{ url: "http://127.0.0.1:1", rate: 5, pageSize: 100 }] }];
const context = useContext({ chains });
const SESSION = "next-auth.session-token";
/** Two processes of one service. */
let servers: ServerProcess[] = [];
let provider: SignInProvider;
let origin = "";
let elsewhere = "";

beforeAll(async () => {
  const [port, other] = [await freePort(), await freePort()];
  origin = `http://localhost:${port}`;
  elsewhere = `http://localhost:${other}`;
  provider = await startSignInProvider(origin);
  const { env } = context.ctx();
  const settings = {
    DATABASE_URL: context.url(),
    CHAINS: JSON.stringify(chains),
    RECEIPT_SIGNER_KEY: env.RECEIPT_SIGNER_KEY,
    SESSION_SECRET: env.SESSION_SECRET,
    PUBLIC_ORIGIN: origin,
    ADDRESS_PER_MINUTE: "100000",
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_OPERATORS: "group:operators",
    OIDC_REVIEWERS: "group:appeals",
    OIDC_READERS: "email:reader@example.org",
  };
  servers = await Promise.all([port, other].map((one) => startServer({ ...settings, PORT: String(one) })));
}, 120_000);
afterAll(async () => {
  for (const server of servers) server.child.kill("SIGTERM");
  await Promise.all(servers.map(({ exited }) => exited));
  await provider?.close();
});
beforeEach(() => {
  provider.people.set("ada", { groups: ["operators"] });
  provider.people.set("ruth", { groups: ["appeals"] });
  provider.people.set("grace", { email: "Reader@Example.org", email_verified: true });
  provider.people.set("eve", { groups: ["choir"], email: "reader@example.org", email_verified: false });
  provider.next = "ada";
});

/** A browser, as far as cookies go. */
function browser(jar = new Map<string, string>()) {
  const send = withCookies(jar);
  const ask = (path: string, init: Parameters<typeof send>[1] = {}, at = origin) =>
    send(path.startsWith("/") ? `${at}${path}` : path, init);
  return { jar, ask };
}
type Browser = ReturnType<typeof browser>;

/** Asks where to sign in. */
async function start(
  me: Browser,
  callbackUrl = `${origin}/admin/chains`,
  path = "/api/auth/signin/oidc",
): Promise<string> {
  const { csrfToken } = JSON.parse((await me.ask("/api/auth/csrf")).text);
  const body = new URLSearchParams({ csrfToken, callbackUrl, json: "true" }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const { text } = await me.ask(path, { method: "POST", headers, body });
  return text.startsWith("{") ? JSON.parse(text).url : text;
}

/** Signs somebody in. Gives where the browser is sent then. */
async function signIn(me: Browser, subject = "ada", change = (_back: URL) => {}): Promise<string | null> {
  provider.next = subject;
  const back = await provider.authorize(await start(me));
  change(back);
  return (await me.ask(back.href)).location;
}

const api = async (me: Browser, method: string, path: string, body?: object, at?: string) => {
  const headers = { origin, ...(body && { "content-type": "application/json" }) };
  return (await me.ask(path, { method, headers, ...(body && { body: JSON.stringify(body) }) }, at)).status;
};

const shows = async (me: Browser, path: string, what: string | RegExp) => {
  const { text } = await me.ask(path);
  return typeof what === "string" ? text.includes(what) : what.test(text);
};

const failed = (why: string) => `${origin}/admin?error=${why}`;

describe("signing in", () => {
  it("is asked for with PKCE, state and nonce, and sets a strict cookie", async () => {
    const me = browser();
    const url = new URL(await start(me));
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: "code",
      client_id: "credence",
      redirect_uri: `${origin}/api/auth/callback/oidc`,
      scope: "openid email",
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    const answer = await me.ask((await provider.authorize(url.href)).href);
    expect([answer.status, answer.location]).toEqual([302, `${origin}/admin/chains`]);
    const cookie = answer.set.find((line) => line.startsWith(`${SESSION}=`));
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
    expect([...me.jar.keys()].filter((name) => /state|nonce|pkce/.test(name))).toEqual([]);
    expect(await api(me, "GET", "/v1/admin/overview")).toBe(200);
    expect(await shows(me, "/admin", "Needs attention")).toBe(true);
  });

  it.each([
    ["of another host", "https://evil.example/admin"],
    ["that only begins like ours", "http://localhost.evil.example/admin"],
    ["without a scheme", "//evil.example/admin"],
  ])("never ends at an address %s", async (_what, callbackUrl) => {
    const me = browser();
    const back = await provider.authorize(await start(me, callbackUrl));
    const { location } = await me.ask(back.href);
    expect(new URL(location ?? "").origin).toBe(origin);
  });

  it("passes nothing on to the provider that a page adds", async () => {
    expect(await start(browser(), origin, "/api/auth/signin/oidc?redirect_uri=https%3A%2F%2Fevil.example")).toMatch(
      /no query/,
    );
    const form = {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "code=x&state=y",
    };
    expect((await browser().ask("/api/auth/callback/oidc", form)).status).toBe(400);
  });

  it.each<[string, (back: URL) => void]>([
    ["another state", (back) => back.searchParams.set("state", "x".repeat(43))],
    ["no state", (back) => back.searchParams.delete("state")],
    ["the `iss` of another provider", (back) => back.searchParams.set("iss", "https://other.example.org")],
    ["no `iss`, which the provider promises", (back) => back.searchParams.delete("iss")],
    ["another code", (back) => back.searchParams.set("code", "x".repeat(43))],
    ["an error of the provider", (back) => back.searchParams.set("error", "access_denied")],
  ])("an answer with %s signs nobody in", async (_what, change) => {
    const me = browser();
    expect(await signIn(me, "ada", change)).toBe(failed("refused"));
    expect(me.jar.has(SESSION)).toBe(false);
  });

  it("a code works once, in the browser that asked for it", async () => {
    const me = browser();
    const back = await provider.authorize(await start(me));
    const before = new Map(me.jar);
    expect((await browser().ask(back.href)).location).toBe(failed("refused"));
    expect((await me.ask(back.href)).location).toBe(`${origin}/admin/chains`);
    const thief = browser(before);
    expect((await thief.ask(back.href)).location).toBe(failed("refused"));
    expect(thief.jar.has(SESSION)).toBe(false);
    // The provider revokes what a replayed code gave; the session of the first stays until its ID token ends.
    expect(await api(me, "GET", "/v1/admin/overview")).toBe(200);
  });

  it("an expired code signs nobody in", async () => {
    const me = browser();
    const back = await provider.authorize(await start(me));
    const { AuthorizationCode } = provider.provider;
    const code = await AuthorizationCode.find(back.searchParams.get("code") ?? "");
    if (!code) throw new Error("the provider has its code");
    Object.assign(code, { exp: Math.floor(Date.now() / 1000) - 1 });
    await code.save();
    expect((await me.ask(back.href)).location).toBe(failed("refused"));
  });

  it("somebody without a role is not signed in", async () => {
    const me = browser();
    expect(await signIn(me, "eve")).toBe(failed("no-role"));
    expect(me.jar.has(SESSION)).toBe(false);
  });
});

describe("a role", () => {
  const reason = { reason: "A test of roles." };

  it("of an operator does everything but what a developer does", async () => {
    const me = browser();
    await signIn(me, "ada");
    expect(await api(me, "GET", "/v1/admin/jobs")).toBe(200);
    expect(await shows(me, "/admin/jobs", /<button[^>]*>Find alike wallets/)).toBe(true);
    expect(await api(me, "POST", "/v1/admin/jobs", { task: "clusters.search" })).toBe(200);
    expect(await api(me, "POST", "/v1/developer/keys", { name: "mine", permissions: ["read"] })).toBe(403);
    const actor = `${provider.issuer} ada`;
    const asked = await me.ask(`/v1/admin/audit?${new URLSearchParams({ actor, act: "clusters.search" })}`);
    expect(JSON.parse(asked.text).entries).toMatchObject([{ actor, act: "clusters.search", target: "all wallets" }]);
    // A page of another origin cannot use the cookie.
    const foreign = { method: "POST", headers: { origin: "https://evil.example" } };
    expect((await me.ask("/v1/admin/jobs", foreign)).status).toBe(403);
  });

  it("of a reviewer decides appeals alone", async () => {
    const me = browser();
    await signIn(me, "ruth");
    expect(await api(me, "GET", "/v1/admin/overview")).toBe(403);
    expect(await api(me, "POST", "/v1/admin/chains/1/pause", reason)).toBe(403);
    const decision = { outcome: "rejected", decision: "No." };
    expect(await api(me, "POST", "/v1/admin/appeals/apl_nothing/decision", decision)).toBe(404);
    expect(await shows(me, "/admin/appeals", "Open appeals")).toBe(true);
    // Next streams a redirect of a page that has begun.
    const { status, location, text } = await me.ask("/admin/chains");
    expect(location ?? text).toContain("/admin/appeals");
    expect([200, 303, 307]).toContain(status);
  });

  it("of a reader reads alone", async () => {
    const me = browser();
    await signIn(me, "grace");
    for (const path of ["overview", "audit", "chains", "jobs", "developers", "webhooks", "quarantine", "models"]) {
      expect([path, await api(me, "GET", `/v1/admin/${path}`)]).toEqual([path, 200]);
    }
    expect(await api(me, "POST", "/v1/admin/chains/1/pause", reason)).toBe(403);
    const decision = { outcome: "rejected", decision: "No." };
    expect(await api(me, "POST", "/v1/admin/appeals/apl_nothing/decision", decision)).toBe(403);
    expect(await shows(me, "/admin/jobs", "You are a reader")).toBe(true);
    expect(await shows(me, "/admin/jobs", /<button[^>]*>Find alike wallets/)).toBe(false);
  });
});

describe("a session", () => {
  it("is listed with its own kind, and ends at its sign-out, also for a stolen cookie", async () => {
    const me = browser();
    await signIn(me, "grace");
    const { sessions } = JSON.parse((await me.ask("/v1/auth/sessions")).text);
    expect(sessions[0]).toMatchObject({ current: true, kind: "browser" });
    const stolen = browser(new Map(me.jar));
    const { csrfToken } = JSON.parse((await me.ask("/api/auth/csrf")).text);
    const body = new URLSearchParams({ csrfToken, json: "true" }).toString();
    await me.ask("/api/auth/signout", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body,
    });
    expect(await api(stolen, "GET", "/v1/auth/sessions")).toBe(401);
  });

  it("is ended by its person or an operator, and by nobody else", async () => {
    const [reader, reviewer, operator] = [browser(), browser(), browser()];
    await signIn(reader, "grace");
    await signIn(reviewer, "ruth");
    await signIn(operator, "ada");
    const { sessions } = JSON.parse((await reader.ask("/v1/auth/sessions?limit=1")).text);
    const path = `/v1/auth/sessions/${sessions[0].id}`;
    expect(await api(reviewer, "DELETE", path)).toBe(404);
    expect(await shows(operator, "/admin/sessions", "grace")).toBe(true);
    expect(await shows(reviewer, "/admin/sessions", "grace")).toBe(false);
    expect(await api(operator, "DELETE", path)).toBe(200);
    expect(await api(reader, "GET", "/v1/auth/sessions")).toBe(401);
  });

  it("ends by the provider's back-channel logout, in every process within a second", async () => {
    const [me, other] = [browser(), browser()];
    await signIn(me, "ada");
    await signIn(other, "ruth");
    expect(await api(me, "GET", "/v1/admin/overview")).toBe(200);
    expect(await api(me, "GET", "/v1/admin/overview", undefined, elsewhere)).toBe(200);
    const { providerSession } = await context.ctx().db.personSession.findFirstOrThrow({
      where: { subject: "ada", revokedAt: null },
      orderBy: { createdAt: "desc" },
    });
    await provider.logOut("ada", providerSession ?? "");
    const at = performance.now();
    await until(async () => (await api(me, "GET", "/v1/admin/overview", undefined, elsewhere)) === 401);
    await until(async () => (await api(me, "GET", "/v1/admin/overview")) === 401);
    expect(performance.now() - at).toBeLessThan(1_000);
    expect(await shows(me, "/admin", "or by your organization’s provider")).toBe(true);
    expect(await api(other, "GET", "/v1/auth/sessions")).toBe(200);
  });

  it.each([
    ["application/x-www-form-urlencoded", "logout_token=a.b.c"],
    ["application/x-www-form-urlencoded", "logout_token=a.b.c&logout_token=a.b.c"],
    ["application/x-www-form-urlencoded", ""],
    ["application/json", '{"logout_token":"a.b.c"}'],
  ])("a logout of the type %s with %s is refused", async (type, body) => {
    const { status, text } = await browser().ask("/api/auth/backchannel-logout", {
      method: "POST",
      headers: { "content-type": type },
      body,
    });
    expect(status).toBe(400);
    expect(text).toContain("invalid_request");
  });
});
