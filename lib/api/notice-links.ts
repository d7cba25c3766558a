import type { Context } from "../core/context.ts";
import { languageOf } from "../core/language.ts";
import { splitPublicOrigin } from "../core/public-origin.ts";
import { dataHeaders } from "../core/security-headers.ts";
import { followLink } from "../domains/notices/index.ts";
import { type LinkAct, linkActs } from "../domains/notices/schemas.ts";
import { errorBody, statusOf, successBody, toServiceError } from "./envelope.ts";
import { type ApiRequest, type ApiResponse, acceptsHtml } from "./message.ts";
import type { Api } from "./serve.ts";

// POST /notices/confirm and /notices/unsubscribe: the buttons of the pages that links of messages open, and the one press of mail programs
// (RFC 8058). They need no session: whoever has the token got the message. GET opens the page and changes nothing, since programs that look for
// malware follow links.

/** Links are followed rarely, if a client address may open 600 pages a minute. */
const PAGES_PER_LINK = 20;
const LONGEST_BODY = 4_096;
const PATH = new RegExp(`^/notices/(${linkActs.join("|")})/?$`);

interface Service {
  api: Pick<Api, "chargeAddress">;
  context: Context;
}

/** Follows the link of a message: a form is sent on to the page that says what happened. Null for other paths and methods. */
export async function answerNoticeLink(request: ApiRequest, service: Service): Promise<ApiResponse | null> {
  const act = linkActs.find((one) => one === PATH.exec(request.path)?.[1]);
  if (!act || request.method !== "POST") return null;
  const { env, log } = service.context;
  try {
    const refused = await service.api.chargeAddress(request, {
      name: "links",
      perMinute: Math.ceil(env.PAGES_PER_MINUTE / PAGES_PER_LINK),
    });
    if (refused) return refused;
    // What it says is known: `List-Unsubscribe=One-Click`, or nothing.
    await request.readBody(LONGEST_BODY);
    const token = new URLSearchParams(request.query).get("token") ?? "";
    const language = languageOf({
      cookie: request.header("cookie"),
      "accept-language": request.header("accept-language"),
    });
    const state = await followLink({ ...service.context, language, now: new Date() }, { act, token });
    return acceptsHtml(request) ? sendOn(env, act, state) : json(env, 200, successBody({ state }, Date.now()));
  } catch (thrown) {
    const error = toServiceError(thrown, "of the page");
    const status = statusOf(error);
    if (status >= 500) log.warn({ err: thrown }, "the link of a notice could not be followed");
    return json(env, status, errorBody(error, Date.now()));
  }
}

function json({ PUBLIC_ORIGIN }: Context["env"], status: number, body: string): ApiResponse {
  const headers = { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" };
  return {
    status,
    headers: { ...dataHeaders(PUBLIC_ORIGIN), ...headers, ...(status === 503 && { "Retry-After": "5" }) },
    body,
  };
}

function sendOn({ PUBLIC_ORIGIN }: Context["env"], act: LinkAct, state: string): ApiResponse {
  const { basePath } = splitPublicOrigin(PUBLIC_ORIGIN);
  const headers = { Location: `${basePath}/notices/${act}?state=${state}`, "Cache-Control": "no-store" };
  return { status: 303, headers: { ...dataHeaders(PUBLIC_ORIGIN), ...headers }, body: "" };
}
