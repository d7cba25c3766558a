import { isDatabaseUnreachable } from "../core/db.ts";
import { errorCodes, isServiceError, ServiceError } from "../core/errors.ts";

let lastAt = Number.NaN;
let lastIso = "";

/** ISO 8601 in UTC, cached because many responses have the same millisecond. */
function iso(at: number): string {
  if (at !== lastAt) {
    lastIso = new Date(at).toISOString();
    lastAt = at;
  }
  return lastIso;
}

export function successBody(fields: object, at: number): string {
  return bodyOf(withoutBraces(JSON.stringify(fields)), at);
}

const texts = new WeakMap<object, string>();

/** The same for fields that are sent again and do not change meanwhile. */
export function repeatedBody(fields: object, at: number): string {
  const json = texts.get(fields) ?? withoutBraces(JSON.stringify(fields));
  texts.set(fields, json);
  return bodyOf(json, at);
}

/** The same for fields as JSON without its braces. */
export function bodyOf(json: string, at: number): string {
  const end = `"timestamp":"${iso(at)}"}`;
  return json === "" ? `{"success":true,${end}` : `{"success":true,${json},${end}`;
}

function withoutBraces(json: string): string {
  return json.slice(1, -1);
}

export function errorBody(error: ServiceError, at: number): string {
  const { code, message, details } = error;
  return JSON.stringify({ success: false, error: code, message, details, timestamp: iso(at) });
}

export function statusOf(error: ServiceError): number {
  return errorCodes[error.code].status;
}

/** Converts any thrown value to an error for the caller, who gets only the request id of internal errors. */
export function toServiceError(thrown: unknown, requestId: string): ServiceError {
  if (isServiceError(thrown)) return thrown;
  if (isDatabaseUnreachable(thrown)) {
    return new ServiceError("SERVICE_UNAVAILABLE", "The service's database does not respond; try again.", {
      cause: thrown,
    });
  }
  return new ServiceError("INTERNAL_ERROR", `Internal error. Send the operator the request id ${requestId}.`, {
    cause: thrown,
  });
}
