import { createElement, type ReactNode } from "react";
import { ApiError } from "../../lib/api/client.ts";
import type { ErrorDetail } from "../../lib/core/errors.ts";
import type { Texts } from "../texts/create-texts.ts";

/** Why an API call failed, as it is shown to the user. */
export interface Problem {
  /** What the API calls it; `UNREACHABLE` without an answer. */
  code: string;
  /** In English. */
  message: string;
  /** Of a limit: when to try again. */
  seconds: number;
  /** Invalid fields of the body. */
  fields: readonly string[];
  /** Each invalid value with its full path. */
  details: readonly ErrorDetail[];
  /** The session has ended; signing in again helps. */
  signedOut: boolean;
}

const none = { seconds: 0, fields: [], details: [], signedOut: false } as const;

export function toProblem(thrown: unknown): Problem {
  if (!(thrown instanceof ApiError)) return { ...none, code: "UNREACHABLE", message: "The service did not answer." };
  const { code, status } = thrown;
  const id = status >= 500 && thrown.requestId ? ` (request ${thrown.requestId})` : "";
  const said = { ...none, code, message: `${thrown.message}${id}` };
  if (status === 401) return { ...said, signedOut: true };
  if (code === "RATE_LIMIT_EXCEEDED") return { ...said, seconds: thrown.retryAfter ?? 60 };
  const fields = thrown.details.flatMap(({ path }) => {
    const [, field] = /^body\.(\w+)/.exec(path) ?? [];
    return field === undefined ? [] : [field];
  });
  return { ...said, fields, details: thrown.details };
}

/** A problem in the reader's language, with the API's own sentence, which says more than its code. */
export function describeProblem(problem: Problem, t: Texts<"api.problem">): ReactNode {
  const { code, message, seconds } = problem;
  if (code === "UNREACHABLE") return t("unreachable");
  if (problem.signedOut) return t("signedOut");
  if (code === "RATE_LIMIT_EXCEEDED") return t("limited", { seconds });
  return t.rich("refused", { code, message, own: (inside) => createElement("span", { lang: "en" }, inside) });
}
