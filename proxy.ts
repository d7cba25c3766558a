import { type NextRequest, NextResponse } from "next/server";
import { route } from "./lib/api/serve.ts";

// Next itself answers 500 to a path with a malformed percent escape, before any route sees it. Where Next runs alone, the
// pipeline is asked here for such API paths, so that both doors answer alike.
export const config = { matcher: ["/v1/(.*%.*)", "/api/v1/(.*%.*)"] };

export async function proxy(request: NextRequest): Promise<Response> {
  try {
    decodeURIComponent(new URL(request.url).pathname);
    return NextResponse.next();
  } catch {
    return route().GET(request);
  }
}
