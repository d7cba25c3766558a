import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { refuseHost, takesAnyHost } from "./lib/api/allowed-host.ts";
import { fromWeb, toWeb } from "./lib/api/next-adapter.ts";
import { answerNoticeLink } from "./lib/api/notice-links.ts";
import { isWellEscaped } from "./lib/api/router.ts";
import { api, serveWeb } from "./lib/api/serve.ts";
import { systemContext } from "./lib/core/context.ts";
import { env } from "./lib/core/env.ts";
import { isPagesProcess } from "./lib/core/pages-process.ts";
import { pageHeaders } from "./lib/core/security-headers.ts";

// Excluded: files of the build, which have the headers of next.config.js, and API paths that Next routes as they are written.
export const config = {
  // The root by itself, which the expression does not match where pages have a path of a host.
  matcher: ["/", "/((?!_next/static/|(?:api/)?v1(?:/[A-Za-z0-9_-][A-Za-z0-9_.~-]*)+$).*)"],
};

export async function proxy(request: NextRequest): Promise<Response> {
  // The server in front has checked path and host, and answers the API itself.
  if (isPagesProcess()) return withPageHeaders(request);
  const asked = fromWeb(request, env());
  if (!api().owns(asked)) {
    if (!takesAnyHost(asked.path) && !api().acceptsHost(asked)) return toWeb(request, refuseHost());
    const followed = await answerNoticeLink(asked, { api: api(), context: systemContext() });
    return followed ? toWeb(request, followed) : withPageHeaders(request);
  }
  // The root has a page and an endpoint: next.config.js separates GET; other methods are the API's.
  if (request.nextUrl.pathname === "/" && request.method !== "GET" && request.method !== "HEAD") {
    return serveWeb(request);
  }
  // Next routes the path as it is written, and answers a malformed percent escape with 500. The pipeline answers such API paths, so
  // that both adapters return the same.
  const { pathname } = new URL(request.url);
  return isWellEscaped(pathname) && asked.path === pathname ? NextResponse.next() : serveWeb(request);
}

/** Whoever has the path of a shared list, or the link of a notice, may use it: no other site learns it. */
const isSecretPath = (path: string) => path.startsWith("/shared/") || path.startsWith("/notices/");
const secretHeaders = { "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex, nofollow" };

/** A nonce for this response: Next reads it from the request for its scripts, the browser from the response. */
function withPageHeaders(request: NextRequest): Response {
  const { PUBLIC_ORIGIN, NODE_ENV, WALLETCONNECT_PROJECT_ID, WALLETCONNECT_RELAY_URL } = env();
  const pageOnly = pageHeaders({
    publicOrigin: PUBLIC_ORIGIN,
    nonce: randomBytes(16).toString("base64"),
    development: NODE_ENV === "development",
    relayUrl: WALLETCONNECT_PROJECT_ID === undefined ? null : WALLETCONNECT_RELAY_URL,
  });
  const headers = new Headers(request.headers);
  headers.set("Content-Security-Policy", pageOnly["Content-Security-Policy"] ?? "");
  const response = NextResponse.next({ request: { headers } });
  const given = { ...pageOnly, ...(isSecretPath(request.nextUrl.pathname) && secretHeaders) };
  for (const [name, value] of Object.entries(given)) response.headers.set(name, value);
  return response;
}
