import type { Env } from "../core/env.ts";
import { recordedSpan, type SpanStart } from "../core/trace.ts";
import type { ApiRequest } from "./message.ts";
import type { FinishedRequest } from "./usage.ts";

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

/** Completes the span of a request to an endpoint. Its path is the declared one: that of the request names a wallet. */
export function completeSpan({ route, status }: FinishedRequest): void {
  const span = recordedSpan();
  if (!span) return;
  const path = route?.endpoint.path;
  const attributes = {
    "http.route": path,
    "credence.operation": route?.operation,
    "http.response.status_code": status,
  };
  span.set(attributes, route ? `${route.endpoint.method} ${path}` : undefined);
  if (status >= 500) span.fail(String(status));
}
