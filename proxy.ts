import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { fromWeb } from "./lib/api/next-door.ts";
import { api, route } from "./lib/api/serve.ts";
import { env } from "./lib/core/env.ts";
import { pageHeaders } from "./lib/core/security-headers.ts";

// All but files of the build: those have the headers of next.config.js.
export const config = { matcher: ["/((?!_next/static/|_next/image).*)"] };

export async function proxy(request: NextRequest): Promise<Response> {
  if (!api().owns(fromWeb(request))) return withPageHeaders(request);
  // At the host's root a page stands, which would answer other methods in its own way. GET is next.config.js's to part.
  if (request.nextUrl.pathname === "/" && request.method !== "GET" && request.method !== "HEAD") {
    return route().POST(request);
  }
  // Next itself answers 500 to a path with a malformed percent escape, before any route sees it. Where Next runs alone, the
  // pipeline is asked here for such API paths, so that both doors answer alike.
  try {
    decodeURIComponent(new URL(request.url).pathname);
    return NextResponse.next();
  } catch {
    return route().GET(request);
  }
}

/** A nonce for this answer alone: Next reads it from the request and writes it on its scripts, the browser from the answer. */
function withPageHeaders(request: NextRequest): Response {
  const { PUBLIC_ORIGIN, NODE_ENV } = env();
  const told = pageHeaders({
    publicOrigin: PUBLIC_ORIGIN,
    nonce: randomBytes(16).toString("base64"),
    development: NODE_ENV === "development",
  });
  const headers = new Headers(request.headers);
  headers.set("Content-Security-Policy", told["Content-Security-Policy"] ?? "");
  const response = NextResponse.next({ request: { headers } });
  for (const [name, value] of Object.entries(told)) response.headers.set(name, value);
  return response;
}
