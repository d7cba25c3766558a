import type { IncomingMessage, ServerResponse } from "node:http";
import { type ApiRequest, type ApiResponse, acceptsHtml } from "../api/message.ts";
import { type PageOutcome, recordPage } from "../api/metrics.ts";
import { toNode } from "../api/node-adapter.ts";
import { sharedHeaders } from "../api/system-routes.ts";
import type { Env } from "../core/env.ts";
import { type Language, languageOf } from "../core/language.ts";
import { dataHeaders } from "../core/security-headers.ts";
import { textsIn } from "../core/texts.ts";

const refusals = {
  limited: {
    status: 429,
    // Replaced by the value of the limit.
    retryAfter: 1,
  },
  busy: { status: 503, retryAfter: 2 },
  building: { status: 503, retryAfter: 3, isReloaded: true },
  unavailable: { status: 503, retryAfter: 2 },
} as const satisfies Record<string, Refusal>;
type Reason = keyof typeof refusals;

export interface Exchange {
  asked: ApiRequest;
  request: IncomingMessage;
  response: ServerResponse;
}

export function refuse(
  { asked, request, response }: Exchange,
  env: Env,
  why: Exclude<Reason, "limited"> & PageOutcome,
): void {
  recordPage(why);
  toNode(plainPage(asked, env.PUBLIC_ORIGIN, why), request, response);
}

/** Refuses a client over its limit: with a page if it accepts HTML, otherwise with the API's error. */
export function refuseLimited({ asked, request, response }: Exchange, env: Env, refused: ApiResponse): void {
  recordPage("limited");
  const page = plainPage(asked, env.PUBLIC_ORIGIN, "limited");
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
  /** Seconds. */
  retryAfter: number;
  /** Browsers load it again after these seconds. */
  isReloaded?: boolean;
}

/** A page without scripts and styles, or plain text in English for clients that do not accept HTML. */
function plainPage(request: ApiRequest, publicOrigin: string, why: Reason): ApiResponse {
  const { status, retryAfter, isReloaded }: Refusal = refusals[why];
  const isHtml = acceptsHtml(request);
  const [cookie, accepted] = [request.header("cookie"), request.header("accept-language")];
  const language = isHtml ? languageOf({ cookie, "accept-language": accepted }) : "en";
  const t = textsIn(language, "refusals");
  const [title, text] = [t(`${why}.title`), t(`${why}.text`)];
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
    body: isHtml ? html(language, title, text) : `${title}. ${text}\n`,
  };
}

function html(language: Language, title: string, text: string): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Credence</title></head>
<body><h1>${title}</h1><p>${text}</p></body>
</html>
`;
}
