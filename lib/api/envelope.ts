import { errorCodes, isServiceError, ServiceError } from "../core/errors.ts";

let lastAt = Number.NaN;
let lastIso = "";

/** ISO 8601 in UTC. Many answers fall in one millisecond: its text is made once. */
function iso(at: number): string {
  if (at !== lastAt) {
    lastIso = new Date(at).toISOString();
    lastAt = at;
  }
  return lastIso;
}

/** The body of a success: `success`, the fields, `timestamp`. */
export function successBody(fields: object, at: number): string {
  const json = JSON.stringify(fields);
  const timestamp = `"timestamp":"${iso(at)}"}`;
  return json.length > 2 ? `{"success":true,${json.slice(1, -1)},${timestamp}` : `{"success":true,${timestamp}`;
}

/** The body of an error. */
export function errorBody(error: ServiceError, at: number): string {
  const { code, message, details } = error;
  return JSON.stringify({ success: false, error: code, message, details, timestamp: iso(at) });
}

export function statusOf(error: ServiceError): number {
  return errorCodes[error.code].status;
}

// PostgreSQL's classes for lost and refused connections, Node's and Prisma's codes for the same.
const UNREACHABLE =
  /^(?:08...|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|P1001|P1002|P1008|P1017|P2024)$/;

/** Any thrown value as an error for the caller. What is not meant for them is told only by the request's id. */
export function toServiceError(thrown: unknown, requestId: string): ServiceError {
  if (isServiceError(thrown)) return thrown;
  if (isUnreachable(thrown)) {
    return new ServiceError("SERVICE_UNAVAILABLE", "The service cannot reach its database; try again.", {
      cause: thrown,
    });
  }
  return new ServiceError("INTERNAL_ERROR", `A fault of ours. Tell us the request id ${requestId}.`, { cause: thrown });
}

function isUnreachable(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if ("code" in thrown && typeof thrown.code === "string" && UNREACHABLE.test(thrown.code)) return true;
  return /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error/.test(
    thrown.message,
  );
}
