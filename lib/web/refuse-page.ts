import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptsHtml } from "../api/accepts-html.ts";
import type { ApiRequest, ApiResponse } from "../api/message.ts";
import { type PageOutcome, recordPage } from "../api/metrics.ts";
import { toNode } from "../api/node-adapter.ts";
import type { Env } from "../core/env.ts";
import { plainPage, type Refusal } from "./plain-page.ts";

const refusals = {
  limited: {
    status: 429,
    title: "Too many pages",
    text: "More pages were opened from your address than a minute allows. Wait a moment, then load this page again.",
    // Replaced by the limit's own.
    retryAfter: 1,
  },
  busy: {
    status: 503,
    title: "Busy",
    text: "Too many pages are being made right now. Load this page again in a few seconds.",
    retryAfter: 2,
  },
  unavailable: {
    status: 503,
    title: "Back in a moment",
    text: "The pages are being started again. Load this page again in a few seconds; the API goes on answering.",
    retryAfter: 2,
  },
} as const satisfies Record<string, Refusal>;

/** A request, as the API and as Node see it, and its response. */
export interface Exchange {
  asked: ApiRequest;
  request: IncomingMessage;
  response: ServerResponse;
}

/** Answer that there is no page now. */
export function refuse(
  { asked, request, response }: Exchange,
  env: Env,
  why: Exclude<keyof typeof refusals, "limited"> & PageOutcome,
): void {
  recordPage(why);
  toNode(plainPage(asked, env.PUBLIC_ORIGIN, refusals[why]), request, response);
}

/** Answer a client that is over its limit: with a page where it asked for one, else with the API's refusal. */
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
