import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "../../../../lib/auth/options.ts";
import { answerLogout, signInByProvider } from "../../../../lib/auth/sign-in-by-provider.ts";

/** A message, its signature and next-auth's own fields are shorter. */
const LONGEST_FORM = 64 * 1024;

/** next-auth's own pages. Here the portal signs in and out, and no mail is sent that could be verified. */
const nextAuthPages: ReadonlySet<string> = new Set(["signin", "signout", "error", "verify-request"]);

async function answer(request: NextRequest, context: { params: Promise<{ nextauth: string[] }> }): Promise<Response> {
  const [act = "", provider] = (await context.params).nextauth;
  const isByProvider = provider === "oidc" && (act === "signin" ? request.method === "POST" : act === "callback");
  if (request.method === "GET" && nextAuthPages.has(act)) {
    return new Response(null, { status: 303, headers: { Location: authOptions().pages?.signIn ?? "/" } });
  }
  // next-auth answers 500.
  if (act === "callback" && !isByProvider && request.method !== "POST") {
    return new Response("Sign in by POST.", { status: 404 });
  }
  // next-auth reads a form of any length: reject forms without a length, and large ones.
  const length = Number(request.headers.get("content-length") ?? (request.method === "POST" ? Number.NaN : 0));
  if (!(length <= LONGEST_FORM)) return new Response("The form is too long.", { status: 400 });
  if (act === "backchannel-logout") return answerLogout(request);
  if (isByProvider) return signInByProvider(request, (options) => NextAuth(request, context, options));
  // Read the settings per request, not at build time.
  return NextAuth(request, context, authOptions());
}

export { answer as GET, answer as POST };
