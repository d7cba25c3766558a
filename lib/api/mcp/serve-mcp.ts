import { z } from "zod";
import type { Env } from "../../core/env.ts";
import { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { isLoopback } from "../../core/loopback.ts";
import { splitPublicOrigin } from "../../core/public-origin.ts";
import type { ClientBuckets } from "../address-buckets.ts";
import { askedOrigin, WRONG_HOST } from "../allowed-host.ts";
import type { Authenticator } from "../authenticator.ts";
import { type Caller, suspendedError } from "../caller.ts";
import { cameByCookie } from "../credentials.ts";
import type { LimitStore } from "../limit-store.ts";
import type { ApiRequest, ApiResponse } from "../message.ts";
import { requireAllowed } from "../pipeline/charge.ts";
import type { Fail } from "../pipeline/reply.ts";
import type { Handled, Received } from "../pipeline/state.ts";
import { readBytes, readJson } from "../read-input.ts";
import { callTool } from "./call-tool.ts";
import type { Exchange } from "./exchange.ts";
import { MCP_PATH, RESOURCE_METADATA_PATH } from "./paths.ts";

interface McpOptions {
  env: Pick<Env, "PUBLIC_ORIGIN" | "ALLOWED_HOSTS">;
  isOwnHost: (host: string | undefined) => boolean;
  authenticator: Authenticator;
  limits: LimitStore;
  clientBuckets: ClientBuckets;
  fail: Fail;
  exchange: Exchange;
  /** Calls an endpoint. Never throws. */
  serve: (request: ApiRequest) => Promise<ApiResponse>;
}

export interface McpOutcome {
  handled: Handled;
  /** Whether an endpoint was called, which charged and recorded the request. */
  calledEndpoint: boolean;
}

type Admitted = Received & { caller: Caller | null };
type Answer = { reply: ApiResponse; calledEndpoint: boolean };

/** One message. Batches ended with version 2025-06-18 of the protocol. */
const Message = z.looseObject({ jsonrpc: z.literal("2.0") }, "must be one message of JSON-RPC 2.0");

/**
 * Answers requests to `/mcp`. A request counts as one before its body is read; a tool is called through its endpoint's pipeline, which
 * charges it in place of that.
 */
export function createMcp(options: McpOptions): (received: Received) => Promise<McpOutcome> {
  const { env, authenticator, limits, clientBuckets, fail, serve } = options;

  /** Only Bearer credentials: a cookie would let any page of this origin act. */
  async function authenticate({ request, at }: Received): Promise<Caller | null> {
    if (cameByCookie(request)) return null;
    const caller = await authenticator.authenticate(request, at, () => limits.peek(clientBuckets(request), at).allowed);
    // Publishable keys are for pages, which this does not answer.
    return caller?.pages ? null : caller;
  }

  function refuse(state: Admitted, thrown: unknown): Answer {
    const { reply } = fail(state, thrown);
    if (reply.status !== 401) return { reply, calledEndpoint: false };
    const metadata = `${askedOrigin(env, state.request.header("host"))}${RESOURCE_METADATA_PATH}`;
    const challenge = `Bearer resource_metadata="${metadata}"`;
    return { reply: { ...reply, headers: { ...reply.headers, "WWW-Authenticate": challenge } }, calledEndpoint: false };
  }

  return async (received) => {
    let state: Admitted = { ...received, caller: null };
    try {
      state = { ...received, caller: await authenticate(received) };
      const buckets = state.caller?.buckets.default ?? clientBuckets(received.request);
      const charge = requireAllowed(await limits.charge(buckets, state.at));
      const serveInstead = async (request: ApiRequest) => {
        await limits.giveBack(buckets, state.at);
        return serve(request);
      };
      const { reply, calledEndpoint } = await answer({ ...options, serve: serveInstead }, state).catch((thrown) =>
        refuse(state, thrown),
      );
      return { handled: { ...state, match: null, charge, cost: null, reply }, calledEndpoint };
    } catch (thrown) {
      return { handled: fail(state, thrown), calledEndpoint: false };
    }
  };
}

async function answer({ env, isOwnHost, exchange, serve }: McpOptions, state: Admitted): Promise<Answer> {
  const { request, caller } = state;
  if (!isOwnHost(request.header("host"))) throw invalidField("Host", WRONG_HOST);
  requireOrigin(request, env.PUBLIC_ORIGIN);
  if (!caller) {
    throw new ServiceError("UNAUTHORIZED", "This needs a valid API key in the header Authorization: Bearer <key>.");
  }
  if (caller.suspension !== undefined) throw suspendedError(caller.suspension);
  if (request.method !== "POST") return { reply: methodNotAllowed(), calledEndpoint: false };
  const message = readJson(Message, request, await readBytes(request));
  let called: ApiResponse | null = null;
  const response = await exchange(transportRequest(request, env.PUBLIC_ORIGIN), message, async (tool, given) => {
    const { result, response } = await callTool(serve, state, tool, given);
    called = response;
    return result;
  });
  const reply = { status: response.status, headers: limitHeaders(called), body: await response.text() };
  return { reply, calledEndpoint: called !== null };
}

/** Prevents DNS rebinding: pages of other origins may not send messages. Programs send no Origin. */
function requireOrigin(request: ApiRequest, publicOrigin: string): void {
  const origin = request.header("origin");
  if (origin === undefined || origin === splitPublicOrigin(publicOrigin).origin) return;
  if (isLoopback(publicOrigin) && URL.canParse(origin) && isLoopback(origin)) return;
  throw new ServiceError("FORBIDDEN", `Only programs and pages of ${publicOrigin} may send messages here.`);
}

/** Without sessions there is no stream to open (GET) and nothing to end (DELETE). */
function methodNotAllowed(): ApiResponse {
  const error = { code: -32_000, message: "Method not allowed: send messages by POST; there are no sessions." };
  return { status: 405, headers: { Allow: "POST" }, body: JSON.stringify({ jsonrpc: "2.0", error, id: null }) };
}

/** The parts of a request that the protocol reads. Every answer is JSON, whatever a client accepts. */
function transportRequest(request: ApiRequest, publicOrigin: string): Request {
  const headers = new Headers({ accept: "application/json, text/event-stream" });
  for (const name of ["content-type", "mcp-protocol-version", "mcp-method", "mcp-name"]) {
    const value = request.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return new Request(`${publicOrigin}${MCP_PATH}`, { method: "POST", headers });
}

/** The limit that a tool's endpoint charged. */
function limitHeaders(called: ApiResponse | null): Record<string, string> {
  const shown = Object.entries(called?.headers ?? {}).filter(([name]) => name.startsWith("X-RateLimit-"));
  return Object.fromEntries(shown);
}
