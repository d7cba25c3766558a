import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptsHtml } from "../api/accepts-html.ts";
import type { AddressLimit } from "../api/address-buckets.ts";
import type { Api } from "../api/create-api.ts";
import { cookieOf } from "../api/credentials.ts";
import type { ApiRequest, ApiResponse } from "../api/message.ts";
import { type PageOutcome, recordPage } from "../api/metrics.ts";
import { toNode } from "../api/node-adapter.ts";
import { decodeSession, sessionCookie } from "../auth/session-token.ts";
import type { Context } from "../core/context.ts";
import { forgetCredential, saveCounts } from "../domains/developers/index.ts";
import { type Forwarding, forward } from "./forward.ts";
import type { PagesProcess } from "./pages-process.ts";
import { plainPage, type Refusal } from "./plain-page.ts";
import { createSemaphore } from "./semaphore.ts";

/** Renders at once: while one waits for the database another one uses the processor. */
const RENDERS = { atOnce: 8, waiting: 128, perClient: 48 };
/** Files are sent beside them, so that a page that was rendered is not kept waiting for its scripts. */
const FILES = { atOnce: 32, waiting: 256, perClient: 64 };
/** Bodies being read, which takes as long as a client makes it. */
const BODIES = { atOnce: 256, waiting: 0, perClient: 16 };
/** Files come with pages: how many requests for one count as much as a page. */
const FILES_PER_PAGE = 5;

const KIB = 1024;
/** Longest body of a request, bytes: of a server action as of the API; of everything else, sign-in included. */
const LONGEST_BODY = { action: 256 * KIB, other: 64 * KIB };
const LONGEST_ANSWER = { page: 1024 * KIB, file: 4 * 1024 * KIB };

const refusals = {
  limited: {
    status: 429,
    title: "Too many pages",
    text: "More pages were opened from your address than a minute allows. Wait a moment, then load this page again.",
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
} as const;

export interface PageGateway {
  /** Answer a request that is not the API's with a page or a file. Rejects where the answer broke off. */
  answer(asked: ApiRequest, request: IncomingMessage, response: ServerResponse): Promise<void>;
}

interface Visit {
  asked: ApiRequest;
  request: IncomingMessage;
  response: ServerResponse;
  client: string;
  isFile: boolean;
  /** Aborted when the client is gone, or has its answer. */
  signal: AbortSignal;
}

/** The way to the pages: what a client may ask for, how much at once, and what it hears when there is no page. */
export function createPageGateway(options: {
  api: () => Api;
  pages: PagesProcess;
  /** Paths that are answered with files. */
  files: ReadonlySet<string>;
  base: Pick<Context, "env" | "pg">;
}): PageGateway {
  const { pages, files, base } = options;
  const { env, pg } = base;
  const renders = createSemaphore(RENDERS);
  const sendings = createSemaphore(FILES);
  const bodies = createSemaphore(BODIES);
  const limits = {
    page: { name: "pages", perMinute: env.PAGES_PER_MINUTE },
    file: { name: "files", perMinute: env.PAGES_PER_MINUTE * FILES_PER_PAGE },
  };

  /** What a request counts against; undefined: like a request to the API. Sign-in and server actions are the ones with a body. */
  function limitOf({ asked, isFile }: Visit): AddressLimit | undefined {
    if (asked.method !== "GET" && asked.method !== "HEAD") return undefined;
    return isFile ? limits.file : limits.page;
  }

  function refuse({ asked, request, response }: Visit, why: keyof typeof refusals & PageOutcome): void {
    const refusal: Refusal = { retryAfter: 1, ...refusals[why] };
    recordPage(why);
    toNode(plainPage(asked, env.PUBLIC_ORIGIN, refusal), request, response);
  }

  /** The answer to a client that is over its limit, readable where a page was asked for. */
  function refuseLimited(visit: Visit, refused: ApiResponse): void {
    const { asked, request, response } = visit;
    recordPage("limited");
    const page = plainPage(asked, env.PUBLIC_ORIGIN, { ...refusals.limited, retryAfter: 1 });
    const isPage = refused.status === 429 && acceptsHtml(asked);
    const answer = isPage ? { ...page, headers: { ...page.headers, ...limitHeaders(refused) } } : refused;
    toNode(answer, request, response);
  }

  /** The body; null where there is none, `refused` where the request was answered. */
  async function readBody({ asked, request, response, client, signal, ...visit }: Visit) {
    if (!hasBody(request)) return null;
    const reading = bodies.acquire(client, signal);
    if (!reading) {
      refuse({ asked, request, response, client, signal, ...visit }, "busy");
      return "refused";
    }
    const release = await reading;
    try {
      const isAction = asked.method === "POST" && asked.header("next-action") !== undefined;
      const longest = isAction ? LONGEST_BODY.action : LONGEST_BODY.other;
      const body = await asked.readBody(longest);
      if (body) return body;
      toNode(await options.api().refuse(asked.peer, `has a body of more than ${longest / KIB} KiB`), request, response);
      return "refused";
    } finally {
      release();
    }
  }

  async function render(visit: Visit, body: Uint8Array | null): Promise<void> {
    const acquiring = (visit.isFile ? sendings : renders).acquire(visit.client, visit.signal);
    if (!acquiring) return refuse(visit, "busy");
    const release = await acquiring;
    try {
      if (pages.state() === "starting") await pages.ready;
      if (pages.state() !== "up") return refuse(visit, "unavailable");
      await prepare(visit.asked);
      const isAnswered = await forward(visit.request, visit.response, forwardingOf(visit, body));
      if (isAnswered) recordPage("answered");
      else refuse(visit, "unavailable");
    } finally {
      release();
    }
  }

  /** What this process counted and has not stored, where a page shows it. */
  async function prepare(asked: ApiRequest): Promise<void> {
    if (!/^\/portal(?:\/|$)/.test(asked.path) || cookieOf(asked, sessionCookie(env)) === null) return;
    // Without a database the page says so.
    await saveCounts(pg).catch(() => {});
  }

  function forwardingOf({ asked, isFile }: Visit, body: Uint8Array | null): Forwarding {
    return {
      socket: pages.socket(),
      body,
      trustProxy: env.TRUST_PROXY,
      mostBytes: isFile ? LONGEST_ANSWER.file : LONGEST_ANSWER.page,
      ...(isSignOut(asked) && { beforeAnswer: () => forgetSession(asked) }),
    };
  }

  /** Whoever has been signed out is unknown to the API from that answer on. */
  async function forgetSession(asked: ApiRequest): Promise<void> {
    const token = cookieOf(asked, sessionCookie(env));
    const sessionId = token && (await decodeSession(env, token));
    if (sessionId) forgetCredential(pg, sessionId);
  }

  return {
    async answer(asked, request, response) {
      const gone = new AbortController();
      response.once("close", () => gone.abort());
      const client = options.api().clientOf(asked);
      const visit = { asked, request, response, client, isFile: files.has(asked.path), signal: gone.signal };
      try {
        const refused = await options.api().chargeAddress(asked, limitOf(visit));
        if (refused) return refuseLimited(visit, refused);
        const body = await readBody(visit);
        if (body !== "refused") await render(visit, body);
      } catch (error) {
        // Nobody is there to hear of it.
        if (gone.signal.aborted) return;
        recordPage("failed");
        throw error;
      }
    },
  };
}

function limitHeaders({ headers }: ApiResponse): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => /^(?:x-ratelimit-|retry-after$)/i.test(name)));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function isSignOut({ method, path }: ApiRequest): boolean {
  return method === "POST" && /^\/api\/auth\/signout\/?$/.test(path);
}
