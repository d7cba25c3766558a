import type { NextApiRequest, NextApiResponse } from "next";
import type { NextAuthOptions } from "next-auth";
import NextAuth from "next-auth";
import { afterAll, beforeAll, expect, it } from "vitest";
import { useContext } from "../../tests/setup/context.ts";
import { type SignInProvider, startSignInProvider } from "../../tests/setup/sign-in-provider.ts";
import { closeDatabase } from "../core/db.ts";
import { processSingleton } from "../core/process-singleton.ts";

// next-auth's core with our options, for a service below a path of its host; tests/contract/provider-sign-in.test.ts has the whole server.

const context = useContext();
const SERVICE = "https://example.org/trust";
let provider: SignInProvider;
let signInByProvider: typeof import("./sign-in-by-provider.ts").signInByProvider;

// Other files of this process have their own settings and clients: the first are put aside and come back at the end, the second are opened again.
const singletons = processSingletons();
const others = new Map(singletons);
const before = { ...process.env };

beforeAll(async () => {
  await closeDatabase();
  singletons.clear();
  provider = await startSignInProvider(SERVICE);
  provider.people.set("ada", { groups: ["operators"] });
  provider.next = "ada";
  const { env } = context.ctx();
  Object.assign(process.env, {
    LOG_LEVEL: "silent",
    DATABASE_URL: context.url(),
    RECEIPT_SIGNER_KEY: env.RECEIPT_SIGNER_KEY,
    SESSION_SECRET: env.SESSION_SECRET,
    PUBLIC_ORIGIN: SERVICE,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_OPERATORS: "group:operators",
  });
  ({ signInByProvider } = await import("./sign-in-by-provider.ts"));
});
afterAll(async () => {
  await provider.close();
  await closeDatabase();
  process.env = before;
  singletons.clear();
  for (const [key, value] of others) singletons.set(key, value);
});

function processSingletons(): Map<string, unknown> {
  processSingleton("sign-in by provider test", () => true);
  return Reflect.get(globalThis, Symbol.for("credence.singletons"));
}

/** A browser: what next-auth does with a request of ours, and its cookies. */
function browser() {
  const jar = new Map<string, string>();
  const set: string[] = [];
  const run = (action: "csrf" | "signin" | "callback", url: URL, body: Record<string, string>) => {
    return async (options: NextAuthOptions): Promise<Response> => {
      const headers = new Headers();
      let answer: unknown = null;
      const response = {
        status: () => response,
        getHeader: (name: string) => headers.getSetCookie().filter(() => name === "Set-Cookie"),
        setHeader: (name: string, value: string | string[]) => {
          headers.delete(name);
          for (const one of [value].flat()) headers.append(name, one);
          return response;
        },
        end: () => {},
        json: (fields: unknown) => {
          answer = fields;
        },
        send: (fields: unknown) => response.json(fields),
      };
      const request = {
        query: { nextauth: [action, "oidc"], ...Object.fromEntries(url.searchParams) },
        method: action === "signin" ? "POST" : "GET",
        cookies: Object.fromEntries(jar),
        headers: {},
        body,
      };
      // next-auth uses no more of Next's requests and responses than these have.
      await NextAuth(request as unknown as NextApiRequest, response as unknown as NextApiResponse, options);
      for (const line of headers.getSetCookie()) {
        const [, name = "", value = "", attributes = ""] = /^([^=]+)=([^;]*);(.*)$/.exec(line) ?? [];
        if (value === "") jar.delete(name);
        else jar.set(name, decodeURIComponent(value));
        set.push(`${name};${attributes.replace(/ (?:Expires|Max-Age)=[^;]*;?/g, "").replace(/;$/, "")}`);
      }
      const location = headers.get("location");
      return location ? new Response(null, { status: 302, headers: { location } }) : Response.json(answer);
    };
  };
  return { set, run };
}

/** Signs somebody in from a page. Gives where the browser is sent to in the end, and the cookies that were set. */
async function signIn(callbackUrl: string): Promise<{ asked: URL; location: string | null; set: string[] }> {
  const { set, run } = browser();
  const { authOptions } = await import("./options.ts");
  const url = new URL(`${SERVICE}/api/auth/signin/oidc`);
  const { csrfToken } = await (await run("csrf", url, {})(authOptions())).json();
  const request = new Request(url, { method: "POST" });
  const started = await signInByProvider(request, run("signin", url, { csrfToken, callbackUrl, json: "true" }));
  const asked = new URL((await started.json()).url);
  const back = await provider.authorize(asked.href);
  const done = await signInByProvider(new Request(back), run("callback", back, {}));
  return { asked, location: done.headers.get("location"), set };
}

it("below a path, the provider sends people back there, and every cookie has the path", async () => {
  const { asked, location, set } = await signIn(`${SERVICE}/admin/jobs`);
  expect(asked.searchParams.get("redirect_uri")).toBe(`${SERVICE}/api/auth/callback/oidc`);
  expect(location).toBe(`${SERVICE}/admin/jobs`);
  const names = ["callback-url", "csrf-token", "nonce", "pkce.code_verifier", "session-token", "state"];
  const strict = names.map((name) => `__Secure-next-auth.${name}; Path=/trust; HttpOnly; Secure; SameSite=Lax`);
  expect([...new Set(set)].sort()).toEqual(strict);
});

it.each(["https://example.org/other", "https://example.org/trusted", "https://evil.example/trust", "//evil.example"])(
  "nobody is sent to %s",
  async (callbackUrl) => {
    expect((await signIn(callbackUrl)).location).toBe(SERVICE);
  },
);
