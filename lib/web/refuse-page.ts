import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptsHtml } from "../api/accepts-html.ts";
import type { ApiRequest, ApiResponse } from "../api/message.ts";
import { type PageOutcome, recordPage } from "../api/metrics.ts";
import { toNode } from "../api/node-adapter.ts";
import { sharedHeaders } from "../api/system-routes.ts";
import type { Env } from "../core/env.ts";
import { dataHeaders } from "../core/security-headers.ts";

const refusals = {
  limited: {
    status: 429,
    title: "Too many pages",
    text: "Your address opened too many pages within a minute. Wait a moment, then load this page again.",
    // Replaced by the value of the limit.
    retryAfter: 1,
  },
  busy: {
    status: 503,
    title: "Busy",
    text: "The server is rendering too many pages. Load this page again in a few seconds.",
    retryAfter: 2,
  },
  building: {
    status: 503,
    title: "The pages are being built",
    text: "After a first start this takes about a minute. This page loads again by itself. The API works meanwhile.",
    retryAfter: 3,
    isReloaded: true,
  },
  unavailable: {
    status: 503,
    title: "Back in a moment",
    text: "The pages are restarting. Load this page again in a few seconds. The API works meanwhile.",
    retryAfter: 2,
  },
} as const satisfies Record<string, Refusal>;

export interface Exchange {
  asked: ApiRequest;
  request: IncomingMessage;
  response: ServerResponse;
}

export function refuse(
  { asked, request, response }: Exchange,
  env: Env,
  why: Exclude<keyof typeof refusals, "limited"> & PageOutcome,
): void {
  recordPage(why);
  toNode(plainPage(asked, env.PUBLIC_ORIGIN, refusals[why]), request, response);
}

/** Refuses a client over its limit: with a page if it accepts HTML, otherwise with the API's error. */
export function refuseLimited({ asked, request, response }: Exchange, env: Env, refused: ApiResponse): void {
  recordPage("limited");
  const page = plainPage(asked, env.PUBLIC_ORIGIN, refusals.limited);
  const isPage = refused.status === 429 && acceptsHtml(asked);
  const answer = isPage ? { ...page, headers: { ...page.headers, ...limitHeaders(refused) } } : refused;
  toNode(answer, request, response);
}

function limitHeaders({ headers }: ApiResponse): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => /^(?:x-ratelimit-|retry-after$)/i.test(name)));
}

/** A response instead of a page. */
interface Refusal {
  status: 429 | 503;
  title: string;
  text: string;
  /** Seconds. */
  retryAfter: number;
  /** Browsers load it again after these seconds. */
  isReloaded?: boolean;
}

/** A page without scripts and styles, or plain text for clients that do not accept HTML. */
function plainPage(request: ApiRequest, publicOrigin: string, refusal: Refusal): ApiResponse {
  const { status, title, text, retryAfter, isReloaded } = refusal;
  const isHtml = acceptsHtml(request);
  return {
    status,
    headers: {
      ...dataHeaders(publicOrigin),
      ...sharedHeaders(request.path),
      "Content-Type": `text/${isHtml ? "html" : "plain"}; charset=utf-8`,
      "Cache-Control": "no-store",
      "Retry-After": String(retryAfter),
      ...(isReloaded && { Refresh: String(retryAfter) }),
    },
    body: isHtml ? html(title, text) : `${title}. ${text}\n`,
  };
}

function html(title: string, text: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Credence</title></head>
<body><h1>${title}</h1><p>${text}</p></body>
</html>
`;
}
