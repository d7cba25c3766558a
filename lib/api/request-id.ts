import { randomBytes } from "node:crypto";
import type { ApiRequest } from "./message.ts";

// Unique, not secret: random part of the process, then a counter.
const processPart = randomBytes(8).toString("hex");
let requests = 0;

/** The request's X-Request-Id if it is well formed, otherwise a new id. */
export function requestIdOf(request: ApiRequest): string {
  const given = request.header("x-request-id");
  if (given !== undefined && /^[A-Za-z0-9_-]{8,64}$/.test(given)) return given;
  requests++;
  return `req_${processPart}${requests.toString(36).padStart(10, "0")}`;
}
