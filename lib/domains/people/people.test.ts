import { createServer } from "node:http";
import { generators } from "openid-client";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { listen } from "../../../scripts/processes/listen.ts";
import { testEnv, useContext } from "../../../tests/setup/context.ts";
import { type SignInProvider, startSignInProvider } from "../../../tests/setup/sign-in-provider.ts";
import { developerEndpoints } from "../../api/endpoints/developers.ts";
import type { Context } from "../../core/context.ts";
import {
  checkPeople,
  clientOf,
  endByProvider,
  lookUpPerson,
  readProvider,
  redirectUri,
  signInPerson,
} from "./index.ts";
import { readClaims } from "./provider.ts";

// With a real provider: https://github.com/panva/node-oidc-provider.

const context = useContext();
const MINUTE = 60_000;
const origin = "http://localhost:3000";
const settings = {
  OIDC_OPERATORS: "group:operators, email:Kay@Example.org",
  OIDC_REVIEWERS: "group:appeals desk",
  OIDC_READERS: "group:staff",
};
let provider: SignInProvider;
let started = 0;

beforeAll(async () => {
  provider = await startSignInProvider(origin);
});
afterAll(() => provider.close());
beforeEach(() => {
  // openid-client reads the machine's clock.
  started = Date.now();
  Object.assign(provider, { refreshes: true, lifetime: 3_600 });
});

/** A context some minutes after the beginning of the test, with the provider in its settings. */
function later(minutes: number, overrides: Record<string, string> = {}): Context {
  const { issuer, clientId, clientSecret } = provider;
  const env = testEnv(context.url(), {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    ...settings,
    ...overrides,
  });
  return context.ctx({ now: new Date(started + minutes * MINUTE), env });
}

/** Signs somebody in by the code flow, without next-auth. */
async function signIn(subject: string, claims: object): Promise<string> {
  const id = await signInAfter(subject, claims, async () => {});
  if (id === null) throw new Error("somebody has no role");
  return id;
}

/** `meanwhile` runs when the provider has given the ID token, and the session is not created yet. */
async function signInAfter(
  subject: string,
  claims: object,
  meanwhile: (token: { iat: number; sid?: unknown }) => Promise<unknown>,
): Promise<string | null> {
  provider.people.set(subject, claims);
  provider.next = subject;
  const ctx = later(0);
  const found = await readProvider(ctx.env);
  if (!found) throw new Error("there is a provider");
  const client = clientOf(found, ctx.env);
  const verifier = generators.codeVerifier();
  const checks = { state: generators.state(), nonce: generators.nonce(), code_verifier: verifier };
  const { state, nonce } = checks;
  const url = client.authorizationUrl({
    ...{ scope: "openid email", state, nonce },
    code_challenge: generators.codeChallenge(verifier),
    code_challenge_method: "S256",
  });
  const back = await provider.authorize(url);
  const tokens = await client.callback(redirectUri(ctx.env), client.callbackParams(back.href), checks);
  await meanwhile(tokens.claims());
  return signInPerson(ctx, { claims: tokens.claims(), refreshToken: tokens.refresh_token });
}

const row = (id: string) => context.ctx().db.personSession.findUniqueOrThrow({ where: { id } });
const isLive = async (id: string, ctx: Context) => {
  const found = await lookUpPerson(ctx, id);
  return found !== null && found.expiresAt > ctx.now;
};

async function reasonOfEnd(id: string): Promise<unknown> {
  const entry = await context.ctx().db.auditEntry.findFirst({ where: { target: id, act: "person.session-ended" } });
  return (entry?.details as { reason?: unknown } | undefined)?.reason;
}

describe("what claims give", () => {
  const role = (claims: object, more: Record<string, string> = {}) =>
    readClaims(later(0, more).env, { sub: "s", ...claims })?.role ?? null;

  it.each([
    ["a group of operators", { groups: ["x", "operators"] }, "operator"],
    ["the strongest of several", { groups: ["staff", "appeals desk", "operators"] }, "operator"],
    ["a group of reviewers", { groups: ["appeals desk", "staff"] }, "reviewer"],
    ["one group that is no list", { groups: "staff" }, "reader"],
    ["a verified e-mail, in any case", { email: "KAY@example.ORG", email_verified: true }, "operator"],
    ["an e-mail that is not verified", { email: "kay@example.org", email_verified: false }, null],
    ["an e-mail of which nothing is said", { email: "kay@example.org" }, null],
    ["an e-mail that is verified in words", { email: "kay@example.org", email_verified: "true" }, null],
    ["a Kelvin sign, whose lower case is k", { email: "\u212aay@example.org", email_verified: true }, null],
    ["a group that is written otherwise", { groups: ["Operators", " operators", "operators,staff"] }, null],
    ["a group named like an e-mail", { groups: ["kay@example.org", "email:kay@example.org"] }, null],
    ["an e-mail like a group", { email: "operators", email_verified: true }, null],
    ["groups in another claim", { roles: ["operators"] }, null],
    ["groups that are no texts", { groups: [{ name: "operators" }, ["operators"], null] }, null],
    ["a subject with a line break", { sub: "a\nb", groups: ["operators"] }, null],
    ["a subject that is too long", { sub: "s".repeat(256), groups: ["operators"] }, null],
    ["no subject", { sub: undefined, groups: ["operators"] }, null],
  ])("%s", (_what, claims, expected) => {
    expect(role(claims)).toBe(expected);
  });

  it("groups are read from the claim of the settings", () => {
    expect(role({ roles: ["operators"], groups: ["staff"] }, { OIDC_GROUPS_CLAIM: "roles" })).toBe("operator");
  });

  it("settings that could be read in two ways are refused at the start", () => {
    expect(() => later(0, { OIDC_OPERATORS: "operators" })).toThrow(/must be group:<name> or email:<address>/);
    expect(() => later(0, { OIDC_OPERATORS: "email:Ädа@example.org" })).toThrow(/must be group:<name>/);
    expect(() => later(0, { OIDC_ISSUER: "http://sso.example.org" })).toThrow(/must begin with https/);
    expect(() => later(0, { OIDC_CLIENT_SECRET: "" })).toThrow(/OIDC_CLIENT_SECRET: is needed/);
    expect(() => later(0, { OIDC_OPERATORS: "", OIDC_REVIEWERS: "", OIDC_READERS: "" })).toThrow(
      /nobody could sign in/,
    );
  });
});

describe("without a refresh token", () => {
  it.each([
    ["its ID token", 600, 10],
    ["an hour, if the ID token is valid longer", 36_000, 60],
  ])("a session ends with %s", async (_what, lifetime, minutes) => {
    Object.assign(provider, { refreshes: false, lifetime });
    const id = await signIn("ada", { groups: ["operators"] });
    expect((await row(id)).expiresAt.getTime()).toBeGreaterThan(started + minutes * MINUTE - 1_000);
    // The provider writes whole seconds, and answers after the test began.
    expect((await row(id)).expiresAt.getTime()).toBeLessThan(started + minutes * MINUTE + 30_000);
    await checkPeople(later(minutes - 1));
    expect(await isLive(id, later(minutes - 1))).toBe(true);
    expect(await isLive(id, later(minutes + 1))).toBe(false);
  });
});

describe("with a refresh token", () => {
  it("the provider is asked every ten minutes, and a session goes on with each ID token, for a day", async () => {
    const id = await signIn("grace", { groups: ["operators"] });
    const first = (await row(id)).refreshToken;
    expect(first).not.toContain("grace");
    await checkPeople(later(9));
    expect((await row(id)).refreshToken).toBe(first);
    await checkPeople(later(10));
    expect((await row(id)).refreshToken).not.toBe(first);
    expect((await row(id)).expiresAt).toEqual(new Date(started + 40 * MINUTE));
    await context
      .ctx()
      .db.personSession.update({ where: { id }, data: { createdAt: new Date(started - 1_420 * MINUTE) } });
    await checkPeople(later(20));
    expect((await row(id)).expiresAt).toEqual(new Date(started + 20 * MINUTE));
  });

  it("a group that is taken away ends it, and another changes the role", async () => {
    const [loses, changes] = [
      await signIn("mary", { groups: ["operators"] }),
      await signIn("jean", { groups: ["operators"] }),
    ];
    provider.people.set("mary", { groups: ["choir"] });
    provider.people.set("jean", { groups: ["staff"] });
    await checkPeople(later(10));
    expect(await isLive(loses, later(10))).toBe(false);
    expect(await reasonOfEnd(loses)).toBe("the provider's groups and e-mail give no role");
    expect((await lookUpPerson(later(10), changes))?.actor.role).toBe("reader");
  });

  it("a refusal ends it", async () => {
    const id = await signIn("joan", { groups: ["staff"] });
    const stored = await row(id);
    await context.ctx().db.personSession.update({ where: { id }, data: { checkAt: new Date(started) } });
    // The provider revokes everything when a token is used a second time.
    await checkPeople(later(1));
    expect(await isLive(id, later(1))).toBe(true);
    await context.ctx().db.personSession.update({
      where: { id },
      data: { refreshToken: stored.refreshToken, checkAt: new Date(started) },
    });
    await checkPeople(later(2));
    expect(await isLive(id, later(2))).toBe(false);
    expect(await reasonOfEnd(id)).toBe("the provider refused to refresh it");
  });

  it("a provider that cannot be reached ends nothing for half an hour, which the session says", async () => {
    const id = await signIn("rosa", { groups: ["staff"] });
    const found = await readProvider(later(0).env);
    const endpoint = found?.metadata.token_endpoint;
    if (found) found.metadata.token_endpoint = "http://127.0.0.1:9/token";
    onTestFinished(() => {
      if (found && endpoint) found.metadata.token_endpoint = endpoint;
    });
    await checkPeople(later(10));
    expect(await isLive(id, later(29))).toBe(true);
    expect((await row(id)).checkFault).toContain("ECONNREFUSED");
    expect(await isLive(id, later(30))).toBe(false);
    if (found && endpoint) found.metadata.token_endpoint = endpoint;
    // Tried again each minute.
    await checkPeople(later(11));
    expect((await row(id)).checkFault).toBeNull();
    expect(await isLive(id, later(40))).toBe(true);
  });

  it.each([true, false])(
    "an answer to a token that another worker replaced changes nothing (granted: %s)",
    async (granted) => {
      const id = await signIn("olga", { groups: ["staff"] });
      if (!granted) provider.people.set("olga", { groups: ["choir"] });
      const ctx = later(10);
      const work = ctx.db.$transaction.bind(ctx.db);
      const replacing = async (...given: Parameters<typeof work>) => {
        await context.ctx().db.personSession.update({ where: { id }, data: { refreshToken: "another" } });
        return work(...given);
      };
      const db = new Proxy(ctx.db, {
        get: (target, key) => (key === "$transaction" ? replacing : Reflect.get(target, key)),
      });
      await checkPeople({ ...ctx, db });
      const { refreshToken, revokedAt } = await row(id);
      expect({ refreshToken, revokedAt }).toEqual({ refreshToken: "another", revokedAt: null });
      await context.ctx().db.personSession.delete({ where: { id } });
    },
  );

  it("several workers ask once", async () => {
    const id = await signIn("emmy", { groups: ["staff"] });
    await Promise.all([checkPeople(later(10)), checkPeople(later(10)), checkPeople(later(10))]);
    expect(await isLive(id, later(11))).toBe(true);
    expect((await row(id)).expiresAt).toEqual(new Date(started + 40 * MINUTE));
  });
});

it("a session counts only while the settings give its role for the same reason, and name its issuer", async () => {
  const id = await signIn("lise", { groups: ["operators"] });
  expect((await lookUpPerson(later(1), id))?.actor).toMatchObject({
    kind: "person",
    subject: "lise",
    role: "operator",
  });
  expect(await lookUpPerson(later(1, { OIDC_OPERATORS: "group:others" }), id)).toBeNull();
  expect(await lookUpPerson(later(1, { OIDC_ISSUER: "https://other.example.org" }), id)).toBeNull();
});

it("sessions are listed and ended by commands on the service's machine", async () => {
  const id = await signIn("zoe", { groups: ["staff"] });
  const given = { ctx: { ...later(0), actor: { kind: "commandLine" as const } }, body: undefined, upload: null };
  const { listSessions, endOneSession } = developerEndpoints;
  const listed = await listSessions.handler({ ...given, params: {}, query: { limit: 100, offset: 0 } });
  expect(JSON.stringify(listed)).toContain(id);
  await endOneSession.handler({ ...given, params: { id }, query: {} });
  expect(await isLive(id, later(0))).toBe(false);
});

describe("a logout token", () => {
  const EVENT = "http://schemas.openid.net/event/backchannel-logout";
  let count = 0;

  /** The claims of one that is accepted, but for changes. */
  function claims(changes: object = {}) {
    const at = Math.floor(started / 1000);
    return {
      // Before every sign-in of this file, to the second.
      ...{ iss: provider.issuer, aud: provider.clientId, iat: at - 1, exp: at + 120, jti: `t${++count}`, sub: "ruth" },
      events: { [EVENT]: {} },
      ...changes,
    };
  }
  const send = async (changes: object = {}, options?: Parameters<SignInProvider["sign"]>[1]) =>
    endByProvider(later(0), { logoutToken: await provider.sign(claims(changes), options) });

  it("ends the sessions of a person, once, and names them in the audit log", async () => {
    const [id, other] = [await signIn("ruth", { groups: ["staff"] }), await signIn("ada", { groups: ["staff"] })];
    const logoutToken = await provider.sign(claims());
    expect(await endByProvider(later(0), { logoutToken })).toEqual({ kind: "ended", sessions: 1 });
    expect([await isLive(id, later(0)), await isLive(other, later(0))]).toEqual([false, true]);
    const entry = await context.ctx().db.auditEntry.findFirst({ where: { target: id, act: "person.session-ended" } });
    expect(entry?.details).toEqual({ person: `${provider.issuer} ruth`, reason: "the provider signed the person out" });
    const again = await signIn("ruth", { groups: ["staff"] });
    expect(await endByProvider(later(0), { logoutToken })).toEqual({ kind: "refused", why: "it was used before" });
    expect(await isLive(again, later(0))).toBe(true);
  });

  it("that comes between the provider's answer and the session leaves none; one from before the answer ends nothing", async () => {
    const staff = { groups: ["staff"] };
    expect(await signInAfter("noa", staff, ({ iat }) => send({ iat, sub: "noa" }))).toBeNull();
    expect(await signInAfter("lea", staff, ({ iat }) => send({ iat: iat - 1, sub: "lea" }))).not.toBeNull();
    expect(await signInAfter("mia", staff, ({ iat }) => send({ iat, sub: "ada" }))).not.toBeNull();
    const named = await signInAfter("mia", staff, ({ iat, sid }) => send({ iat: iat - 9, sid, sub: undefined }));
    expect(named).toBeNull();
  });

  it("with a session of the provider ends that alone", async () => {
    const [one, two] = [await signIn("ruth", { groups: ["staff"] }), await signIn("ruth", { groups: ["staff"] })];
    const { providerSession: sid } = await row(one);
    expect(sid).toBeTruthy();
    expect(await send({ sid, sub: "somebody else" })).toEqual({ kind: "ended", sessions: 0 });
    expect(await send({ sid, sub: undefined })).toEqual({ kind: "ended", sessions: 1 });
    expect([await isLive(one, later(0)), await isLive(two, later(0))]).toEqual([false, true]);
  });

  it.each<[string, () => object, Parameters<SignInProvider["sign"]>[1]?]>([
    ["another key", () => ({}), { key: "another" }],
    ["another issuer", () => ({ iss: "https://other.example.org" })],
    ["another audience", () => ({ aud: "another" })],
    ["no audience", () => ({ aud: undefined })],
    ["no time", () => ({ iat: undefined })],
    ["a time ten minutes ago", () => ({ iat: Math.floor(started / 1000) - 600 })],
    ["a time to come", () => ({ iat: Math.floor(started / 1000) + 600 })],
    ["no end", () => ({ exp: undefined })],
    ["an end that has passed", () => ({ exp: Math.floor(started / 1000) - 120 })],
    ["no id", () => ({ jti: undefined })],
    ["no events", () => ({ events: undefined })],
    ["other events", () => ({ events: { other: {} } })],
    ["an event that is no object", () => ({ events: { [EVENT]: "yes" } })],
    ["a nonce", () => ({ nonce: "n" })],
    ["neither subject nor session", () => ({ sub: undefined })],
    ["a subject that is no text", () => ({ sub: 7 })],
  ])("with %s is refused, and ends nothing", async (_what, changes, options) => {
    const id = await signIn("ruth", { groups: ["staff"] });
    expect((await send(changes(), options)).kind).toBe("refused");
    expect(await isLive(id, later(0))).toBe(true);
  });

  it("without a signature, or with one by a shared secret, is refused", async () => {
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
    for (const alg of ["none", "HS256"]) {
      const logoutToken = `${encode({ alg, typ: "logout+jwt" })}.${encode(claims())}.${alg === "none" ? "" : "c2ln"}`;
      expect((await endByProvider(later(0), { logoutToken })).kind).toBe("refused");
    }
    expect((await endByProvider(later(0), { logoutToken: "x".repeat(20_000) })).kind).toBe("refused");
  });

  it("cannot be checked while the provider cannot be read, which is no refusal", async () => {
    const ctx = later(0, { OIDC_ISSUER: "http://127.0.0.1:9" });
    expect((await endByProvider(ctx, { logoutToken: await provider.sign(claims()) })).kind).toBe("unavailable");
  });
});

describe("what a provider says of itself", () => {
  const readFrom = async (answer: (issuer: string) => string | null) => {
    const server = createServer((_request, response) => {
      const text = answer(`http://127.0.0.1:${port}`);
      // Begins, and never ends.
      if (text === null) response.writeHead(200).write("{");
      else response.end(text);
    });
    const { port, close } = await listen(server);
    onTestFinished(close);
    return readProvider(later(0, { OIDC_ISSUER: `http://127.0.0.1:${port}` }).env);
  };
  const described = (issuer: string, more: object = {}) =>
    JSON.stringify({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      ...more,
    });

  it("is used if the issuer is that of the settings", async () => {
    expect((await readFrom((issuer) => described(issuer)))?.metadata.token_endpoint).toMatch(/\/token$/);
  });

  it.each<[string, (issuer: string) => string | null]>([
    ["of another issuer", () => described("https://other.example.org")],
    ["of an issuer with another end", (issuer) => described(`${issuer}/`)],
    ["without keys", (issuer) => described(issuer, { jwks_uri: undefined })],
    ["longer than half a megabyte", (issuer) => described(issuer, { more: "x".repeat(600_000) })],
    ["that is no JSON", () => "<html>"],
    ["that never ends", () => null],
  ])("an answer %s is not used", async (_what, answer) => {
    await expect(readFrom(answer)).rejects.toThrow(/cannot be read|is of the issuer|lacks an endpoint/);
  });
});
