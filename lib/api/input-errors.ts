import type { z } from "zod";
import { type ErrorCode, type ErrorDetail, ServiceError } from "../core/errors.ts";

export type Place = "path" | "query" | "body";

/**
 * Query parameters whose faults have codes of their own; every other fault of an input is INVALID_REQUEST. `issue` is
 * zod's code of the fault, absent for any.
 */
export const parameterErrors: readonly {
  place: Place;
  name: string;
  issue?: string;
  code: ErrorCode;
  message: string;
}[] = [
  { place: "query", name: "category", code: "INVALID_CATEGORY", message: "The category is not an allowed value." },
  { place: "query", name: "status", code: "INVALID_STATUS", message: "The status filter is not an allowed value." },
  {
    place: "query",
    name: "limit",
    issue: "too_big",
    code: "LIMIT_EXCEEDS_MAXIMUM",
    message: "The limit exceeds the maximum of 100.",
  },
];

const MAX_DETAILS = 20;
/** Longest path and longest message of a detail: both repeat names that the caller chose. */
const MAX_TEXT = 300;

const short = (text: string) => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text);

/** Every code that a fault in these parameters may have. */
export function codesOfQuery(query: z.ZodObject | undefined): ErrorCode[] {
  const names = Object.keys(query?.shape ?? {});
  return parameterErrors.filter((entry) => names.includes(entry.name)).map((entry) => entry.code);
}

/**
 * The faults of an input at the places where they are. Of a union, those of the one form that was meant: the one that knows
 * the most of the fields given, then the one with the fewest faults. Where two forms are as near, only that none fits.
 */
function nearest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const forms = issue.errors
    .map((errors) => ({ unknown: countUnknown(errors), faults: errors.flatMap(nearest) }))
    .sort((a, b) => a.unknown - b.unknown || a.faults.length - b.faults.length);
  const [best, second] = forms;
  if (!best || (best.unknown === second?.unknown && best.faults.length === second.faults.length)) return [issue];
  return best.faults.map((fault) => ({ ...fault, path: [...issue.path, ...fault.path] }));
}

/** How many fields of the value itself, not of what it holds, a form does not know. */
function countUnknown(errors: readonly z.core.$ZodIssue[]): number {
  return errors.reduce(
    (sum, issue) => sum + (issue.code === "unrecognized_keys" && issue.path.length === 0 ? issue.keys.length : 0),
    0,
  );
}

/** The error of an input that its schema refused, with a detail for each fault. */
export function inputError(place: Place, refused: readonly z.core.$ZodIssue[]): ServiceError {
  const issues = refused.flatMap(nearest);
  const details: ErrorDetail[] = issues.slice(0, MAX_DETAILS).map((issue) => ({
    path: short([place, ...issue.path.map(String)].join(".")),
    message: short(issue.message),
  }));
  for (const entry of parameterErrors) {
    const hit = issues.some(
      (issue) => entry.place === place && issue.path[0] === entry.name && (!entry.issue || entry.issue === issue.code),
    );
    if (hit) return new ServiceError(entry.code, entry.message, { details });
  }
  const first = details[0];
  const message = first ? `The request is not valid: ${first.path}: ${first.message}.` : "The request is not valid.";
  return new ServiceError("INVALID_REQUEST", message, { details });
}
