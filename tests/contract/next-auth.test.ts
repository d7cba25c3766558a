import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newWallet, signInMessage } from "../factories/sign-in.ts";
import { useContext } from "../setup/context.ts";
import { withCookies } from "../setup/with-cookies.ts";
import { send } from "./http-client.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

// Sign-in by the browser's way: next-auth behind the real server, a cookie, and the API in front of Next.

const chains = [{ id: 1, name: "Test", explorers: [{ url: "http://127.0.0.1:1", rate: 5, pageSize: 100 }] }];
const context = useContext({ chains });
const SESSION = "next-auth.session-token";
let server: ServerProcess | undefined;
let origin = "";

beforeAll(async () => {
  const { env } = context.ctx();
  server = await startServer({
    DATABASE_URL: context.url(),
    CHAINS: JSON.stringify(chains),
    RECEIPT_SIGNER_KEY: env.RECEIPT_SIGNER_KEY,
    SESSION_SECRET: env.SESSION_SECRET,
    // More than all but the last test need.
    ADDRESS_PER_MINUTE: "100",
    // Of no effect: the service's origin is PUBLIC_ORIGIN, whatever the environment says.
    NEXTAUTH_URL: "https://evil.example",
    AUTH_TRUST_HOST: "true",
  });
  origin = `http://localhost:${server.port}`;
});
afterAll(async () => {
  server?.child.kill("SIGTERM");
  await server?.exited;
});

/** A browser, as far as cookies go. */
function browser() {
  const jar = new Map<string, string>();
  const send = withCookies(jar);
  return {
    jar,
    async ask(path: string, init: Parameters<typeof send>[1] = {}) {
      const answer = await send(`${origin}${path}`, init);
      return { ...answer, json: parse(answer.text) };
    },
  };
}
type Browser = ReturnType<typeof browser>;

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const form = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  body: new URLSearchParams({ json: "true", callbackUrl: origin, ...fields }).toString(),
});

async function credentials(me: Browser, options: { signedBy?: ReturnType<typeof newWallet> } = {}) {
  const wallet = newWallet();
  const { json } = await me.ask("/v1/auth/nonce");
  const message = signInMessage(wallet, new Date(), {
    nonce: String(json.nonce),
    domain: origin.slice("http://".length),
    uri: origin,
  });
  return { wallet, message, signature: await (options.signedBy ?? wallet).signMessage({ message }) };
}

async function signIn(me: Browser) {
  const { json } = await me.ask("/api/auth/csrf");
  const { wallet, message, signature } = await credentials(me);
  const answer = await me.ask(
    "/api/auth/callback/siwe",
    form({ csrfToken: String(json.csrfToken), message, signature }),
  );
  return { wallet, answer, csrfToken: String(json.csrfToken) };
}

describe("signing in with a browser", () => {
  it("sets an HttpOnly cookie that the API accepts from its own origin", async () => {
    const me = browser();
    const { wallet, answer } = await signIn(me);
    expect([answer.status, answer.json.url]).toEqual([200, origin]);
    const cookie = answer.set.find((line) => line.startsWith(`${SESSION}=`));
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
    expect((await me.ask("/api/auth/session")).json).toEqual({ address: wallet.address, expires: expect.any(String) });

    expect((await me.ask("/v1/developer/keys")).status).toBe(200);
    const key = (headers: Record<string, string>) =>
      me.ask("/v1/developer/keys", {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: '{"name":"mine","permissions":["read"]}',
      });
    expect((await key({})).status).toBe(403);
    expect((await key({ origin: "https://evil.example" })).status).toBe(403);
    expect((await key({ origin })).status).toBe(201);
  });

  it("ends with signing out, even if the cookie is sent again", async () => {
    const me = browser();
    const { csrfToken } = await signIn(me);
    const stolen = String(me.jar.get(SESSION));
    expect((await me.ask("/v1/developer/keys")).status).toBe(200);
    expect((await me.ask("/api/auth/signout", form({ csrfToken }))).status).toBe(200);
    expect(me.jar.has(SESSION)).toBe(false);
    const thief = browser();
    thief.jar.set(SESSION, stolen);
    expect((await thief.ask("/v1/developer/keys")).status).toBe(401);
    const session = await thief.ask("/api/auth/session");
    expect([session.json, thief.jar.has(SESSION)]).toEqual([{}, false]);
  });

  it("creates a new session each time: an earlier cookie is not reused", async () => {
    const me = browser();
    await signIn(me);
    const first = me.jar.get(SESSION);
    const { wallet } = await signIn(me);
    expect(me.jar.get(SESSION)).not.toBe(first);
    expect((await me.ask("/api/auth/session")).json.address).toBe(wallet.address);
  });

  it("reports failure with a code, and sets no cookie", async () => {
    const me = browser();
    const { json } = await me.ask("/api/auth/csrf");
    const csrfToken = String(json.csrfToken);
    const forged = await credentials(me, { signedBy: newWallet() });
    for (const [fields, code] of [
      [{ message: forged.message, signature: forged.signature }, "INVALID_SIGNATURE"],
      [{ message: "Let me in.", signature: "0x" }, "INVALID_SIGNATURE"],
      [{ message: forged.message.replace("Chain ID: 1", "Chain ID: 999"), signature: "0x" }, "UNSUPPORTED_CHAIN"],
      [{ message: forged.message }, "CredentialsSignin"],
    ] as const) {
      const answer = await me.ask("/api/auth/callback/siwe", form({ csrfToken, ...fields }));
      expect([answer.status, new URL(String(answer.json.url)).searchParams.get("error")]).toEqual([401, code]);
      expect(String(answer.json.url).startsWith(origin)).toBe(true);
      expect(me.jar.has(SESSION)).toBe(false);
    }
  });

  it("cannot be forged by another page: it needs next-auth's CSRF token", async () => {
    const me = browser();
    const { message, signature } = await credentials(me);
    await me.ask("/api/auth/callback/siwe", form({ csrfToken: "guessed", message, signature }));
    expect(me.jar.has(SESSION)).toBe(false);
  });

  it("refuses a form that is too long", async () => {
    const me = browser();
    const { json } = await me.ask("/api/auth/csrf");
    const fields = { csrfToken: String(json.csrfToken), message: "a".repeat(70_000), signature: "0x" };
    expect((await me.ask("/api/auth/callback/siwe", form(fields))).status).toBe(400);
  });

  it.each(["signin", "signout", "error", "verify-request"])(
    "leads from next-auth's page %s to the portal",
    async (name) => {
      const answer = await browser().ask(`/api/auth/${name}?callbackUrl=https://evil.example&error=Verification`);
      expect([answer.status, answer.location]).toEqual([303, "/portal"]);
    },
  );

  it("never redirects to another host, for any Host header", async () => {
    const me = browser();
    const headers = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
    const { json } = await me.ask("/api/auth/csrf", { headers });
    const made = await credentials(me);
    const fields = { csrfToken: String(json.csrfToken), message: made.message, signature: made.signature };
    const answer = await me.ask(
      "/api/auth/callback/siwe",
      form({ ...fields, callbackUrl: "https://evil.example" }, headers),
    );
    expect([answer.status, String(answer.json.url).startsWith(origin)]).toEqual([200, true]);
  });

  // Last: it uses the address's minute up.
  it("is limited by address like every public request", async () => {
    const me = browser();
    const guess = () => me.ask("/api/auth/callback/siwe", form({ csrfToken: "guessed", message: "", signature: "" }));
    let last = await guess();
    // A minute may turn meanwhile.
    for (let i = 0; i < 200 && last.status !== 429; i++) last = await guess();
    expect([last.status, last.json.error]).toEqual([429, "RATE_LIMIT_EXCEEDED"]);
    const { port } = new URL(origin);
    const guessAt = (path: string) =>
      send(Number(port), {
        method: "POST",
        path,
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        body: "csrfToken=guessed&message=&signature=",
      });
    // No spelling of the path signs in beside the limit: it is counted with the others, or leads nowhere.
    for (const path of [
      "/x/../api/auth/callback/siwe",
      "/%61pi/auth/callback/siwe",
      "/x\\..\\api/auth/callback/siwe",
    ]) {
      expect([path, (await guessAt(path)).status]).toEqual([path, 429]);
    }
    for (const path of ["//api/auth/callback/siwe", "/api%2Fauth/callback/siwe", "/api%5Cauth/callback/siwe"]) {
      expect([path, [308, 404, 429].includes((await guessAt(path)).status)]).toEqual([path, true]);
    }
    expect((await me.ask("/api/auth/session")).status).toBe(200);
  });
});
