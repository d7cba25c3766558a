import type { Env } from "../core/env.ts";
import type { SpanStart } from "../core/trace.ts";
import type { ApiRequest } from "./message.ts";

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * How the span of a request begins. A client's trace is only named, unless the settings trust clients: otherwise everybody could have each
 * request recorded.
 */
export function requestSpan(
  { TRUST_TRACEPARENT: isTrusted }: Pick<Env, "TRUST_TRACEPARENT">,
  request: Pick<ApiRequest, "method" | "header">,
): SpanStart {
  const method = METHODS.has(request.method) ? request.method : "_OTHER";
  const given = request.header("traceparent");
  return {
    name: method,
    kind: "server",
    begins: true,
    attributes: { "http.request.method": method },
    ...(isTrusted ? { parent: given } : { link: given }),
  };
}
