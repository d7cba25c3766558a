import { ApiError } from "../../lib/api/client.ts";
import type { ErrorDetail } from "../../lib/core/errors.ts";

/** Why a call failed, for the person who made it. */
export interface Problem {
  message: string;
  /** Fields of the body that are wrong. */
  fields: readonly string[];
  /** Each fault with its whole path. */
  details: readonly ErrorDetail[];
  /** The session is over: signing in again is the way on. */
  signedOut: boolean;
}

/** A thrown value as something to say. */
export function toProblem(thrown: unknown): Problem {
  if (!(thrown instanceof ApiError)) {
    return say("We could not reach the service. Check your connection and try again; nothing was changed.");
  }
  if (thrown.status === 401) {
    return { ...say("Your session has ended. Sign in again; what you wrote stays here."), signedOut: true };
  }
  if (thrown.code === "RATE_LIMIT_EXCEEDED") {
    return say(`Your limit is used up. It opens again in ${thrown.retryAfter ?? 60} seconds.`);
  }
  const fields = thrown.details.flatMap(({ path }) => {
    const [, field] = /^body\.(\w+)/.exec(path) ?? [];
    return field === undefined ? [] : [field];
  });
  const id = thrown.status >= 500 && thrown.requestId ? ` (request ${thrown.requestId})` : "";
  return { ...say(`${thrown.message}${id}`), fields, details: thrown.details };
}

function say(message: string): Problem {
  return { message, fields: [], details: [], signedOut: false };
}
