import type { z } from "zod";
import { type ErrorCode, type ErrorDetail, ServiceError } from "../../core/errors.ts";
import { MAX_LIMIT } from "../../core/schemas.ts";

type Place = "path" | "query" | "body";

/** Query parameters whose errors have their own codes; others are INVALID_REQUEST. `issue` is zod's code; absent: any. */
const queryErrors: readonly { name: string; issue?: string; code: ErrorCode; message: string }[] = [
  { name: "category", code: "INVALID_CATEGORY", message: "Invalid category: not an allowed value." },
  { name: "status", code: "INVALID_STATUS", message: "Invalid status filter: not an allowed value." },
  {
    name: "limit",
    issue: "too_big",
    code: "LIMIT_EXCEEDS_MAXIMUM",
    message: `Limit exceeds maximum: ${MAX_LIMIT} at most.`,
  },
];

const MAX_DETAILS = 20;
/** Longest path and message of a detail: both contain names that the caller chose. */
const MAX_TEXT = 300;

const short = (text: string) => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text);

export function codesOfQuery(query: z.ZodObject | undefined): ErrorCode[] {
  const names = Object.keys(query?.shape ?? {});
  return queryErrors.filter((entry) => names.includes(entry.name)).map((entry) => entry.code);
}

/** For a union: the issues of the option with the fewest unknown fields, then the fewest issues; at a tie the union's own issue. */
function nearest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const forms = issue.errors
    .map((errors) => ({ unknown: countUnknown(errors), faults: errors.flatMap(nearest) }))
    .sort((a, b) => a.unknown - b.unknown || a.faults.length - b.faults.length);
  const [best, second] = forms;
  if (!best || (best.unknown === second?.unknown && best.faults.length === second.faults.length)) return [issue];
  return best.faults.map((fault) => ({ ...fault, path: [...issue.path, ...fault.path] }));
}

/** Number of top-level fields that an option does not know. */
function countUnknown(errors: readonly z.core.$ZodIssue[]): number {
  return errors.reduce(
    (sum, issue) => sum + (issue.code === "unrecognized_keys" && issue.path.length === 0 ? issue.keys.length : 0),
    0,
  );
}

/** The error for zod's issues, with one detail each. */
export function inputError(place: Place, refused: readonly z.core.$ZodIssue[]): ServiceError {
  const issues = refused.flatMap(nearest);
  const details: ErrorDetail[] = issues.slice(0, MAX_DETAILS).map((issue) => ({
    path: short([place, ...issue.path.map(String)].join(".")),
    message: short(issue.message),
  }));
  for (const { name, issue: wanted, code, message } of place === "query" ? queryErrors : []) {
    const isFound = issues.some((issue) => issue.path[0] === name && (!wanted || wanted === issue.code));
    if (isFound) return new ServiceError(code, message, { details });
  }
  const first = details[0];
  const message = first ? `The request is not valid: ${first.path}: ${first.message}.` : "The request is not valid.";
  return new ServiceError("INVALID_REQUEST", message, { details });
}
