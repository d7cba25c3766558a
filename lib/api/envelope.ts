import { isDatabaseUnreachable } from "../core/db.ts";
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
  const end = timestamp(at);
  return json.length > 2 ? `{"success":true,${json.slice(1, -1)},${end}` : `{"success":true,${end}`;
}

const timestamp = (at: number) => `"timestamp":"${iso(at)}"}`;

/** The body of an error. */
export function errorBody(error: ServiceError, at: number): string {
  const { code, message, details } = error;
  return JSON.stringify({ success: false, error: code, message, details, timestamp: iso(at) });
}

export function statusOf(error: ServiceError): number {
  return errorCodes[error.code].status;
}

/** Any thrown value as an error for the caller. For internal errors the caller gets only the request's id. */
export function toServiceError(thrown: unknown, requestId: string): ServiceError {
  if (isServiceError(thrown)) return thrown;
  if (isDatabaseUnreachable(thrown)) {
    return new ServiceError("SERVICE_UNAVAILABLE", "The service's database does not answer; try again.", {
      cause: thrown,
    });
  }
  return new ServiceError("INTERNAL_ERROR", `A fault of ours. Tell us the request id ${requestId}.`, { cause: thrown });
}
