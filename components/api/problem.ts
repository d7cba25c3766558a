import { ApiError } from "../../lib/api/client.ts";
import type { ErrorDetail } from "../../lib/core/errors.ts";

/** Why an API call failed, as it is shown to the user. */
export interface Problem {
  message: string;
  /** Invalid fields of the body. */
  fields: readonly string[];
  /** Each invalid value with its full path. */
  details: readonly ErrorDetail[];
  /** The session has ended; signing in again helps. */
  signedOut: boolean;
}

export function toProblem(thrown: unknown): Problem {
  if (!(thrown instanceof ApiError)) {
    return withMessage("We could not reach the service. Check your connection and try again; nothing was changed.");
  }
  if (thrown.status === 401) {
    return { ...withMessage("Your session has ended. Sign in again; what you entered stays here."), signedOut: true };
  }
  if (thrown.code === "RATE_LIMIT_EXCEEDED") {
    return withMessage(`You reached your rate limit. Try again in ${thrown.retryAfter ?? 60} seconds.`);
  }
  const fields = thrown.details.flatMap(({ path }) => {
    const [, field] = /^body\.(\w+)/.exec(path) ?? [];
    return field === undefined ? [] : [field];
  });
  const id = thrown.status >= 500 && thrown.requestId ? ` (request ${thrown.requestId})` : "";
  return { ...withMessage(`${thrown.message}${id}`), fields, details: thrown.details };
}

function withMessage(message: string): Problem {
  return { message, fields: [], details: [], signedOut: false };
}
