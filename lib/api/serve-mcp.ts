import type { CallToolResult } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { Env } from "../core/env.ts";
import { errorCodes, isServiceError, ServiceError } from "../core/errors.ts";
import { invalidField } from "../core/invalid-field.ts";
import { isLoopback } from "../core/loopback.ts";
import { splitPublicOrigin } from "../core/public-origin.ts";
import type { ClientBuckets } from "./address-buckets.ts";
import { requireAllowed } from "./admit-request.ts";
import { askedOrigin, WRONG_HOST } from "./allowed-host.ts";
import type { Authenticator } from "./authenticator.ts";
import { type Caller, suspendedError } from "./caller.ts";
import { cameByCookie } from "./credentials.ts";
import type { Endpoint } from "./declaration/define-endpoint.ts";
import { errorBody } from "./envelope.ts";
import type { LimitStore } from "./limit-store.ts";
import type { Exchange } from "./mcp-exchange.ts";
import { MCP_PATH, RESOURCE_METADATA_PATH } from "./mcp-paths.ts";
import type { McpTool } from "./mcp-tools.ts";
import type { ApiRequest, ApiResponse } from "./message.ts";
import type { Pipeline } from "./pipeline.ts";
import { readBytes, readJson } from "./read-input.ts";
import type { Handled, Received } from "./request-state.ts";
import { declaredPath } from "./router.ts";

interface McpOptions {
  env: Pick<Env, "PUBLIC_ORIGIN" | "ALLOWED_HOSTS">;
  isOwnHost: (host: string | undefined) => boolean;
  authenticator: Authenticator;
  limits: LimitStore;
  clientBuckets: ClientBuckets;
  exchange: Exchange;
  pipeline: Pipeline;
}

type Admitted = Received & { caller: Caller | null };
type Answer = { reply: ApiResponse; calledEndpoint: boolean };

/** One message. Batches ended with version 2025-06-18 of the protocol. */
const Message = z.looseObject({ jsonrpc: z.literal("2.0") }, "must be one message of JSON-RPC 2.0");

/** How usage and metrics name a message that calls no endpoint. */
const MCP_ROUTE = { operation: "mcp", endpoint: { method: "POST", path: MCP_PATH } } as const;

/**
 * Answers requests to `/mcp`. A request counts as one before its body is read; a tool is called through its endpoint's pipeline, which
 * charges it in place of that, and records it.
 */
export function createMcp(options: McpOptions) {
  const { env, limits, clientBuckets, pipeline } = options;
  const { fail } = pipeline;

  function refuse(state: Admitted, thrown: unknown): Answer {
    const { reply } = fail(state, thrown);
    if (reply.status !== 401) return { reply, calledEndpoint: false };
    const metadata = `${askedOrigin(env, state.request.header("host"))}${RESOURCE_METADATA_PATH}`;
    const challenge = `Bearer resource_metadata="${metadata}"`;
    return { reply: { ...reply, headers: { ...reply.headers, "WWW-Authenticate": challenge } }, calledEndpoint: false };
  }

  async function handle(received: Received): Promise<{ handled: Handled; calledEndpoint: boolean }> {
    let state: Admitted = { ...received, caller: null };
    try {
      state = { ...received, caller: await authenticate(options, received) };
      const buckets = state.caller?.buckets.default ?? clientBuckets(received.request);
      const charge = requireAllowed(await limits.charge(buckets, state.at));
      const serveInstead = async (request: ApiRequest) => {
        await limits.giveBack(buckets, state.at);
        return pipeline.serve(request);
      };
      const { reply, calledEndpoint } = await answer(options, serveInstead, state).catch((thrown) =>
        refuse(state, thrown),
      );
      return { handled: { ...state, match: null, charge, cost: null, reply }, calledEndpoint };
    } catch (thrown) {
      return { handled: fail(state, thrown), calledEndpoint: false };
    }
  }

  return {
    owns: ({ path }: ApiRequest): boolean => path.startsWith(MCP_PATH) && declaredPath(path) === MCP_PATH,
    async serve(request: ApiRequest): Promise<ApiResponse> {
      const started = performance.now();
      const { handled, calledEndpoint } = await handle(pipeline.receive(request));
      return calledEndpoint ? pipeline.reply(handled) : pipeline.finish(handled, MCP_ROUTE, started);
    },
  };
}

/** Only Bearer credentials: a cookie would let any page of this origin act. */
async function authenticate(
  { authenticator, limits, clientBuckets }: McpOptions,
  { request, at }: Received,
): Promise<Caller | null> {
  if (cameByCookie(request)) return null;
  const caller = await authenticator.authenticate(request, at, () => limits.peek(clientBuckets(request), at).allowed);
  // Publishable keys are for pages, which this does not answer.
  return caller?.pages ? null : caller;
}

async function answer(
  { env, isOwnHost, exchange }: McpOptions,
  serve: Pipeline["serve"],
  state: Admitted,
): Promise<Answer> {
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

interface CalledTool {
  result: CallToolResult;
  /** The endpoint's response; null if the arguments did not make a request. */
  response: ApiResponse | null;
}

/**
 * Calls a tool: sends a request with the caller's credentials through the endpoint's own pipeline, which authenticates, charges,
 * authorizes and validates it as any other. Errors of the API, and an unknown tool, become results with `isError`, which models read.
 */
async function callTool(
  serve: (request: ApiRequest) => Promise<ApiResponse>,
  received: Received,
  tool: McpTool | undefined,
  given: Readonly<Record<string, unknown>>,
): Promise<CalledTool> {
  if (!tool) {
    const unknown = invalidField("name", "is not the name of a tool; list the tools");
    return { result: errorOf(unknown, received.at), response: null };
  }
  const { endpoint, view } = tool;
  let call: EndpointCall;
  try {
    call = writeCall(endpoint, given);
  } catch (thrown) {
    if (!isServiceError(thrown)) throw thrown;
    return { result: errorOf(thrown, received.at), response: null };
  }
  const response = await serve(asRequest(received, call));
  // Every response of an endpoint is an object.
  const answer: Record<string, unknown> = JSON.parse(Buffer.from(response.body).toString());
  if (answer.success !== true) return { result: refusal(answer, response.headers["Retry-After"]), response };
  const content = view ? { ...view.of(answer as never) } : answer; // It matches the schema for which the view is declared.
  return {
    result: { content: [{ type: "text", text: JSON.stringify(content) }], structuredContent: content },
    response,
  };
}

/** Headers that a call takes from the message that caused it. */
const passedOn = ["authorization", "host", "x-forwarded-for"];

function asRequest({ request, requestId }: Received, { method, path, query, body }: EndpointCall): ApiRequest {
  const own = new Map([
    ["content-type", "application/json"],
    ["x-request-id", requestId],
  ]);
  return {
    method,
    path,
    query,
    header: (name) => (passedOn.includes(name) ? request.header(name) : own.get(name)),
    peer: request.peer,
    readBody: async (limit) => (body.length > limit ? null : body),
    signal: request.signal,
  };
}

function errorOf(error: ServiceError, at: number): CallToolResult {
  // A body of the API is an object.
  return refusal(JSON.parse(errorBody(error, at)) as Record<string, unknown>);
}

/** An error as text only, since structured content must match the tool's output schema. */
function refusal(answer: Record<string, unknown>, retryAfter?: string): CallToolResult {
  const { error, message, details } = answer;
  const known = typeof error === "string" && Object.hasOwn(errorCodes, error);
  const remedy = known ? errorCodes[error as keyof typeof errorCodes].fix : undefined; // `known` says so.
  const text = { error, message, details, remedy, retryAfterSeconds: retryAfter && Number(retryAfter) };
  return { isError: true, content: [{ type: "text", text: JSON.stringify(text) }] };
}

interface EndpointCall {
  method: string;
  path: string;
  /** Without the question mark. */
  query: string;
  body: Uint8Array;
}

/**
 * Turns a tool's arguments into a request to its endpoint, which validates them. Throws INVALID_REQUEST for arguments that a request
 * cannot contain. Null counts as absent, except in a body.
 */
function writeCall(endpoint: Endpoint, given: Readonly<Record<string, unknown>>): EndpointCall {
  const rest = new Map(Object.entries(given));
  const take = (name: string): string | undefined => {
    const value = rest.get(name);
    rest.delete(name);
    return value === undefined || value === null ? undefined : scalar(name, value);
  };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = take(name);
    if (!value) throw invalidField(name, "is missing");
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const name of Object.keys(endpoint.query?.shape ?? {})) {
    const value = take(name);
    if (value !== undefined) query.set(name, value);
  }
  const [unknown] = rest.keys();
  if (!endpoint.body && unknown !== undefined) throw invalidField(unknown, "is not an argument of this tool");
  const body = endpoint.body ? JSON.stringify(Object.fromEntries(rest)) : "";
  return { method: endpoint.method, path, query: query.toString(), body: new TextEncoder().encode(body) };
}

function scalar(name: string, value: unknown): string {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return String(value);
  throw invalidField(name, "must be a text, a number or a boolean");
}
