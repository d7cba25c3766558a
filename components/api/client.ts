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
  const read = async (path: string, init?: RequestInit) => {
    const answer = await fetch(withBasePath(`/api/auth/${path}`), init);
    return { ok: answer.ok, ...(await answer.json().catch(() => ({}))) };
  };
  const { csrfToken, ...first } = await read("csrf");
  // The service's limits answer in place of next-auth.
  if (csrfToken === undefined) return first.error ?? "SERVICE_UNAVAILABLE";
  const body = new URLSearchParams({ ...fields, csrfToken, callbackUrl: window.location.href, json: "true" });
  const { ok, url, error } = await read(act, { method: "POST", body });
  const refusal = URL.canParse(url) ? new URL(url).searchParams.get("error") : error;
  return refusal ?? (ok ? null : "SERVICE_UNAVAILABLE");
}
