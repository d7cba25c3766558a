import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { cookieOf } from "../api/authenticator.ts";
import type { AddressLimit } from "../api/limit-store.ts";
import { type ApiRequest, acceptsHtml, requestSpan } from "../api/message.ts";
import { recordPage } from "../api/metrics.ts";
import { hasBody, toNode, unreadBytes } from "../api/node-adapter.ts";
import { isOfOwnPage } from "../api/same-origin.ts";
import type { Api } from "../api/serve.ts";
import { refuseMethod } from "../api/system-routes.ts";
import { decodeSession, sessionCookie } from "../auth/session-token.ts";
import { createSemaphore, type Semaphore } from "../core/concurrency.ts";
import type { Context } from "../core/context.ts";
import type { Env } from "../core/env.ts";
import { isServiceError } from "../core/errors.ts";
import { traced } from "../core/trace.ts";
import { forgetCredential, saveCounts } from "../domains/developers/index.ts";
import { type Forwarding, forward } from "./forward.ts";
import type { PagesProcess } from "./pages-process.ts";
import { type Exchange, refuse, refuseLimited } from "./refuse-page.ts";

/** More than one render at once, so that one uses the processor while another waits for the database. */
const RENDERS = { atOnce: 8, waiting: 128, perClient: 48 };
/** Files have slots of their own, so that a rendered page does not wait for its scripts. */
const FILES = { atOnce: 32, waiting: 256, perClient: 64 };
/** Next renders pages for most other methods, and fails for TRACE. */
const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST"]);
const NO_PAGE = "Nothing exists for a program at this method and path; /openapi.json describes the API.";
/** Requests for files that the limit allows for each page. */
const FILES_PER_PAGE = 5;

/** A gate evaluates a stranger's policy, which may read chains; without a key an evaluation costs about as much. */
const PAGES_PER_GATE = 10;
/** The board of a past day visits every row, and visitors choose the day. */
const PAGES_PER_DAY = 10;
/** An agent's feedback may have thousands of entries to weigh: five requests of the API. */
const PAGES_PER_AGENT = 5;

/** Longest wait for the first render of the process, milliseconds. */
const START_MS = 15_000;

const KIB = 1024;
/** Longest body in bytes: of a server action, and of everything else, sign-in included. */
const LONGEST_BODY = { action: 256 * KIB, other: 64 * KIB };
const LONGEST_ANSWER = { page: 1024 * KIB, file: 4 * 1024 * KIB };

export interface PageGateway {
  /** Answers a request with a page or a file. Rejects if the response broke off. */
  answer(asked: ApiRequest, request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** A request for a page or a file. */
interface Visit extends Exchange {
  client: string;
  isFile: boolean;
  /** Aborted when the client is gone or has its response. */
  signal: AbortSignal;
}

interface PageGatewayOptions {
  api: () => Api;
  pages: PagesProcess;
  /** Paths of static files. */
  files: ReadonlySet<string>;
  /** The declared path of a page, for traces. */
  routeOf?: (path: string) => string | undefined;
  base: Pick<Context, "env" | "pg">;
}

/** What answering a visit needs. */
interface Gateway extends PageGatewayOptions {
  renderSlots: Semaphore;
  fileSlots: Semaphore;
}

/** Limits requests and concurrent renders, and answers in place of the pages process when it cannot. */
export function createPageGateway(options: PageGatewayOptions): PageGateway {
  const gateway: Gateway = {
    ...options,
    renderSlots: createSemaphore(RENDERS),
    fileSlots: createSemaphore(FILES),
  };
  const { files, base, routeOf } = options;
  return {
    answer: async (asked, request, response) => {
      if (files.has(asked.path)) return answerVisit(gateway, asked, request, response);
      await traced(
        () => requestSpan(base.env, asked),
        async (span) => {
          await answerVisit(gateway, asked, request, response);
          if (!span) return;
          const route = routeOf?.(asked.path);
          const { statusCode } = response;
          span.set(
            { "http.route": route, "http.response.status_code": statusCode },
            `${asked.method} ${route ?? "page"}`,
          );
          if (statusCode >= 500) span.fail(String(statusCode));
        },
      );
    },
  };
}

async function answerVisit(
  gateway: Gateway,
  asked: ApiRequest,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { api, files, base } = gateway;
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const client = api().clientOf(asked);
  const visit = { asked, request, response, client, isFile: files.has(asked.path), signal: gone.signal };
  try {
    const refused = await api().chargeAddress(asked, limitOf(visit, base.env));
    if (refused) return refuseLimited(visit, base.env, refused);
    if (!METHODS.has(asked.method)) return toNode(refuseMethod(base.env), request, response);
    const fault = findFault(asked, base.env);
    if (fault) return toNode(await api().refuse(asked.peer, fault), request, response);
    const body = await readBody(gateway, visit);
    if (body === "refused") return;
    const malformed = isSignIn(asked) ? findFormFault(asked, body ?? NOTHING, base.env) : null;
    if (malformed) return toNode(await api().refuse(asked.peer, malformed), request, response);
    if (isOfProgram(visit)) toNode(refuseMethod(base.env, NO_PAGE), request, response);
    else await render(gateway, visit, body);
  } catch (error) {
    // The client is gone.
    if (gone.signal.aborted) return;
    recordPage("failed");
    throw error;
  }
}

/** What the pages would fail for, in words for the client; null if nothing is wrong. */
function findFault(asked: ApiRequest, env: Env): string | null {
  const tree = asked.header("next-router-state-tree");
  if (tree !== undefined && !isRouterState(tree)) return "has a malformed Next-Router-State-Tree header";
  if (isAction(asked) && !isOfOwnPage(asked, env)) return "calls an action from a page of another origin";
  const cookies = ["next-auth.callback-url", "__Secure-next-auth.callback-url"];
  const callbacks = [
    ...new URLSearchParams(asked.query).getAll("callbackUrl"),
    ...cookies.map((one) => cookieOf(asked, one)),
  ];
  return isSignInPath(asked) && !areCallbacks(callbacks, env) ? MALFORMED_CALLBACK : null;
}

const NOTHING = new Uint8Array();
const MALFORMED_CALLBACK = "has a malformed callback address";

function areCallbacks(callbacks: readonly (string | null)[], env: Env): boolean {
  return callbacks.every((one) => !one || isWebAddress(one, env) || isWebAddress(decode(one) ?? "", env));
}

/** What next-auth would fail for in the form of a sign-in or sign-out, which may be JSON. */
function findFormFault({ header }: ApiRequest, body: Uint8Array, env: Env): string | null {
  const text = Buffer.from(body).toString();
  if (!header("content-type")?.includes("application/json")) {
    return areCallbacks(new URLSearchParams(text).getAll("callbackUrl"), env) ? null : MALFORMED_CALLBACK;
  }
  try {
    const { callbackUrl = null } = JSON.parse(text);
    return areCallbacks([callbackUrl], env) ? null : MALFORMED_CALLBACK;
  } catch {
    return "has a malformed body";
  }
}

const LONGEST_STATE = 40_000;

/** Whether a header is the state of Next's router: nested segments with their slots. */
function isRouterState(header: string): boolean {
  const text = header.length > LONGEST_STATE ? null : decode(header);
  try {
    return text !== null && isTree(JSON.parse(text));
  } catch {
    return false;
  }
}

function isTree(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 2 || value.length > 6) return false;
  const [segment, slots, url, marker, flags, last] = value;
  const isSegment =
    typeof segment === "string" ||
    (Array.isArray(segment) &&
      segment.length === 4 &&
      segment.slice(0, 2).every(isText) &&
      /^(?:c|oc|d)$|^[cd]i\(\.{1,3}\)(?:\(\.\.\))?$/.test(String(segment[2])) &&
      (segment[3] === null || (Array.isArray(segment[3]) && segment[3].every(isText))));
  const isUrl = url === undefined || url === null || (Array.isArray(url) && url.length === 2 && url.every(isText));
  const isMarker = marker === undefined || marker === null || markers.has(marker);
  const hasFlags = (flags ?? null) === null || typeof flags === "number";
  if (!isSegment || !isUrl || !isMarker || !hasFlags || !(last === undefined || isText(last))) return false;
  return typeof slots === "object" && slots !== null && !Array.isArray(slots) && Object.values(slots).every(isTree);
}

const isText = (value: unknown): boolean => typeof value === "string";
const markers: ReadonlySet<unknown> = new Set(["refetch", "inside-shared-layout", "metadata-only"]);

function isWebAddress(text: string, env: Env): boolean {
  const base = text.startsWith("/") ? env.PUBLIC_ORIGIN : undefined;
  return URL.canParse(text, base) && /^https?:$/.test(new URL(text, base).protocol);
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The limit of a request; undefined: the API's, for sign-in and server actions. */
function limitOf({ asked, isFile }: Visit, env: Env): AddressLimit | undefined {
  if (isAction(asked) || isSignIn(asked)) return undefined;
  if (isFile) return { name: "files", perMinute: env.PAGES_PER_MINUTE * FILES_PER_PAGE };
  if (asked.path.startsWith("/gate/")) {
    return { name: "gates", perMinute: Math.ceil(env.PAGES_PER_MINUTE / PAGES_PER_GATE) };
  }
  if (asked.path.startsWith("/agents/")) {
    return { name: "agents", perMinute: Math.ceil(env.PAGES_PER_MINUTE / PAGES_PER_AGENT) };
  }
  return isOfDay(asked) ? { name: "days", perMinute: Math.ceil(env.PAGES_PER_MINUTE / PAGES_PER_DAY) } : pageLimit(env);
}

/** Whether a board or a profile is as of a chosen day. A trailing slash leads to the same page. */
function isOfDay({ path, query }: ApiRequest): boolean {
  return /^\/(?:leaderboard\/?$|profile\/)/.test(path) && Boolean(new URLSearchParams(query).get("at"));
}

export function pageLimit({ PAGES_PER_MINUTE }: Pick<Env, "PAGES_PER_MINUTE">): AddressLimit {
  return { name: "pages", perMinute: PAGES_PER_MINUTE };
}

/** The body; null without one, `refused` if the request was answered. */
async function readBody({ api, base }: Gateway, visit: Visit): Promise<Uint8Array | null | "refused"> {
  const { asked, request, response } = visit;
  if (!hasBody(request)) return null;
  const longest = isAction(asked) ? LONGEST_BODY.action : LONGEST_BODY.other;
  const read = await asked.readBody(longest).catch((error: unknown) => {
    if (isServiceError(error)) return error;
    throw error;
  });
  if (read instanceof Uint8Array) return read;
  if (read?.code === "SERVICE_UNAVAILABLE") refuse(visit, base.env, "busy");
  else {
    const fault = read ? "has a body that arrives too slowly" : `has a body of more than ${longest / KIB} KiB`;
    toNode(await api().refuse(asked.peer, fault), request, response);
  }
  return "refused";
}

async function render(gateway: Gateway, visit: Visit, body: Uint8Array | null): Promise<void> {
  const { pages, base, renderSlots, fileSlots } = gateway;
  const release = await (visit.isFile ? fileSlots : renderSlots).acquire(visit.client, visit.signal);
  if (!release) return refuse(visit, base.env, "busy");
  try {
    if (pages.state() === "starting")
      await Promise.race([pages.ready, setTimeout(START_MS, undefined, { ref: false })]);
    if (pages.state() !== "up") return refuse(visit, base.env, "unavailable");
    await saveShownCounts(base, visit.asked);
    const isAnswered = await forward(visit.request, visit.response, forwardingOf(gateway, visit, body));
    if (isAnswered) recordPage("answered");
    else refuse(visit, base.env, "unavailable");
  } finally {
    release();
  }
}

/** Saves this process's usage counts before a portal page shows them. */
async function saveShownCounts({ env, pg }: Gateway["base"], asked: ApiRequest): Promise<void> {
  if (!/^\/portal(?:\/|$)/.test(asked.path) || cookieOf(asked, sessionCookie(env)) === null) return;
  // During a database outage the page itself reports it.
  await saveCounts(pg).catch(() => {});
}

function forwardingOf({ pages, base }: Gateway, { asked, client, isFile }: Visit, body: Uint8Array | null): Forwarding {
  return {
    socket: pages.socket(),
    body,
    trustProxy: base.env.TRUST_PROXY,
    mostBytes: isFile ? LONGEST_ANSWER.file : LONGEST_ANSWER.page,
    unread: unreadBytes,
    client,
    ...(isSignOut(asked) && { beforeAnswer: () => forgetSession(base, asked) }),
  };
}

/** Removes the session from the API's cache, so that the API rejects it once the sign-out is answered. */
async function forgetSession({ env, pg }: Gateway["base"], asked: ApiRequest): Promise<void> {
  const token = cookieOf(asked, sessionCookie(env));
  const sessionId = token && (await decodeSession(env, token));
  if (sessionId) forgetCredential(pg, sessionId);
}

/** A post, or a request for JSON alone: a whole page would tell a program nothing. */
function isOfProgram({ asked, isFile }: Visit): boolean {
  if (isFile || isAction(asked) || asked.path.startsWith("/api/auth/") || acceptsHtml(asked)) return false;
  const wantsJson = /^\s*application\/(?:[\w.-]+\+)?json\s*(?:;[^,]*)?$/i.test(asked.header("accept") ?? "");
  return asked.method === "POST" || wantsJson;
}

/** A server action answers with its result, without rendering its page. */
function isAction({ method, header }: ApiRequest): boolean {
  return method === "POST" && header("next-action") !== undefined;
}

const isSignInPath = ({ path }: ApiRequest): boolean => path.startsWith("/api/auth/");

function isSignIn(asked: ApiRequest): boolean {
  return asked.method === "POST" && isSignInPath(asked);
}

function isSignOut({ method, path }: ApiRequest): boolean {
  return method === "POST" && /^\/api\/auth\/signout\/?$/.test(path);
}
