import type { Context } from "../core/context.ts";
import { ServiceError } from "../core/errors.ts";
import { parseAddress } from "../core/parse-address.ts";
import { splitPublicOrigin } from "../core/public-origin.ts";
import { checksum } from "../core/schemas.ts";
import { dataHeaders } from "../core/security-headers.ts";
import { askForVisitor, type VisitorQuestion } from "../domains/once/index.ts";
import { errorBody, statusOf, toServiceError } from "./envelope.ts";
import { createClientBuckets } from "./limit-store.ts";
import { type ApiRequest, type ApiResponse, acceptsHtml, isAhead } from "./message.ts";
import { isOfOwnPage } from "./same-origin.ts";
import type { Api } from "./serve.ts";
import { refuseMethod } from "./system-routes.ts";

// POST /profile/{address}/read: the page of a wallet that is not known asks for it, for anybody and without signing in. `?check=` of a form: the
// page that checks that address for it.

/** A question may cost an explorer many requests: five a minute for a client address, if it may open 600 pages. */
const PAGES_PER_QUESTION = 120;
const RETRY_SECONDS = 5;
const PATH = /^\/profile\/([^/]{1,1000})\/read$/;

interface Service {
  api: Pick<Api, "chargeAddress">;
  context: Context;
}

/**
 * Answers the question of a page for a wallet: scripts get lines of JSON while it is read, a form is sent on to the wallet's page. Null for
 * other paths.
 */
export async function answerVisitor(request: ApiRequest, service: Service): Promise<ApiResponse | null> {
  const [, segment] = PATH.exec(request.path) ?? [];
  if (segment === undefined) return null;
  const { env } = service.context;
  if (request.method !== "POST") return onlyPost(env);
  if (isAhead(request)) return { status: 204, headers: { ...dataHeaders(env.PUBLIC_ORIGIN) }, body: "" };
  const address = addressOf(segment);
  const asked = address === null ? null : { address, page: pageOf(env, address, request.query) };
  try {
    if (asked === null) throw new ServiceError("NOT_FOUND", "Nothing exists at this path: it names no address.");
    if (!isOfOwnPage(request, env)) {
      throw new ServiceError("FORBIDDEN", `Only pages of ${env.PUBLIC_ORIGIN} may send this request.`);
    }
    const refused = await service.api.chargeAddress(request, {
      name: "questions",
      perMinute: Math.ceil(env.PAGES_PER_MINUTE / PAGES_PER_QUESTION),
    });
    if (refused) return acceptsHtml(request) ? sendOn(env, asked.page, "limited") : refused;
    return await ask(request, service, asked);
  } catch (thrown) {
    return answerError(request, service, asked?.page ?? null, thrown);
  }
}

function onlyPost(env: Context["env"]): ApiResponse {
  const answer = refuseMethod(env, "Nothing exists at this method and path; the path answers POST.");
  return { ...answer, headers: { ...answer.headers, Allow: "POST" } };
}

function addressOf(segment: string): string | null {
  try {
    return parseAddress(decodeURIComponent(segment));
  } catch {
    return null;
  }
}

async function ask(
  request: ApiRequest,
  service: Service,
  { address, page }: { address: string; page: URL },
): Promise<ApiResponse> {
  const { signal } = request;
  const { env } = service.context;
  const [narrowest] = createClientBuckets(env)(request);
  const ctx: Context = { ...service.context, actor: { kind: "anonymous" }, now: new Date(), signal };
  const question = await askForVisitor(ctx, { address, network: narrowest?.id ?? request.peer });
  if (acceptsHtml(request)) return sendOn(env, page, question?.asked);
  const lines = question ? progressOf(question) : (async function* () {})();
  // The first line is waited for: without a place among those who wait the answer is an error.
  const first = question ? await lines.next() : { value: { state: "known" } };
  return {
    status: 200,
    headers: {
      ...dataHeaders(env.PUBLIC_ORIGIN),
      "Content-Type": "application/x-ndjson; charset=utf-8",
      "Cache-Control": "no-store",
      // A proxy that collects an answer would show nothing until the end.
      "X-Accel-Buffering": "no",
    },
    body: "",
    stream: { chunks: encode(first.value, lines) },
  };
}

/** How far the reading is, each time with the text by which its page shows the result. */
async function* progressOf({ asked, follow }: VisitorQuestion): AsyncGenerator<object> {
  for await (const reading of follow()) yield { asked, ...reading };
}

async function* encode(first: unknown, lines: AsyncGenerator<object>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const line = (value: unknown) => encoder.encode(`${JSON.stringify(value)}\n`);
  try {
    yield line(first);
    for await (const one of lines) yield line(one);
  } finally {
    await lines.return(undefined);
  }
}

function answerError(
  request: ApiRequest,
  { context: { env, log } }: Service,
  page: URL | null,
  thrown: unknown,
): ApiResponse {
  const error = toServiceError(thrown, "of the page");
  const status = statusOf(error);
  if (status >= 500) log.warn({ err: thrown }, "a visitor's question could not be answered");
  const canRetry = status === 429 || status === 503;
  if (canRetry && page !== null && acceptsHtml(request)) {
    return sendOn(env, page, status === 429 ? "limited" : "busy");
  }
  return {
    status,
    headers: {
      ...dataHeaders(env.PUBLIC_ORIGIN),
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-store",
      ...(canRetry && { "Retry-After": String(RETRY_SECONDS) }),
    },
    body: errorBody(error, Date.now()),
  };
}

/** The page of a wallet that was asked for: its profile, or the check that waits for it. */
function pageOf({ PUBLIC_ORIGIN }: Context["env"], address: string, query: string): URL {
  const { basePath } = splitPublicOrigin(PUBLIC_ORIGIN);
  const checked = parseAddress(new URLSearchParams(query).get("check") ?? "");
  if (checked === null) return new URL(`${basePath}/profile/${checksum(address)}`, PUBLIC_ORIGIN);
  const page = new URL(`${basePath}/check`, PUBLIC_ORIGIN);
  page.searchParams.set("address", checksum(checked));
  page.searchParams.set("from", checksum(address));
  return page;
}

/** To a page, which says what happens. */
function sendOn({ PUBLIC_ORIGIN }: Context["env"], page: URL, asked: string | undefined): ApiResponse {
  if (asked !== undefined) page.searchParams.set("asked", asked);
  return {
    status: 303,
    headers: {
      ...dataHeaders(PUBLIC_ORIGIN),
      Location: page.pathname + page.search,
      "Cache-Control": "no-store",
    },
    body: "",
  };
}
