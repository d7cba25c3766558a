import { createClient } from "../../lib/api/client.ts";
import { withBasePath } from "../../lib/core/base-path.ts";

/** Calls the API of this service as the signed-in wallet. */
export const api = createClient({ baseUrl: withBasePath("/") });

/** Calls public endpoints without the session, for calls while one types: they must not use up the visitor's own limits. */
export const anonymousApi = createClient({ baseUrl: withBasePath("/"), credentials: "omit" });

/**
 * Signs in or out at next-auth's routes, whose own client knows only the root of a host. Returns the code of a refusal, null without one.
 * Throws fetch's error if the service cannot be reached.
 */
export async function changeSession(
  act: "callback/siwe" | "signout",
  fields: Record<string, string> = {},
): Promise<string | null> {
  const { ok, url, error } = await postForm(act, fields, window.location.href);
  const refusal = URL.canParse(url) ? new URL(url).searchParams.get("error") : error;
  return refusal ?? (ok ? null : "SERVICE_UNAVAILABLE");
}

/** Where to sign in by the provider, which sends the browser back to this page; or why that is not possible. Throws like the above. */
export async function startProviderSignIn(): Promise<{ url: string } | { error: string }> {
  const { url, error } = await postForm("signin/oidc", {}, window.location.origin + window.location.pathname);
  if (!URL.canParse(url)) return { error: error ?? "unreachable" };
  const { origin, searchParams } = new URL(url);
  const refusal = origin === window.location.origin ? searchParams.get("error") : null;
  return refusal === null ? { url } : { error: refusal };
}

/** A form of next-auth with its token; the answer's fields, and whether it is a success. */
async function postForm(path: string, fields: Record<string, string>, callbackUrl: string) {
  const read = async (to: string, init?: RequestInit) => {
    const answer = await fetch(withBasePath(`/api/auth/${to}`), init);
    return { ok: answer.ok, ...(await answer.json().catch(() => ({}))) };
  };
  const { csrfToken, ...first } = await read("csrf");
  // The service's limits answer in place of next-auth.
  if (csrfToken === undefined) return { ok: false, error: first.error ?? "SERVICE_UNAVAILABLE" };
  const body = new URLSearchParams({ ...fields, csrfToken, callbackUrl, json: "true" });
  return read(path, { method: "POST", body });
}
