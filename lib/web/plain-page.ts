import { acceptsHtml } from "../api/accepts-html.ts";
import type { ApiRequest, ApiResponse } from "../api/message.ts";
import { dataHeaders } from "../core/security-headers.ts";

/** A response instead of a page. */
export interface Refusal {
  status: 429 | 503;
  title: string;
  text: string;
  /** Seconds. */
  retryAfter: number;
}

/** A page without scripts and styles, or plain text for clients that do not accept HTML. */
export function plainPage(request: ApiRequest, publicOrigin: string, refusal: Refusal): ApiResponse {
  const { status, title, text, retryAfter } = refusal;
  const isHtml = acceptsHtml(request);
  return {
    status,
    headers: {
      ...dataHeaders(publicOrigin),
      "Content-Type": `text/${isHtml ? "html" : "plain"}; charset=utf-8`,
      "Cache-Control": "no-store",
      "Retry-After": String(retryAfter),
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
