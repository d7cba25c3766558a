import type { ApiRequest } from "./message.ts";

export function acceptsHtml({ header }: ApiRequest): boolean {
  return /(?:^|,)\s*text\/html\s*(?:;|,|$)/i.test(header("accept") ?? "");
}

/** Whether a request to `/` gets the page (browsers, Next's client) and not the API. */
export function wantsPage(request: ApiRequest): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  return request.header("rsc") !== undefined || acceptsHtml(request);
}
