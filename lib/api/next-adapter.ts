import { Readable } from "node:stream";
import type { Env } from "../core/env.ts";
import { invalidField } from "../core/invalid-field.ts";
import { splitPublicOrigin, withoutBasePath } from "../core/public-origin.ts";
import type { ApiRequest, ApiResponse } from "./message.ts";
import { canonicalPath } from "./router.ts";

/** Next alone does not expose the client's address. Behind a proxy, TRUST_PROXY reads it from the header. */
const UNKNOWN_PEER = "unknown";

export function fromWeb(request: Request, env: Pick<Env, "PUBLIC_ORIGIN">): ApiRequest {
  const { pathname, search } = new URL(request.url);
  const { basePath } = splitPublicOrigin(env.PUBLIC_ORIGIN);
  return {
    method: request.method,
    path: withoutBasePath(canonicalPath(pathname), basePath),
    query: search.slice(1),
    // Of several Authorization headers, Next passes on only the first.
    header: (name) => request.headers.get(name) ?? undefined,
    peer: UNKNOWN_PEER,
    readBody: (limit) => readBody(request, limit),
    streamBody: (limit) => streamBody(request, limit),
  };
}

async function readBody(request: Request, limit: number): Promise<Uint8Array | null> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return null;
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of request.body) {
    size += chunk.length;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

async function* streamBody(request: Request, limit: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > limit) throw invalidField("body", `is longer than ${limit} bytes`);
    yield chunk;
  }
}

export function toWeb(request: Request, { status, headers, body, stream }: ApiResponse): Response {
  const bytes = stream ? stream.bytes : Buffer.byteLength(body);
  // Node's stream of bytes is the web's.
  const sent = stream ? (Readable.toWeb(Readable.from(stream.chunks)) as ReadableStream<Uint8Array>) : body;
  return new Response(request.method === "HEAD" ? null : sent, {
    status,
    headers: bytes === undefined ? headers : { ...headers, "Content-Length": String(bytes) },
  });
}
