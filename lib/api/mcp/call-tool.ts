import type { CallToolResult } from "@modelcontextprotocol/server";
import { errorCodes, isServiceError, type ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import type { Endpoint } from "../define-endpoint.ts";
import { errorBody } from "../envelope.ts";
import type { ApiRequest, ApiResponse } from "../message.ts";
import type { Received } from "../pipeline/state.ts";
import type { McpTool } from "./tools.ts";

interface CalledTool {
  result: CallToolResult;
  /** The endpoint's response; null if the arguments did not make a request. */
  response: ApiResponse | null;
}

/**
 * Calls a tool: sends a request with the caller's credentials through the endpoint's own pipeline, which authenticates, charges,
 * authorizes and validates it as any other. Errors of the API, and an unknown tool, become results with `isError`, which models read.
 */
export async function callTool(
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
