import type { Env } from "../core/env.ts";
import type { SpanStart } from "../core/trace.ts";
import type { Stream } from "./declaration/define-endpoint.ts";

/** A request, independent of a server framework. Adapters translate. */
export interface ApiRequest {
  method: string;
  /** In canonical form (`canonicalPath`), percent-encoded, without the query. */
  path: string;
  /** As sent, without the question mark. */
  query: string;
  /** A header by its lower-case name; repeated values are joined by commas. */
  header(name: string): string | undefined;
  /** Address of the connection; forwarding headers are not considered here. */
  peer: string;
  /** Null if the body is longer than `limit` bytes. Called at most once. Rejects if the body is incomplete. */
  readBody(limit: number): Promise<Uint8Array | null>;
  /**
   * The body as it arrives, in place of `readBody`. Throws INVALID_REQUEST for one that is longer than `limit` bytes, incomplete or too
   * slow, and SERVICE_UNAVAILABLE where too many are read. Absent if the adapter has no stream.
   */
  streamBody?(limit: number): AsyncIterable<Uint8Array>;
  /** Aborted when the client closes the connection before the response. Absent if the adapter does not learn of it. */
  signal?: (() => AbortSignal) | undefined;
}

export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  /** Text or UTF-8; empty with a `stream`. */
  body: string | Uint8Array<ArrayBuffer>;
  stream?: Stream;
}

export function acceptsHtml({ header }: ApiRequest): boolean {
  return /(?:^|,)\s*text\/html\s*(?:;|,|$)/i.test(header("accept") ?? "");
}

/** Whether a client takes gzip (RFC 9110, 12.5.3). One that does not say so gets the plain bytes, which every client reads. */
export function acceptsGzip({ header }: Pick<ApiRequest, "header">): boolean {
  const weights = new Map<string, number>();
  for (const one of (header("accept-encoding") ?? "").toLowerCase().split(",")) {
    const [, coding = "", weight = "1"] = /^\s*([^\s;]+)\s*(?:;\s*q=([\d.]+)\s*)?$/.exec(one) ?? [];
    weights.set(coding.replace(/^x-/, ""), Number(weight));
  }
  return (weights.get("gzip") ?? weights.get("*") ?? 0) > 0;
}

/** Programs that show a preview of a link, and crawlers, as they write their names; a bot that calls the API has another. */
const PREVIEWS =
  /\b(?:facebookexternalhit|facebot|Twitterbot|Slackbot(?:-LinkExpanding)?|Slack-ImgProxy|Discordbot|TelegramBot|WhatsApp|LinkedInBot|SkypeUriPreview|Mastodon|Pleroma|Misskey|Bluesky Cardyb|Embedly|Iframely|Pinterestbot|redditbot|vkShare|Viber|Applebot|Googlebot|bingbot|DuckDuckBot|YandexBot|Baiduspider|AhrefsBot|SemrushBot)\b/;

/** Whether nobody asked for this request yet: a browser fetches ahead, or a program shows a preview of a link. */
export function isAhead({ header }: Pick<ApiRequest, "header">): boolean {
  const purposes = ["sec-purpose", "purpose", "x-purpose", "x-moz"].map((name) => header(name) ?? "");
  return purposes.some((one) => /prefetch|prerender|preview/i.test(one)) || PREVIEWS.test(header("user-agent") ?? "");
}

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
