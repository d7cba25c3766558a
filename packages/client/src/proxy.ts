import type { Calls } from "@credence/client";

/** A call by method and path, such as `GET /v1/score/{identity}`. */
export type CallName = keyof Calls;

export interface ProxyOptions {
  /** The service, such as `https://credence.example`. */
  baseUrl: string;
  /** A key with the permission `read`. It stays on your server. */
  apiKey: string;
  /** Where the proxy is mounted, such as `/api/credence`. */
  path: string;
  /** The calls that your visitors may make. Default: {@link publicCalls}. */
  calls?: readonly CallName[];
  /** Replaces the global fetch. */
  fetch?: typeof fetch;
}

/** What the components of `@credence/react` need: scores, evaluations and checks. */
export const publicCalls = [
  "GET /v1/score/{identity}",
  "POST /v1/trust/policies/evaluate",
  "GET /v1/check/{address}",
] as const satisfies readonly CallName[];

/** Longest body that is passed on, in characters. */
const MAX_BODY = 64 * 1024;
const passedOn = ["content-type", "retry-after", "x-request-id"];

/**
 * A request handler that makes the listed calls with your secret key, for pages whose visitors must not see it. It passes on neither
 * cookies nor other headers of the visitor. Whoever reaches it spends the limits of the key.
 */
export function createProxy(options: ProxyOptions): (request: Request) => Promise<Response> {
  const { baseUrl, apiKey, path, calls = publicCalls, fetch: send = fetch } = options;
  const allowed = calls.map((call) => {
    const [method = "GET", template = "/"] = call.split(" ");
    return { method, pattern: new RegExp(`^${template.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`) };
  });
  const mount = path.replace(/\/$/, "");

  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const target = pathname.startsWith(`${mount}/`) ? pathname.slice(mount.length) : "";
    const call = allowed.find(({ method, pattern }) => method === request.method && pattern.test(target));
    if (!call) return refuse(404, "NOT_FOUND", "This proxy passes on no such call.");
    const body = call.method === "GET" ? undefined : await readBody(request);
    if (body === null) return refuse(400, "INVALID_REQUEST", "The body is too long.");
    const answer = await send(`${baseUrl.replace(/\/$/, "")}${target}${search}`, {
      method: call.method,
      headers: {
        Accept: "application/json",
        Authorization: `Bearer ${apiKey}`,
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      body,
      redirect: "error",
    }).catch(() => null);
    if (!answer) return refuse(503, "SERVICE_UNAVAILABLE", "The service cannot be reached; try again.");
    const headers = new Headers({ "Cache-Control": "no-store" });
    for (const name of passedOn) {
      const value = answer.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(await answer.text(), { status: answer.status, headers });
  };
}

/** The body as text; null if it is longer than what is passed on, of which no more is read. */
async function readBody({ body }: Request): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = "";
  const reader = body?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return text + decoder.decode();
    text += decoder.decode(chunk.value, { stream: true });
    if (text.length <= MAX_BODY) continue;
    await reader?.cancel();
    return null;
  }
}

/** An error in the service's envelope, which the client reads. */
function refuse(status: number, error: string, message: string): Response {
  const body = { success: false, error, message, timestamp: new Date().toISOString() };
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}
