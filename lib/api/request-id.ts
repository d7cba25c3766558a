import { randomBytes } from "node:crypto";
import type { ApiRequest } from "./message.ts";

// Unique, not secret: random for the process, then counted.
const processPart = randomBytes(8).toString("hex");
let requests = 0;

/** The request's own X-Request-Id where it is well formed, else a new one. */
export function requestIdOf(request: ApiRequest): string {
  const given = request.header("x-request-id");
  if (given !== undefined && /^[A-Za-z0-9_-]{8,64}$/.test(given)) return given;
  requests++;
  return `req_${processPart}${requests.toString(36).padStart(10, "0")}`;
}
